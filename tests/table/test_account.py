"""On whose account bots think: of the people who are at a table, else of who has called for it."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from artel.kernel.game import SPECTATOR, legal_moves
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby
from artel.table.shares import Rank
from artel.table.store import Store
from artel.table.wire import MoveMade
from artel.table.worker import BotWorker
from tests.room_support import key_at
from tests.support import Message

BOTS = [{"kind": "bot", "bot": "random"}] * 2


def stopped() -> BotWorker:
    worker = BotWorker()
    worker.stop()
    return worker


async def made(lobby: Lobby, seats: list[Message], take: int | None, caller: str) -> Table:
    wish: Message = {"game": "artificium", "seats": seats, "name": "Anna", "take": take}
    return await lobby.table(str((await lobby.create(wish, caller))["table"]))


def account(table: Table) -> tuple[Rank, tuple[str, ...]]:
    return table.account.share.rank, table.account.share.callers


def running(worker: BotWorker) -> list[int]:
    found = [thinker._process for thinker in worker._thinkers]
    return [each.pid for each in found if each is not None and each.pid is not None]


def test_however_many_tables_of_bots_hang_somebody_who_waits_is_answered(tmp_path: Path) -> None:
    """The process that thinks for sixty tables of bots stands still; a person's bot has another."""

    async def scene() -> None:
        store, worker = Store(tmp_path / "t.sqlite3"), BotWorker(budget=600.0, processes=2)
        lobby = Lobby(store, worker, 0.0)
        for _ in range(60):
            await made(lobby, BOTS, None, "many")
        while worker.own_moves == 0:
            await asyncio.sleep(0.01)
        (of_many,) = running(worker)
        os.kill(of_many, signal.SIGSTOP)
        while worker.waiting() < 59:
            await asyncio.sleep(0.01)
        table = await made(lobby, [{"kind": "open"}, *BOTS], 0, "one")
        person = Connection(0, key=key_at(table.stored.seats, 0), greeted=True, caller="one")
        table.connect(person)
        assert table.room is not None
        while not {1, 2} <= {entry.seat for entry in table.room.entries}:
            moves = legal_moves(table.room.state, 0) if 0 in table.room.waiting_for() else []
            if moves:
                line, at = table.game.verbs.text(moves[-1]), len(table.room.entries)
                await table.receive(0, MoveMade(f"id-{at}", at, line), person)
            await asyncio.sleep(0.01)
        assert worker.waiting() >= 59, "not one of the sixty has been answered meanwhile"
        worker.close()
        for each in lobby.loaded():
            each.bots.stop()
        store.close()

    asyncio.run(scene())


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "t.sqlite3")


def test_a_table_belongs_to_who_is_there_with_a_seat(store: Store) -> None:
    async def scene() -> None:
        table = await made(Lobby(store, stopped(), 0.0), [{"kind": "open"}, *BOTS], 0, "maker")
        assert account(table) == (Rank.AWAY, ("maker",))
        watcher = Connection(SPECTATOR, caller="watcher")
        table.connect(watcher)
        assert account(table) == (Rank.AWAY, ("maker",)), "who watches keeps no bot waiting"
        key = key_at(table.stored.seats, 0)
        there = [Connection(0, key=key, caller=caller) for caller in ("phone", "laptop")]
        for each in there:
            table.connect(each)
        assert account(table) == (Rank.PRESENT, ("laptop", "phone"))
        for each in there:
            table.disconnect(each)
        assert account(table) == (Rank.AWAY, ("maker",))

    asyncio.run(scene())
    store.close()


def test_a_table_of_bots_belongs_to_who_has_made_it_or_has_it_taken_up_again(store: Store) -> None:
    async def scene() -> None:
        table = await made(Lobby(store, stopped(), 0.0), BOTS, None, "maker")
        table.account.called_by("another")
        ((_, key),) = table.stored.seats.keys
        table.connect(Connection(SPECTATOR, key=key, caller="watcher"))
        assert account(table) == (Rank.BOTS_ALONE, ("maker",))
        again = await Lobby(store, stopped(), 0.0).table(table.stored.id)
        again.account.called_by("visitor")
        assert account(again) == (Rank.BOTS_ALONE, ("visitor",)), "after a restart"

    asyncio.run(scene())
    store.close()
