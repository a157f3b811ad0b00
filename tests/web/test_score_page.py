"""The score page with the sets: examples, completion, what was read as a picture, and faults that mend."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Device = Callable[..., Page]
PHONE = (390, 844)
# What no sentence was found for is shown by its id.
BARE = re.compile(r"\b(why|sheet|contract|sector|module)-[a-z]")


def opened(page: Page, url: str) -> Page:
    page.goto(f"{url}/score/keyflower")
    page.get_by_test_id("format").wait_for()
    return page


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "it-IT"])
def test_every_example_is_told_in_words_and_drawn(device: Device, url: str, language: str) -> None:
    page = opened(device(language=language), url)
    expect(page.get_by_test_id("format")).not_to_contain_text(BARE)
    for name in ("merchants", "farmers", "key-celeste", "base"):
        page.get_by_test_id(f"example-{name}").click()
        page.get_by_test_id("player-score").first.wait_for()
        for score in page.get_by_test_id("player-score").all():
            expect(score).not_to_contain_text(BARE)
            points = [int(cell.inner_text()) for cell in score.locator("tbody td.num").all()]
            assert str(sum(points)) == score.get_by_test_id("points").inner_text()
        assert page.get_by_test_id("doubt").count() == 0
        page.get_by_test_id("clear").click()
        expect(page.get_by_test_id("player-score")).to_have_count(0)


def test_fields_with_animals_are_marked_on_the_picture(device: Device, url: str) -> None:
    page = opened(device(), url)
    page.get_by_test_id("example-farmers").click()
    anna = page.get_by_test_id("player-score").first
    expect(anna.get_by_test_id("pasture").first).to_be_visible()
    marked = anna.get_by_test_id("pasture").count()
    page.locator("textarea").press("Control+End")
    text = page.locator("textarea").input_value()
    page.locator("textarea").fill(text.replace("animals 3 cow on cow-shed bottom", ""))
    expect(anna.get_by_test_id("reason").filter(has_text="cow")).to_have_count(1)
    assert anna.get_by_test_id("pasture").count() < marked


def test_words_of_the_sets_are_completed(device: Device, url: str) -> None:
    page = opened(device(), url)
    page.locator("textarea").fill("home-3\nanimals 2 sheep on home-3 ")
    page.locator("textarea").press("End")
    page.locator("textarea").press_sequentially("top-l")
    expect(page.get_by_role("option").first).to_contain_text("top-left")
    page.locator("textarea").press("Tab")
    expect(page.locator("textarea")).to_have_value("home-3\nanimals 2 sheep on home-3 top-left ")
    expect(page.get_by_test_id("reason")).to_contain_text("Field of Home 3, top left: sheep")


def test_a_field_that_is_two_is_mended_with_a_touch(device: Device, url: str) -> None:
    page = opened(device(size=PHONE), url)
    page.locator("textarea").fill("home-3\nanimals pig on home-3 bottom\ncontract 3 gold")
    page.locator("textarea").blur()
    expect(page.get_by_test_id("faults")).to_contain_text("such as 2 gold")
    page.get_by_test_id("faults").get_by_role("button", name="2 gold", exact=True).click()
    expect(page.get_by_test_id("faults")).to_contain_text("Two fields meet at the bottom edge of Home 3")
    page.get_by_test_id("faults").get_by_role("button", name="bottom-left", exact=True).click()
    expect(page.get_by_test_id("faults")).to_have_count(0)
    expect(page.locator("textarea")).to_have_value(
        "home-3\nanimals pig on home-3 bottom-left\ncontract 2 gold"
    )
    expect(page.get_by_test_id("points")).to_have_text("2")
