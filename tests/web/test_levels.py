"""The levels as people meet them: the picker on the first page and in the lobby, and faces at the table."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, Request, Route, expect

from artel.bots import levels, usual
from artel.bots.search.levels import SIX
from artel.games import GAMES
from tests.support import WAIT, post
from tests.web.keyboard import Keyboard
from tests.web.people import Person
from tests.web.test_access import check

Device = Callable[..., Page]


def refused(route: Route) -> None:
    """No table is made, so that nobody begins to think."""
    route.fulfill(status=400, json={"error": {"kind": "unexpected", "expected": "nothing", "got": "a wish"}})


def test_the_elder_is_chosen_by_the_keyboard_and_remembered(device: Device, url: str) -> None:
    page = device()
    page.goto(url)
    page.get_by_test_id("game-keyflower").click()
    cards = page.get_by_test_id("levels").get_by_role("radio")
    expect(cards).to_have_count(len(SIX))
    expect(page.get_by_test_id(f"bot-{usual('keyflower')}")).to_be_checked()
    for strength, level in enumerate(SIX, start=1):
        card = page.get_by_test_id("levels").locator("label").nth(strength - 1)
        expect(card.get_by_test_id(f"bot-{level}")).to_have_count(1)
        expect(card.locator(f"[data-face={level}]")).to_be_visible()
        expect(card.locator(f"[data-strength='{strength}']")).to_be_visible()
    keys = Keyboard(page)
    keys.go("[data-testid=levels] input:checked")
    keys.go("[data-testid=bot-elder]", key="ArrowRight")
    elder = page.get_by_role("radio", name="Elder strength 6 of 6")
    expect(elder).to_be_checked()
    expect(elder).to_have_accessible_description(page.get_by_test_id("about-bot").inner_text())
    expect(page.get_by_test_id("about-bot")).to_contain_text("looks furthest")
    check(page)
    page.route("**/api/tables", refused)
    keys.go("[data-testid=play-now]")
    with page.expect_request("**/api/tables") as asked:
        page.keyboard.press("Enter")
    assert seats_of(asked.value) == [{"kind": "open"}, *[{"kind": "bot", "bot": "elder"}] * 2]
    expect(page.get_by_test_id("fault")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("bot-elder")).to_be_checked()


def seats_of(request: Request) -> object:
    return json.loads(request.post_data or "{}")["seats"]


def test_a_level_that_is_gone_falls_back_to_the_usual_one(device: Device, url: str) -> None:
    page = device()
    page.goto(url)
    page.evaluate("() => localStorage.setItem('artel.bot', 'clever')")
    page.reload()
    for game in GAMES:
        page.get_by_test_id(f"game-{game.name}").click()
        expect(page.get_by_test_id("levels").get_by_role("radio")).to_have_count(len(levels(game.name)))
        expect(page.get_by_test_id(f"bot-{usual(game.name)}")).to_be_checked()


def test_the_host_seats_the_elder_by_the_keyboard(device: Device, url: str) -> None:
    page = device()
    link = Person(page, "Anna").open_table(url, "keyflower", ["open", "open"])
    expect(page.get_by_test_id("levels")).to_be_visible()
    keys = Keyboard(page)
    keys.go("[data-testid=levels] input:checked")
    keys.go("[data-testid=bot-elder]", key="ArrowLeft")
    check(page)
    keys.go("[data-testid=fill-1]", key="Shift+Tab")
    page.keyboard.press("Enter")
    seat = page.get_by_test_id("seat-1")
    expect(seat).to_have_attribute("data-kind", "bot")
    expect(seat).to_contain_text("Elder")
    expect(seat.locator("[data-face=elder]")).to_be_visible()
    table = httpx.get(f"{url}/api/tables/{link.rsplit('/', 1)[1]}", timeout=WAIT).json()
    assert [each["bot"] for each in table["seats"]] == [None, "elder", None]
    guest = device()
    guest.goto(link)
    expect(guest.get_by_test_id("sit-2")).to_be_visible()
    expect(guest.get_by_test_id("levels")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "level", "face"),
    [
        ("artificium", "novice", "novice"),
        ("keyflower", "novice", "novice"),
        ("keyflower", "random", "stranger"),
        ("sweet-lands", "random", "stranger"),
    ],
)
def test_a_seat_shows_whose_face_it_has(device: Device, url: str, game: str, level: str, face: str) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": level}]
    made = post(url, "/api/tables", {"game": game, "seats": seats, "name": "Anna", "take": 0}).json()
    page = device()
    page.goto(f"{url}/t/{made['table']}#{made['key']}")
    sign = page.get_by_test_id("seat-1").get_by_test_id("bot-sign-1")
    expect(sign.locator(f"[data-face={face}]")).to_be_visible()
    expect(sign).to_have_text(level.capitalize())
    expect(page.get_by_test_id("bot-sign-0")).to_have_count(0)
