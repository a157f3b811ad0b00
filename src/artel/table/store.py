"""Storage: one SQLite file in WAL mode. The entries of a table are its truth.

Every write is committed with a full sync before anybody is told of it, so an acknowledged move
survives the death of the process. One thread writes; readers have connections of their own, which in
WAL mode no writer can stop. Nothing here is called on the event loop except what answers at once.
"""

from __future__ import annotations

import asyncio
import json
import queue
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from artel.kernel.chance import SealedChance
from artel.table.guest_store import list_newest
from artel.table.history import Entry
from artel.table.repeats import SECRET_BYTES, Request
from artel.table.schema import StoreError, take_over
from artel.table.seats import Seat, SeatKind, Seats
from artel.table.writer import CLOSED, Writer

# How long a write waits for another program that has locked the data file.
BUSY_SECONDS: Final = 2.0
READERS: Final = 2
P = ParamSpec("P")
T = TypeVar("T")
Also = Callable[[sqlite3.Connection], object]

# The secret by which keys follow from the ids of requests.
REQUESTS: Final = "requests"


@dataclass
class Stored:
    """What is kept of a table beside its entries."""

    id: str
    game: str
    # The rules version of each module, in the order of the modules.
    versions: str
    modules: tuple[str, ...]
    options: dict[str, str]
    seed: bytes
    started: bool
    rematch: str | None
    seats: Seats
    # The digest of the edition and its file; empty for the house edition.
    edition: str = ""
    edition_text: str = ""
    # Whether its game is over: None where that was not noted, by a version before this one.
    over: bool | None = False
    # Whether the host has ended it: nobody is let in any more.
    ended: bool = False
    # Whether it is listed for everybody, and the chosen clock (clock.py) as text; empty for none.
    public: bool = False
    clock: str = ""
    # Whether points are told while the game goes on, as they would count then.
    points: bool = True
    # Whether hints are allowed; None where nobody has said so.
    hints: bool | None = None
    # A keyed hash of the caller who made it; empty where that was not noted.
    maker: str = ""

    def chance(self) -> SealedChance:
        return SealedChance(self.seed, self.seats.nonces())


class Store:
    """The data file. Methods block until they are done, from any thread; `aside` is for the event loop."""

    def __init__(self, path: Path | str) -> None:
        self._path: Final = path
        self._db: Final = self._open()
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        take_over(self._db)
        self._writer: Final = Writer(self._db)
        self.write_times: Final = self._writer.times
        self._readers: Final[queue.SimpleQueue[sqlite3.Connection]] = queue.SimpleQueue()
        for _ in range(READERS):
            self._readers.put(self._reader())
        self._closed = False
        self._threads: Final = ThreadPoolExecutor(READERS, thread_name_prefix="store")

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(
            self._path, check_same_thread=False, isolation_level=None, timeout=BUSY_SECONDS
        )

    def _reader(self) -> sqlite3.Connection:
        reader = self._open()
        reader.execute("PRAGMA query_only = ON")
        return reader

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """A connection for one reader; the readings of one block belong to the same moment."""
        reader = self._readers.get()
        try:
            reader.execute("BEGIN")
            try:
                yield reader
            finally:
                reader.execute("COMMIT")
        finally:
            self._readers.put(reader)

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do what reads, and what follows from it, in a thread of the store."""
        if self._closed:
            raise sqlite3.ProgrammingError(CLOSED)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*args, **kwargs))

    def secret(self) -> bytes:
        """The secret of this server, made when it is first asked for."""
        found = self._writer.submit(self._secret).result()
        assert isinstance(found, bytes)
        return found

    def _secret(self) -> bytes:
        self._db.execute(
            "INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)",
            (REQUESTS, secrets.token_bytes(SECRET_BYTES)),
        )
        row = self._db.execute("SELECT value FROM secrets WHERE name = ?", (REQUESTS,)).fetchone()
        return bytes(row[0])

    def close(self) -> None:
        """Write what waits, then close the file; whoever reads or writes after that gets an error."""
        self._closed = True
        self._writer.close()
        self._threads.shutdown(wait=True)
        for _ in range(READERS):
            reader = self._readers.get()
            reader.close()
            self._readers.put(reader)

    def has(self, table: str) -> bool:
        with self._reading() as db:
            return db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None

    def writes_waiting(self) -> int:
        return self._writer.waiting()

    def create(self, table: Stored) -> bool:
        """Keep a new table. False when its id is taken."""
        return bool(self.creating(table).result())

    def creating(self, table: Stored) -> Future[object]:
        """The same without waiting for it: the future is done when the table is on disk."""
        return self._writer.submit(lambda: self._create(table))

    def _create(self, table: Stored) -> bool:
        made = self._db.execute(
            "INSERT OR IGNORE INTO tables"
            " (id, game, versions, modules, options, seed, creator, edition, public, clock, points, hints,"
            " maker, over, touched_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, CURRENT_TIMESTAMP)",
            (
                table.id,
                table.game,
                table.versions,
                json.dumps(table.modules),
                json.dumps(table.options),
                table.seed,
                table.seats.creator,
                table.edition,
                int(table.public),
                table.clock,
                int(table.points),
                None if table.hints is None else int(table.hints),
                table.maker,
            ),
        )
        if made.rowcount == 0:
            return False
        if table.public and table.maker:
            list_newest(self._db, table.maker)
        if table.edition:
            self._db.execute(
                "INSERT OR IGNORE INTO editions (digest, game, text) VALUES (?, ?, ?)",
                (table.edition, table.game, table.edition_text),
            )
        self._write_seats(table)
        return True

    def keep(self, table: Stored, entries: Sequence[Entry] = ()) -> None:
        """Keep the seats and the state of a table as they are now, with new entries, in one step."""
        self.keeping(table, entries).result()

    def keeping(
        self, table: Stored, entries: Sequence[Entry] = (), also: Also | None = None
    ) -> Future[object]:
        """The same without waiting for it, and with whatever else is written in the same step."""

        def job() -> None:
            self._keep(table, entries)
            if also is not None:
                also(self._db)

        return self._writer.submit(job)

    def _keep(self, table: Stored, entries: Sequence[Entry]) -> None:
        changed = self._db.execute(
            "UPDATE tables SET started = ?, rematch = ?, creator = ?, invitation = ?, public = public AND ?,"
            " touched_at = CURRENT_TIMESTAMP WHERE id = ? AND ended_at IS NULL",
            (
                int(table.started),
                table.rematch,
                table.seats.creator,
                table.seats.invitation,
                int(table.public),
                table.id,
            ),
        )
        self._check_changed(changed, table.id)
        self._write_seats(table)
        self._write_entries(table.id, entries)

    def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep new entries. An entry number that is taken is an error: the log is append-only."""
        self.appending(table, entries).result()

    def appending(self, table: str, entries: Sequence[Entry], also: Also | None = None) -> Future[object]:
        """The same without waiting for it, and with whatever else is written in the same step."""

        def job() -> None:
            self._write_entries(table, entries)
            changed = self._db.execute(
                "UPDATE tables SET touched_at = CURRENT_TIMESTAMP WHERE id = ? AND ended_at IS NULL",
                (table,),
            )
            self._check_changed(changed, table)
            if also is not None:
                also(self._db)

        return self._writer.submit(job)

    def reading(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What somebody else reads, all of it as it was at one moment."""
        with self._reading() as db:
            return work(db)

    def writing(self, work: Callable[[sqlite3.Connection], object]) -> Future[object]:
        """What somebody else writes; the future is done when it is on disk."""
        return self._writer.submit(lambda: work(self._db))

    def load(self, table: str) -> Stored | None:
        with self._reading() as db:
            return read_table(db, table)

    def entries(self, table: str) -> list[Entry]:
        with self._reading() as db:
            return read_entries(db, table)

    def whole(self, table: str) -> tuple[Stored, list[Entry]] | None:
        """A table and its entries as they were at one moment."""
        with self._reading() as db:
            found = read_table(db, table)
            return None if found is None else (found, read_entries(db, table))

    def _check_changed(self, changed: sqlite3.Cursor, table: str) -> None:
        """A table that the host has ended stays as it is, from that moment on."""
        if changed.rowcount == 0:
            raise sqlite3.IntegrityError(f"expected a table that goes on, got {table}, which has been ended")

    def _write_seats(self, table: Stored) -> None:
        self._db.executemany(
            "INSERT OR REPLACE INTO seats"
            " (table_id, seat, kind, name, bot, code_hash, seal, nonce, awaited, stand_in, resigned, hints,"
            " muted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table.id, at, *_row(seat)) for at, seat in enumerate(table.seats.seats)],
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
        (kept,) = self._db.execute(
            "SELECT coalesce(max(n) + 1, 0) FROM entries WHERE table_id = ?", (table,)
        ).fetchone()
        if entries and entries[0].n != kept:
            raise sqlite3.IntegrityError(f"expected entry number {kept}, got {entries[0].n}")
        self._db.executemany(
            "INSERT INTO entries (table_id, n, seat, line, id, mark) VALUES (?, ?, ?, ?, ?, ?)",
            [(table, e.n, e.seat, e.line, e.id, e.mark) for e in entries],
        )


def read_table(db: sqlite3.Connection, table: str) -> Stored | None:
    row = db.execute(
        "SELECT t.game, versions, modules, options, seed, creator, started, rematch, edition, e.text,"
        " over, ended_at, public, clock, points, t.hints, maker, invitation"
        " FROM tables t LEFT JOIN editions e ON e.digest = t.edition WHERE id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    game, versions, modules, options, seed, creator, started, rematch, edition, text, *more = row
    over, ended_at, public, clock, points, hints, maker, invitation = more
    return Stored(
        id=table,
        game=game,
        versions=versions,
        modules=tuple(json.loads(modules)),
        options=json.loads(options),
        seed=seed,
        started=bool(started),
        rematch=rematch,
        seats=_seats(db, table, creator, invitation),
        edition=edition,
        edition_text=text or "",
        over=None if over is None else bool(over),
        ended=ended_at is not None,
        public=bool(public),
        clock=clock,
        points=bool(points),
        hints=None if hints is None else bool(hints),
        maker=maker,
    )


def _row(seat: Seat) -> tuple[str | int, ...]:
    told = (seat.kind, seat.name, seat.bot, seat.code_hash, seat.seal, seat.nonce)
    return (*told, int(seat.awaited), seat.stand_in, int(seat.resigned), seat.hints, int(seat.muted))


def _seats(db: sqlite3.Connection, table: str, creator: int, invitation: str) -> Seats:
    seats = [
        Seat(
            _kind(kind),
            name,
            bot,
            code,
            seal,
            nonce,
            bool(awaited),
            stand_in,
            bool(resigned),
            hints,
            bool(muted),
        )
        for kind, name, bot, code, seal, nonce, awaited, stand_in, resigned, hints, muted in db.execute(
            "SELECT kind, name, bot, code_hash, seal, nonce, awaited, stand_in, resigned, hints, muted"
            " FROM seats WHERE table_id = ? ORDER BY seat",
            (table,),
        )
    ]
    keys = [
        (seat, key_hash)
        for seat, key_hash in db.execute(
            "SELECT seat, key_hash FROM keys WHERE table_id = ? ORDER BY rowid", (table,)
        )
    ]
    requests = [
        Request(*row)
        for row in db.execute(
            "SELECT seat, what, id_hash, body_hash FROM requests WHERE table_id = ? ORDER BY rowid", (table,)
        )
    ]
    return Seats(seats, creator, keys, requests, invitation)


def read_entries(db: sqlite3.Connection, table: str) -> list[Entry]:
    rows = db.execute("SELECT n, seat, line, id, mark FROM entries WHERE table_id = ? ORDER BY n", (table,))
    return [Entry(*row) for row in rows]


def _kind(word: str) -> SeatKind:
    match word:
        case "open" | "human" | "bot":
            return word
        case other:
            raise StoreError(f"expected a seat that is open, human or bot, got {other!r}")
