"""Which tables are in memory: what they take is bounded, and nobody notices that a game was put away."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from artel.games import all_games, game_named
from artel.kernel.game import SPECTATOR, Rng, legal_moves
from artel.table.budget import Budget, Limits
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby
from artel.table.servertime import ServerTime
from artel.table.sitting import Sitting
from artel.table.store import Store
from artel.table.summary import summary_of
from artel.table.tables import IDLE_SECONDS, OVER_SECONDS
from artel.table.weight import CONNECTION, SHELL, weight_of
from artel.table.wire import Hello, Message, MoveMade, Ping, Say, WireError, Wish
from artel.table.worker import BotWorker
from tests.fake_time import FakeTime, pass_time
from tests.room_support import key_at
from tests.support import WAIT, Guest, ServerProcess

MOST = 4
# Room for a game that has just begun and two who are connected to it.
ROOM = 10 * SHELL
Scene = Callable[[Lobby], Awaitable[None]]
OPEN: Message = {"kind": "open"}


def play(
    folder: Path,
    scene: Scene,
    memory: int = MOST * SHELL,
    time: Callable[[float], ServerTime] = ServerTime,
) -> None:
    async def act() -> None:
        await scene(Lobby(Store(folder / "t.sqlite3"), BotWorker(), 0.0, memory=memory, time=time))

    asyncio.run(act())


async def new_table(lobby: Lobby, caller: str = "", game: str = "artificium", seats: int = 2) -> Table:
    wish: Message = {"game": game, "seats": [OPEN] * seats, "name": "Anna", "take": 0}
    made = await lobby.create(wish, caller)
    return await lobby.table(str(made["table"]), caller)


async def new_game(lobby: Lobby, caller: str = "", game: str = "artificium", seats: int = 2) -> Table:
    table = await new_table(lobby, caller, game, seats)
    for name in ("Boris", "Clara", "Dario")[: seats - 1]:
        async with lobby.at(table.name, caller) as table:
            await lobby.join(table, {"name": name})
    return table


def loaded(lobby: Lobby, tables: list[Table]) -> list[bool]:
    return [lobby.is_loaded(table.name) for table in tables]


async def crowd_out(lobby: Lobby, table: Table) -> None:
    """Let so many others make a table that there is no room for this one."""
    for caller in range(2 * ROOM // SHELL):
        await new_table(lobby, f"caller {caller}")
    assert not lobby.is_loaded(table.name)


async def sent(connection: Connection) -> None:
    """Let all that waits for a connection be sent."""
    while connection.is_due():
        await connection.next()


def test_whoever_was_asked_for_least_lately_makes_room(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        tables = [await new_table(lobby) for _ in range(MOST)]
        async with lobby.at(tables[0].name):
            pass
        tables.append(await new_table(lobby))
        assert loaded(lobby, tables) == [True, False, True, True, True]
        async with lobby.at(tables[1].name) as again:
            assert summary_of(again) == summary_of(tables[1])
        assert sum(loaded(lobby, tables)) == MOST

    play(tmp_path, scene)


def test_who_holds_most_makes_room_first_although_their_tables_were_used_last(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        old = await new_table(lobby, "a person")
        many = [await new_table(lobby, "a crowd") for _ in range(MOST - 1)]
        newcomer = await new_table(lobby, "somebody else")
        assert loaded(lobby, [old, *many, newcomer]) == [True, False, True, True, True]

    play(tmp_path, scene)


def test_where_all_is_busy_who_holds_most_gets_no_more_and_others_do(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        async with contextlib.AsyncExitStack() as answering:
            for _ in range(MOST + 1):
                table = await new_table(lobby, "a crowd")
                await answering.enter_async_context(lobby.at(table.name, "a crowd"))
            with pytest.raises(WireError) as problem:
                await new_table(lobby, "a crowd")
            assert (problem.value.kind, problem.value.status) == ("too-many-tables", 503)
        many = [await new_table(lobby, "a crowd") for _ in range(MOST)]
        guests = [Connection(SPECTATOR) for _ in many]
        for table, guest in zip(many, guests, strict=True):
            table.connect(guest)
        # What waits to be sent to them keeps all of these tables busy.
        assert all(table.is_busy() for table in many)
        newcomer = await new_table(lobby, "somebody else")
        assert lobby.is_loaded(newcomer.name)
        assert any(guest.closed for guest in guests), "those of the crowd are asked to come again"
        assert lobby.memory() <= MOST * SHELL

    play(tmp_path, scene)


def test_who_only_is_connected_holds_no_game_in_memory_and_misses_nothing(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await new_game(lobby, "a crowd")
        assert table.room is not None
        anna, boris = (Connection(seat, key=key_at(table.stored.seats, seat)) for seat in (0, 1))
        for guest in (anna, boris):
            table.connect(guest)
            await table.receive(guest.seat, Hello(0), guest)
        await table.receive(1, Wish("forced", True, None), boris)
        for guest in (anna, boris):
            await sent(guest)
        seat = table.room.waiting_for()[0]
        line = table.game.verbs.text(legal_moves(table.room.state, seat)[0])
        n, name = len(table.room.entries), table.name
        await crowd_out(lobby, table)
        assert {guest.seat for guest in lobby.connections()} == {0, 1}
        assert not anna.closed
        mover = (anna, boris)[seat]
        async with lobby.at(name) as again:
            assert again is not table
            assert again.connections == {anna, boris}
            assert again.room is not None
            assert again.room.turns.wishes.forced == {1}
            assert (await again.receive(seat, MoveMade("first", n, line), mover))[0]["t"] == "ok"
            await again.receive(0, Say("said", "here"), anna)
        for guest in (anna, boris):
            told = [await guest.next() for _ in range(2)]
            assert any('"t":"view"' in (text or "") and f'"since":{n}' in (text or "") for text in told)

    play(tmp_path, scene, memory=ROOM)


def test_a_clock_that_runs_out_brings_a_game_back(tmp_path: Path) -> None:
    """The table was made so that a bot takes the seat of whoever has no time left."""
    clock = {"kind": "bank", "seconds": 60, "increment": 0, "bot": "random"}
    hours = tmp_path / "time"

    async def scene(lobby: Lobby) -> None:
        wish = {"game": "artificium", "seats": [OPEN] * 2, "name": "Anna", "take": 0, "clock": clock}
        made = await lobby.create(wish, "a crowd")
        async with lobby.at(str(made["table"]), "a crowd") as table:
            await lobby.join(table, {"name": "Boris"})
            guest = Connection(SPECTATOR)
            table.connect(guest)
        await sent(guest)
        await crowd_out(lobby, table)
        pass_time(hours, 61)
        told = ""
        while '"stand_in":"random"' not in told:
            news = await asyncio.wait_for(guest.next(), WAIT)
            told = news or ""

    play(tmp_path, scene, memory=ROOM, time=partial(FakeTime, hours))


def test_somebody_who_goes_while_the_game_is_put_away_is_seen_to_be_gone(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await new_game(lobby, "a crowd")
        anna, boris = (Connection(seat, key=key_at(table.stored.seats, seat)) for seat in (0, 1))
        for guest in (anna, boris):
            table.connect(guest)
        for guest in (anna, boris):
            await sent(guest)
        await crowd_out(lobby, table)
        lobby.disconnect(table.name, boris)
        told = await asyncio.wait_for(anna.next(), WAIT)
        assert '"seat":1' in (told or "")
        assert lobby.connections() == [anna]
        lobby.disconnect(table.name, anna)
        assert lobby.connections() == []

    play(tmp_path, scene, memory=ROOM)


def test_a_table_that_is_answering_is_not_let_go(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await new_table(lobby)
        async with table.lock:
            answering = asyncio.create_task(table.receive(0, Hello(0)))
            await asyncio.sleep(0)
            answering.cancel()
            await asyncio.sleep(0)
            lobby.sweep(time.monotonic() + 2 * IDLE_SECONDS)
            assert lobby.is_loaded(table.name)
        deadline = time.monotonic() + WAIT
        while lobby.is_loaded(table.name):
            assert time.monotonic() < deadline, "expected a table that has answered to be let go"
            await asyncio.sleep(0.01)
            lobby.sweep(time.monotonic() + 2 * IDLE_SECONDS)

    play(tmp_path, scene)


def test_a_finished_game_leaves_memory_soon_and_another_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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

    play(tmp_path, scene)


@pytest.mark.parametrize("game", [each.name for each in all_games()])
def test_what_a_table_takes_is_known(tmp_path: Path, game: str) -> None:
    """The estimate, held against what Python says it has given out."""

    async def scene(lobby: Lobby) -> None:
        table = await new_game(lobby, game=game)
        rng, name = Rng("weight"), table.name
        for _ in range(80):
            assert table.room is not None
            if not (waiting := table.room.waiting_for()):
                break
            n, moves = len(table.room.entries), legal_moves(table.room.state, waiting[0])
            line = table.game.verbs.text(moves[rng.below(len(moves))])
            assert (await table.receive(waiting[0], MoveMade(f"m{n}", n, line)))[0]["t"] == "ok"
        lobby.sweep(time.monotonic() + 2 * IDLE_SECONDS)
        assert not lobby.is_loaded(name)
        del table
        gc.collect()
        tracemalloc.start()
        try:
            async with lobby.at(name) as again:
                assert again.room is not None
                for viewer in again.room.viewers:
                    again.room.view_text(viewer, 0)
                gc.collect()
                taken, _ = tracemalloc.get_traced_memory()
                assert 0.5 < weight_of(again) / taken < 2.0
        finally:
            tracemalloc.stop()

    assert game_named(game).max_players >= 2
    play(tmp_path, scene, memory=1024 * SHELL)


def test_idle_sockets_of_many_callers_shut_nobody_out(
    start_server: Callable[..., ServerProcess],
) -> None:
    """Nine callers hold tables with a socket at each; who has a seat is let in, and others make tables."""
    callers, each = 9, 6
    server = start_server(limits={"memory": 10 * (SHELL + CONNECTION)})

    def at(address: str) -> httpx.Client:
        return httpx.Client(
            base_url=server.url, transport=httpx.HTTPTransport(local_address=address), timeout=WAIT
        )

    def made(client: httpx.Client) -> Message:
        wish = {"game": "artificium", "seats": [OPEN, {"kind": "open"}], "name": "Anna", "take": 0}
        answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        found: Message = answer.json()
        return found

    with contextlib.ExitStack() as leaving:
        person = leaving.enter_context(at("127.0.0.1"))
        mine = made(person)
        answer = person.post(f"/api/tables/{mine['table']}/join", json={"name": "Boris"})
        key = str(mine["key"]), str(answer.json()["key"])
        anna = leaving.enter_context(Guest(server.url, str(mine["table"]), key[0]))
        anna.wait_for("view")
        crowd = []
        for caller in range(callers):
            client = leaving.enter_context(at(f"127.0.1.{1 + caller}"))
            for _ in range(each):
                table = made(client)
                guest = Guest(server.url, str(table["table"]), str(table["key"]), have=None)
                guest.wait_for("table")
                crowd.append(leaving.enter_context(guest))
        tenth = leaving.enter_context(at("127.0.2.1"))
        assert made(tenth)["seat"] == 0
        boris = leaving.enter_context(Guest(server.url, str(mine["table"]), key[1]))
        view = boris.wait_for("view")
        mover = boris if view["view"]["moves"] else anna
        line = mover.last_view()["view"]["moves"][0]
        assert mover.move(line, mover.last_n())["t"] == "ok"
        for guest in (anna, boris):
            assert guest.wait_for("view")["n"] > view["n"]
        # The sockets of the crowd go on too, at tables that have left memory meanwhile.
        for guest in crowd:
            guest.send({"t": "ping"})
            guest.wait_for("pong")
        crowd[0].send({"t": "hello", "have": 0})
        assert crowd[0].wait_for("table")["you"] == 0


def test_a_ping_takes_up_no_game(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await new_table(lobby, "a crowd")
        guest = Connection(0, key=key_at(table.stored.seats, 0))
        table.connect(guest)
        await sent(guest)
        await crowd_out(lobby, table)
        sitting = Sitting(lobby, table.name, "a crowd", Budget(Limits()))
        assert await sitting.receive(0, Ping(), guest) == [{"t": "pong"}]
        assert not lobby.is_loaded(table.name)
        await sitting.receive(0, Hello(0), guest)
        assert lobby.is_loaded(table.name)

    play(tmp_path, scene, memory=ROOM)
