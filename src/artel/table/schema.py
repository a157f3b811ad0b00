"""The versions of the data file. Each step leads from the version before it to its own.

To change what is kept, append a step with the next number and its SQL. A step that has once been part of
Artel never changes: files of every version are out there, and each is led through the steps it lacks. Keep a
dump of the version before in tests/table/kept, and tests/table/test_taken_over.py plays on with it.

Rows about a table refer to it by a foreign key (`REFERENCES tables (id)`), so that they leave with it.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Final

from artel.table.guest_store import GUESTS
from artel.table.review_store import ON_THEIR_WAY, REVIEWS


class StoreError(RuntimeError):
    """A data file this version cannot use."""


@dataclass(frozen=True)
class Step:
    """What a version brings."""

    version: int
    brings: str
    sql: str


STEPS: Final = (
    Step(
        1,
        "tables, seats, keys and entries",
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
    ),
    Step(
        2,
        "requests that can be sent again, and the secret behind them",
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
    ),
    Step(
        3,
        "seals and nonces",
        """
        ALTER TABLE seats ADD COLUMN seal TEXT NOT NULL DEFAULT '';
        ALTER TABLE seats ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
        ALTER TABLE seats ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0;
        """,
    ),
    Step(
        4,
        "a rules version for each module",
        """
        ALTER TABLE tables ADD COLUMN versions TEXT NOT NULL DEFAULT '';
        UPDATE tables SET versions = CAST(rules_version AS TEXT);
        ALTER TABLE tables DROP COLUMN rules_version;
        """,
    ),
    Step(
        5,
        "editions",
        """
        CREATE TABLE editions (
            digest TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            text TEXT NOT NULL
        ) STRICT;
        ALTER TABLE tables ADD COLUMN edition TEXT NOT NULL DEFAULT '';
        """,
    ),
    Step(
        6,
        "when a table was last touched, whether its game is over, whether the host has ended it",
        """
        ALTER TABLE tables ADD COLUMN touched_at TEXT NOT NULL DEFAULT '';
        -- Not known (NULL) of games from before this version until somebody takes them up.
        ALTER TABLE tables ADD COLUMN over INTEGER;
        ALTER TABLE tables ADD COLUMN ended_at TEXT;
        UPDATE tables SET touched_at = coalesce(
            (SELECT max(at) FROM entries WHERE entries.table_id = tables.id), created_at);
        UPDATE tables SET over = 0 WHERE started = 0;
        CREATE INDEX tables_touched ON tables (touched_at);
        """,
    ),
    Step(7, "clocks, guests who come and go, talk, public tables", GUESTS),
    Step(
        8,
        "whether points are told while a game goes on",
        "ALTER TABLE tables ADD COLUMN points INTEGER NOT NULL DEFAULT 1;",
    ),
    Step(
        9,
        "whether hints are allowed, and how many were taken",
        """
        -- NULL where nobody has said so: then it depends on who plays.
        ALTER TABLE tables ADD COLUMN hints INTEGER;
        ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
        """,
    ),
    Step(10, "reviews of finished games", REVIEWS),
    Step(11, "reviews on their way, and what was found for them", ON_THEIR_WAY),
    Step(
        12,
        "who made a table, whom its host has muted, and the invitation to it once somebody was shown out",
        """
        -- A keyed hash of the caller, never an address; empty where it was not noted.
        ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';
        ALTER TABLE tables ADD COLUMN invitation TEXT NOT NULL DEFAULT '';
        ALTER TABLE seats ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX tables_listed ON tables (maker) WHERE public = 1;
        """,
    ),
)
VERSION: Final = STEPS[-1].version


def version_of(db: sqlite3.Connection) -> int:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


def take_over(db: sqlite3.Connection) -> None:
    """Lead a data file to the newest version. Each step happens whole or not at all."""
    version = version_of(db)
    if version > VERSION:
        raise StoreError(f"expected a data file of version {VERSION} or older, got {version}")
    for step in STEPS:
        if step.version > version:
            db.executescript(f"BEGIN IMMEDIATE; {step.sql} PRAGMA user_version = {step.version}; COMMIT;")
