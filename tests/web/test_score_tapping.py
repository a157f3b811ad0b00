"""The final count by tapping, on a phone: each game with its text, its way back and what a reload finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from artel.games import SHEET_SCORERS
from artel.games.keyflower.score_sheet import score_sheet
from tests.web.test_access import check

Device = Callable[..., Page]
PHONE = (390, 844)


def opened(page: Page, url: str, game: str) -> Page:
    """As owners of the box come there: from the first page."""
    page.goto(url)
    page.get_by_test_id(f"count-{game}").click()
    page.get_by_test_id("seats-2").wait_for()
    return page


def plus(page: Page, name: str, times: int = 1) -> None:
    for _ in range(times):
        page.get_by_test_id(name).get_by_role("button").last.click()


def points(page: Page, seat: int) -> Locator:
    return page.get_by_test_id(f"live-{seat}")


def text_of(page: Page) -> str:
    page.get_by_test_id("mode-text").click()
    text = page.locator("textarea").input_value()
    page.get_by_test_id("mode-tap").click()
    return text


def check_both_lights(page: Page) -> None:
    check(page)
    page.emulate_media(color_scheme="dark")
    check(page)
    page.emulate_media(color_scheme="light")


def test_a_village_is_tapped_together(device: Device, url: str) -> None:
    page = opened(device(size=PHONE, has_touch=True), url, "keyflower")
    page.get_by_test_id("player-name").fill("Anna # first")
    page.get_by_test_id("spot-1-0").click()
    page.get_by_test_id("tile-seek").fill("timber")
    page.get_by_test_id("pick-timber-yard").click()
    page.get_by_test_id("flip").click()
    plus(page, "tile-wood", 2)
    page.get_by_test_id("rotate").click()
    page.get_by_test_id("move").click()
    page.get_by_test_id("spot-0--1").click()
    expect(page.get_by_test_id("spot-1-0")).to_be_visible()
    plus(page, "step-workers-blue", 3)
    page.get_by_test_id("mark-marker").click()
    check_both_lights(page)
    text = text_of(page)
    assert re.search(r"player Anna first\n(.*\n)*timber-yard upgraded at 0 -1.*: 2 wood", text)
    assert "workers 3 blue\nmarker" in text
    scored = score_sheet(text)["players"]
    assert isinstance(scored, list)
    expect(points(page, 0)).to_have_text(str(scored[0]["points"]))
    # The tile is in one village alone, and so is the marker.
    page.get_by_test_id("player-1").click()
    expect(page.get_by_test_id("mark-marker")).to_be_disabled()
    page.get_by_test_id("add-loose").click()
    expect(page.get_by_test_id("pick-timber-yard")).to_have_count(0)
    page.get_by_test_id("tile-seek").fill("alehouse")
    page.get_by_test_id("tile-seek").press("Enter")
    expect(page.get_by_test_id("tile-alehouse")).to_be_visible()
    # A reload loses nothing, the last edit can be taken back, and a new beginning as well.
    page.reload()
    page.get_by_test_id("player-1").click()
    page.get_by_test_id("tile-alehouse").click()
    page.get_by_test_id("remove").click()
    expect(page.get_by_test_id("tile-alehouse")).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("tile-alehouse")).to_be_visible()
    page.get_by_test_id("clear").click()
    expect(points(page, 0)).to_have_text("–")
    page.get_by_test_id("undo").click()
    expect(points(page, 0)).to_have_text(str(scored[0]["points"]))


def test_texts_and_files_come_in_and_faults_stand_at_their_places(
    device: Device, url: str, tmp_path: Path
) -> None:
    page = opened(device(size=PHONE, language="ru-RU", has_touch=True), url, "keyflower")
    page.get_by_text("Примеры, ссылка и файл").click()
    page.get_by_test_id("example-farmers").click()
    expect(points(page, 0)).to_have_text("36")
    page.get_by_test_id("tile-cow-shed").click()
    plus(page, "field-bottom-left-cow")
    expect(page.get_by_test_id("field-bottom-left-cow").locator("input")).to_have_value("4")
    page.get_by_test_id("close-tile").click()
    # Two homes with one name: the fault stands at the player it is about.
    page.get_by_test_id("player-1").click()
    page.get_by_test_id("player-name").fill("Anna")
    page.get_by_test_id("player-name").blur()
    expect(page.get_by_test_id("player-trouble")).to_contain_text("Anna")
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("player-trouble")).to_have_count(0)
    # A file that is no sheet is shown as a text with its wrong lines; a step back has everything again.
    bad = tmp_path / "bad.txt"
    bad.write_text("home-1\nalehose\n", encoding="utf-8")
    page.get_by_test_id("file").set_input_files(str(bad))
    expect(page.get_by_test_id("faults")).to_contain_text("Строка 2")
    expect(page.locator("textarea")).to_have_value("home-1\nalehose\n")
    expect(page.get_by_test_id("mode-tap")).to_have_attribute("aria-pressed", "false")
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    page.get_by_test_id("file").set_input_files(str(binary))
    expect(page.get_by_test_id("file-wrong")).to_contain_text("picture.png")
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("faults")).to_have_count(0)
    page.get_by_test_id("mode-tap").click()
    expect(points(page, 0)).to_have_text("36")


def test_the_nine_parts_of_sweet_lands(device: Device, url: str) -> None:
    page = opened(device(size=PHONE, language="it-IT", has_touch=True), url, "sweet-lands")
    expect(page.get_by_test_id("field-border")).to_have_count(0)
    page.get_by_test_id("field-scoring-border").click()
    page.get_by_test_id("field-scoring-employed").click()
    expect(page.get_by_test_id("field-scoring-main-terrain")).to_be_disabled()
    page.get_by_test_id("step-vp").locator("input").fill("5000")
    page.get_by_test_id("step-vp").locator("input").blur()
    expect(page.get_by_test_id("step-vp").locator("input")).to_have_value("999")
    plus(page, "step-ports", 4)
    plus(page, "step-border", 2)
    plus(page, "step-terrain-sea")
    page.get_by_test_id("player-1").click()
    plus(page, "step-milestones", 3)
    check_both_lights(page)
    text = text_of(page)
    result = SHEET_SCORERS["sweet-lands"].score(text, None)["players"]
    assert isinstance(result, list)
    for seat in (0, 1):
        expect(points(page, seat)).to_have_text(str(result[seat]["points"]))
    page.reload()
    expect(points(page, 1)).to_have_text(str(result[1]["points"]))
    expect(page.get_by_test_id("step-vp").locator("input")).to_have_value("999")


def test_goods_and_coins_of_artificium_by_keyboard(device: Device, url: str) -> None:
    page = opened(device(size=PHONE), url, "artificium")
    page.get_by_test_id("step-marker").locator("input").focus()
    page.keyboard.type("41")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("step-goods-wood").locator("input")).to_have_value("3")
    page.get_by_test_id("step-coins").get_by_role("button").last.focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    check_both_lights(page)
    text = text_of(page)
    assert "marker 41\ngoods 3 wood\ncoins 5\n" in text
    expect(points(page, 0)).to_have_text("43")
    page.get_by_test_id("seats-6").click()
    expect(page.get_by_test_id("live-5")).to_have_text("0")
