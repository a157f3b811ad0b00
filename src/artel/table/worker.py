"""Bots think in a process of their own, within a time budget.

A bot that is too slow, crashes or answers with an illegal move costs nobody the game: its seat plays
a random legal move instead, and the table says so.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from artel.kernel.game import Rng, View

log = logging.getLogger(__name__)
BUDGET: Final = 5.0
STARTING: Final = 60.0


@dataclass(frozen=True)
class Choice:
    """The move, and why the bot itself did not choose it, if so."""

    move: int
    fell_back: str | None = None


class BotError(RuntimeError):
    """A bot that gave no usable answer; the kind says why."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class BotWorker:
    """One process that answers for all bots, one question at a time."""

    def __init__(self, budget: float = BUDGET) -> None:
        self._budget: Final = budget
        self._turn: Final = asyncio.Lock()
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    async def choose(self, view: View, level: str, seed: str) -> Choice:
        loop = asyncio.get_running_loop()
        async with self._turn:
            try:
                move = await loop.run_in_executor(self._thread, self._ask, view, level, seed)
                return Choice(move)
            except BotError as error:
                return Choice(view.moves[Rng(seed).below(len(view.moves))], error.kind)

    def close(self) -> None:
        """End the process, whatever it is thinking about."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()
        self._thread.shutdown(wait=False)

    def _ask(self, view: View, level: str, seed: str) -> int:
        pipe = self._ready_pipe()
        try:
            pipe.send((view, level, seed))
            if not pipe.poll(self._budget):
                raise BotError("too-slow")
            answer = pipe.recv()
        except BotError:
            self._forget()
            raise
        except Exception as error:
            log.exception("bot %s of %s: no answer from the bots' process", level, view.game)
            self._forget()
            raise BotError("crashed") from error
        if not isinstance(answer, int):
            log.error("bot %s of %s crashed: %s", level, view.game, answer)
            raise BotError("crashed")
        if answer not in view.moves:
            raise BotError("illegal-move")
        return answer

    def _ready_pipe(self) -> Connection:
        """The way to the process, started anew where it is not running."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._forget()
        try:
            return self._started()
        except BotError:
            self._forget()
            raise
        except Exception as error:
            log.exception("the bots' process does not start")
            self._forget()
            raise BotError("crashed") from error

    def _started(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), daemon=True, name="artel-bots")
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        if ours.poll(STARTING) and ours.recv() == "ready":
            return ours
        raise BotError("too-slow")

    def _forget(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _work(pipe: Connection) -> None:
    """The life of the process: it ends when the table's end of the pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from artel.bots import bot_named

    pipe.send("ready")
    while True:
        try:
            view, level, seed = pipe.recv()
        except EOFError:
            return
        try:
            answer: int | str = int(bot_named(view.game, level).choose(view, Rng(seed)))
        except Exception:
            answer = traceback.format_exc()
        pipe.send(answer)
