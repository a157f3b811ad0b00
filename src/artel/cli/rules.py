"""artel rules: the ledger of a game, and how much of it is tested."""

from __future__ import annotations

import argparse
from itertools import groupby

from rich.table import Table

from artel.cli.arguments import Commands, UsageError, add_game, add_json, add_language, command
from artel.cli.ledger import PACKAGE, Statement, checkout, folder_of, statements, traced
from artel.cli.output import console, notes, print_json
from artel.cli.texts import Texts, texts

EXAMPLES = """\
  artel rules artificium
  artel rules artificium --coverage    leaves with 1 when a statement has no test
  artel rules artificium --lang ru
  artel rules artificium --json"""


def add_to(commands: Commands) -> None:
    parser = command(commands, "rules", "Show every rule statement with its code and tests.", EXAMPLES)
    add_game(parser)
    parser.add_argument("--coverage", action="store_true", help="count the statements that have a test")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    root = checkout()
    if root is None and arguments.coverage:
        raise UsageError(f"--coverage expected a checkout with tests, got the installed package {PACKAGE}")
    game = arguments.game.name
    here = root is not None and folder_of(game).is_relative_to(root)
    found = traced(game, root) if here and root is not None else statements(game)
    if not here:
        notes().print("No checkout here: the statements are shown without their code and tests.")
    if arguments.coverage:
        return coverage(found, arguments.json)
    if arguments.json:
        print_json([statement.to_data() for statement in found])
    else:
        show(found, texts(arguments.lang, game))
    return 0


def show(found: list[Statement], say: Texts) -> None:
    out = console()
    for chapter, group in groupby(found, key=lambda statement: statement.chapter):
        out.print(f"\n[bold]{chapter}[/]")
        table = Table("id", "statement", "code", "tests", box=None, pad_edge=False)
        for each in group:
            table.add_row(each.id, say.rule(each), str(len(each.code)), str(len(each.tests)))
        out.print(table)


def coverage(found: list[Statement], as_json: bool) -> int:
    untested = [statement.id for statement in found if not statement.tests]
    totals: dict[str, list[int]] = {}
    for statement in found:
        count = totals.setdefault(statement.chapter, [0, 0])
        count[0] += bool(statement.tests)
        count[1] += 1
    if as_json:
        chapters = [{"chapter": name, "tested": had, "total": all_} for name, (had, all_) in totals.items()]
        tested = len(found) - len(untested)
        print_json({"chapters": chapters, "tested": tested, "total": len(found), "untested": untested})
    else:
        show_coverage(totals, len(found), untested)
    return 1 if untested else 0


def show_coverage(totals: dict[str, list[int]], statements_: int, untested: list[str]) -> None:
    table = Table("chapter", "tested", "of")
    for chapter, (tested, total) in totals.items():
        table.add_row(chapter, str(tested), str(total))
    table.add_section()
    table.add_row("all", str(statements_ - len(untested)), str(statements_))
    out = console()
    out.print(table)
    if untested:
        out.print(f"without a test: {', '.join(untested)}")
