"""Opening the data file: a new one is made whole, and one that is not sound is left as it is.

A file that is empty, cut off or of another program must not be taken for a new one: games were in it once, or
somebody else's data are.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from artel.table.lock import private_file
from artel.table.schema import StoreError
from artel.table.store import Store

TABLES: Final = {"tables", "seats", "keys", "entries"}


def open_data(path: Path) -> Store:
    """The store in this file; StoreError, OSError or sqlite3.Error where it cannot be used."""
    if path.exists():
        _check(path)
    else:
        _make(path)
    return Store(private_file(path))


def _make(path: Path) -> None:
    """A new data file appears under its name only when it is complete."""
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size > 0:
        raise StoreError(f"expected {path.name} beside {log.name}, which holds games, got no such file")
    unfinished = path.with_name(path.name + ".new")
    unfinished.unlink(missing_ok=True)
    Store(private_file(unfinished)).close()
    unfinished.replace(path)


def _check(path: Path) -> None:
    """Look at the file without changing it."""
    if path.is_file() and path.stat().st_size == 0:
        raise StoreError(
            f"expected {path.name} to hold tables, got an empty file: put a copy of it back, "
            "or remove it to begin anew"
        )
    address = f"{path.absolute().as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(address, uri=True)) as database:
        found = {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if not found >= TABLES:
            raise StoreError(f"expected {path.name} to hold tables of Artel, got {sorted(found)[:8]}")
        (said,) = database.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise StoreError(f"expected {path.name} to be sound, got a damaged file: {said}")
