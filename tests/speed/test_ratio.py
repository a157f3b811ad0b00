"""Speed as ratios within one run: what search does often must stay far cheaper than what it avoids.

Both sides of a ratio run in turns on the same positions and the fastest of several rounds counts, so
that the load of the machine falls on both. The bounds leave at least half of what is measured.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import artel
from artel.games import GAMES
from artel.kernel.game import (
    NATURE,
    Game,
    Log,
    Rng,
    State,
    deciders,
    legal_moves,
    play_nature,
    play_trusted,
    sample,
)

ROUNDS = 7
POSITIONS = 40


def positions(game: Game) -> list[State]:
    """Positions of random games, spread over their whole length."""
    rng = Rng("ratio")
    kept: list[State] = []
    rules = game.rules(min(4, game.max_players))
    while len(kept) < POSITIONS:
        state = game.setup(rules)
        while asked := deciders(state):
            seat = asked[0]
            moves = legal_moves(state, seat)
            if seat != NATURE and state.ply % 7 == 0:
                kept.append(state.clone())
            play_trusted(state, seat, sample(state, rng) if seat == NATURE else moves[rng.below(len(moves))])
    return kept[:POSITIONS]


def seconds(work: Callable[[State], object], states: list[State]) -> float:
    began = time.perf_counter()
    for state in states:
        work(state)
    return time.perf_counter() - began


def ratio(slow: Callable[[State], object], fast: Callable[[State], object], states: list[State]) -> float:
    """How many times longer the slow work takes; each side by its fastest round."""
    slowest, fastest = [], []
    for _ in range(ROUNDS):
        slowest.append(seconds(slow, states))
        fastest.append(seconds(fast, states))
    return min(slowest) / min(fastest)


def list_and_play(state: State) -> None:
    """One step of search: a copy, its legal moves, one of them played."""
    copy = state.clone()
    seat = deciders(copy)[0]
    moves = legal_moves(copy, seat)
    play_trusted(copy, seat, moves[len(moves) // 2])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_cloning_is_far_cheaper_than_saving_and_loading(game: Game) -> None:
    states = positions(game)
    measured = ratio(
        lambda state: game.from_data(state.rules, game.to_data(state)), lambda state: state.clone(), states
    )
    assert measured > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_step_of_search_is_cheaper_than_a_digest(game: Game) -> None:
    assert ratio(game.digest, list_and_play, positions(game)) > 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_step_of_search_is_cheaper_than_a_view(game: Game) -> None:
    def look(state: State) -> object:
        return game.view(state, deciders(state)[0])

    assert ratio(look, list_and_play, positions(game)) > 1.5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_deal_from_a_state_is_cheaper_than_by_a_view(game: Game) -> None:
    rng = Rng("deals")

    def by_data(state: State) -> object:
        seat = deciders(state)[0]
        return game.redeal(game.view(state, seat), rng)

    def straight(state: State) -> object:
        return game.determinise(state, deciders(state)[0], rng)

    assert ratio(by_data, straight, positions(game)) > 1.35


def whole_game(game: Game) -> None:
    """A game as the kernel plays it, with a log."""
    rng, number = Rng("play 7"), 0
    state = game.setup(game.rules(3), Log())
    play_nature(state, rng)
    while asked := deciders(state):
        moves = legal_moves(state, asked[0])
        play_trusted(state, asked[0], moves[number % len(moves)])
        play_nature(state, rng)
        number += 1


def whole_game_of_the_library(game: Game) -> None:
    """The same game as a user of the library plays it."""
    played, number = artel.new(game.name, players=3, seed=7), 0
    while not played.over:
        moves = played.moves()
        played.play(moves[number % len(moves)])
        number += 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_public_driver_costs_little_more_than_the_kernel(game: Game) -> None:
    taken: dict[str, list[float]] = {"kernel": [], "library": []}
    for _ in range(ROUNDS):
        for who, work in (("kernel", whole_game), ("library", whole_game_of_the_library)):
            began = time.perf_counter()
            work(game)
            taken[who].append(time.perf_counter() - began)
    assert min(taken["library"]) / min(taken["kernel"]) < 3
