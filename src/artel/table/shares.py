"""Who goes first where many wait for little: people before bots alone, and one caller after the other.

A share belongs to a caller (`budget.caller_at`), not to a table: who has sixty tables has one share, as who
has one. Where too many wait, whoever has most of them waiting is the first to be turned away.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Final

# So many callers are remembered who have had their turn in a round; with more of them the next one begins.
MOST_REMEMBERED: Final = 4096


class Rank(IntEnum):
    """Whom a table keeps waiting."""

    PRESENT = 0
    # People sit there, but none of them is there.
    AWAY = 1
    BOTS_ALONE = 2


@dataclass
class Share:
    """On whose account somebody asks. Whoever owns it changes it as people come and go."""

    rank: Rank = Rank.PRESENT
    # A table of several people goes by whichever of them has had least.
    callers: tuple[str, ...] = ("",)


class Rounds:
    """Callers take turns: in a round each has one, and who comes anew is part of the round that goes on."""

    def __init__(self) -> None:
        self._round = 0
        # The round in which a caller who has had a turn may have the next.
        self._next: dict[str, int] = {}

    def turn(self, callers: tuple[str, ...]) -> int:
        """In which round it is the turn of these callers."""
        return min(self._of(caller) for caller in callers)

    def take(self, callers: tuple[str, ...]) -> None:
        caller = min(callers, key=self._of)
        self._round = self._of(caller)
        self._next[caller] = self._round + 1
        if len(self._next) > MOST_REMEMBERED:
            self._next = {known: turn for known, turn in self._next.items() if turn > self._round}
        if len(self._next) > MOST_REMEMBERED:
            self._round += 1
            self._next.clear()

    def _of(self, caller: str) -> int:
        return max(self._next.get(caller, 0), self._round)


def greediest(waiting: Iterable[tuple[str, ...]]) -> str:
    """The caller on whose account most wait."""
    counts = Counter(caller for callers in waiting for caller in callers)
    return max(counts, key=lambda caller: counts[caller])


class Sort(Enum):
    """What is asked: a bot's move, one of a bot that was too slow the last time, a hint."""

    MOVE = "move"
    SLOW = "slow"
    HINT = "hint"


class Crowded(Exception):
    """Too many wait, and whoever asks has more of them waiting than others."""


@dataclass(eq=False)
class Waiting:
    share: Share
    sort: Sort
    turn: asyncio.Future[Place] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def presses(self) -> bool:
        """True for a move for which somebody sits and waits."""
        return self.sort is Sort.MOVE and self.share.rank is Rank.PRESENT


@dataclass(frozen=True)
class Place:
    """A process that may be asked: a patient one or one of the others, and what it is lent for."""

    patient: bool
    # Of slow bots, of hints and of tables with bots alone one question each is thought about at a time.
    alone: str | None


class Turns:
    """Who may ask next.

    Moves that somebody waits for may be thought about anywhere, all else by the patient processes alone:
    however long that takes, and however much of it there is, people's bots have the others.
    """

    def __init__(self, quick: int, patient: int, most_waiting: int) -> None:
        self._free: Final = {False: quick, True: patient}
        self._most_waiting: Final = most_waiting
        self._busy: Final[set[str]] = set()
        self._rounds: Final = {rank: Rounds() for rank in Rank}
        # In the order of asking.
        self._waiting: Final[list[Waiting]] = []

    def __len__(self) -> int:
        return len(self._waiting)

    async def take(self, share: Share, sort: Sort) -> Place:
        """A place, once it is this one's turn; Crowded where there is no room to wait."""
        waiting = Waiting(share, sort)
        self._waiting.append(waiting)
        self._hand_out()
        if len(self._waiting) > self._most_waiting:
            self._turn_away()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.cancelled():
                self._waiting.remove(waiting)
            elif waiting.turn.exception() is None:
                self.give_back(waiting.turn.result())
            raise

    def give_back(self, place: Place) -> None:
        self._free[place.patient] += 1
        if place.alone is not None:
            self._busy.discard(place.alone)
        self._hand_out()

    def _hand_out(self) -> None:
        while any(self._free.values()):
            # Whoever has just given up takes itself out.
            able = [each for each in self._waiting if not each.turn.cancelled() and self._may(each)]
            if not able:
                return
            first = min(able, key=self._order)
            self._waiting.remove(first)
            self._rounds[first.share.rank].take(first.share.callers)
            place = Place(not (first.presses() and self._free[False]), alone_of(first))
            self._free[place.patient] -= 1
            if place.alone is not None:
                self._busy.add(place.alone)
            first.turn.set_result(place)

    def _may(self, waiting: Waiting) -> bool:
        if waiting.presses() and self._free[False]:
            return True
        return bool(self._free[True]) and alone_of(waiting) not in self._busy

    def _order(self, waiting: Waiting) -> tuple[int, int]:
        """The smallest is the first; of several the one that has asked first."""
        share = waiting.share
        return share.rank, self._rounds[share.rank].turn(share.callers)

    def _turn_away(self) -> None:
        """Of those who matter least, the last of whoever has most of them."""
        waiting = [each for each in self._waiting if not each.turn.cancelled()]
        rank = max((each.share.rank for each in waiting), default=Rank.PRESENT)
        least = [each for each in waiting if each.share.rank is rank]
        if not least:
            return
        caller = greediest(each.share.callers for each in least)
        last = next(each for each in reversed(least) if caller in each.share.callers)
        self._waiting.remove(last)
        last.turn.set_exception(Crowded)


def alone_of(waiting: Waiting) -> str | None:
    """With what else this is never thought about at the same time."""
    if waiting.sort is not Sort.MOVE:
        return str(waiting.sort.value)
    return "bots" if waiting.share.rank is Rank.BOTS_ALONE else None
