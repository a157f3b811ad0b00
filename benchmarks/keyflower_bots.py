"""The greedy bot with the sets of Keyflower: matches against random play, and what it does among its like.

    scripts/bench keyflower_bots [--games 100] [--sets merchants all] [--selfplay 4] [--players 4]

For each set, and for all together: games won at two seats and mean points, then points and milliseconds a
decision in games among greedy bots beside the base game, and how often a game saw what only sets have.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import cast

from artel.bots.contract import Bot, RandomBot
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.match import play_match
from artel.bots.seated import SeatedBots
from artel.games.keyflower.game import KEYFLOWER
from artel.kernel.build import compiled
from artel.kernel.game import Log, Rng

BASE, ALL = "base", "all"
DEEDS = (
    "contract-taken", "contract-drew", "contract-traded", "extended", "cabin-came", "boat-exchanged",
    "animal-came", "born", "driven", "sheltered", "wheat-spent", "ghost-taken", "scared", "enchanted",
)  # fmt: skip
SCORED = ("contract", "extension", "field")


def modules_of(name: str) -> tuple[str, ...]:
    """The base game alone, with one set, or with all."""
    if name == ALL:
        return KEYFLOWER.module_names()
    return (BASE,) if name == BASE else (BASE, name)


def mean(scores: list[int]) -> float:
    return sum(scores) / max(1, len(scores))


def match(name: str, games: int) -> str:
    bots: list[Bot] = [KeyflowerGreedy(), RandomBot()]
    tally = play_match(KEYFLOWER, KEYFLOWER.rules(2, modules_of(name)), bots, 0, games, f"bench {name}")
    greedy, other = (mean(tally.bot_scores[level]) for level in ("greedy", "random"))
    won = 100 * tally.wins["greedy"] / games
    return f"{name:20} {won:5.1f} % of {games} games   {greedy:6.1f} : {other:5.1f} points"


def selfplay(name: str, players: int, games: int) -> tuple[float, float, Counter[str]]:
    """Mean points, milliseconds a decision, and what happened."""
    rules = KEYFLOWER.rules(players, modules_of(name))
    seen: Counter[str] = Counter()
    points: list[int] = []
    decisions = 0
    began = time.process_time()
    for number in range(games):
        state = KEYFLOWER.setup(rules, Log())
        loop = SeatedBots(
            KEYFLOWER, state, cast("list[Bot]", [KeyflowerGreedy()] * players), Rng(f"bench {number}")
        )
        loop.run()
        decisions += loop.decisions
        points.extend(KEYFLOWER.scores(state))
        assert state.log is not None
        seen.update(KEYFLOWER.lines.text(line).split()[0] for line in state.log.lines)
        seen.update(f"scored {reason.kind}" for reason in KEYFLOWER.outcome(state).reasons)
    return mean(points), 1000 * (time.process_time() - began) / decisions, seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    sets = [name for name in KEYFLOWER.module_names() if name != BASE]
    parser.add_argument("--games", type=int, default=100, help="games of a match against random play")
    parser.add_argument("--selfplay", type=int, default=4, help="games among greedy bots")
    parser.add_argument("--players", type=int, default=4, help="seats of those games")
    parser.add_argument("--sets", nargs="*", default=[*sets, ALL], choices=[BASE, *sets, ALL])
    asked = parser.parse_args()
    print(f"engine {'compiled' if compiled() else 'as it is'}")
    for name in asked.sets:
        if asked.games:
            print(match(name, asked.games), flush=True)
    if not asked.selfplay:
        return
    usual, pace, _ = selfplay(BASE, asked.players, asked.selfplay)
    print(f"among greedy bots, {asked.players} seats: base {usual:.1f} points, {pace:.2f} ms a decision")
    for name in asked.sets:
        points, cost, seen = selfplay(name, asked.players, asked.selfplay)
        told = [f"{word} {seen[word] / asked.selfplay:.1f}" for word in DEEDS if seen[word]]
        told += [f"{kind}s scored {seen[f'scored {kind}'] / asked.selfplay:.1f}" for kind in SCORED]
        print(
            f"{name:20} {points:6.1f} points, {cost / pace:4.2f} times the time; {', '.join(told)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
