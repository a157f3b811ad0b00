"""Tables that everybody has left are removed after a while: few at once, never one that somebody uses."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from artel.kernel.game import SPECTATOR
from artel.table.expiry import MOST_AT_ONCE, Keep, abandoned, moment, referring
from artel.table.guest_store import Standing, write_standing
from artel.table.history import Entry
from artel.table.live import Connection
from artel.table.lobby import Lobby
from artel.table.seats import Seat, Seats
from artel.table.store import Store, Stored
from artel.table.wire import WireError
from artel.table.worker import BotWorker
from tests.room_support import key_at

DAYS = Keep(lobbies=30, games=100, finished=10)


def kept(store: Store, name: str, *, days: float, state: str = "lobby") -> None:
    """A table last touched so many days ago."""
    seats = Seats([Seat(), Seat()], 0)
    if state != "lobby":
        for at, guest in enumerate(("Anna", "Boris")):
            seats.sit(at, guest)
    table = Stored(name, "artificium", "2", ("base",), {}, bytes(32), state != "lobby", None, seats)
    store.create(table)
    if state != "lobby":
        store.keep(table, [])
        standing = Standing((), 0.0, state == "over")
        entry = Entry(0, 0, "pass", "a", "")
        store.appending(name, [entry], lambda db: write_standing(db, name, standing)).result()
    ended = moment(days) if state == "ended" else None
    store.writing(
        lambda db: db.execute(
            "UPDATE tables SET touched_at = ?, ended_at = ? WHERE id = ?", (moment(days), ended, name)
        )
    ).result()


def at_a_lobby(path: Path, scene: Callable[[Lobby, Store], Awaitable[None]], keep: Keep = DAYS) -> None:
    async def whole() -> None:
        store, worker = Store(path / "t.sqlite3"), BotWorker()
        try:
            await scene(Lobby(store, worker, 0.0, keep=keep), store)
        finally:
            worker.close()
            store.close()

    asyncio.run(whole())


def is_closed(connection: Connection) -> bool:
    return connection.closed


@pytest.mark.parametrize(
    ("state", "days", "gone"),
    [
        ("lobby", 29, False),
        ("lobby", 31, True),
        ("playing", 31, False),
        ("playing", 99, False),
        ("playing", 101, True),
        ("over", 9, False),
        ("over", 11, True),
        ("ended", 9, False),
        ("ended", 11, True),
    ],
)
def test_how_long_a_table_is_kept_depends_on_its_game(
    tmp_path: Path, state: str, days: float, gone: bool
) -> None:
    async def scene(lobby: Lobby, store: Store) -> None:
        kept(store, "birch-41", days=days, state=state)
        await lobby.expire()
        assert store.has("birch-41") is not gone

    at_a_lobby(tmp_path, scene)


def test_nothing_of_a_removed_table_stays_whatever_refers_to_it(tmp_path: Path) -> None:
    async def scene(lobby: Lobby, store: Store) -> None:
        kept(store, "birch-41", days=200, state="playing")
        kept(store, "oak-12", days=1, state="playing")
        store.writing(
            lambda db: db.execute(
                "CREATE TABLE remarks (about TEXT REFERENCES tables (id), text TEXT) STRICT"
            )
        ).result()
        store.writing(lambda db: db.execute("INSERT INTO remarks VALUES ('birch-41', 'fine')")).result()
        await lobby.expire()

    at_a_lobby(tmp_path, scene)
    with closing(sqlite3.connect(tmp_path / "t.sqlite3")) as db:
        columns = referring(db)
        assert {("seats", "table_id"), ("entries", "table_id"), ("remarks", "about")} <= set(columns)
        for table, column in columns:
            left = {name for (name,) in db.execute(f"SELECT {column} FROM {table}")}
            assert left <= {"oak-12"}
        assert db.execute("SELECT id FROM tables").fetchall() == [("oak-12",)]
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []


def test_few_leave_at_once_and_the_others_next_time(tmp_path: Path) -> None:
    async def scene(lobby: Lobby, store: Store) -> None:
        for number in range(MOST_AT_ONCE + 3):
            kept(store, f"oak-{number}", days=40 + number)
        await lobby.expire()
        assert [name for name in ("oak-0", "oak-1", "oak-2", "oak-3") if store.has(name)] == [
            "oak-0",
            "oak-1",
            "oak-2",
        ]
        await lobby.expire()
        assert not store.has("oak-0")

    at_a_lobby(tmp_path, scene)


@pytest.mark.parametrize("has_key", [True, False], ids=["a guest", "a spectator"])
def test_a_table_with_somebody_at_it_stays(tmp_path: Path, has_key: bool) -> None:
    async def scene(lobby: Lobby, store: Store) -> None:
        kept(store, "birch-41", days=500, state="playing")
        seat = 0 if has_key else SPECTATOR
        async with lobby.at("birch-41") as table:
            connection = Connection(seat, key=key_at(table.stored.seats, seat))
            table.connect(connection)
        await lobby.expire()
        assert store.has("birch-41")
        # Whoever has a seat has been there today.
        assert (store.reading(lambda db: abandoned(db, DAYS)) == []) is has_key
        table.disconnect(connection)
        await lobby.expire()
        assert store.has("birch-41") is has_key

    at_a_lobby(tmp_path, scene)


def test_who_comes_while_a_table_leaves_finds_none(tmp_path: Path) -> None:
    async def scene(lobby: Lobby, store: Store) -> None:
        kept(store, "birch-41", days=500, state="playing")
        async with lobby.at("birch-41"):
            pass
        leaving = asyncio.create_task(lobby.expire())
        while not leaving.done():
            await asyncio.sleep(0)
            if "birch-41" in lobby._leaving:
                with pytest.raises(WireError, match="unknown-table"):
                    await lobby.table("birch-41")
        with pytest.raises(WireError, match="unknown-table"):
            await lobby.table("birch-41")
        assert not lobby._leaving

    at_a_lobby(tmp_path, scene)


def test_tables_can_be_kept_for_ever(tmp_path: Path) -> None:
    async def scene(lobby: Lobby, store: Store) -> None:
        for state in ("lobby", "playing", "over", "ended"):
            kept(store, f"oak-{state}", days=5000, state=state)
        await lobby.expire()
        assert all(store.has(f"oak-{state}") for state in ("lobby", "playing", "over", "ended"))

    at_a_lobby(tmp_path, scene, Keep(None, None, 1e12))


def test_a_table_that_the_host_ends_is_left_by_everybody(tmp_path: Path) -> None:
    async def scene(lobby: Lobby, store: Store) -> None:
        kept(store, "birch-41", days=0, state="playing")
        async with lobby.at("birch-41") as table:
            connection = Connection(0, key=key_at(table.stored.seats, 0))
            table.connect(connection)
        await lobby.close_ended()
        assert not is_closed(connection)
        store.writing(lambda db: db.execute("UPDATE tables SET ended_at = CURRENT_TIMESTAMP")).result()
        await lobby.close_ended()
        assert is_closed(connection)
        with pytest.raises(WireError, match="unknown-table"):
            await lobby.table("birch-41")
        assert store.has("birch-41")

    at_a_lobby(tmp_path, scene)
