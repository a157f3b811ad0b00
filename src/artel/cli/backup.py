"""artel backup: the games of a server in one file, while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from artel.cli.arguments import Commands, add_json, command
from artel.cli.host_files import add_data, data_of, tell
from artel.table.datafile import copy

EXAMPLES = """\
  artel backup monday.sqlite3                 everything, while the server runs
  artel backup monday.sqlite3 --data /srv/artel
  artel restore monday.sqlite3 --data fresh   and back, into an empty folder"""


def add_to(commands: Commands) -> None:
    parser = command(commands, "backup", "Copy all games of a server into one file.", EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to make; it must not exist yet")
    add_data(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    with data_of(arguments.data) as database:
        contents = copy(database, arguments.file)
    tell("Kept in", arguments.file, contents, arguments.json)
    return 0
