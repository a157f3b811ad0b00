"""artel restore: a backup put back into an empty folder."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from artel.cli.arguments import Commands, UsageError, add_json, command
from artel.cli.host_files import add_data, folder_of, tell, told
from artel.table.datafile import FILE, check, copy, read_only
from artel.table.folder import TERMINAL
from artel.table.lock import LOCK, DataLock, LockedError
from artel.table.shut import note_of

EXAMPLES = """\
  artel restore monday.sqlite3 --data fresh   into an empty folder, or one that is made
  artel serve --data fresh                    and its games go on"""
SHOWN: Final = 5


def add_to(commands: Commands) -> None:
    parser = command(commands, "restore", "Put a backup back into an empty folder.", EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="a file that artel backup has made")
    add_data(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    file, folder = arguments.file, folder_of(arguments.data)
    if not file.is_file():
        raise UsageError(f"expected a file that artel backup has made, got {file}, which is none")
    with told(), contextlib.closing(read_only(file)) as database:
        check(database, file.name, "rows")
        with locked(folder):
            check_empty(folder)
            contents = copy(database, folder / FILE)
    tell("Restored to", folder / FILE, contents, arguments.json)
    return 0


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """A folder in which no server can start meanwhile."""
    if folder.exists():
        check_empty(folder)
    try:
        lock = DataLock(folder)
    except LockedError as error:
        raise UsageError(
            f"expected a folder that no server uses, got {folder}, used by {error.holder}"
        ) from error
    try:
        yield
    finally:
        lock.release()


def check_empty(folder: Path) -> None:
    """Nothing is ever overwritten. What servers and games in the terminal leave behind is in nobody's way."""
    left_behind = (LOCK, TERMINAL, note_of(folder / FILE).name)
    found = sorted(path.name for path in folder.iterdir() if path.name not in left_behind)
    if found:
        more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
        raise UsageError(
            f"expected an empty folder, got {folder} with {', '.join(found[:SHOWN])}{more}: "
            "choose another with --data, or move what is there away"
        )
