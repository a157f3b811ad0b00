"""One measurement of Catanatron: python _catanatron_speed.py SECONDS

Its fastest way of random play is used: play_tick in a loop, without accumulators. A call of `decide`
is one decision, as it is for us; the map is made once, because ours has nothing of the kind to make.
"""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.models.map import build_map

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
MOST_TURNS = 1000
CLONES_AT_ONCE = 20


class Count:
    decisions = 0
    legal = 0


class CountedPlayer(RandomPlayer):  # type: ignore[misc]
    """A random player that counts what it is asked."""

    def decide(self, game: Any, playable_actions: Any) -> Any:
        Count.decisions += 1
        Count.legal += len(playable_actions)
        return super().decide(game, playable_actions)


def new_game(seed: int, catan_map: Any) -> Any:
    return Game([CountedPlayer(colour) for colour in COLOURS], seed=seed, catan_map=catan_map)


def play_out(game: Any, keep: list[Any] | None = None) -> None:
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.play_tick()
        if keep is not None and Count.decisions % 50 == 0:
            keep.append(game.copy())


def clone_microseconds(games: list[Any], seconds: float) -> float:
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for game in games:
            for _ in range(CLONES_AT_ONCE):
                game.copy()
        count += CLONES_AT_ONCE * len(games)
    return (time.perf_counter() - began) / count * 1e6


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(1)
    catan_map = build_map("BASE")
    kept: list[Any] = []
    play_out(new_game(1, catan_map), kept)
    Count.decisions = Count.legal = 0
    games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        games += 1
        play_out(new_game(games + 1, catan_map))
    took = time.perf_counter() - began
    decisions, legal = Count.decisions, Count.legal
    figures = {
        "what": f"Catanatron {version('catanatron')}",
        "build": "pure",
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / took),
        "mean_legal_moves": round(legal / decisions, 2),
        "clone_microseconds": round(clone_microseconds(kept, seconds / 2), 3),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
