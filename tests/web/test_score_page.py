"""The score page with the sets: examples, completion, what was read as a picture, and faults that mend."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support import ServerProcess
from tests.table.test_score import FOLD, dear_fold

Device = Callable[..., Page]
Start = Callable[..., ServerProcess]
PHONE = (390, 844)
# What no sentence was found for is shown by its id.
BARE = re.compile(r"\b(why|sheet|contract|sector|module)-[a-z]")


def opened(page: Page, url: str) -> Page:
    """The text, as experts use it."""
    page.goto(f"{url}/score/keyflower")
    page.get_by_test_id("mode-text").click()
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


def test_the_page_counts_by_a_chosen_edition_and_its_link_says_so(
    device: Device, start_server: Start, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(dear_fold(), encoding="utf-8")
    server = start_server(editions=[str(path)])
    page = opened(device(size=PHONE), server.url)
    expect(page.get_by_test_id("edition-house")).to_have_attribute("aria-pressed", "true")
    page.locator("textarea").fill(FOLD)
    expect(page.get_by_test_id("points")).to_have_text("3")
    own = page.get_by_test_id("editions").get_by_role("button", name="Dear fold")
    own.click()
    expect(page.get_by_test_id("points")).to_have_text("9")
    page.wait_for_url(re.compile("edition="))
    link = page.url
    another = device(language="ru-RU")
    another.goto(link)
    expect(another.get_by_test_id("points")).to_have_text("9")
    expect(another.get_by_test_id("edition-house")).to_have_attribute("aria-pressed", "false")
    # Whoever comes back finds the text and the edition they left.
    page.goto(f"{server.url}/score/keyflower")
    expect(page.get_by_test_id("points")).to_have_text("9")
    page.get_by_test_id("edition-house").click()
    expect(page.get_by_test_id("points")).to_have_text("3")
    another.goto(re.sub("edition=.*", "edition=0123456789abcdef", link))
    expect(another.get_by_test_id("edition-unknown")).to_be_visible()
    expect(another.get_by_test_id("points")).to_have_count(0)
    another.get_by_test_id("edition-house").click()
    expect(another.get_by_test_id("points")).to_have_text("3")
    expect(another.get_by_test_id("edition-unknown")).to_have_count(0)
