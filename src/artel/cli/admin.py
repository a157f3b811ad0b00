"""artel admin: the tables of a server, for its host."""

from __future__ import annotations

import argparse
import contextlib
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.text import Text

from artel.cli.arguments import Commands, Parser, UsageError, add_json, command, whole_number
from artel.cli.host_files import add_data, data_file, told
from artel.cli.output import console, print_json, show_rows
from artel.table.admin import AdminError, Listed, count_of, end, exported, listed, tables_of
from artel.table.lock import PRIVATE_FILE
from artel.table.seats import Seat

EXAMPLES = """\
  artel admin list                      the tables touched last: game, state, seats, since when
  artel admin list --page 2 --json      the next ones, for programs
  artel admin end birch-k7qm2-...       nobody plays on at this table; it is kept for a while
  artel admin export birch-k7qm2-...    the record of a table, finished or not

A server may run meanwhile. docs/hosting.md says more."""
ROWS: Final = 20
MOST_ROWS: Final = 500


def add_to(commands: Commands) -> None:
    parser = command(commands, "admin", "List, end and export the tables of a server.", EXAMPLES)
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", parser_class=Parser)
    listing = deeds.add_parser("list", help="the tables, those touched last first")
    listing.add_argument("--page", type=whole_number(1, 10**9), default=1, metavar="N", help="default: 1")
    listing.add_argument(
        "--rows", type=whole_number(1, MOST_ROWS), default=ROWS, metavar="N",
        help=f"tables on a page, up to {MOST_ROWS} (default: {ROWS})",
    )  # fmt: skip
    ending = deeds.add_parser("end", help="end a table: everybody there is seen out")
    exporting = deeds.add_parser("export", help="print the record of a table, or write it to a file")
    for deed in (ending, exporting):
        deed.add_argument("table", metavar="TABLE", help="its name, as artel admin list tells it")
    exporting.add_argument("file", metavar="FILE", type=Path, nargs="?", help="it must not exist yet")
    for deed in (listing, ending, exporting):
        add_data(deed)
        add_json(deed)


def run(arguments: argparse.Namespace) -> int:
    match arguments.deed:
        case "list":
            show(arguments)
        case "end":
            finish(arguments)
        case "export":
            export(arguments)
        case _:
            raise UsageError("expected list, end TABLE or export TABLE, got nothing")
    return 0


@contextlib.contextmanager
def tables(arguments: argparse.Namespace, *, to_change: bool = False) -> Iterator[sqlite3.Connection]:
    with told(), tables_of(data_file(arguments.data), to_change=to_change) as database:
        try:
            yield database
        except AdminError as error:
            raise UsageError(str(error)) from error


def show(arguments: argparse.Namespace) -> None:
    page, rows = arguments.page, arguments.rows
    with tables(arguments) as database:
        count = count_of(database)
        found = listed(database, (page - 1) * rows, rows)
    pages = max(1, -(-count // rows))
    if arguments.json:
        data = [{**asdict(row), "seats": [seat_data(seat) for seat in row.seats]} for row in found]
        print_json({"count": count, "page": page, "pages": pages, "tables": data})
        return
    out = console()
    if found:
        heads = ("table", "game", "state", "seats", "since", "touched", "entries")
        show_rows(out, heads, [cells(row) for row in found])
    out.print(f"page {page} of {pages}, {count} tables", markup=False)


def seat_data(seat: Seat) -> dict[str, object]:
    return {"kind": seat.kind, "name": seat.name or None, "bot": seat.bot or None}


def cells(row: Listed) -> list[Text]:
    seats = ", ".join(seat.name or (f"bot {seat.bot}" if seat.bot else "nobody") for seat in row.seats)
    words = (row.table, row.game, row.state, seats, row.since, row.touched, str(row.entries))
    return [Text(word) for word in words]


def finish(arguments: argparse.Namespace) -> None:
    with tables(arguments, to_change=True) as database:
        end(database, arguments.table)
    if arguments.json:
        print_json({"table": arguments.table, "state": "ended"})
    else:
        console().print(f"{arguments.table} is ended.", markup=False)


def export(arguments: argparse.Namespace) -> None:
    with tables(arguments) as database:
        record = exported(database, arguments.table)
    if arguments.file is not None:
        with told():
            write_new(arguments.file, record.text())
    moves, file = len(record.moves), arguments.file
    if arguments.json:
        where = {"record": record.text()} if file is None else {"file": str(file)}
        print_json({"table": arguments.table, "moves": moves, "result": record.result, **where})
    elif file is None:
        print(record.text(), end="")
    else:
        console().print(f"{moves} moves written to {file}", markup=False, soft_wrap=True)


def write_new(path: Path, text: str) -> None:
    """A record of a game that goes on tells hidden cards: only its owner may read it."""
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
    except FileExistsError as error:
        raise UsageError(f"expected a name that is free, got {path}, which exists already") from error
    with open(number, "w", encoding="utf-8") as file:
        file.write(text)
