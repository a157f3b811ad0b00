"""Clients that go in the middle of anything, and a server that is stopped: no traceback, no random move."""

from __future__ import annotations

import json
import os
import signal
import socket
import struct
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.support import WAIT, Guest, ServerProcess, full_table, new_table

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = (
    f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"
)


def frame(message: Mapping[str, object]) -> bytes:
    """A message as a client sends it."""
    said = json.dumps(message).encode()
    assert len(said) < 126
    return bytes([0x81, 0x80 + len(said)]) + bytes(4) + said


def leave(url: str, request: str, *, then: bytes = b"", after: int = 0, rudely: bool = True) -> None:
    """Send this, perhaps more once there is an answer, read so many bytes, and go, rudely with a reset."""
    host = urlsplit(url)
    with socket.socket() as guest:
        guest.settimeout(WAIT)
        guest.connect((host.hostname, host.port))
        guest.sendall(request.replace("HOST", host.netloc).encode("latin-1"))
        if then:
            guest.recv(1)
            guest.sendall(then)
        while after > 0 and (got := guest.recv(after)):
            after -= len(got)
        if rudely:
            guest.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def all_ways_to_leave(url: str, table: str, key: str) -> None:
    header = f"Authorization: Bearer {key}\r\n"
    for rudely in (True, False):
        for after in (0, 1, 400):
            for path in (f"/ws/{table}", f"/ws/{table}?key={key}", "/ws/nowhere-00"):
                leave(
                    url,
                    f"GET {path} HTTP/1.1\r\nHost: HOST\r\n{UPGRADE}\r\n",
                    after=min(after, 100),
                    rudely=rudely,
                )
            events = f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: HOST\r\n{header}\r\n"
            leave(url, events, after=after, rudely=rudely)
            leave(
                url,
                f"GET /api/tables/{table} HTTP/1.1\r\nHost: HOST\r\n\r\n",
                after=min(after, 1),
                rudely=rudely,
            )
        for path in (f"/api/tables/{table}/join", f"/api/tables/{table}/send", "/api/tables"):
            post = f"POST {path} HTTP/1.1\r\nHost: HOST\r\n{header}Content-Length: 100\r\n\r\n"
            leave(url, post + '{"name": "half', rudely=rudely)
            leave(url, post, rudely=rudely)
    first = b"".join(frame(said) for said in ({"t": "enter", "key": key}, {"t": "hello", "have": 0}))
    upgrade = f"GET /ws/{table} HTTP/1.1\r\nHost: HOST\r\n{UPGRADE}\r\n"
    for after in (0, 150, 400):
        leave(url, upgrade, then=first, after=after)
        leave(url, upgrade, then=first + b"\x81", after=after)


def test_a_client_that_leaves_is_no_failure_of_the_server(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    table, keys = full_table(server.url)
    with Guest(server.url, table, keys[1]) as witness:
        witness.wait_for("view")
        all_ways_to_leave(server.url, table, keys[0])
        assert witness.ask({"t": "why", "line": "pass"})["t"] == "why"
        time.sleep(0.3)
    assert server.stop() == 0
    assert server.said == ""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("pause", [0.0, 0.3, 1.0])
def test_stopping_in_the_middle_of_the_bots_thinking_is_quiet_and_leaves_no_random_move(
    tmp_path: Path, how: signal.Signals, pause: float
) -> None:
    """The signal goes to the whole group, bots included, as Ctrl+C in a terminal does."""
    server = ServerProcess(tmp_path / "data", group=True)
    for _ in range(4):
        new_table(server.url, 3, ("greedy", "greedy", "greedy"), take=None)
    time.sleep(pause)
    os.killpg(server.process.pid, how)
    assert server.ended() == 0
    # A bot that falls back to a random move would have said so.
    assert server.said == ""


def test_a_stop_while_clients_are_connected_is_quiet(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server()
    table, keys = full_table(server.url)
    guests = [Guest(server.url, table, key) for key in keys]
    for guest in guests:
        guest.wait_for("view")
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/events") as stream:
        next(stream.iter_lines())
        assert server.stop() == 0
    assert server.said == ""
