"""Keyflower with its sets beside the base game, in turns on one core: random play, clones, final scores.

    scripts/bench keyflower_sets [--players 4] [--games 40] [--modules merchants,farmers]

Without modules all of them are played together. Each figure is CPU time, the best of several rounds, and the
ratio is that of one run. Final positions are those of greedy bots, the typical end of a game.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

from artel.bots import bot_named
from artel.bots.match import play_match
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.scoring.final import score
from artel.games.keyflower.state import KeyflowerState
from artel.kernel.build import compiled
from artel.kernel.game import NATURE, Rng, Rules, State, deciders, legal_moves, play_trusted, sample
from artel.kernel.whole import whole

ROUNDS = 5
CLONES = 200
SCORES = 20
FINALS = 12


def best(work: Callable[[], None]) -> float:
    """The least CPU time of several rounds, after one to warm up."""
    work()
    found = []
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        found.append(time.process_time() - began)
    return min(found)


def middle_positions(rules: Rules) -> list[State]:
    rng, state, kept = Rng("positions"), KEYFLOWER.setup(rules), []
    while asked := deciders(state):
        moves = legal_moves(state, asked[0])
        move = sample(state, rng) if asked == [NATURE] else moves[rng.below(len(moves))]
        play_trusted(state, asked[0], move)
        if state.ply % 20 == 0:
            kept.append(state.clone())
    return kept


def final_positions(rules: Rules, level: str) -> list[KeyflowerState]:
    """The ends of a few games of one bot against itself."""
    found = []
    for number in range(FINALS):
        rng, state = Rng(f"final {number}"), KEYFLOWER.setup(rules)
        bots = [bot_named(KEYFLOWER.name, level) for _ in range(rules.players)]
        while asked := deciders(state):
            seat = asked[0]
            if seat == NATURE:
                play_trusted(state, NATURE, sample(state, rng))
                continue
            view = KEYFLOWER.view(state, seat)
            play_trusted(state, seat, whole(bots[seat].choose(view, rng), "a move"))
        assert isinstance(state, KeyflowerState)
        found.append(state)
    return found


def measured(rules: Rules, games: int, level: str) -> dict[str, float]:
    bots = [bot_named(KEYFLOWER.name, "random")]
    tally = play_match(KEYFLOWER, rules, bots, 0, games, "count")
    kept, finals = middle_positions(rules), final_positions(rules, level)

    def play() -> None:
        play_match(KEYFLOWER, rules, bots, 0, games, "count")

    def clone() -> None:
        for each in kept:
            for _ in range(CLONES):
                each.clone()

    def scores() -> None:
        for each in finals:
            for _ in range(SCORES):
                for seat in range(rules.players):
                    score(each, seat)

    return {
        "decisions a second": tally.decisions / best(play),
        "clone, us": 1e6 * best(clone) / (CLONES * len(kept)),
        "final score, us": 1e6 * best(scores) / (SCORES * len(finals) * rules.players),
    }


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--modules", default=",".join(KEYFLOWER.module_names()))
    parser.add_argument("--bot", default="greedy", help="who plays the games that are scored")
    arguments = parser.parse_args(argv)
    base = measured(KEYFLOWER.rules(arguments.players), arguments.games, arguments.bot)
    rules = KEYFLOWER.rules(arguments.players, arguments.modules.split(","))
    sets = measured(rules, arguments.games, arguments.bot)
    print(f"{'compiled' if compiled() else 'pure'}, {arguments.players} seats, {' '.join(rules.modules)}")
    for name, figure in base.items():
        print(f"{name:20} base {figure:12,.2f}   sets {sets[name]:12,.2f}   ratio {sets[name] / figure:.2f}")


if __name__ == "__main__":
    main()
