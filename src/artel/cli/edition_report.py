"""artel edition report: how an edition plays, measured by games between bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final, cast

from rich.table import Table

from artel.arena.crew import crew_of, in_order
from artel.bots import known
from artel.bots.reporting import EditionReport, Row, report_of
from artel.cli.arguments import Parser, UsageError, add_game, add_json, add_rules, rules_of, whole_number
from artel.cli.edition_files import add_edition, edition_of
from artel.cli.matches import add_jobs, add_seed, progress
from artel.cli.output import console, print_json
from artel.games import all_games
from artel.kernel.build import compiled
from artel.kernel.game import Game, Rules

# A game between planning bots takes seconds: few in a piece keep the bar moving and every process busy.
CHUNK: Final = 2
# Long tables are shown by the rows that are furthest from nothing.
MOST_SHOWN: Final = 20
Figures = dict[str, object]
Rows = list[dict[str, object]]


def add_report(parser: Parser) -> None:
    add_game(parser)
    number = whole_number(1)
    parser.add_argument("--games", type=number, default=100, metavar="K", help="default: 100")
    add_seed(parser)
    add_jobs(parser)
    parser.add_argument(
        "--players", type=number, metavar="N", help="seats (default: as the limits are meant)"
    )
    parser.add_argument("--bot", metavar="LEVEL", help="in every seat (default: the best one)")
    add_rules(parser)
    add_edition(parser)
    parser.add_argument("--page", type=Path, metavar="FILE", help="write all of it as a page, too")
    add_json(parser)


def report(arguments: argparse.Namespace) -> int:
    """Play, count and tell; whether a limit is kept stands in the table of limits."""
    game: Game = arguments.game
    made = report_of(game.name)
    if made is None:
        reported = " | ".join(each.name for each in all_games() if report_of(each.name) is not None)
        raise UsageError(f"expected a game with a report out of {reported}, got {game.name}")
    level = arguments.bot or made.level
    if level not in known(game.name):
        raise UsageError(f"expected a bot out of {' | '.join(known(game.name))}, got {level!r}")
    rules = rules_of(game, arguments.players or made.players, arguments, edition_of(game, arguments))
    rows: list[Row] = []
    with crew_of(arguments.jobs) as crew, progress(arguments) as bar:
        task = bar.add_task(game.name, total=arguments.games)
        firsts = range(0, arguments.games, CHUNK)
        chosen = (rules, arguments.seed, level)
        parts = ((chosen, first, min(CHUNK, arguments.games - first)) for first in firsts)
        for part in in_order(crew, play_part, parts):
            rows.extend(part)
            bar.advance(task, len(part) // rules.players)
    figures = told(made, rules, rows, arguments.seed, level)
    if arguments.page is not None:
        arguments.page.parent.mkdir(parents=True, exist_ok=True)
        arguments.page.write_text(page(figures), encoding="utf-8")
    if arguments.json:
        print_json(figures)
    else:
        show(figures)
    return 0


def play_part(chosen: tuple[Rules, str, str], first: int, games: int) -> list[Row]:
    rules, seed, level = chosen
    made = report_of(rules.game)
    assert made is not None
    return made.play(rules, seed, first, games, level)


def told(made: EditionReport, rules: Rules, rows: list[Row], seed: str, level: str) -> Figures:
    """What was played, then every table."""
    return {
        "game": rules.game,
        "edition": rules.edition,
        "options": rules.options,
        "players": rules.players,
        "games": len(rows) // rules.players,
        "seed": seed,
        "bot": f"{level} {made.version}",
        "build": "compiled" if compiled() else "pure",
        **made.figures(rules, rows),
    }


def tables(figures: Figures) -> Iterator[tuple[str, Rows]]:
    for name, value in figures.items():
        if isinstance(value, list) and value:
            yield name, cast(Rows, value)


def columns_of(rows: Rows) -> list[str]:
    return list(rows[0])


def most_telling(rows: Rows) -> Rows:
    """All rows of a short table; of a long one those with the greatest differences."""
    if len(rows) <= MOST_SHOWN or "difference" not in rows[0]:
        return rows
    return sorted(rows, key=lambda row: -abs(cast(float, row["difference"])))[:MOST_SHOWN]


def show(figures: Figures) -> None:
    out = console()
    for name, value in figures.items():
        if not isinstance(value, list):
            out.print(f"{name}: {value}", markup=False)
    for name, rows in tables(figures):
        table = Table(title=name)
        for column in columns_of(rows):
            table.add_column(column)
        for row in most_telling(rows):
            table.add_row(*[str(value) for value in row.values()])
        out.print(table)


def page(figures: Figures) -> str:
    """All figures as a page of the documentation."""
    lines = [f"# How the house edition of {figures['game']} plays", ""]
    lines += [f"Written by `artel edition report {figures['game']}`; docs/editions.md tells the columns.", ""]
    for name, value in figures.items():
        if not isinstance(value, list):
            lines.append(f"- {name}: {value if value != {} else '-'}")
    order = sorted(tables(figures), key=lambda named: named[0] != "limits")
    for name, rows in order:
        lines += ["", f"## {name}", "", f"| {' | '.join(columns_of(rows))} |"]
        lines.append(f"|{' --- |' * len(columns_of(rows))}")
        lines += [f"| {' | '.join(str(value) for value in row.values())} |" for row in rows]
    return "\n".join([*lines, ""])
