"""Questions about plans at a table: checked, charged, answered beside it, and never in anybody's way."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from artel.kernel.game import SPECTATOR, legal_moves
from artel.table.budget import COSTS, Limits, cost_of
from artel.table.live import Table
from artel.table.lobby import Lobby
from artel.table.plan import MOST_ANSWER, Planner
from artel.table.store import Store
from artel.table.wire import (
    MOST_LINES,
    MOST_PLANS,
    Draft,
    Message,
    MoveMade,
    Plan,
    Walk,
    WireError,
    client_message,
)
from artel.table.worker import BotWorker
from tests.room_support import GAME, make, new_room, options, play_out, play_to, reply, tell
from tests.support import WAIT, Guest, post, with_key

PASS = (Draft(("pass",)),)

BAD: list[tuple[object, str]] = [
    (None, "wrong-type"),
    ("pass", "wrong-type"),
    ([], "empty-field"),
    (["pass"], "wrong-type"),
    ([{}], "missing-field"),
    ([{"lines": "pass"}], "wrong-type"),
    ([{"lines": [7]}], "wrong-type"),
    ([{"lines": [""]}], "empty-field"),
    ([{"lines": ["x" * 300]}], "too-long"),
    ([{"lines": ["\ud800"]}], "wrong-type"),
    ([{"lines": ["pass"] * (MOST_LINES + 1)}], "too-long"),
    ([{"lines": ["pass"]}] * (MOST_PLANS + 1), "too-long"),
    ([{"lines": [], "follow": "lift"}], "wrong-type"),
    ([{"lines": [], "follow": [1]}], "wrong-type"),
    ([{"lines": [], "follow": ["lift"] * 13}], "too-long"),
    ([{"lines": [], "walks": {"words": "carry wood", "start": "home-1"}}], "wrong-type"),
    ([{"lines": [], "walks": ["carry wood"]}], "wrong-type"),
    ([{"lines": [], "walks": [{"words": "carry wood"}]}], "missing-field"),
    ([{"lines": [], "walks": [{"words": "w", "start": "x" * 100}]}], "too-long"),
    ([{"lines": [], "walks": [{"words": "w", "start": "s"}] * (MOST_PLANS + 1)}], "too-long"),
]


@pytest.mark.parametrize(("plans", "kind"), BAD, ids=range(len(BAD)))
def test_a_bad_plan_is_named(plans: object, kind: str) -> None:
    with pytest.raises(WireError) as problem:
        client_message({"t": "plan", "id": "a", "at": 0, "plans": plans})
    assert problem.value.kind == kind
    assert problem.value.expected


def test_a_plan_is_read_as_it_was_written() -> None:
    walk = {"words": "carry wood", "start": "home-1"}
    drafts = [{"lines": ["lift inn"], "follow": ["add"], "walks": [walk]}, {"lines": []}]
    message = client_message({"t": "plan", "id": "a", "at": 3, "plans": drafts})
    first = Draft(("lift inn",), ("add",), (Walk("carry wood", "home-1"),))
    assert message == Plan("a", 3, (first, Draft()))


def test_plans_cost_what_they_take() -> None:
    one = cost_of(Plan("a", 0, PASS))
    assert one > COSTS["plan"]
    assert cost_of(Plan("a", 0, PASS * 8)) > 1.5 * one
    assert cost_of(Plan("a", 0, (Draft(follow=("lift",)),))) > 1.5 * one
    assert cost_of(Plan("a", 0, (Draft(walks=(Walk("carry wood", "inn"),) * 8),))) > 2 * one
    # What the client asks ahead on every turn is far from the limit.
    ahead = cost_of(Plan("a", 0, PASS * 24)) + cost_of(Plan("a", 0, (Draft(follow=("lift", "add")),)))
    assert 20 * ahead < Limits.burst


def test_where_nothing_can_be_planned_the_answer_says_why() -> None:
    room = new_room()
    seat, n = room.waiting_for()[0], len(room.entries)

    def refusal(who: int, at: int) -> str:
        return str(reply(tell(room, who, Plan("p", at, PASS)))["why"]["kind"])

    assert refusal(SPECTATOR, n) == "spectator"
    assert refusal(seat, n + 5) == "stale"
    make(room, seat, "pass")
    assert refusal(seat, n) == "stale"
    play_out(room)
    assert refusal(seat, len(room.entries)) == "game-over"


def test_others_answers_to_the_same_joint_question_make_no_plan_stale() -> None:
    room = new_room()
    play_to(room, "choose")
    one, two, _ = room.waiting_for()
    at, line = len(room.entries), options(room, two)[0]
    make(room, one, options(room, one)[0])
    answer = reply(tell(room, two, Plan("p", at, (Draft((line,)),))))
    assert answer["n"] == at + 1
    assert "why" not in answer["plans"][0]


async def begun(folder: Path) -> Table:
    lobby = Lobby(Store(folder / "t.sqlite3"), BotWorker(), 0.0)
    data: Message = {"game": GAME.name, "seats": [{"kind": "open"}] * 2, "name": "Anna", "take": 0}
    made = await lobby.create(data)
    table = await lobby.table(str(made["table"]))
    early = await table.receive(0, Plan("early", 0, PASS))
    assert (early[0]["t"], early[0]["id"]) == ("no", "early")
    await lobby.join(table, {"name": "Boris"})
    assert table.room is not None
    return table


def first_move(table: Table) -> tuple[int, MoveMade]:
    assert table.room is not None
    seat = table.room.waiting_for()[0]
    line = GAME.verbs.text(legal_moves(table.room.state, seat)[0])
    return seat, MoveMade("m", len(table.room.entries), line)


def test_a_plan_that_takes_long_holds_up_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is answered for the place it was asked at, so that whoever has moved on can tell."""
    working, allowed = threading.Event(), threading.Event()
    answer: Callable[..., list[Message]] = Planner.answer

    def slow(self: Planner, drafts: Any) -> list[Message]:
        working.set()
        assert allowed.wait(WAIT)
        return answer(self, drafts)

    async def act() -> None:
        table = await begun(tmp_path)
        assert table.room is not None
        seat, move = first_move(table)
        monkeypatch.setattr(Planner, "answer", slow)
        planned = asyncio.ensure_future(table.receive(seat, Plan("p", move.at, PASS)))
        while not working.is_set():
            await asyncio.sleep(0.005)
        played = await asyncio.wait_for(table.receive(seat, move), WAIT)
        assert played[0]["t"] == "ok"
        assert not planned.done()
        allowed.set()
        (told,) = await asyncio.wait_for(planned, WAIT)
        assert (told["t"], told["n"]) == ("plan", move.at)
        assert len(table.room.entries) > move.at

    asyncio.run(act())


def test_an_engine_that_fails_in_a_plan_is_named_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        table = await begun(tmp_path)
        seat, move = first_move(table)

        def fail(*_: object) -> list[Message]:
            raise RuntimeError("broken")

        with monkeypatch.context() as broken:
            broken.setattr(Planner, "answer", fail)
            (told,) = await table.receive(seat, Plan("p", move.at, PASS))
        why: Any = told["why"]
        assert (told["t"], told["id"], why["kind"]) == ("bad", "p", "engine-failed")
        (fine,) = await table.receive(seat, Plan("q", move.at, PASS))
        assert fine["t"] == "plan"
        assert (await table.receive(seat, move))[0]["t"] == "ok"

    asyncio.run(act())


def test_plans_by_socket_and_by_post_are_the_same_and_bounded(url: str) -> None:
    seats = [{"kind": "open"}] * 2
    made = post(url, "/api/tables", {"game": "keyflower", "seats": seats, "name": "Anna", "take": 0}).json()
    table = str(made["table"])
    joined = post(url, f"/api/tables/{table}/join", {"name": "Boris", "seat": None}).json()
    keys = [str(made["key"]), str(joined["key"])]
    with Guest(url, table, keys[0]) as one, Guest(url, table, keys[1]) as two:
        guests = [one, two]
        views = [guest.wait_for("view") for guest in guests]
        seat = next(seat for seat, view in enumerate(views) if view["view"]["moves"])
        moves, n = views[seat]["view"]["moves"], views[seat]["n"]
        drafts = [{"lines": [line]} for line in moves[:MOST_PLANS]]
        by_socket = guests[seat].ask({"t": "plan", "at": n, "plans": drafts})
        body = {"t": "plan", "id": by_socket["id"], "at": n, "plans": drafts}
        by_post = post(url, f"/api/tables/{table}/send", body, **with_key(keys[seat]))
        assert by_post.json() == by_socket
        assert [plan for plan in by_socket["plans"] if "why" in plan] == []
        many: list[Message] = [{"lines": []}] * MOST_PLANS
        answer = post(url, f"/api/tables/{table}/send", {**body, "plans": many}, **with_key(keys[seat]))
        assert len(answer.content) < 1.2 * MOST_ANSWER
        kinds = {plan["why"]["kind"] for plan in answer.json()["plans"] if "why" in plan}
        assert kinds <= {"plan-too-large"}
