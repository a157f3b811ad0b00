"""artel arena: bots measured against each other, with ratings."""

from __future__ import annotations

import argparse
import os
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

from rich.text import Text

from artel.arena.cluster import cluster_at
from artel.arena.crew import Crew, crew_of, spread
from artel.arena.playing import Match, play_pairing
from artel.arena.plot import check_plot, draw
from artel.arena.ratings import check_library
from artel.arena.report import report_of
from artel.arena.results import Results, kept, results_file
from artel.arena.schedule import MOST_GAMES, Schedule
from artel.cli.arguments import Commands, UsageError, add_json, command, whole_number, words
from artel.cli.matches import add_match, check_bots, progress, rules_of_match
from artel.cli.output import console, print_json, show_rows

EXAMPLES = """\
  artel arena artificium --bots random,greedy --games 100
  artel arena keyflower --players 4 --bots random,greedy,mybots.clever:Clever --games 400 --out clever.jsonl
  artel arena sweet-lands --players 1 --bots random,greedy,planner --games 50    alone, on the same deals
  artel arena artificium --bots random,greedy --plot ratings.svg --json
  artel arena keyflower --bots greedy,mybots.clever:Clever --games 4000 --ray auto    over a Ray cluster"""
MOST_JOBS = 1024


def add_to(commands: Commands) -> None:
    summary = "Rate bots by games against each other, on the same deals in every seat."
    parser = command(commands, "arena", summary, EXAMPLES)
    add_match(parser, 2)
    parser.add_argument(
        "--bots", type=words, required=True, metavar="A,B",
        help="two or more: levels, installed bots or package.module:Class",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=whole_number(1, MOST_GAMES), default=100, metavar="N",
        help="for each pair of bots, or for each set that shares a table; rounded up to whole deals, each"
        " played in every rotation of the seats (default: 100)",
    )  # fmt: skip
    parser.add_argument("--anchor", metavar="BOT", help="the bot whose rating is 0 (default: the first)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE",
        help="keep every game here; where some are there already, only the others are played",
    )  # fmt: skip
    parser.add_argument("--plot", type=Path, metavar="FILE", help="ratings as a picture, .svg or .png")
    parser.add_argument(
        "--jobs", type=whole_number(1, MOST_JOBS), metavar="N", help="processes (default: one for each core)"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; local begins one here")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    rules, _ = rules_of_match(arguments)
    named = check_bots(game.name, arguments.bots)
    if len(named) < len(arguments.bots) or len(named) < 2:
        raise UsageError(f"expected two or more different bots, got {', '.join(arguments.bots)}")
    anchor = anchor_of(list(named), arguments)
    check_library()
    if arguments.plot is not None:
        check_plot(arguments.plot)
    match = Match(rules, tuple(arguments.bots), arguments.seed)
    schedule = Schedule(len(named), rules.players, arguments.seed, arguments.games)
    results = play(match, schedule, arguments)
    report = report_of(match, list(named), schedule, results, anchor)
    if arguments.plot is not None:
        draw(report, arguments.plot)
    if arguments.json:
        print_json(report)
    else:
        show(report)
    return 0


def anchor_of(names: list[str], arguments: argparse.Namespace) -> int:
    given = arguments.anchor
    if given is None:
        return 0
    if given in arguments.bots:
        return int(arguments.bots.index(given))
    if given not in names:
        raise UsageError(f"expected an anchor out of {' | '.join(names)}, got {given!r}")
    return names.index(given)


def crew_for(arguments: argparse.Namespace, games: int) -> AbstractContextManager[Crew]:
    if arguments.ray is None:
        jobs = arguments.jobs or cores()
        return crew_of(max(1, min(jobs, games)))
    if arguments.jobs is not None:
        raise UsageError(f"expected --jobs or --ray, got both: {arguments.jobs} and {arguments.ray}")
    return cluster_at(arguments.ray)


def cores() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play(match: Match, schedule: Schedule, arguments: argparse.Namespace) -> Results:
    """All games of the schedule: those of the file, and those that are still missing there."""
    with ExitStack() as stack:
        file = None
        results = Results(match)
        if arguments.out is not None:
            file = stack.enter_context(results_file(arguments.out, match))
            results = file.take_up(schedule)
        missing = list(results.missing(schedule))
        if not missing:
            return results
        crew = stack.enter_context(crew_for(arguments, len(missing)))
        bar = stack.enter_context(progress(arguments))
        task = bar.add_task(match.rules.game, total=schedule.games, completed=len(results.ends))
        rows = ((match, pairing) for pairing in missing)
        for _ in kept(file, results, spread(crew, play_pairing, rows)):
            bar.advance(task)
    return results


def show(report: dict[str, Any]) -> None:
    out = console()
    out.print(
        f"{report['game']}, players: {report['players']}, fields: {report['fields']},"
        f" deals: {report['deals']}, games: {report['games']}; {report['anchor']} has rating 0\n"
    )
    heads = ("bot", "rating", "above next", "wins", "points", "p50 ms", "p99 ms")
    show_rows(out, heads, [[Text(cell) for cell in rating_cells(row)] for row in report["bots"]])
    out.print()
    names = [row["bot"] for row in report["bots"]]
    show_rows(out, ("won against", *names), [[Text(cell) for cell in row] for row in cross_cells(report)])


def rating_cells(row: dict[str, Any]) -> list[str]:
    above = row["above"]
    return [
        row["bot"],
        with_span(row["rating"], row["low"], row["high"]),
        with_span(above["rating"], above["low"], above["high"]) if above else "",
        f"{100 * row['wins']:.1f}%",
        with_span(row["points"], row["points_low"], row["points_high"], 1),
        f"{row['ms_p50']:.3g}",
        f"{row['ms_p99']:.3g}",
    ]


def with_span(value: float, low: float | None, high: float | None, digits: int = 0) -> str:
    """A value with its interval, where there is one."""
    if low is None or high is None or low == high:
        return f"{value:.{digits}f}"
    return f"{value:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


def cross_cells(report: dict[str, Any]) -> list[list[str]]:
    """What the row has won of the column, and how often the two were compared."""
    names = [row["bot"] for row in report["bots"]]
    cells = {(row["bot"], row["against"]): row for row in report["cross"]}
    rows = []
    for name in names:
        found = [cells.get((name, other)) for other in names]
        rows.append(
            [name, *[f"{100 * each['share']:.1f}% of {each['compared']}" if each else "" for each in found]]
        )
    return rows
