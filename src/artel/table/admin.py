"""What the host of a server may see and do with its tables, whether the server runs or not."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from artel.games import game_named
from artel.kernel.record import Record
from artel.table.datafile import check, read_only
from artel.table.guest_store import read_talk
from artel.table.guests import record_words
from artel.table.history import Entry
from artel.table.kept_rules import rules_kept
from artel.table.room import Room
from artel.table.schema import VERSION, StoreError
from artel.table.sealing import awaited
from artel.table.seats import Seat
from artel.table.store import BUSY_SECONDS, Stored, read_entries, read_table


class AdminError(ValueError):
    """Something that cannot be done with a table: what was expected, and what came."""


@dataclass(frozen=True)
class Listed:
    """A table as its host sees it. Times are UTC."""

    table: str
    game: str
    modules: tuple[str, ...]
    state: str
    seats: tuple[Seat, ...]
    since: str
    touched: str
    entries: int


@contextlib.contextmanager
def tables_of(path: Path, *, to_change: bool = False) -> Iterator[sqlite3.Connection]:
    """The data file of a server, sound and of this version; only to be read unless it is to be changed."""
    with contextlib.closing(read_only(path)) as database:
        version = check(database, path.name)
        if version < VERSION:
            raise StoreError(
                f"expected {path.name} to be of version {VERSION}, got {version}: start artel serve once, "
                "which takes it over"
            )
        if not to_change:
            yield database
            return
    with contextlib.closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as database:
        yield database


def count_of(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


def listed(db: sqlite3.Connection, passed_over: int, most: int) -> list[Listed]:
    """So many of the tables, those touched last first, after as many that are passed over."""
    found = db.execute(
        "SELECT id, created_at, touched_at, (SELECT count(*) FROM entries WHERE table_id = tables.id)"
        " FROM tables ORDER BY touched_at DESC, id LIMIT ? OFFSET ?",
        (most, passed_over),
    ).fetchall()
    return [_row(db, *row) for row in found]


def _row(db: sqlite3.Connection, name: str, since: str, touched: str, entries: int) -> Listed:
    stored = stored_at(db, name)
    state = state_of(db, stored)
    seats = tuple(stored.seats.seats)
    return Listed(name, stored.game, stored.modules, state, seats, since, touched, entries)


def state_of(db: sqlite3.Connection, stored: Stored) -> str:
    """In the words of the table's summary, and `ended` where the host has ended it."""
    if stored.ended:
        return "ended"
    if not stored.started:
        return "lobby" if awaited(stored.seats)[0] is None else "sealing"
    over = stored.over
    if over is None:
        # A version before this one has not noted it.
        try:
            over = room_of(stored, read_entries(db, stored.id)).over()
        except Exception:
            return "unplayable"
    return "over" if over else "playing"


def stored_at(db: sqlite3.Connection, name: str) -> Stored:
    found = read_table(db, name)
    if found is None:
        raise AdminError(f"expected the name of a table out of `artel admin list`, got {name!r}")
    return found


def room_of(stored: Stored, entries: list[Entry]) -> Room:
    """The game of a table up to its last entry, or to the last good one."""
    game = game_named(stored.game)
    return Room(game, rules_kept(stored, game), stored.seats, stored.chance(), entries)


def end(db: sqlite3.Connection, name: str) -> None:
    """Nobody plays on at this table. It is kept for a while, as one whose game is over."""
    changed = db.execute(
        "UPDATE tables SET ended_at = CURRENT_TIMESTAMP, touched_at = CURRENT_TIMESTAMP"
        " WHERE id = ? AND ended_at IS NULL",
        (name,),
    )
    if changed.rowcount == 0:
        stored_at(db, name)
        raise AdminError(f"expected a table that is not ended yet, got {name}, which is")


def exported(db: sqlite3.Connection, name: str) -> Record:
    """The record of a table. What its chance follows from is left out of a game that may still go on."""
    stored = stored_at(db, name)
    if not stored.started:
        raise AdminError(f"expected a table whose game has begun, got {name}, where it has not")
    room = room_of(stored, read_entries(db, name))
    for line in read_talk(db, name):
        room.hear(line)
    record = room.record(record_words(room))
    if not stored.ended and not room.over():
        for secret in ("seed", "nonces"):
            record.header.pop(secret, None)
    return record
