"""artel facts: every printed value, and where it comes from."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.console import Console
from rich.text import Text

from artel.cli.arguments import Commands, UsageError, add_game, add_json, command
from artel.cli.edition_files import add_edition, edition_of
from artel.cli.output import console, print_json, table_of_whole_words
from artel.kernel.editions import EDITION

EXAMPLES = """\
  artel facts artificium
  artel facts artificium --edition mine.toml
  artel facts artificium --json"""
Row = dict[str, object]
# These columns say which piece a row is about; the others are its printed values.
HEADING: Final = ("id", "name", "provenance")
INDENT: Final = 4
# How values are marked that no rulebook or public source gives.
MARKS: Final = {"house": "*", EDITION: "+"}


def add_to(commands: Commands) -> None:
    summary = "Show every printed value of a game, the values that are ours marked."
    parser = command(commands, "facts", summary, EXAMPLES)
    add_game(parser)
    add_edition(parser)
    add_json(parser)


def columns(row: Row) -> list[str]:
    return [name for name in row if name not in HEADING]


def source(row: Row, column: str) -> str:
    provenance = row["provenance"]
    return str(provenance.get(column, "")) if isinstance(provenance, dict) else str(provenance)


def shown(value: object) -> str:
    """A value in words: counts as `wood:2`, what holds counts itself in brackets."""
    if isinstance(value, dict):
        return " ".join(counted(str(name), each) for name, each in value.items())
    if isinstance(value, list | tuple):
        return " ".join(shown(each) for each in value)
    return "" if value is None else str(value)


def counted(name: str, value: object) -> str:
    if name == "kind":
        return shown(value)
    return f"{name}({shown(value)})" if isinstance(value, dict) else f"{name}:{shown(value)}"


def cell(row: Row, column: str) -> Text:
    text = shown(row[column])
    mark = MARKS.get(source(row, column))
    return Text(f"{text} {mark}", "bold yellow") if mark is not None else Text(text)


def run(arguments: argparse.Namespace) -> int:
    edition = edition_of(arguments.game, arguments)
    rows = arguments.game.facts(edition)
    if not rows:
        raise UsageError(f"expected printed values of {arguments.game.name}, got a game without facts")
    if arguments.json:
        print_json(rows)
        return 0
    out = console()
    for names, alike in groupby(rows, key=columns):
        show_alike(out, names, list(alike))
    house = sum(source(row, name) == "house" for row in rows for name in columns(row))
    total = sum(len(columns(row)) for row in rows)
    out.print(
        f"* house value: ours, because the printed one is only in a picture ({house} of {total} values)"
    )
    if edition is not None:
        changed = sum(source(row, name) == EDITION for row in rows for name in columns(row))
        out.print(f"+ value of the edition {edition.names['en']} ({changed} of {total} values)", markup=False)
    return 0


def show_alike(out: Console, names: list[str], rows: list[Row]) -> None:
    """Rows with the same columns: as a table where every word has room, otherwise piece by piece."""
    cells = [[Text(str(row["id"])), *[cell(row, name) for name in names]] for row in rows]
    table = table_of_whole_words(["id", *names], cells, out.width, gap=1)
    if table is not None:
        out.print(table)
    else:
        for row in rows:
            show_piece(out, row, names)
    out.print()


def show_piece(out: Console, row: Row, names: list[str]) -> None:
    """One piece over a few lines: what is short beside its id, what is long on lines of its own."""
    short = [name for name in names if not isinstance(row[name], dict) and row[name] is not None]
    out_of = [Text.assemble((f"{name} ", "dim"), cell(row, name), " ") for name in short]
    for line in flowing([Text(f"{row['id']} ", "bold"), *out_of], out.width, 0):
        out.print(line)
    for name in names:
        if isinstance(row[name], dict) and row[name]:
            words = cell(row, name).split(" ")
            for line in flowing([Text(name, "dim"), *words], out.width, INDENT):
                out.print(line)


def flowing(parts: Iterable[Text], width: int, indent: int) -> list[Text]:
    """Parts with spaces between them, as many to a line as have room; later lines are set in further."""
    lines = [Text(" " * indent)]
    for part in parts:
        if len(lines[-1].plain.rstrip()) + 1 + len(part.plain.rstrip()) > width:
            lines.append(Text(" " * (indent + INDENT)))
        elif lines[-1].plain.strip():
            lines[-1].append(" ")
        lines[-1].append_text(part)
    for line in lines:
        line.rstrip()
    return lines
