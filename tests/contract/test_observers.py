"""Nothing a seat has seen is forgotten: no state dealt from its view contradicts what it remembers.

An observer sits beside a seat, sees what the seat sees (its view and its lines of the log) and remembers all
of it. States redealt from the view must be possible for it, in every game and for every number of players.
A game that joins `GAMES` needs an observer in its contract.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from artel.bots import bot_named, plain
from artel.kernel.game import NATURE, SPECTATOR, Log, Rng, State, deciders, play, sample
from artel.kernel.log import line_data
from tests.contract.walks import CASES, Case, start, walk

GAMES_WALKED = 4
GAMES_OF_BOTS = 2
# Of a long game one decision in so many is judged: the observers' answers are exact, and so not quick.
JUDGED = 20
# A short game is judged at least so often.
JUDGEMENTS = 50


def walked(case: Case, seed: int, state: State) -> Iterator[State]:
    for turn in walk(case, seed, state=state):
        yield turn.state


def botted(case: Case, seed: int, state: State) -> Iterator[State]:
    """A game of the strongest bots that do not look ahead, or of those that the contract names."""
    level = case.contract.observed_bot or list(plain(case.game.name))[-1]
    rng, bot = Rng(f"observed {seed}"), bot_named(case.game.name, level)
    while asked := deciders(state):
        yield state
        seat = asked[0]
        if seat == NATURE:
            play(state, seat, sample(state, rng))
        else:
            play(state, seat, bot.choose(case.game.view(state, seat), rng))


def observe(case: Case, seed: int, state: State, course: Iterator[State]) -> int:
    """Let every viewer of a game judge what is dealt from its view; the number of judgements."""
    game, rng, chance = case.game, Rng(f"observers {seed}"), random.Random(f"{case} {seed}")
    viewers = [SPECTATOR, *range(case.players)]
    observers = {viewer: case.contract.observer(game, case.rules(), viewer) for viewer in viewers}
    read, judged = 0, 0
    one_in = min(JUDGED, case.contract.most_plies // JUDGEMENTS)
    assert state.log is not None
    log = state.log
    for here in course:
        for viewer, observer in observers.items():
            lines = [line_data(game.lines, log, index) for index in log.visible(viewer, read)]
            observer.see(game.view(here, viewer).data, lines)
        read = len(log.lines)
        if chance.random() * one_in < 1:
            viewer = chance.choice(viewers)
            where = f"{case} seed {seed} ply {here.ply} viewer {viewer}"
            assert observers[viewer].impossible(here) is None, f"{where}: expected the truth to be possible"
            fault = observers[viewer].impossible(game.redeal(game.view(here, viewer), rng))
            assert fault is None, f"{where}: {fault}"
            judged += 1
    return judged


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_redealt_state_contradicts_what_was_seen(case: Case) -> None:
    for seed in range(case.some(GAMES_WALKED)):
        state = start(case, seed, Log())
        assert observe(case, seed, state, walked(case, seed, state)) > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_redealt_state_contradicts_what_was_seen_among_bots(case: Case) -> None:
    for seed in range(case.some(GAMES_OF_BOTS)):
        state = case.setup(Log())
        assert observe(case, seed, state, botted(case, seed, state)) > 0
