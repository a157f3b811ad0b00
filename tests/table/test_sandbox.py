"""What if: on one's own knowledge, by the same messages, bounded; nothing of it ever reaches the table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from artel.games import game_named
from artel.table import sandbox as sandbox_module
from artel.table.live import Connection
from artel.table.sandbox import Sandboxes, present
from artel.table.store import Stored
from artel.table.wire import MoveMade, Undo, WireError
from artel.table.worker import BotWorker
from tests.room_support import new_room
from tests.support import Guest, full_table, new_table

GAME = game_named("artificium")


def what_if(url: str, table: str, key: str, others: str = "bots") -> Guest:
    return Guest(url, f"{table}/what-if?others={others}", key)


def asked(view: dict[str, Any]) -> int:
    return int(view["view"]["asks"][0]["seat"])


def test_a_sandbox_plays_on_and_the_table_stands_still(url: str) -> None:
    made = new_table(url, 2, bots=("random",))
    table, key = str(made["table"]), str(made["key"])
    with Guest(url, table, key) as anna:
        view = anna.wait_for("view")
        while not view["view"]["moves"]:
            view = anna.wait_for("view")
        before = httpx.get(f"{url}/api/tables/{table}").json()["ply"]
        with what_if(url, table, key) as sandbox:
            shown = sandbox.wait_for("view")
            own = ("hand", "moves", "asks", "market", "ply")
            assert [shown["view"].get(name) for name in own] == [view["view"].get(name) for name in own]
            assert shown["log"] == []
            n = sandbox.move("exchange-hand", shown["n"])["n"]
            later = sandbox.wait_for("view")
            while not later["view"]["moves"]:
                later = sandbox.wait_for("view")
            assert later["n"] > n
            assert later["undo"] is True, "in a sandbox even what was drawn may be taken back"
            assert sandbox.ask({"t": "undo", "id": "u", "at": later["n"]})["t"] == "ok"
            again = sandbox.wait_for("view", reset=True)
            while again["n"] <= later["n"]:
                again = sandbox.wait_for("view")
            assert again["view"]["moves"] == shown["view"]["moves"]
            assert again["redo"] is True
            assert sandbox.ask({"t": "redo", "id": "r", "at": again["n"]})["t"] == "ok"
            for message in ({"t": "say", "text": "x"}, {"t": "look", "at": 0}, {"t": "wish", "forced": True}):
                assert sandbox.ask(message)["why"]["kind"] == "only-at-the-table"
        assert httpx.get(f"{url}/api/tables/{table}").json()["ply"] == before
        assert anna.move("pass", view["n"])["t"] == "ok"


def test_one_person_may_answer_for_everybody(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table, keys[0]) as guest:
        first = asked(guest.wait_for("view"))
        with what_if(url, table, keys[first], "me") as sandbox:
            view = sandbox.wait_for("view")
            assert (asked(view), view["view"]["seat"]) == (first, first)
            sandbox.move("pass", view["n"])
            other = sandbox.wait_for("view", n=view["n"] + 1)
            assert (asked(other), other["view"]["seat"]) == (1 - first, 1 - first)
            assert sandbox.wait_for("table")["you"] == 1 - first
            sandbox.move(other["view"]["moves"][1], other["n"])
            third = sandbox.wait_for("view")
            assert sandbox.ask({"t": "undo", "id": "u", "at": third["n"]})["t"] == "ok"
            back = sandbox.wait_for("view", reset=True)
            assert (asked(back), back["view"]["seat"]) == (1 - first, 1 - first)


def turned_away(url: str, table: str, key: str, others: str = "bots") -> dict[str, Any]:
    with Guest(url, f"{table}/what-if?others={others}", key, have=None) as sandbox:
        why = sandbox.wait_for("bad")["why"]
        with pytest.raises(ConnectionClosed):
            sandbox.wait_for("view")
        assert isinstance(why, dict)
        return why


def test_who_has_no_seat_or_no_game_gets_no_sandbox(url: str) -> None:
    table, keys = full_table(url)
    assert turned_away(url, table, "wrong")["kind"] == "wrong-key"
    assert turned_away(url, table, "")["kind"] == "not-started"
    assert turned_away(url, table, keys[0], "nobody") == {
        "kind": "wrong-type",
        "expected": "others: bots or me",
        "got": "nobody",
    }
    lobby = new_table(url, 2)
    assert turned_away(url, str(lobby["table"]), str(lobby["key"]))["kind"] == "not-started"
    assert turned_away(url, "no-such-table", keys[0])["kind"] == "unknown-table"


def test_a_seat_has_one_sandbox_and_the_older_one_ends(url: str) -> None:
    table, keys = full_table(url)
    with what_if(url, table, keys[0]) as older:
        older.wait_for("view")
        with what_if(url, table, keys[0]) as newer:
            newer.wait_for("view")
            with pytest.raises(ConnectionClosed):
                older.wait_for("view")


# Without a server.


class Standing:
    """As much of a table as a sandbox asks for."""

    def __init__(self, players: int = 2) -> None:
        self.room = new_room(players)
        self.game = GAME
        seats, version = self.room.seats, self.room.rules.version
        self.stored = Stored("oak", GAME.name, version, ("base",), {}, bytes(32), True, None, seats)
        self.kept = self.stored

    def phase(self) -> str:
        return "playing"


def test_callers_and_servers_have_only_so_many() -> None:
    async def fill() -> None:
        boxes = Sandboxes(BotWorker(), most=3, of_caller=2)
        tables = []
        for name in "abcd":
            table: Any = Standing()
            table.stored.id = name
            tables.append(table)
        with (
            boxes.open(present(tables[0], 0), Connection(0), None, "x"),
            boxes.open(present(tables[1], 0), Connection(0), None, "x"),
        ):
            with (
                pytest.raises(WireError, match="too-many-sandboxes"),
                boxes.open(present(tables[2], 0), Connection(0), None, "x"),
            ):
                pass
            with (
                boxes.open(present(tables[2], 0), Connection(0), None, "y"),
                pytest.raises(WireError, match="too-many-sandboxes"),
                boxes.open(present(tables[3], 0), Connection(0), None, "z"),
            ):
                pass
            assert len(boxes) == 2
        assert len(boxes) == 0

    asyncio.run(fill())


def test_a_sandbox_is_made_of_the_seats_view_alone() -> None:
    """What the seat cannot see is dealt anew each time; what it can see is the same."""

    async def look() -> None:
        table: Any = Standing()
        true, others = table.room.state, set[str]()
        boxes = Sandboxes(BotWorker())
        for _ in range(6):
            with boxes.open(present(table, 1), Connection(1), "me", "x") as sandbox:
                assert sandbox.room is not None
                assert GAME.view(sandbox.room.state, 1) == GAME.view(true, 1)
                others.add(GAME.digest(sandbox.room.state))
                assert json.loads(sandbox.view_for(Connection(1)) or "")["log"] == []
        assert len(others) > 1

    asyncio.run(look())


def test_a_sandbox_ends_after_so_many_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox_module, "MOST_ENTRIES", 4)

    async def fill() -> None:
        table: Any = Standing()
        with Sandboxes(BotWorker()).open(present(table, 0), Connection(0), "me", "x") as sandbox:
            assert sandbox.room is not None
            kinds = []
            for step in range(6):
                n, seat = len(sandbox.room.entries), sandbox.acting()
                message = MoveMade(f"m{step}", n, "pass") if step % 2 == 0 else Undo(f"u{step}", n)
                kinds.append((await sandbox.receive(seat, message, None))[0]["t"])
            assert kinds == ["ok"] * 4 + ["no"] * 2
            assert len(sandbox.room.entries) == 4

    asyncio.run(fill())
