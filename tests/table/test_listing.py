"""The lists of the first page: public tables by page, and the tables where somebody sits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from artel.table import messages
from artel.table.admin import end
from artel.table.guest_messages import MINE, PUBLIC_LIST
from artel.table.guest_store import MOST_LISTED
from artel.table.listing import LISTED_SECONDS, MOST_MINE, ON_A_PAGE, cursor_of
from artel.table.lobby import Lobby
from artel.table.store import Store
from artel.table.wire import MOST_BYTES, Message, MoveMade, WireError, encode
from artel.table.worker import BotWorker

OPEN: Message = {"kind": "open"}
BANK = {"kind": "bank", "seconds": 600, "increment": 15}


class Scene:
    """A lobby, and how to ask it."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder / "t.sqlite3")
        self.lobby = Lobby(self.store, BotWorker(), 0.0)
        self.loads = 0

    async def made(self, caller: str = "", **more: object) -> dict[str, Any]:
        wish = {"game": "artificium", "seats": [OPEN, OPEN], "name": "Anna", "take": 0, **more}
        return await self.lobby.create(wish, caller)

    async def public(self, after: int | None = None) -> dict[str, Any]:
        page = await self.lobby.listing.public(after)
        assert PUBLIC_LIST.misfit(page) is None
        return page

    async def mine(self, *tables: dict[str, Any]) -> list[Any]:
        def load() -> None:
            self.loads += 1

        wish: Message = {"tables": [{"table": each["table"], "key": each["key"]} for each in tables]}
        found: dict[str, Any] = await self.lobby.listing.mine(wish, load)
        assert MINE.misfit(found) is None
        return list(found["tables"])


def play(folder: Path, act: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        await act(Scene(folder))

    asyncio.run(run())


def test_only_public_tables_are_listed_the_newest_first_page_by_page(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.made()
        assert await scene.public() == {"tables": [], "more": None}
        made = [await scene.made(f"{n}", public=True, clock=BANK) for n in range(ON_A_PAGE + 3)]
        names = [each["table"] for each in reversed(made)]
        first = await scene.public()
        assert [each["table"] for each in first["tables"]] == names[:ON_A_PAGE]
        last = await scene.public(first["more"])
        assert [each["table"] for each in last["tables"]] == names[ON_A_PAGE:]
        assert last["more"] is None
        shown = first["tables"][0]
        assert (shown["state"], shown["control"]["seconds"]) == ("lobby", 600)
        assert [seat["name"] for seat in shown["seats"]] == ["Anna", None]
        assert made[0]["key"] not in encode(first) + encode(last)

    play(tmp_path, act)


def test_nobody_fills_the_list_alone(tmp_path: Path) -> None:
    """Of every maker the newest table comes first, and of one who has made many only the newest are there."""

    async def act(scene: Scene) -> None:
        person = await scene.made("127.0.0.1", public=True)
        crowds = {
            caller: [await scene.made(caller, public=True) for _ in range(MOST_LISTED + 5)]
            for caller in ("10.0.0.1", "10.0.0.2")
        }
        first = await scene.public()
        newest = [crowds["10.0.0.2"][-1], crowds["10.0.0.1"][-1], person]
        assert [each["table"] for each in first["tables"]][:3] == [each["table"] for each in newest]
        listed = [each["table"] for each in first["tables"]]
        page = first
        while page["more"] is not None:
            page = await scene.public(page["more"])
            listed += [each["table"] for each in page["tables"]]
        assert len(listed) == len(set(listed)) == 1 + 2 * MOST_LISTED
        for made in crowds.values():
            assert {each["table"] for each in made[-MOST_LISTED:]} <= set(listed)
        kept = scene.store.reading(lambda db: db.execute("SELECT maker FROM tables").fetchall())
        assert len({maker for (maker,) in kept}) == 3
        assert not any("127.0.0.1" in maker for (maker,) in kept), "no address is kept"

    play(tmp_path, act)


def test_what_is_long_forgotten_is_not_listed(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        old, fresh = await scene.made(public=True), await scene.made(public=True)
        gone = "UPDATE tables SET created_at = datetime('now', ?) WHERE id = ?"
        days = f"-{LISTED_SECONDS + 60} seconds"
        scene.store.writing(lambda db: db.execute(gone, (days, old["table"]))).result()
        assert [each["table"] for each in (await scene.public())["tables"]] == [fresh["table"]]

    play(tmp_path, act)


def test_a_table_that_the_host_has_ended_is_on_no_list(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        ended, other = await scene.made(public=True), await scene.made(public=True)
        scene.store.writing(lambda db: end(db, str(ended["table"]))).result()
        assert [each["table"] for each in (await scene.public())["tables"]] == [other["table"]]
        told = await scene.mine(ended, other)
        assert told[0] is None
        assert told[1]["state"] == "lobby"

    play(tmp_path, act)


def test_my_tables_tell_whose_turn_it_is_with_whom_and_since_when(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        before = int(time.time())
        mine = await scene.made(clock=BANK)
        table = await scene.lobby.table(str(mine["table"]))
        (waiting,) = await scene.mine(mine)
        assert (waiting["state"], waiting["you"], waiting["waiting"]) == ("lobby", 0, [])
        boris = await scene.lobby.join(table, {"name": "Boris"})
        his = {"table": mine["table"], "key": boris["key"]}
        told = await scene.mine(mine, his)
        assert table.room is not None
        turn = table.room.waiting_for()
        for seat, each in enumerate(told):
            assert (each["state"], each["you"], each["waiting"]) == ("playing", seat, turn)
            assert [sitter["name"] for sitter in each["seats"]] == ["Anna", "Boris"]
            assert before <= each["since"] <= time.time()
            assert (each["left"] is not None) == (turn == [seat])
        moved = await table.receive(turn[0], MoveMade("a", len(table.room.entries), "pass"))
        assert moved[0]["t"] == "ok"
        assert (await scene.mine(mine))[0]["waiting"] == table.room.waiting_for() != turn
        stranger = {"table": mine["table"], "key": "somebody else's"}
        assert await scene.mine(stranger, {"table": "nowhere", "key": "a"}) == [None, None]
        assert scene.loads == 0, "no game is taken up for a list"

    play(tmp_path, act)


def test_a_table_from_before_it_was_noted_is_looked_at(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        mine = await scene.made(seats=[OPEN, {"kind": "bot", "bot": "random"}])
        table = await scene.lobby.table(str(mine["table"]))
        table.bots.stop()
        scene.store.writing(lambda db: db.execute("DELETE FROM standings")).result()
        again = Scene(tmp_path)
        (told,) = await again.mine(mine)
        assert (told["state"], told["since"], again.loads) == ("playing", None, 1)
        assert table.room is not None
        assert told["waiting"] == table.room.waiting_for()
        assert (await again.mine(mine), again.loads) == ([told], 1), "once is enough"

    play(tmp_path, act)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({}, "missing-field"),
        ({"tables": "all"}, "wrong-type"),
        ({"tables": [{"table": "birch"}]}, "missing-field"),
        ({"tables": [{"table": "birch", "key": 5}]}, "wrong-type"),
        ({"tables": [{"table": "birch", "key": "k" * 1000}]}, "too-long"),
        ({"tables": [{"table": "birch", "key": "k"}] * (MOST_MINE + 1)}, "too-long"),
    ],
)
def test_a_list_that_cannot_be_asked_for(tmp_path: Path, body: Message, kind: str) -> None:
    async def act(scene: Scene) -> None:
        with pytest.raises(WireError) as problem:
            await scene.lobby.listing.mine(body, lambda: None)
        assert problem.value.kind == kind

    play(tmp_path, act)


def test_all_that_a_browser_remembers_fits_into_one_question() -> None:
    wish = {"tables": [{"table": "chestnut-k7qm2-pxw4t-z9bd3-hvnrs", "key": "k" * 32}] * MOST_MINE}
    assert len(encode(wish)) < MOST_BYTES


@pytest.mark.parametrize("word", ["", "-1", "x", "1" * 16, "１"])
def test_a_page_that_cannot_be(word: str) -> None:
    with pytest.raises(WireError, match="after"):
        cursor_of(word)
    assert (cursor_of(None), cursor_of("17")) == (None, 17)


def test_the_lists_are_declared_for_the_client() -> None:
    assert {PUBLIC_LIST, MINE} <= set(messages.all_schemas())
