"""Bots think in processes of their own, within a time budget.

A bot that is too slow, crashes or answers with an illegal move costs nobody the game: its seat plays
a random legal move instead, and the table says so.

There are a few processes, and those who ask take turns (`shares.py`). Half of the processes are patient: the
bots of tables where nobody waits, bots that were too slow the last time and hints are asked there alone, of
these sorts one each at a time, so that moves for which somebody sits and waits always have the other half. A
process that hangs is ended and replaced, and meanwhile the others go on. All give way to the server, the
patient ones more.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

from artel.bots.search.advice import FEW_THOUGHTS, THOUGHTS, Advice
from artel.kernel.build import compiled
from artel.kernel.game import Rng, View
from artel.table.metrics import Tally, Timing
from artel.table.roster import Roster
from artel.table.shares import Crowded, Place, Rank, Share, Sort, Turns
from artel.table.thinker import BotError, Thinker

BUDGET: Final = 5.0
HINT_SECONDS: Final = 20.0
FEWEST: Final = 2
MOST: Final = 4
# How many questions may wait, and how many tables with a slow bot are remembered.
MOST_WAITING: Final = 1000
MOST_SLOW: Final = 1000
# How many hints one caller may wait for.
MOST_HINTS: Final = 8
# How far the processes give way to the server, as niceness: those for whom somebody waits, and the patient.
GIVES_WAY: Final = 5
PATIENT: Final = 10
T = TypeVar("T")


@dataclass(frozen=True)
class Choice:
    """The move, and why the bot itself did not choose it, if so."""

    move: int
    fell_back: str | None = None


class BotsStopped(Exception):
    """The server has begun to stop: no bot answers any more, not even by chance."""


class BotWorker:
    """A few processes that answer for the bots of all tables."""

    def __init__(
        self,
        budget: float = BUDGET,
        processes: int | None = None,
        roster: Roster | None = None,
        thoughts: int | None = None,
        hint_seconds: float = HINT_SECONDS,
    ) -> None:
        count = processes or min(MOST, max(FEWEST, os.cpu_count() or FEWEST))
        self.stopped = False
        self.roster: Final = roster or Roster()
        patient, places = max(1, count // 2), self.roster.places
        self._idle: Final = {
            True: [Thinker(budget, places, PATIENT) for _ in range(patient)],
            False: [Thinker(budget, places, GIVES_WAY) for _ in range(count - patient)],
        }
        self._thinkers: Final = [*self._idle[True], *self._idle[False]]
        self._turns: Final = Turns(count - patient, patient, MOST_WAITING)
        self._threads: Final = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self._slow: Final[OrderedDict[str, None]] = OrderedDict()
        self.thinking: Final = Timing()
        self.fallbacks: Final = Tally()
        self.own_moves = 0
        # How much is thought about a hint, how long it may take, and for how many each caller waits now.
        self._thoughts: Final = thoughts or (THOUGHTS if compiled() else FEW_THOUGHTS)
        self._hint_seconds: Final = hint_seconds
        self._hints_waiting: Final[Counter[str]] = Counter()

    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._turns)

    async def choose(
        self, view: View, level: str, seed: str, table: str = "", share: Share | None = None
    ) -> Choice:
        """The move of a bot, or a random one where it gives none. At the end of the server: BotsStopped."""
        if self.stopped:
            raise BotsStopped
        try:
            move = await self._ask(view, level, seed, table, share or Share())
        except BotError as error:
            if self.stopped:
                raise BotsStopped from None
            self.fallbacks.count(error.kind)
            return Choice(view.moves[Rng(seed).below(len(view.moves))], error.kind)
        self.own_moves += 1
        return Choice(move)

    async def advise(self, view: View, seed: str, caller: str = "") -> list[Advice]:
        """The best few moves for whoever sees this view, or BotError: why there is no hint."""
        if self._hints_waiting[caller] >= MOST_HINTS:
            raise BotError("busy")
        self._hints_waiting[caller] += 1
        try:
            return await self._think(
                lambda thinker: thinker.advise(view, self._thoughts, seed, self._hint_seconds),
                Share(Rank.PRESENT, (caller,)),
                Sort.HINT,
            )
        except Crowded:
            raise BotError("busy") from None
        finally:
            self._hints_waiting[caller] -= 1
            if not self._hints_waiting[caller]:
                del self._hints_waiting[caller]

    async def _ask(self, view: View, level: str, seed: str, table: str, share: Share) -> int:
        sort = Sort.SLOW if table in self._slow else Sort.MOVE
        try:
            move = await self._think(lambda thinker: thinker.choose(view, level, seed), share, sort)
        except Crowded:
            raise BotError("too-slow") from None
        except BotError as error:
            if error.kind == "too-slow":
                self._remember_slow(table)
            raise
        self._slow.pop(table, None)
        return move

    async def _think(self, work: Callable[[Thinker], T], share: Share, sort: Sort) -> T:
        """What one of the processes answers, in turn."""
        place = await self._turns.take(share, sort)
        thinking: asyncio.Future[T] | None = None
        # The process that ran last is warm; others are started when they are needed.
        thinker = self._idle[place.patient].pop()
        try:
            if self.stopped:
                raise BotsStopped
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._threads, work, thinker)
            with self.thinking.measured():
                return await asyncio.shield(thinking)
        finally:
            self._when_done(thinker, thinking, place)

    def _when_done(self, thinker: Thinker, thinking: asyncio.Future[T] | None, place: Place) -> None:
        """Give the place back when the process is really free, also where nobody waits for its answer."""

        def free(done: asyncio.Future[T] | None) -> None:
            if done is not None and not done.cancelled():
                done.exception()
            self._idle[place.patient].append(thinker)
            self._turns.give_back(place)

        if thinking is None or thinking.done():
            free(thinking)
        else:
            thinking.add_done_callback(free)

    def _remember_slow(self, table: str) -> None:
        self._slow[table] = None
        while len(self._slow) > MOST_SLOW:
            self._slow.popitem(last=False)

    def stop(self) -> None:
        """No bot answers from now on. May be called from a signal's handler."""
        self.stopped = True
        for thinker in self._thinkers:
            thinker.stopped = True

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        self.stop()
        for thinker in self._thinkers:
            thinker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
