"""The log of a server holds no secrets: no key, code, seed or nonce, and nothing that anybody said."""

from __future__ import annotations

import contextvars
import io
import json
import logging
import os
import secrets
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from artel.kernel.chance import seal_of
from artel.table.lobby import Lobby
from artel.table.logs import (
    A_MINUTE,
    CALLER,
    DEBUG_COST,
    MOST_KINDS,
    MOST_OF_LINE,
    OF_ALL,
    OF_CALLER,
    Discreet,
    Measured,
)
from artel.table.room import Room
from artel.table.store import Store
from artel.table.wire import Say
from tests.support import WAIT, Guest, full_table, post, with_key
from tests.table.test_expiry import at_a_lobby, kept

SAID = "the heron flies at midnight"
TALK = 2_000


class Logged:
    """`artel serve` at its most talkative; what it writes is kept."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "artel.cli.main", "serve", "--no-browser", "--port", "0",
             "--bot-delay", "0", "--log-level", "debug", "--data", str(folder)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.log = ""
        self._errors = self.process.stderr
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        words = self.process.stdout.readline().split()
        self.url = next(word for word in words if word.startswith("http://"))

    def _read(self) -> None:
        self.log = self._errors.read()

    def stop(self) -> str:
        self.process.terminate()
        self.process.wait(WAIT)
        self._reader.join(WAIT)
        self._errors.close()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.log


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[Logged]:
    server = Logged(tmp_path / "data")
    yield server
    if server.process.poll() is None:
        server.stop()


def test_nothing_secret_is_in_the_log_at_debug_level(tmp_path: Path, logged: Logged) -> None:
    url = logged.url
    nonce = secrets.token_bytes(32)
    asked = secrets.token_hex(16)
    places = [{"kind": "open"}, {"kind": "open"}]
    wish = {"game": "artificium", "seats": places, "name": "Anna", "take": 0}
    made = post(url, "/api/tables", {**wish, "id": asked, "seal": seal_of(nonce)}).json()
    table = made["table"]
    joined = post(url, f"/api/tables/{table}/join", {"name": "Boris", "seat": None}).json()
    with Guest(url, table, made["key"]) as anna, Guest(url, table, joined["key"]) as boris:
        anna.ask({"t": "open", "nonce": nonce.hex()})
        for guest in (anna, boris):
            guest.wait_for("view")
            assert guest.ask({"t": "say", "text": SAID})["t"] == "ok"
        mover = anna if anna.last_view()["view"]["moves"] else boris
        assert mover.move(mover.last_view()["view"]["moves"][0], mover.last_n())["t"] == "ok"
        anna.send(json.dumps({"t": "say", "id": "x", "text": SAID + "\ud800"}))
        anna.send(f'{{"t": "say", "text": "{SAID}"')
        anna.wait_for("bad")
    post(url, f"/api/tables/{table}/send", {"t": "say", "id": "y", "text": SAID}, **with_key(joined["key"]))
    wrong = secrets.token_urlsafe(24)
    assert httpx.get(f"{url}/api/tables/{table}/events", headers=with_key(wrong)).status_code == 403
    back = post(url, f"/api/tables/{table}/return", {"seat": 1, "code": joined["code"]}).json()
    text = logged.stop()
    assert f"table {table}: seat 0: say" in text
    assert "DEBUG" in text
    with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite3")) as database:
        ((seed,),) = database.execute("SELECT seed FROM tables").fetchall()
        kept = [value for (value,) in database.execute("SELECT value FROM secrets")]
    hidden = [made["key"], made["code"], joined["key"], joined["code"], back["key"]]
    hidden += [asked, nonce.hex(), wrong, SAID, "heron"]
    hidden += [told for each in (seed, *kept) for told in (each.hex(), str(each))]
    assert [secret for secret in hidden if secret in text] == []


def test_an_engine_that_fails_tells_no_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(self: Room, seat: int, message: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Room, "receive", failing)
    caplog.set_level(logging.DEBUG)

    async def scene(lobby: Lobby, store: Store) -> None:
        kept(store, "birch-41", days=0, state="playing")
        async with lobby.at("birch-41") as table:
            await table.receive(0, Say("x", SAID))

    at_a_lobby(tmp_path, scene)
    assert "table birch-41: seat 0: Say" in caplog.text
    assert SAID not in caplog.text


def alike(log: str, said: str) -> tuple[int, int]:
    """How many lines of one kind were written, and how many were left out."""
    left_out = [
        line.split(": ", 1)[1].split()[0] for line in log.splitlines() if "lines left out like" in line
    ]
    return log.count(said), sum(map(int, left_out))


def test_nobody_can_fill_the_log(logged: Logged) -> None:
    """At its most talkative a server tells every message; a guest who sends many is cut short there."""
    table, keys = full_table(logged.url)
    began = time.monotonic()
    with Guest(logged.url, table, keys[0]) as guest:
        guest.wait_for("view")
        for _ in range(TALK):
            guest.send({"t": "ping"})
        for _ in range(TALK):
            guest.wait_for("pong")
    minutes = (time.monotonic() - began) / A_MINUTE
    log = logged.stop()
    written, left_out = alike(log, f"table {table}: seat 0:")
    assert written + left_out == TALK + 1
    assert written <= OF_CALLER / DEBUG_COST * (1 + minutes) + 1


class Hours:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_kind_of_line_is_written_so_often_for_one_caller_and_for_all() -> None:
    written, hours = io.StringIO(), Hours()
    handler = Measured(written, hours)
    handler.setFormatter(Discreet("%(message)s"))
    logger = logging.Logger("odd")
    logger.addHandler(handler)

    def fail(times: int, caller: str) -> None:
        CALLER.set(caller)
        for number in range(times):
            try:
                raise ValueError(f"number {number}")
            except ValueError:
                logger.exception("table %s: a message", number)

    def lines() -> list[str]:
        found = [line for line in written.getvalue().splitlines() if "a message" in line]
        written.truncate(written.seek(0))
        return found

    contextvars.copy_context().run(fail, 10_000, "10.0.0.1")
    assert len(lines()) == OF_CALLER
    contextvars.copy_context().run(fail, 10_000, "10.0.0.2")
    assert len(lines()) == OF_CALLER, "another caller is heard"
    for number in range(3, 300):
        contextvars.copy_context().run(fail, OF_CALLER, f"10.0.1.{number}")
    assert len(lines()) == OF_ALL - 2 * OF_CALLER, "and all together only so often"
    hours.now += A_MINUTE
    contextvars.copy_context().run(fail, 1, "10.0.0.1")
    one, told = lines()
    assert one == "table 0: a message"
    count = 2 * 10_000 + 297 * OF_CALLER - OF_ALL
    assert told == f"{count} lines left out like: ERROR odd: table %s: a message ValueError"
    # What differs in numbers alone is one kind, and there are only so many kinds.
    for number in range(10_000):
        logger.warning("fd=%d at 0x%x" % (number, number))  # noqa: UP031
        logger.warning("kind " + "x" * (number % 5000))
    assert len(lines()) == 0
    assert len(handler._kinds) <= MOST_KINDS
    assert written.getvalue().count("fd=") <= OF_CALLER
    logger.warning("y" * 100_000)
    assert max(map(len, written.getvalue().splitlines())) <= MOST_OF_LINE + 3


def test_a_key_that_gets_through_is_struck_out() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Discreet("%(message)s"))
    logger = logging.Logger("odd")
    logger.addHandler(handler)
    logger.warning("authorization: Bearer abcdef")
    logger.warning('{"t": "enter", "key": "abcdef"}')
    logger.warning('"WebSocket %s" [accepted]', "/ws/birch-41?key=abcdef&have=3")
    try:
        raise ValueError("GET /api/tables/x/events?have=0&key=abcdef")
    except ValueError:
        logger.exception("failed")
    assert "abcdef" not in written.getvalue()
    assert "have=3" in written.getvalue()
    assert "ValueError" in written.getvalue()
