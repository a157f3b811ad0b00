"""`artel train`: learn what positions of a game are worth, from games that are played for it."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from artel.arena.crew import Crew, crew_of, in_order
from artel.bots.search.encoder import Encoder, MoveEncoder
from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.values import values_from
from artel.cli.arguments import Commands, UsageError, add_game, add_json, command, whole_number
from artel.cli.matches import add_jobs, add_seed, progress
from artel.cli.output import console, print_json
from artel.cli.train_chances import learn_chances
from artel.cli.train_instinct import learn_instinct
from artel.cli.train_outcomes import learn_outcomes
from artel.kernel.game import DataError
from artel.learn.experience import Experience
from artel.learn.fitting import file_of, fit, fit_moves, text_of
from artel.learn.practising import BATCH, Habits, Lesson, lesson_of
from artel.learn.rounds import Playing, experience_of
from artel.learn.trying import Tries, tries_of

EXAMPLES = """\
  artel train artificium --games 2000 --out values.json
  artel train keyflower --games 6000 --rounds 3 --jobs 2 --out values.json
  artel train keyflower --what moves --games 40 --out guesses.json
  artel train keyflower --what habits --games 20000 --out habits.json
  artel train keyflower --what instinct --games 44000 --out instinct.json
  artel train keyflower --what chances --games 3000 --out chances.json
  artel train sweet-lands --what outcomes --games 2000 --out outcomes.json
  artel train keyflower --from values.json --later 800 --thoughts 4 --moves 3 --plain --out better.json"""
POSITIONS, MOVES, HABITS, INSTINCT, CHANCES, OUTCOMES = WHAT = (
    "positions", "moves", "habits", "instinct", "chances", "outcomes",
)  # fmt: skip
# Of these nothing is gone on from.
IN_ONE_ROUND = (MOVES, HABITS, CHANCES, OUTCOMES)
CHUNK = 10
# What is told of a learning, and the file that came of it.
Learned = tuple[dict[str, object], dict[str, Any]]
# A file of values has a few hundred thousand.
MOST_VALUES = 10_000_000


def add_to(commands: Commands) -> None:
    summary = "Learn what positions are worth; the same seed and games give the same values."
    parser = command(commands, "train", summary, EXAMPLES)
    add_game(parser)
    parser.add_argument(
        "--what", choices=WHAT, default=POSITIONS,
        help="what positions are worth, how good moves are at first sight, what to do without a thought, the"
        " same by a network, what margins are worth as chances to win, or what players of all levels come to,"
        " as people are told (default: positions)",
    )  # fmt: skip
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
    parser.add_argument(
        "--moves", type=number, default=8, metavar="M",
        help="that are thought about in a decision of later rounds (default: 8)",
    )  # fmt: skip
    parser.add_argument(
        "--plain", action="store_true", help="later rounds without modules, for two, three and four"
    )
    parser.add_argument(
        "--from",
        dest="begin",
        type=Path,
        metavar="FILE",
        help="values to go on from: all rounds are later ones; or an instinct to go on from",
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
    if arguments.what in IN_ONE_ROUND and (arguments.begin is not None or arguments.rounds > 1):
        raise UsageError(
            f"expected one round from the beginning for {arguments.what}, got --from or --rounds"
        )
    if arguments.what == CHANCES:
        return show({"game": name, **learn_chances(name, arguments)}, arguments)
    if find_spec("numpy") is None:
        raise UsageError('expected numpy for the fitting, got none: pip install "artel[arena]" brings it')
    if arguments.what == OUTCOMES:
        return show({"game": name, **learn_outcomes(name, arguments)}, arguments)
    if arguments.what == INSTINCT:
        return show({"game": name, **learn_instinct(name, arguments)}, arguments)
    if arguments.what != POSITIONS:
        return learn_moves(name, arguments)
    encoder = mind_of(name).encoder
    learned, log = begun(arguments.begin, encoder)
    how = Playing(arguments.thoughts, arguments.moves, arguments.plain)
    data = {}
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        for _ in range(arguments.rounds):
            number = len(log)
            games = arguments.later if learned else arguments.games
            seed = f"{arguments.seed}/{number}"
            task = bar.add_task(f"{name} {number + 1}", total=games)
            began = time.perf_counter()
            found = Experience(len(encoder.names))
            for part in played(name, learned, how, games, seed, crew):
                found.add(part)
                bar.advance(task, CHUNK)
            told = {"round": number + 1, "games": games, "rows": len(found.stages), "seed": seed}
            # Who plays the first round does not think.
            thought = {"thoughts": how.thoughts, "moves": how.moves, "plain": how.plain} if learned else {}
            log.append({**told, **thought, "seconds": round(time.perf_counter() - began)})
            recipe: dict[str, object] = {"command": "artel train", "rounds": log}
            data = fit(encoder, found, recipe, values_from(encoder, learned, "values") if learned else None)
            learned = text_of(data)
            arguments.out.write_text(learned, encoding="utf-8")
    explained = {s["stage"]: s["explained"] for s in data["stages"]}
    return show({"game": name, "rounds": log, "explained": explained}, arguments)


def show(summary: dict[str, object], arguments: argparse.Namespace) -> int:
    if arguments.json:
        print_json(summary)
    else:
        console().print(summary)
    return 0


def learn_moves(name: str, arguments: argparse.Namespace) -> int:
    """Guesses of moves or habits, from one round of games."""
    encoder = mind_of(name).moves
    if encoder is None:
        raise UsageError(f"expected a game whose moves have features, got {name}")
    began = time.perf_counter()
    told, data = (guesses if arguments.what == MOVES else habits)(name, encoder, arguments, began)
    arguments.out.write_text(text_of(data), encoding="utf-8")
    return show({"game": name, **told}, arguments)


def guesses(name: str, encoder: MoveEncoder, arguments: argparse.Namespace, began: float) -> Learned:
    """What is told of the learning, and the file."""
    found = Tries(len(encoder.names))
    rows = ((name, number, 1, str(arguments.seed)) for number in range(arguments.games))
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        task = bar.add_task(name, total=arguments.games)
        for part in in_order(crew, tries_of, rows):
            found.add(part)
            bar.advance(task)
    if found.count == 0:
        raise UsageError(f"expected games with decisions to learn from, got {arguments.games} without any")
    told = {"games": arguments.games, "decisions": found.count, "seed": str(arguments.seed)}
    told["seconds"] = round(time.perf_counter() - began)
    data = fit_moves(encoder, found, {"command": "artel train --what moves", **told})
    return {**told, "explained": {s["stage"]: s["explained"] for s in data["stages"]}}, data


def habits(name: str, encoder: MoveEncoder, arguments: argparse.Namespace, began: float) -> Learned:
    learned, games = Habits(len(encoder.names)), arguments.games
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        task = bar.add_task(name, total=games)
        for first in range(0, games, BATCH):
            count = min(BATCH, games - first)
            rows = (
                (name, learned.by_stage, number, min(CHUNK, first + count - number), str(arguments.seed))
                for number in range(first, first + count, CHUNK)
            )
            lesson = Lesson({}, 0, 0.0)
            for part in in_order(crew, lesson_of, rows):
                lesson.add(part)
            if lesson.moves == 0:
                raise UsageError(f"expected a game whose bots have habits, got {name}")
            learned.change(lesson, count, 1 - first / games)
            bar.advance(task, count)
    told: dict[str, object] = {"games": games, "seed": str(arguments.seed)}
    told["seconds"] = round(time.perf_counter() - began)
    return told, file_of(encoder, {"command": "artel train --what habits", **told}, learned.stages())


def begun(path: Path | None, encoder: Encoder) -> tuple[str, list[dict[str, object]]]:
    """The values to go on from, and the rounds that led to them; none where learning begins."""
    if path is None:
        return "", []
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_VALUES + 1)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"expected a file of values, got {path}: {error}") from error
    if len(text) > MOST_VALUES:
        raise UsageError(f"expected a file of values of at most {MOST_VALUES} characters, got more in {path}")
    try:
        values_from(encoder, text, str(path))
    except DataError as error:
        raise UsageError(str(error)) from error
    recipe = json.loads(text).get("recipe")
    rounds = recipe.get("rounds") if isinstance(recipe, dict) else None
    if not isinstance(rounds, list):
        raise UsageError(f"{path}: expected a recipe with the rounds that led there, got none")
    return text, rounds


def played(game: str, learned: str, how: Playing, games: int, seed: str, crew: Crew) -> Iterator[Experience]:
    """What every chunk of games teaches, in the order of the games, whoever plays them."""
    rows = ((game, learned, how, first, min(CHUNK, games - first), seed) for first in range(0, games, CHUNK))
    return in_order(crew, experience_of, rows)
