"""The one loop that drives a game: who is asked, where it waits, and its hook."""

from __future__ import annotations

import pytest

from artel.games import GAMES
from artel.kernel.agenda import NOBODY
from artel.kernel.game import (
    NATURE,
    EndlessError,
    Game,
    IllegalMoveError,
    Rng,
    State,
    decider,
    deciders,
    legal_moves,
    play,
    play_nature,
    play_trusted,
)
from artel.kernel.loop import Loop

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Everybody(Loop):
    """All seats choose by chance, and every move is noted."""

    def __init__(self, state: State, rng: Rng, wait_at: int = 10**9) -> None:
        super().__init__(state, rng)
        self.wait_at = wait_at
        self.seen: list[tuple[int, int]] = []

    def asked(self) -> int:
        return NOBODY if self.state.ply >= self.wait_at else decider(self.state)

    def choose(self, seat: int) -> int:
        moves = legal_moves(self.state, seat)
        return moves[self.rng.below(len(moves))]

    def made(self, seat: int, move: int) -> None:
        self.seen.append((seat, move))


@games
def test_a_loop_plays_to_the_end_and_tells_every_move(game: Game) -> None:
    loop = Everybody(game.setup(game.rules(3)), Rng("loop"))
    loop.run()
    assert deciders(loop.state) == []
    assert len(loop.seen) == loop.state.ply
    again = game.setup(game.rules(3))
    for seat, move in loop.seen:
        play(again, seat, move)
    assert game.digest(again) == game.digest(loop.state)


@games
def test_a_loop_waits_where_it_is_told_to_and_goes_on_from_there(game: Game) -> None:
    whole = Everybody(game.setup(game.rules(2)), Rng("waits"))
    whole.run()
    parts = Everybody(game.setup(game.rules(2)), Rng("waits"), 25)
    parts.run()
    assert parts.state.ply == 25
    parts.wait_at = 10**9
    parts.run()
    assert parts.seen == whole.seen


@games
def test_a_loop_without_anybody_says_so(game: Game) -> None:
    with pytest.raises(NotImplementedError, match="Loop must say who chooses for seat"):
        Loop(game.setup(game.rules(2)), Rng(1)).run()


def test_a_game_that_does_not_advance_ends_the_loop_before_anybody_is_asked() -> None:
    game = GAMES[0]
    before, game.most_plies = game.most_plies, 30
    try:
        loop = Everybody(game.setup(game.rules(2)), Rng("endless"))
        with pytest.raises(EndlessError, match="within 30 plies"):
            loop.run()
        assert len(loop.seen) == 30
        with pytest.raises(EndlessError):
            loop.run()
        assert len(loop.seen) == 30
    finally:
        game.most_plies = before


@games
def test_the_public_door_takes_no_illegal_move(game: Game) -> None:
    state = game.setup(game.rules(2))
    play_nature(state, Rng("door"))
    seat, before = deciders(state)[0], game.digest(state)
    step = state.rules.steps[state.agenda[-1] & 255].shape.name
    count = len(legal_moves(state, seat))
    legal = legal_moves(state, seat)[0]
    with pytest.raises(IllegalMoveError) as caught:
        play(state, seat, 12345)
    expected = f"{game.name}: expected one of the {count} legal moves of seat {seat} at the question {step!r}"
    assert str(caught.value) == f"{expected} to seat {seat}, got 12345"
    for wrong in (NATURE, 5, 1 - seat):
        if wrong not in deciders(state):
            with pytest.raises(IllegalMoveError, match=f"the 0 legal moves of seat {wrong} "):
                play(state, wrong, legal)
    assert game.digest(state) == before
    play(state, seat, legal)
    assert game.digest(state) != before


@games
def test_nothing_can_be_played_after_the_end(game: Game) -> None:
    loop = Everybody(game.setup(game.rules(2)), Rng("over"))
    loop.run()
    with pytest.raises(IllegalMoveError, match=f"{game.name} is over: expected no move, got 3 of seat 1"):
        play(loop.state, 1, 3)


@games
def test_the_checked_door_and_the_trusted_one_lead_to_the_same_state(game: Game) -> None:
    one, two = (game.setup(game.rules(2)) for _ in range(2))
    loop = Everybody(game.setup(game.rules(2)), Rng("doors"), 60)
    loop.run()
    for seat, move in loop.seen:
        play(one, seat, move)
        play_trusted(two, seat, move)
    assert game.digest(one) == game.digest(two)
