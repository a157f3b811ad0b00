"""`artel train GAME --what outcomes`: what people are told to expect, from games of all levels."""

from __future__ import annotations

import argparse
import time

from artel.arena.crew import crew_of, in_order
from artel.bots.search.minds import mind_of
from artel.cli.matches import progress
from artel.learn.chances import network_of
from artel.learn.experience import Experience
from artel.learn.fitting import fit, text_of
from artel.learn.outcomes import outcomes_of

CHUNK = 10


def learn_outcomes(name: str, arguments: argparse.Namespace) -> dict[str, object]:
    """What is told of the learning; the file is written at its end."""
    encoder = mind_of(name).encoder
    games, seed = arguments.games, str(arguments.seed)
    rows = ((name, first, min(CHUNK, games - first), seed) for first in range(0, games, CHUNK))
    found, began = Experience(len(encoder.names)), time.perf_counter()
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        task = bar.add_task(name, total=games)
        for part in in_order(crew, outcomes_of, rows):
            found.add(part)
            bar.advance(task, CHUNK)
    told: dict[str, object] = {"games": games, "rows": len(found.stages), "seed": seed}
    told["network"] = network_of(name)
    told["seconds"] = round(time.perf_counter() - began)
    data = fit(encoder, found, {"command": "artel train --what outcomes", **told})
    arguments.out.write_text(text_of(data), encoding="utf-8")
    return {**told, "explained": {each["stage"]: each["explained"] for each in data["stages"]}}
