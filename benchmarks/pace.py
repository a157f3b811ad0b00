"""How long people wait for the bots of several tables at once: from the question until the move is there.

    scripts/bench pace [--tables 4] [--only keyflower] [--level elder] [--players 4]
                     [--modules merchants,farmers] [--seconds 60]

Every table has bots alone, which ask as the tables of a server do: in the processes that all tables share,
one question after the other. So a table waits for the others too. On all cores.
"""

from __future__ import annotations

import argparse
import asyncio
import time

from artel.bots import levels
from artel.cli.arguments import words
from artel.games import GAMES, game_named
from artel.kernel.game import NATURE, Game, Rng, Rules, deciders, legal_moves, play_trusted, sample
from artel.table.worker import BotWorker


class Waits:
    """How long each question took, in seconds, and how many a bot did not answer itself."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.fell_back = 0

    def at(self, share: float) -> float:
        ranked = sorted(self.seconds)
        return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))]


async def play(worker: BotWorker, game: Game, rules: Rules, level: str, name: str, waits: Waits) -> None:
    """Games of bots, one after the other, until somebody ends it."""
    rng = Rng(name)
    while True:
        state = game.setup(rules)
        while asked := deciders(state):
            seat = asked[0]
            if seat == NATURE:
                play_trusted(state, NATURE, sample(state, rng))
                continue
            moves = legal_moves(state, seat)
            if len(moves) == 1:
                play_trusted(state, seat, moves[0])
                continue
            began = time.perf_counter()
            choice = await worker.choose(game.view(state, seat), level, f"{name} {state.ply}", name)
            waits.seconds.append(time.perf_counter() - began)
            waits.fell_back += choice.fell_back is not None
            play_trusted(state, seat, choice.move)


async def measured(game: Game, rules: Rules, level: str, tables: int, seconds: float) -> Waits:
    worker, waits = BotWorker(), Waits()
    try:
        # What is built at the first questions is built before the clock runs.
        warm = [
            asyncio.create_task(play(worker, game, rules, level, f"warm {number}", Waits()))
            for number in range(2)
        ]
        await asyncio.wait(warm, timeout=5.0)
        for each in warm:
            each.cancel()
        await asyncio.wait(warm)
        playing = [
            asyncio.create_task(play(worker, game, rules, level, f"table {number}", waits))
            for number in range(tables)
        ]
        done, _ = await asyncio.wait(playing, timeout=seconds)
        for each in done:
            each.result()
    finally:
        worker.close()
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--only", choices=[game.name for game in GAMES], help="one game")
    parser.add_argument("--level", choices=levels(GAMES[0].name), help="one level")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", type=words, metavar="A,B", help="default: the base game")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each level (default: 60)")
    given = parser.parse_args()
    print("| game | level | tables | answers | p50 ms | p99 ms | too slow |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for game in [game_named(given.only)] if given.only else GAMES:
        rules = game.rules(given.players, given.modules or ())
        for level in [given.level] if given.level else levels(game.name):
            waits = asyncio.run(measured(game, rules, level, given.tables, given.seconds))
            print(
                f"| {game.name} | {level} | {given.tables} | {len(waits.seconds)}"
                f" | {waits.at(0.5):.1f} | {waits.at(0.99):.0f} | {waits.fell_back} |",
                flush=True,
            )
