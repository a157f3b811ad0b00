"""Clients that ask and never read: what they hold is bounded, they are cut off, nobody else notices."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from artel.table.outbox import MOST_OF_ONE
from artel.table.sending import SENDING_SECONDS
from tests.support import WAIT, Guest, ServerProcess, full_table

SOCKETS = 20
REQUESTS = 400


def frame(message: dict[str, object]) -> bytes:
    """A text frame as a client sends it; masked with zeros, which is allowed."""
    text = json.dumps(message).encode()
    size = (
        struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0x80 | 126, len(text))
    )
    return b"\x81" + size + bytes(4) + text


def deaf_socket(url: str, table: str, number: int) -> socket.socket:
    """A WebSocket whose client will never read anything after the handshake, from an address of its own."""
    host = urlsplit(url)
    deaf = socket.socket()
    deaf.bind((f"127.0.1.{1 + number}", 0))
    # What the system itself holds for the client is kept small.
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((host.hostname, host.port))
    key = base64.b64encode(os.urandom(16)).decode()
    deaf.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert deaf.recv(12) == b"HTTP/1.1 101"
    deaf.setblocking(False)
    return deaf


def memory(server: ServerProcess) -> int:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def peers(server: ServerProcess) -> int:
    """How many connections the server still holds open."""
    folder = Path(f"/proc/{server.process.pid}/fd")
    return sum(1 for file in folder.iterdir() if file.is_symlink() and "socket:" in os.readlink(file))


def pour(sockets: list[socket.socket], requests: bytes) -> None:
    """Send as much as the server takes."""
    left = dict.fromkeys(sockets, requests)
    deadline = time.monotonic() + 2.0
    while left and time.monotonic() < deadline:
        for each in list(left):
            try:
                left[each] = left[each][each.send(left[each]) :]
            except BlockingIOError:
                continue
            except OSError:
                left[each] = b""
            if not left[each]:
                del left[each]
        time.sleep(0.01)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="reads /proc")
def test_watchers_that_never_read_hold_little_and_are_cut_off(
    start_server: Callable[..., ServerProcess],
) -> None:
    server = start_server()
    table, keys = full_table(server.url)
    with Guest(server.url, table, keys[0]) as one, Guest(server.url, table, keys[1]) as two:
        guests = (one, two)
        at = one.wait_for("view")["n"]
        two.wait_for("view")
        before, connections = memory(server), peers(server)
        deaf = [deaf_socket(server.url, table, number) for number in range(SOCKETS)]
        assert peers(server) == connections + SOCKETS
        wanted = [{"t": "hello", "have": 0}, {"t": "look", "id": "l", "at": 5}]
        pour(deaf, b"".join(frame(message) for message in wanted) * (REQUESTS // 2))
        grown = memory(server) - before
        # The system's own buffers are not the server's memory; twice the bound leaves room for them all.
        assert grown < 2 * SOCKETS * (MOST_OF_ONE + 128 * 1024)
        for step in range(6):
            for guest in guests:
                while guest.last_n() < at:
                    guest.next()
            mover = next(guest for guest in guests if guest.last_view()["view"]["moves"])
            answer = mover.move(mover.last_view()["view"]["moves"][0], at, f"step {step}")
            assert answer["t"] == "ok"
            at = answer["n"]
        deadline = time.monotonic() + 2 * SENDING_SECONDS + WAIT
        while peers(server) > connections and time.monotonic() < deadline:
            one.ask({"t": "look", "at": 0})
            time.sleep(0.2)
        assert peers(server) <= connections
        for each in deaf:
            each.close()
