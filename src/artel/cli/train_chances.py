"""`artel train GAME --what chances`: what a margin is worth as a chance to win, from games by instinct."""

from __future__ import annotations

import argparse
import time

from artel.arena.crew import crew_of, in_order
from artel.bots.search.minds import mind_of
from artel.cli.arguments import UsageError
from artel.cli.matches import progress
from artel.learn.chances import fit_chances, kept_apart, network_of
from artel.learn.fitting import text_of
from artel.learn.foretelling import Foretold, foretold_of

CHUNK = 10


def learn_chances(name: str, arguments: argparse.Namespace) -> dict[str, object]:
    """What is told of the learning; the file is written at its end."""
    mind = mind_of(name)
    if mind.scene is None or mind.instinct is None:
        raise UsageError(f"expected a game whose bots have an instinct, got {name}")
    games, seed = arguments.games, str(arguments.seed)
    rows = ((name, first, min(CHUNK, games - first), seed) for first in range(0, games, CHUNK))
    found, began = Foretold(), time.perf_counter()
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        task = bar.add_task(name, total=games)
        for part in in_order(crew, foretold_of, rows):
            found.add(part)
            bar.advance(task, CHUNK)
    if not set() < kept_apart(found) < set(found.games):
        raise UsageError(
            f"expected games of two or more to learn from and to measure on, got too few in {games}"
        )
    told: dict[str, object] = {"games": games, "turns": len(found.won), "seed": seed}
    told["network"] = network_of(name)
    told["seconds"] = round(time.perf_counter() - began)
    data = fit_chances(mind.scene, found, {"command": "artel train --what chances", **told})
    arguments.out.write_text(text_of(data), encoding="utf-8")
    measured = {key: data["recipe"][key] for key in ("loss", "constant")}
    return {**told, **measured, "scales": {each["stage"]: each["scale"] for each in data["stages"]}}
