"""What is kept on disk, and what is not."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from artel.games import game_named
from artel.kernel.game import legal_moves
from artel.table.history import Entry
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby
from artel.table.schema import STEPS, StoreError
from artel.table.seats import Seat, Seats, plain_code
from artel.table.store import Store, Stored
from artel.table.wire import MoveMade, WireError
from artel.table.worker import BotWorker
from tests.support import WAIT

GAME = game_named("artificium")


def stored(seats: Seats, name: str = "birch-41") -> Stored:
    return Stored(
        id=name,
        game="artificium",
        versions="2",
        modules=("base",),
        options={},
        seed=bytes(32),
        started=False,
        rematch=None,
        seats=seats,
    )


def two_people() -> tuple[Seats, list[tuple[str, str]]]:
    seats = Seats([Seat(), Seat()], 0)
    return seats, [seats.sit(0, "Anna"), seats.sit(1, "Boris")]


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    seats, secrets = two_people()
    table = stored(seats)
    store = Store(tmp_path / "t.sqlite3")
    assert store.create(table)
    assert not store.create(table)
    table.started, table.rematch = True, "oak-12"
    entries = [Entry(0, -1, "first 0", "", "aa"), Entry(1, 0, "pass", "x", "bb")]
    store.keep(table, entries)
    store.close()
    again = Store(tmp_path / "t.sqlite3")
    assert again.load("birch-41") == table
    assert again.entries("birch-41") == entries
    assert again.load("elm-11") is None
    back = again.load("birch-41")
    assert back is not None
    assert [back.seats.holder(key) for key, _ in secrets] == [0, 1]


def test_keys_and_codes_are_not_on_disk(tmp_path: Path) -> None:
    seats, secrets = two_people()
    store = Store(tmp_path / "t.sqlite3")
    store.create(stored(seats))
    store.close()
    everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Anna" in everything
    for key, code in secrets:
        assert key.encode() not in everything
        assert code.encode() not in everything


def test_the_log_is_append_only_and_a_failed_write_leaves_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")
    store.create(stored(two_people()[0]))
    store.append("birch-41", [Entry(0, 0, "pass", "a", "")])
    with pytest.raises(sqlite3.IntegrityError):
        store.append("birch-41", [Entry(1, 1, "pass", "b", ""), Entry(0, 1, "pass", "c", "")])
    assert [entry.n for entry in store.entries("birch-41")] == [0]


def test_writes_are_synced_before_they_are_answered(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_a_data_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    Store(path).close()
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(StoreError, match="got 99"):
        Store(path)


def test_return_codes_are_read_however_they_are_typed() -> None:
    seats, secrets = two_people()
    code = secrets[0][1]
    assert plain_code(f" {code.lower().replace('-', '')} ") == code
    assert seats.is_code(0, f" {code.lower().replace('-', ' ')} ")
    assert not seats.is_code(1, code)


def test_entries_that_cannot_be_written_are_not_acknowledged(tmp_path: Path) -> None:
    """Another process took the entry's number: the table takes up what is on disk and says so."""

    async def scene() -> None:
        store = Store(tmp_path / "t.sqlite3")
        seats, _ = two_people()
        kept = stored(seats)
        store.create(kept)
        table = Table(kept, GAME, store, BotWorker(), 0.0)
        async with table.lock:
            await table.keep_seats()
        assert table.room is not None
        n = len(table.room.entries)
        seat = table.room.waiting_for()[0]
        twin = Table(dataclasses.replace(kept), GAME, store, BotWorker(), 0.0)
        assert (await twin.receive(seat, MoveMade("theirs", n, "pass")))[0]["t"] == "ok"
        watcher = Connection(seat, greeted=True)
        table.connect(watcher)
        other = next(
            line for move in legal_moves(table.room.state, seat) if (line := GAME.verbs.text(move)) != "pass"
        )
        refused = await table.receive(seat, MoveMade("ours", n, other), watcher)
        assert refused[0]["why"]["kind"] == "not-kept"  # type: ignore[index]
        assert twin.room is not None
        assert table.room is not None
        assert table.room.entries == twin.room.entries
        assert store.entries("birch-41") == table.room.entries

    asyncio.run(scene())


def test_a_table_of_a_game_that_is_gone_is_refused_and_a_broken_one_is_stopped(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "t.sqlite3")
        store.create(dataclasses.replace(stored(two_people()[0], "oak-10"), game="chess"))
        broken = stored(two_people()[0], "oak-11")
        store.create(broken)
        broken.started = True
        store.keep(broken, [Entry(0, -1, "draw unicorn", "", "")])
        lobby = Lobby(store, BotWorker(), 0.0)
        with pytest.raises(WireError, match="unplayable-table") as problem:
            await lobby.table("oak-10")
        expected: Any = problem.value.expected
        assert expected[0] == "artificium: base 2"
        assert expected[1].startswith("keyflower: base 2, merchants 1, farmers 2|1, ")
        assert problem.value.got == "chess: base 2"
        summary = (await lobby.table("oak-11")).summary()
        assert summary["state"] == "stopped"
        assert summary["stopped"]["good"] == 0  # type: ignore[index]
        assert "unicorn" in summary["stopped"]["got"]  # type: ignore[index]

    asyncio.run(scene())


def test_a_table_is_read_once_beside_the_others_for_all_who_wait(tmp_path: Path) -> None:
    allowed = threading.Event()

    class SlowStore(Store):
        read = 0

        def load(self, table: str) -> Stored | None:
            self.read += 1
            assert allowed.wait(WAIT)
            return super().load(table)

    async def scene() -> None:
        store = SlowStore(tmp_path / "t.sqlite3")
        store.create(stored(two_people()[0]))
        lobby = Lobby(store, BotWorker(), 0.0)
        waiting = [asyncio.create_task(lobby.table("birch-41")) for _ in range(3)]
        # The server goes on while the table is being read.
        for _ in range(4):
            await asyncio.sleep(0.01)
        assert not any(task.done() for task in waiting)
        allowed.set()
        first, *others = await asyncio.gather(*waiting)
        assert all(other is first for other in others)
        assert await lobby.table("birch-41") is first
        assert store.read == 1

    asyncio.run(scene())


def test_a_data_file_from_before_seals_is_taken_over(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    db = sqlite3.connect(file)
    for step in STEPS[:2]:
        db.executescript(f"{step.sql} PRAGMA user_version = {step.version};")
    db.execute(
        "INSERT INTO tables (id, game, rules_version, modules, options, seed, creator)"
        " VALUES ('birch-41', 'artificium', 1, '[\"base\"]', '{}', ?, 0)",
        (bytes(32),),
    )
    db.execute("INSERT INTO seats VALUES ('birch-41', 0, 'human', 'Anna', '', 'aa')")
    db.commit()
    db.close()
    store = Store(file)
    found = store.load("birch-41")
    assert found is not None
    assert found.seats.seats == [Seat("human", name="Anna", code_hash="aa")]
    assert found.versions == "1", "one number was kept for the whole game, which was its base module"
    assert found.chance().nonces == {}
    found.seats.seats[0] = Seat("human", "Anna", "", "aa", seal="ab" * 32, nonce="cd" * 32, awaited=True)
    store.keep(found)
    store.close()
    assert Store(file).load("birch-41") == found
