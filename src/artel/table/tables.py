"""The tables of a server: those in use are in memory, all of them on disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Final

from artel.games import game_named
from artel.table.budget import Limits
from artel.table.curve import Curves
from artel.table.expiry import Keep, abandoned, ended_among, remove, touch
from artel.table.guest_store import write_standing
from artel.table.lent import Lent
from artel.table.live import Table, not_kept
from artel.table.outbox import Load
from artel.table.servertime import ServerTime
from artel.table.store import Store, Stored
from artel.table.unplayable import unplayable
from artel.table.wire import WireError, shown
from artel.table.worker import BotWorker

MOST_LOADED: Final = 500
# A table where nobody is leaves memory after so many seconds; sooner when its game is over.
IDLE_SECONDS: Final = 600.0
OVER_SECONDS: Final = 60.0
SWEEP_SECONDS: Final = 30.0
# How often somebody looks for tables that the host has ended, and for abandoned ones.
ENDED_SECONDS: Final = 2.0
EXPIRE_SECONDS: Final = 600.0
log = logging.getLogger(__name__)


class Tables:
    """Takes tables up from disk, lets go of those nobody uses, and forgets those everybody has left."""

    def __init__(
        self,
        store: Store,
        worker: BotWorker,
        bot_delay: float,
        time: ServerTime,
        patience: float = Limits.sealing,
        keep: Keep | None = None,
    ) -> None:
        self._store: Final = store
        self._worker: Final = worker
        self._bot_delay: Final = bot_delay
        self._patience: Final = patience
        self.time: Final = time
        self._keep: Final = keep or Keep()
        self._load: Final = Load()
        self._curves: Final = Curves()
        self.lent: Final = Lent()
        self._loaded: Final[dict[str, Table]] = {}
        self._loading: Final[dict[str, asyncio.Future[Table]]] = {}
        self._in_use: Final[Counter[str]] = Counter()
        # Those that are just being removed from disk.
        self._leaving: Final[set[str]] = set()
        self._chores: Final[list[asyncio.Task[None]]] = []

    def begin(self) -> None:
        self._chores.append(asyncio.create_task(self._sweep()))
        self._chores.append(asyncio.create_task(self._look_for_ended()))
        self._chores.append(asyncio.create_task(self._expire()))

    def end(self) -> None:
        for chore in self._chores:
            chore.cancel()

    @contextlib.asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[Table]:
        """The table of this name, which stays in memory meanwhile."""
        self._in_use[name] += 1
        try:
            yield await self.table(name)
        finally:
            self._in_use[name] -= 1
            if self._in_use[name] <= 0:
                del self._in_use[name]

    @property
    def store(self) -> Store:
        return self._store

    def loaded(self) -> list[Table]:
        return list(self._loaded.values())

    def unsent(self) -> int:
        """How many bytes wait for guests."""
        return self._load.bytes()

    def is_loaded(self, name: str) -> bool:
        return name in self._loaded

    def game_at(self, name: str) -> str | None:
        """The game of a table that is at hand; to know it of the others would cost something."""
        return self._loaded[name].game.name if name in self._loaded else None

    async def table(self, name: str) -> Table:
        """The table of this name, taken up from disk where necessary.

        A long game takes a while to replay, so this is done beside the other tables, once for everybody
        who waits for it.
        """
        if name in self._leaving:
            raise unknown_table(name)
        if name not in self._loaded:
            if name not in self._loading:
                self._check_room(len(self._loading))
                self._loading[name] = asyncio.ensure_future(self._store.aside(self._read, name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            self._take_in(await asyncio.shield(self._loading[name]))
        table = self._loaded[name]
        table.asked_for_at = time.monotonic()
        await table.sure()
        if table.kept.ended:
            raise unknown_table(name)
        return table

    def _take_in(self, table: Table) -> None:
        """Hold a table in memory, unless somebody else who waited for it has done so already."""
        if table.stored.id not in self._loaded:
            self._check_room(0)
            self._loaded[table.stored.id] = table

    def _check_room(self, coming: int) -> None:
        """Make room for another table: those that nobody uses leave, first who was asked for least lately."""
        beyond = len(self._loaded) + coming + 1 - MOST_LOADED
        if beyond <= 0:
            return
        free = sorted(filter(self._is_free, self._loaded.values()), key=lambda table: table.asked_for_at)
        if len(free) < beyond:
            raise WireError("too-many-tables", f"at most {MOST_LOADED} tables in use at once", "more", 503)
        for table in free[:beyond]:
            del self._loaded[table.stored.id]

    def _is_free(self, table: Table) -> bool:
        return not self._in_use[table.stored.id] and not table.is_busy()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Let go of the tables that nobody has asked for in a while."""
        for name, table in list(self._loaded.items()):
            most = OVER_SECONDS if table.phase() in ("over", "stopped") else IDLE_SECONDS
            if now - table.asked_for_at > most and self._is_free(table):
                del self._loaded[name]

    # Tables that leave for good.

    async def _look_for_ended(self) -> None:
        while True:
            await asyncio.sleep(ENDED_SECONDS)
            with _logged("tables that the host has ended cannot be looked for"):
                await self.close_ended()

    async def close_ended(self) -> None:
        """See everybody out of the tables that the host has ended meanwhile, in another process."""
        names = list(self._loaded)
        if not names:
            return
        for name in await self._store.aside(self._store.reading, lambda db: ended_among(db, names)):
            if (table := self._loaded.pop(name, None)) is not None:
                log.info("table %s: ended by the host", name)
                send_home(table)
                for connection in self.lent.of(name):
                    connection.close()

    async def _expire(self) -> None:
        while True:
            await asyncio.sleep(EXPIRE_SECONDS)
            with _logged("abandoned tables cannot be removed"):
                await self.expire()

    async def expire(self) -> None:
        """Remove a few of the tables that have been kept long enough, never one that somebody uses."""
        present = [name for name, table in self._loaded.items() if has_guests(table)]
        await asyncio.wrap_future(self._store.writing(lambda db: touch(db, present)))
        found = await self._store.aside(self._store.reading, lambda db: abandoned(db, self._keep))
        gone = [name for name in found if self._may_leave(name)]
        if not gone:
            return
        self._leaving.update(gone)
        try:
            for name in gone:
                self._loaded.pop(name, None)
            await asyncio.wrap_future(self._store.writing(lambda db: remove(db, gone)))
            log.info("%d abandoned tables removed: %s", len(gone), ", ".join(gone))
        finally:
            self._leaving.difference_update(gone)

    def _may_leave(self, name: str) -> bool:
        if self._in_use[name] or name in self._loading:
            return False
        return name not in self._loaded or self._is_free(self._loaded[name])

    # Taking a table up.

    def _read(self, name: str) -> Table:
        try:
            stored = self._store.load(name)
            if stored is None or stored.ended:
                raise unknown_table(name)
            table = self._taken_up(stored)
            standing = table.guests.standing
            if stored.over is None and standing is not None:
                self._store.writing(lambda db: write_standing(db, name, standing))
            return table
        except sqlite3.Error as error:
            log.exception("table %s cannot be read", name)
            raise not_kept(error) from error

    def _taken_up(self, stored: Stored) -> Table:
        try:
            game = game_named(stored.game)
            around = (self._store, self._worker, self._bot_delay, self._load, self._patience, self.time)
            return Table(stored, game, *around, self._curves, self.lent)
        except sqlite3.Error:
            raise
        except Exception as error:
            # A table kept by another version of Artel must not harm the others.
            log.exception("table %s cannot be taken up", stored.id)
            raise unplayable(stored) from error

    def stop_bots(self) -> None:
        """No bot moves from now on. May be called from a signal's handler."""
        self._worker.stop()

    def close_connections(self) -> None:
        for table in self._loaded.values():
            send_home(table)


@contextlib.contextmanager
def _logged(what: str) -> Iterator[None]:
    """A chore that fails is told, and tried again the next time."""
    try:
        yield
    except Exception:
        log.exception(what)


def has_guests(table: Table) -> bool:
    """True while somebody is there who has a seat."""
    return any(connection.has_key for connection in table.connections)


def send_home(table: Table) -> None:
    """Nothing goes on there any more, and everybody is asked to leave."""
    table.bots.stop()
    table.sealing.stop()
    table.guests.stop()
    for connection in table.connections:
        connection.close()


def unknown_table(name: str) -> WireError:
    return WireError("unknown-table", "the name of a table on this server", shown(name), 404)
