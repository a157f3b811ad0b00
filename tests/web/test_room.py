"""Room for everything around a move: words fit their buttons, what happened leaves the board alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.busy import BusyTable
from tests.web.people import Person

Device = Callable[..., Page]
PHONE = (390, 844)
LOCALES = Path(__file__).parents[2] / "locales"
# What may stand in the places of the decision bar that never move.
SLOTS = {
    "undo": ("undo",),
    "cancel": ("cancel",),
    "why-not": ("why-not",),
    "move-pass": ("move-pass", "move-done", "move-stop"),
}
# Whether words run out of their button, once each of them stands there.
OVERFLOWING = """(words) => Object.entries(words).flatMap(([place, texts]) => {
  const button = document.querySelector(`[data-testid=slots] [data-testid=${place}]`);
  const text = [...button.childNodes].find((each) => each.nodeType === Node.TEXT_NODE);
  return texts.filter((word) => {
    text.textContent = word;
    const range = document.createRange();
    range.selectNodeContents(text);
    const own = range.getBoundingClientRect();
    const box = button.getBoundingClientRect();
    return own.left < box.left + 2 || own.right > box.right - 2 || own.height > box.height;
  });
})"""


def words_of(*keys: str) -> list[str]:
    """What these keys say, in every language and game."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(LOCALES.glob("*/*.ftl"))]
    return [found for key in keys for text in texts for found in re.findall(rf"^{key} = (.+)$", text, re.M)]


@pytest.fixture(scope="module")
def six(url: str) -> Iterator[BusyTable]:
    """Six seats; the first has bid and is asked again."""
    with BusyTable(url, 6) as table:
        table.play_until_turn(0).play(1).play_until_turn(0)
        yield table


def test_every_word_fits_the_place_it_has_in_the_bar(device: Device, url: str) -> None:
    page = device(size=PHONE, has_touch=True, is_mobile=True)
    Person(page, "Anna").open_table(url, "artificium", ["novice"])
    expect(page.get_by_test_id("move-pass")).to_be_visible()
    words = {place: words_of(*keys) for place, keys in SLOTS.items()}
    assert min(len(each) for each in words.values()) >= 3
    assert page.evaluate(OVERFLOWING, words) == []
    # In a lesson there is no menu of the turn; the others have their room still.
    page.goto(f"{url}/#/learn/artificium")
    page.get_by_test_id("guide-base").click()
    for _ in range(2):
        page.get_by_test_id("lesson-next").click()
    for width, height in ((390, 844), (1024, 768), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("why-not")).to_be_visible()
        assert page.evaluate(OVERFLOWING, {"why-not": words["why-not"]}) == []


def test_recap_and_log_share_a_small_screen_and_each_unfolds(device: Device, six: BusyTable) -> None:
    page = device(language="ru-RU")
    page.goto(six.link(0))
    log, recap = page.get_by_test_id("log"), page.get_by_test_id("recap")
    expect(recap).to_be_visible()
    expect(log).to_be_hidden()
    assert recap.bounding_box()["height"] > 120  # type: ignore[index]
    page.get_by_test_id("open-log").click()
    expect(log.locator("li").last).to_be_in_viewport()
    expect(recap).to_have_count(0)
    page.get_by_test_id("recap-fold").click()
    expect(recap).to_be_visible()
    page.get_by_test_id("recap-close").click()
    expect(log.locator("li").last).to_be_in_viewport()
    # A large screen has room for both.
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.reload()
    expect(recap).to_be_visible()
    expect(log).to_be_visible()


def test_the_recap_of_a_phone_takes_a_line_and_opens_over_the_board(device: Device, six: BusyTable) -> None:
    page = device(size=PHONE, has_touch=True, is_mobile=True)
    page.goto(six.link(0))
    strip = page.get_by_test_id("since")
    expect(strip).to_be_visible()
    assert strip.bounding_box()["height"] < 54  # type: ignore[index]
    board = page.locator("#board")
    before = board.bounding_box()
    page.get_by_test_id("recap-open").tap()
    expect(page.get_by_test_id("recap")).to_be_in_viewport()
    assert board.bounding_box() == before


def without_the_others(page: Page) -> None:
    """Let the table tell that everybody else has been away for long."""

    def route(line: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            data = json.loads(message)
            for seat in data.get("seats", [])[1:]:
                seat.update(online=False, away=0)
            line.send(json.dumps(data))

        line.connect_to_server().on_message(told)

    page.route_web_socket("**/ws/**", route)


def test_many_who_are_away_take_one_line_beside_the_board(device: Device, six: BusyTable) -> None:
    page = device()
    without_the_others(page)
    page.goto(six.link(0))
    line = page.get_by_test_id("all-away")
    expect(line).to_contain_text("Лев")
    expect(page.locator("[data-testid^=give-]")).to_have_count(0)
    # It stands beside the board, not over it.
    below = line.bounding_box()
    board = page.locator("#board").bounding_box()
    assert below is not None
    assert board is not None
    assert below["y"] + below["height"] <= board["y"]
    line.click()
    expect(page.locator("[data-testid^=give-]")).to_have_count(5)
