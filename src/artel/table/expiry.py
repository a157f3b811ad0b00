"""Which tables everybody has left, and how they leave the data file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

# So many tables are removed at once; the others wait for the next time.
MOST_AT_ONCE: Final = 20
# Where somebody is, a table counts as touched; that is written once in so many days.
TOUCH_DAYS: Final = 1.0


@dataclass(frozen=True)
class Keep:
    """For how many days tables are kept after they were last touched; None keeps them for ever."""

    # Those whose game has not begun, those in the middle of one, those whose game is over or was ended.
    lobbies: float | None = 30.0
    games: float | None = 365.0
    finished: float | None = 365.0


def moment(days_ago: float | None) -> str:
    """A moment as the data file tells it; before all of them where no number of days is given."""
    if days_ago is None:
        return ""
    try:
        return f"{datetime.now(UTC) - timedelta(days=days_ago):%Y-%m-%d %H:%M:%S}"
    except OverflowError:
        return ""


def abandoned(db: sqlite3.Connection, keep: Keep) -> list[str]:
    """The tables that have been kept long enough, oldest first, no more than leave at once."""
    before = {"lobbies": moment(keep.lobbies), "games": moment(keep.games), "over": moment(keep.finished)}
    found = db.execute(
        "SELECT id FROM tables WHERE touched_at < max(:lobbies, :games, :over) AND touched_at < CASE"
        " WHEN over = 1 OR ended_at IS NOT NULL THEN :over WHEN started = 1 THEN :games ELSE :lobbies END"
        " ORDER BY touched_at LIMIT :most",
        {**before, "most": MOST_AT_ONCE},
    )
    return [name for (name,) in found]


def touch(db: sqlite3.Connection, names: Sequence[str]) -> None:
    """These tables are not abandoned."""
    db.executemany(
        "UPDATE tables SET touched_at = CURRENT_TIMESTAMP WHERE id = ? AND touched_at < ?",
        [(name, moment(TOUCH_DAYS)) for name in names],
    )


def remove(db: sqlite3.Connection, names: Sequence[str]) -> None:
    """Take tables out of the data file, with all rows that refer to them, whatever these are."""
    rows = [(name,) for name in names]
    for child, column in referring(db):
        db.executemany(f'DELETE FROM "{child}" WHERE "{column}" = ?', rows)
    db.executemany("DELETE FROM tables WHERE id = ?", rows)
    db.execute("DELETE FROM editions WHERE digest NOT IN (SELECT edition FROM tables)")


def referring(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """The columns by which rows belong to a table."""
    return db.execute(
        'SELECT s.name, f."from" FROM sqlite_schema s, pragma_foreign_key_list(s.name) f'
        " WHERE s.type = 'table' AND f.\"table\" = 'tables'"
    ).fetchall()


def ended_among(db: sqlite3.Connection, names: Sequence[str]) -> list[str]:
    """Those of these tables that the host has ended."""
    marks = ",".join("?" * len(names))
    found = db.execute(f"SELECT id FROM tables WHERE ended_at IS NOT NULL AND id IN ({marks})", list(names))
    return [name for (name,) in found]
