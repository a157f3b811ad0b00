"""What is kept of a table's guests: whose turn it is since when, how the clocks stand, what was said.

One row for each table says how it stands, written in one step with the entries that lead there. Talk, and
what the table itself tells of its seats, are bounded rows of their own.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from artel.table.clock import Clocks, clocks_from, control_from
from artel.table.wire import Message

GUESTS: Final = """
    ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '';
    ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT '';
    ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_public ON tables (public) WHERE public = 1;
    CREATE TABLE standings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        waiting TEXT NOT NULL,
        since REAL NOT NULL,
        clocks TEXT NOT NULL
    ) STRICT;
    CREATE TABLE talk (
        k INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        id TEXT NOT NULL
    ) STRICT;
    CREATE INDEX talk_of_table ON talk (table_id);
    CREATE TABLE awake (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        seconds REAL NOT NULL
    ) STRICT;
"""
# So much talk of a table is kept, and as many lines of the table's own.
TALK_KEPT: Final = 100
# What a line of talk may be: somebody's words, or what became of a seat.
Kind = Literal[
    "said", "seat-left", "seat-given", "seat-late", "seat-back", "seat-resigned", "seat-muted", "seat-heard"
]
# So many tables of one maker are listed for everybody: the newest.
MOST_LISTED: Final = 20


@dataclass(frozen=True)
class Standing:
    """How a table stands: who is asked, since when by the calendar (0: not known), and the clocks.

    Whether the game is over stands with the table itself, as `over`.
    """

    waiting: tuple[int, ...]
    since: float
    finished: bool
    clocks: Clocks | None = None


@dataclass(frozen=True)
class Line:
    """Something said, or told of a seat (then the text is a bot), when the history had so many entries."""

    n: int
    seat: int
    kind: Kind
    text: str
    id: str = ""

    def message(self, name: str) -> Message:
        if self.kind == "said":
            return {"t": "said", "n": self.n, "seat": self.seat, "name": name, "text": self.text}
        values = {"seat": self.seat, "bot": self.text}
        return {"t": "notice", "n": self.n, "kind": self.kind, "values": values}


def write_standing(db: sqlite3.Connection, table: str, standing: Standing) -> None:
    """Keep how a table stands. A game that is over is no longer on the list of public tables."""
    waiting = json.dumps(standing.waiting)
    clocks = "" if standing.clocks is None else standing.clocks.text()
    row = (table, waiting, standing.since, clocks)
    db.execute("INSERT OR REPLACE INTO standings VALUES (?, ?, ?, ?)", row)
    over = int(standing.finished)
    db.execute("UPDATE tables SET over = ?, public = public AND NOT ? WHERE id = ?", (over, over, table))


def read_standing(db: sqlite3.Connection, table: str) -> Standing | None:
    row = db.execute(
        "SELECT waiting, since, over, clocks, clock FROM standings JOIN tables ON id = table_id"
        " WHERE table_id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    waiting, since, over, clocks, clock = row
    control = control_from(clock)
    found = None if control is None or not clocks else clocks_from(control, clocks)
    return Standing(tuple(json.loads(waiting)), since, bool(over), found)


def list_newest(db: sqlite3.Connection, maker: str) -> None:
    """Take the older tables of somebody who has many off the list of public tables."""
    newest = "SELECT rowid FROM tables WHERE public = 1 AND maker = ? ORDER BY rowid DESC LIMIT ?"
    db.execute(
        f"UPDATE tables SET public = 0 WHERE public = 1 AND maker = ? AND rowid NOT IN ({newest})",
        (maker, maker, MOST_LISTED),
    )


def write_talk(db: sqlite3.Connection, table: str, lines: Sequence[Line]) -> None:
    """Keep new lines; the oldest beyond the bound go, those of people and of the table each by themselves."""
    if not lines:
        return
    db.executemany(
        "INSERT INTO talk (table_id, n, seat, kind, text, id) VALUES (?, ?, ?, ?, ?, ?)",
        [(table, line.n, line.seat, line.kind, line.text, line.id) for line in lines],
    )
    for said in (0, 1):
        db.execute(
            "DELETE FROM talk WHERE k IN (SELECT k FROM talk WHERE table_id = ? AND (kind = 'said') = ?"
            " ORDER BY k DESC LIMIT -1 OFFSET ?)",
            (table, said, TALK_KEPT),
        )


def read_talk(db: sqlite3.Connection, table: str) -> list[Line]:
    rows = db.execute("SELECT n, seat, kind, text, id FROM talk WHERE table_id = ? ORDER BY k", (table,))
    return [Line(*row) for row in rows]


def write_awake(db: sqlite3.Connection, seconds: float) -> None:
    """Keep how long the server has been awake; it never gets less."""
    db.execute(
        "INSERT INTO awake VALUES (1, ?)"
        " ON CONFLICT (one) DO UPDATE SET seconds = max(seconds, excluded.seconds)",
        (seconds,),
    )


def read_awake(db: sqlite3.Connection) -> float:
    row = db.execute("SELECT seconds FROM awake").fetchone()
    return 0.0 if row is None else float(row[0])
