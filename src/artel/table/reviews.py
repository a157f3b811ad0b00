"""Reviews of finished games: worked out one after the other in a process of low priority, and kept.

Whoever asks is told how far it has come, and may leave: the work goes on, and what is kept is there at once
the next time, after a restart too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, cast

from artel.bots.search.minds import has_mind
from artel.games import all_games, game_named
from artel.kernel.record import Record, header_for, read_record
from artel.process import STARTING, begun, end
from artel.review.course import digest_of
from artel.review.review import FORMAT, VERSION
from artel.review.reviewing import THOUGHTS, Progress, reviewing
from artel.table.history import Entry, live_entries
from artel.table.live import Table
from artel.table.review_store import read_review, write_review
from artel.table.room import Room
from artel.table.store import Store
from artel.table.wire import Message, WireError

log = logging.getLogger(__name__)
# So many reviews wait at once, each may take so long, and so many that failed are remembered.
MOST_WAITING: Final = 8
SECONDS: Final = 1800.0
MOST_FAILED: Final = 64
# The longest game has a review of a tenth of this.
MOST_TEXT: Final = 4 * 1024**2
POLITE: Final = 10


@dataclass
class Job:
    """A review on its way: the record, the file of its edition, and how far it has come."""

    table: str
    game: str
    record: str
    edition: str
    done: int = 0
    total: int = 0


class ReviewFailed(Exception):
    """The process that works reviews out has not brought one."""


class Reviews:
    """All reviews of a server."""

    def __init__(
        self,
        store: Store,
        thoughts: int = THOUGHTS,
        most_waiting: int = MOST_WAITING,
        seconds: float = SECONDS,
    ) -> None:
        self._store: Final = store
        self._thoughts: Final = thoughts
        self._most_waiting: Final = most_waiting
        self._seconds: Final = seconds
        # The first is the one that is being worked out.
        self._jobs: Final[OrderedDict[str, Job]] = OrderedDict()
        self._failed: Final[OrderedDict[str, None]] = OrderedDict()
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self._process: SpawnProcess | None = None
        self._working: asyncio.Task[None] | None = None
        self._closed = False

    async def state(self, table: Table) -> Message:
        """How far the review of a table has come, and the review itself once there is one."""
        room = reviewable(table)
        kept = await self._store.aside(self._store.reading, lambda db: read_review(db, table.stored.id))
        review = None if kept is None else review_in(kept, digest_of(played(room)))
        if review is not None:
            return {"state": "done", "review": placed(review, room.entries)}
        return self._on_its_way(table.stored.id)

    async def want(self, table: Table) -> Message:
        """Begin with a review, unless there is one already or soon will be."""
        known = await self.state(table)
        if known["state"] not in ("none", "failed"):
            return known
        room, name = reviewable(table), table.stored.id
        text = await asyncio.to_thread(lambda: room.record().text())
        if name not in self._jobs:
            if len(self._jobs) >= self._most_waiting:
                raise WireError("busy", f"at most {self._most_waiting} reviews at once", len(self._jobs), 503)
            self._failed.pop(name, None)
            self._jobs[name] = Job(name, room.game.name, text, table.kept.edition_text)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return self._on_its_way(name)

    def _on_its_way(self, table: str) -> Message:
        if table in self._jobs:
            ahead, job = list(self._jobs).index(table), self._jobs[table]
            if ahead or not job.total:
                return {"state": "queued", "ahead": ahead}
            return {"state": "working", "done": job.done, "total": job.total}
        return {"state": "failed" if table in self._failed else "none"}

    async def _work(self) -> None:
        while self._jobs and not self._closed:
            name, job = next(iter(self._jobs.items()))
            try:
                text = await asyncio.get_running_loop().run_in_executor(self._thread, self._worked_out, job)
                await self._keep(name, text)
            except (ReviewFailed, sqlite3.Error, OSError, EOFError) as error:
                if not self._closed:
                    log.error("table %s: no review: %s", name, error)
                self._fail(name)
            finally:
                self._jobs.pop(name, None)

    async def _keep(self, table: str, text: str) -> None:
        await asyncio.wrap_future(self._store.writing(lambda db: write_review(db, table, text)))

    def _fail(self, table: str) -> None:
        self._failed[table] = None
        while len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)

    def _worked_out(self, job: Job) -> str:
        """In a thread: let a process work it out, and follow how far it has come."""
        process, pipe = begun("artel-reviews", _review, self._thoughts)
        self._process = process
        until = time.monotonic() + self._seconds
        try:
            if self._closed or not pipe.poll(STARTING) or pipe.recv() != "ready":
                raise ReviewFailed("the process does not start")
            pipe.send((job.game, job.record, job.edition))
            while pipe.poll(max(0.0, until - time.monotonic())):
                told = pipe.recv()
                if isinstance(told, str):
                    raise ReviewFailed(told)
                if told is None:
                    return pipe.recv_bytes(MOST_TEXT).decode()
                job.done, job.total = told
            raise ReviewFailed(f"expected a review within {self._seconds:g} seconds, got none")
        finally:
            self._process = None
            end(process, pipe)

    def close(self) -> None:
        """Give up what is being worked out; it is begun anew when somebody asks again."""
        self._closed = True
        process = self._process
        if process is not None:
            with contextlib.suppress(ValueError, OSError):
                process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _review(pipe: Connection, thoughts: int) -> None:
    """The life of the process: one review. It ends when the server's end of the pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with contextlib.suppress(EOFError, OSError):
        pipe.send("ready")
        name, text, edition = pipe.recv()
        try:
            game = game_named(name)
            if edition:
                game.take_in_edition(edition)
            for told in reviewing(game, read_record(text), thoughts):
                if isinstance(told, Progress):
                    pipe.send((told.done, told.total))
                else:
                    pipe.send(None)
                    pipe.send_bytes(json.dumps(told.to_data()).encode())
        except (ValueError, ArithmeticError, LookupError, TypeError, RuntimeError) as error:
            pipe.send(f"{type(error).__name__}: {error}")


def reviewable(table: Table) -> Room:
    """The room of a game that is over, of which a review can be made; WireError otherwise."""
    if not has_mind(table.game.name):
        known = [game.name for game in all_games() if has_mind(game.name)]
        raise WireError("no-review", known, table.game.name, 404)
    room = table.room
    if room is None or not room.over():
        raise WireError("not-over", "a table whose game is over", table.phase(), 409)
    return room


def played(room: Room) -> Record:
    """What was played, without marks and chance: that is all a review is of."""
    record = Record(header_for(room.game, room.state))
    record.moves.extend(room.moves())
    return record


def review_in(text: str, digest: str) -> dict[str, Any] | None:
    """The review that was kept, unless another version made it or more has been played since."""
    data = cast("dict[str, Any]", json.loads(text))
    known = (data.get("format"), data.get("version"), data.get("record"))
    return data if known == (FORMAT, VERSION, digest) else None


def placed(data: dict[str, Any], entries: Sequence[Entry]) -> Message:
    """A review as a client is told: its places are entries of the table, undos among them, and not moves."""
    live = live_entries(entries)

    def after(moves: int) -> int:
        return live[moves - 1].n + 1 if moves else 0

    def said(values: dict[str, Any]) -> dict[str, Any]:
        return {name: after(value) if name in ("at", "moves") else value for name, value in values.items()}

    return {
        "curve": [{"n": after(each["at"]), **but_at(each)} for each in data["curve"]],
        "swings": [{"n": live[each["at"]].n, **but_at(each)} for each in data["swings"]],
        "dearest": data["dearest"],
        "players": data["players"],
        "summary": [{"id": each["id"], "values": said(each["values"])} for each in data["summary"]],
    }


def but_at(told: dict[str, Any]) -> dict[str, Any]:
    """What is told of a place, without its number among the moves."""
    return {name: told[name] for name in told if name != "at"}
