"""An eye for moves: features of moves at first sight, guesses that were learned, and who looks by them."""

from __future__ import annotations

import json
import math

import pytest

from artel.bots.search.encoder import MoveEncoder
from artel.bots.search.mind import ALL, Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.values import GUESSES, blank, values_from
from artel.games import GAMES, game_named
from artel.kernel.game import Game, Rng, State, decider, legal_moves, play_nature, play_trusted
from artel.kernel.state import NATURE

games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
KEYFLOWER = game_named("keyflower")


def encoder_of(mind: Mind) -> MoveEncoder:
    assert mind.moves is not None
    return mind.moves


def questions(game: Game, players: int, every: int, modules: tuple[str, ...] = ()) -> list[State]:
    """Questions with a choice from a game played at random."""
    rules = game.rules(players, modules) if modules else game.rules(players)
    state, rng, found, asked = game.setup(rules), Rng(f"guesses {players}"), [], 0
    play_nature(state, rng)
    while state.agenda:
        seat = decider(state)
        assert seat > NATURE
        moves = legal_moves(state, seat)
        if len(moves) > 1:
            asked += 1
            if asked % every == 0:
                found.append(state.clone())
        play_trusted(state, seat, moves[rng.below(len(moves))])
        play_nature(state, rng)
    return found


@games
def test_every_game_ships_guesses_of_its_own_features(game: Game) -> None:
    mind = mind_of(game.name)
    encoder = encoder_of(mind)
    assert len(set(encoder.names)) == len(encoder.names)
    assert all(encoder.groups)
    assert all(encoder.says)
    assert mind.guessed is not None
    assert any(any(row) for row in mind.guessed.weights), f"expected learned {GUESSES}"


def test_moves_have_finite_features_at_every_question_and_the_state_stays_as_it_is() -> None:
    tables: list[tuple[Game, int, tuple[str, ...]]] = [(game, 3, ()) for game in GAMES]
    tables.append((KEYFLOWER, 4, tuple(KEYFLOWER.module_names())))
    for game, players, modules in tables:
        mind = mind_of(game.name)
        encoder, looked_at = encoder_of(mind), 0
        for state in questions(game, players, 9, modules):
            if not encoder.fits(state):
                continue
            seat, before = int(decider(state)), game.digest(state)
            moves = legal_moves(state, seat)[:40]
            rows = encoder.encode(state, seat, moves)
            assert [len(row) for row in rows] == [len(encoder.names)] * len(moves)
            assert all(math.isfinite(number) for row in rows for number in row)
            assert game.digest(state) == before
            looked_at += 1
        assert looked_at > 3, game.name


@games
def test_promising_moves_are_the_quick_players_own_and_the_best_guesses(game: Game) -> None:
    mind, seen = mind_of(game.name), 0
    for state in questions(game, 2, 7):
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        wide = mind.candidates(state, seat, moves, ALL, Rng("eye"))
        few = mind.promising(state, seat, moves, 4, Rng("eye"))
        assert few[0] == wide[0]
        assert len(few) == min(4, len(wide)) == len(set(few))
        guesses = dict(zip(wide, mind.guesses(state, seat, wide), strict=False))
        if guesses and len(wide) > 4:
            seen += 1
            assert min(guesses[move] for move in few[1:]) >= max(
                guesses[move] for move in set(wide) - set(few)
            )
    assert seen > 2


def test_without_anything_learned_the_eye_sees_nothing() -> None:
    mind = mind_of("keyflower")
    mind.guessed = blank(encoder_of(mind))
    state = questions(KEYFLOWER, 2, 5)[0]
    seat, moves = int(decider(state)), legal_moves(state, int(decider(state)))
    assert mind.guesses(state, seat, moves) == []
    wide = mind.candidates(state, seat, moves, 4, Rng("eye"))
    assert mind.promising(state, seat, moves, 4, Rng("eye")) == wide


def test_what_is_no_file_of_guesses_is_told_by_name() -> None:
    encoder = encoder_of(mind_of("keyflower"))
    data = {"format": 1, "game": "keyflower", "version": encoder.version, "names": encoder.names}
    row = [0.5] * len(encoder.names)
    values = values_from(
        encoder, json.dumps({**data, "stages": [{"stage": 0, "bias": 0, "weights": row}]}), "x"
    )
    assert values.points(0, [2.0] * len(row)) == len(row)
    with pytest.raises(ValueError, match=r"x: expected 41 weights a stage, one for each name, got 1"):
        values_from(encoder, json.dumps({**data, "stages": [{"stage": 0, "bias": 0, "weights": [1]}]}), "x")
