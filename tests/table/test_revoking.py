"""A revoked key is out in the step in which it is revoked: lines, boards apart, and all that waits."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from artel.bots.search.advice import Advice
from artel.kernel.game import View
from artel.table.live import Connection
from artel.table.lobby import Lobby
from artel.table.outbox import Credentials
from artel.table.store import Store
from artel.table.wire import Draft, Hint, Plan, Say, WireError
from artel.table.worker import BotWorker
from tests.room_support import key_at
from tests.support import WAIT, Guest, ServerProcess, full_table, new_table, post, with_key

QUEUED = 400


def closed(guest: Guest) -> tuple[int, str]:
    """With what a line is closed, whatever came before it."""
    try:
        while True:
            guest.next()
    except ConnectionClosed as going:
        if going.rcvd is None:
            raise
        return going.rcvd.code, going.rcvd.reason


def revoked(url: str, table: str, key: str) -> str:
    """The new key of a seat, asked for by another caller than the one whose messages wait."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=WAIT) as elsewhere:
        answer = elsewhere.post(f"{url}/api/tables/{table}/keys/revoke", json={"key": key})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["key"])


def talk(server: ServerProcess) -> list[tuple[object, ...]]:
    """What was said at the tables of a server, as it is on disk."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite3", timeout=WAIT)) as db:
        return db.execute("SELECT * FROM talk ORDER BY rowid").fetchall()


@pytest.fixture
def slow(start_server: Callable[..., ServerProcess]) -> ServerProcess:
    """A server that soon takes one message of a caller a second: however fast the machine is, others wait."""
    return start_server(limits={"rate": 1.0, "burst": 300.0})


def test_what_a_revoked_key_has_queued_is_neither_done_nor_answered(slow: ServerProcess) -> None:
    url = slow.url
    table, keys = full_table(url)
    with Guest(url, table, keys[0]) as owner, Guest(url, table, keys[1]) as thief:
        owner.wait_for("view")
        thief.wait_for("view")
        address, header = f"{url}/api/tables/{table}/events", with_key(keys[1])
        with httpx.stream("GET", address, headers=header, timeout=WAIT) as opened:
            events = opened.iter_lines()
            while not next(events).startswith("data: "):
                pass
            for number in range(QUEUED):
                thief.send({"t": "say", "id": f"s{number}", "text": f"line {number}"})
            owner.wait_for("said")
            new = revoked(url, table, keys[1])
            done = talk(slow)
            assert closed(thief) == (4403, "wrong-key")
            last = json.loads([line for line in events if line.startswith("data: ")][-1][6:])
        assert (last["t"], last["why"]["got"]) == ("bad", "a revoked key")
        told = [message["t"] for message in thief.received]
        assert told[-1] == "bad"
        assert 0 < told.count("ok") < QUEUED
    assert new != keys[1]
    slow.stop()
    assert talk(slow) == done, "nothing is said by a key that is no more"


def test_a_what_if_ends_with_the_key_it_was_opened_with(slow: ServerProcess) -> None:
    url = slow.url
    table, keys = full_table(url)
    with Guest(url, f"{table}/what-if?others=me", keys[1]) as board:
        board.wait_for("view")
        for number in range(QUEUED):
            board.send({"t": "why", "id": f"w{number}", "line": "pass"})
        board.wait_for("why")
        revoked(url, table, keys[1])
        assert closed(board) == (4403, "wrong-key")
        assert sum(message["t"] == "why" for message in board.received) < QUEUED


def test_a_what_if_is_not_opened_with_a_key_that_is_no_more(url: str) -> None:
    table, keys = full_table(url)
    new = revoked(url, table, keys[1])
    with Guest(url, f"{table}/what-if", keys[1], have=None) as again:
        assert closed(again) == (4403, "wrong-key")
    with Guest(url, f"{table}/what-if", new) as again:
        assert again.wait_for("view")


def test_lines_end_when_their_person_leaves_before_the_start_and_with_the_oldest_key(url: str) -> None:
    """Whatever takes a key away: its lines go, and those of other keys of the same seat stay."""
    made = new_table(url, 2)
    table, key, code = str(made["table"]), str(made["key"]), str(made["code"])
    with Guest(url, table, key, have=None) as first, Guest(url, table, have=None) as watching:
        first.wait_for("table")
        watching.wait_for("table")
        back = [
            post(url, f"/api/tables/{table}/return", {"seat": 0, "code": code}).json()["key"]
            for _ in range(15)
        ]
        with Guest(url, table, back[0], have=None) as second:
            second.wait_for("table")
            newest = post(url, f"/api/tables/{table}/return", {"seat": 0, "code": code}).json()["key"]
            assert closed(first) == (4403, "wrong-key")
            assert (
                post(url, f"/api/tables/{table}/send", {"t": "ping"}, **with_key(back[0])).status_code == 200
            )
            second.send({"t": "ping"})
            assert second.wait_for("pong")
            assert post(url, f"/api/tables/{table}/leave", {"key": newest}).status_code == 200
            assert closed(second) == (4403, "wrong-key")
        watching.send({"t": "ping"})
        assert watching.wait_for("pong")


def test_what_the_host_has_ended_stays_as_it_was_from_that_moment(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    table, keys = full_table(server.url)
    one, two = Guest(server.url, table, keys[0]), Guest(server.url, table, keys[1])
    with one, two, Guest(server.url, f"{table}/what-if", keys[0]) as board:
        at = one.wait_for("view")["n"]
        two.wait_for("view")
        board.wait_for("view")
        mover = one if one.last_view()["view"]["moves"] else two
        with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite3", timeout=WAIT)) as db, db:
            db.execute("UPDATE tables SET ended_at = CURRENT_TIMESTAMP")
        mover.send({"t": "move", "id": "late", "at": at, "line": "pass"})
        assert closed(one)[0] == closed(two)[0] == closed(board)[0] == 1012
        assert not any(message["t"] == "ok" for message in mover.received)
        with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite3")) as db:
            assert db.execute("SELECT count(*) FROM entries").fetchone() == (at,)
        with Guest(server.url, table, keys[0], have=None) as again:
            assert closed(again) == (4404, "unknown-table")
    server.stop()


class Slow(BotWorker):
    """Has good advice, but only when it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.let_go = asyncio.Event()
        self.asked = asyncio.Event()

    async def advise(self, view: View, seed: str, caller: str = "") -> list[Advice]:
        self.asked.set()
        await self.let_go.wait()
        return [Advice(move, 1.0, 1.0, 0.0, [], None) for move in view.moves[:2]]


def test_hints_plans_and_talk_that_wait_are_not_told_to_a_revoked_key_nor_counted(tmp_path: Path) -> None:
    async def scene() -> None:
        worker = Slow()
        lobby = Lobby(Store(tmp_path / "t.sqlite3"), worker, 0.0)
        seats = [{"kind": "open"}, {"kind": "open"}]
        wish = {"game": "artificium", "seats": seats, "name": "Anna", "take": 0, "hints": True}
        made = await lobby.create(wish)
        table = await lobby.table(str(made["table"]))
        joined = await lobby.join(table, {"name": "Boris", "seat": 1})
        assert table.room is not None
        seat, at = table.room.waiting_for()[0], len(table.room.entries)
        key = key_at(table.stored.seats, seat)
        asker = Connection(seat, key=key, greeted=True)
        table.connect(asker)
        assert await table.receive(seat, Hint("h", at), asker) == []
        await worker.asked.wait()
        async with table.lock:
            waiting = asyncio.create_task(table.receive(seat, Say("s", "too late"), asker))
            posted = asyncio.create_task(
                table.receive(seat, Say("p", "too late"), credentials=Credentials(key=key))
            )
            await asyncio.sleep(0)
            revoking = asyncio.create_task(lobby.revoke(table, {"key": str((made, joined)[seat]["key"])}))
            # The lock is handed on in the order in which it was asked for.
            table.stored.seats.revoke(seat, "new", "new")
            await table.keep_seats()
        assert asker.closed
        for late in (waiting, posted):
            with pytest.raises(WireError, match="wrong-key"):
                await late
        with pytest.raises(WireError, match="wrong-key"):
            await revoking
        worker.let_go.set()
        plan = Plan("q", at, (Draft(lines=("pass",)),))
        with pytest.raises(WireError, match="wrong-key"):
            await table.receive(seat, plan, credentials=Credentials(key=key))
        while table.aside._later:
            await asyncio.sleep(0)
        assert await asker.next() is None
        assert [each.hints for each in table.kept.seats.seats] == [0, 0]
        assert table.room.chat == []
        with pytest.raises(WireError, match="wrong-key"):
            table.connect(Connection(seat, key=key))
        worker.close()

    asyncio.run(scene())
