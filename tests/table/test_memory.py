"""Which tables are in memory: those in use, and never more than there is room for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from artel.kernel.game import SPECTATOR
from artel.table import tables as tables_module
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby
from artel.table.store import Store
from artel.table.summary import summary_of
from artel.table.tables import IDLE_SECONDS, OVER_SECONDS
from artel.table.wire import Hello, WireError
from artel.table.worker import BotWorker
from tests.support import WAIT

MOST = 4
Scene = Callable[[Lobby], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Scene], None]:
    monkeypatch.setattr(tables_module, "MOST_LOADED", MOST)

    def run(scene: Scene) -> None:
        async def act() -> None:
            await scene(Lobby(Store(tmp_path / "t.sqlite3"), BotWorker(), 0.0))

        asyncio.run(act())

    return run


async def new_table(lobby: Lobby) -> Table:
    seats = [{"kind": "open"}, {"kind": "open"}]
    made = await lobby.create({"game": "artificium", "seats": seats, "name": "Anna", "take": 0})
    return await lobby.table(str(made["table"]))


def loaded(lobby: Lobby, tables: list[Table]) -> list[bool]:
    return [lobby.is_loaded(table.stored.id) for table in tables]


def test_whoever_was_asked_for_least_lately_makes_room(play: Callable[[Scene], None]) -> None:
    async def scene(lobby: Lobby) -> None:
        tables = [await new_table(lobby) for _ in range(MOST)]
        await lobby.table(tables[0].stored.id)
        tables.append(await new_table(lobby))
        assert loaded(lobby, tables) == [True, False, True, True, True]
        again = await lobby.table(tables[1].stored.id)
        assert summary_of(again) == summary_of(tables[1])
        assert sum(loaded(lobby, tables)) == MOST

    play(scene)


def test_a_table_in_use_stays_and_where_all_are_another_is_refused(play: Callable[[Scene], None]) -> None:
    async def scene(lobby: Lobby) -> None:
        tables = [await new_table(lobby) for _ in range(MOST + 1)]
        for table in tables[1:-1]:
            table.connect(Connection(SPECTATOR))
        async with lobby.at(tables[-1].stored.id):
            for asking in (lobby.table(tables[0].stored.id), new_table(lobby)):
                with pytest.raises(WireError) as problem:
                    await asking
                assert (problem.value.kind, problem.value.status) == ("too-many-tables", 503)
            assert loaded(lobby, tables) == [False, *[True] * MOST]
        assert summary_of(await lobby.table(tables[0].stored.id)) == summary_of(tables[0])
        assert loaded(lobby, tables) == [*[True] * MOST, False]

    play(scene)


def test_a_table_that_is_answering_is_not_let_go(play: Callable[[Scene], None]) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await new_table(lobby)
        async with table.lock:
            answering = asyncio.create_task(table.receive(0, Hello(0)))
            await asyncio.sleep(0)
            answering.cancel()
            await asyncio.sleep(0)
            lobby.sweep(time.monotonic() + 2 * IDLE_SECONDS)
            assert lobby.is_loaded(table.stored.id)
        deadline = time.monotonic() + WAIT
        while lobby.is_loaded(table.stored.id):
            assert time.monotonic() < deadline, "expected a table that has answered to be let go"
            await asyncio.sleep(0.01)
            lobby.sweep(time.monotonic() + 2 * IDLE_SECONDS)

    play(scene)


def test_a_finished_game_leaves_memory_soon_and_another_later(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(lobby: Lobby) -> None:
        over, going_on, watched = [await new_table(lobby) for _ in range(3)]
        for table in (over, watched):
            monkeypatch.setattr(table, "phase", lambda: "over")
        watched.connect(Connection(SPECTATOR))
        tables = [over, going_on, watched]
        lobby.sweep(time.monotonic() + OVER_SECONDS / 2)
        assert loaded(lobby, tables) == [True, True, True]
        lobby.sweep(time.monotonic() + OVER_SECONDS + 1)
        assert loaded(lobby, tables) == [False, True, True]
        lobby.sweep(time.monotonic() + IDLE_SECONDS + 1)
        assert loaded(lobby, tables) == [False, False, True]

    play(scene)
