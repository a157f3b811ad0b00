"""Scoring the end of a boxed game from a text; no table is needed for it.

Sheets are scored in a process of their own, one after the other and each within a time limit, so that no
table waits for them and no thread that writes games is taken.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from artel.games import SHEET_SCORERS, game_named
from artel.kernel.editions import Edition
from artel.kernel.sheet import SheetError, SheetScorer
from artel.process import STARTING, begun, end
from artel.table.wire import Message, WireError, shown, text_of

log = logging.getLogger(__name__)
SECONDS: Final = 10.0
MOST_WAITING: Final = 8
# A sheet has at most so many faults and so many tiles; the longest answer is far below this.
MOST_ANSWER: Final = 262_144
POLITE: Final = 10


def scorer_of(game: str) -> SheetScorer:
    if game not in SHEET_SCORERS:
        raise WireError("unknown-game", list(SHEET_SCORERS), shown(game), 404)
    return SHEET_SCORERS[game]


class ScoreRoom:
    """The process, started when the first sheet comes, and ended when one takes too long."""

    def __init__(self, seconds: float = SECONDS, most_answer: int = MOST_ANSWER) -> None:
        self.seconds = seconds
        self._most_answer: Final = most_answer
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="scores")
        self._waiting = 0
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    async def scored(self, game: str, data: Message, edition: Edition | None = None) -> tuple[bytes, int]:
        """The answer as JSON and its status: the scores, or what is wrong with the text, by line."""
        text = text_of(data, "text", scorer_of(game).most_text, may_be_empty=True)
        if self._waiting >= MOST_WAITING:
            raise WireError("busy", f"at most {MOST_WAITING} sheets at once", self._waiting, 503)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            plain = text.replace("\r\n", "\n")
            return await loop.run_in_executor(self._thread, self._ask, game, plain, edition)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._end()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _ask(self, game: str, text: str, edition: Edition | None) -> tuple[bytes, int]:
        try:
            pipe = self._pipe if self._is_ready() and self._pipe is not None else self._started()
            # The process has read no file: it is given the edition with the sheet.
            pipe.send((game, text, None if edition is None else (edition.digest, edition.text)))
            if not pipe.poll(self.seconds):
                raise TimeoutError
            status = int(pipe.recv())
            return pipe.recv_bytes(self._most_answer), status
        except TimeoutError:
            self._end()
            raise WireError(
                "too-slow", f"a sheet scored within {self.seconds:g} seconds", "more", 503
            ) from None
        except (OSError, EOFError) as error:
            # The process died, or its answer would not fit.
            self._end()
            log.error("a score sheet could not be scored: %r", error)
            raise WireError("server-failed", "a score", type(error).__name__, 500) from error

    def _is_ready(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def _started(self) -> Connection:
        self._end()
        process, ours = begun("artel-scores", _score_sheets)
        self._process, self._pipe = process, ours
        if not ours.poll(STARTING):
            raise TimeoutError
        ours.recv()
        return ours

    def _end(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        end(process, pipe)


def _score_sheets(pipe: Connection) -> None:
    """The life of the process: it ends when the server's end of the pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with contextlib.suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            game, text, edition = pipe.recv()
            answer, status = score_of(game, text, edition)
            pipe.send(status)
            pipe.send_bytes(json.dumps(answer, ensure_ascii=False).encode("utf-8", "replace"))


def score_of(game: str, text: str, edition: tuple[str, str] | None = None) -> tuple[Message, int]:
    try:
        return SHEET_SCORERS[game].score(text, edition_of(game, edition)), 200
    except SheetError as error:
        return {"error": error.as_data()}, 422


def edition_of(game: str, given: tuple[str, str] | None) -> Edition | None:
    """The edition of this digest, out of its file where it is not at hand."""
    if given is None:
        return None
    name, text = given
    editions = game_named(game).editions
    return editions.named(name) or editions.take_in(text)
