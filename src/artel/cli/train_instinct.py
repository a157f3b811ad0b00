"""`artel train GAME --what instinct`: a small network learns turns by playing them."""

from __future__ import annotations

import argparse
import json
import time
from importlib.util import find_spec

from artel.arena.crew import crew_of
from artel.bots.search.instinct import Network, network_from
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Scene
from artel.cli.arguments import UsageError
from artel.cli.matches import progress
from artel.kernel.game import DataError

# What has been learned is written after so many batches.
KEPT_AFTER = 8
# A file has about a megabyte.
MOST_CHARACTERS = 20_000_000


def learn_instinct(name: str, arguments: argparse.Namespace) -> dict[str, object]:
    """What is told of the learning; the file is written as it goes."""
    scene = mind_of(name).scene
    if scene is None:
        raise UsageError(f"expected a game whose bots have an instinct, got {name}")
    if arguments.rounds > 1:
        raise UsageError(f"expected one round for instinct, got --rounds {arguments.rounds}")
    if find_spec("torch") is None:
        raise UsageError('expected torch for an instinct, got none: pip install "artel[train]" brings it')
    from artel.learn.practice import NARROW, WIDE, Practice

    before, network = begun(scene, arguments, (WIDE, NARROW))
    weights = None if network is None else network.weights
    practice = Practice(scene, arguments.games, str(arguments.seed), weights)
    recipe: dict[str, object] = {"command": "artel train --what instinct", "batch": scene.batch}
    recipe |= {"seed": practice.seed, "device": practice.device, "processes": arguments.jobs}
    after = [json.loads(before).get("recipe")] if before else []
    began = time.perf_counter()
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        task = bar.add_task(name, total=arguments.games)
        for batch, games in enumerate(practice.run(crew)):
            bar.update(task, completed=games)
            if batch % KEPT_AFTER == 0 or games == arguments.games:
                recipe |= {"games": games, "seconds": round(time.perf_counter() - began)}
                text = practice.text({**recipe, "log": practice.log, "after": after})
                arguments.out.write_text(text, encoding="utf-8")
    return {**recipe, **practice.log[-1]}


def begun(scene: Scene, arguments: argparse.Namespace, nodes: tuple[int, int]) -> tuple[str, Network | None]:
    """The file to go on from, and its network; nothing where learning begins."""
    path = arguments.begin
    if path is None:
        return "", None
    try:
        with path.open(encoding="utf-8") as file:
            text: str = file.read(MOST_CHARACTERS + 1)
        if len(text) > MOST_CHARACTERS:
            raise UsageError(
                f"expected an instinct of at most {MOST_CHARACTERS} characters, got more in {path}"
            )
        found = network_from(scene, text, str(path))
    except (OSError, UnicodeDecodeError, DataError) as error:
        raise UsageError(f"expected an instinct to go on from, got {path}: {error}") from error
    if (found.wide, found.narrow) != nodes:
        raise UsageError(
            f"{path}: expected {nodes[0]} and {nodes[1]} nodes, got {found.wide} and {found.narrow}"
        )
    return text, found
