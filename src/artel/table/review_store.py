"""Reviews of finished games on disk, done or on their way: they leave with their table."""

from __future__ import annotations

import sqlite3
from typing import Final

REVIEWS: Final = """
    CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        text TEXT NOT NULL
    ) STRICT;
"""
ON_THEIR_WAY: Final = """
    -- In the order of asking. Whoever asked is a digest: no address is kept.
    CREATE TABLE review_jobs (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
        callers TEXT NOT NULL,
        record TEXT NOT NULL,
        -- What works it out: findings of another version or of less thought are of no use.
        effort TEXT NOT NULL,
        total INTEGER NOT NULL DEFAULT 0,
        seconds REAL NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE review_findings (
        table_id TEXT NOT NULL REFERENCES tables (id),
        -- How many came before those of this row.
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT;
"""


def read_review(db: sqlite3.Connection, table: str) -> str | None:
    row = db.execute("SELECT text FROM reviews WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else str(row[0])


def write_review(db: sqlite3.Connection, table: str, text: str) -> None:
    db.execute("INSERT OR REPLACE INTO reviews (table_id, text) VALUES (?, ?)", (table, text))
    forget_job(db, table)


def forget_job(db: sqlite3.Connection, table: str) -> None:
    db.execute("DELETE FROM review_findings WHERE table_id = ?", (table,))
    db.execute("DELETE FROM review_jobs WHERE table_id = ?", (table,))
