"""The moments of a table: how it stood after so many of its entries, and where its turns ended.

A moment is named by that number alone. The history only grows, and an undo is an entry too: so a moment is
the same for ever, and a link to it leads to the same board although what led there was taken back since.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from artel.kernel.game import NATURE, Game, Rules
from artel.table.history import Entry, Position, first_position, live_entries

# So many positions are kept at hand for whoever goes on from there.
MOST_KEPT: Final = 8
# Where the way to a moment was longer than this, a place so far before it is kept too, for who steps back.
STRIDE: Final = 32


@dataclass(frozen=True, slots=True)
class Moment:
    """How the table stood after the first `at` entries; its log is today's up to `since` of them."""

    at: int
    since: int
    position: Position


class Moments:
    """The moments of one game, made when they are asked for; one thread at a time may ask."""

    def __init__(self, game: Game, rules: Rules) -> None:
        self._game: Final = game
        self._rules: Final = rules
        # By the numbers of the entries that led there.
        self._kept: Final[OrderedDict[tuple[int, ...], Position]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def moment(self, entries: Sequence[Entry], at: int) -> Moment:
        return Moment(at, told_alike(entries, at), self._position(live_entries(entries[:at])))

    def _position(self, live: Sequence[Entry]) -> Position:
        way = tuple(entry.n for entry in live)
        nearest = max((known for known in self._kept if way[: len(known)] == known), key=len, default=None)
        if nearest == way:
            self._kept.move_to_end(way)
            return self._kept[way]
        start = first_position(self._game, self._rules) if nearest is None else self._kept[nearest].copy()
        done = 0 if nearest is None else len(nearest)
        if len(way) - done > STRIDE:
            done = self._walk(start, live, done, len(way) - STRIDE)
            self._keep(way[:done], start.copy())
        self._walk(start, live, done, len(way))
        self._keep(way, start)
        return start

    def _walk(self, position: Position, live: Sequence[Entry], done: int, until: int) -> int:
        for entry in live[done:until]:
            position.attempt(entry.n, entry.seat, entry.line)
            # Nothing is taken back here, so what was before is not remembered.
            position.steps.clear()
        return until

    def _keep(self, way: tuple[int, ...], position: Position) -> None:
        self._kept[way] = position
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def told_alike(entries: Sequence[Entry], at: int) -> int:
    """Up to how many entries the log of that moment and today's tell the same."""
    backs = [back for entry in entries[at:] if (back := entry.takes_back()) is not None and back < at]
    return min(backs, default=at)


def turns_of(entries: Sequence[Entry], players: int) -> list[tuple[int, int]]:
    """Where each turn ended, after so many entries, and whose it was.

    A turn is all that a seat decides in a row, with the draws that follow; where one seat plays alone, one
    decision. What was taken back is no part of any.
    """
    turns: list[tuple[int, int]] = []
    for entry in live_entries(entries):
        drawn = entry.seat == NATURE
        whose = turns[-1][1] if drawn and turns else entry.seat
        if turns and (drawn or (turns[-1][1] == whose and players > 1)):
            turns.pop()
        if whose != NATURE:
            turns.append((entry.n + 1, whose))
    return turns
