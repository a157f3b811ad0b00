"""Standing answers: forced ones taken by themselves, a pass that stands until something changes for me."""

from __future__ import annotations

from typing import Any

import pytest

from artel.games import game_named
from artel.kernel.chance import SealedChance
from artel.kernel.game import Game, Rng, deciders, legal_moves
from artel.table.history import FORCED, STANDING
from artel.table.room import Room
from artel.table.seats import Seat, Seats
from artel.table.wire import MoveMade, Undo, Wish
from tests.games.tiny.game import TINY
from tests.room_support import SEED, reply, tell

KEYFLOWER = game_named("keyflower")
SWEET = game_named("sweet-lands")


def room_of(game: Game, players: int = 3) -> Room:
    seats = Seats([Seat("human", name=f"P{number}") for number in range(players)], 0)
    room = Room(game, game.rules(players), seats, SealedChance(SEED))
    room.take(room.start())
    return room


def lines(room: Room, seat: int) -> list[str]:
    return [room.game.verbs.text(move) for move in legal_moves(room.state, seat)]


def move(room: Room, seat: int, line: str) -> dict[str, Any]:
    n = len(room.entries)
    return reply(tell(room, seat, MoveMade(f"m{n}", n, line)))


def wish(room: Room, seat: int, *, forced: bool = False, stand: str | None = None) -> dict[str, Any]:
    return reply(tell(room, seat, Wish(f"w{seat}", forced, stand)))


def auction() -> tuple[Room, int, int, int, str]:
    """Keyflower's first auction: three seats in order, and a bid of the first that the second can beat."""
    for colour in ("red", "blue", "yellow"):
        room = room_of(KEYFLOWER)
        one = room.waiting_for()[0]
        tile = lines(room, one)[1].split()[1]
        move(room, one, f"bid {tile} {colour} 1")
        two = (one + 1) % 3
        if room.waiting_for() == [two] and f"bid {tile} {colour} 2" in lines(room, two):
            return room, one, two, (one + 2) % 3, f"{tile} {colour}"
    raise AssertionError("expected a bid that can be beaten")


def test_a_pass_stands_until_ones_bid_is_beaten() -> None:
    room, one, two, three, bid = auction()
    tile, colour = bid.split()
    assert room.view_message(one, 0)["stands"] == ["pass"]
    assert wish(room, one, stand="pass")["t"] == "ok"
    assert room.view_message(one, 0)["standing"] == "pass"
    elsewhere = [line for line in lines(room, two) if line.startswith("bid ") and line.endswith(" 1")]
    move(room, two, next(line for line in elsewhere if tile not in line and colour not in line))
    move(room, three, "pass")
    assert room.waiting_for() == [two], "the pass has stood"
    passed = next(entry for entry in reversed(room.entries) if entry.seat == one)
    assert (passed.line, passed.id) == ("pass", STANDING)
    assert room.view_message(one, 0)["itself"] == [passed.n]
    assert room.view_message(two, 0)["itself"] == []
    move(room, two, f"bid {bid} 2")
    move(room, three, "pass")
    assert room.waiting_for() == [one], "the bid is beaten: the person is asked"
    assert room.view_message(one, 0)["standing"] is None


def test_a_pass_that_stands_is_given_at_once_and_lifted_by_hand() -> None:
    room, _, two, _, _ = auction()
    n = len(room.entries)
    assert wish(room, two, stand="pass")["t"] == "ok"
    assert [entry.line for entry in room.entries[n:]] == ["pass"]
    assert wish(room, two)["t"] == "ok"
    assert room.view_message(two, 0)["standing"] is None


def test_where_a_bot_sits_in_nothing_stands() -> None:
    room, one, two, three, _ = auction()
    assert wish(room, one, stand="pass")["t"] == "ok"
    room.seats.seats[one].stand_in = "greedy"
    move(room, two, "pass")
    move(room, three, "pass")
    assert room.waiting_for() == [one], "the bot decides"
    told = room.view_message(one, 0)
    assert (told["undo"], told["turn"], told["redo"], told["ask"]) == (False, 0, False, False)


def test_taking_back_lifts_what_stands() -> None:
    room, _, two, _, _ = auction()
    before = KEYFLOWER.digest(room.state)
    wish(room, two, stand="pass")
    assert room.view_message(two, 0)["undo"] is False, "what the table answered was no choice of one's own"
    move(room, (two + 1) % 3, "pass")
    room, _, two, _, _ = auction()
    move(room, two, "pass")
    wish(room, two, stand="pass")
    assert reply(tell(room, two, Undo("u", len(room.entries))))["t"] == "ok"
    assert KEYFLOWER.digest(room.state) == before
    assert (room.waiting_for(), room.view_message(two, 0)["standing"]) == ([two], None)


def test_only_what_a_game_names_may_stand() -> None:
    room, one, _, _, bid = auction()
    for line in (f"bid {bid} 1", "nonsense", "draw"):
        why = wish(room, one, stand=line)["why"]
        assert why["kind"] == "cannot-stand"
        assert why["values"] == {"expected": "pass", "got": line}
    assert room.view_message(one, 0)["standing"] is None


def play_to_after(room: Room) -> int:
    """Sweet Lands until somebody may end their turn after a deed."""
    rng = Rng("after")
    while SWEET.asks(room.state)[0]["kind"] != "after":
        seat = room.waiting_for()[0]
        options = [line for line in lines(room, seat) if line != "end-round"] or lines(room, seat)
        move(room, seat, options[rng.below(len(options))])
    return room.waiting_for()[0]


def test_in_sweet_lands_the_end_of_a_turn_stands_for_the_round() -> None:
    room = room_of(SWEET, 2)
    seat = play_to_after(room)
    assert room.view_message(seat, 0)["stands"] == ["done"]
    assert wish(room, seat, stand="done")["t"] == "ok"
    assert room.entries[-1].line == "done" or room.entries[-1].seat < 0
    rng, begun = Rng("on"), room.state
    stood = 0
    while not stood:
        asked = room.waiting_for()[0]
        options = [line for line in lines(room, asked) if line != "end-round"] or lines(room, asked)
        n = len(room.entries)
        move(room, asked, options[rng.below(len(options))])
        stood += any(entry.id == STANDING for entry in room.entries[n:])
        if room.view_message(seat, 0)["standing"] is None:
            break
    assert stood or SWEET.view(room.state, seat).data["round"] != SWEET.view(begun, seat).data["round"]


# Answers without a choice.


def test_what_leaves_no_choice_is_answered_by_itself_and_told() -> None:
    """The same game by the same choices: with the wish nobody is asked where there is nothing to choose."""
    room, rng = room_of(SWEET, 2), Rng("forced")
    for seat in (0, 1):
        assert wish(room, seat, forced=True)["t"] == "ok"
    while not any(entry.id == FORCED for entry in room.entries):
        seat = room.waiting_for()[0]
        assert len(deciders(room.state)) > 1 or len(lines(room, seat)) > 1
        move(room, seat, lines(room, seat)[rng.below(len(lines(room, seat)))])
    forced = [entry for entry in room.entries if entry.id == FORCED]
    assert room.view_message(forced[0].seat, 0)["itself"] == [forced[0].n]
    again = Room(SWEET, room.rules, room.seats, SealedChance(SEED), list(room.entries))
    assert again.stopped is None
    assert again.view_message(forced[0].seat, 0)["itself"] == [forced[0].n]


def test_an_undo_goes_back_to_the_last_choice_not_to_what_followed_by_itself() -> None:
    room, rng = room_of(SWEET, 2), Rng("forced undo")
    for seat in (0, 1):
        wish(room, seat, forced=True)
    for _ in range(400):
        seat, before = room.waiting_for()[0], SWEET.digest(room.state)
        n = len(room.entries)
        move(room, seat, lines(room, seat)[rng.below(len(lines(room, seat)))])
        own = [entry for entry in room.entries[n:] if entry.seat == seat]
        if own[-1].id == FORCED and room.view_message(seat, 0)["undo"]:
            assert reply(tell(room, seat, Undo("u", len(room.entries))))["t"] == "ok"
            assert SWEET.digest(room.state) == before
            return
    pytest.fail("expected a choice followed by an answer without one")


def test_without_the_wish_everybody_is_asked() -> None:
    room, rng = room_of(SWEET, 2), Rng("forced")
    wish(room, 0, forced=True)
    wish(room, 0, forced=False)
    for _ in range(60):
        seat = room.waiting_for()[0]
        move(room, seat, lines(room, seat)[rng.below(len(lines(room, seat)))])
    assert not any(entry.by_itself() for entry in room.entries)


def test_a_sealed_question_is_never_answered_by_itself() -> None:
    """How soon an answer comes would tell that there was only one."""
    room = room_of(TINY, 2)
    for seat in (0, 1):
        wish(room, seat, forced=True)
    while not room.over():
        for seat in list(room.waiting_for()):
            move(room, seat, next(line for line in lines(room, seat) if line.startswith("bid ")))
    assert not any(entry.by_itself() for entry in room.entries)


@pytest.mark.parametrize("game", [KEYFLOWER, SWEET], ids=lambda game: game.name)
def test_what_lifts_an_answer_is_known_to_its_seat(game: Game) -> None:
    """The concerns are the same in every state that fits the seat's view."""
    room, rng = room_of(game), Rng("concerns")
    for step in range(60):
        seat = room.waiting_for()[0]
        move(room, seat, lines(room, seat)[rng.below(len(lines(room, seat)))])
        if room.over() or step % 6:
            continue
        for viewer in range(3):
            dealt = game.redeal(game.view(room.state, viewer), Rng(f"{step} {viewer}"))
            for kind in game.standing:
                assert kind.concerns(dealt, viewer) == kind.concerns(room.state, viewer)
