"""The room, without sockets: what it answers, to whom, and what it writes down."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from artel.kernel.chance import SealedChance
from artel.kernel.game import NATURE, SPECTATOR, Rng
from artel.kernel.record import read_record, replay, verify_chance
from artel.table.history import Entry, live_entries
from artel.table.room import ASKER, EVERYBODY, Room
from artel.table.wire import Draft, Hello, Look, MoveMade, Ping, Plan, Say, Undo, Why
from tests.room_support import GAME, SEED, make, new_room, options, play_out, play_to, reply, tell


def test_a_move_is_written_down_acknowledged_and_shown_to_every_viewer() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    n = len(room.entries)
    answer = make(room, seat, "pass", "first")
    assert reply(answer) == {"t": "ok", "id": "first", "n": n + 1}
    assert answer.entries[0] == Entry(n, seat, "pass", "first", answer.entries[0].mark)
    for viewer in (SPECTATOR, 0, 1, 2):
        message: Any = room.view_message(viewer, n)
        assert json.loads(room.view_text(viewer, n)) == message
        assert message["n"] == len(room.entries)
        assert message["view"] == GAME.view(room.state, viewer).data
        assert [line["k"] for line in message["log"]] == ["market-passed"]


def test_a_resend_gets_the_same_answer_and_is_not_played_twice() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    first = make(room, seat, "pass", "once", at=len(room.entries))
    n = len(room.entries)
    again = make(room, seat, "pass", "once", at=0)
    assert reply(again) == reply(first)
    assert again.entries == []
    assert len(room.entries) == n


def test_an_id_used_for_another_line_is_refused() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    make(room, seat, "pass", "once")
    why = reply(make(room, seat, "exchange-hand", "once"))["why"]
    assert why == {"kind": "id-reused", "rule": None, "values": {"expected": "pass", "got": "exchange-hand"}}


def test_two_seats_may_use_the_same_id() -> None:
    room = new_room()
    for _ in range(2):
        assert reply(make(room, room.waiting_for()[0], "pass", "same"))["t"] == "ok"


@pytest.mark.parametrize("off", [-1, 1])
def test_a_move_for_another_place_in_the_game_is_stale(off: int) -> None:
    room = new_room()
    make(room, room.waiting_for()[0], "pass")
    n = len(room.entries)
    answer = make(room, room.waiting_for()[0], "pass", at=n + off)
    assert reply(answer)["why"] == {"kind": "stale", "rule": None, "values": {"expected": n, "got": n + off}}
    assert len(room.entries) == n


def test_in_a_joint_question_a_move_may_lag_behind_the_answers_of_others() -> None:
    room = new_room()
    play_to(room, "choose")
    at = len(room.entries)
    one, two, three = room.waiting_for()
    for seat in (three, one, two):
        assert reply(make(room, seat, options(room, seat)[0], f"c{seat}", at=at))["t"] == "ok"
    assert reply(make(room, one, "pass", "late", at=at))["why"]["kind"] == "stale"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", "empty-command"),
        ("dance", "unknown-command"),
        ("exchange", "missing-word"),
        ("pass now", "extra-word"),
        ("choose unicorn", "unknown-word"),
        ("undo 3", "unknown-command"),
    ],
)
def test_every_wrong_line_is_refused_for_its_own_reason(line: str, expected: str) -> None:
    room = new_room()
    n = len(room.entries)
    why = reply(make(room, room.waiting_for()[0], line))["why"]
    assert why["kind"] == expected
    assert why["values"]
    assert len(room.entries) == n


@pytest.mark.parametrize("line", ["choose farm", "draw farm"])
def test_a_move_that_answers_another_question_is_refused_by_the_rules(line: str) -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    n = len(room.entries)
    why = reply(make(room, seat, line))["why"]
    refusal = GAME.why_not(room.state, seat, GAME.verbs.parse(line))
    assert refusal is not None
    assert why == refusal.to_data()
    assert len(room.entries) == n


def test_a_move_out_of_turn_names_whose_turn_it_is() -> None:
    room = new_room()
    turn = room.waiting_for()[0]
    other = (turn + 1) % 3
    why = reply(make(room, other, "pass"))["why"]
    assert why == {"kind": "not-your-turn", "rule": None, "values": {"seat": other, "turn": turn}}


def test_a_spectator_may_look_and_not_act() -> None:
    room = new_room()
    n = len(room.entries)
    for message in (
        MoveMade("a", n, "pass"),
        Undo("a", n),
        Why("a", "pass"),
        Plan("a", n, (Draft(("pass",)),)),
        Say("a", "x"),
    ):
        assert reply(tell(room, SPECTATOR, message))["why"]["kind"] == "spectator"
    assert reply(tell(room, SPECTATOR, Look("a", n)))["view"] == GAME.view(room.state, SPECTATOR).data
    assert reply(tell(room, SPECTATOR, Ping())) == {"t": "pong"}


def test_why_explains_without_playing() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    n = len(room.entries)
    assert reply(tell(room, seat, Why("a", "pass"))) == {"t": "why", "id": "a", "why": None}
    refusal = GAME.why_not(room.state, seat, GAME.verbs.parse("choose farm"))
    assert refusal is not None
    assert reply(tell(room, seat, Why("b", "choose farm")))["why"] == refusal.to_data()
    assert len(room.entries) == n


# Plans and looking back.


def planned(room: Room, seat: int, *lines: str) -> dict[str, Any]:
    answer = reply(tell(room, seat, Plan("p", len(room.entries), (Draft(lines),))))
    assert answer["n"] == len(room.entries)
    plan: dict[str, Any] = answer["plans"][0]
    return plan


def test_a_plan_tells_the_lines_of_a_move_and_leaves_the_game_alone() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    n = len(room.entries)
    before = GAME.digest(room.state)
    line = next(line for line in options(room, seat) if line.startswith("exchange "))
    lines = planned(room, seat, line)["log"]
    assert GAME.digest(room.state) == before
    make(room, seat, line)
    assert lines == room.view_message(seat, n)["log"]


def test_the_plan_of_the_last_sealed_answer_does_not_open_the_others() -> None:
    """The same plan, whatever the others have chosen."""
    shown = set()
    for choice in (0, -1):
        room = new_room()
        play_to(room, "choose")
        one, two, three = room.waiting_for()
        make(room, one, options(room, one)[choice])
        make(room, two, options(room, two)[choice])
        answer = planned(room, three, options(room, three)[0])
        shown.add(repr(answer))
        assert (answer["asks"], answer["moves"], answer["changes"]) == (None, None, [])
        kinds = [line["k"] for line in answer["log"]]
        assert "chose" in kinds
        assert kinds.count("revealed") < 3
    assert len(shown) == 1


def test_a_plan_stops_at_chance() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    answer = planned(room, seat, "exchange-hand")
    kinds = [line["k"] for line in answer["log"]]
    assert kinds
    assert "drew" not in kinds


def test_look_shows_the_viewers_own_view_of_any_earlier_moment() -> None:
    room = new_room()
    seen = {}
    rng = Rng("look")
    for _ in range(25):
        for viewer in room.viewers:
            seen[len(room.entries), viewer] = GAME.view(room.state, viewer).data
        seat = room.waiting_for()[0]
        moves = options(room, seat)
        make(room, seat, moves[rng.below(len(moves))])
    for (at, viewer), data in seen.items():
        assert reply(tell(room, viewer, Look("l", at)))["view"] == data
    beyond = len(room.entries) + 1
    assert reply(tell(room, 0, Look("l", beyond)))["why"]["kind"] == "unknown-place"


# Catching up.


def test_hello_brings_only_what_is_new() -> None:
    room = new_room()
    have = len(room.entries)
    make(room, room.waiting_for()[0], "pass")
    for known, reset in ((0, True), (have, False), (len(room.entries), False), (999, True)):
        answer = reply(tell(room, 0, Hello(known)))
        assert answer["reset"] is reset
        assert answer["since"] == (0 if reset else known)
        expected = room.position.lines(0) if reset else room.position.lines(0, known)
        assert answer["log"] == expected
    assert reply(tell(room, 0, Hello(have)))["log"] != []


def test_hello_after_an_undo_replaces_what_was_taken_back() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    before = len(room.entries)
    make(room, seat, "pass")
    tell(room, seat, Undo("u", before + 1))
    assert reply(tell(room, 0, Hello(before + 1)))["reset"] is True
    assert reply(tell(room, 0, Hello(before)))["reset"] is False


def test_talk_is_passed_on_once_and_kept_for_newcomers() -> None:
    room = new_room()
    answer = tell(room, 1, Say("s", "hello"))
    said = {"t": "said", "n": len(room.entries), "seat": 1, "name": "P1", "text": "hello"}
    assert (EVERYBODY, said) in answer.posts
    assert (EVERYBODY, said) not in tell(room, 1, Say("s", "hello")).posts
    assert (ASKER, said) in tell(room, 2, Hello(0)).posts


# Chance and the record.


def test_every_draw_can_be_checked_against_the_published_hash() -> None:
    room = new_room()
    play_out(room)
    record = read_record(room.record().text())
    assert record.header["chance"] == SealedChance(SEED).commitment()
    assert GAME.digest(replay(GAME, record)) == GAME.digest(room.state)
    draws = sum(1 for entry in room.entries if entry.seat == NATURE)
    assert verify_chance(GAME, record) == draws > 0


def test_a_finished_room_takes_no_more_moves() -> None:
    room = new_room()
    play_out(room)
    assert reply(make(room, 0, "pass"))["why"]["kind"] == "game-over"
    assert reply(tell(room, 0, Undo("u", len(room.entries))))["why"]["kind"] == "game-over"


# A history that no longer replays.


@pytest.mark.parametrize(
    "change", [{"mark": "0000000000000000"}, {"line": "unheard of"}, {"line": "choose castle"}]
)
def test_a_history_that_diverges_stops_at_the_last_good_entry(change: dict[str, Any]) -> None:
    room = new_room()
    play_to(room, "choose")
    entries = list(room.entries)
    place = next(n for n in range(len(entries) - 1, 0, -1) if entries[n].seat != NATURE)
    expected = new_room(entries=entries[:place])
    entries[place] = dataclasses.replace(entries[place], **change)
    stopped = new_room(entries=entries)
    assert stopped.stopped is not None
    assert stopped.stopped.good == place
    assert stopped.stopped.entries == len(entries)
    assert GAME.digest(stopped.state) == GAME.digest(expected.state)
    assert stopped.waiting_for() == []
    assert not stopped.over()
    why = reply(make(stopped, 0, "pass"))["why"]
    assert why == {"kind": "stopped", "rule": None, "values": {"good": place, "entries": len(entries)}}
    assert reply(tell(stopped, 0, Hello(0)))["t"] == "view"


def test_live_entries_are_those_that_no_undo_names() -> None:
    entries = [Entry(0, 0, "pass", "a", ""), Entry(1, 0, "undo 0", "b", ""), Entry(2, 0, "pass", "c", "")]
    assert [entry.n for entry in live_entries(entries)] == [2]
