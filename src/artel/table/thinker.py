"""One process in which bots think, and the thread's side of the pipe to it."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from artel.bots.search.advice import Advice
from artel.kernel.game import View
from artel.process import STARTING, begun, end, give_way
from artel.table.questions import Advising, Choosing, Question

log = logging.getLogger(__name__)
# The share of its budget after which a bot is to come to an end by itself.
PATIENCE: Final = 0.3
# A process still at work after so many budgets was forgotten by everybody.
HANGING: Final = 4.0
# So long after a process has died it may turn out that the server is to stop.
ENDING: Final = 0.5
# A bot that wants more memory than this has crashed.
MOST_MEMORY: Final = 2 * 1024**3


class BotError(RuntimeError):
    """A bot that gave no usable answer; the kind says why."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Thinker:
    """A process, started when it is first needed and replaced when it hangs or dies. One thread at a time."""

    def __init__(self, budget: float, places: Mapping[str, str] | None = None, niceness: int = 0) -> None:
        self.stopped = False
        self._niceness: Final = niceness
        self._places: Final = dict(places or {})
        self._budget: Final = budget
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def choose(self, view: View, level: str, seed: str) -> int:
        """A legal move, or BotError."""
        question = Choosing(view, level, seed, PATIENCE * self._budget)
        answer = self._answer(question, self._budget)
        if not isinstance(answer, int):
            raise self._failed(question, answer)
        if answer not in view.moves:
            raise BotError("illegal-move")
        return answer

    def advise(self, view: View, thoughts: int, seed: str, seconds: float) -> list[Advice]:
        """The best few legal moves, or BotError."""
        question = Advising(view, thoughts, seed)
        answer = self._answer(question, seconds)
        if not isinstance(answer, list):
            raise self._failed(question, answer)
        return answer

    def _failed(self, question: Question, answer: object) -> BotError:
        log.error("%s crashed: %s", question.told(), answer)
        return BotError("crashed")

    def _answer(self, question: Question, seconds: float) -> object:
        """What the process answers. One that was ended by somebody else is asked once more."""
        try:
            return self._ask(question, seconds)
        except (EOFError, ConnectionError):
            self._forget()
            self._wait_for_the_end()
            return self._ask_anew(question, seconds)

    def _wait_for_the_end(self) -> None:
        """What ended the process may be ending the server too, which is told a moment later."""
        until = time.monotonic() + ENDING
        while not self.stopped and time.monotonic() < until:
            time.sleep(ENDING / 10)

    def _ask_anew(self, question: Question, seconds: float) -> object:
        try:
            return self._ask(question, seconds)
        except (EOFError, ConnectionError) as error:
            raise self._crash(question, error) from error

    def _ask(self, question: Question, seconds: float) -> object:
        if self.stopped:
            raise BotError("stopped")
        pipe = self._ready_pipe()
        try:
            pipe.send((question, HANGING * seconds))
            if not pipe.poll(seconds):
                raise BotError("too-slow")
            return pipe.recv()
        except BotError:
            self._forget()
            raise
        except (EOFError, ConnectionError):
            raise
        except Exception as error:
            raise self._crash(question, error) from error

    def _crash(self, question: Question, error: Exception) -> BotError:
        if not self.stopped:
            log.error("%s: no answer from the bots' process", question.told(), exc_info=error)
        self._forget()
        return BotError("crashed")

    def _ready_pipe(self) -> Connection:
        """The way to the process, started anew where it is not running."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._forget()
        try:
            return self._started()
        except (BotError, EOFError, ConnectionError):
            self._forget()
            raise
        except Exception as error:
            if not self.stopped:
                log.exception("the bots' process does not start")
            self._forget()
            raise BotError("crashed") from error

    def _started(self) -> Connection:
        process, ours = begun("artel-bots", _work, self._places, self._niceness)
        self._process, self._pipe = process, ours
        if ours.poll(STARTING) and ours.recv() == "ready":
            return ours
        raise BotError("too-slow")

    def close(self) -> None:
        """End the process from another thread, whatever it is thinking about."""
        self.stopped = True
        end(self._process, None)

    def _forget(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        end(process, pipe)


def _work(pipe: Connection, places: dict[str, str], niceness: int) -> None:
    """The life of the process: it ends when the table's end of the pipe does.

    A bot that hangs ends with it even where the table is gone and nobody is left to end it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way(niceness)
    _limit_memory()
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            question, most_seconds = pipe.recv()
            _end_after(most_seconds)
            try:
                answer = question.answer(places)
            except Exception:
                answer = traceback.format_exc()
            _end_after(0)
            pipe.send(answer)


def _end_after(seconds: float) -> None:
    """Let the system end this process after so long; 0 takes that back."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _limit_memory() -> None:
    if os.name == "posix":
        import resource

        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
