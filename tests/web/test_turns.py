"""My turn on a phone: undo, redo, the whole turn, its confirmation; and what if."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support import Guest, new_table
from tests.web.people import PATIENCE
from tests.web.test_access import serious

Device = Callable[..., Page]
PHONE = (390, 844)


class OwnTurn:
    """A table against a bot, played on until the person's own card waits: a turn of several steps."""

    def __init__(self, url: str) -> None:
        made = new_table(url, 2, bots=("random",))
        self.url, self.table, self.key = url, str(made["table"]), str(made["key"])
        self.guest = Guest(url, self.table, self.key)
        self.guest.wait_for("view")
        while True:
            view = self.guest.last_view()
            moves, n = view["view"]["moves"], int(view["n"])
            if moves and view["view"]["asks"][0]["kind"] == "resolve":
                break
            self.known(self.guest.move(moves[0], n)["n"] if moves else n + 1)
        self.n = n

    def known(self, n: int) -> None:
        """Wait for a view with so many entries, which may have come with something else."""
        while self.guest.last_n() < n:
            self.guest.next(PATIENCE)

    def trade(self, count: int) -> None:
        """So many steps of the turn, made in another tab."""
        for _ in range(count):
            moves = self.guest.last_view()["view"]["moves"]
            trade = next(line for line in moves if line.split()[0] in ("buy", "sell"))
            self.known(self.guest.move(trade, self.guest.last_n())["n"])

    def ply(self) -> int:
        return int(httpx.get(f"{self.url}/api/tables/{self.table}").json()["ply"])


@pytest.fixture
def own_turn(url: str) -> Iterator[OwnTurn]:
    made = OwnTurn(url)
    yield made
    made.guest.close()


def opened(device: Device, own_turn: OwnTurn) -> Page:
    page = device(PHONE, has_touch=True, is_mobile=True)
    page.goto(f"{own_turn.url}/t/{own_turn.table}#{own_turn.key}")
    expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "resolve")
    return page


def at(page: Page, n: int) -> None:
    expect(page.get_by_test_id("table")).to_have_attribute("data-at", str(n))


def test_undo_redo_the_whole_turn_and_its_confirmation(device: Device, own_turn: OwnTurn) -> None:
    page, n = opened(device, own_turn), own_turn.n
    own_turn.trade(2)
    at(page, n + 2)
    undo, redo = page.get_by_test_id("undo"), page.get_by_test_id("redo-menu")
    page.get_by_test_id("open-turn").tap()
    expect(redo).to_be_disabled()
    page.keyboard.press("Escape")
    undo.tap()
    at(page, n + 3)
    page.get_by_test_id("open-turn").tap()
    redo.tap()
    at(page, n + 4)
    page.get_by_test_id("open-turn").tap()
    back = page.get_by_test_id("turn-back")
    expect(back).to_contain_text("2")
    assert serious(page) == {}
    back.tap()
    at(page, n + 6)
    expect(undo).to_be_disabled()
    page.keyboard.press("y")
    at(page, n + 7)
    page.keyboard.press("Control+Shift+z")
    at(page, n + 8)
    page.keyboard.press("Shift+U")
    at(page, n + 10)
    page.keyboard.press("m")
    page.get_by_test_id("confirm-turns").check()
    page.keyboard.press("Escape")
    # Whoever leaves the round decides no more: the bot does, or chance.
    page.get_by_test_id("move-take-back").tap()
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_have_attribute("data-line", "take-back")
    assert own_turn.ply() == n + 10
    confirm.tap()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-at", str(n + 10))
    assert own_turn.ply() > n + 10


def test_what_if_is_another_desk_and_leaves_nothing_behind(device: Device, own_turn: OwnTurn) -> None:
    page, n = opened(device, own_turn), own_turn.n
    page.get_by_test_id("open-turn").tap()
    page.get_by_test_id("what-if-me").tap()
    banner = page.get_by_test_id("sandbox")
    expect(banner).to_be_visible()
    expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "resolve")
    at(page, 0)
    assert serious(page) == {}
    page.get_by_test_id("move-discard-card").tap()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-at", "0")
    undo = page.get_by_test_id("undo")
    expect(undo).to_be_enabled()
    undo.tap()
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "resolve")
    page.get_by_test_id("back-to-table").tap()
    expect(banner).to_have_count(0)
    at(page, n)
    assert own_turn.ply() == n
    own_turn.trade(1)
    at(page, n + 1)
