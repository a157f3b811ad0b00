"""A disk that fails: nobody is told of what is not on it, and the table goes on from what is."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from artel.kernel.game import SPECTATOR, legal_moves
from artel.table.history import Entry
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby
from artel.table.store import Also, Store, Stored
from artel.table.summary import summary_of
from artel.table.wire import Hello, Look, Message, MoveMade, Ping, Undo, WireError
from artel.table.worker import BotWorker
from tests.room_support import GAME
from tests.support import WAIT

OPEN = {"kind": "open"}


class FailingStore(Store):
    """Fails as many of the next writes as it is told to, half way through, and of the next readings."""

    failures = 0
    unreadable = 0

    def _write_entries(self, table: str, entries: Sequence[Entry]) -> None:
        super()._write_entries(table, entries)
        if self.failures > 0:
            self.failures -= 1
            raise sqlite3.OperationalError("disk I/O error")

    def whole(self, table: str) -> tuple[Stored, list[Entry]] | None:
        if self.unreadable > 0:
            self.unreadable -= 1
            raise sqlite3.OperationalError("disk I/O error")
        return super().whole(table)


class SlowStore(FailingStore):
    """Writes entries only when it is allowed to."""

    def __init__(self, path: Path) -> None:
        self.allowed = threading.Event()
        self.allowed.set()
        super().__init__(path)

    def _write_entries(self, table: str, entries: Sequence[Entry]) -> None:
        assert self.allowed.wait(WAIT)
        super()._write_entries(table, entries)


class Scene:
    """A lobby on a store that can be made to fail."""

    def __init__(self, folder: Path, store: type[FailingStore] = FailingStore) -> None:
        self.store = store(folder / "t.sqlite3")
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
    keeping = store.keeping
    left = [good_writes]

    def counted(table: Stored, entries: Sequence[Entry] = (), also: Also | None = None) -> Future[object]:
        if left[0] == 0:
            store.failures = 1
        left[0] -= 1
        return keeping(table, entries, also)

    store.keeping = counted  # type: ignore[method-assign]


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
        room = table.room
        assert room is not None
        seat, n = room.waiting_for()[0], len(room.entries)
        line = GAME.verbs.text(legal_moves(room.state, seat)[0])
        scene.store.failures = 1
        (lost,) = await table.receive(seat, MoveMade("lost", n, line))
        assert (lost["t"], lost["id"]) == ("bad", "lost")
        assert lost["why"]["kind"] == "not-kept"  # type: ignore[index]
        assert table.room is room
        assert len(room.entries) == n
        monkeypatch.setattr(type(room.turns), "_undo", lambda *_: 1 // 0)
        (broken,) = await table.receive(seat, Undo("broken", n))
        assert (broken["t"], broken["id"]) == ("bad", "broken")
        assert broken["why"]["kind"] == "engine-failed"  # type: ignore[index]
        assert (await table.receive(seat, MoveMade("good", n, line)))[0]["t"] == "ok"

    asyncio.run(act())


async def heard(connection: Connection, kind: str | None = None) -> list[Message]:
    """Everything that waits for a connection now; where a kind is named, what leads to one of it as well."""
    messages: list[Message] = []
    while True:
        came = kind is None or any(message["t"] == kind for message in messages)
        try:
            text = await asyncio.wait_for(connection.next(), 0.05 if came else WAIT)
        except TimeoutError:
            return messages
        assert text is not None
        messages.append(json.loads(text))


def first_move(table: Table) -> tuple[int, int, str]:
    """Who may move, after how many entries, and a move that asks nothing of NATURE."""
    room: Any = table.room
    seat = room.waiting_for()[0]
    assert "pass" in [GAME.verbs.text(move) for move in legal_moves(room.state, seat)]
    return seat, len(room.entries), "pass"


def test_a_move_that_is_neither_kept_nor_read_again_is_never_answered_ok(tmp_path: Path) -> None:
    """The write fails, and so does every reading for a while: until one succeeds nothing is answered."""

    async def act() -> None:
        scene = Scene(tmp_path)
        table = await scene.table()
        await scene.lobby.join(table, {"name": "Boris"})
        seat, n, line = first_move(table)
        watcher = Connection(seat)
        table.connect(watcher)
        await table.receive(seat, Hello(0), watcher)
        await heard(watcher, "view")
        scene.store.failures, scene.store.unreadable = 1, 6
        move = MoveMade("lost", n, line)
        for message in (move, move, Ping(), Look("l", n), Hello(n)):
            (answer,) = await table.receive(seat, message)
            assert answer["t"] == "bad"
            assert answer["why"]["kind"] == "not-kept"  # type: ignore[index]
        assert await heard(watcher) == []
        with pytest.raises(WireError) as problem:
            await scene.lobby.table(table.stored.id)
        assert refused(problem) == ("not-kept", 503)
        assert scene.store.entries(table.stored.id) == table.room.entries  # type: ignore[union-attr]
        assert (await table.receive(seat, move))[0] == {"t": "ok", "id": "lost", "n": n + 1}
        assert (await table.receive(seat, move))[0] == {"t": "ok", "id": "lost", "n": n + 1}
        assert [entry.id for entry in scene.store.entries(table.stored.id)][n:] == ["lost"]
        assert (await heard(watcher, "view"))[-1]["n"] == n + 1

    asyncio.run(act())


def test_a_write_that_happened_after_all_is_taken_up_when_the_disk_can_be_read(tmp_path: Path) -> None:
    class Liar(FailingStore):
        """Keeps entries, and then says that it has not."""

        def appending(self, table: str, entries: Sequence[Entry], also: Also | None = None) -> Future[object]:
            super().appending(table, entries, also).result()
            failed: Future[object] = Future()
            failed.set_exception(sqlite3.OperationalError("disk I/O error"))
            return failed

    async def act() -> None:
        scene = Scene(tmp_path, Liar)
        table = await scene.table()
        await scene.lobby.join(table, {"name": "Boris"})
        seat, n, line = first_move(table)
        scene.store.unreadable = 1
        assert (await table.receive(seat, MoveMade("mine", n, line)))[0]["t"] == "bad"
        watcher = Connection(SPECTATOR)
        table.connect(watcher)
        await table.receive(SPECTATOR, Hello(n), watcher)
        told = await heard(watcher, "view")
        assert [message["n"] for message in told if message["t"] == "view"] == [n + 1]
        assert (await table.receive(seat, MoveMade("mine", n, line)))[0] == {
            "t": "ok",
            "id": "mine",
            "n": n + 1,
        }

    asyncio.run(act())


def test_nobody_hears_of_a_move_before_it_is_on_disk(tmp_path: Path) -> None:
    async def act() -> None:
        scene = Scene(tmp_path, SlowStore)
        store: Any = scene.store
        table = await scene.table()
        await scene.lobby.join(table, {"name": "Boris"})
        seat, n, line = first_move(table)
        watchers = [Connection(viewer) for viewer in (SPECTATOR, 0, 1)]
        for watcher in watchers:
            table.connect(watcher)
            await table.receive(watcher.seat, Hello(0), watcher)
            await heard(watcher, "view")
        before = summary_of(table)
        store.allowed.clear()
        moving = asyncio.create_task(table.receive(seat, MoveMade("mine", n, line), watchers[1 + seat]))
        await asyncio.sleep(0.1)
        assert summary_of(table) == before
        assert len(table.room.entries) == n  # type: ignore[union-attr]
        table.announce()
        for watcher in watchers:
            assert [message["t"] for message in await heard(watcher, "table")] == ["table"]
            watcher.show()
            assert [message["n"] for message in await heard(watcher, "view")] == [n]
        assert not moving.done()
        store.allowed.set()
        assert (await moving)[0]["t"] == "ok"
        assert [(await heard(watcher, "view"))[-1]["n"] for watcher in watchers] == [n + 1] * 3

    asyncio.run(act())


def test_nobody_hears_of_the_last_move_or_the_seed_before_they_are_on_disk(tmp_path: Path) -> None:
    async def act() -> None:
        scene = Scene(tmp_path)
        table = await scene.table()
        await scene.lobby.join(table, {"name": "Boris"})
        room: Any = table.room
        while True:
            seat, n = room.waiting_for()[0], len(room.entries)
            line = GAME.verbs.text(legal_moves(room.state, seat)[0])
            answer = room.receive(seat, MoveMade(str(n), n, line))
            if not answer.course.state.agenda:
                break
            assert (await table.receive(seat, MoveMade(str(n), n, line)))[0]["t"] == "ok"
        scene.store.failures = 1
        assert (await table.receive(seat, MoveMade("last", n, line)))[0]["t"] == "bad"
        summary = table.summary()
        assert (summary["state"], summary["seed"], summary["ply"]) == ("playing", None, n)
        assert (await table.receive(seat, MoveMade("last", n, line)))[0]["t"] == "ok"
        assert table.summary()["state"] == "over"
        assert table.summary()["seed"] is not None

    asyncio.run(act())


def test_nobody_hears_of_a_seat_or_a_start_before_they_are_on_disk(tmp_path: Path) -> None:
    async def act() -> None:
        scene = Scene(tmp_path, SlowStore)
        store: Any = scene.store
        table = await scene.table()
        watcher = Connection(SPECTATOR)
        table.connect(watcher)
        await table.receive(SPECTATOR, Hello(0), watcher)
        await heard(watcher, "table")
        before = summary_of(table)
        store.allowed.clear()
        joining = asyncio.create_task(scene.lobby.join(table, {"name": "Boris"}))
        await asyncio.sleep(0.1)
        assert summary_of(table) == before
        table.announce()
        (told,) = await heard(watcher, "table")
        assert told["seats"] == before["seats"]
        store.allowed.set()
        await joining
        assert [message["t"] for message in await heard(watcher, "view")] == ["table", "view"]

    asyncio.run(act())
