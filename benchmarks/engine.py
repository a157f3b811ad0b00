"""The engine beside that of another checkout, in turns on one core: random play, clones, scoring.

    scripts/bench engine --before ../older-checkout

Each figure is CPU time of a process of its own, the best of several rounds, so that whatever else the machine
does tells little. The other checkout must have been prepared (scripts/play there once).
"""

from __future__ import annotations

from benchmarks._checkouts import in_turns, parser

ROUNDS = 5
# What both checkouts understand: only the doors that have not changed.
SCRIPT = """
import json, sys, time
from artel.bots import bot_named
from artel.bots.match import play_match
from artel.games import game_named
from artel.kernel.build import compiled
from artel.kernel.game import NATURE, Rng, deciders, legal_moves, sample
from artel.kernel import game as kernel

name, games = sys.argv[1], int(sys.argv[2])
game = game_named(name)
rules = game.rules(4)
play = getattr(kernel, "play_trusted", kernel.play)
bots = [bot_named(name, "random")]

def spent(work, times):
    work()
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times

tally = play_match(game, rules, bots, 0, games, "count")
played = spent(lambda: play_match(game, rules, bots, 0, games, "speed"), 3) / tally.decisions
rng, state, kept = Rng("positions"), game.setup(rules), []
while asked := deciders(state):
    moves = legal_moves(state, asked[0])
    move = sample(state, rng) if asked == [NATURE] else moves[rng.below(len(moves))]
    play(state, asked[0], move)
    if state.ply % 20 == 0:
        kept.append(state.clone())

def clone():
    for each in kept:
        for _ in range(100):
            each.clone()

def score():
    for each in kept[-10:]:
        for _ in range(20):
            game.scores(each)

print(json.dumps({
    "compiled": bool(compiled()),
    "random play, us a decision": 1e6 * played,
    "clone, us": 1e6 * spent(clone, 5) / (100 * len(kept)),
    "scores, us": 1e6 * spent(score, 5) / 200,
}))
"""


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--games", type=int, default=60, help="random games in a round (default: 60)")
    arguments = options.parse_args()
    for game in ("artificium", "keyflower"):
        figures = in_turns(SCRIPT, [game, str(arguments.games)], arguments.before, ROUNDS)
        for name, now in figures[-1].items():
            before = f", before {figures[0][name]:.2f}: {now / figures[0][name]:.2f} times" * (
                len(figures) > 1
            )
            print(f"{game}: {name}: {now:.2f}{before}")
