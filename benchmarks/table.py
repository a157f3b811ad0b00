"""How many games a server carries at a move a second, and how long a move takes meanwhile.

scripts/bench table [--before DIR] [--seconds S] [--most N | --games N] [--game NAME] [--beside]

A real server on one core, real sockets on loopback, the clients on another core. Without bots and with
bots (which then share both cores), at 2 and at 4 seats. The figure is the largest number of games at which
99 of 100 moves take less than 100 ms. With --before, another checkout's server gets the same load in turns
with this one's, so that a disturbance of the machine falls on both. With --games, one number of games is
measured in several rounds, however long the moves take; with --beside, while a review is being worked out and
hints are taken at four tables all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks._table_load import LoadedGame, ServerUnderLoad

HERE = Path(__file__).resolve().parents[1]
LEVELS = (20, 40, 60, 80, 120, 160, 200, 250, 300, 400, 500)
TARGET_MS = 100.0
TARGET_GAMES = 300
WARMING = 1.5
ROUNDS = 3
SCENES = ((2, 0), (4, 0), (1, 1), (2, 2))
# Games are begun in small groups, so that beginning them does not take for ever.
TOGETHER = 10
HINTED = 4


@dataclass
class Figures:
    games: int
    moves: int
    p50: float
    p95: float
    p99: float
    cpu: float
    per_move: float
    memory: float
    late: int
    refused: int

    def holds(self) -> bool:
        return self.moves > 0 and self.p99 < TARGET_MS


def quantile(times: list[float], part: float) -> float:
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else float("inf")


@dataclass
class Side:
    """One of the two checkouts: its server and the games at it."""

    name: str
    server: ServerUnderLoad
    games: list[LoadedGame] = field(default_factory=list)
    best: Figures | None = None
    worst: Figures | None = None
    # The least that a move cost the server in any round: what others do on the machine only adds to it.
    cost: float = float("inf")
    beside: list[LoadedGame] = field(default_factory=list)
    advised: list[asyncio.Task[None]] = field(default_factory=list)

    async def keep_busy(self, game: str) -> None:
        """A review that is being worked out, and tables where every move is a hint's."""
        first = 10 * LEVELS[-1]
        self.beside = [LoadedGame(self.server, first + at, game, 2, 0) for at in range(1 + HINTED)]
        await asyncio.gather(*(each.begin() for each in self.beside))
        reviewed, *hinted = self.beside
        await reviewed.reviewed()
        self.advised = [asyncio.create_task(each.advised()) for each in hinted]

    async def end(self) -> None:
        for task in self.advised:
            task.cancel()
        if self.beside:
            hints = sum(each.hints for each in self.beside)
            print(f"  {self.name:7}beside: {hints} hints, the review: {await self.beside[0].review()}"[:160])
        await asyncio.gather(*(each.end() for each in [*self.games, *self.beside]))

    async def weigh(self, scene: tuple[int, int], game: str, count: int, seconds: float) -> None:
        """So many games hold if they hold in one of a few rounds: the machine may be disturbed in others."""
        for _ in range(ROUNDS):
            figures = await self.measure(scene, game, count, seconds)
            report(self.name, figures)
            self.cost = min(self.cost, figures.per_move or self.cost)
            if figures.holds():
                self.best = figures
                return
        self.worst = figures

    async def measure(self, scene: tuple[int, int], game: str, count: int, seconds: float) -> Figures:
        """Let so many games move once a second each, and look at the moves after a moment of warming up."""
        while len(self.games) < count:
            first = len(self.games)
            fresh = [
                LoadedGame(self.server, number, game, *scene)
                for number in range(first, min(count, first + TOGETHER))
            ]
            await asyncio.gather(*(each.begin() for each in fresh))
            self.games += fresh
        playing = self.games[:count]
        until = time.monotonic() + WARMING + seconds
        tasks = [asyncio.create_task(each.play(until)) for each in playing]
        await asyncio.sleep(WARMING)
        for each in playing:
            each.times, each.late, each.refused = [], 0, 0
        cpu, began = self.server.cpu_seconds(), time.monotonic()
        await asyncio.sleep(seconds)
        used, wall = self.server.cpu_seconds() - cpu, time.monotonic() - began
        await asyncio.gather(*tasks)
        times = [each for game in playing for each in game.times]
        return Figures(
            games=count,
            moves=len(times),
            p50=round(quantile(times, 0.5), 1),
            p95=round(quantile(times, 0.95), 1),
            p99=round(quantile(times, 0.99), 1),
            cpu=round(used / wall, 2),
            per_move=round(1000 * used / max(1, len(times)), 2),
            memory=round(self.server.memory_mib(), 1),
            late=sum(each.late for each in playing),
            refused=sum(each.refused for each in playing),
        )


async def rounds(sides: list[Side], scene: tuple[int, int], given: argparse.Namespace) -> None:
    """The same number of games again and again, one side after the other."""
    for _ in range(ROUNDS):
        for side in sides:
            figures = await side.measure(scene, given.game, given.games, given.seconds)
            report(side.name, figures)
            side.cost = min(side.cost, figures.per_move or side.cost)
            side.best = min(side.best or figures, figures, key=lambda each: each.p99)


async def find(sides: list[Side], scene: tuple[int, int], game: str, seconds: float, most: int) -> None:
    """Raise the number of games until a side no longer holds, then look half way back once."""
    for level in [level for level in LEVELS if level <= most]:
        for side in sides:
            if side.worst is None:
                await side.weigh(scene, game, level, seconds)
        if all(side.worst is not None for side in sides):
            break
    for side in sides:
        if side.worst is not None and side.best is not None:
            await side.weigh(scene, game, (side.best.games + side.worst.games) // 2, seconds)


async def measured(sides: list[Side], scene: tuple[int, int], given: argparse.Namespace) -> None:
    if given.beside:
        await asyncio.gather(*(side.keep_busy(given.game) for side in sides))
    if given.games:
        await rounds(sides, scene, given)
    else:
        await find(sides, scene, given.game, given.seconds, given.most)
    for side in sides:
        await side.end()


def report(name: str, figures: Figures) -> None:
    print(
        f"  {name:7}{figures.games:5} games{figures.moves:7} moves"
        f"   p50 {figures.p50:7.1f} ms   p95 {figures.p95:7.1f} ms   p99 {figures.p99:7.1f} ms"
        f"   server {figures.cpu:4.2f} cores, {figures.per_move:5.2f} ms a move, {figures.memory:6.1f} MiB"
        f"   {figures.late} late",
        flush=True,
    )


def cores() -> tuple[list[int], list[int]]:
    """The cores of the server and of the clients: one each where there are two."""
    if not hasattr(os, "sched_setaffinity"):
        return [], []
    everything = set(range(os.cpu_count() or 1))
    os.sched_setaffinity(0, everything)
    allowed = sorted(os.sched_getaffinity(0))
    return allowed[:1], allowed[1:2] or allowed[:1]


def run_scene(
    checkouts: dict[str, Path], scene: tuple[int, int], given: argparse.Namespace
) -> dict[str, Any]:
    of_server, of_clients = cores()
    humans, bots = scene
    shared = sorted({*of_server, *of_clients})
    sides = [
        Side(name, ServerUnderLoad(checkout, shared if bots or given.beside else of_server))
        for name, checkout in checkouts.items()
    ]
    if of_clients and not bots and not given.beside:
        os.sched_setaffinity(0, of_clients)
    print(f"{given.game}, {humans + bots} seats, {bots} of them bots", flush=True)
    try:
        asyncio.run(measured(sides, scene, given))
    finally:
        for side in sides:
            side.server.stop()
    return {
        "seats": humans + bots,
        "bots": bots,
        **{side.name: 0 if side.best is None else side.best.games for side in sides},
        "cost": {side.name: side.cost for side in sides},
        "figures": {side.name: [vars(each) for each in (side.best, side.worst) if each] for side in sides},
    }


def show(rows: list[dict[str, Any]]) -> None:
    print(f"\nthe most games at a move a second with p99 below {TARGET_MS:g} ms")
    for row in rows:
        cost = row["cost"]
        line = f"  {row['seats']} seats, {row['bots']} bots: {row['now']:4}"
        line += f", {cost['now']:.2f} ms of the server a move"
        if "before" in row:
            ratio = row["now"] / row["before"] if row["before"] else float("inf")
            line += f"   before: {row['before']:4}, {cost['before']:.2f} ms"
            line += f"   {ratio:.1f} times as many, {cost['before'] / cost['now']:.1f} times cheaper"
        print(line)
    print(f"target: {TARGET_GAMES} games without bots")


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Games a server carries at a move a second.")
    parser.add_argument("--before", type=Path, help="another checkout, prepared, to compare with")
    parser.add_argument("--seconds", type=float, default=5.0, help="per figure (default: 5)")
    parser.add_argument("--most", type=int, default=LEVELS[-1], help="the most games to try")
    parser.add_argument("--games", type=int, help="just so many games, in several rounds")
    parser.add_argument("--beside", action="store_true", help="with a review and hints at four tables")
    parser.add_argument("--game", default="keyflower", help="the game that is played (default: keyflower)")
    parser.add_argument("--scene", type=int, choices=range(len(SCENES)), help="only one of the four scenes")
    given = parser.parse_args(argv)
    checkouts = {"before": given.before.resolve()} if given.before else {}
    checkouts["now"] = HERE
    scenes = SCENES if given.scene is None else [SCENES[given.scene]]
    rows = [run_scene(checkouts, scene, given) for scene in scenes]
    if not given.games:
        show(rows)
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
