"""Garbage is looked for between messages and when there is nothing to do, and never fills the memory."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx

from artel.table.collector import IDLE_LOOKS, IDLE_WORK, MOST_GONE, NEW, TIMES, Collector
from artel.table.lobby import Lobby
from artel.table.store import Store
from artel.table.tables import IDLE_SECONDS
from artel.table.worker import BotWorker
from tests.support import WAIT, ServerProcess
from tests.table.test_reaching import greeted, moved, view


class Circle:
    """What only a collection frees."""

    alive: ClassVar[int] = 0

    def __init__(self) -> None:
        self.itself = self
        Circle.alive += 1

    def __del__(self) -> None:
        Circle.alive -= 1


class Server:
    """How much a server has worked, and how many tables have left it."""

    def __init__(self) -> None:
        self.worked, self.let_go = 0.0, 0


@contextmanager
def collecting(server: Server, most_more: int = 10**9) -> Iterator[tuple[Collector, list[int]]]:
    """A collector that looks when it is told to, and the generations that were looked through."""
    generations: list[int] = []

    def noted(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            generations.append(info["generation"])

    async def begin() -> Collector:
        collector = Collector(lambda: server.let_go, lambda: server.worked, most_more)
        collector.begin()
        return collector

    before = gc.get_threshold()
    collector = asyncio.run(begin())
    gc.callbacks.append(noted)
    try:
        yield collector, generations
    finally:
        gc.callbacks.remove(noted)
        collector.end()
        assert gc.get_threshold() == before
        assert gc.get_freeze_count() == 0


def grown_old(count: int) -> None:
    """So many circles that have seen the young collections and are left behind."""
    kept = [Circle() for _ in range(count)]
    for _ in range(TIMES + 2):
        gc.collect(1)
    del kept


def test_everything_is_never_looked_through_in_the_middle_of_a_message() -> None:
    with collecting(Server()) as (_, generations):
        kept = [[number] for number in range(60 * NEW * TIMES)]
        assert len(kept) == 60 * NEW * TIMES
        assert {0, 1} <= set(generations)
        assert 2 not in generations


def test_what_is_left_behind_goes_when_the_server_is_idle_and_only_then() -> None:
    server = Server()
    with collecting(server) as (collector, generations):
        grown_old(50)
        assert Circle.alive == 50
        for _ in range(3 * IDLE_LOOKS):
            server.worked += 2 * IDLE_WORK
            collector.look()
        assert Circle.alive == 50
        for _ in range(IDLE_LOOKS - 1):
            collector.look()
        assert (Circle.alive, generations.count(2)) == (50, 0)
        collector.look()
        assert (Circle.alive, generations.count(2)) == (0, 1)
        # Nothing was left behind since, so nothing is looked for.
        for _ in range(3 * IDLE_LOOKS):
            collector.look()
        assert generations.count(2) == 1


def test_a_server_that_is_never_idle_keeps_no_more_than_so_much_garbage() -> None:
    server, most, round_of = Server(), 20_000, 4_000
    with collecting(server, most) as (collector, generations):
        for _ in range(25):
            grown_old(round_of)
            server.worked += 1.0
            collector.look()
            assert Circle.alive <= 2 * most + round_of
        assert 0 < generations.count(2) < 25
    gc.collect()


def test_what_many_tables_have_left_behind_does_not_wait_until_the_server_is_idle() -> None:
    server = Server()
    with collecting(server) as (collector, generations):
        for _ in range(3 * MOST_GONE):
            server.let_go += 1
            server.worked += 1.0
            collector.look()
        assert generations.count(2) == 3


def test_growing_without_garbage_is_looked_through_ever_more_seldom() -> None:
    server, kept = Server(), []
    with collecting(server, 5_000) as (collector, generations):
        for _ in range(40):
            kept.append([[number] for number in range(2_500)])
            gc.collect(1)
            server.worked += 1.0
            collector.look()
        assert 1 <= generations.count(2) <= 6


def test_tables_that_leave_memory_are_freed(tmp_path: Path) -> None:
    server, left = Server(), list[weakref.ref[Any]]()

    async def scene(collector: Collector) -> None:
        store, worker = Store(tmp_path / "t.sqlite3"), BotWorker()
        lobby = Lobby(store, worker, 0.0)
        for _ in range(4):
            left.extend(await played(lobby))
        lobby.sweep(time.monotonic() + 2 * IDLE_SECONDS)
        assert lobby.loaded() == []
        server.let_go = lobby.let_go()
        assert server.let_go == 4
        # The threads that wrote and worked for a table let go of it a moment after they have answered.
        deadline = time.monotonic() + WAIT
        while any(each() is not None for each in left):
            assert time.monotonic() < deadline, "expected tables that have left to be freed"
            await asyncio.sleep(0.01)
            server.let_go += 1
            for _ in range(IDLE_LOOKS):
                collector.look()
        # The lobby is still there, and the server goes on.
        assert lobby.loaded() == []
        worker.close()
        store.close()

    with collecting(server) as (collector, _):
        asyncio.run(asyncio.wait_for(scene(collector), 2 * WAIT))


async def played(lobby: Lobby) -> list[weakref.ref[Any]]:
    """A table where somebody was, who has made a move and gone; it, its room and how the game stood."""
    seats = [{"kind": "open"}] * 2
    made = await lobby.create({"game": "artificium", "seats": seats, "name": "Anna", "take": 0})
    table = await lobby.table(str(made["table"]))
    await lobby.join(table, {"name": "Boris"})
    connections = [await greeted(table, seat) for seat in (0, 1)]
    await moved(table, "first")
    for connection in connections:
        await view(connection)
        table.disconnect(connection)
    assert table.room is not None
    return [weakref.ref(table), weakref.ref(table.room), weakref.ref(table.room.course)]


def test_a_server_tells_how_long_it_looks_for_garbage(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    told = httpx.get(f"{server.url}/metrics", timeout=WAIT).text
    assert "artel_collection_seconds_count" in told
    assert server.stop() == 0
