"""artel selfplay: bots against bots, counted and timed."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from artel.arena.crew import Crew, crew_of, in_order
from artel.bots import bot_from
from artel.bots.match import Tally, play_match
from artel.cli.arguments import Commands, UsageError, add_json, command, whole_number, words
from artel.cli.matches import add_jobs, add_match, check_bots, progress, rules_of_match
from artel.cli.output import console, print_json
from artel.cli.selfplay_records import write_records
from artel.games import game_named
from artel.kernel.build import compiled

EXAMPLES = """\
  artel selfplay artificium --players 4 --games 1000 --seed 1
  artel selfplay artificium --players 3 --games 500 --bots random,greedy --jobs 2
  artel selfplay artificium --bots greedy,mybots.clever:Clever    a bot of your own
  artel selfplay artificium --games 10 --record games/    one record file per game"""
# Small enough for a progress bar that moves, large enough that sending a chunk costs nothing.
CHUNK = 25
# The last is the text of an edition: a process that plays may not have read it.
Match = tuple[str, int, tuple[str, ...], dict[str, str], tuple[str, ...], str, str]
Counts = tuple[int, int, int, list[int], dict[str, int], dict[str, list[int]]]


def add_to(commands: Commands) -> None:
    summary = "Let bots play each other; the same seed gives the same games."
    parser = command(commands, "selfplay", summary, EXAMPLES)
    add_match(parser, 4)
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="K", help="default: 100")
    parser.add_argument(
        "--bots", type=words, default=("random",), metavar="A,B",
        help="levels, installed bots or package.module:Class; dealt round the seats and moved on one seat"
        " each game (default: random)",
    )  # fmt: skip
    add_jobs(parser)
    parser.add_argument("--record", type=Path, metavar="DIR", help="write a record of every game here")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    rules, edition = rules_of_match(arguments)
    check_bots(game.name, arguments.bots)
    if len(arguments.bots) > arguments.players:
        raise UsageError(f"expected at most {arguments.players} bots, got {', '.join(arguments.bots)}")
    text = edition.text if edition is not None else ""
    match = (game.name, rules.players, rules.modules, rules.options, arguments.bots, arguments.seed, text)
    tally = Tally(rules.players)
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        task = bar.add_task(game.name, total=arguments.games)
        began = time.perf_counter()
        for counts in played(match, arguments.games, crew):
            part = tally_of(counts)
            tally.add(part)
            bar.advance(task, part.games)
        seconds = time.perf_counter() - began
    figures = summary_of(tally, seconds)
    if arguments.record is not None:
        write_records(game, rules, arguments.bots, arguments.games, arguments.seed, arguments.record)
    if arguments.json:
        print_json(figures)
    else:
        show(figures)
    return 0


def played(match: Match, games: int, crew: Crew) -> Iterator[Counts]:
    """The counts of every chunk, in the order of the games, whoever plays them."""
    firsts = range(0, games, CHUNK)
    return in_order(crew, play_chunk, ((match, first, min(CHUNK, games - first)) for first in firsts))


def play_chunk(match: Match, first: int, games: int) -> Counts:
    """Some games of a match; in plain values, so that they can cross between processes."""
    name, players, modules, options, bots, seed, text = match
    game = game_named(name)
    edition = game.take_in_edition(text).digest if text else None
    seated = [bot_from(name, level) for level in bots]
    tally = play_match(game, game.rules(players, modules, options, edition), seated, first, games, seed)
    return (tally.games, tally.decisions, tally.legal, tally.scores, tally.wins, tally.bot_scores)


def tally_of(counts: Counts) -> Tally:
    games, decisions, legal, scores, wins, bot_scores = counts
    tally = Tally(len(scores))
    tally.games, tally.decisions, tally.legal = games, decisions, legal
    tally.scores[:] = scores
    tally.wins.update(wins)
    tally.bot_scores.update(bot_scores)
    return tally


def summary_of(tally: Tally, seconds: float) -> dict[str, object]:
    by_bot = {name: round(sum(scores) / len(scores), 3) for name, scores in tally.bot_scores.items()}
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "decisions_per_second": round(tally.decisions / seconds),
        "mean_legal_moves": round(tally.legal / tally.decisions, 3),
        "mean_length": round(tally.decisions / tally.games, 3),
        "mean_scores": [round(score / tally.games, 3) for score in tally.scores],
        "wins": dict(sorted(tally.wins.items())),
        "mean_score_by_bot": dict(sorted(by_bot.items())),
        "build": "compiled" if compiled() else "pure",
        "seconds": round(seconds, 3),
    }


def show(figures: dict[str, object]) -> None:
    table = Table(show_header=False)
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), shown(value))
    console().print(table)


def shown(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{name} {count}" for name, count in value.items())
    if isinstance(value, list):
        return "  ".join(str(each) for each in value)
    return str(value)
