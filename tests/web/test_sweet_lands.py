"""Sweet Lands in a real browser: alone on a phone, two with a spectator, and what the board promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest
from playwright.sync_api import Page, expect

from artel.games.sweet_lands.words import ROUND_COUNT
from tests.support import post
from tests.web.hurry import rush
from tests.web.people import Person
from tests.web.sweet import SweetTable
from tests.web.sweet_measure import expect_legible, expect_reachable
from tests.web.test_access import check
from tests.web.thumb import Thumb

Device = Callable[..., Page]
PHONE = (390, 844)
LAPTOP = (1366, 768)
MOST_GAMES = 4


def phone(device: Device, language: str = "en-GB") -> Page:
    return device(PHONE, language=language, has_touch=True, is_mobile=True)


def test_a_whole_solo_game_is_played_by_touch_on_a_phone(device: Device, url: str) -> None:
    """From the choice of a character to the score sheet with one thumb, every answer in sight."""
    page = phone(device)
    with SweetTable(url, 1) as table:
        page.goto(table.link(0))
        page.get_by_test_id("question").wait_for()
        thumb = Thumb(page, seed=3, touch=True)
        thumb.play_to_the_end()
        record = httpx.get(f"{url}/api/tables/{table.table}/record", timeout=30).text
    assert {"choose-character", "turn", "discard", "lay", "move-support"} <= thumb.kinds
    assert "game sweet-lands\n" in record
    expect(page.get_by_test_id("total-0")).to_be_visible()
    assert "use" in thumb.verbs()
    play_a_card(thumb, url)


def play_a_card(thumb: Thumb, url: str) -> None:
    """Where a whole game went by without a card, which is chance, one is played in another game."""
    for _ in range(MOST_GAMES):
        if "play" in thumb.verbs():
            return
        with SweetTable(url, 1) as table:
            thumb.page.goto(table.link(0))
            thumb.page.get_by_test_id("question").wait_for()
            thumb.play_until(lambda: "play" in thumb.verbs() or thumb.is_over())
    raise AssertionError(f"expected a card to be played in one of {MOST_GAMES} games, got {thumb.verbs()}")


def test_two_play_and_somebody_watches_to_the_end(device: Device, url: str) -> None:
    """Somebody against a bot at a laptop; a spectator sees every domain, no hand, and the same score."""
    page, watcher = device(LAPTOP), device(LAPTOP, language="ru-RU")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = post(url, "/api/tables", {"game": "sweet-lands", "seats": seats, "name": "Anna", "take": 0}).json()
    watcher.goto(f"{url}/t/{made['table']}")
    page.goto(f"{url}/t/{made['table']}#{made['key']}")
    page.get_by_test_id("question").wait_for()
    watcher.get_by_test_id("seat-0").wait_for()
    thumb = Thumb(page, seed=5, touch=False)
    thumb.play_until(lambda: "discard" in thumb.kinds)
    expect(watcher.get_by_test_id("hand")).to_have_count(0)
    assert watcher.locator("[data-legal]").count() == 0
    watcher.get_by_test_id("open-0").click()
    expect(watcher.get_by_test_id("domain-0")).to_be_visible()
    watcher.get_by_test_id("close-over").click()
    # Anna lets the years go by to the last one; the spectator looks on all the while.
    rush(url, [Person(page, "Anna")], until=lambda view: view["round"] == ROUND_COUNT)
    page.get_by_test_id("question").wait_for()
    thumb.play_to_the_end()
    watcher.get_by_test_id("score-sheet").wait_for()
    own, seen = (each.locator("[data-testid^=total-]").all_inner_texts() for each in (page, watcher))
    assert own == seen


def test_what_a_deed_does_is_spelled_out_before_it_is_done(device: Device, url: str) -> None:
    page = device(LAPTOP)
    with SweetTable(url, 2) as table:
        table.play_to_ask(0, "turn")
        area = next(line.split()[1] for line in table.view(0)["moves"] if line.startswith("use "))
        page.goto(table.link(0))
        page.get_by_test_id(f"area-{area}").click()
        spelled = page.get_by_test_id("spelled")
        expect(spelled).to_be_visible()
        row = next(each for each in table.view(0)["areas"] if each["area"] == area)
        expect(spelled.locator("[data-effect]").first).to_have_attribute(
            "data-effect", f"card {row['taken'] + 1}"
        )
        expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "turn")
        page.keyboard.press("Escape")
        expect(spelled).to_have_count(0)
        expect(page.get_by_test_id("confirm")).to_have_count(0)
        page.get_by_test_id(f"area-{area}").click()
        page.get_by_test_id("confirm").first.click()
        expect(page.get_by_test_id("question")).not_to_have_attribute("data-kind", "turn")


def test_the_chain_tells_what_is_still_to_come(device: Device, url: str) -> None:
    """Beside every question stands what the table says is to come after it, in its order."""
    page = device(LAPTOP)
    with SweetTable(url, 2) as table:
        table.play_to_round(2).play_to_ask(0, "discard")
        page.goto(table.link(0))
        for _ in range(6):
            expect(page.get_by_test_id("table")).to_have_attribute("data-at", str(table.entries()))
            page.get_by_test_id("question").wait_for()
            chain = [each for each in table.view(0)["chain"] if each["kind"] != "free"]
            told = page.get_by_test_id("chain").locator("li[data-kind]")
            expect(told).to_have_count(len(chain))
            for place, entry in enumerate(chain):
                drawn = told.nth(place).locator("[data-effect]")
                if entry["effects"]:
                    texts = drawn.evaluate_all("all => all.map(each => each.dataset.effect)")
                    assert texts == entry["effects"]
            table.play(1).play_to_ask(0, *ANY)


ANY = (
    "turn",
    "after",
    "discard",
    "spend",
    "gain",
    "lay",
    "take-piece",
    "put-piece",
    "drive",
    "advance",
    "order",
)


def test_free_actions_are_there_when_they_are_allowed_and_nowhere_else(device: Device, url: str) -> None:
    page = device(LAPTOP)
    with SweetTable(url, 2) as table:
        table.play_to_round(2).play_to_ask(0, "turn")
        page.goto(table.link(0))
        page.get_by_test_id("free-actions").click()
        shown = (
            page.get_by_test_id("free-tray")
            .locator("[data-line]")
            .evaluate_all("all => all.map(each => each.dataset.line)")
        )
        free = [line for line in table.view(0)["moves"] if line.split()[0] in FREE]
        once = [line for line in free if line.split()[0] not in ("scrap-card", "tower")]
        assert {line for line in shown if line.split()[0] not in ("scrap-card", "tower")} == set(once)
        assert {line.split()[0] for line in shown} == {line.split()[0] for line in free}
        page.get_by_test_id("free-scrap-card").click()
        cards = page.get_by_test_id("hand").locator("[data-legal]")
        lines = cards.evaluate_all("all => all.map(each => each.dataset.line)")
        assert lines
        assert all(line.startswith("scrap-card ") for line in lines)
        expect(page.get_by_test_id("areas").locator("[data-legal]")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("areas").locator("[data-legal]").first).to_be_visible()
        cards.first.wait_for()
        table.play_to_ask(0, "discard")
        expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "discard")
        expect(page.get_by_test_id("free-actions")).to_have_count(0)


FREE = (
    "settle",
    "buy-card",
    "buy",
    "claim",
    "sell",
    "barter",
    "scrap-disk",
    "scrap-card",
    "tower",
    "ability",
)


def test_the_keyboard_walks_to_an_area_and_uses_it(device: Device, url: str) -> None:
    page = device(LAPTOP)
    with SweetTable(url, 2) as table:
        table.play_to_ask(0, "turn")
        page.goto(table.link(0))
        page.get_by_test_id("question").wait_for()
        page.keyboard.press("ArrowDown")
        for _ in range(30):
            if (page.evaluate("document.activeElement.dataset.testid") or "").startswith("area-"):
                break
            page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("confirm").first).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("question")).not_to_have_attribute("data-kind", "turn")


def test_a_card_is_played_by_touching_it_and_touching_it_again(device: Device, url: str) -> None:
    page = phone(device)
    with SweetTable(url, 1) as table:
        table.play_to_round(2)
        table.play_until("a card to play", lambda view, ask: ask["kind"] == "turn" and plays(view) != [])
        line = plays(table.view(0))[0]
        page.goto(table.link(0))
        page.get_by_test_id("tab-mine").tap()
        page.get_by_test_id("my-part-hand").tap()
        card = page.get_by_test_id(f"hand-{line.split()[1]}")
        card.tap()
        expect(page.get_by_test_id("spelled")).to_be_visible()
        expect(page.get_by_test_id("confirm")).to_have_attribute("data-line", line)
        card.tap()
        expect(page.get_by_test_id(f"hand-{line.split()[1]}")).to_have_count(0)


def plays(view: dict[str, object]) -> list[str]:
    moves = view["moves"]
    assert isinstance(moves, list)
    return [line for line in moves if line.startswith("play ")]


def test_four_seats_fit_a_laptop_and_everything_can_be_read(device: Device, url: str) -> None:
    with SweetTable(url, 4) as table:
        table.play_to_round(4).play(12).play_to_ask(0, "turn")
        for language in ("en-GB", "ru-RU", "it-IT"):
            page = device(LAPTOP, language=language)
            page.goto(table.link(0))
            page.get_by_test_id("question").wait_for()
            expect_legible(page)


def test_on_a_phone_everything_can_be_read_and_touched(device: Device, url: str) -> None:
    page = phone(device, "ru-RU")
    with SweetTable(url, 1) as table:
        table.play_to_round(3).play(8).play_to_ask(0, "turn")
        page.goto(table.link(0))
        page.get_by_test_id("question").wait_for()
        for tab, part in PARTS:
            page.get_by_test_id(f"tab-{tab}").tap()
            if part:
                page.get_by_test_id(part).tap()
            expect_legible(page)
            expect_reachable(page)


@pytest.mark.parametrize(
    "kind", ["lay", "discard", "take-piece", "put-piece", "advance", "spend", "move-support"]
)
def test_on_a_phone_every_answer_is_in_sight_and_large_enough(device: Device, url: str, kind: str) -> None:
    page = phone(device)
    with asking(url, kind) as table:
        page.goto(table.link(0))
        expect(page.get_by_test_id("question")).to_have_attribute("data-kind", kind)
        expect_reachable(page)
        assert {each["line"] for each in Thumb(page, 0, True).in_sight()} & set(table.view(0)["moves"])


@contextmanager
def asking(url: str, kind: str) -> Iterator[SweetTable]:
    """A solo game at such a question: what somebody does is chance, so games are played until they do it."""
    for seed in range(20):
        with SweetTable(url, 1, seed) as table:
            while not table.is_over() and table.view(0)["asks"][0]["kind"] != kind:
                table.play(1)
            if not table.is_over():
                yield table
                return
    raise AssertionError(f"expected somebody to be asked {kind} in one of twenty games, got none")


PARTS = (
    ("table", "shared-part-areas"),
    ("table", "shared-part-tracks"),
    ("table", "shared-part-tokens"),
    ("mine", "my-part-land"),
    ("mine", "my-part-plan"),
    ("mine", "my-part-line"),
    ("mine", "my-part-hand"),
    ("others", ""),
)


def test_axe_finds_nothing_on_the_board(device: Device, url: str) -> None:
    with SweetTable(url, 2) as table:
        table.play_to_ask(0, "choose-character", "turn")
        laptop = device(LAPTOP)
        laptop.goto(table.link(0))
        laptop.get_by_test_id("question").wait_for()
        check(laptop)
        table.play_to_round(3).play_to_ask(0, "turn")
        for page in (laptop, phone(device)):
            page.goto(table.link(0))
            expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "turn")
            check(page)
            page.get_by_test_id("free-actions").click()
            check(page)
            page.keyboard.press("Escape")
