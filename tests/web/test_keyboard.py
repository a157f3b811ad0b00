"""By keyboard alone, from the first page on: nothing is touched, and the focus is never lost."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.keyboard import Keyboard, quoted

Device = Callable[..., Page]
# What a hasty but sensible person presses first.
FAVOURITES = ("apply", "done", "pass", "discard-card", "stop")
# How the log tells a bid and a use.
TOLD = {"bid": "[data-kind=bid]", "use": "[data-kind=used], [data-kind=put]"}


def answer(keys: Keyboard) -> None:
    """Answer what is asked: by a button where there is one, otherwise by something on the board."""
    before, lines = keys.moment(), keys.lines()
    if lines:
        line = next((each for each in FAVOURITES if each in lines), lines[0])
        keys.choose(f'button[data-line="{quoted(line)}"]')
    else:
        keys.choose("[data-legal]", "ArrowRight")
    keys.moved_on(before)


def test_a_whole_game_is_played_and_looked_back_at(device: Device, url: str) -> None:
    page = device()
    keys = Keyboard(page)
    keys.open(url, "artificium")
    # What opens over the table gives the focus back to what opened it.
    keys.press("?")
    expect(page.get_by_test_id("keys")).to_be_visible()
    keys.press("Escape")
    keys.go("[data-testid=open-people]", "Shift+Tab")
    keys.press("Enter")
    expect(page.get_by_test_id("people")).to_be_visible()
    keys.choose("dialog header button")
    expect(page.get_by_test_id("people")).to_have_count(0)
    assert keys.is_at("[data-testid=open-people]")
    # A decision is made and taken back.
    before = keys.moment()
    keys.choose("[data-testid=skip]", "Shift+Tab")
    assert keys.is_at("[data-legal]")
    answer(keys)
    keys.press("u")
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-at", before)
    keys.asked()
    while not keys.is_over():
        answer(keys)
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet.get_by_test_id("winner")).to_be_visible()
    keys.choose("[data-testid=review]")
    expect(sheet).to_have_count(0)
    expect(page.get_by_test_id("rewind")).to_be_visible()
    keys.stands("looking back")
    keys.press("Escape")
    expect(page.get_by_test_id("rewind")).to_have_count(0)
    keys.choose("[data-testid=show-scores]")
    expect(sheet).to_be_visible()


def choose_lot(keys: Keyboard, kind: str) -> None:
    """Choose a lot that one can bid on as well as use, and say what for."""
    confirm = keys.page.get_by_test_id("confirm")
    for _ in range(20):
        keys.press("ArrowRight")
        keys.go(".lot[data-legal]", "ArrowRight")
        # The first worker is offered at once; how many of which colour, and for what, is chosen in the bar.
        keys.press("Enter")
        expect(confirm).to_be_enabled()
        if keys.page.get_by_test_id(f"kind-{kind}").count():
            keys.go("[data-testid=confirm]")
            keys.choose(f"[data-testid=kind-{kind}]", "Shift+Tab", by="Space")
            expect(confirm).to_have_attribute("data-line", re.compile(f"^{kind} "))
            return
        keys.press("Escape")
        expect(confirm).to_have_count(0)
    raise AssertionError(f"expected a lot to {kind}, got none")


def test_a_bid_and_a_use_are_put_together(device: Device, url: str) -> None:
    page = device()
    keys = Keyboard(page)
    keys.open(url, "keyflower")
    confirm = page.get_by_test_id("confirm")
    choose_lot(keys, "bid")
    one = confirm.get_attribute("data-line") or ""
    keys.choose("[data-testid^=more-]:enabled")
    expect(confirm).not_to_have_attribute("data-line", one)
    keys.choose("[data-testid^=less-]:enabled", "Shift+Tab")
    expect(confirm).to_have_attribute("data-line", one)
    # Escape puts everything down again.
    keys.press("Escape")
    expect(confirm).to_have_count(0)
    for kind in ("bid", "use"):
        before = keys.moment()
        choose_lot(keys, kind)
        keys.choose("[data-testid=confirm]")
        keys.moved_on(before)
        expect(page.get_by_test_id("log").locator(TOLD[kind]).first).to_be_attached()
        while keys.kind() != "turn":
            answer(keys)


def test_a_turn_in_the_sweet_lands(device: Device, url: str) -> None:
    page = device()
    keys = Keyboard(page)
    keys.open(url, "sweet-lands")
    while keys.kind() != "turn":
        answer(keys)
    before = keys.moment()
    keys.go("[data-testid^=area-][data-legal]", "ArrowUp")
    keys.press("Enter")
    expect(page.get_by_test_id("confirm").first).to_be_visible()
    keys.press("Enter")
    keys.moved_on(before)
    while keys.kind() != "turn":
        answer(keys)
    # What may be done besides lies in a tray, which Escape shuts.
    keys.choose("[data-testid=free-actions]")
    expect(page.get_by_test_id("free-tray")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_test_id("free-tray")).to_have_count(0)
    keys.stands("shutting the tray")
