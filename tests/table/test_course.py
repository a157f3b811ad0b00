"""A course is tried before it is taken, and a room taken up from disk is the room that was."""

from __future__ import annotations

import pytest

from artel.games import GAMES
from artel.kernel.chance import SealedChance
from artel.kernel.game import Game, Rng, deciders, legal_moves
from artel.table.room import Room
from artel.table.seats import Seat, Seats
from artel.table.wire import MoveMade, Undo, encode
from tests.room_support import GAME, SEED, kind, make, new_room, options, play_to, reply


def test_an_answer_changes_nothing_until_it_is_taken() -> None:
    room = new_room()
    seat, n = room.waiting_for()[0], len(room.entries)
    before = GAME.digest(room.state)
    shown = [room.view_message(viewer, 0) for viewer in room.viewers]
    answers = [room.receive(seat, MoveMade("once", n, "exchange-hand")) for _ in range(2)]
    assert answers[0].entries == answers[1].entries
    assert len(answers[0].entries) > 1
    assert (GAME.digest(room.state), len(room.entries)) == (before, n)
    assert [room.view_message(viewer, 0) for viewer in room.viewers] == shown
    room.take(answers[0])
    assert len(room.entries) == n + len(answers[0].entries)
    assert GAME.digest(room.state) == room.entries[-1].mark


def test_an_undo_changes_nothing_until_it_is_taken() -> None:
    room = new_room()
    play_to(room, "choose")
    one, two, _ = room.waiting_for()
    for seat in (one, two):
        make(room, seat, options(room, seat)[0])
    n, before = len(room.entries), GAME.digest(room.state)
    lines = room.position.lines(one)
    assert reply(room.receive(one, Undo("u", n)))["t"] == "ok"
    assert (GAME.digest(room.state), len(room.entries), room.position.lines(one)) == (before, n, lines)
    assert reply(room.receive(one, Undo("v", n)))["t"] == "ok"


def test_after_a_restart_a_stale_move_in_a_joint_question_is_still_stale() -> None:
    room = new_room()
    play_to(room, "choose")
    at = len(room.entries)
    one, two, three = room.waiting_for()
    make(room, one, options(room, one)[0], at=at)
    for taken_up in (room, new_room(entries=list(room.entries))):
        assert kind(taken_up) == "choose"
        line = options(taken_up, two)[0]
        for stale in (0, at - 1):
            why = reply(taken_up.receive(two, MoveMade(f"s{stale}", stale, line)))["why"]
            assert why["kind"] == "stale"
        assert reply(taken_up.receive(two, MoveMade("good", at, line)))["t"] == "ok"
        assert reply(taken_up.receive(three, MoveMade("too", at, options(taken_up, three)[0])))["t"] == "ok"


def some_room(game: Game, players: int) -> Room:
    seats = Seats([Seat("human", name=f"P{number}") for number in range(players)], 0)
    room = Room(game, game.rules(players), seats, SealedChance(SEED))
    room.take(room.start())
    return room


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_room_taken_up_again_says_the_same_as_the_room_that_was(game: Game) -> None:
    """At every moment of a game full of undos: who may answer since when, who may take back, the views."""
    players = 3
    room = some_room(game, players)
    rng = Rng(f"restart {game.name}")
    for step in range(90):
        if room.over():
            break
        seat = room.waiting_for()[rng.below(len(room.waiting_for()))]
        moves = legal_moves(room.state, seat)
        line = game.verbs.text(moves[rng.below(len(moves))])
        room.take(room.receive(seat, MoveMade(f"m{step}", len(room.entries), line)))
        if rng.below(3) == 0:
            room.take(room.receive(seat, Undo(f"u{step}", len(room.entries))))
        if step % 6:
            continue
        again = Room(game, room.rules, room.seats, SealedChance(SEED), list(room.entries))
        assert again.stopped is None
        assert again.entries == room.entries
        for asked in deciders(room.state):
            assert again.course.trail.asked_at[asked] == room.course.trail.asked_at[asked]
        for viewer in room.viewers:
            assert again.view_text(viewer, 0) == room.view_text(viewer, 0)
            assert room.view_text(viewer, 0) == encode(room.view_message(viewer, 0))
