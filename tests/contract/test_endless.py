"""A game that does not advance ends with an error that says so, whoever drives it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import artel
from artel.bots import bot_named
from artel.bots.contract import Bot, RandomBot
from artel.bots.match import play_match
from artel.cli.main import main
from artel.cli.selfplay_records import moves_of
from artel.cli.sitting import Sitting
from artel.games import GAMES, game_named
from artel.kernel.agenda import MOST_STEPS
from artel.kernel.chance import SealedChance
from artel.kernel.game import (
    EndlessError,
    Game,
    Log,
    Rng,
    advance,
    deciders,
    is_endless,
    legal_moves,
    play,
    play_nature,
)
from artel.table.history import Entry
from artel.table.room import EVERYBODY, Answer, Room
from artel.table.seats import Seat, Seats
from artel.table.wire import MoveMade

GAME = game_named("artificium")
MOST = 60
ERROR = "does not advance: expected its end within 60 plies, got the question .* at ply 60"


@pytest.fixture
def endless() -> Iterator[Game]:
    """Artificium as a game that should be over before anybody could finish it."""
    before, GAME.most_plies = GAME.most_plies, MOST
    yield GAME
    GAME.most_plies = before


def room_of(game: Game, entries: list[Entry] | None = None) -> Room:
    seats = Seats([Seat("human", name=f"P{number}") for number in range(2)], 0)
    room = Room(game, game.rules(2), seats, SealedChance(bytes(range(32))), entries or [])
    if entries is None:
        room.take(room.start())
    return room


def answer(room: Room) -> Answer:
    seat = room.waiting_for()[0]
    line = room.game.verbs.text(legal_moves(room.state, seat)[-1])
    answered = room.receive(seat, MoveMade(f"m{len(room.entries)}", len(room.entries), line))
    room.take(answered)
    return answered


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_says_by_when_it_is_over(game: Game) -> None:
    assert 2_000 <= game.most_plies <= 20_000
    assert game.rules(game.min_players).most_plies == game.most_plies


def test_the_engine_stops_and_leaves_the_state_as_it_was(endless: Game) -> None:
    state = endless.setup(endless.rules(2), Log())
    while state.ply < MOST:
        play(state, deciders(state)[0], legal_moves(state, deciders(state)[0])[-1])
    before = endless.digest(state)
    assert is_endless(state)
    seat = deciders(state)[0]
    move = legal_moves(state, seat)[0]
    with pytest.raises(EndlessError, match=f"artificium {ERROR}"):
        play(state, seat, move)
    with pytest.raises(EndlessError, match=f"artificium {ERROR}"):
        endless.attempt(state, seat, endless.verbs.text(move))
    assert endless.digest(state) == before


def test_nature_alone_does_not_go_on_for_ever(endless: Game) -> None:
    endless.most_plies = 20
    state = endless.setup(endless.rules(6))
    with pytest.raises(EndlessError, match="expected its end within 20 plies, got the question 'draw-card'"):
        play_nature(state, Rng(1))


def test_steps_without_a_decision_do_not_go_on_for_ever() -> None:
    state = GAME.setup(GAME.rules(2))
    state.agenda = [GAME.frames.parse("play-cards *")] * (MOST_STEPS + 1)
    with pytest.raises(EndlessError, match="or a decision within 10000 steps, got the question 'play-cards'"):
        advance(state)


def test_a_game_that_ends_in_time_is_not_endless(endless: Game) -> None:
    endless.most_plies = 20_000
    state, rng = endless.setup(endless.rules(2)), Rng(1)
    while seats := deciders(state):
        moves = legal_moves(state, seats[0])
        play(state, seats[0], moves[rng.below(len(moves))])
    # Even a bound reached exactly at the end makes no finished game endless.
    endless.most_plies = state.ply
    finished = endless.from_data(endless.rules(2), endless.to_data(state))
    assert finished.rules.most_plies == finished.ply
    assert not is_endless(finished)


def test_the_library_driver_stops(endless: Game) -> None:
    game = artel.new("artificium", players=2, seed=1)

    def play_on() -> None:
        while not game.over:
            game.play(game.moves()[-1])

    with pytest.raises(EndlessError, match=ERROR):
        play_on()
    assert not game.over
    assert len(game.history) == MOST


def test_a_match_between_bots_stops(endless: Game) -> None:
    bots: list[Bot] = [RandomBot(), RandomBot()]
    with pytest.raises(EndlessError, match=ERROR):
        play_match(endless, endless.rules(2), bots, 0, 1, "endless")


def test_a_recorded_match_stops(endless: Game) -> None:
    bots: list[Bot] = [RandomBot(), RandomBot()]
    with pytest.raises(EndlessError, match=ERROR):
        moves_of(endless, endless.rules(2), bots, Rng(1))


@pytest.mark.parametrize("extra", [[], ["--record", "records"]])
def test_self_play_says_so(
    endless: Game, extra: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    given = [str(tmp_path / word) if word == "records" else word for word in extra]
    assert main(["selfplay", "artificium", "--players", "2", "--games", "1", *given]) == 2
    said = capsys.readouterr().err
    assert "artel selfplay: artificium does not advance: expected its end within 60 plies, got" in said


def test_a_game_in_the_terminal_stops_before_anybody_is_asked_again(endless: Game) -> None:
    sitting = Sitting(endless, endless.rules(2), 0, bot_named("artificium", "random"), "1")

    def play_on() -> None:
        while True:
            sitting.go_on()
            sitting.answer(endless.verbs.text(sitting.view().moves[-1]))

    with pytest.raises(EndlessError, match=ERROR):
        play_on()
    assert len(sitting.history) == MOST


def test_a_room_stops_says_so_to_everybody_and_refuses_what_comes_after(endless: Game) -> None:
    room = room_of(endless)
    while room.waiting_for():
        told = [post for post in answer(room).posts if post[0] == EVERYBODY]
        assert (told == []) == bool(room.waiting_for())
    assert (room.state.ply, room.over()) == (MOST, False)
    assert told == [(EVERYBODY, {"t": "notice", "kind": "endless", "values": {"plies": MOST}})]
    refused = room.receive(0, MoveMade("late", len(room.entries), "pass"))
    assert refused.entries == []
    assert refused.posts[0][1]["why"] == {"kind": "endless", "rule": None, "values": {"plies": MOST}}


def test_a_room_whose_game_did_not_advance_can_be_loaded_again(endless: Game) -> None:
    room = room_of(endless)
    while room.waiting_for():
        answer(room)
    again = room_of(endless, list(room.entries))
    assert again.stopped is None
    assert (again.state.ply, again.waiting_for()) == (MOST, [])
