"""Tasks are spread over whoever takes them: each is done once, and few are handed out at a time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pickle import PicklingError
from typing import Any

import pytest

from artel.arena.crew import Alone, Crew, Row, crew_of, in_order, spread
from artel.kernel.game import DataError
from tests.arena.interrupted import HEARD, INSTANTS

# In seconds: ends a test that would wait for ever.
PATIENCE = 300


class LastFirst(Crew):
    """Does its tasks the wrong way round: whatever was handed out last is done first."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.waiting: list[tuple[Callable[..., Any], Row]] = []
        self.most = 0

    def hand_out(self, work: Callable[..., Any], row: Row) -> object:
        self.waiting.append((work, row))
        self.most = max(self.most, len(self.waiting))
        return (work, row)

    def done(self, tickets: list[Any]) -> list[Any]:
        return [self.waiting.pop()]

    def result(self, ticket: Any) -> Any:
        work, row = ticket
        return work(*row)


def product(one: int, other: int) -> int:
    return one * other


def refuse(one: int, other: int) -> int:
    raise DataError(f"expected no task, got {one} and {other}")


ROWS = [(number, number + 1) for number in range(40)]
PRODUCTS = [one * other for one, other in ROWS]


def test_results_come_as_they_are_done_with_the_numbers_of_their_rows() -> None:
    crew = LastFirst(5)
    found = list(spread(crew, product, iter(ROWS)))
    assert found != list(enumerate(PRODUCTS))
    assert sorted(found) == list(enumerate(PRODUCTS))
    # One more than may be out at once is handed out before the first is waited for.
    assert crew.most == 6


def test_order_is_kept_for_those_who_need_it() -> None:
    assert list(in_order(LastFirst(7), product, ROWS)) == PRODUCTS


def test_rows_are_not_read_before_they_are_handed_out() -> None:
    read: list[int] = []

    def rows() -> Any:
        for row in ROWS:
            read.append(row[0])
            yield row

    results = spread(Alone(), product, rows())
    assert next(results) == (0, 0)
    assert read == [0]


def test_processes_do_what_one_does_alone() -> None:
    with crew_of(2) as crew:
        assert crew.at_once == 4
        assert sorted(spread(crew, product, ROWS)) == list(spread(Alone(), product, ROWS))
        with pytest.raises(DataError, match="expected no task, got 0 and 1"):
            list(spread(crew, refuse, ROWS[:1]))


@pytest.mark.parametrize("instant", INSTANTS)
def test_ctrl_c_is_heard_at_any_instant(instant: str) -> None:
    words = [sys.executable, "-m", "tests.arena.interrupted", instant]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (0, f"{HEARD}\n")


# As the versions of Python tell it.
UNWRITABLE = (AttributeError, PicklingError)


class Unreadable(Exception):
    """Can be written, but not read again."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def unreadable(one: int, other: int) -> None:
    raise Unreadable(one, other)


def unwritable(one: int, other: int) -> Any:
    return lambda: one + other


def longer(one: bytes, other: int) -> bytes:
    return one + bytes(other)


def test_what_goes_wrong_in_a_process_is_told_with_its_place() -> None:
    with crew_of(2) as crew:
        with pytest.raises(DataError) as caught:
            list(spread(crew, refuse, ROWS[:1]))
        assert "in refuse" in "".join(caught.value.__notes__)
        with pytest.raises(RuntimeError, match="Unreadable: 0 and 1"):
            list(spread(crew, unreadable, ROWS[:1]))
        with pytest.raises(UNWRITABLE, match="lambda"):
            list(spread(crew, unwritable, ROWS[:1]))
        with pytest.raises(UNWRITABLE, match="lambda"):
            crew.hand_out(lambda: None, ())
        assert list(spread(crew, product, ROWS[1:2])) == [(0, 2)], "it goes on"


def test_a_task_and_a_result_may_be_larger_than_a_pipe() -> None:
    size = 3_000_000
    with crew_of(2) as crew:
        found = list(in_order(crew, longer, [(bytes(size), number) for number in range(6)]))
    assert [len(each) for each in found] == [size + number for number in range(6)]
