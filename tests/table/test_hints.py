"""Hints at a table: who may have one, what they say, how many at a time; everybody sees the number."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from artel.bots.search.advice import Advice
from artel.bots.search.weighing import MOST_TOLD
from artel.kernel.game import SPECTATOR, View, legal_moves
from artel.table.budget import COSTS, Limits, cost_of
from artel.table.hinting import MOST_OF_SEAT, allows_hints
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby
from artel.table.seats import Seat, Seats
from artel.table.store import Store
from artel.table.thinker import BotError
from artel.table.wire import Hint, Message, MoveMade, WireError, client_message
from artel.table.worker import BotWorker
from tests.room_support import key_at, new_room, reply, tell
from tests.support import Guest, ServerProcess, full_table, new_table, post, with_key

FEW = 4


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that thinks little about its hints."""
    server = ServerProcess(tmp_path_factory.mktemp("server"), hint_thoughts=FEW)
    yield server.url
    server.stop()


def summary(url: str, table: str) -> dict[str, Any]:
    found = httpx.get(f"{url}/api/tables/{table}").json()
    assert isinstance(found, dict)
    return found


def asked(guest: Guest) -> dict[str, Any]:
    return guest.ask({"t": "hint", "at": guest.last_n()})


# The message.


@pytest.mark.parametrize(("at", "kind"), [(None, "wrong-type"), ("0", "wrong-type"), (-1, "wrong-type")])
def test_a_bad_question_is_named(at: object, kind: str) -> None:
    with pytest.raises(WireError) as problem:
        client_message({"t": "hint", "id": "a", "at": at})
    assert problem.value.kind == kind
    assert problem.value.expected


def test_a_question_is_read_as_it_was_written_and_costs_more_than_a_plan() -> None:
    assert client_message({"t": "hint", "id": "a", "at": 3}) == Hint("a", 3)
    assert COSTS["plan"] < cost_of(Hint("a", 0)) < Limits.burst / 20


def test_a_room_alone_has_no_hints() -> None:
    room = new_room()
    assert reply(tell(room, room.waiting_for()[0], Hint("h", 0)))["why"]["kind"] == "only-at-the-table"


# Who may have one.


def test_hints_are_for_one_against_bots_unless_somebody_says_otherwise(url: str) -> None:
    alone = new_table(url, 2, bots=("novice",))
    assert summary(url, str(alone["table"]))["hints"] is True
    assert summary(url, str(new_table(url, 2, bots=("novice",), hints=False)["table"]))["hints"] is False
    table, _ = full_table(url)
    assert summary(url, table)["hints"] is False
    table, _ = full_table(url, hints=True)
    assert summary(url, table)["hints"] is True
    refused = post(url, "/api/tables", {"game": "artificium", "seats": [], "hints": "yes"})
    assert refused.status_code == 400
    told = {game["name"]: game["hints"] for game in httpx.get(f"{url}/api/games").json()}
    assert told["artificium"]
    assert told["keyflower"]


def test_a_wish_that_is_no_wish_is_named(url: str) -> None:
    wish = {"game": "artificium", "seats": [{"kind": "open"}] * 2, "name": "Anna", "take": 0, "hints": "yes"}
    refused = post(url, "/api/tables", wish)
    assert (refused.status_code, refused.json()["error"]["kind"]) == (400, "wrong-type")


def test_a_game_without_a_mind_has_no_hints(lobby: Lobby) -> None:
    async def scene() -> None:
        table = await made(lobby)
        table.kept.game = "no-such-game"
        assert not allows_hints(table.kept)

    asyncio.run(scene())


def test_a_hint_by_socket_and_by_post_is_the_same_and_counted_once(url: str) -> None:
    made_table = new_table(url, 2, bots=("novice",))
    table, key = str(made_table["table"]), str(made_table["key"])
    with Guest(url, table, key) as guest, Guest(url, table) as watching:
        while not guest.wait_for("view")["view"]["moves"]:
            pass
        told = asked(guest)
        view = guest.last_view()
        assert (told["t"], told["n"]) == ("hint", view["n"])
        lines = [move["line"] for move in told["moves"]]
        assert len(lines) == len(set(lines)) == MOST_TOLD
        assert set(lines) <= set(view["view"]["moves"])
        assert told["moves"][0]["behind"] == 0
        assert all(reason["points"] > 0 for reason in told["moves"][0]["reasons"][:1])
        assert all(reason["points"] < 0 for move in told["moves"][1:] for reason in move["reasons"][:1])
        body = {"t": "hint", "id": told["id"], "at": view["n"]}
        assert post(url, f"/api/tables/{table}/send", body, **with_key(key)).json() == told
        assert [seat["hints"] for seat in summary(url, table)["seats"]] == [1, 0]
        watching.wait_for("view")
        assert watching.ask({"t": "hint", "at": watching.last_n()})["why"]["kind"] == "spectator"
        with Guest(url, f"{table}/what-if?others=bots", key) as sandbox:
            assert sandbox.wait_for("table")["hints"] is False
            sandbox.wait_for("view")
            assert asked(sandbox)["why"]["kind"] == "only-at-the-table"


def test_whoever_is_not_asked_or_not_allowed_gets_none(url: str) -> None:
    for hints, kinds in ((True, {"hint", "not-your-turn"}), (False, {"hints-off"})):
        table, keys = full_table(url, hints=hints)
        got: set[str] = set()
        for key in keys:
            with Guest(url, table, key) as guest:
                guest.wait_for("view")
                answer = asked(guest)
                got.add(answer["t"] if answer["t"] == "hint" else answer["why"]["kind"])
        assert got == kinds
    waiting = new_table(url, 2)
    with Guest(url, str(waiting["table"]), str(waiting["key"])) as guest:
        assert guest.ask({"t": "hint", "at": 0})["why"]["kind"] == "not-started"


def test_another_game_of_the_same_people_begins_without_hints_taken() -> None:
    seats = Seats([Seat("human", name="Anna", hints=7), Seat("bot", bot="greedy")], 0)
    assert [seat.hints for seat in seats.again().seats] == [0, 0]


# One at a time, never in anybody's way.


class Slow(BotWorker):
    """A worker whose hints wait until they are let go."""

    def __init__(self) -> None:
        super().__init__(thoughts=FEW)
        self.let_go = asyncio.Event()
        self.begun = 0
        self.fault: BotError | None = None
        self.chance: float | None = 0.617

    async def advise(self, view: View, seed: str, caller: str = "") -> list[Advice]:
        self.begun += 1
        await self.let_go.wait()
        if self.fault is not None:
            raise self.fault
        return [Advice(view.moves[0], 50.04, 3.0, 0.0, [("coins", 1.26)], self.chance)]


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[Lobby]:
    store = Store(tmp_path / "t.sqlite3")
    yield Lobby(store, Slow(), 0.0)
    store.close()


async def made(lobby: Lobby) -> Table:
    """A table of two people who may have hints."""
    wish: Message = {"game": "artificium", "seats": [{"kind": "open"}] * 2, "name": "Anna", "take": 0}
    name = str((await lobby.create({**wish, "hints": True}))["table"])
    table = await lobby.table(name)
    await lobby.join(table, {"name": "Boris", "seat": None})
    return table


def turn_of(table: Table) -> tuple[int, int]:
    assert table.room is not None
    return table.room.waiting_for()[0], len(table.room.entries)


async def play(table: Table, seat: int, at: int) -> None:
    assert table.room is not None
    line = table.game.verbs.text(legal_moves(table.room.state, seat)[0])
    (told, *_) = await table.receive(seat, MoveMade("move", at, line))
    assert told["t"] == "ok"


def kind(answer: list[Message]) -> object:
    why = answer[0].get("why")
    return why["kind"] if isinstance(why, dict) else answer[0]["t"]


def test_one_may_play_on_while_a_hint_is_thought_about_and_then_it_is_thrown_away(lobby: Lobby) -> None:
    async def scene() -> None:
        worker = lobby._worker
        assert isinstance(worker, Slow)
        table = await made(lobby)
        seat, at = turn_of(table)
        asker = Connection(seat, key=key_at(table.stored.seats, seat), greeted=True)
        table.connect(asker)
        assert await table.receive(seat, Hint("h", at), asker) == []
        await play(table, seat, at)
        worker.let_go.set()
        text = ""
        while '"id":"h"' not in text:
            text = await asker.next() or ""
        assert '"t":"no"' in text
        assert '"stale"' in text or '"not-your-turn"' in text
        assert [each.hints for each in table.kept.seats.seats] == [0, 0]

    asyncio.run(scene())


def test_a_seat_has_one_hint_at_a_time_and_the_same_one_from_memory(lobby: Lobby) -> None:
    async def scene() -> None:
        worker = lobby._worker
        assert isinstance(worker, Slow)
        table = await made(lobby)
        seat, at = turn_of(table)
        waiting = [asyncio.ensure_future(table.receive(seat, Hint(f"h{n}", at))) for n in range(MOST_OF_SEAT)]
        while worker.begun == 0:
            await asyncio.sleep(0)
        assert kind(await table.receive(seat, Hint("more", at))) == "hints-busy"
        assert kind(await table.receive(SPECTATOR, Hint("none", at))) == "spectator"
        worker.let_go.set()
        answers = [(await each)[0] for each in waiting]
        assert [answer["t"] for answer in answers] == ["hint"] * MOST_OF_SEAT
        assert worker.begun == 1, "the second is answered from memory"
        assert answers[0]["moves"] == answers[1]["moves"]
        told: Any = answers[0]["moves"]
        assert (told[0]["points"], told[0]["margin"]) == (500, 30)
        assert told[0]["chance"] == 62
        assert told[0]["reasons"] == [{"group": "coins", "points": 13}]
        assert table.kept.seats.seats[seat].hints == 1

    asyncio.run(scene())


def test_where_no_chance_is_known_none_is_told(lobby: Lobby) -> None:
    """As for one who plays alone."""

    async def scene() -> None:
        worker = lobby._worker
        assert isinstance(worker, Slow)
        worker.chance = None
        worker.let_go.set()
        table = await made(lobby)
        seat, at = turn_of(table)
        (answer,) = await table.receive(seat, Hint("h", at))
        told: Any = answer["moves"]
        assert "chance" not in told[0]
        assert told[0]["points"] == 500

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("fault", "told"), [("too-slow", "no-hint"), ("crashed", "no-hint"), ("busy", "hints-busy")]
)
def test_where_none_is_found_nothing_is_counted(lobby: Lobby, fault: str, told: str) -> None:
    async def scene() -> None:
        worker = lobby._worker
        assert isinstance(worker, Slow)
        worker.let_go.set()
        worker.fault = BotError(fault)
        table = await made(lobby)
        seat, at = turn_of(table)
        assert kind(await table.receive(seat, Hint("h", at))) == told
        assert table.kept.seats.seats[seat].hints == 0
        worker.fault = None
        assert kind(await table.receive(seat, Hint("again", at))) == "hint"

    asyncio.run(scene())


def test_what_cannot_be_counted_is_not_told(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that the others would not see is none."""

    async def scene() -> None:
        worker = lobby._worker
        assert isinstance(worker, Slow)
        worker.let_go.set()
        table = await made(lobby)
        seat, at = turn_of(table)

        async def fails() -> None:
            raise WireError("not-kept", "a table that can be written to disk", "a full disk", 503)

        with monkeypatch.context() as patched:
            patched.setattr(table, "keep_seats", fails)
            (told,) = await table.receive(seat, Hint("h", at))
        assert (told["t"], kind([told])) == ("bad", "not-kept")

    asyncio.run(scene())


def test_the_number_of_hints_is_kept(lobby: Lobby, tmp_path: Path) -> None:
    async def scene() -> tuple[str, int]:
        worker = lobby._worker
        assert isinstance(worker, Slow)
        worker.let_go.set()
        table = await made(lobby)
        seat, at = turn_of(table)
        assert kind(await table.receive(seat, Hint("h", at))) == "hint"
        return table.stored.id, seat

    name, seat = asyncio.run(scene())
    again = Store(tmp_path / "t.sqlite3")
    found = again.load(name)
    again.close()
    assert found is not None
    assert found.hints is True
    assert [each.hints for each in found.seats.seats] == [int(at == seat) for at in range(2)]
