"""`artel train GAME --what instinct`: a small network learns turns by playing them."""

from __future__ import annotations

import argparse
import json
import time
from importlib.util import find_spec
from typing import Any

from artel.arena.crew import crew_of, in_order
from artel.bots.search.instinct import FORMAT, instinct_from, packed, unpacked
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Scene
from artel.cli.arguments import UsageError
from artel.cli.matches import progress
from artel.kernel.game import DataError
from artel.learn.playing_much import KINDS, turns_of

# Games between two changes of the network, and games of one task.
BATCH = 512
CHUNK = 8
# Nodes of the two layers.
WIDE, NARROW = 128, 32
# How far a step goes at first and at the end.
FIRST_PACE, LAST_PACE = 2e-3, 3e-4
# At first only the critic learns: an actor would follow its first mistakes.
CRITIC_ONLY = 6
# A file has about a megabyte.
MOST_CHARACTERS = 20_000_000


def learn_instinct(name: str, arguments: argparse.Namespace) -> tuple[dict[str, object], str]:
    """What is told of the learning, and the file."""
    scene = mind_of(name).scene
    if scene is None:
        raise UsageError(f"expected a game whose bots have an instinct, got {name}")
    if arguments.rounds > 1:
        raise UsageError(f"expected one round for instinct, got --rounds {arguments.rounds}")
    if find_spec("torch") is None:
        raise UsageError('expected torch for an instinct, got none: pip install "artel[train]" brings it')
    from artel.learn.schooling import School, read

    school = School(len(scene.names), scene.around, WIDE, NARROW, FIRST_PACE, int(arguments.seed))
    learned = begun(scene, arguments)
    if learned:
        school.take(unpacked(json.loads(learned)["weights"]))
    began, games = time.perf_counter(), arguments.games
    told: dict[str, float] = {}
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        task = bar.add_task(name, total=games)
        for first in range(0, games, BATCH):
            count = min(BATCH, games - first)
            so_far = text_of(scene, school.weights(), {})
            rows = (
                (name, so_far, number, min(CHUNK, first + count - number), str(arguments.seed))
                for number in range(first, first + count, CHUNK)
            )
            turns = read(list(in_order(crew, turns_of, rows)), KINDS)
            pace = FIRST_PACE + (LAST_PACE - FIRST_PACE) * first / games
            told = school.learn(turns, pace, critic_only=not learned and first < CRITIC_ONLY * BATCH)
            bar.advance(task, count)
    recipe: dict[str, object] = {"games": games, "batch": BATCH, "seed": str(arguments.seed)}
    recipe["seconds"] = round(time.perf_counter() - began)
    summary = {**recipe, **{key: round(value, 4) for key, value in told.items()}}
    before = [json.loads(learned).get("recipe")] if learned else []
    return summary, text_of(
        scene, school.weights(), {"command": "artel train --what instinct", **recipe, "after": before}
    )


def begun(scene: Scene, arguments: argparse.Namespace) -> str:
    """The file to go on from; nothing where learning begins."""
    path = arguments.begin
    if path is None:
        return ""
    try:
        with path.open(encoding="utf-8") as file:
            text: str = file.read(MOST_CHARACTERS + 1)
        if len(text) > MOST_CHARACTERS:
            raise UsageError(
                f"expected an instinct of at most {MOST_CHARACTERS} characters, got more in {path}"
            )
        found = instinct_from(scene, text, str(path))
    except (OSError, UnicodeDecodeError, DataError) as error:
        raise UsageError(f"expected an instinct to go on from, got {path}: {error}") from error
    if (found.moves.wide, found.moves.narrow) != (WIDE, NARROW):
        raise UsageError(
            f"{path}: expected {WIDE} and {NARROW} nodes, got {found.moves.wide} and {found.moves.narrow}"
        )
    return text


def text_of(scene: Scene, weights: list[float], recipe: dict[str, Any]) -> str:
    data = {
        "format": FORMAT, "game": scene.game, "version": scene.version, "nodes": [WIDE, NARROW],
        "recipe": recipe, "names": scene.names, "weights": packed(weights),
    }  # fmt: skip
    return json.dumps(data, indent=1) + "\n"
