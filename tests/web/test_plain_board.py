"""A game without a board of its own, played in real browsers on the plain one."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support import ServerProcess
from tests.web.people import Person, play_on
from tests.web.test_access import check

Device = Callable[..., Page]
PLACE = "tests.games.tiny.game:TINY"


@pytest.fixture
def tiny_url(monkeypatch: pytest.MonkeyPatch, start_server: Callable[..., ServerProcess]) -> str:
    """The address of a server that knows the tiny game."""
    monkeypatch.setenv("ARTEL_GAMES", PLACE)
    return start_server().url


def test_two_people_and_a_bot_play_to_the_end(device: Device, tiny_url: str) -> None:
    anna, lev = Person(device(), "Anna"), Person(device((390, 844), language="ru-RU", has_touch=True), "Лев")
    link = anna.open_table(tiny_url, "tiny", ["open", "random"])
    lev.join(link)
    play_on([anna, lev], until=4)
    page = anna.page
    expect(page.get_by_test_id("shared-coming").locator("li")).not_to_have_count(0)
    expect(page.get_by_test_id("mine-cards")).to_contain_text("6")
    expect(page.get_by_test_id("seat-2")).to_contain_text("sealed")
    expect(page.get_by_test_id("log")).to_contain_text("opened · ")
    play_on([anna, lev])
    assert len(anna.totals()) == 3
    assert anna.totals() == lev.totals()
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet).to_contain_text("prizes")
    record = httpx.get(f"{tiny_url}/api/tables/{link.rsplit('/', 1)[1]}/record").text
    scores = [re.sub(r"[^\d-]", "", total.replace("−", "-")) for total in anna.totals()]
    assert f"result {' '.join(scores)} won" in record


def test_a_peek_is_seen_by_one_and_cannot_be_taken_back_but_a_bid_can(device: Device, tiny_url: str) -> None:
    anna, lev = Person(device(), "Anna"), Person(device(), "Lev")
    link = anna.open_table(tiny_url, "tiny", ["open"])
    lev.join(link)
    for person in (anna, lev):
        expect(person.page.get_by_test_id("question")).to_have_attribute("data-kind", "auction")
        expect(person.page.get_by_test_id("shared-prize")).to_contain_text("–")
    anna.page.get_by_test_id("move-peek").click()
    expect(anna.page.get_by_test_id("shared-prize")).to_contain_text(re.compile("[1-6]"))
    expect(lev.page.get_by_test_id("log")).to_contain_text("peeked-hidden · ")
    expect(lev.page.get_by_test_id("shared-prize")).to_contain_text("–")
    expect(anna.page.get_by_test_id("move-peek")).to_have_count(0)
    expect(anna.page.get_by_test_id("undo")).to_be_disabled()
    anna.page.locator('[data-line="bid 4"]').click()
    expect(anna.page.get_by_test_id("waiting")).to_be_visible()
    anna.page.get_by_test_id("undo").click()
    expect(anna.page.get_by_test_id("question")).to_be_visible()
    expect(anna.page.locator('[data-line="bid 4"]')).to_be_visible()


def test_what_is_refused_is_said_in_the_words_of_the_game(device: Device, tiny_url: str) -> None:
    anna = Person(device(), "Anna")
    anna.open_table(tiny_url, "tiny", ["random"])
    page = anna.page
    expect(page.get_by_test_id("question")).to_be_visible()
    page.locator('[data-line="bid 4"]').click()
    expect(page.get_by_test_id("mine-cards")).not_to_contain_text("4")
    expect(page.get_by_test_id("question")).to_be_visible()
    page.keyboard.press("/")
    page.get_by_test_id("command-line").fill("bid 4")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("refusal")).to_contain_text("not-in-hand · number 4")


@pytest.mark.parametrize("size", [(390, 844), (1024, 768), (1600, 1000)])
def test_everything_has_its_place(device: Device, tiny_url: str, size: tuple[int, int]) -> None:
    """Nothing is wider than the screen, the answers are in sight, and everybody can use it."""
    anna = Person(device(size, language="ru-RU"), "Анна")
    anna.open_table(tiny_url, "tiny", ["random", "random", "random"])
    play_on([anna], until=3)
    page = anna.page
    expect(page.get_by_test_id("question")).to_be_visible()
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for button in page.locator("[data-testid=decision-bar] button[data-line]").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
