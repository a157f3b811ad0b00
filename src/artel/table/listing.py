"""The lists of the first page: tables that are open to everybody, and those where somebody sits.

They are read from the data file alone: no game is taken up for a list, however many tables are on it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from typing import Final, TypeVar, cast

from artel.kernel.schema import Entry, Listed, Record, Text
from artel.table.clock import control_from
from artel.table.guest_store import MOST_LISTED, Standing, read_standing, write_standing
from artel.table.live import Table, not_kept
from artel.table.sealing import awaited
from artel.table.servertime import ServerTime, in_ms
from artel.table.store import Store, Stored, read_table
from artel.table.wire import MOST_WORD, Message, WireError, field_of, shown

# So many public tables are on a page, and so long a table is listed after something last happened there.
ON_A_PAGE: Final = 20
LISTED_SECONDS: Final = 7 * 86_400
# So many tables one may ask about at once.
MOST_MINE: Final = 40
MOST_DIGITS: Final = 15
# A place on the list is a row, and before it the number of that table among its maker's, from the newest on.
TURNS: Final = MOST_LISTED + 1
# A name of a table and a key are longer than a word of a game.
SECRET: Final = Text(2 * MOST_WORD)
ASKED: Final = Entry(
    "tables", Listed(Record("", "", [Entry("table", SECRET), Entry("key", SECRET)], is_open=True), MOST_MINE)
)

log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True)
class Known:
    """A table as it lies on disk."""

    stored: Stored
    standing: Standing | None

    def to_data(self) -> Message:
        standing, seats = self.standing, self.stored.seats.seats
        control = control_from(self.stored.clock)
        return {
            "table": self.stored.id,
            "game": self.stored.game,
            "state": self._state(),
            "seats": [
                {"kind": seat.kind, "name": seat.name or None, "bot": seat.played_by or None}
                for seat in seats
            ],
            "control": None if control is None else control.to_data(),
            "waiting": [] if standing is None else list(standing.waiting),
            "since": None if standing is None or not standing.since else int(standing.since),
        }

    def _state(self) -> str:
        if not self.stored.started:
            return "lobby" if awaited(self.stored.seats)[0] is None else "sealing"
        return "over" if self.standing is not None and self.standing.finished else "playing"

    def left(self, seat: int, now: float) -> int | None:
        clocks = None if self.standing is None else self.standing.clocks
        if clocks is None or seat < 0 or clocks.hands[seat].since is None:
            return None
        return in_ms(clocks.hands[seat].at(now))


def known_table(db: sqlite3.Connection, name: str) -> Known | None:
    """A table and how it stands; none that the host has ended."""
    stored = read_table(db, name)
    return None if stored is None or stored.ended else Known(stored, read_standing(db, name))


def cursor_of(word: str | None) -> int | None:
    """Where a page of the list begins: what the page before has told."""
    if word is None:
        return None
    if not word.isascii() or not word.isdigit() or len(word) > MOST_DIGITS:
        raise WireError("wrong-type", "after: what the list before has told as `more`", shown(word))
    return int(word)


class Listing:
    """Answers from the data file of one server."""

    def __init__(
        self, store: Store, time: ServerTime, at: Callable[[str, str], AbstractAsyncContextManager[Table]]
    ) -> None:
        self._store: Final = store
        self._time: Final = time
        self._at: Final = at

    async def public(self, after: int | None) -> Message:
        """A page of the public tables, without those where nothing happens any more.

        First the newest of every maker, then the next of every maker: nobody fills the list alone.
        """
        return await self._read(lambda db: self._public(db, after))

    def _public(self, db: sqlite3.Connection, after: int | None) -> Message:
        row, turn = divmod(after or 0, TURNS)
        rows = db.execute(
            "SELECT turn, row, id FROM (SELECT t.rowid AS row, t.id, row_number() OVER ("
            " PARTITION BY CASE maker WHEN '' THEN t.id ELSE maker END ORDER BY t.rowid DESC) AS turn"
            " FROM tables t LEFT JOIN standings s ON s.table_id = t.id"
            " WHERE public = 1 AND ended_at IS NULL AND coalesce(s.since, unixepoch(created_at)) > :since)"
            " WHERE turn > :turn OR (turn = :turn AND row < :row)"
            " ORDER BY turn, row DESC LIMIT :most",
            {"since": time.time() - LISTED_SECONDS, "turn": turn, "row": row, "most": ON_A_PAGE + 1},
        ).fetchall()
        found = [known for *_, name in rows[:ON_A_PAGE] if (known := known_table(db, name)) is not None]
        more = rows[ON_A_PAGE - 1][1] * TURNS + rows[ON_A_PAGE - 1][0] if len(rows) > ON_A_PAGE else None
        return {"tables": [known.to_data() for known in found], "more": more}

    async def mine(self, data: Message, load: Callable[[], None], caller: str = "") -> Message:
        """What goes on at somebody's tables, which their keys open.

        A game from before that was noted is taken up once more, and whoever asks pays for it.
        """
        wished = cast("list[dict[str, str]]", field_of(data, ASKED))
        found = await self._read(lambda db: [known_table(db, wish["table"]) for wish in wished])
        tables: list[Message | None] = []
        for wish, known in zip(wished, found, strict=True):
            seat = None if known is None else known.stored.seats.holder(wish["key"])
            if known is None or seat is None:
                tables.append(None)
                continue
            if known.stored.started and known.standing is None:
                known = await self._looked_at(known, load, caller)
            you = seat if seat >= 0 else None
            tables.append({**known.to_data(), "you": you, "left": known.left(seat, self._time.now())})
        return {"tables": tables}

    async def _looked_at(self, known: Known, load: Callable[[], None], caller: str) -> Known:
        try:
            load()
            async with self._at(known.stored.id, caller) as table:
                standing = table.guests.standing
                if standing is not None:
                    writing = self._store.writing(lambda db: write_standing(db, known.stored.id, standing))
                    await asyncio.wrap_future(writing)
                return replace(known, standing=standing)
        except (WireError, sqlite3.Error) as problem:
            log.error("table %s: how it stands is not noted: %s", known.stored.id, problem)
            return known

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._store.aside(self._store.reading, work)
        except sqlite3.Error as error:
            log.error("a list cannot be read: %s", error)
            raise not_kept(error) from error
