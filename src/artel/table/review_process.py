"""The process in which a review is worked out, and the thread's side of the pipe to it.

What it finds is told at once, so it may be ended at any moment: only what it was just looking at is lost.
"""

from __future__ import annotations

import contextlib
import json
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from artel.games import game_named
from artel.kernel.record import read_record
from artel.process import STARTING, begun, end, give_way
from artel.review.findings import Findings
from artel.review.reviewing import Progress, reviewing
from artel.table.review_jobs import Job

# The longest game has a review of a tenth of this.
MOST_TEXT: Final = 4 * 1024**2
POLITE: Final = 10
# One look takes no longer than this: a process that hangs keeps others waiting for so long.
LOOK_SECONDS: Final = 300.0


class ReviewFailed(Exception):
    """The process that works reviews out has not brought one."""


class ReviewProcess:
    """One review at a time, in a process of its own for each turn."""

    def __init__(self, thoughts: int, seconds: float) -> None:
        self._thoughts: Final = thoughts
        self._seconds: Final = seconds
        self._process: SpawnProcess | None = None
        self._closed = False

    def work(self, job: Job, tell: Callable[[Progress], None]) -> str | None:
        """In a thread: the text of the review, or None where the job has yielded, or all work has ended."""
        process, pipe = begun("artel-reviews", _review, self._thoughts)
        self._process = process
        began = time.monotonic()
        until = began + self._seconds - job.seconds
        try:
            if self._closed or not pipe.poll(STARTING) or pipe.recv() != "ready":
                raise ReviewFailed("the process does not start")
            pipe.send((job.game, job.record, job.edition, job.found))
            while pipe.poll(min(LOOK_SECONDS, max(0.0, until - time.monotonic()))):
                told = pipe.recv()
                if isinstance(told, str):
                    raise ReviewFailed(told)
                if told is None:
                    return pipe.recv_bytes(MOST_TEXT).decode()
                tell(told)
                if job.yields:
                    return None
            most = f"a look within {LOOK_SECONDS:g} seconds and a review within {self._seconds:g}"
            raise ReviewFailed(f"expected {most}, got none")
        except (ReviewFailed, OSError, EOFError):
            # At the end of the server the process is ended on purpose.
            if self._closed:
                return None
            raise
        finally:
            job.seconds += time.monotonic() - began
            self._process = None
            end(process, pipe)

    def close(self) -> None:
        """End it from another thread, whatever it is looking at."""
        self._closed = True
        process = self._process
        if process is not None:
            with contextlib.suppress(ValueError, OSError):
                process.kill()


def _review(pipe: Connection, thoughts: int) -> None:
    """The life of the process: one turn. It ends when the server's end of the pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way(POLITE)
    with contextlib.suppress(EOFError, OSError):
        pipe.send("ready")
        name, text, edition, found = pipe.recv()
        assert isinstance(found, Findings)
        try:
            game = game_named(name)
            if edition:
                game.take_in_edition(edition)
            for told in reviewing(game, read_record(text), thoughts, found):
                if isinstance(told, Progress):
                    pipe.send(told)
                else:
                    pipe.send(None)
                    pipe.send_bytes(json.dumps(told.to_data()).encode())
        except (ValueError, ArithmeticError, LookupError, TypeError, RuntimeError) as error:
            pipe.send(f"{type(error).__name__}: {error}")
