"""The data of a server, for the commands of its host."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from artel.cli.arguments import Parser, UsageError
from artel.cli.output import console, print_json
from artel.table.datafile import FILE, Contents, check, read_only
from artel.table.folder import default_data_dir
from artel.table.schema import StoreError


def add_data(parser: Parser) -> None:
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where the server keeps its games (default: as artel serve)"
    )


def folder_of(given: Path | None) -> Path:
    return given or default_data_dir()


@contextlib.contextmanager
def told() -> Iterator[None]:
    """Faults of files and disks become one line for the host."""
    try:
        yield
    except (StoreError, OSError, sqlite3.Error) as error:
        raise UsageError(str(error)) from error


def data_file(given: Path | None) -> Path:
    """The data file of a folder, which must be there."""
    path = folder_of(given) / FILE
    if not path.is_file():
        raise UsageError(f"expected {FILE} in {path.parent}, got no such file: name the folder with --data")
    return path


@contextlib.contextmanager
def data_of(given: Path | None) -> Iterator[sqlite3.Connection]:
    """The data of a server, running or not, to be read: sound, and of any version up to ours."""
    path = data_file(given)
    with told(), contextlib.closing(read_only(path)) as database:
        check(database, path.name)
        yield database


def tell(what: str, path: Path, contents: Contents, as_json: bool) -> None:
    """What a file holds, in a line or as JSON."""
    if as_json:
        print_json({"file": str(path), **asdict(contents)})
        return
    console().print(
        f"{what} {path}: {contents.tables} tables, {contents.entries} moves and draws, "
        f"{contents.bytes} bytes, version {contents.version}",
        markup=False,
        soft_wrap=True,
    )
