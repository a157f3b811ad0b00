"""One measurement of a game with the engine that is imported: python _engine_speed.py GAME SECONDS"""

from __future__ import annotations

import json
import sys
import time

from artel.bots import bot_named
from artel.bots.match import Tally, play_match
from artel.games import game_named
from artel.kernel.build import compiled
from artel.kernel.game import NATURE, Game, Rng, Rules, State, deciders, legal_moves
from artel.kernel.loop import Loop

PLAYERS = 4
GAMES_AT_ONCE = 20
CLONES_AT_ONCE = 200


def random_play(game: Game, rules: Rules, seconds: float) -> tuple[Tally, float]:
    """Whole games of random play, the scoring included."""
    total = Tally(PLAYERS)
    bots = [bot_named(game.name, "random")]
    play_match(game, rules, bots, 0, 2, "warm")
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        total.add(play_match(game, rules, bots, total.games, GAMES_AT_ONCE, "speed"))
    return total, time.perf_counter() - began


class Walk(Loop):
    """Random play that keeps every twentieth position with somebody to decide."""

    def __init__(self, state: State, rng: Rng) -> None:
        super().__init__(state, rng)
        self.kept: list[State] = []

    def choose(self, seat: int) -> int:
        moves = legal_moves(self.state, seat)
        return moves[self.rng.below(len(moves))]

    def made(self, seat: int, move: int) -> None:
        if self.state.ply % 20 == 0 and deciders(self.state)[:1] not in ([], [NATURE]):
            self.kept.append(self.state.clone())


def positions(game: Game, rules: Rules) -> list[State]:
    walk = Walk(game.setup(rules), Rng("positions"))
    walk.run()
    return walk.kept


def clone_microseconds(states: list[State], seconds: float) -> float:
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for state in states:
            for _ in range(CLONES_AT_ONCE):
                state.clone()
        count += CLONES_AT_ONCE * len(states)
    return (time.perf_counter() - began) / count * 1e6


def moves_listed_per_second(states: list[State], seconds: float) -> float:
    """Legal moves found by listing them again and again, position after position."""
    asked = [(state, deciders(state)[0]) for state in states]
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for state, seat in asked:
            count += len(legal_moves(state, seat))
    return count / (time.perf_counter() - began)


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    game = game_named(name)
    rules = game.rules(PLAYERS)
    tally, took = random_play(game, rules, seconds)
    states = positions(game, rules)
    figures = {
        "what": game.name.capitalize(),
        "build": "compiled" if compiled() else "pure",
        "games": tally.games,
        "decisions": tally.decisions,
        "decisions_per_second": round(tally.decisions / took),
        "mean_legal_moves": round(tally.legal / tally.decisions, 2),
        "moves_listed_per_second": round(moves_listed_per_second(states, seconds / 2)),
        "clone_microseconds": round(clone_microseconds(states, seconds / 2), 3),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
