"""Whether anybody sees more than a seat may: every bot and every hint, at every question of whole games.

    scripts/bench blind [--games 2] [--only keyflower] [--quick]

Each is asked at the true table and at one dealt anew from what the seat sees (`tests/bots/blind.py`), with
the same numbers drawn, and has to answer alike. The first difference ends the run and is told. `--quick`
leaves out those who think long.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from artel.bots import strengths
from artel.bots.search.levels import FLAT_LEVEL, SIX
from artel.games import GAMES, game_named
from artel.kernel.game import Game, Rules
from tests.bots.blind import blindfold, questions

BASE, ALL = ("base",), "all"
MOST_SEATS = 4
# Who thinks so much or more thinks long.
LONG = 16


def tables(game: Game) -> list[Rules]:
    """The base game at every number of seats, each further module, all of them, and every option."""
    found = [game.rules(seats, BASE) for seats in range(game.min_players, MOST_SEATS + 1)]
    further = [name for name in game.module_names() if name not in BASE]
    seats = 3
    found += [game.rules(seats, (*BASE, name)) for name in further]
    if further:
        found.append(game.rules(seats, game.module_names()))
    for option in game.options(game.module_names()):
        for value in option.values:
            if value != option.default:
                modules = (*BASE, option.module) if option.module not in BASE else BASE
                whole = " ".join([value] * seats) if option.per_seat else value
                found.append(game.rules(seats, modules, {option.name: whole}))
    return found


def asked(game: Game, names: list[str], quick: bool) -> list[str]:
    """Who answers: everybody, or those who do not think long."""
    if not quick:
        return names
    thoughts = dict(zip(SIX, [each.thoughts for each in strengths(game.name)], strict=True))
    slow = {FLAT_LEVEL, "planner", *[level for level, count in thoughts.items() if count >= LONG]}
    return [name for name in names if name not in slow]


def look_through(game: Game, rules: Rules, seed: str, quick: bool) -> tuple[int, int, Counter[str]]:
    """One whole game: its questions with a choice, those where something was hidden, and who answered."""
    both = blindfold(game, rules.players, seed)
    names = asked(game, list(both.there), quick)
    for state, seat in questions(game, rules, seed):
        both.look(state, seat, names)
    return both.looked.questions, both.looked.hidden, Counter(both.looked.answers)


def named(rules: Rules) -> str:
    further = [name for name in rules.modules if name not in BASE]
    options = [f"{name}={value}" for name, value in rules.options.items()]
    return " ".join([rules.game, str(rules.players), *further, *options])[:60]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2, help="games at every table (default: 2)")
    parser.add_argument("--only", choices=[game.name for game in GAMES], help="one game")
    parser.add_argument("--quick", action="store_true", help="without those who think long")
    arguments = parser.parse_args()
    print(f"{'table':60} {'games':>5} {'asked':>6} {'hidden':>6} {'answers':>8} {'differ':>6} {'s':>7}")
    total: Counter[str] = Counter()
    for game in GAMES if arguments.only is None else [game_named(arguments.only)]:
        for rules in tables(game):
            began = time.process_time()
            questioned = hidden = 0
            answers: Counter[str] = Counter()
            for number in range(arguments.games):
                more, unseen, told = look_through(game, rules, f"blind {number}", arguments.quick)
                questioned, hidden = questioned + more, hidden + unseen
                answers += told
            total += answers
            print(
                f"{named(rules):60} {arguments.games:5} {questioned:6} {hidden:6} {answers.total():8} {0:6}"
                f" {time.process_time() - began:7.1f}",
                flush=True,
            )
    print("answers that did not differ: " + ", ".join(f"{who} {count}" for who, count in total.items()))
