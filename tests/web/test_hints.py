"""A hint in a browser: asked for, read, prepared and played; where the table has none, there is no button."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support import ServerProcess, new_table
from tests.web.test_access import PHONE, check

Device = Callable[..., Page]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that thinks little about its hints."""
    server = ServerProcess(tmp_path_factory.mktemp("server"), hint_thoughts=1)
    yield server.url
    server.stop()


def sit(page: Page, url: str, *, hints: bool = True) -> None:
    """Sit down alone with a bot."""
    made = new_table(url, 2, ("novice",), hints=hints)
    page.goto(f"{url}/t/{made['table']}#{made['key']}")
    expect(page.get_by_test_id("question")).to_be_visible()


def test_a_hint_is_read_and_prepared_and_nothing_is_played_unasked(device: Device, url: str) -> None:
    page = device()
    sit(page, url)
    table, moves = page.get_by_test_id("table"), page.locator("[data-hint]")
    before = table.get_attribute("data-at")
    page.get_by_test_id("hint").click()
    expect(moves).to_have_count(3)
    expect(moves.first).to_contain_text("≈")
    expect(moves.first).to_contain_text(re.compile(r", \d{1,2}% to win"))
    expect(moves.first).to_contain_text("next move")
    expect(page.get_by_test_id("hint-1")).to_contain_text("the best")
    check(page)
    moves.first.click()
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_have_attribute("data-line", moves.first.get_attribute("data-hint") or "")
    assert table.get_attribute("data-at") == before
    confirm.click()
    expect(table).not_to_have_attribute("data-at", before or "")
    expect(page.get_by_test_id("hints")).to_have_count(0)
    page.get_by_test_id("open-people").click()
    expect(page.get_by_test_id("person-0")).to_contain_text("hints: 1")


def test_a_hint_by_keyboard_on_a_phone_in_russian(device: Device, url: str) -> None:
    page = device(PHONE, "ru-RU")
    sit(page, url)
    page.keyboard.press("i")
    expect(page.locator("[data-hint]")).to_have_count(3)
    expect(page.get_by_test_id("hint-0")).to_contain_text("следующего хода")
    expect(page.get_by_test_id("hint-0")).to_contain_text(re.compile(r", шанс на победу \d{1,2}\s%"))
    check(page)
    page.get_by_test_id("hint-0").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hints")).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_be_focused()


def test_one_alone_has_points_to_expect_and_nobody_to_beat(device: Device, url: str) -> None:
    page = device()
    made = new_table(url, 1, game="sweet-lands", hints=True)
    page.goto(f"{url}/t/{made['table']}#{made['key']}")
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-0")).to_contain_text("≈")
    expect(page.get_by_test_id("hints")).not_to_contain_text("%")


def test_where_the_table_has_no_hints_there_is_no_button(device: Device, url: str) -> None:
    page = device()
    sit(page, url, hints=False)
    expect(page.get_by_test_id("slots")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.get_by_test_id("hints")).to_have_count(0)
