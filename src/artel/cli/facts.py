"""artel facts: every printed value, and where it comes from."""

from __future__ import annotations

import argparse
from itertools import groupby

from rich.table import Table

from artel.cli.arguments import Commands, add_game, add_json, command
from artel.cli.output import console, print_json

EXAMPLES = """\
  artel facts artificium
  artel facts artificium --json"""
Row = dict[str, object]
# These columns say which piece a row is about; the others are its printed values.
HEADING = ("id", "name", "provenance")


def add_to(commands: Commands) -> None:
    summary = "Show every printed value of a game, the values that are ours marked."
    parser = command(commands, "facts", summary, EXAMPLES)
    add_game(parser)
    add_json(parser)


def columns(row: Row) -> list[str]:
    return [name for name in row if name not in HEADING]


def source(row: Row, column: str) -> str:
    provenance = row["provenance"]
    return str(provenance.get(column, "")) if isinstance(provenance, dict) else str(provenance)


def shown(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}:{shown(count)}" for name, count in value.items())
    if isinstance(value, list | tuple):
        return " ".join(shown(each) for each in value)
    return "" if value is None else str(value)


def cell(row: Row, column: str) -> str:
    text = shown(row[column])
    return f"[bold yellow]{text} *[/]" if source(row, column) == "house" else text


def run(arguments: argparse.Namespace) -> int:
    rows = arguments.game.facts()
    if arguments.json:
        print_json(rows)
        return 0
    out = console()
    for names, alike in groupby(rows, key=columns):
        table = Table("id", *names)
        for row in alike:
            table.add_row(str(row["id"]), *[cell(row, name) for name in names])
        out.print(table)
    house = sum(source(row, name) == "house" for row in rows for name in columns(row))
    total = sum(len(columns(row)) for row in rows)
    out.print(
        f"* house value: ours, because the printed one is only in a picture ({house} of {total} values)"
    )
    return 0
