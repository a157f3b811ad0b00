"""`artel train`: learn what positions of a game are worth, from games that are played for it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from artel.arena.crew import Crew, crew_of, in_order
from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.values import values_from
from artel.cli.arguments import Commands, UsageError, add_game, add_json, command, whole_number
from artel.cli.matches import add_jobs, add_seed, progress
from artel.cli.output import console, print_json
from artel.learn.experience import Experience
from artel.learn.fitting import fit, text_of
from artel.learn.rounds import experience_of

EXAMPLES = """\
  artel train artificium --games 2000 --out values.json
  artel train keyflower --games 6000 --rounds 3 --jobs 2 --out values.json"""
CHUNK = 10


def add_to(commands: Commands) -> None:
    summary = "Learn what positions are worth; the same seed and games give the same values."
    parser = command(commands, "train", summary, EXAMPLES)
    add_game(parser)
    number = whole_number(1)
    parser.add_argument("--games", type=number, default=1000, metavar="K", help="games of the first round")
    parser.add_argument(
        "--rounds", type=number, default=1, metavar="R",
        help="rounds after the first are played by bots that look ahead with what was learned (default: 1)",
    )  # fmt: skip
    parser.add_argument(
        "--later", type=number, default=200, metavar="K", help="games of every later round (default: 200)"
    )
    parser.add_argument(
        "--thoughts", type=number, default=24, metavar="T", help="of a decision in later rounds (default: 24)"
    )
    add_seed(parser)
    add_jobs(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="where the values are written"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    name = arguments.game.name
    if not has_mind(name):
        raise UsageError(f"expected a game whose bots look ahead, got {name}")
    if not arguments.out.parent.is_dir():
        raise UsageError(f"expected a folder to write to, got {arguments.out.parent}")
    if find_spec("numpy") is None:
        raise UsageError('expected numpy for the fitting, got none: pip install "artel[arena]" brings it')
    encoder = mind_of(name).encoder
    learned = ""
    log: list[dict[str, object]] = []
    data = {}
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        for number in range(arguments.rounds):
            games = arguments.games if number == 0 else arguments.later
            seed = f"{arguments.seed}/{number}"
            task = bar.add_task(f"{name} {number + 1}", total=games)
            began = time.perf_counter()
            found = Experience(len(encoder.names))
            for part in played(name, learned, arguments.thoughts, games, seed, crew):
                found.add(part)
                bar.advance(task, CHUNK)
            log.append({"round": number + 1, "games": games, "rows": len(found.stages), "seed": seed,
                        "seconds": round(time.perf_counter() - began)})  # fmt: skip
            recipe = {"command": "artel train", "thoughts": arguments.thoughts, "rounds": log}
            data = fit(encoder, found, recipe, values_from(encoder, learned, "values") if learned else None)
            learned = text_of(data)
            arguments.out.write_text(learned, encoding="utf-8")
    told = {"game": name, "rounds": log, "explained": {s["stage"]: s["explained"] for s in data["stages"]}}
    if arguments.json:
        print_json(told)
    else:
        console().print(told)
    return 0


def played(game: str, learned: str, thoughts: int, games: int, seed: str, crew: Crew) -> Iterator[Experience]:
    """What every chunk of games teaches, in the order of the games, whoever plays them."""
    rows = (
        (game, learned, thoughts, first, min(CHUNK, games - first), seed) for first in range(0, games, CHUNK)
    )
    return in_order(crew, experience_of, rows)
