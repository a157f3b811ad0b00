"""What thoughts are good for: how much better than the quick player a strength chooses, decision by decision.

    scripts/bench choosing [--only keyflower] [--positions 40] [--deals 64] [--strengths 4:3,64:10,96:30]

Positions of games between journeymen, at questions with a choice. Every move that is worth trying is weighed
in many deals; then each strength (thoughts : moves) decides in deals of its own, and its move is compared
with the quick player's. Points are the margin that the weighing found. Far fewer positions tell two
strengths apart than games would, but only by what the mind itself believes: whether that wins games an arena
shows.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass

from artel.bots import bot_named
from artel.bots.search.mind import Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import Strength, Thinker
from artel.bots.search.weighing import weighed_evenly
from artel.bots.seated import SeatedBots
from artel.games import GAMES, game_named
from artel.kernel.game import Game, Rng, State, legal_moves

WIDE = 40
FEWEST = 5
# Of so many decisions of a game one is taken.
ONE_IN = 20
SEATS = 2
STRENGTHS = "4:3,8:5,16:8,64:10,96:12,64:20,96:30"


@dataclass
class Position:
    """A decision: a state that its seat imagines, and what each move brings more than the quick player's."""

    state: State
    seat: int
    moves: list[int]
    gains: dict[int, float]


class Watched(SeatedBots):
    """A game that keeps some of its decisions."""

    def __init__(self, game: Game, name: str) -> None:
        bots = [bot_named(game.name, "journeyman") for _ in range(SEATS)]
        super().__init__(game, game.setup(game.rules(SEATS)), bots, Rng(name))
        self.chance = Rng(f"{name} taken")
        self.kept: list[tuple[State, int]] = []

    def carry_out(self, seat: int, move: int) -> None:
        if seat >= 0 and self.chance.below(ONE_IN) == 0:
            self.kept.append((self.state.clone(), int(seat)))
        super().carry_out(seat, move)


def positions_of(game: Game, mind: Mind, count: int, deals: int) -> list[Position]:
    found: list[Position] = []
    number = 0
    while len(found) < count:
        number += 1
        watched = Watched(game, f"choosing {number}")
        watched.run()
        for place, (state, seat) in enumerate(watched.kept):
            rng = Rng(f"choosing {number} {place}")
            imagined, moves = game.determinise(state, seat, rng), legal_moves(state, seat)
            tried = mind.candidates(imagined, seat, moves, WIDE, rng)
            if len(tried) < FEWEST or len(found) == count:
                continue
            weighed = {
                each.move: each.margin for each in weighed_evenly(mind, imagined, seat, tried, rng, deals)
            }
            gains = {move: margin - weighed[tried[0]] for move, margin in weighed.items()}
            found.append(Position(imagined, seat, moves, gains))
    return found


def told(mind: Mind, strength: Strength, positions: list[Position]) -> str:
    bot, gains = Thinker(mind, strength), []
    began = time.process_time()
    for place, each in enumerate(positions):
        move = bot.decide(each.state, each.seat, each.moves, Rng(f"deciding {place}"))
        gains.append(each.gains.get(move, 0.0))
    seconds = (time.process_time() - began) / len(positions)
    mean = sum(gains) / len(gains)
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
    return f"{mean:.2f} ± {error:.2f} | {1000 * seconds:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", choices=[game.name for game in GAMES], help="one game")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--deals", type=int, default=64, help="in which every move is weighed (default: 64)")
    parser.add_argument("--strengths", default=STRENGTHS, help=f"default: {STRENGTHS}")
    given = parser.parse_args()
    for game in [game_named(given.only)] if given.only else GAMES:
        mind = mind_of(game.name)
        positions = positions_of(game, mind, given.positions, given.deals)
        best = sum(max(each.gains.values()) for each in positions) / len(positions)
        print(f"\n{game.name}, {len(positions)} decisions; the best by the weighing itself: {best:.2f}\n")
        print("| thoughts : moves | points a decision | ms |\n| --- | --- | --- |")
        for name in given.strengths.split(","):
            thoughts, moves = (int(part) for part in name.split(":"))
            print(f"| {name} | {told(mind, Strength(thoughts, moves), positions)} |", flush=True)
