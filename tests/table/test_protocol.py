"""Whoever breaks a protocol is told so by its own code and pays for it; the log hears nothing of it."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from artel.table.budget import COSTS
from tests.support import WAIT, Guest, ServerProcess, full_table, post, with_key
from tests.table.test_leaving import UPGRADE

TEXT, BINARY, CLOSE, PING = 0x81, 0x82, 0x88, 0x89
HELLO = b'{"t":"hello","have":0}'


def frame(first: int, data: bytes, *, mask: bool = True, length: int | None = None) -> bytes:
    """One frame as a client sends it, or as none should."""
    size = len(data) if length is None else length
    head = struct.pack("!BB", first, size | 0x80 * mask) if size < 126 else b""
    head = head or struct.pack("!BBQ", first, 127 | 0x80 * mask, size)
    return head + bytes(4) * mask + data


# What is sent after a hello, and the code with which the line is closed.
BROKEN = {
    "text that is no UTF-8": (frame(TEXT, b'{"t":"\xff"}'), 1007),
    "half of a letter at the end": (frame(TEXT, b"\xc3"), 1007),
    "in the second of two parts": (frame(0x01, b"\xc3") + frame(0x80, b"\x28"), 1007),
    "many of them at once": (frame(TEXT, b"\xff") * 200, 1007),
    "a close whose reason is no UTF-8": (frame(CLOSE, b"\x03\xe8\xff"), 1007),
    # Who goes at the same time has gone.
    "bad text, then a close": (frame(TEXT, b"\xff") + frame(CLOSE, b"\x03\xe8"), 1000),
    "a reserved bit": (frame(0xC1, HELLO), 1002),
    "an opcode that means nothing": (frame(0x83, HELLO), 1002),
    "an unmasked frame": (frame(TEXT, HELLO, mask=False), 1002),
    "a continuation of nothing": (frame(0x80, HELLO), 1002),
    "a ping in parts": (frame(0x09, b"p"), 1002),
    "a ping of more than 125 bytes": (frame(PING, b"p" * 126), 1002),
    "a code that must not be sent": (frame(CLOSE, b"\x03\xed"), 1002),
    "a code of one byte": (frame(CLOSE, b"\x03"), 1002),
    "a frame beyond all measure": (frame(BINARY, b"", length=2**40), 1009),
}


def connected(url: str) -> socket.socket:
    host = urlsplit(url)
    return socket.create_connection((host.hostname, host.port), timeout=WAIT)


def sent(url: str, said: bytes) -> bytes:
    """All that comes back for these bytes, until the server closes."""
    with connected(url) as line:
        got = b""
        # Whoever is reset is closed too.
        with contextlib.suppress(ConnectionError):
            line.sendall(said)
            while chunk := line.recv(65536):
                got += chunk
        return got


def upgrade(url: str, path: str, more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n{more}{UPGRADE}\r\n".encode()


def code_in(answer: bytes) -> int:
    """The code of the close frame at the end of what came."""
    at = answer.rindex(bytes([CLOSE]))
    return int(struct.unpack("!H", answer[at + 2 : at + 4])[0])


def test_whatever_breaks_the_protocol_closes_its_line_with_the_right_code_and_says_nothing(
    tmp_path: Path,
) -> None:
    server = ServerProcess(tmp_path / "data")
    url = server.url
    table, keys = full_table(url)
    codes = {}
    with Guest(url, table, keys[1]) as witness:
        witness.wait_for("view")
        for what, (broken, _) in BROKEN.items():
            with connected(url) as line:
                line.sendall(upgrade(url, f"/ws/{table}"))
                answer = b""
                while b"\r\n\r\n" not in answer:
                    answer += line.recv(65536)
                line.sendall(frame(TEXT, HELLO) + broken)
                with contextlib.suppress(ConnectionError):
                    while chunk := line.recv(65536):
                        answer += chunk
                codes[what] = code_in(answer)
        assert witness.ask({"t": "why", "line": "pass"})["t"] == "why"
    assert codes == {what: code for what, (_, code) in BROKEN.items()}
    assert server.stop() == 0
    assert server.said == ""


def test_frames_before_the_answer_and_requests_that_are_none_say_nothing(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    url = server.url
    table, _ = full_table(url)
    host = f"Host: {urlsplit(url).netloc}\r\n"
    # The library answers some of these by itself, and would leave the line open for ever.
    many = "".join(f"X-{number}: x\r\n" for number in range(140))
    assert b" 431 " in sent(url, upgrade(url, f"/ws/{table}", many)).splitlines()[0]
    assert b" 431 " in sent(url, upgrade(url, f"/ws/{table}", f"X: {'x' * 9000}\r\n")).splitlines()[0]
    for first in (frame(0xC1, HELLO), frame(TEXT, HELLO), b"\x81"):
        assert b" 400 " in sent(url, upgrade(url, f"/ws/{table}") + first).splitlines()[0]
    # A body that is none, in the middle of an answer that is on its way.
    stream = f"GET /api/tables/{table}/events HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\n".encode()
    with connected(url) as line:
        line.sendall(stream)
        while b"data: " not in line.recv(65536):
            pass
        line.sendall(b"no chunk at all\r\n")
        with contextlib.suppress(ConnectionError):
            while line.recv(65536):
                pass
    wrong = f"POST /api/tables/{table}/send HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\nZZ\r\n"
    assert b" 400 " in sent(url, wrong.encode()).splitlines()[0]
    assert b" 400 " in sent(url, b"\xff\xfe\x00 garbage\r\n\r\n").splitlines()[0]
    assert server.stop() == 0
    assert server.said == ""


def test_whoever_goes_on_breaking_the_protocol_is_not_let_in(tmp_path: Path) -> None:
    # So slow a recovery that it does not matter how long all this takes.
    server = ServerProcess(tmp_path / "data", limits={"rate": 0.01, "burst": 100.0})
    table = "nowhere-00"
    tried = 0
    while sent(server.url, upgrade(server.url, f"/ws/{table}") + frame(0xC1, HELLO)):
        tried += 1
        assert tried <= 100 / COSTS["nonsense"] + 1
    assert server.stop() == 0
    assert server.said == ""


@pytest.mark.parametrize("how", ["events", "send"])
def test_a_key_in_an_address_is_refused_and_not_told(url: str, how: str) -> None:
    table, keys = full_table(url)
    path = f"/api/tables/{table}/{how}?key={keys[0]}"
    answer = sent(
        url, f"GET {path} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nConnection: close\r\n\r\n".encode()
    )
    if how == "send":
        refused = post(url, path, {"t": "ping"})
        answer = refused.content
        assert refused.status_code == 400
    problem = json.loads(answer[answer.index(b"{") :])["error"]
    assert (problem["kind"], problem["expected"]) == (
        "key-in-address",
        "the key in a header, Authorization: Bearer KEY",
    )
    assert keys[0].encode() not in answer
    header = with_key(keys[0])
    assert post(url, f"/api/tables/{table}/send", {"t": "ping"}, **header).json() == {"t": "pong"}
    basic = post(url, f"/api/tables/{table}/send", {"t": "ping"}, authorization=f"Basic {keys[0]}")
    assert (basic.status_code, basic.json()["error"]["kind"]) == (400, "wrong-header")
    assert keys[0] not in basic.text
