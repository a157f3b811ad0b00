"""The review of a finished game in a browser: it comes, shows a better move, and lets one try it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.cli.samples import sealed_record
from tests.finished import TABLE, kept_game
from tests.support import ServerProcess
from tests.web.test_access import PHONE, check

Device = Callable[..., Page]


def test_a_game_is_reviewed_looked_at_and_tried_again(
    device: Device, tmp_path: Path, start_server: Callable[..., ServerProcess]
) -> None:
    kept_game(tmp_path / "data", sealed_record())
    server = start_server(review_thoughts=1)
    page = device()
    page.goto(f"{server.url}/t/{TABLE}")
    page.get_by_test_id("open-review").click()
    expect(page.get_by_test_id("review-progress")).to_be_visible()
    # One may leave meanwhile: the work goes on.
    page.keyboard.press("Escape")
    page.get_by_test_id("show-scores").click()
    page.get_by_test_id("open-review").click()
    sheet_is_whole(page)
    chances_are_shown(page)
    swing = page.get_by_test_id("review-swing").first
    n = swing.get_attribute("data-n")
    better = swing.get_by_test_id("review-better").inner_text()
    swing.get_by_test_id("review-show").click()
    expect(page.get_by_test_id("rewind")).to_have_attribute("data-at", str(n))
    note = page.get_by_test_id("review-note")
    expect(note.get_by_test_id("review-better")).to_have_text(better)
    check(page)
    page.get_by_test_id("note-back").click()
    expect(page.get_by_test_id("review-mark").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("note-try").click()
    expect(page.get_by_test_id("sandbox")).to_be_visible()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    expect(page.locator("[data-legal]").first).to_be_visible()
    page.get_by_test_id("back-to-table").click()
    expect(page.get_by_test_id("rewind")).to_have_attribute("data-at", str(n))
    on_a_phone(device(PHONE, language="ru-RU", has_touch=True), server.url, str(n))
    without_chances_there_is_no_switch(device(), server.url)


def test_what_is_found_is_shown_before_the_review_is_done(
    device: Device, tmp_path: Path, start_server: Callable[..., ServerProcess]
) -> None:
    kept_game(tmp_path / "data", sealed_record())
    server = start_server(review_thoughts=400)
    page = device()
    page.goto(f"{server.url}/t/{TABLE}")
    page.get_by_test_id("open-review").click()
    found = page.get_by_test_id("review-so-far")
    expect(found.get_by_test_id("review-rough-chart").locator("polyline")).to_have_count(2)
    expect(found).to_contain_text("the curve is rough")
    expect(page.get_by_test_id("review-progress")).to_be_visible()
    check(page)
    # A place of it leads to the board of that moment, as that of a review does.
    found.get_by_test_id("review-rough-chart").click(position={"x": 200, "y": 80})
    expect(page.get_by_test_id("rewind")).to_be_visible()


def chances_are_shown(page: Page) -> None:
    """By keyboard, and as this device has shown them last."""
    chart, chances = page.get_by_test_id("review-chart"), page.get_by_test_id("review-in-chances")
    expect(page.get_by_role("group", name="What the chart shows")).to_be_visible()
    expect(page.get_by_test_id("review-in-points")).to_have_attribute("aria-pressed", "true")
    expect(chart).not_to_contain_text("%")
    page.get_by_test_id("review-in-points").focus()
    page.keyboard.press("Tab")
    expect(chances).to_be_focused()
    page.keyboard.press("Enter")
    expect(chances).to_have_attribute("aria-pressed", "true")
    expect(chart).to_have_accessible_name("Chances to win over the game")
    expect(chart).to_contain_text(re.compile("100%"))
    expect(page.get_by_test_id("review-seat-0")).to_contain_text(re.compile(r"\b50%"))
    told = page.get_by_test_id("review-swing").first.get_by_test_id("review-chance")
    expect(told).to_have_text(re.compile(r"^\d{1,2}% instead of \d{1,2}%$"))
    check(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("show-scores").click()
    page.get_by_test_id("open-review").click()
    expect(chances).to_have_attribute("aria-pressed", "true")


def sheet_is_whole(page: Page) -> None:
    chart = page.get_by_test_id("review-chart")
    expect(chart.locator("polyline")).to_have_count(2)
    expect(page.get_by_test_id("review-mark").first).to_be_visible()
    expect(page.get_by_test_id("review-summary").locator("p").first).to_be_visible()
    expect(page.get_by_test_id("review-parts-1")).to_be_visible()
    check(page)


def on_a_phone(phone: Page, url: str, n: str) -> None:
    """What was worked out for one is there at once for everybody: no progress is shown."""
    phone.goto(f"{url}/t/{TABLE}?at=5")
    phone.get_by_test_id("look-curve").click()
    expect(phone.get_by_test_id("curve-chart").locator("polyline")).to_have_count(2)
    phone.keyboard.press("Escape")
    phone.get_by_test_id("look-review").click()
    sheet_is_whole(phone)
    expect(phone.get_by_test_id("review-sheet")).to_contain_text("Удача и мастерство")
    # No message is missing in this language: none is shown as its id.
    expect(phone.get_by_test_id("review-sheet")).not_to_contain_text(re.compile(r"review-|group-|move-"))
    phone.locator(f"[data-n='{n}']").get_by_test_id("review-try").click()
    expect(phone.get_by_test_id("sandbox")).to_be_visible()
    phone.get_by_test_id("back-to-table").click()
    expect(phone.get_by_test_id("rewind")).to_be_visible()


def without_chances_there_is_no_switch(page: Page, url: str) -> None:
    """What a server says to one who has played alone, to a device that would rather see chances."""

    def lacking(route: Route) -> None:
        told = route.fetch().json()
        for each in [*told["review"]["curve"], *told["review"]["swings"]]:
            del each["chances"]
        route.fulfill(json=told)

    page.add_init_script("localStorage.setItem('artel.review-shows', 'chances')")
    page.route("**/review", lacking)
    page.goto(f"{url}/t/{TABLE}")
    page.get_by_test_id("open-review").click()
    sheet_is_whole(page)
    expect(page.get_by_test_id("review-shows")).to_have_count(0)
    expect(page.get_by_test_id("review-chart")).to_have_accessible_name("Expected points over the game")
    expect(page.get_by_test_id("review-chance")).to_have_count(0)
    expect(page.get_by_test_id("review-sheet")).not_to_contain_text("%")
