"""The data file as a whole: opening, checking and copying it.

A file that is empty, cut off, of another program or of a newer version must not be taken for a new one: games
were in it once, or somebody else's data are. It is named, left as it is, and the host is told what to do.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final, Literal

from artel.table.lock import private_file
from artel.table.schema import VERSION, StoreError, version_of
from artel.table.shut import forget_shut, is_as_shut
from artel.table.store import Store

FILE: Final = "tables.sqlite3"
TABLES: Final = {"tables", "seats", "keys", "entries"}
PUT_BACK: Final = (
    "nothing was changed; keep the file, and put a backup back with `artel restore BACKUP --data FOLDER`, "
    "or move it away to begin anew"
)
# The first words of every SQLite file.
MAGIC: Final = b"SQLite format 3\0"
# How much of a file is read to know that it is sound: whose it is, its pages, or all that its rows say too.
Depth = Literal["label", "pages", "rows"]


@dataclass(frozen=True)
class Contents:
    """What a sound data file holds."""

    version: int
    tables: int
    entries: int
    bytes: int


def open_data(path: Path) -> Store:
    """The store in this file; StoreError, OSError or sqlite3.Error where it cannot be used."""
    if path.exists():
        with contextlib.closing(read_only(path)) as database:
            version = check(database, path.name, "label" if is_as_shut(path) else "pages")
            if version < VERSION:
                copy(database, _free_name(path, version))
    else:
        _make(path)
    forget_shut(path)
    return Store(private_file(path))


def _free_name(path: Path, version: int) -> Path:
    """Where the file is kept as it was before a newer version of Artel takes it over."""
    names = (f"{path.stem}.v{version}{'' if at == 1 else f'-{at}'}{path.suffix}" for at in count(1))
    return next(free for name in names if not (free := path.with_name(name)).exists())


def _make(path: Path) -> None:
    """A new data file appears under its name only when it is complete."""
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size > 0:
        raise StoreError(f"expected {path.name} beside {log.name}, which holds games, got no such file")
    unfinished = path.with_name(path.name + ".new")
    unfinished.unlink(missing_ok=True)
    Store(private_file(unfinished)).close()
    unfinished.replace(path)


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that cannot change the file, not even its first page."""
    if path.is_file():
        with path.open("rb") as file:
            first = file.read(len(MAGIC))
        if not first:
            raise StoreError(f"expected {path.name} to hold tables, got an empty file: {PUT_BACK}")
        if first != MAGIC:
            raise StoreError(f"expected {path.name} to be a data file of Artel, got another file: {PUT_BACK}")
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def check(database: sqlite3.Connection, name: str, depth: Depth = "pages") -> int:
    """Look at a data file without changing it; answers its version."""
    try:
        found = {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if not found >= TABLES:
            raise StoreError(
                f"expected {name} to hold tables of Artel, got {sorted(found)[:8]}: it belongs to another "
                "program; choose another folder with --data"
            )
        version = version_of(database)
        if version > VERSION:
            raise StoreError(
                f"expected {name} to be of version {VERSION} or older, got {version}: a newer Artel wrote "
                "it; start that one, nothing was changed"
            )
        said = None if depth == "label" else _damage(database, depth)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        said, version = str(error), 0
    if said is not None:
        raise StoreError(f"expected {name} to be sound, got a damaged file ({said}): {PUT_BACK}")
    return version


def _damage(database: sqlite3.Connection, depth: Depth) -> str | None:
    """The first thing that is wrong with the rows and pages of a file."""
    whole = depth == "rows"
    (said,) = database.execute(f"PRAGMA {'integrity' if whole else 'quick'}_check(1)").fetchone()
    if said != "ok":
        return " ".join(said.split())
    orphan = database.execute("PRAGMA foreign_key_check").fetchone() if whole else None
    return None if orphan is None else f"a row of {orphan[0]} without its table"


def copy(source: sqlite3.Connection, target: Path) -> Contents:
    """A copy of a data file as it is at one moment, in one file that appears only once it is whole and sound.

    Whoever writes to the source meanwhile is not kept waiting.
    """
    if target.exists():
        raise FileExistsError(f"expected a name that is free, got {target}, which exists already")
    number, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(number)
    unfinished = Path(name)
    try:
        with contextlib.closing(sqlite3.connect(unfinished, isolation_level=None)) as made:
            source.backup(made)
            # Without this a log beside it would belong to it.
            made.execute("PRAGMA journal_mode = DELETE")
            check(made, target.name, "rows")
            contents = contents_of(made)
        _sync(unfinished)
        _name(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
    if os.name == "posix":
        _sync(target.parent)
    return contents


def _name(file: Path, target: Path) -> None:
    """Give a finished file its name, unless there is a file of that name by now."""
    try:
        # Unlike a rename, a link never takes the place of another file.
        os.link(file, target)
    except FileExistsError:
        raise
    except OSError:
        # Not every disk has links.
        if target.exists():
            raise
        file.rename(target)


def contents_of(database: sqlite3.Connection) -> Contents:
    def number(sql: str) -> int:
        return int(database.execute(sql).fetchone()[0])

    return Contents(
        version_of(database),
        number("SELECT count(*) FROM tables"),
        number("SELECT count(*) FROM entries"),
        number("PRAGMA page_count") * number("PRAGMA page_size"),
    )


def _sync(path: Path) -> None:
    """Let what was written reach the disk."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
