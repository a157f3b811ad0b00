"""Undo that fits the table: what was learned, how far back a seat may go against bots, and redo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NoReturn

import pytest

from artel.games import GAMES, game_named
from artel.kernel.chance import SealedChance
from artel.kernel.game import (
    NATURE,
    Game,
    Log,
    Rng,
    State,
    deciders,
    legal_moves,
    play_trusted,
    sample,
    weights,
)
from artel.table import foresight, reach
from artel.table.foresight import deed_showed, who_saw_draw
from artel.table.history import Entry, live_entries
from artel.table.reach import consent_back, decision_back, people, turn_back
from artel.table.room import Room
from artel.table.seats import Seat, Seats
from artel.table.undos import MOST_UNDOS
from artel.table.wire import MoveMade, Redo, Undo
from tests.games.tiny.game import TINY
from tests.room_support import GAME, SEED, make, new_room, options, play_to, reply, tell

# The bots here end their turns where they can: that shows nothing.
ENDS = {"artificium": ("pass",), "keyflower": ("pass",), "sweet-lands": ("end-round", "done")}
BOT = Seat("bot", bot="random")


def against_bots(game: Game = GAME, players: int = 3) -> Room:
    seats = Seats([Seat("human", name="Anna"), *[replace(BOT) for _ in range(players - 1)]], 0)
    room = Room(game, game.rules(players), seats, SealedChance(SEED))
    room.take(room.start())
    return room


def first_choice(room: Room, wanted: str) -> str:
    return next(line for line in options(room, 0) if line.startswith(wanted))


def bots_pass(room: Room) -> None:
    while room.waiting_for() != [0]:
        assert reply(make(room, room.waiting_for()[0], "pass"))["t"] == "ok"


def back(room: Room, *, turn: bool = False) -> dict[str, object]:
    return reply(tell(room, 0, Undo(f"u{len(room.entries)}", len(room.entries), turn)))


def own_market_turn(room: Room) -> str:
    """Let the bots pass until the person is asked, who exchanges a card; then the bots pass on."""
    bots_pass(room)
    line = first_choice(room, "exchange ")
    assert reply(make(room, 0, line))["t"] == "ok"
    return line


def test_a_bots_public_answer_is_taken_back_with_ones_own_decision() -> None:
    room = against_bots()
    bots_pass(room)
    before = GAME.digest(room.state)
    own_market_turn(room)
    after_own = len(room.entries)
    bots_pass(room)
    assert deciders(room.state) == [0]
    told = room.view_message(0, 0)
    assert (told["undo"], told["turn"], told["ask"]) == (True, 1, False)
    assert back(room)["t"] == "ok"
    assert GAME.digest(room.state) == before
    undos = [entry for entry in room.entries if entry.takes_back() is not None]
    assert len(undos) >= len(room.entries) - after_own - len(undos)


def test_turn_by_turn_beyond() -> None:
    """In Keyflower a turn of several steps, then the bots, and so on: back to the start of each."""
    game = game_named("keyflower")
    room = against_bots(game)
    bots_pass(room)
    marks = []
    for _ in range(3):
        marks.append(game.digest(room.state))
        moves = [game.verbs.text(move) for move in legal_moves(room.state, 0)]
        make(room, 0, next(line for line in moves if line.startswith("bid ")))
        bots_pass(room)
    for mark in reversed(marks):
        assert room.view_message(0, 0)["turn"] == 1
        assert back(room, turn=True)["t"] == "ok"
        assert game.digest(room.state) == mark
    assert room.view_message(0, 0)["undo"] is False


def test_a_bot_that_shows_a_hidden_card_ends_what_may_be_taken_back() -> None:
    room = against_bots()
    own_market_turn(room)
    bot = room.waiting_for()[0]
    make(room, bot, next(line for line in options(room, bot) if line.startswith("exchange ")))
    bots_pass(room)
    assert room.waiting_for() == [0]
    assert room.view_message(0, 0)["undo"] is False
    why = back(room)["why"]
    assert isinstance(why, dict)
    assert why["kind"] == "nothing-to-undo"


def test_no_undo_over_bots_where_another_person_sits() -> None:
    room = against_bots()
    room.seats.seats[2] = Seat("human", name="Boris")
    own_market_turn(room)
    make(room, 1, "pass")
    make(room, 2, "pass")
    assert room.waiting_for() == [0]
    assert room.view_message(0, 0)["undo"] is False


def test_a_bot_that_sits_in_for_a_person_is_a_person_here_until_they_resign() -> None:
    clara = Seat("human", name="Clara", stand_in="greedy")
    assert people(Seats([Seat("human"), replace(BOT), clara], 0)) == [0, 2]
    assert people(Seats([Seat("human"), replace(BOT), replace(clara, resigned=True)], 0)) == [0]


def test_while_bots_still_answer_only_own_decisions_are_taken_back() -> None:
    room = against_bots()
    own_market_turn(room)
    assert room.waiting_for() != [0]
    assert room.view_message(0, 0)["undo"] is True
    make(room, room.waiting_for()[0], "pass")
    if room.waiting_for() != [0]:
        assert room.view_message(0, 0)["undo"] is False


# What was learned.


def test_a_draw_is_seen_by_whoever_can_tell_it_from_another() -> None:
    """In Artificium a card dealt to a hand is seen by that hand alone, a card of the market by all."""
    state = GAME.setup(GAME.rules(3))
    rng, dealt, laid_out = Rng("draws"), set[int](), 0
    while deciders(state) == [NATURE]:
        move = sample(state, rng)
        kind = str(GAME.asks(state)[0]["kind"])
        shown = [who_saw_draw(GAME, state, move, [seat]) is not None for seat in range(3)]
        if kind == "lay-out":
            assert shown == [True] * 3
            laid_out += 1
        elif kind == "draw-card":
            assert sum(shown) == 1
            dealt.add(shown.index(True))
        play_trusted(state, NATURE, move)
    assert (dealt, laid_out) == ({0, 1, 2}, 6)


def test_a_draw_that_nobody_sees_shows_nothing_and_one_without_choice_neither() -> None:
    state = TINY.setup(TINY.rules(2))
    move = legal_moves(state, NATURE)[0]
    assert who_saw_draw(TINY, state, move, [0, 1]) is None


def draw_showed(game: Game, before: State, move: int, viewer: int) -> bool:
    """What it means, outcome by outcome, for one viewer at a time."""

    def told(outcome: int) -> object:
        after, log = before.clone(), Log()
        after.log = log
        play_trusted(after, NATURE, outcome)
        after.log = None
        return game.view(after, viewer), [log.lines[index] for index in log.visible(viewer)]

    return any(told(other) != told(move) for other in legal_moves(before, NATURE))


def consent_by_outcomes(room: Room, seat: int) -> list[Entry]:
    gone: list[Entry] = []
    for step in reversed(room.position.steps):
        if step.seat == NATURE and any(
            draw_showed(room.game, step.before, step.move, who) for who in people(room.seats)
        ):
            return []
        gone.append(room.entries[step.n])
        if step.seat == seat and not room.entries[step.n].by_itself():
            return gone
    return []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_others_may_be_asked_for_is_found_by_few_outcomes(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a walk of people: the same as by comparing all outcomes for everybody, and two are played."""
    seats = Seats([Seat("human", name="Anna"), Seat("human", name="Boris")], 0)
    room = Room(game, game.rules(2), seats, SealedChance(SEED))
    room.take(room.start())
    rng, drawn, offered = Rng(f"asked {game.name}"), 0, 0
    outcomes: list[int] = []
    told = foresight._told

    def counted(game: Game, before: State, mover: int, move: int, viewers: Sequence[int]) -> object:
        if mover == NATURE:
            outcomes.append(move)
        return told(game, before, mover, move, viewers)

    monkeypatch.setattr(foresight, "_told", counted)
    for step in range(60):
        seat = room.waiting_for()[rng.below(len(room.waiting_for()))]
        moves = legal_moves(room.state, seat)
        line = game.verbs.text(moves[rng.below(len(moves))])
        room.take(room.receive(seat, MoveMade(f"m{step}", len(room.entries), line)))
        if room.over():
            break
        drawn += room.entries[-1].seat == NATURE
        for viewer in (0, 1):
            before = len(outcomes)
            found = consent_back(room.course, viewer)
            assert len(outcomes) - before <= 2
            offered += bool(found)
            if step % 4 == 0 or found:
                assert found == consent_by_outcomes(room, viewer)
    assert drawn > 0
    assert offered > 0


def alone_by_outcomes(room: Room, turn: bool, shown: dict[int, bool]) -> list[Entry]:
    """What the person may take back from bots, step by step until something was shown."""
    gone: list[Entry] = []
    whole = 0
    for place, step in reversed(list(enumerate(room.position.steps))):
        entry = room.entries[step.n]
        if whole and (not turn or entry.seat not in (0, NATURE)):
            break
        if step.n not in shown:
            drawn = step.seat == NATURE
            shown[step.n] = (
                draw_showed(room.game, step.before, step.move, 0)
                if drawn
                else reach._worked_out(room.course, place, 0)
            )
        if shown[step.n] or (step.seat != 0 and room.waiting_for() != [0]):
            break
        gone.append(entry)
        whole = len(gone) if entry.seat == 0 else whole
    return gone[:whole]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_against_bots_draws_are_compared_where_they_matter(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a walk: the same as by looking at every step, and little is played where nothing is offered."""

    def asked(*_: object) -> NoReturn:
        raise AssertionError("expected nobody to be asked where nobody is")

    monkeypatch.setattr("artel.table.turns.consent_back", asked)
    room, rng, played = against_bots(game, 2), Rng(f"alone {game.name}"), list[int]()
    told, offered = foresight._told, 0

    def counted(game: Game, before: State, mover: int, move: int, viewers: Sequence[int]) -> object:
        if mover == NATURE:
            played.append(move)
        return told(game, before, mover, move, viewers)

    monkeypatch.setattr(foresight, "_told", counted)
    for step in range(40):
        moves = legal_moves(room.state, room.waiting_for()[0])
        line = game.verbs.text(moves[rng.below(len(moves))])
        room.take(room.receive(room.waiting_for()[0], MoveMade(f"m{step}", len(room.entries), line)))
        if room.over() or room.waiting_for() != [0]:
            continue
        found = room.view_message(0, 0)
        if found["turn"] == 0:
            # Nothing is offered, so no draw before the last choice was compared with all others.
            assert len(played) < foresight.MOST_OUTCOMES
        played.clear()
        shown: dict[int, bool] = {}
        assert decision_back(room.course, 0) == alone_by_outcomes(room, False, shown)
        assert turn_back(room.course, 0) == alone_by_outcomes(room, True, shown)
        offered += found["undo"] is True
    assert offered > 0


def walk_to(game: Game, wanted: str) -> State:
    state, rng = game.setup(game.rules(2)), Rng(f"to {wanted}")
    while game.asks(state)[0]["kind"] != wanted:
        seat = deciders(state)[0]
        moves = legal_moves(state, seat)
        move = sample(state, rng) if seat == NATURE else moves[rng.below(len(moves))]
        play_trusted(state, seat, move)
    return state


def test_a_decision_shows_something_where_it_was_not_known_to_be_possible() -> None:
    state = walk_to(game_named("keyflower"), "turn")
    seat = deciders(state)[0]
    other, game = 1 - seat, game_named("keyflower")
    texts = {game.verbs.text(move): move for move in legal_moves(state, seat)}
    assert not deed_showed(game, state, seat, texts["pass"], other, "pass")
    bid = next(move for line, move in texts.items() if line.startswith("bid ") and " 1 " in f"{line} ")
    assert deed_showed(game, state, seat, bid, other, "bid")


# Redo.


def test_what_was_taken_back_is_decided_again_with_the_bots_answers() -> None:
    room = against_bots()
    own_market_turn(room)
    bots_pass(room)
    after, lines = GAME.digest(room.state), room.position.lines(0)
    assert room.view_message(0, 0)["redo"] is False
    back(room)
    assert room.view_message(0, 0)["redo"] is True
    again = Room(GAME, room.rules, room.seats, room.chance, list(room.entries))
    assert again.view_message(0, 0)["redo"] is True
    answer = reply(tell(room, 0, Redo("r", len(room.entries))))
    assert answer["t"] == "ok"
    assert GAME.digest(room.state) == after
    assert [line["k"] for line in room.position.lines(0)] == [line["k"] for line in lines]
    assert reply(tell(room, 0, Redo("r", len(room.entries)))) == answer
    assert room.view_message(0, 0)["redo"] is False


def test_another_decision_ends_what_can_be_decided_again() -> None:
    room = against_bots()
    line = own_market_turn(room)
    bots_pass(room)
    back(room)
    other = next(each for each in options(room, 0) if each.startswith("exchange ") and each != line)
    make(room, 0, other)
    why = reply(tell(room, 0, Redo("r", len(room.entries))))["why"]
    assert why["kind"] == "nothing-to-redo"


def test_a_redo_for_another_place_is_stale() -> None:
    room = new_room()
    seat = room.waiting_for()[0]
    make(room, seat, next(line for line in options(room, seat) if line.startswith("exchange ")))
    tell(room, seat, Undo("u", len(room.entries)))
    assert reply(tell(room, seat, Redo("r", 0)))["why"]["kind"] == "stale"
    assert reply(tell(room, seat, Redo("q", len(room.entries))))["t"] == "ok"


def test_going_back_and_forth_has_an_end() -> None:
    room = against_bots()
    bots_pass(room)
    line = first_choice(room, "exchange ")
    make(room, 0, line)
    for step in range(MOST_UNDOS):
        assert back(room)["t"] == "ok", step
        assert reply(tell(room, 0, Redo(f"r{step}", len(room.entries))))["t"] == "ok"
    why = back(room)["why"]
    assert isinstance(why, dict)
    assert why["kind"] == "too-many-undos"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_full_of_turns_taken_back_is_the_same_after_a_restart(game: Game) -> None:
    """Against bots, over their answers and unseen draws: the live moves replay, with the same draws."""
    room, rng = against_bots(game), Rng(f"back {game.name}")
    over_others = 0
    for step in range(50):
        if room.over():
            break
        seat = room.waiting_for()[0]
        moves = legal_moves(room.state, seat)
        line = game.verbs.text(moves[rng.below(len(moves))])
        if seat != 0:
            line = next((end for end in ENDS[game.name] if game.verbs.parse(end) in moves), line)
        room.take(room.receive(seat, MoveMade(f"m{step}", len(room.entries), line)))
        if rng.below(4) == 0:
            n = len(room.entries)
            answer = room.receive(0, Undo(f"u{step}", n, rng.below(2) == 0))
            over_others += any(room.entries[entry.takes_back() or 0].seat != 0 for entry in answer.entries)
            room.take(answer)
        if rng.below(6) == 0:
            room.take(room.receive(0, Redo(f"r{step}", len(room.entries))))
        if step % 10 == 0:
            again = Room(game, room.rules, room.seats, SealedChance(SEED), list(room.entries))
            assert again.stopped is None
            assert again.view_text(0, 0) == room.view_text(0, 0)
    draws = [entry for entry in live_entries(room.entries) if entry.seat == NATURE]
    state, number = game.setup(room.rules), 0
    for entry in live_entries(room.entries):
        if entry.seat == NATURE:
            picked = SealedChance(SEED).pick(number, weights(state))
            assert game.verbs.text(legal_moves(state, NATURE)[picked]) == entry.line
            number += 1
        play_trusted(state, entry.seat, game.verbs.parse(entry.line))
    assert number == len(draws)
    assert over_others > 0
    assert game.digest(state) == game.digest(room.state)


def test_a_turn_of_several_steps_is_taken_back_at_once_and_decided_again_step_by_step() -> None:
    room = new_room()
    play_to(room, "resolve")
    seat = room.waiting_for()[0]
    marks = [GAME.digest(room.state)]
    for _ in range(2):
        make(room, seat, next(line for line in options(room, seat) if line.split()[0] in ("buy", "sell")))
        marks.append(GAME.digest(room.state))
    assert room.view_message(seat, 0)["turn"] == 2
    assert reply(tell(room, seat, Undo("u", len(room.entries), True)))["t"] == "ok"
    assert GAME.digest(room.state) == marks[0]
    for mark in marks[1:]:
        assert room.view_message(seat, 0)["redo"] is True
        assert reply(tell(room, seat, Redo(f"r{mark}", len(room.entries))))["t"] == "ok"
        assert GAME.digest(room.state) == mark
    assert room.view_message(seat, 0)["redo"] is False
