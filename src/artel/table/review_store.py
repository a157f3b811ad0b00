"""The reviews of finished games on disk: one for each table, which leaves with it."""

from __future__ import annotations

import sqlite3
from typing import Final

REVIEWS: Final = """
    CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        text TEXT NOT NULL
    ) STRICT;
"""


def read_review(db: sqlite3.Connection, table: str) -> str | None:
    row = db.execute("SELECT text FROM reviews WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else str(row[0])


def write_review(db: sqlite3.Connection, table: str, text: str) -> None:
    db.execute("INSERT OR REPLACE INTO reviews (table_id, text) VALUES (?, ?)", (table, text))
