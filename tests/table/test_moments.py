"""Moments of a table: the same for ever, whatever is taken back; and the points at the ends of turns."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from artel.games import game_named
from artel.kernel.chance import SealedChance
from artel.kernel.game import NATURE, SPECTATOR, Game, Rng, Rules, legal_moves, play
from artel.review.course import halving
from artel.table import curve as curves
from artel.table.budget import COSTS
from artel.table.curve import MOST_POINTS, MOST_WAITING, Curve, Curves, curve_of, spread
from artel.table.history import Entry, Position, live_entries
from artel.table.live import Table
from artel.table.lobby import Lobby
from artel.table.moments import MOST_KEPT, STRIDE, Moments, turns_of
from artel.table.room import Room
from artel.table.seats import Seat, Seats
from artel.table.store import Store
from artel.table.wire import Look, Message, MoveMade, Past, Undo, WireError
from artel.table.worker import BotWorker
from tests.room_support import GAME, make, new_room, options, play_out, play_to, reply, tell
from tests.support import WAIT, Guest, full_table

Seen = dict[tuple[int, int], tuple[object, list[dict[str, Any]]]]


def see(room: Room, seen: Seen) -> None:
    """What everybody sees and reads now, by how many entries there are."""
    for viewer in room.viewers:
        lines = room.position.lines(viewer)
        seen[len(room.entries), viewer] = (GAME.view(room.state, viewer).data, lines)


def log_of(room: Room, seat: int, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The log of a moment as a client puts it together: what it knows, then what came."""
    known = [line for line in room.position.lines(seat) if line["n"] <= answer["since"]]
    return [*known, *answer["log"]]


def test_a_moment_is_the_same_for_ever_although_it_was_taken_back() -> None:
    room = new_room()
    seen: Seen = {}
    rng = Rng("moments")
    undos = 0
    for _ in range(60):
        see(room, seen)
        seat = room.waiting_for()[rng.below(len(room.waiting_for()))]
        if rng.below(3) == 0 and room.view_message(seat, 0)["undo"] is True:
            assert reply(tell(room, seat, Undo(f"u{len(room.entries)}", len(room.entries))))["t"] == "ok"
            undos += 1
        else:
            moves = options(room, seat)
            make(room, seat, moves[rng.below(len(moves))])
    assert undos > 3
    taken_back = 0
    for (at, viewer), (view, lines) in seen.items():
        answer = reply(tell(room, viewer, Look("l", at)))
        assert (answer["at"], answer["n"], answer["view"]) == (at, len(room.entries), view)
        assert log_of(room, viewer, answer) == lines
        assert all(line["n"] > answer["since"] for line in answer["log"])
        taken_back += answer["since"] < at
    assert taken_back > 3


def test_a_sealed_answer_that_was_taken_back_is_shown_to_nobody_else() -> None:
    room = new_room()
    play_to(room, "choose")
    one, two, _ = room.waiting_for()
    for choice in (0, -1):
        make(room, one, options(room, one)[choice])
        tell(room, one, Undo(f"u{choice}", len(room.entries)))
    n = len(room.entries)
    first, second = n - 3, n - 1
    for viewer in (two, SPECTATOR):
        told = [reply(tell(room, viewer, Look("l", at))) for at in (first, second)]
        assert told[0]["view"] == told[1]["view"]
        bare = [[(line["k"], line["v"]) for line in each["log"]] for each in told]
        assert bare[0] == bare[1]
    own = [reply(tell(room, one, Look("l", at)))["view"] for at in (first, second)]
    assert own[0] != own[1]


@pytest.mark.parametrize("beyond", [1, 10**9])
def test_a_moment_that_does_not_exist_is_named(beyond: int) -> None:
    room = new_room()
    n = len(room.entries)
    why = reply(tell(room, SPECTATOR, Look("l", n + beyond)))["why"]
    assert why == {"kind": "unknown-place", "rule": None, "values": {"expected": n, "got": n + beyond}}


def test_few_positions_are_kept_and_steps_go_on_from_them(monkeypatch: pytest.MonkeyPatch) -> None:
    room = new_room()
    play_out(room)
    walked = 0
    attempt = room.position.__class__.attempt

    def counted(self: Any, n: int, seat: int, line: str) -> None:
        nonlocal walked
        walked += 1
        attempt(self, n, seat, line)

    monkeypatch.setattr(room.position.__class__, "attempt", counted)
    moments, n = Moments(GAME, room.rules), len(room.entries)
    assert n > 2 * STRIDE
    moments.moment(room.entries, n - STRIDE - 1)
    begun = walked
    for at in range(n - STRIDE, n + 1):
        moments.moment(room.entries, at)
    assert walked - begun == STRIDE + 1
    for at in range(n, 0, -1):
        position = moments.moment(room.entries, at).position
        assert position.steps == []
    assert len(moments) <= MOST_KEPT
    # Backwards a step costs a stride at the most, but for one whole way for each stride.
    assert walked - begun < n * STRIDE + n * (n // STRIDE + 1)


def entry(n: int, seat: int, line: str = "x") -> Entry:
    return Entry(n, seat, line, "", "")


def test_a_turn_is_what_a_seat_decides_in_a_row_with_the_draws_after_it() -> None:
    made = [NATURE, 0, 0, NATURE, 1, 0, 0, 1]
    entries = [entry(n, seat) for n, seat in enumerate(made)]
    assert turns_of(entries, 2) == [(4, 0), (5, 1), (7, 0), (8, 1)]
    entries[6] = entry(6, 0, "undo 5")
    assert turns_of(entries, 2) == [(4, 0), (8, 1)]
    assert turns_of(entries[:1], 2) == []
    alone = [entry(0, 0), entry(1, NATURE), entry(2, 0)]
    assert turns_of(alone, 1) == [(2, 0), (3, 0)]


# Points.


def finished(name: str, players: int) -> Room:
    """A game of random moves to its end."""
    game = game_named(name)
    seats = Seats([Seat("human", name=f"P{number}") for number in range(players)], 0)
    room = Room(game, game.rules(players), seats, SealedChance(bytes(32)))
    room.take(room.start())
    rng = Rng("curve")
    while not room.over():
        seat = room.waiting_for()[0]
        moves = [game.verbs.text(move) for move in legal_moves(room.state, seat)]
        assert reply(make(room, seat, moves[rng.below(len(moves))]))["t"] == "ok"
    return room


@pytest.mark.parametrize(("name", "players"), [("artificium", 3), ("keyflower", 2), ("sweet-lands", 1)])
def test_the_curve_has_the_points_at_the_end_of_every_turn(name: str, players: int) -> None:
    room = finished(name, players)
    found = curve_of(room.game, room.rules, room.entries, seconds=WAIT)
    ends = [n for n, _ in turns_of(room.entries, players)]
    assert [n for n, _ in found][1:] == spread(ends, MOST_POINTS - 1)
    assert found[-1] == (len(room.entries), room.game.scores(room.state))
    state, expected = room.game.setup(room.rules), {}
    for each in live_entries(room.entries):
        expected[each.n] = state.clone()
        play(state, each.seat, room.game.verbs.parse(each.line))
    for n, scores in found[:-1:7]:
        assert scores == room.game.scores(expected[n]), n


def test_a_curve_walks_the_game_once_whatever_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every live entry is played once, and no position of so many is copied on the way."""
    room = new_room()
    make(room, room.waiting_for()[0], "pass")
    passed = room.entries[-1]
    assert reply(tell(room, passed.seat, Undo("back", len(room.entries))))["t"] == "ok"
    play_out(room)
    assert len(live_entries(room.entries)) == len(room.entries) - 2
    ends = [n for n, _ in turns_of(room.entries, room.rules.players)]
    moments = Moments(room.game, room.rules)
    expected = [GAME.scores(moments.moment(room.entries, end).position.state) for end in ends]
    played: list[int] = []
    attempt = Position.attempt

    def counted(self: Position, n: int, seat: int, line: str) -> None:
        played.append(n)
        attempt(self, n, seat, line)

    monkeypatch.setattr(Position, "attempt", counted)
    monkeypatch.setattr(Position, "copy", None)
    found = dict(curve_of(GAME, room.rules, room.entries, seconds=WAIT))
    assert [found[end] for end in ends] == expected
    assert played == [entry.n for entry in live_entries(room.entries) if entry.n < ends[-1]]


def test_a_curve_that_takes_too_long_is_coarser_and_still_whole() -> None:
    room = new_room()
    play_out(room)
    whole = dict(curve_of(GAME, room.rules, room.entries, seconds=WAIT))
    ticks = iter(range(10**6))
    coarse = curve_of(GAME, room.rules, room.entries, seconds=9, clock=lambda: next(ticks))
    assert 2 < len(coarse) < len(whole) / 2
    assert {n: whole[n] for n, _ in coarse} == dict(coarse)
    assert [coarse[0][0], coarse[-1][0]] == [min(whole), max(whole)]
    gaps = [right[0] - left[0] for left, right in pairwise(coarse)]
    assert max(gaps) < len(room.entries) / 2
    assert len(curve_of(GAME, room.rules, room.entries, seconds=-1)) == 2


def test_a_long_game_has_only_so_many_points() -> None:
    ends = list(range(5, 5 + 7 * MOST_POINTS, 3))
    few = spread(ends, MOST_POINTS)
    assert (len(few), few[-1], sorted(set(few))) == (MOST_POINTS, ends[-1], few)
    assert spread(ends[:3], 3) == ends[:3]
    for count in (0, 1, 2, 3, 10, 97):
        assert sorted(halving(count)) == list(range(count))


def test_of_many_who_ask_for_a_curve_at_once_as_many_wait_as_there_are_places(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = new_room()
    play_out(room)
    monkeypatch.setattr(curves, "curve_of", lambda *_: [(0, [1])])

    async def act() -> None:
        server = Curves()
        asked = [server.curve(f"table {n}", GAME, room.rules, room.entries) for n in range(MOST_WAITING + 3)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(each, WireError) for each in found) == 3
        assert await server.curve("later", GAME, room.rules, room.entries) == [(0, [1])]

    asyncio.run(act())


def test_a_curve_is_worked_out_once_and_few_wait_for_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    room = new_room()
    play_out(room)
    allowed, made = threading.Event(), 0

    def slow(game: Game, rules: Rules, entries: Sequence[Entry], seconds: float) -> Curve:
        nonlocal made
        made += 1
        assert allowed.wait(WAIT)
        if made == 1:
            raise RuntimeError("broken")
        return [(0, [made])]

    monkeypatch.setattr(curves, "curve_of", slow)

    async def act() -> None:
        server = Curves()
        ask = [
            asyncio.ensure_future(server.curve(name, GAME, room.rules, room.entries)) for name in "aabcdefgh"
        ]
        while made == 0:
            await asyncio.sleep(0.005)
        with pytest.raises(WireError) as problem:
            await server.curve("i", GAME, room.rules, room.entries)
        assert (problem.value.kind, problem.value.status) == ("busy", 503)
        allowed.set()
        answers = await asyncio.gather(*ask, return_exceptions=True)
        assert [isinstance(each, RuntimeError) for each in answers[:3]] == [True, True, False]
        assert made == 8
        # What failed is tried again, what was made is not.
        assert await server.curve("a", GAME, room.rules, room.entries) == [(0, [9])]
        assert await server.curve("a", GAME, room.rules, room.entries) == [(0, [9])]
        for number in range(curves.MOST_CURVES + 5):
            await server.curve(f"t{number}", GAME, room.rules, room.entries)
        assert len(server) == curves.MOST_CURVES

    asyncio.run(act())


# At a table.


async def begun(folder: Path) -> Table:
    lobby = Lobby(Store(folder / "t.sqlite3"), BotWorker(), 0.0)
    data: Message = {"game": GAME.name, "seats": [{"kind": "open"}] * 2, "name": "Anna", "take": 0}
    table = await lobby.table(str((await lobby.create(data))["table"]))
    for early in (Look("early", 0), Past("early")):
        (told,) = await table.receive(0, early)
        why: Any = told["why"]
        assert (told["t"], why["kind"]) == ("no", "not-started")
    await lobby.join(table, {"name": "Boris"})
    return table


def test_looking_back_holds_up_no_move_and_a_fault_in_it_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    working, allowed = threading.Event(), threading.Event()
    position: Callable[..., Any] = Moments.moment

    def slow(self: Moments, entries: Sequence[Entry], at: int) -> Any:
        working.set()
        assert allowed.wait(WAIT)
        if at == 0:
            raise RuntimeError("broken")
        return position(self, entries, at)

    async def act() -> None:
        table = await begun(tmp_path)
        assert table.room is not None
        n = len(table.room.entries)
        seat = table.room.waiting_for()[0]
        line = GAME.verbs.text(legal_moves(table.room.state, seat)[0])
        monkeypatch.setattr(Moments, "moment", slow)
        looking = [asyncio.ensure_future(table.receive(SPECTATOR, Look("l", at))) for at in (0, n)]
        while not working.is_set():
            await asyncio.sleep(0.005)
        assert (await asyncio.wait_for(table.receive(seat, MoveMade("m", n, line)), WAIT))[0]["t"] == "ok"
        assert not any(each.done() for each in looking)
        allowed.set()
        broken, fine = await asyncio.gather(*looking)
        why: Any = broken[0]["why"]
        assert (broken[0]["t"], broken[0]["id"], why["kind"]) == ("bad", "l", "engine-failed")
        assert (fine[0]["t"], fine[0]["at"]) == ("look", n)

    asyncio.run(act())


def test_points_are_told_to_everybody_after_the_end_and_to_nobody_before(url: str) -> None:
    assert COSTS["past"] > COSTS["look"]
    table, keys = full_table(url, 2)
    guests = [Guest(url, table, key) for key in keys]
    watcher = Guest(url, table)
    try:
        for guest in (*guests, watcher):
            guest.wait_for("view")
        for guest in (*guests, watcher):
            answer = guest.ask({"t": "past", "points": True})
            assert (answer["n"], answer["turns"], answer["points"]) == (guest.last_n(), [], None)
        n = play_by_wire(guests)
        told = [guest.ask({"t": "past", "points": True}) for guest in (*guests, watcher)]
        for answer in told:
            assert (answer["n"], answer["points"]) == (n, told[0]["points"])
            assert answer["turns"][-1][0] == n
        final = guests[0].last_view()["view"]["outcome"]["scores"]
        assert told[0]["points"][-1] == {"n": n, "scores": final}
        assert len(told[0]["points"]) == len(told[0]["turns"]) + 1
        assert watcher.ask({"t": "past"})["points"] is None
        middle = n // 2
        views = [guest.ask({"t": "look", "at": middle})["view"] for guest in (*guests, watcher)]
        assert [view["seat"] for view in views] == [0, 1, None]
        assert views[2]["seats"] != views[0]["seats"]
        assert watcher.ask({"t": "look", "at": n + 1})["why"]["values"] == {"expected": n, "got": n + 1}
        assert watcher.ask({"t": "look", "at": -1})["why"]["kind"] == "wrong-type"
    finally:
        for guest in (*guests, watcher):
            guest.close()


def play_by_wire(guests: list[Guest]) -> int:
    """Let everybody answer with the last of what they may, to the end; in the middle points are secret."""
    at = 0
    while True:
        for guest in guests:
            while guest.last_n() < at:
                guest.next()
        if guests[0].last_view()["view"]["outcome"] is not None:
            return at
        seat = next(seat for seat, each in enumerate(guests) if each.last_view()["view"]["moves"])
        answer = guests[seat].move(guests[seat].last_view()["view"]["moves"][-1], guests[seat].last_n())
        assert answer["t"] == "ok", answer
        at = answer["n"]
        if at == 12:
            assert guests[0].ask({"t": "past", "points": True})["points"] is None
