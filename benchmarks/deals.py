"""What a look at the table, a deal of what a seat cannot see and a thought cost, in microseconds on one core.

    scripts/bench deals [--before ../older-checkout]

`view` is what a seat knows as data; `redeal` deals a whole state from a view that is there, `determinise`
from the state itself; a `thought` is one by instinct (a deal, a move and what it comes to), of searches of
48. Positions are those of random play at which somebody decides, seen by who does. Each figure is CPU time of
a process of its own, the best of several rounds.
"""

from __future__ import annotations

from benchmarks._checkouts import in_turns, parser

ROUNDS = 3
CASES = (
    ("keyflower", 2, "base"),
    ("keyflower", 4, "base"),
    ("keyflower", 6, "base"),
    ("keyflower", 2, "all"),
    ("keyflower", 4, "all"),
    ("keyflower", 6, "all"),
    ("artificium", 4, "base"),
    ("sweet-lands", 2, "base"),
    ("sweet-lands", 4, "base"),
)
# What both checkouts understand: a door that is not there is not measured.
SCRIPT = """
import json, sys, time
from artel.games import game_named
from artel.kernel.build import compiled
from artel.kernel.game import NATURE, Rng, deciders, legal_moves, play_trusted, sample

name, players, sets = sys.argv[1], int(sys.argv[2]), sys.argv[3]
game = game_named(name)
rules = game.rules(players, game.module_names() if sets == "all" else ())
rng, kept = Rng("positions"), []
for _ in range(2):
    state = game.setup(rules)
    while asked := deciders(state):
        seat = asked[0]
        moves = legal_moves(state, seat)
        if seat != NATURE and state.ply % 9 == 0:
            kept.append((state.clone(), seat))
        play_trusted(state, seat, sample(state, rng) if seat == NATURE else moves[rng.below(len(moves))])
views = [game.view(state, seat) for state, seat in kept]

def look():
    for state, seat in kept:
        game.view(state, seat)

def redeal():
    for view in views:
        game.redeal(view, rng)

def determinise():
    for state, seat in kept:
        game.determinise(state, seat, rng)

def clone():
    for state, seat in kept:
        state.clone()

def thinking(mind, about):
    # Where instinct has something to say; how many thoughts it took in all.
    thoughts = 0
    for state, seat in kept:
        liked = mind.liked(state, seat, legal_moves(state, seat), 8)
        if liked.moves:
            search = about(mind, state, seat, liked, rng)
            search.grow(48, float("inf"))
            thoughts += sum(len(each) for each in search.margins)
    return thoughts

def spent(work, count=len(kept)):
    work()
    times = 1
    while True:
        began = time.process_time()
        for _ in range(times):
            work()
        took = time.process_time() - began
        if took > 0.15:
            return 1e6 * took / times / count
        times *= 2

found = {"compiled": bool(compiled()), "clone": spent(clone), "view": spent(look), "redeal": spent(redeal)}
if hasattr(game, "determinise"):
    found["determinise"] = spent(determinise)
try:
    from artel.bots.search.minds import mind_of
    from artel.bots.search.thinker import thoughts_about
    mind = mind_of(name)
    found["thought"] = spent(lambda: thinking(mind, thoughts_about), thinking(mind, thoughts_about))
except ImportError:
    pass
print(json.dumps(found))
"""


def main() -> None:
    arguments = parser(__doc__).parse_args()
    for game, players, sets in CASES:
        found = in_turns(SCRIPT, [game, str(players), sets], arguments.before, ROUNDS)
        for place, figures in enumerate(found):
            told = ", ".join([f"{name} {figure:.1f} us" for name, figure in figures.items()])
            print(f"{game}, {players} seats, {sets}{', before' if place < len(found) - 1 else ''}: {told}")
