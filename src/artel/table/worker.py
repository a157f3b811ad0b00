"""Bots think in processes of their own, within a time budget.

A bot that is too slow, crashes or answers with an illegal move costs nobody the game: its seat plays
a random legal move instead, and the table says so.

There are a few processes, and the tables take turns. A process that hangs is ended and replaced, and
meanwhile the others go on. A table whose bot was too slow the last time waits for a process of which
there is only one for all such tables, so that bots that hang again and again stop only each other.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

from artel.bots.search.advice import FEW_THOUGHTS, THOUGHTS, Advice
from artel.kernel.build import compiled
from artel.kernel.game import Rng, View
from artel.table.metrics import Tally, Timing
from artel.table.roster import Roster
from artel.table.thinker import BotError, Thinker

BUDGET: Final = 5.0
HINT_SECONDS: Final = 20.0
FEWEST: Final = 2
MOST: Final = 4
# How many questions may wait, and how many tables with a slow bot are remembered.
MOST_WAITING: Final = 1000
MOST_SLOW: Final = 1000
# How many hints may be asked for at a time, at all tables together.
MOST_HINTS: Final = 8
T = TypeVar("T")


@dataclass(frozen=True)
class Choice:
    """The move, and why the bot itself did not choose it, if so."""

    move: int
    fell_back: str | None = None


class BotsStopped(Exception):
    """The server has begun to stop: no bot answers any more, not even by chance."""


class Turns:
    """Who may ask next: free places are handed out in the order of asking, one to the slow at a time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._slow_busy = False
        self._waiting: Final[deque[tuple[bool, asyncio.Future[None]]]] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    async def take(self, *, slow: bool) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((slow, turn))
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove((slow, turn))
            else:
                self.give_back(slow=slow)
            raise

    def give_back(self, *, slow: bool) -> None:
        self._free += 1
        if slow:
            self._slow_busy = False
        self._hand_out()

    def _hand_out(self) -> None:
        for slow, turn in list(self._waiting):
            if self._free == 0:
                return
            # Whoever has just given up takes itself out.
            if turn.cancelled() or (slow and self._slow_busy):
                continue
            self._waiting.remove((slow, turn))
            self._free -= 1
            self._slow_busy = self._slow_busy or slow
            turn.set_result(None)


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
        self._thinkers: Final = [Thinker(budget, self.roster.places) for _ in range(count)]
        self._idle: Final = list(self._thinkers)
        self._turns: Final = Turns(count)
        self._threads: Final = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self._slow: Final[OrderedDict[str, None]] = OrderedDict()
        self.thinking: Final = Timing()
        self.fallbacks: Final = Tally()
        self.own_moves = 0
        # How much is thought about a hint, how long it may take, and how many are asked for now.
        self._thoughts: Final = thoughts or (THOUGHTS if compiled() else FEW_THOUGHTS)
        self._hint_seconds: Final = hint_seconds
        self._hints_waiting = 0

    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._turns)

    async def choose(self, view: View, level: str, seed: str, table: str = "") -> Choice:
        """The move of a bot, or a random one where it gives none. At the end of the server: BotsStopped."""
        if self.stopped:
            raise BotsStopped
        try:
            if len(self._turns) >= MOST_WAITING:
                raise BotError("too-slow")
            move = await self._ask(view, level, seed, table)
        except BotError as error:
            if self.stopped:
                raise BotsStopped from None
            self.fallbacks.count(error.kind)
            return Choice(view.moves[Rng(seed).below(len(view.moves))], error.kind)
        self.own_moves += 1
        return Choice(move)

    async def advise(self, view: View, seed: str) -> list[Advice]:
        """The best few moves for whoever sees this view, or BotError: why there is no hint.

        Hints take turns with the tables whose bots are slow, so that bots always have another process.
        """
        if self._hints_waiting >= MOST_HINTS:
            raise BotError("busy")
        self._hints_waiting += 1
        try:
            return await self._think(
                lambda thinker: thinker.advise(view, self._thoughts, seed, self._hint_seconds), slow=True
            )
        finally:
            self._hints_waiting -= 1

    async def _ask(self, view: View, level: str, seed: str, table: str) -> int:
        try:
            move = await self._think(
                lambda thinker: thinker.choose(view, level, seed), slow=table in self._slow
            )
        except BotError as error:
            if error.kind == "too-slow":
                self._remember_slow(table)
            raise
        self._slow.pop(table, None)
        return move

    async def _think(self, work: Callable[[Thinker], T], *, slow: bool) -> T:
        """What one of the processes answers, in turn."""
        await self._turns.take(slow=slow)
        thinking: asyncio.Future[T] | None = None
        # The process that ran last is warm; others are started when they are needed.
        thinker = self._idle.pop()
        try:
            if self.stopped:
                raise BotsStopped
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._threads, work, thinker)
            with self.thinking.measured():
                return await asyncio.shield(thinking)
        finally:
            self._when_done(thinker, thinking, slow=slow)

    def _when_done(self, thinker: Thinker, thinking: asyncio.Future[T] | None, *, slow: bool) -> None:
        """Give the place back when the process is really free, also where nobody waits for its answer."""

        def free(done: asyncio.Future[T] | None) -> None:
            if done is not None and not done.cancelled():
                done.exception()
            self._idle.append(thinker)
            self._turns.give_back(slow=slow)

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
