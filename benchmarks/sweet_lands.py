"""Sweet Lands on one core: random play, clones, and what a decision costs by how many moves it has.

    scripts/bench sweet_lands [--players 2] [--games 60]

Each figure is CPU time, the best of several rounds. A decision is listing the legal moves of a question and
playing one of them, what follows without a question included; decisions are sorted by the number of their
moves, so that one can see whether the cost is linear in it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

from artel.games.sweet_lands.game import SWEET_LANDS
from artel.kernel.build import compiled
from artel.kernel.game import NATURE, Rng, Rules, State, deciders, legal_moves, play_trusted, sample

ROUNDS = 5
CLONES = 200
# Decisions with so many moves or more are those of a turn.
MANY = 20
BANDS = ((1, 4), (5, 9), (10, 19), (20, 29), (30, 49), (50, 999))


def best(work: Callable[[], None]) -> float:
    """The least CPU time of several rounds, after one to warm up."""
    work()
    found = []
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        found.append(time.process_time() - began)
    return min(found)


class Question:
    """A state in which somebody is asked, and how many answers there are."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.count = len(legal_moves(state, seat))


def questions(rules: Rules, games: int) -> list[Question]:
    """Every question of some games of chance."""
    kept = []
    for number in range(games):
        rng, state = Rng(f"game {number}"), SWEET_LANDS.setup(rules)
        while asked := deciders(state):
            if asked == [NATURE]:
                play_trusted(state, NATURE, sample(state, rng))
                continue
            kept.append(Question(state.clone(), asked[0]))
            moves = legal_moves(state, asked[0])
            play_trusted(state, asked[0], moves[rng.below(len(moves))])
    return kept


def decision_time(found: list[Question]) -> float:
    """Seconds for one decision: list the moves and play one; clones for it are taken off."""
    if not found:
        return 0.0
    rng = Rng("decisions")

    def clones() -> None:
        for each in found:
            each.state.clone()

    def decide() -> None:
        for each in found:
            state = each.state.clone()
            moves = legal_moves(state, each.seat)
            play_trusted(state, each.seat, moves[rng.below(len(moves))])

    return (best(decide) - best(clones)) / len(found)


def random_play(rules: Rules, games: int) -> None:
    for number in range(games):
        rng, state = Rng(f"game {number}"), SWEET_LANDS.setup(rules)
        while asked := deciders(state):
            if asked == [NATURE]:
                play_trusted(state, NATURE, sample(state, rng))
            else:
                moves = legal_moves(state, asked[0])
                play_trusted(state, asked[0], moves[rng.below(len(moves))])


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    options = parser.parse_args(argv)
    rules = SWEET_LANDS.rules(options.players)
    found = questions(rules, options.games)
    mean = sum(each.count for each in found) / len(found)
    played = best(lambda: random_play(rules, options.games))

    def clone() -> None:
        for each in found[::20]:
            for _ in range(CLONES):
                each.state.clone()

    print(f"{'compiled' if compiled() else 'pure'} engine, {options.players} seats, {options.games} games")
    print(f"{'random play, decisions a second':42}{len(found) / played:>12,.0f}   {mean:.1f} moves each")
    print(f"{'clone, us':42}{1e6 * best(clone) / (CLONES * len(found[::20])):>12.2f}")
    many = [each for each in found if each.count >= MANY]
    print(f"{f'decisions of {MANY} moves or more, a second':42}{1 / decision_time(many):>12,.0f}")
    for least, most in BANDS:
        band = [each for each in found if least <= each.count <= most]
        if band:
            moves = sum(each.count for each in band) / len(band)
            cost = 1e6 * decision_time(band)
            print(f"{f'{least} to {most} moves: us a decision':42}{cost:>12.2f}   {cost / moves:.3f} a move")
