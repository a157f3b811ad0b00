"""A disk that fails: nobody is told of what is not on it, and the table goes on from what is."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from artel.kernel.game import legal_moves
from artel.table.history import Entry
from artel.table.live import Table
from artel.table.lobby import Lobby
from artel.table.store import Store, Stored
from artel.table.wire import Message, MoveMade, Undo, WireError
from artel.table.worker import BotWorker
from room_support import GAME

OPEN = {"kind": "open"}


class FailingStore(Store):
    """Fails as many of the next writes as it is told to, half way through."""

    failures = 0

    def _write_entries(self, table: str, entries: Sequence[Entry]) -> None:
        super()._write_entries(table, entries)
        if self.failures > 0:
            self.failures -= 1
            raise sqlite3.OperationalError("disk I/O error")


class Scene:
    """A lobby on a store that can be made to fail."""

    def __init__(self, folder: Path) -> None:
        self.store = FailingStore(folder / "t.sqlite3")
        self.lobby = Lobby(self.store, BotWorker(), 0.0)
        self.made: Message = {}

    async def table(self, seats: int = 2) -> Table:
        data: Message = {"game": "artificium", "seats": [OPEN] * seats, "name": "Anna", "take": 0}
        self.made = await self.lobby.create(data)
        return await self.lobby.table(str(self.made["table"]))

    def on_disk(self, table: Table) -> Stored:
        found = self.store.load(table.stored.id)
        assert found is not None
        return found


def refused(problem: pytest.ExceptionInfo[WireError]) -> tuple[str, int]:
    return problem.value.kind, problem.value.status


def test_a_seat_that_could_not_be_kept_is_free_again_and_the_game_begins_with_the_next(
    tmp_path: Path,
) -> None:
    async def act() -> None:
        scene = Scene(tmp_path)
        table = await scene.table()
        scene.store.failures = 1
        with pytest.raises(WireError) as problem:
            await scene.lobby.join(table, {"name": "Boris"})
        assert refused(problem) == ("not-kept", 503)
        assert (table.phase(), table.stored.started, table.room) == ("lobby", False, None)
        assert table.stored == scene.on_disk(table)
        joined = await scene.lobby.join(table, {"name": "Boris"})
        assert joined["seat"] == 1
        assert table.room is not None
        assert scene.store.entries(table.stored.id) == table.room.entries
        assert table.room.entries
        again = await Lobby(scene.store, BotWorker(), 0.0).table(table.stored.id)
        assert again.phase() == "playing"
        assert again.stored.seats.holder(str(joined["key"])) == 1

    asyncio.run(act())


def test_seats_that_cannot_even_be_read_are_what_was_last_kept(tmp_path: Path) -> None:
    async def act() -> None:
        scene = Scene(tmp_path)
        table = await scene.table(3)
        before = scene.on_disk(table)
        scene.store.close()
        with pytest.raises(WireError) as problem:
            await scene.lobby.join(table, {"name": "Boris"})
        assert refused(problem) == ("not-kept", 503)
        assert table.stored == before

    asyncio.run(act())


def test_a_new_key_that_could_not_be_kept_opens_nothing_and_the_game_goes_on(tmp_path: Path) -> None:
    async def act() -> None:
        scene = Scene(tmp_path)
        table = await scene.table()
        await scene.lobby.join(table, {"name": "Boris"})
        room = table.room
        back = {"seat": 0, "code": scene.made["code"]}
        scene.store.failures = 1
        with pytest.raises(WireError) as problem:
            await scene.lobby.come_back(table, back)
        assert refused(problem) == ("not-kept", 503)
        assert table.stored.seats.keys == scene.on_disk(table).seats.keys
        assert table.room is room
        returned = await scene.lobby.come_back(table, back)
        assert scene.on_disk(table).seats.holder(str(returned["key"])) == 0

    asyncio.run(act())


def test_a_changed_seat_that_could_not_be_kept_stays_as_it_was(tmp_path: Path) -> None:
    async def act() -> None:
        scene = Scene(tmp_path)
        table = await scene.table(3)
        change = {"key": scene.made["key"], "kind": "bot", "bot": "random"}
        scene.store.failures = 1
        with pytest.raises(WireError) as problem:
            await scene.lobby.change_seat(table, 2, change)
        assert refused(problem) == ("not-kept", 503)
        assert [seat.kind for seat in table.stored.seats.seats] == ["human", "open", "open"]
        assert (await scene.lobby.change_seat(table, 2, change))["state"] == "lobby"

    asyncio.run(act())


@pytest.mark.parametrize("good_writes", [0, 1])
def test_a_rematch_that_could_not_be_kept_is_not_promised(tmp_path: Path, good_writes: int) -> None:
    async def act() -> None:
        scene = Scene(tmp_path)
        table = await scene.table()
        await scene.lobby.join(table, {"name": "Boris"})
        room: Any = table.room
        room.state.agenda.clear()
        key = {"key": scene.made["key"]}
        fail_after(scene.store, good_writes)
        with pytest.raises(WireError) as problem:
            await scene.lobby.rematch(table, key)
        assert refused(problem) == ("not-kept", 503)
        assert table.stored.rematch is None
        again = await scene.lobby.rematch(table, key)
        assert scene.on_disk(table).rematch == again["table"]
        assert (await scene.lobby.table(str(again["table"]))).phase() == "playing"

    asyncio.run(act())


def fail_after(store: FailingStore, good_writes: int) -> None:
    """Let so many writes pass, and fail the next."""
    keep = store.keep
    left = [good_writes]

    def counted(table: Stored, entries: Sequence[Entry] = ()) -> None:
        if left[0] == 0:
            store.failures = 1
        left[0] -= 1
        keep(table, entries)

    store.keep = counted  # type: ignore[method-assign]


def test_entries_go_only_where_the_log_ends(tmp_path: Path) -> None:
    async def act() -> None:
        scene = Scene(tmp_path)
        table = await scene.table()
        with pytest.raises(sqlite3.IntegrityError, match="expected entry number 0, got 5"):
            scene.store.append(table.stored.id, [Entry(5, 0, "pass", "", "")])
        assert scene.store.entries(table.stored.id) == []

    asyncio.run(act())


def test_a_move_that_is_not_kept_or_breaks_the_engine_is_answered_by_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        scene = Scene(tmp_path)
        table = await scene.table()
        await scene.lobby.join(table, {"name": "Boris"})
        room: Any = table.room
        seat, n = room.waiting_for()[0], len(room.entries)
        line = GAME.verbs.text(legal_moves(room.state, seat)[0])
        scene.store.failures = 1
        (lost,) = await table.receive(seat, MoveMade("lost", n, line))
        assert (lost["t"], lost["id"]) == ("bad", "lost")
        assert lost["why"]["kind"] == "not-kept"  # type: ignore[index]
        assert table.room is not room
        monkeypatch.setattr(type(room), "_undo", lambda *_: 1 // 0)
        (broken,) = await table.receive(seat, Undo("broken", n))
        assert (broken["t"], broken["id"]) == ("bad", "broken")
        assert broken["why"]["kind"] == "engine-failed"  # type: ignore[index]
        assert (await table.receive(seat, MoveMade("good", n, line)))[0]["t"] == "ok"

    asyncio.run(act())
