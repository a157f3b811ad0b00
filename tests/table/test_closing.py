"""Why connections are closed, and how many there may be."""

from __future__ import annotations

import asyncio
import contextlib
import socket
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
from artel.table.company import MOST_OF_SEAT, MOST_WATCHING
from artel.table.live import Connection
from artel.table.lobby import Lobby
from artel.table.repeats import hashed
from artel.table.sending import CLOSED_BY_FAILURE, drain
from artel.table.store import Store
from artel.table.wire import WireError
from artel.table.worker import BotWorker
from tests.support import WAIT, Guest, ServerProcess, full_table, new_table, post, with_key


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
            table.connect(Connection(SPECTATOR))
        with pytest.raises(WireError, match="too-many-connections"):
            table.connect(Connection(SPECTATOR))
        joined = await lobby.join(table, {"name": "Boris", "seat": 0})
        table.connect(Connection(0, key=hashed(str(joined["key"]))))
        table.connect(Connection(SPECTATOR, key=hashed(str(made["key"]))))
        assert len(table.connections) == MOST_WATCHING + 2

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


@pytest.mark.parametrize("way", ["socket", "events"])
def test_of_a_crowd_that_comes_at_once_as_many_watch_as_there_are_places(url: str, way: str) -> None:
    """All are at the door before any of them has asked; who leaves makes a place."""
    table, keys = full_table(url)
    host, _, port = url.removeprefix("http://").partition(":")
    with contextlib.ExitStack() as leaving, Guest(url, table, keys[0]) as player:
        player.wait_for("view")
        crowd = [
            leaving.enter_context(socket.create_connection((host, int(port)), WAIT))
            for _ in range(MOST_WATCHING + CROWD)
        ]
        upgrade, stream = (text.format(table=table, host=f"{host}:{port}") for text in (UPGRADE, STREAM))
        for one in crowd if way == "socket" else []:
            one.sendall(upgrade.encode())
            while not one.recv(65536).endswith(b"\r\n\r\n"):
                pass
        for one in crowd:
            one.sendall(PING if way == "socket" else stream.encode())
        said = [first_said(one) for one in crowd]
        let_in = [one for one, text in zip(crowd, said, strict=True) if LET_IN in text]
        assert len(let_in) == MOST_WATCHING
        assert sum("too-many-connections" in text for text in said) == len(crowd) - MOST_WATCHING
        let_in[0].close()
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            with Guest(url, table, have=None) as late:
                if late.wait_for_one_of("table", "bad")["t"] == "table":
                    return
        pytest.fail("expected a place where somebody has left, got none")


# So many more than there are places; fewer than may be silent at once.
CROWD = 32
UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
STREAM = "GET /api/tables/{table}/events HTTP/1.1\r\nHost: {host}\r\n\r\n"
# One frame, masked with nothing: somebody has to say something before they are told anything.
PING = b'\x81\x8c\0\0\0\0{"t":"ping"}'
LET_IN = '"t":"table"'


def first_said(one: socket.socket) -> str:
    """What somebody is told first: how the table stands, or why they are not let in."""
    said = ""
    while LET_IN not in said and "too-many-connections" not in said:
        told = one.recv(65536)
        assert told, f"expected to be let in or refused, got {said[-200:]}"
        said += told.decode(errors="replace")
    return said


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
