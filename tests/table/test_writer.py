"""One thread writes for all tables: together, each for itself, and without stopping those who read."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from artel.table import writer
from artel.table.history import Entry
from artel.table.seats import Seat, Seats
from artel.table.store import Store, Stored
from artel.table.writer import Writer
from tests.support import WAIT


def stored(name: str) -> Stored:
    return Stored(name, "artificium", "2", ("base",), {}, bytes(32), False, None, Seats([Seat(), Seat()], 0))


def commits(store: Store) -> list[str]:
    """Every COMMIT from now on."""
    seen: list[str] = []
    store._db.set_trace_callback(lambda sql: seen.append(sql) if sql == "COMMIT" else None)
    return seen


def hold(store: Store) -> threading.Event:
    """Keep the writer busy until the event is set."""
    begun, goes_on = threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        goes_on.wait(WAIT)

    store._writer.submit(wait)
    assert begun.wait(WAIT)
    return goes_on


def test_writes_that_wait_together_share_a_commit_and_fail_alone(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")
    for number in range(20):
        assert store.create(stored(f"oak-{number}"))
    seen = commits(store)
    goes_on = hold(store)
    writes = [store.appending(f"oak-{number}", [Entry(0, 0, "pass", "a", "")]) for number in range(20)]
    gap = store.appending("oak-0", [Entry(7, 0, "pass", "b", "")])
    half = store.appending("oak-1", [Entry(1, 0, "pass", "b", ""), Entry(1, 0, "pass", "c", "")])
    assert not any(write.done() for write in writes)
    goes_on.set()
    for write in writes:
        write.result(WAIT)
    with pytest.raises(sqlite3.IntegrityError, match="expected entry number 1, got 7"):
        gap.result(WAIT)
    with pytest.raises(sqlite3.IntegrityError):
        half.result(WAIT)
    assert len(seen) == 2
    assert all(len(store.entries(f"oak-{number}")) == 1 for number in range(20))
    store.close()


def test_a_commit_that_fails_fails_for_all_of_it_and_the_next_one_succeeds(tmp_path: Path) -> None:
    class Broken(sqlite3.Connection):
        broken = False

        def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
            if self.broken and sql == "COMMIT":
                self.broken = False
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(sql, *given)

    path = tmp_path / "t.sqlite3"
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, factory=Broken)
    db.execute("CREATE TABLE t (n INTEGER)")
    one = Writer(db)
    goes_on = threading.Event()
    lost = one.submit(lambda: (goes_on.wait(WAIT), db.execute("INSERT INTO t VALUES (1)")))
    db.broken = True
    goes_on.set()
    with pytest.raises(sqlite3.OperationalError, match="disk I/O error"):
        lost.result(WAIT)
    one.submit(lambda: db.execute("INSERT INTO t VALUES (2)")).result(WAIT)
    one.close()
    again = sqlite3.connect(path)
    assert again.execute("SELECT n FROM t").fetchall() == [(2,)]
    again.close()
    with pytest.raises(sqlite3.ProgrammingError):
        one.submit(lambda: None).result(WAIT)


def test_only_so_many_writes_may_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 5)
    store = Store(tmp_path / "t.sqlite3")
    store.create(stored("oak-10"))
    goes_on = hold(store)
    writes = [store.appending("oak-10", [Entry(number, 0, "pass", "", "")]) for number in range(8)]
    refused = [write for write in writes if write.done()]
    assert refused == writes[5:]
    with pytest.raises(sqlite3.OperationalError, match="more than 5 writes wait"):
        refused[0].result()
    goes_on.set()
    for write in writes[:5]:
        write.result(WAIT)
    store.close()


def test_a_locked_data_file_stops_writers_for_a_while_and_readers_not_at_all(tmp_path: Path) -> None:
    """While another program holds the file, the reading of a table takes about as long as otherwise."""
    store = Store(tmp_path / "t.sqlite3")
    store.create(stored("oak-10"))
    store.append("oak-10", [Entry(0, 0, "pass", "a", "")])

    async def reading() -> float:
        began = time.perf_counter()
        for _ in range(50):
            assert await store.aside(store.whole, "oak-10") is not None
        return time.perf_counter() - began

    async def scene() -> None:
        free = await reading()
        other = sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        began = time.perf_counter()
        writing = [
            asyncio.wrap_future(store.appending("oak-10", [Entry(1, 0, "pass", "b", "")])),
            asyncio.wrap_future(store.keeping(stored("oak-10"))),
        ]
        turns = 0
        locked = await reading()
        while not all(write.done() for write in writing):
            await asyncio.sleep(0.01)
            turns += 1
        waited = time.perf_counter() - began
        assert turns > 10
        assert locked < waited / 4 + 4 * free
        for write in writing:
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                await write
        other.execute("ROLLBACK")
        other.close()
        await asyncio.wrap_future(store.appending("oak-10", [Entry(1, 0, "pass", "b", "")]))

    asyncio.run(scene())
    assert len(store.entries("oak-10")) == 2
    store.close()
