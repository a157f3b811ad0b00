"""Why connections are closed, and how many there may be."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, cast

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from artel.kernel.game import SPECTATOR
from artel.table.api import TABLES_AT_ONCE
from artel.table.live import MOST_OF_SEAT, MOST_WATCHING, Connection
from artel.table.lobby import Lobby
from artel.table.sending import CLOSED_BY_FAILURE, drain
from artel.table.store import Store
from artel.table.wire import WireError
from artel.table.worker import BotWorker
from tests.support import Guest, ServerProcess, full_table, new_table, post, with_key


def closed_with(url: str, table: str, key: str | None = None) -> tuple[str, int]:
    """What kind of problem a connection is told, and the code it is closed with."""
    guest = Guest(url, table, key, have=None)
    kind = guest.wait_for("bad")["why"]["kind"]
    with pytest.raises(ConnectionClosed) as closed:
        guest.next()
    assert closed.value.rcvd is not None
    return kind, closed.value.rcvd.code


def test_each_reason_has_its_own_code(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    table, _ = full_table(server.url)
    other = new_table(server.url)["table"]
    assert closed_with(server.url, table, "nonsense") == ("wrong-key", 4403)
    assert closed_with(server.url, "nowhere-00") == ("unknown-table", 4404)
    server.stop()
    database = sqlite3.connect(tmp_path / "tables.sqlite3")
    database.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (other,))
    database.commit()
    database.close()
    server = ServerProcess(tmp_path)
    assert closed_with(server.url, other) == ("unplayable-table", 4410)
    server.stop()


def test_a_seat_always_gets_in_and_its_oldest_connection_goes(url: str) -> None:
    table, keys = full_table(url)
    with contextlib.ExitStack() as leaving:
        streams = []
        for _ in range(MOST_OF_SEAT):
            stream = httpx.stream("GET", f"{url}/api/tables/{table}/events", headers=with_key(keys[0]))
            # An iterator that is let go closes its connection.
            streams.append(leaving.enter_context(stream).iter_lines())
            next(streams[-1])
        with Guest(url, table, keys[0]) as newest, Guest(url, table, keys[1]) as other:
            assert newest.wait_for("view")
            assert other.wait_for("view")
            assert sum(1 for _ in streams[0]) > 0
            assert newest.ask({"t": "why", "line": "pass"})["t"] == "why"
            assert next(line for line in streams[-1] if line)


def test_those_who_watch_take_no_room_from_who_plays_or_made_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        lobby = Lobby(Store(tmp_path / "t.sqlite3"), BotWorker(), 0.0)
        seats = [{"kind": "open"}, {"kind": "open"}]
        made = await lobby.create({"game": "artificium", "seats": seats, "take": None})
        table = await lobby.table(str(made["table"]))
        for _ in range(MOST_WATCHING):
            table.make_place(Connection(SPECTATOR))
            table.connect(Connection(SPECTATOR))
        with pytest.raises(WireError, match="too-many-connections"):
            table.make_place(Connection(SPECTATOR))
        table.make_place(Connection(0, key="a"))
        table.make_place(Connection(SPECTATOR, key="b"))

    asyncio.run(scene())


def test_the_creator_without_a_seat_gets_past_a_crowd(start_server: Callable[..., ServerProcess]) -> None:
    url = start_server().url
    made = new_table(url, take=None)
    table = str(made["table"])
    with contextlib.ExitStack() as leaving:
        for _ in range(MOST_WATCHING):
            leaving.enter_context(Guest(url, table, have=None))
        assert closed_with(url, table) == ("too-many-connections", 1013)
        with Guest(url, table, str(made["key"]), have=None) as creator:
            assert creator.wait_for("table")["you"] is None


def test_one_caller_makes_only_so_many_tables(start_server: Callable[..., ServerProcess]) -> None:
    """So many at once, and one more every ten seconds, however slow the machine is."""
    url = start_server().url
    began = time.monotonic()
    for _ in range(TABLES_AT_ONCE):
        new_table(url)
    made = TABLES_AT_ONCE
    while (refused := post(url, "/api/tables", {"game": "artificium"})).status_code != 429:
        made += 1
        assert made <= TABLES_AT_ONCE + 1 + (time.monotonic() - began) / 10
    assert (refused.status_code, refused.json()["error"]["kind"]) == (429, "too-fast")
    assert "one table in 10 seconds" in refused.json()["error"]["expected"]


def test_a_lone_surrogate_leaves_the_connection_alive(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table, keys[0]) as one:
        one.wait_for("view")
        one.send('{"t": "\\ud800", "id": "\\udc00"}')
        answer = one.wait_for("bad")
        assert answer["why"]["got"] == "?"
        assert "id" not in answer
        one.send({"t": "ping"})
        assert one.wait_for("pong")


def test_a_message_that_cannot_be_sent_closes_the_connection() -> None:
    class Socket:
        code: int | None = None
        scope: ClassVar[dict[str, object]] = {}

        async def send_text(self, text: str) -> None:
            text.encode()

        async def close(self, code: int, reason: str) -> None:
            self.code = code

    async def scene(text: str) -> int | None:
        socket, connection = Socket(), Connection(0)
        connection.send({"t": "said", "text": text})
        await asyncio.wait_for(drain(cast(WebSocket, socket), connection), 5)
        return socket.code

    assert asyncio.run(scene("\ud800")) == CLOSED_BY_FAILURE
