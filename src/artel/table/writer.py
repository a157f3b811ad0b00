"""One thread writes to the data file. What waits for it meanwhile is written together, with one sync.

Whoever asked is answered after the commit. What fails fails alone, unless the commit itself fails.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final

from artel.table.metrics import Timing

# How many writes may wait, and how many share a commit. A table waits for one at a time.
MOST_WAITING: Final = 10_000
MOST_TOGETHER: Final = 200

CLOSED: Final = "the data file is closed"

Job = Callable[[], object]


class Writer:
    """The only user of the connection it was given, from its own thread."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db: Final = db
        self._waiting: Final[queue.SimpleQueue[tuple[Job, Future[object]] | None]] = queue.SimpleQueue()
        # Nothing comes in after the end.
        self._door: Final = threading.Lock()
        self._closed = False
        self.times: Final = Timing()
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[object]:
        """Let the job write. The future is done when what it wrote is on disk."""
        written: Future[object] = Future()
        with self._door:
            if self._closed:
                written.set_exception(sqlite3.ProgrammingError(CLOSED))
            elif self._waiting.qsize() >= MOST_WAITING:
                written.set_exception(sqlite3.OperationalError(f"more than {MOST_WAITING} writes wait"))
            else:
                self._waiting.put((job, written))
        return written

    def waiting(self) -> int:
        return self._waiting.qsize()

    def close(self) -> None:
        """Write what waits, then let go of the data file."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while self._write_what_waits():
            pass

    def _write_what_waits(self) -> bool:
        """Wait for something to write; False at the end. Meanwhile nothing is held of what was written."""
        found = [self._waiting.get()]
        while len(found) < MOST_TOGETHER and not self._waiting.empty():
            found.append(self._waiting.get())
        batch = [each for each in found if each is not None]
        if batch:
            with self.times.measured():
                self._write(batch)
        return len(batch) == len(found)

    def _write(self, waiting: list[tuple[Job, Future[object]]]) -> None:
        # Whoever asked may be gone; from here on the future can no longer be taken back.
        batch = [(job, written) for job, written in waiting if written.set_running_or_notify_cancel()]
        results: list[tuple[Future[object], object, BaseException | None]] = []
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job, written in batch:
                results.append((written, *self._apart(job)))
            self._db.execute("COMMIT")
        except BaseException as error:
            self._roll_back()
            results = [(written, None, error) for _, written in batch]
        for written, result, problem in results:
            if problem is None:
                written.set_result(result)
            else:
                written.set_exception(problem)

    def _apart(self, job: Job) -> tuple[object, BaseException | None]:
        """One job inside the transaction: what it did is taken back if it fails."""
        self._db.execute("SAVEPOINT job")
        try:
            result = job()
        except BaseException as error:
            self._db.execute("ROLLBACK TO job")
            self._db.execute("RELEASE job")
            return None, error
        self._db.execute("RELEASE job")
        return result, None

    def _roll_back(self) -> None:
        if self._db.in_transaction:
            try:
                self._db.execute("ROLLBACK")
            except sqlite3.Error:
                # The transaction is over all the same; the next BEGIN will tell if it is not.
                return
