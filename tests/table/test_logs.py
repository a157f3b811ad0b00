"""The log of a server holds no secrets: no key, code, seed or nonce, and nothing that anybody said."""

from __future__ import annotations

import io
import json
import logging
import os
import secrets
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from artel.kernel.chance import seal_of
from artel.table.lobby import Lobby
from artel.table.logs import Discreet
from artel.table.room import Room
from artel.table.store import Store
from artel.table.wire import Say
from tests.support import WAIT, Guest, post, with_key
from tests.table.test_expiry import at_a_lobby, kept

SAID = "the heron flies at midnight"


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


def test_a_key_that_gets_through_is_struck_out() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Discreet("%(message)s"))
    logger = logging.Logger("odd")
    logger.addHandler(handler)
    logger.warning('"WebSocket %s" [accepted]', "/ws/birch-41?key=abcdef&have=3")
    try:
        raise ValueError("GET /api/tables/x/events?have=0&key=abcdef")
    except ValueError:
        logger.exception("failed")
    assert "abcdef" not in written.getvalue()
    assert "have=3" in written.getvalue()
    assert "ValueError" in written.getvalue()
