"""artel puzzle: find the best move of a position; or make new puzzles out of games between bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from artel.arena.crew import crew_of, in_order
from artel.bots.search.advice import tenths
from artel.cli.arguments import (
    GAME_HELP,
    Commands,
    UsageError,
    add_json,
    add_language,
    command,
    game,
    whole_number,
)
from artel.cli.matches import progress
from artel.cli.output import console, print_json
from artel.cli.puzzle_terminal import PuzzleTerminal, posed
from artel.cli.texts import texts
from artel.games import game_named
from artel.kernel.game import CommandError, Game, Refused, legal_moves
from artel.puzzles.days import day_in, number_of, numbered, puzzles_of, today, with_puzzles
from artel.puzzles.finding import LEAST_POINTS, check_mind, in_turn, puzzles_in
from artel.puzzles.puzzle import Puzzle, PuzzleFile, lines_of

EXAMPLES = """\
  artel puzzle                          today's puzzle
  artel puzzle artificium --lang ru     today's puzzle of a game
  artel puzzle artificium --day 2026-03-14
  artel puzzle artificium --number 7 --json                the position, for programs
  artel puzzle artificium --number 7 --json --answer "pass"    what was found of a move
  artel puzzle artificium --make new.json --count 30 --seed 1 --jobs 2"""
MOST_PUZZLES: Final = 1000
COUNT: Final = 30
MOST_GAMES: Final = 100_000


def add_to(commands: Commands) -> None:
    parser = command(commands, "puzzle", "Find the best move of a position.", EXAMPLES)
    parser.add_argument("game", metavar="GAME", nargs="?", type=game, help=GAME_HELP)
    parser.add_argument("--day", metavar="YYYY-MM-DD", help="of this day (default: today, by UTC)")
    parser.add_argument("--number", type=whole_number(1), metavar="N", help="this one of the game's puzzles")
    parser.add_argument("--answer", metavar="LINE", help="judge this move and end")
    parser.add_argument("--make", type=Path, metavar="FILE", help="write new puzzles of GAME into FILE")
    parser.add_argument(
        "--count", type=whole_number(1, MOST_PUZZLES), metavar="N", help=f"so many (default: {COUNT})"
    )
    parser.add_argument("--seed", metavar="S", help="any word or number (default: 0)")
    parser.add_argument(
        "--least", type=whole_number(1, 100), metavar="POINTS",
        help=f"what every wrong move is behind by (default: {LEAST_POINTS:g})",
    )  # fmt: skip
    parser.add_argument("--jobs", type=whole_number(1), metavar="N", help="processes (default: 1)")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.make is not None:
        return make(arguments)
    for name in ("count", "seed", "least", "jobs"):
        if getattr(arguments, name) is not None:
            raise UsageError(f"expected --{name} with --make FILE, got it alone")
    puzzle, number = chosen(arguments)
    own = game_named(puzzle.game)
    if arguments.answer is not None:
        return judge(arguments, own, puzzle, number)
    if arguments.json:
        print_json(told(own, puzzle, number))
        return 0
    sitting = posed(own, puzzle)
    return PuzzleTerminal(
        sitting, texts(arguments.lang, own.name, sitting.rules), console(), puzzle, number
    ).run()


def chosen(arguments: argparse.Namespace) -> tuple[Puzzle, int]:
    """The puzzle that was asked for, and its number."""
    if arguments.day is not None and arguments.number is not None:
        raise UsageError("expected --day or --number, got both")
    day = today() if arguments.day is None else day_in(arguments.day)
    games = with_puzzles()
    name = games[day.toordinal() % len(games)] if arguments.game is None else arguments.game.name
    puzzles_of(name)
    number = number_of(name, day) if arguments.number is None else arguments.number
    return numbered(name, number), number


def told(own: Game, puzzle: Puzzle, number: int) -> dict[str, object]:
    """A puzzle as programs read it: what the deciding seat sees, and never the answer."""
    state = puzzle.state(own)
    return {
        "game": own.name,
        "id": puzzle.id,
        "number": number,
        "level": puzzle.level,
        "seat": puzzle.seat,
        "moves": lines_of(own, state, puzzle.seat),
        "view": own.view(state, puzzle.seat).data,
    }


def judge(arguments: argparse.Namespace, own: Game, puzzle: Puzzle, number: int) -> int:
    """Judge one move and end: 0 where it is right, 1 where it is not."""
    state = puzzle.state(own)
    try:
        moves = own.understand(state, puzzle.seat, arguments.answer).moves
    except (CommandError, Refused) as error:
        raise UsageError(f"expected a legal move, got {arguments.answer[:60]!r}: {error}") from error
    if len(moves) != 1 or moves[0] not in legal_moves(state, puzzle.seat):
        raise UsageError(f"expected one move, got {arguments.answer[:60]!r}")
    weight = puzzle.weight(state, moves[0])
    if arguments.json:
        found = {
            "line": own.verbs.text(moves[0]),
            "right": weight.right,
            "points": weight.points / 10,
            "behind": weight.behind / 10,
            "ahead": (puzzle.ahead(own, state) - weight.behind) / 10 if weight.right else None,
            "error": weight.error / 10,
            "reasons": [{"group": group, "points": points / 10} for group, points in weight.reasons],
        }
        print_json({"game": own.name, "id": puzzle.id, "number": number, "verdict": found})
    else:
        sitting = posed(own, puzzle)
        say = texts(arguments.lang, own.name, sitting.rules)
        PuzzleTerminal(sitting, say, console(), puzzle, number).judge(moves[0])
    return 0 if weight.right else 1


def make(arguments: argparse.Namespace) -> int:
    """Play games until there are enough puzzles; the same seed gives the same ones."""
    for name in ("day", "number", "answer"):
        if getattr(arguments, name) is not None:
            raise UsageError(f"expected no --{name} with --make, got one")
    if arguments.game is None:
        raise UsageError("expected GAME with --make, got nothing")
    check_mind(arguments.game.name)
    if arguments.make.exists():
        raise UsageError(f"expected a file that is not there yet, got {arguments.make}")
    count, seed = arguments.count or COUNT, arguments.seed or "0"
    least = float(arguments.least or LEAST_POINTS)
    found: list[list[Puzzle]] = []
    kept: list[Puzzle] = []
    with crew_of(arguments.jobs or 1) as crew, progress(arguments) as bar:
        task = bar.add_task(arguments.game.name, total=count)
        rows = ((arguments.game.name, seed, number, least) for number in range(MOST_GAMES))
        for puzzles in in_order(crew, work, rows):
            found.append(puzzles)
            kept = in_turn(found)[:count]
            if puzzles:
                # Whoever stops it has what was found by then.
                write(arguments.make, PuzzleFile(arguments.game.name, tenths(least), tuple(kept)))
            bar.update(task, completed=len(kept))
            if len(kept) == count:
                break
    if arguments.json:
        print_json({"game": arguments.game.name, "puzzles": len(kept), "games": len(found)})
    return 0


def write(path: Path, file: PuzzleFile) -> None:
    try:
        path.write_text(file.text(), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"expected a file to write, got {path}: {error.strerror}") from error


def work(name: str, seed: str, number: int, least: float) -> list[Puzzle]:
    """The puzzles of one game, in whatever process."""
    return puzzles_in(game_named(name), seed, number, least)
