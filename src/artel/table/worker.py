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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from artel.kernel.game import Rng, View
from artel.table.metrics import Tally, Timing
from artel.table.roster import Roster
from artel.table.thinker import BotError, Thinker

BUDGET: Final = 5.0
FEWEST: Final = 2
MOST: Final = 4
# How many questions may wait, and how many tables with a slow bot are remembered.
MOST_WAITING: Final = 1000
MOST_SLOW: Final = 1000


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
            if slow and self._slow_busy:
                continue
            self._waiting.remove((slow, turn))
            self._free -= 1
            self._slow_busy = self._slow_busy or slow
            turn.set_result(None)


class BotWorker:
    """A few processes that answer for the bots of all tables."""

    def __init__(
        self, budget: float = BUDGET, processes: int | None = None, roster: Roster | None = None
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

    async def _ask(self, view: View, level: str, seed: str, table: str) -> int:
        slow = table in self._slow
        await self._turns.take(slow=slow)
        thinking: asyncio.Future[int] | None = None
        # The process that ran last is warm; others are started when they are needed.
        thinker = self._idle.pop()
        try:
            if self.stopped:
                raise BotsStopped
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._threads, thinker.choose, view, level, seed)
            with self.thinking.measured():
                move = await asyncio.shield(thinking)
        except BotError as error:
            if error.kind == "too-slow":
                self._remember_slow(table)
            raise
        else:
            self._slow.pop(table, None)
            return move
        finally:
            self._when_done(thinker, thinking, slow=slow)

    def _when_done(self, thinker: Thinker, thinking: asyncio.Future[int] | None, *, slow: bool) -> None:
        """Give the place back when the process is really free, also where nobody waits for its answer."""

        def free(done: asyncio.Future[int] | None) -> None:
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
