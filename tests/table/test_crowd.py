"""Too many connections, and connections that only keep the server waiting."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import sys
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
import uvicorn

from artel.table import door as door_module
from artel.table.budget import Budget, Limits
from artel.table.door import OWN_FILES, Door, Present, files_allowed, most_connections
from tests.support import WAIT, Guest, ServerProcess, full_table, with_key

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="reads the time a process has used from /proc")


def address(url: str) -> tuple[str, int]:
    host, _, port = url.removeprefix("http://").partition(":")
    return host, int(port)


def used_by(pid: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def is_open(one: socket.socket) -> bool:
    one.settimeout(0.05)
    try:
        return one.recv(1) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


@LINUX
def test_out_of_descriptors_the_server_rests_and_those_who_play_go_on(tmp_path: Path) -> None:
    """As many connections as the system allows, several times over, with few descriptors to begin with."""
    server = ServerProcess(tmp_path, hard_files=OWN_FILES + 40)
    table, keys = full_table(server.url)
    with Guest(server.url, table, keys[0]) as guest:
        guest.wait_for("view")
        crowd = [socket.create_connection(address(server.url)) for _ in range(120)]
        began, used = time.monotonic(), used_by(server.process.pid)
        while time.monotonic() - began < 3:
            assert guest.ask({"t": "why", "line": "pass"})["t"] == "why"
            time.sleep(0.1)
        share = (used_by(server.process.pid) - used) / (time.monotonic() - began)
        assert share < 0.5
        for one in crowd:
            one.close()
    assert httpx.get(f"{server.url}/api/info", timeout=WAIT).status_code == 200
    assert len(said_by(server)) < 10_000


@LINUX
def test_the_limit_of_descriptors_is_raised(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(soft_files=100)
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    soft = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3]
    assert int(soft) > 100


def test_connections_leave_room_for_files() -> None:
    assert most_connections(8192, Limits()) == Limits().connections
    assert most_connections(1024, Limits()) == (1024 - OWN_FILES) // 2
    assert most_connections(10, Limits()) > 0
    assert files_allowed() >= 64


def test_a_caller_has_so_many_connections_and_others_have_their_own(
    start_server: Callable[..., ServerProcess],
) -> None:
    url = start_server(limits={"of_caller": 5}).url
    crowd = [socket.create_connection(address(url)) for _ in range(8)]
    deadline = time.monotonic() + WAIT
    while (left := sum(is_open(one) for one in crowd)) > 5 and time.monotonic() < deadline:
        pass
    assert left == 5
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as elsewhere:
        assert elsewhere.get(f"{url}/api/info").status_code == 200
    for one in crowd:
        one.close()
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline:
        try:
            assert httpx.get(f"{url}/api/info").status_code == 200
            return
        except httpx.TransportError:
            time.sleep(0.1)
    pytest.fail("expected an answer after the crowd had left, got none")


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/info HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{",
        b"GET /api/info HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n",
    ],
    ids=["nothing", "headers", "body", "unread body"],
)
def test_who_only_keeps_the_server_waiting_is_cut_off(
    start_server: Callable[..., ServerProcess], sent: bytes
) -> None:
    """A byte now and then winds up no clock."""
    server = start_server(patience=1.0)
    with socket.create_connection(address(server.url)) as slow:
        slow.sendall(sent)
        deadline = time.monotonic() + WAIT
        while is_open(slow):
            assert time.monotonic() < deadline, "expected to be cut off, got a connection that stays open"
            try:
                slow.sendall(b"x")
            except OSError:
                break
            time.sleep(0.2)
    assert httpx.get(f"{server.url}/api/info").status_code == 200
    assert "Traceback" not in said_by(server)


def test_every_request_on_a_connection_has_its_own_clock(
    start_server: Callable[..., ServerProcess],
) -> None:
    connection = HTTPConnection(*address(start_server(patience=3.0).url), timeout=WAIT)
    sockets = set()
    for _ in range(4):
        connection.request("GET", "/api/games")
        answer = connection.getresponse()
        assert (answer.status, answer.read()[:1]) == (200, b"[")
        sockets.add(connection.sock)
        time.sleep(1.0)
    assert len(sockets) == 1
    connection.close()


def said_by(server: ServerProcess) -> str:
    """Everything that a server has written until it was stopped."""
    assert server.stop() == 0
    return server.said


def test_nonsense_is_answered_and_fills_no_log(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server()
    for _ in range(100):
        with socket.create_connection(address(server.url)) as one:
            one.sendall(b"\x16\x03\x01 not http\r\n\r\n")
            one.settimeout(WAIT)
            assert one.recv(100).startswith(b"HTTP/1.1 400")
    assert said_by(server).count("\n") < 5


def test_who_comes_and_goes_all_the_time_is_shut_out(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(limits={"rate": 10.0, "burst": 100.0})
    answered = 0
    for _ in range(400):
        with socket.create_connection(address(server.url)) as one:
            one.sendall(b"nonsense\r\n\r\n")
            one.settimeout(WAIT)
            with contextlib.suppress(ConnectionError):
                answered += one.recv(100) != b""
    assert 0 < answered < 100
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as elsewhere:
        assert elsewhere.get(f"{server.url}/api/info").status_code == 200


def test_a_table_is_not_cut_off_by_the_clocks_of_requests(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(patience=0.5)
    table, keys = full_table(server.url)
    with Guest(server.url, table, keys[0]) as guest:
        guest.wait_for("view")
        stream = httpx.stream(
            "GET", f"{server.url}/api/tables/{table}/events", timeout=WAIT, headers=with_key(keys[1])
        )
        with stream as events:
            lines = events.iter_lines()
            assert next(lines)
            time.sleep(1.5)
            assert guest.ask({"t": "say", "text": "still here"})["t"] == "ok"
            assert any("still here" in line for line in lines)


def test_who_does_not_take_an_answer_is_cut_off(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(patience=1.0)
    request = b"GET /api/score/keyflower/words HTTP/1.1\r\nhost: localhost\r\n\r\n"

    def ask_and_never_read(deaf: socket.socket) -> None:
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            with contextlib.suppress(TimeoutError):
                deaf.sendall(request * 20)

    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(address(server.url))
        deaf.settimeout(0.5)
        with pytest.raises(ConnectionError):
            ask_and_never_read(deaf)
    assert httpx.get(f"{server.url}/api/info").status_code == 200


def test_a_door_without_descriptors_waits_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The event loop's own way of accepting tries again two thousand times in a row, and logs each."""
    tried = 0

    async def no_more(_: object, __: socket.socket) -> None:
        nonlocal tried
        tried += 1
        raise OSError(errno.EMFILE, "Too many open files")

    async def scene() -> None:
        limits = Limits()
        door = Door(Present(limits, Budget(limits), 10), uvicorn.Config("nothing"))
        monkeypatch.setattr(type(asyncio.get_running_loop()), "sock_accept", no_more)
        monkeypatch.setattr(door_module, "PAUSE", 0.05)
        with socket.socket() as bound:
            door.open(bound)
            await asyncio.sleep(0.5)
            await door.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(scene())
    assert 2 <= tried <= 12
    assert sum("Too many open files" in record.getMessage() for record in caplog.records) == 1


def test_a_full_house_waits_for_who_leaves() -> None:
    async def scene() -> None:
        limits = Limits(of_caller=10)
        present = Present(limits, Budget(limits), 2)
        assert present.come("a")
        assert present.come("b")
        waiting = asyncio.create_task(present.place())
        await asyncio.sleep(0.05)
        assert not waiting.done()
        present.go("a")
        await asyncio.wait_for(waiting, 1)
        assert dict(present.callers) == {"b": 1}

    asyncio.run(scene())
