"""At the table too, the same deed may be told in any order; the history keeps the one way."""

from __future__ import annotations

import random
from functools import cache

from artel.games import game_named
from artel.kernel.chance import SealedChance
from artel.kernel.game import Game, Refused, legal_moves, play
from artel.table.history import Entry, live_entries
from artel.table.room import Room
from artel.table.seats import Seat, Seats
from artel.table.wire import Draft, MoveMade, Plan, Undo, Why
from tests.room_support import SEED, make, new_room, reply, tell

KEYFLOWER = game_named("keyflower")


def room_of(game: Game, players: int, entries: list[Entry] | None = None) -> Room:
    seats = Seats([Seat("human", name=f"P{number}") for number in range(players)], 0)
    room = Room(game, game.rules(players), seats, SealedChance(SEED), entries or [])
    if entries is None:
        room.take(room.start())
    return room


def turned(room: Room, seat: int) -> tuple[str, str] | None:
    """Two lifts of which either may come first."""
    lifts = [line for line in KEYFLOWER.possible(room.state, seat) if line.startswith("lift ")]
    for second in lifts[1:]:
        after = room.state.clone()
        play(after, seat, KEYFLOWER.verbs.parse(second))
        for first in lifts[: lifts.index(second)]:
            try:
                if KEYFLOWER.understand(after, seat, first).back == 1:
                    return first, second
            except Refused:
                continue
    return None


@cache
def history() -> tuple[list[Entry], int, str, str]:
    """Entries after which a seat may lift two beaten bids, and those in their order."""
    for seed in range(40):
        room, chance = room_of(KEYFLOWER, 6), random.Random(f"two beaten bids {seed}")
        for step in range(120):
            if room.over():
                break
            seat = room.waiting_for()[0]
            pair = turned(room, seat)
            if pair is not None:
                return list(room.entries), seat, *pair
            moves = [KEYFLOWER.verbs.text(move) for move in legal_moves(room.state, seat)]
            small = [line for line in moves if line.startswith("bid ") and line.endswith((" 1", " 2"))]
            tell(room, seat, MoveMade(f"m{step}", len(room.entries), chance.choice(small or moves)))
    raise AssertionError("no position with two beaten bids")


def live_lines(room: Room, since: int) -> list[str]:
    return [entry.line for entry in live_entries(room.entries) if entry.n >= since]


def test_lifts_are_told_in_any_order_and_kept_in_one() -> None:
    entries, seat, first, second = history()
    room, n = room_of(KEYFLOWER, 6, entries), len(entries)
    assert reply(make(room, seat, second.upper(), "b"))["t"] == "ok"
    answer = tell(room, seat, MoveMade("a", len(room.entries), first))
    assert reply(answer) == {"t": "ok", "id": "a", "n": len(room.entries)}
    assert live_lines(room, n) == [first, second]
    assert [entry.id for entry in room.entries[n:]] == ["b", "", "", "a"]
    assert KEYFLOWER.asks(room.state)[0]["lifted"] == [first.split()[1], second.split()[1]]
    again = room_of(KEYFLOWER, 6, list(room.entries))
    assert again.stopped is None
    assert KEYFLOWER.digest(again.state) == KEYFLOWER.digest(room.state)


def test_a_lift_is_put_back_inside_the_turn() -> None:
    entries, seat, first, second = history()
    room, n = room_of(KEYFLOWER, 6, entries), len(entries)
    before = KEYFLOWER.digest(room.state)
    make(room, seat, first)
    make(room, seat, second)
    assert reply(make(room, seat, f"put-back {first.split()[1]}"))["t"] == "ok"
    assert live_lines(room, n) == [second]
    assert reply(make(room, seat, f"put-back {second.split()[1]}", "p"))["t"] == "ok"
    assert live_lines(room, n) == []
    assert KEYFLOWER.digest(room.state) == before
    refused = reply(make(room, seat, f"put-back {second.split()[1]}"))
    assert (refused["t"], refused["why"]["kind"]) == ("no", "not-lifted")


def test_a_line_told_in_another_way_can_be_sent_again() -> None:
    entries, seat, first, second = history()
    room = room_of(KEYFLOWER, 6, entries)
    make(room, seat, second)
    told = MoveMade("a", len(room.entries), f"  {first.upper()}")
    answered = reply(tell(room, seat, told))
    kept = len(room.entries)
    assert reply(tell(room, seat, told)) == answered
    assert len(room.entries) == kept
    other = reply(tell(room, seat, MoveMade("a", kept, "pass")))
    assert other["why"]["kind"] == "id-reused"


def test_what_was_told_anew_can_be_taken_back_step_by_step() -> None:
    entries, seat, first, second = history()
    room, before = room_of(KEYFLOWER, 6, entries), len(entries)
    make(room, seat, second)
    make(room, seat, first)
    for left in ([first], []):
        assert reply(tell(room, seat, Undo(f"u{len(left)}", len(room.entries))))["t"] == "ok"
        assert live_lines(room, before) == left


def test_why_not_and_a_plan_understand_the_same_lines() -> None:
    entries, seat, first, second = history()
    room = room_of(KEYFLOWER, 6, entries)
    make(room, seat, second)
    assert reply(tell(room, seat, Why("w", first)))["why"] is None
    bid = next(line for line in KEYFLOWER.possible(room.state, seat) if line.startswith("bid "))
    drafts = (Draft((bid.title(),)), Draft((first,)))
    shown, retold = reply(tell(room, seat, Plan("p", len(room.entries), drafts)))["plans"]
    assert "bid" in [line["k"] for line in shown["log"]]
    assert "why" not in retold


def test_a_near_miss_is_answered_with_what_is_possible_now() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    why = reply(make(room, seat, "pas"))["why"]
    assert (why["kind"], why["nearest"]) == ("unknown-command", ["pass"])
    stranger = next(other for other in range(3) if other != seat)
    assert "nearest" not in reply(make(room, stranger, "pass"))["why"]
