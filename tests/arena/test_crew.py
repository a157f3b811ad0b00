"""Tasks are spread over whoever takes them: each is done once, and few are handed out at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from artel.arena.crew import Alone, Crew, Row, crew_of, in_order, spread
from artel.kernel.game import DataError


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
