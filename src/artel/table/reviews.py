"""Reviews of finished games: worked out in turns in a process of low priority, and kept.

Whoever asks is told how far it has come and what was found so far, and may leave: the work goes on. Callers
take turns, so a long game keeps nobody waiting for its end. What was found meanwhile is kept, and so is who
waits: work goes on from there after a restart too.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, cast

from artel.bots.search.minds import has_mind
from artel.games import all_games
from artel.kernel.record import Record, header_for
from artel.review.course import digest_of
from artel.review.review import FORMAT, VERSION
from artel.review.reviewing import THOUGHTS, Progress
from artel.table.history import Entry, live_entries
from artel.table.live import Table, not_kept
from artel.table.review_jobs import Job, Jobs
from artel.table.review_process import ReviewFailed, ReviewProcess
from artel.table.review_rows import drop_other_effort, read_jobs, write_callers, write_found, write_job
from artel.table.review_store import forget_job, read_review, write_review
from artel.table.room import Room
from artel.table.store import Store
from artel.table.wire import Message, WireError

log = logging.getLogger(__name__)
# So long may be worked on each, so long a turn lasts, and so many that failed are remembered.
SECONDS: Final = 1800.0
TURN_SECONDS: Final = 10.0
MOST_FAILED: Final = 64
# So much of the work at most is done again after the server was killed.
KEPT_EVERY: Final = 2.0
# How soon it is noticed that a turn is over.
TICK: Final = 0.05


class Reviews:
    """All reviews of a server."""

    def __init__(
        self,
        store: Store,
        thoughts: int = THOUGHTS,
        jobs: Jobs | None = None,
        seconds: float = SECONDS,
        turn_seconds: float = TURN_SECONDS,
    ) -> None:
        self._store: Final = store
        self._effort: Final = f"{VERSION} {thoughts}"
        self._secret: Final = store.secret()
        self._jobs: Final = jobs or Jobs()
        self._failed: Final[OrderedDict[str, None]] = OrderedDict()
        self._process: Final = ReviewProcess(thoughts, seconds)
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self.turn_seconds = turn_seconds
        self._working: asyncio.Task[None] | None = None
        self._closed = False

    async def begin(self) -> None:
        """Go on with what was on its way when the server ended."""
        try:
            await asyncio.wrap_future(self._store.writing(lambda db: drop_other_effort(db, self._effort)))
            jobs = await self._store.aside(self._store.reading, read_jobs)
        except sqlite3.Error as error:
            log.error("reviews on their way cannot be read: %s", error)
            return
        for job in jobs:
            self._jobs.resume(job)
        self._wake()

    async def state(self, table: Table) -> Message:
        """How far the review of a table has come, and the review itself once there is one."""
        room = reviewable(table)
        kept = await self._store.aside(self._store.reading, lambda db: read_review(db, table.stored.id))
        review = None if kept is None else review_in(kept, digest_of(played(room)))
        if review is not None:
            return {"state": "done", "review": placed(review, room.entries)}
        return self._on_its_way(table)

    async def want(self, table: Table, caller: str = "") -> Message:
        """Begin with a review, unless there is one already or soon will be."""
        known = await self.state(table)
        whose = hmac.new(self._secret, f"caller {caller}".encode(), "sha256").hexdigest()[:32]
        name = table.stored.id
        if (job := self._jobs.get(name)) is not None and self._jobs.join(job, whose):
            callers = list(job.callers)
            await self._write(self._store.writing(lambda db: write_callers(db, name, callers)))
        if known["state"] not in ("none", "failed"):
            return known
        room = reviewable(table)
        text = await asyncio.to_thread(lambda: room.record().text())
        if self._jobs.get(name) is None:
            await self._add(Job(name, room.game.name, text, table.kept.edition_text, [whose]))
        return self._on_its_way(table)

    async def _add(self, job: Job) -> None:
        self._jobs.add(job)
        self._failed.pop(job.table, None)
        try:
            await self._write(self._store.writing(lambda db: write_job(db, job, self._effort)))
        except WireError:
            self._jobs.remove(job)
            raise
        self._wake()

    async def _write(self, writing: Future[object]) -> None:
        try:
            await asyncio.wrap_future(writing)
        except sqlite3.Error as error:
            raise not_kept(error) from error

    def _on_its_way(self, table: Table) -> Message:
        job = self._jobs.get(table.stored.id)
        if job is None:
            return {"state": "failed" if table.stored.id in self._failed else "none"}
        told = self._jobs.state(job)
        room = table.room
        if told["state"] != "working" or room is None:
            return told
        return {**told, "found": placed_found(job.found.so_far(), room.entries)}

    # The work.

    def _wake(self) -> None:
        if not self._closed and (self._working is None or self._working.done()):
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while not self._closed and (job := self._jobs.first()) is not None:
            self._jobs.current = job
            try:
                text = await self._turn(job)
                if text is not None:
                    await self._keep(job, text)
            except (ReviewFailed, sqlite3.Error, OSError, EOFError) as error:
                self._fail(job, error)
        self._jobs.current = None

    async def _keep(self, job: Job, text: str) -> None:
        await asyncio.wrap_future(self._store.writing(lambda db: write_review(db, job.table, text)))
        self._jobs.remove(job)

    async def _turn(self, job: Job) -> str | None:
        """Work on it until it is done, or until it is somebody else's turn; what is found is kept."""
        loop = asyncio.get_running_loop()

        def tell(told: Progress) -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(job.take, told)

        self._jobs.begin_turn(job)
        had, until = len(job.found), time.monotonic() + self.turn_seconds
        working = loop.run_in_executor(self._thread, self._process.work, job, tell)
        while not working.done():
            left = KEPT_EVERY if job.yields else min(KEPT_EVERY, until - time.monotonic())
            await asyncio.wait({working}, timeout=max(TICK, left))
            self._keep_found(job)
            if len(job.found) == had:
                # A turn begins with what is found in it: to start a process and to replay a game is none.
                until = time.monotonic() + self.turn_seconds
            if time.monotonic() >= until and not job.yields:
                until += self.turn_seconds
                job.yields = self._jobs.first() is not job
                if not job.yields:
                    self._jobs.begin_turn(job)
        self._keep_found(job)
        return working.result()

    def _keep_found(self, job: Job) -> None:
        """Write what is new. Where that fails it is only worked out again after a restart."""
        if not job.fresh:
            return
        fresh, number = list(job.fresh), job.kept
        job.fresh.clear()
        job.kept += len(fresh)
        table, total, seconds = job.table, job.total, job.seconds
        self._store.writing(lambda db: write_found(db, table, number, fresh, total, seconds))

    def _fail(self, job: Job, error: Exception) -> None:
        """Give a review up, unless it was the end of the server that has stopped it."""
        if self._closed:
            return
        log.error("table %s: no review: %s", job.table, error)
        self._jobs.remove(job)
        self._store.writing(lambda db: forget_job(db, job.table))
        self._failed[job.table] = None
        while len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)

    def close(self) -> None:
        """Stop the work; it goes on from what was found when the server begins again."""
        self._closed = True
        if self._jobs.current is not None:
            self._keep_found(self._jobs.current)
        self._process.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


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

    def said(values: dict[str, Any]) -> dict[str, Any]:
        return {
            name: entries_after(live, value) if name in ("at", "moves") else value
            for name, value in values.items()
        }

    return {
        **placed_found(data, entries),
        "dearest": data["dearest"],
        "players": data["players"],
        "summary": [{"id": each["id"], "values": said(each["values"])} for each in data["summary"]],
    }


def placed_found(data: dict[str, Any], entries: Sequence[Entry]) -> Message:
    """The curve and the swings alone, as of a review that is not done."""
    live = live_entries(entries)
    return {
        "curve": [{"n": entries_after(live, each["at"]), **but_at(each)} for each in data["curve"]],
        "swings": [{"n": live[each["at"]].n, **but_at(each)} for each in data["swings"]],
    }


def entries_after(live: Sequence[Entry], moves: int) -> int:
    return live[moves - 1].n + 1 if moves else 0


def but_at(told: dict[str, Any]) -> dict[str, Any]:
    """What is told of a place, without its number among the moves."""
    return {name: told[name] for name in told if name != "at"}
