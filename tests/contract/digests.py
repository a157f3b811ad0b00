"""Plays seeded games and prints their digests as JSON: the same lines in every build of the engine.

With a game, players, a seed and a place instead, the data of which that digest is made.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import artel
from artel.kernel.build import compiled
from artel.kernel.digest import digest
from artel.kernel.game import NATURE, Game, Log, Rng, deciders, legal_moves, play, sample
from artel.kernel.log import line_data
from tests.contract.canonical import Canon
from tests.contract.walks import PLAYED


def digests_of(players: int, game: Game, seed: int) -> list[str]:
    return [digest(data) for data in all_data(players, game, seed)]


def all_data(players: int, game: Game, seed: int) -> list[object]:
    """The state after every 20th move, a redeal of it, the end, its outcome and the log."""
    log, rng = Log(), Rng(f"builds {seed}")
    state = game.setup(game.rules(players), log)
    found: list[object] = []
    canon = Canon(game)
    while asked := deciders(state):
        seat = asked[rng.below(len(asked))]
        canon.check(state, legal_moves(state, seat))
        if seat == NATURE:
            move = sample(state, rng)
        else:
            moves = legal_moves(state, seat)
            move = moves[rng.below(len(moves))]
        play(state, seat, move)
        if state.ply % 20 == 0:
            found.append(game.to_data(state))
            redealt = game.redeal(game.view(state, int(state.ply) // 20 % players), rng)
            canon.check(redealt)
            found.append(game.to_data(redealt))
    canon.check(state)
    found.append(game.to_data(state))
    found.append(game.outcome(state).to_data())
    found.append([line_data(game.lines, log, index) for index in range(len(log.lines))])
    return found


def data_at(name: str, players: int, seed: int, place: int) -> dict[str, object]:
    """What lies behind one digest of a report."""
    game = next(each for each in PLAYED if each.name == name)
    return {"data": all_data(players, game, seed)[place]}


def all_digests(games: int) -> dict[str, list[str]]:
    return {
        f"{game.name} {players} {seed}": digests_of(players, game, seed)
        for game in PLAYED
        for players in range(game.min_players, game.max_players + 1)
        for seed in range(games)
    }


def report(games: int) -> dict[str, Any]:
    """Which build this is, where it lies, and what it played."""
    return {
        "compiled": compiled(),
        "where": str(Path(artel.__file__).parent),
        "digests": all_digests(games),
    }


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    told = data_at(name, *[int(each) for each in numbers]) if numbers else report(int(name))
    print(json.dumps(told))
