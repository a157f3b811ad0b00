"""Taking back: what may be undone, what may not, and that undo is replay."""

from __future__ import annotations

from typing import NoReturn

import pytest

from artel.kernel.game import NATURE, SPECTATOR, Rng, State, deciders, play
from artel.table import course, history
from artel.table.room import Room
from artel.table.undos import MOST_UNDOS
from artel.table.wire import Undo
from tests.room_support import GAME, make, new_room, options, play_out, play_to, reply, tell


def test_the_last_decision_may_be_taken_back() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    before = GAME.digest(room.state)
    exchange = next(line for line in options(room, seat) if line.startswith("exchange "))
    make(room, seat, exchange)
    n = len(room.entries)
    assert room.view_message(seat, 0)["undo"] is True
    answer = tell(room, seat, Undo("u", n))
    assert reply(answer) == {"t": "ok", "id": "u", "n": n + 1}
    assert answer.entries[0].line == f"undo {n - 1}"
    assert GAME.digest(room.state) == before
    for viewer in (seat, SPECTATOR):
        assert room.view_message(viewer, n)["reset"] is True
        assert room.view_message(viewer, n - 1)["reset"] is False
    assert reply(tell(room, seat, Undo("u", n))) == reply(answer)
    assert len(room.entries) == n + 1


def test_no_undo_over_another_seats_decision() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    make(room, seat, "pass")
    make(room, room.waiting_for()[0], "pass")
    assert reply(tell(room, seat, Undo("u", len(room.entries))))["why"]["kind"] == "nothing-to-undo"
    assert room.view_message(seat, 0)["undo"] is False


def test_no_undo_over_chance() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    make(room, seat, "exchange-hand")
    assert room.entries[-1].seat == NATURE
    assert reply(tell(room, seat, Undo("u", len(room.entries))))["why"]["kind"] == "nothing-to-undo"


def test_an_undo_of_an_entry_the_client_has_not_seen_is_stale() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    at = len(room.entries)
    make(room, seat, "pass")
    assert reply(tell(room, seat, Undo("u", at)))["why"]["kind"] == "stale"


def test_a_sealed_answer_may_be_taken_back_although_others_answered_since() -> None:
    room = new_room()
    play_to(room, "choose")
    one, two, three = room.waiting_for()
    first = options(room, one)[0]
    make(room, one, first)
    at = len(room.entries)
    make(room, two, options(room, two)[0])
    assert room.view_message(one, 0)["undo"] is True
    assert reply(tell(room, one, Undo("u", at)))["t"] == "ok"
    assert deciders(room.state) == [one, three]
    assert reply(make(room, one, options(room, one)[-1]))["t"] == "ok"
    assert deciders(room.state) == [three]
    assert reply(make(room, three, options(room, three)[0]))["t"] == "ok"
    for seat in (one, two, three):
        assert reply(tell(room, seat, Undo("v", len(room.entries))))["why"]["kind"] == "nothing-to-undo"


def test_a_decision_before_a_joint_question_stays_once_somebody_has_answered_it() -> None:
    room = new_room()
    play_to(room, "choose")
    last = next(entry for entry in reversed(room.entries) if entry.seat != NATURE)
    other = next(seat for seat in room.waiting_for() if seat != last.seat)
    make(room, other, options(room, other)[0])
    assert room.view_message(last.seat, 0)["undo"] is False
    assert room.view_message(other, 0)["undo"] is True


def test_undo_is_replay_of_the_live_entries() -> None:
    room = new_room()
    rng = Rng("undos")
    undone = 0
    while not room.over():
        seat = room.waiting_for()[rng.below(len(room.waiting_for()))]
        before = GAME.digest(room.state)
        moves = options(room, seat)
        make(room, seat, moves[rng.below(len(moves))])
        if rng.below(4) == 0 and room.view_message(seat, 0)["undo"]:
            assert reply(tell(room, seat, Undo(f"u{undone}", len(room.entries))))["t"] == "ok"
            assert GAME.digest(room.state) == before
            undone += 1
    assert undone > 3
    again = new_room(entries=list(room.entries))
    assert again.stopped is None
    assert GAME.digest(again.state) == GAME.digest(room.state)
    assert tell(room, 0, Undo("late", len(room.entries))).entries == []


def test_a_room_taken_up_again_still_knows_ids_undo_and_questions() -> None:
    room = new_room()
    play_to(room, "choose")
    one, two, three = room.waiting_for()
    at = len(room.entries)
    line = options(room, one)[0]
    done = make(room, one, line, "mine")
    room = new_room(entries=list(room.entries))
    assert reply(make(room, one, line, "mine", at=at)) == reply(done)
    assert reply(tell(room, one, Undo("u", at + 1)))["t"] == "ok"
    room = new_room(entries=list(room.entries))
    assert reply(tell(room, one, Undo("u", at + 1)))["t"] == "ok"
    assert deciders(room.state) == [one, two, three]
    assert reply(make(room, two, options(room, two)[0], at=at))["t"] == "ok"


def change_of_mind(room: Room, seat: int, times: int) -> None:
    """Exchange a card and take it back, again and again."""
    exchange = next(line for line in options(room, seat) if line.startswith("exchange "))
    for time in range(times):
        assert reply(make(room, seat, exchange))["t"] == "ok"
        assert reply(tell(room, seat, Undo(f"u{time}", len(room.entries))))["t"] == "ok"


def test_a_history_full_of_undos_is_read_in_steps_as_many_as_its_entries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = new_room()
    before = GAME.digest(room.state)
    change_of_mind(room, room.waiting_for()[0], 40)
    played = 0

    def counted(state: State, seat: int, move: int) -> None:
        nonlocal played
        played += 1
        play(state, seat, move)

    monkeypatch.setattr(history, "play_trusted", counted)
    again = new_room(entries=list(room.entries))
    assert again.stopped is None
    assert again.entries == room.entries
    assert GAME.digest(again.state) == before
    assert again.position.lines(0) == room.position.lines(0)
    assert 0 < played <= len(room.entries)


def test_one_mind_may_be_changed_only_so_often_over_one_question() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    change_of_mind(room, seat, MOST_UNDOS)
    for _ in range(2):
        assert room.view_message(seat, 0)["undo"] is False
        answer = reply(tell(room, seat, Undo("late", len(room.entries))))
        assert answer["why"]["kind"] == "too-many-undos"
        assert answer["why"]["values"] == {"seat": seat, "count": MOST_UNDOS}
        room = new_room(entries=list(room.entries))
    assert reply(make(room, seat, "pass"))["t"] == "ok"
    other = room.waiting_for()[0]
    assert reply(make(room, other, "pass"))["t"] == "ok"
    assert room.view_message(other, 0)["undo"] is True
    assert reply(tell(room, other, Undo("free", len(room.entries))))["t"] == "ok"


def test_a_decision_deals_nothing_anew_where_the_game_says_that_it_shows_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def dealt(*_: object) -> NoReturn:
        raise AssertionError("expected no deal, got one")

    monkeypatch.setattr(course, "was_foreseen", dealt)
    play_out(new_room())


def test_what_may_be_taken_back_is_the_same_as_by_dealing_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the game says of itself: over a whole game, for every seat, after every move."""
    said, dealt = new_room(), new_room()
    rng = Rng("undo by dealing")
    while not said.over():
        seat = said.waiting_for()[rng.below(len(said.waiting_for()))]
        moves = options(said, seat)
        line = moves[rng.below(len(moves))]
        make(said, seat, line)
        with monkeypatch.context() as patched:
            patched.setattr(course, "may_have_shown", lambda *_: True)
            make(dealt, seat, line)
        for viewer in said.viewers:
            assert said.view_message(viewer, 0)["undo"] == dealt.view_message(viewer, 0)["undo"]
