"""Whole games in no time: the people leave their browsers while their seats answer over the wire."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any

from playwright.sync_api import expect

from tests.support import WAIT, Guest
from tests.web.people import FAVOURITES, Person
from tests.web.thumb import LAST

View = dict[str, Any]


def is_over(view: View) -> bool:
    return not view["asks"]


def answer(lines: Sequence[str]) -> str:
    """What a hasty but sensible person does first."""
    return next((line for line in (*FAVOURITES, *LAST) if line in lines), lines[0])


def hurry(url: str, table: str, keys: Sequence[str], until: Callable[[View], bool]) -> None:
    """Answer for the seats of these keys until this holds of what one of them sees, or the game is over."""
    with ExitStack() as opened:
        guests = [opened.enter_context(Guest(url, table, key)) for key in keys]
        for guest in guests:
            guest.wait_for("view")
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            for guest in guests:
                seen = guest.last_view()
                if is_over(seen["view"]) or until(seen["view"]):
                    return
                if not seen["view"]["moves"]:
                    continue
                told = guest.move(answer(seen["view"]["moves"]), seen["n"])
                # Whoever was overtaken by another seat looks again and answers then.
                while guest.last_n() < told.get("n", 0):
                    guest.next()
                deadline = time.monotonic() + WAIT
            for guest in guests:
                with suppress(TimeoutError):
                    while True:
                        guest.next(timeout=0.001)
    raise AssertionError(f"expected the game at {table} to go on, got no question for {WAIT} s")


def rush(url: str, people: Sequence[Person], *keys: str, until: Callable[[View], bool] = is_over) -> None:
    """Play on for these people, and for the seats of these keys; then they come back to the table."""
    link = people[0].page.url
    seats = [*(person.key() for person in people), *keys]
    for person in people:
        person.page.goto("about:blank")
    hurry(url, link.rsplit("/", 1)[1], seats, until)
    for person in people:
        person.page.goto(link)


def finish(url: str, people: Sequence[Person], *keys: str) -> None:
    """End the game of these people, and of the seats of these keys; they come back and see the sheet."""
    rush(url, people, *keys)
    for person in people:
        expect(person.page.get_by_test_id("score-sheet")).to_be_visible()
