"""Since my last turn, the others' moves at my own pace, and how the table calls me."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.busy import MOST_TABLES, BusyTable, GameOver
from tests.web.test_access import AXE, OPTIONS

Device = Callable[..., Page]
PHONE = (390, 844)

# A browser that tells what it was asked: no sound and no notification of a real device.
STAGE = """
window.rung = 0; window.asked = 0; window.notes = [];
class Note {
  static permission = 'default';
  static async requestPermission() { window.asked += 1; return (Note.permission = 'granted'); }
  constructor(title, more) { window.notes.push([title, more.body]); }
  close() {}
}
window.Notification = Note;
window.AudioContext = class { state = 'running'; currentTime = 0; destination = {}; };
window.GainNode = class {
  gain = {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}};
  connect(to) { return to; }
};
window.OscillatorNode = class { connect(to) { return to; } start() { window.rung += 1; } stop() {} };
"""
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


class Auction:
    """Three people bid: my bid is beaten, somebody passes, and it is my turn again."""

    def __init__(self, url: str) -> None:
        self.table = BusyTable(url, 3)
        self.tile = ""

    def mine(self) -> str:
        """Play on until it is my turn and I can bid one worker where nobody has; that bid."""
        while True:
            view = self.table.play_until_turn(0).view(0)
            free = [lot["tile"] for lot in view["lots"] if not lot["bids"] and not lot["workers"]]
            own: list[str] = [
                line for line in view["moves"] if line.startswith("bid ") and line.endswith(" 1")
            ]
            for line in own:
                if line.split()[1] in free and f"{line[:-1]}2" in view["moves"]:
                    return line
            self.table.play(1)

    def beaten(self, line: str) -> bool:
        """After my bid the next one beats it, where they can, and the last passes."""
        if self.table.asked() != 1 or f"{line[:-1]}2" not in self.table.view(1)["moves"]:
            return False
        self.tile = line.split()[1]
        self.table.send(1, f"{line[:-1]}2")
        self.table.send(2, "pass")
        return self.table.asked() == 0

    def prepared(self) -> Auction:
        """My bid is made and beaten; at another table, where at this one nobody could beat one."""
        for seed in range(MOST_TABLES):
            with suppress(GameOver):
                while True:
                    line = self.mine()
                    self.table.send(0, line)
                    if self.beaten(line):
                        return self
            self.table.close()
            self.table = BusyTable(self.table.url, 3, seed)
        raise AssertionError(f"expected a beaten bid at one of {MOST_TABLES} tables, got none")


@pytest.fixture
def auction(url: str) -> Iterator[Auction]:
    made = Auction(url)
    yield made
    made.table.close()


def fair(page: Page, *parts: str) -> None:
    """Axe finds nothing serious in these parts."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for part in parts:
        where = {"include": [[f"[data-testid={part}]"]]}
        found: dict[str, Any] = page.evaluate("([where, how]) => axe.run(where, how)", [where, OPTIONS])
        assert [each["id"] for each in found["violations"] if each["impact"] in ("serious", "critical")] == []


def changed(page: Page, tile: str) -> None:
    expect(page.locator(f'[data-testid="lot-{tile}"][data-changed]')).to_have_count(1)


@pytest.mark.parametrize(("size", "touch"), [(PHONE, True), ((1366, 768), False)], ids=["phone", "desktop"])
def test_who_comes_back_sees_what_happened_as_still_pictures(
    device: Device, auction: Auction, size: tuple[int, int], touch: bool
) -> None:
    """On a phone and a desktop where motion is unwelcome: the recap, its marks, once more, until I act."""
    table = auction.prepared().table
    page = device(size, has_touch=touch, is_mobile=touch)
    page.goto(table.link(0))
    expect(page.get_by_test_id("since")).to_be_visible()
    if touch:
        page.get_by_test_id("recap-open").tap()
    expect(page.get_by_test_id("recap-mine")).to_contain_text("has beaten your bid on")
    expect(page.get_by_test_id("recap-mine")).to_contain_text("can move")
    expect(page.get_by_test_id("recap-1")).to_contain_text("bids 2")
    expect(page.get_by_test_id("recap-2")).to_contain_text("passes")
    expect(page.get_by_test_id("recap-voice")).to_contain_text("has beaten your bid on")
    expect(page.locator("[data-testid=recap-voice][aria-live=polite]")).to_have_count(1)
    changed(page, auction.tile)
    expect(page.get_by_test_id("pace-bar")).to_have_count(0)
    fair(page, "since")
    page.get_by_test_id("recap-again").click()
    bar = page.get_by_test_id("pace-bar")
    expect(bar).to_have_attribute("data-left", "2")
    expect(page.locator("main.past")).to_be_visible()
    expect(page.locator("[data-changed]")).to_have_count(0)
    page.get_by_test_id("pace-step").click()
    expect(bar).to_have_attribute("data-left", "1")
    changed(page, auction.tile)
    fair(page, "pace-bar")
    page.get_by_test_id("pace-skip").click()
    expect(page.locator("main.past")).to_have_count(0)
    changed(page, auction.tile)
    page.get_by_test_id("recap-close").click()
    expect(page.get_by_test_id("since")).to_have_count(0)
    changed(page, auction.tile)
    if touch:
        page.get_by_test_id("menu").tap()
    page.get_by_test_id("open-pace").click()
    expect(page.get_by_test_id("pace-instant")).to_be_checked()
    # A phone keeps quiet until somebody wants to hear it.
    expect(page.get_by_test_id("call-sound")).to_be_checked(checked=not touch)
    page.keyboard.press("Escape")
    page.get_by_test_id("move-pass").click()
    expect(page.locator("[data-changed]")).to_have_count(0)
    expect(page.get_by_test_id("recap-voice")).to_have_text("")


def test_the_others_move_at_my_pace_and_the_table_calls_me(device: Device, auction: Auction) -> None:
    """Slow, paused, step by step, skipped; the others have long gone on. Title, sound, notification."""
    table, line = auction.table, auction.mine()
    page = device()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(STAGE)
    page.goto(table.link(0))
    called(page, True)
    page.get_by_test_id("open-pace").press("Enter")
    expect(page.get_by_test_id("pace-normal")).to_be_checked()
    page.get_by_test_id("pace-slow").check()
    expect(page.get_by_test_id("call-sound")).to_be_checked()
    assert page.evaluate("[window.rung, window.asked]") == [0, 0]
    page.get_by_test_id("call-notify").check()
    page.wait_for_function("() => window.asked == 1")
    expect(page.get_by_test_id("call-notify")).to_be_checked()
    fair(page, "pace-dialog")
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    n = table.send(0, line)
    at(page, n)
    called(page, False)
    last = [table.send(seat, "pass") for seat in (1, 2)][-1]
    # Nobody has waited: it is my turn and I am called, while the screen stands where I have stopped it.
    called(page, True)
    page.wait_for_function("() => window.rung > 0")
    at(page, n)
    expect(page.get_by_test_id("pace-bar")).to_have_attribute("data-left", "2")
    expect(page.get_by_test_id("question")).to_have_count(0)
    page.get_by_test_id("pace-step").click()
    expect(page.get_by_test_id("pace-bar")).to_have_attribute("data-left", "1")
    at(page, last - 1)
    page.get_by_test_id("pace-skip").click()
    at(page, last)
    expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "turn")
    assert page.evaluate("window.notes") == []
    # Out of sight everything is shown as it comes, and a notification calls.
    page.evaluate(HIDE, True)
    table.send(0, auction.mine())
    last = [table.send(seat, "pass") for seat in (1, 2)][-1]
    at(page, last)
    page.wait_for_function("() => window.notes.length == 1")
    assert page.evaluate("window.notes[0][0]") == "● Your turn · Keyflower"
    page.evaluate(HIDE, False)
    # What was chosen stays on the device.
    page.get_by_test_id("open-pace").click()
    page.get_by_test_id("call-sound").uncheck()
    page.reload()
    page.get_by_test_id("open-pace").click()
    expect(page.get_by_test_id("pace-slow")).to_be_checked()
    expect(page.get_by_test_id("call-sound")).not_to_be_checked()


def at(page: Page, n: int) -> None:
    expect(page.get_by_test_id("table")).to_have_attribute("data-at", str(n))


def called(page: Page, mine: bool) -> None:
    """Whether the tab says that it is my turn."""
    expect(page).to_have_title("● Your turn · Keyflower" if mine else "Artel")
    expect(page.locator("link[rel=icon]")).to_have_attribute(
        "href", "/icon-turn.svg" if mine else "/icon.svg"
    )
