"""The tables of a server: those in use are in memory, all of them on disk.

What is bounded is the memory they take. Where it is used up, games at which nothing goes on are put away,
first those of the caller who holds most; their guests stay connected and notice nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Final

from artel.games import game_named
from artel.table.budget import Limits
from artel.table.curve import Curves
from artel.table.expiry import Keep, abandoned, ended_among, remove, touch
from artel.table.guest_store import write_standing
from artel.table.lent import Lent
from artel.table.live import Connection, Table, not_kept
from artel.table.loaded import Loaded
from artel.table.outbox import Load
from artel.table.rest import Rest, put_to_rest, take_up
from artel.table.servertime import ServerTime
from artel.table.store import Store, Stored
from artel.table.unplayable import unplayable
from artel.table.wire import WireError, shown
from artel.table.worker import BotWorker

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
        memory: int = Limits.memory,
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
        self._loaded: Final = Loaded(memory)
        # The guests of tables that are put away.
        self._resting: Final[dict[str, Rest]] = {}
        self._loading: Final[dict[str, asyncio.Future[Table]]] = {}
        self._in_use: Final[Counter[str]] = Counter()
        # Those that are just being removed from disk.
        self._leaving: Final[set[str]] = set()
        self._chores: Final[list[asyncio.Task[None]]] = []
        self._waking: Final[set[asyncio.Task[None]]] = set()

    def begin(self) -> None:
        self._chores.append(asyncio.create_task(self._sweep()))
        self._chores.append(asyncio.create_task(self._look_for_ended()))
        self._chores.append(asyncio.create_task(self._expire()))

    def end(self) -> None:
        for task in [*self._chores, *self._waking]:
            task.cancel()
        for rest in self._resting.values():
            rest.stop()

    @contextlib.asynccontextmanager
    async def at(self, name: str, caller: str = "") -> AsyncIterator[Table]:
        """The table of this name, which stays in memory meanwhile; the caller is whoever wants it."""
        with self._used(name):
            yield await self.table(name, caller)
        self._loaded.weigh(name)
        self.make_room(caller)

    @contextlib.contextmanager
    def _used(self, name: str) -> Iterator[None]:
        self._in_use[name] += 1
        try:
            yield
        finally:
            self._in_use[name] -= 1
            if self._in_use[name] <= 0:
                del self._in_use[name]

    @property
    def store(self) -> Store:
        return self._store

    def loaded(self) -> list[Table]:
        return self._loaded.tables()

    def let_go(self) -> int:
        """How many tables have left memory so far."""
        return self._loaded.let_go

    def memory(self) -> int:
        """About how many bytes the tables in memory take."""
        return self._loaded.weight

    def connections(self) -> list[Connection]:
        """Everybody who is connected to a table, in memory or put away."""
        here = [connection for table in self.loaded() for connection in table.connections]
        return [*here, *(connection for rest in self._resting.values() for connection in rest.connections)]

    def unsent(self) -> int:
        """How many bytes wait for guests."""
        return self._load.bytes()

    def is_loaded(self, name: str) -> bool:
        return name in self._loaded

    def game_at(self, name: str) -> str | None:
        """The game of a table that is at hand; to know it of the others would cost something."""
        table = self._loaded.find(name)
        return None if table is None else table.game.name

    async def table(self, name: str, caller: str = "") -> Table:
        """The table of this name, taken up from disk where necessary.

        A long game takes a while to replay, so this is done beside the other tables, once for everybody
        who waits for it.
        """
        if name in self._leaving:
            raise unknown_table(name)
        with self._used(name):
            if name not in self._loaded:
                if name not in self._loading:
                    self._loading[name] = asyncio.ensure_future(self._store.aside(self._read, name))
                    self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
                self._take_in(await asyncio.shield(self._loading[name]), caller)
            table = self._loaded.use(name, caller)
            await table.sure()
            if table.kept.ended:
                raise unknown_table(name)
            return table

    def _take_in(self, table: Table, caller: str) -> None:
        """Hold a table in memory, unless somebody else who waited for it has done so already."""
        name = table.stored.id
        if name in self._loaded:
            return
        if (rest := self._resting.pop(name, None)) is not None:
            take_up(table, rest)
        table.account.called_by(caller)
        self._loaded.add(table, caller)
        self.make_room(caller)

    # Making room.

    def make_room(self, caller: str) -> bool:
        """Let tables leave memory until the others have room; False where this caller leaves none.

        Tables at which nothing goes on are put away. Where that is not enough, guests of callers who hold
        more than this one are asked to come again.
        """
        while self._loaded.is_full() and (idle := self._loaded.first_to_leave(self._is_free)) is not None:
            self._put_away(idle)
        while self._loaded.is_full():
            table = self._loaded.first_to_leave(self._may_be_stopped, rather_than=caller)
            if table is None:
                return False
            log.info("table %s: stopped to make room", table.stored.id)
            self._loaded.drop(table.stored.id)
            send_home(table)
        return True

    def _is_free(self, table: Table) -> bool:
        return not self._in_use[table.stored.id] and not table.is_busy()

    def _may_be_stopped(self, table: Table) -> bool:
        return not self._in_use[table.stored.id] and not table.is_writing()

    def _put_away(self, table: Table) -> None:
        """Let a table leave memory; who is connected stays connected."""
        name = table.stored.id
        held = self._loaded.drop(name)
        if held is None or not table.connections:
            return
        rest = self._resting[name] = put_to_rest(table, held.caller)
        if rest.rings_at is not None:
            rest.alarm = self.time.call_at(rest.rings_at, lambda: self._wake(name, rest.caller))

    def _wake(self, name: str, caller: str) -> None:
        """Take a table up again that somebody is connected to, and tell them how it stands."""
        task = asyncio.create_task(self._wake_up(name, caller))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _wake_up(self, name: str, caller: str) -> None:
        with _logged(f"table {name}: not taken up again"):
            async with self.at(name, caller) as table:
                table.announce()

    def disconnect(self, name: str, connection: Connection) -> None:
        """Somebody goes; those who stay at the table are told, where it matters to them."""
        connection.close()
        table, rest = self._loaded.find(name), self._resting.get(name)
        if table is not None:
            table.disconnect(connection)
        elif rest is not None and rest.leave(connection, self.time.now()):
            if rest.connections:
                self._wake(name, rest.caller)
            else:
                rest.stop()
                del self._resting[name]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Let go of the tables that nobody has asked for in a while."""
        for table in self._loaded.tables():
            name = table.stored.id
            self._loaded.weigh(name)
            most = OVER_SECONDS if table.phase() in ("over", "stopped") else IDLE_SECONDS
            idle = not table.connections and now - self._loaded.unused_since(name) > most
            if idle and self._is_free(table):
                self._loaded.drop(name)

    # Tables that leave for good.

    async def _look_for_ended(self) -> None:
        while True:
            await asyncio.sleep(ENDED_SECONDS)
            with _logged("tables that the host has ended cannot be looked for"):
                await self.close_ended()

    async def close_ended(self) -> None:
        """See everybody out of the tables that the host has ended meanwhile, in another process."""
        names = [*self._loaded.names(), *self._resting]
        if not names:
            return
        for name in await self._store.aside(self._store.reading, lambda db: ended_among(db, names)):
            held, rest = self._loaded.drop(name), self._resting.pop(name, None)
            log.info("table %s: ended by the host", name)
            if held is not None:
                send_home(held.table)
            if rest is not None:
                rest.send_home()
            for connection in self.lent.of(name):
                connection.close()

    async def _expire(self) -> None:
        while True:
            await asyncio.sleep(EXPIRE_SECONDS)
            with _logged("abandoned tables cannot be removed"):
                await self.expire()

    async def expire(self) -> None:
        """Remove a few of the tables that have been kept long enough, never one that somebody uses."""
        present = [table.stored.id for table in self._loaded.tables() if has_guests(table.connections)]
        present += [name for name, rest in self._resting.items() if has_guests(rest.connections)]
        await asyncio.wrap_future(self._store.writing(lambda db: touch(db, present)))
        found = await self._store.aside(self._store.reading, lambda db: abandoned(db, self._keep))
        gone = [name for name in found if self._may_leave(name)]
        if not gone:
            return
        self._leaving.update(gone)
        try:
            for name in gone:
                self._loaded.drop(name)
            await asyncio.wrap_future(self._store.writing(lambda db: remove(db, gone)))
            log.info("%d abandoned tables removed: %s", len(gone), ", ".join(gone))
        finally:
            self._leaving.difference_update(gone)

    def _may_leave(self, name: str) -> bool:
        if self._in_use[name] or name in self._loading or name in self._resting:
            return False
        table = self._loaded.find(name)
        return table is None or (not table.connections and self._is_free(table))

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
        for table in self._loaded.tables():
            send_home(table)
        for rest in self._resting.values():
            rest.send_home()


@contextlib.contextmanager
def _logged(what: str) -> Iterator[None]:
    """A chore that fails is told, and tried again the next time."""
    try:
        yield
    except Exception:
        log.exception(what)


def has_guests(connections: Iterable[Connection]) -> bool:
    """True while somebody is there who has a seat."""
    return any(connection.has_key for connection in connections)


def send_home(table: Table) -> None:
    """Nothing goes on there any more, and everybody is asked to leave."""
    table.bots.stop()
    table.sealing.stop()
    table.guests.stop()
    for connection in table.connections:
        connection.close()


def unknown_table(name: str) -> WireError:
    return WireError("unknown-table", "the name of a table on this server", shown(name), 404)
