"""On whose account bots think: of the people who are at a table, else of who has called for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from artel.kernel.game import SPECTATOR
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby
from artel.table.shares import Rank
from artel.table.store import Store
from artel.table.worker import BotWorker
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
        there = [Connection(0, has_key=True, caller=caller) for caller in ("phone", "laptop")]
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
        table.connect(Connection(SPECTATOR, has_key=True, caller="watcher"))
        assert account(table) == (Rank.BOTS_ALONE, ("maker",))
        again = await Lobby(store, stopped(), 0.0).table(table.stored.id)
        again.account.called_by("visitor")
        assert account(again) == (Rank.BOTS_ALONE, ("visitor",)), "after a restart"

    asyncio.run(scene())
    store.close()
