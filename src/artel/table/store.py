"""Storage: one SQLite file in WAL mode. The entries of a table are its truth.

Every write is committed with a full sync before anybody is told of it, so an acknowledged move
survives the death of the process.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from artel.table.history import Entry
from artel.table.repeats import SECRET_BYTES, Request
from artel.table.seats import Seat, SeatKind, Seats

MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        modules TEXT NOT NULL,
        options TEXT NOT NULL,
        seed BLOB NOT NULL,
        creator INTEGER NOT NULL,
        started INTEGER NOT NULL DEFAULT 0,
        rematch TEXT,
        created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
    ) STRICT;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        code_hash TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT;
    CREATE TABLE keys (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        key_hash TEXT NOT NULL,
        PRIMARY KEY (table_id, key_hash)
    ) STRICT;
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        line TEXT NOT NULL,
        id TEXT NOT NULL,
        mark TEXT NOT NULL,
        at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
        PRIMARY KEY (table_id, n)
    ) STRICT;
    """,
    """
    CREATE TABLE requests (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        what TEXT NOT NULL,
        id_hash TEXT NOT NULL,
        body_hash TEXT NOT NULL,
        PRIMARY KEY (table_id, id_hash)
    ) STRICT;
    CREATE TABLE secrets (
        name TEXT PRIMARY KEY,
        value BLOB NOT NULL
    ) STRICT;
    """,
)
# The secret by which keys follow from the ids of requests.
REQUESTS: Final = "requests"


class StoreError(RuntimeError):
    """A data file this version cannot use."""


@dataclass
class Stored:
    """What is kept of a table beside its entries."""

    id: str
    game: str
    rules_version: int
    modules: tuple[str, ...]
    options: dict[str, str]
    seed: bytes
    started: bool
    rematch: str | None
    seats: Seats


class Store:
    """One connection, used by one thread at a time."""

    def __init__(self, path: Path | str) -> None:
        self._lock: Final = threading.Lock()
        self._db: Final = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._migrate()

    def _migrate(self) -> None:
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise StoreError(f"expected a data file of version {len(MIGRATIONS)} or older, got {version}")
        for number in range(version, len(MIGRATIONS)):
            self._db.executescript(
                f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
            )

    def secret(self) -> bytes:
        """The secret of this server, made when it is first asked for."""
        with self._lock:
            self._db.execute(
                "INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)",
                (REQUESTS, secrets.token_bytes(SECRET_BYTES)),
            )
            row = self._db.execute("SELECT value FROM secrets WHERE name = ?", (REQUESTS,)).fetchone()
        return bytes(row[0])

    def close(self) -> None:
        with self._lock:
            self._db.close()

    def has(self, table: str) -> bool:
        with self._lock:
            return self._db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None

    def create(self, table: Stored) -> bool:
        """Keep a new table. False when its id is taken."""
        row = (
            table.id,
            table.game,
            table.rules_version,
            json.dumps(table.modules),
            json.dumps(table.options),
            table.seed,
            table.seats.creator,
        )
        with self._lock, self._db:
            self._db.execute("BEGIN IMMEDIATE")
            made = self._db.execute(
                "INSERT OR IGNORE INTO tables (id, game, rules_version, modules, options, seed, creator)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                row,
            )
            if made.rowcount == 0:
                return False
            self._write_seats(table)
        return True

    def keep(self, table: Stored, entries: Sequence[Entry] = ()) -> None:
        """Keep the seats and the state of a table as they are now, with new entries, in one step."""
        with self._lock, self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.execute(
                "UPDATE tables SET started = ?, rematch = ? WHERE id = ?",
                (int(table.started), table.rematch, table.id),
            )
            self._write_seats(table)
            self._write_entries(table.id, entries)

    def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep new entries. An entry number that is taken is an error: the log is append-only."""
        with self._lock, self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._write_entries(table, entries)

    def load(self, table: str) -> Stored | None:
        with self._lock:
            row = self._db.execute(
                "SELECT game, rules_version, modules, options, seed, creator, started, rematch"
                " FROM tables WHERE id = ?",
                (table,),
            ).fetchone()
            if row is None:
                return None
            game, rules_version, modules, options, seed, creator, started, rematch = row
            return Stored(
                id=table,
                game=game,
                rules_version=rules_version,
                modules=tuple(json.loads(modules)),
                options=json.loads(options),
                seed=seed,
                started=bool(started),
                rematch=rematch,
                seats=self._read_seats(table, creator),
            )

    def entries(self, table: str) -> list[Entry]:
        with self._lock:
            rows = self._db.execute(
                "SELECT n, seat, line, id, mark FROM entries WHERE table_id = ? ORDER BY n", (table,)
            ).fetchall()
        return [Entry(*row) for row in rows]

    def _read_seats(self, table: str, creator: int) -> Seats:
        seats = [
            Seat(_kind(kind), name=name, bot=bot, code_hash=code_hash)
            for kind, name, bot, code_hash in self._db.execute(
                "SELECT kind, name, bot, code_hash FROM seats WHERE table_id = ? ORDER BY seat", (table,)
            )
        ]
        keys = [
            (seat, key_hash)
            for seat, key_hash in self._db.execute(
                "SELECT seat, key_hash FROM keys WHERE table_id = ? ORDER BY rowid", (table,)
            )
        ]
        requests = [
            Request(*row)
            for row in self._db.execute(
                "SELECT seat, what, id_hash, body_hash FROM requests WHERE table_id = ? ORDER BY rowid",
                (table,),
            )
        ]
        return Seats(seats, creator, keys, requests)

    def _write_seats(self, table: Stored) -> None:
        self._db.executemany(
            "INSERT OR REPLACE INTO seats (table_id, seat, kind, name, bot, code_hash)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            [
                (table.id, number, seat.kind, seat.name, seat.bot, seat.code_hash)
                for number, seat in enumerate(table.seats.seats)
            ],
        )
        # Keys are revoked and requests forgotten: what is not here any more goes.
        self._db.execute("DELETE FROM keys WHERE table_id = ?", (table.id,))
        self._db.executemany(
            "INSERT INTO keys (table_id, seat, key_hash) VALUES (?, ?, ?)",
            [(table.id, seat, key_hash) for seat, key_hash in table.seats.keys],
        )
        self._db.execute("DELETE FROM requests WHERE table_id = ?", (table.id,))
        self._db.executemany(
            "INSERT INTO requests (table_id, seat, what, id_hash, body_hash) VALUES (?, ?, ?, ?, ?)",
            [(table.id, r.seat, r.what, r.id_hash, r.body_hash) for r in table.seats.requests],
        )

    def _write_entries(self, table: str, entries: Sequence[Entry]) -> None:
        """Entries go where the log ends: numbers with a gap would be a history nobody can replay."""
        (kept,) = self._db.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()
        if entries and entries[0].n != kept:
            raise sqlite3.IntegrityError(f"expected entry number {kept}, got {entries[0].n}")
        self._db.executemany(
            "INSERT INTO entries (table_id, n, seat, line, id, mark) VALUES (?, ?, ?, ?, ?, ?)",
            [(table, e.n, e.seat, e.line, e.id, e.mark) for e in entries],
        )


def _kind(word: str) -> SeatKind:
    match word:
        case "open" | "human" | "bot":
            return word
        case other:
            raise StoreError(f"expected a seat that is open, human or bot, got {other!r}")
