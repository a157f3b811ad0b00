"""NATURE's draws: one class in every game, and the short way of drawing is the long one."""

from __future__ import annotations

import pytest

from artel.games import GAMES
from artel.kernel.agenda import decider
from artel.kernel.draw import Draw
from artel.kernel.game import NATURE, Game, Rng, State, legal_moves, play, sample, weights
from artel.kernel.shape import Language, Shape, numbers
from artel.kernel.state import number_steps, step_of

KIND = numbers("kind", 4)


class FromThree(Draw):
    """A draw from outside: no piece of the first and the last kind."""

    def pool(self, state: State, frame: int) -> list[int]:
        return [0, 2, 1, 0]

    def drawn(self, state: State, frame: int) -> list[int]:
        return self.verb.all()


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_nature_answers_is_a_draw_by_its_pool(game: Game, players: int) -> None:
    state = game.setup(game.rules(min(players, game.max_players)))
    rng = Rng(f"draws of {players}")
    kinds: set[str] = set()
    while state.agenda:
        seat = decider(state)
        moves = legal_moves(state, seat)
        if seat != NATURE:
            play(state, seat, moves[rng.below(len(moves))])
            continue
        step = step_of(state, state.agenda[-1])
        assert isinstance(step, Draw)
        kinds.add(step.shape.name)
        likely = weights(state)
        assert len(moves) == len(likely) > 0
        assert all(step.verb.has(move) for move in moves)
        assert len(set(moves)) == len(moves)
        assert min(likely) > 0
        picked = moves[Rng(int(state.ply)).pick(likely)]
        drawn = sample(state, Rng(int(state.ply)))
        assert drawn == picked
        play(state, NATURE, drawn)
    assert len(kinds) >= 3


def test_a_draw_from_outside_lists_weighs_and_samples_what_is_there() -> None:
    drawn = Shape("drawn", KIND)
    Language(drawn)
    step = FromThree("draw-three", drawn)
    number_steps([step])
    state = GAMES[0].setup(GAMES[0].rules(2))
    frame = step.frame()
    assert step.moves(state, frame, NATURE) == [drawn.of(1), drawn.of(2)]
    assert step.weights(state, frame) == [2, 1]
    found = [step.sample(state, frame, Rng(seed)) for seed in range(300)]
    assert set(found) == {drawn.of(1), drawn.of(2)}
    assert 150 < found.count(drawn.of(1)) < 250


def test_a_draw_must_say_what_it_draws_from() -> None:
    step = Draw("nothing", Shape("nothing"))
    number_steps([step])
    state = GAMES[0].setup(GAMES[0].rules(2))
    with pytest.raises(NotImplementedError, match="nothing"):
        step.moves(state, step.frame(), NATURE)
