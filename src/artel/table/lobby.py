"""The lobby: making tables, joining them, coming back, playing again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from dataclasses import replace
from typing import Final

from artel.games import all_games, game_named
from artel.kernel.chance import SEED_BYTES
from artel.kernel.game import SPECTATOR
from artel.table.budget import Buckets, Limits
from artel.table.editions import Offered, edition_data
from artel.table.live import Table, not_kept
from artel.table.outbox import Load
from artel.table.person import name_of
from artel.table.repeats import Asked, Mint, asked, hashed
from artel.table.sealing import may_seal, seal_seat
from artel.table.seats import Seats, plain_code
from artel.table.store import Store, Stored
from artel.table.wire import (
    MOST_WORD,
    Message,
    WireError,
    count_or_none,
    fields_of,
    seal_or_none,
    shown,
    text_of,
)
from artel.table.wishes import game_of, option_data, rules_of, seat_kind_of, seats_of
from artel.table.worker import BotWorker

MOST_LOADED: Final = 500
# A table where nobody is leaves memory after so many seconds; sooner when its game is over.
IDLE_SECONDS: Final = 600.0
OVER_SECONDS: Final = 60.0
SWEEP_SECONDS: Final = 30.0
# Wrong return codes of one caller at one seat, and in how many seconds they are forgiven.
ATTEMPTS: Final = 5
ATTEMPTS_WINDOW: Final = 60.0
log = logging.getLogger(__name__)


class Lobby:
    """All tables of this server; those in use are in memory, all of them on disk."""

    def __init__(
        self,
        store: Store,
        worker: BotWorker,
        bot_delay: float,
        patience: float = Limits.sealing,
        editions: Offered | None = None,
    ) -> None:
        self._store: Final = store
        self._worker: Final = worker
        self._bot_delay: Final = bot_delay
        self._patience: Final = patience
        self.editions: Final = editions or Offered()
        self._load: Final = Load()
        self._mint: Final = Mint(store.secret())
        self._wrong_codes: Final = Buckets(ATTEMPTS / ATTEMPTS_WINDOW, ATTEMPTS)
        self._loaded: Final[dict[str, Table]] = {}
        self._loading: Final[dict[str, asyncio.Future[Table]]] = {}
        self._in_use: Final[Counter[str]] = Counter()
        self._making: Final = asyncio.Lock()
        self._sweeping: asyncio.Task[None] | None = None

    def games(self) -> list[Message]:
        return [
            {
                "name": game.name,
                "min_players": game.min_players,
                "max_players": game.max_players,
                "bots": self._worker.roster.levels(game.name),
                "modules": list(game.module_names()),
                "default_modules": list(game.default_modules),
                "options": [option_data(option) for option in game.options(game.module_names())],
                "editions": [edition_data(each) for each in self.editions.of(game)],
            }
            for game in all_games()
        ]

    # Tables in memory.

    def begin(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    def end(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()

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

    def is_loaded(self, name: str) -> bool:
        return name in self._loaded

    async def table(self, name: str) -> Table:
        """The table of this name, taken up from disk where necessary.

        A long game takes a while to replay, so this is done beside the other tables, once for everybody
        who waits for it.
        """
        if name not in self._loaded:
            if name not in self._loading:
                self._check_room(len(self._loading))
                self._loading[name] = asyncio.ensure_future(self._store.aside(self._read, name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            self._take_in(await asyncio.shield(self._loading[name]))
        table = self._loaded[name]
        table.asked_for_at = time.monotonic()
        await table.sure()
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

    def _read(self, name: str) -> Table:
        try:
            stored = self._store.load(name)
            if stored is None:
                raise WireError("unknown-table", "the name of a table on this server", shown(name), 404)
            return self._taken_up(stored)
        except sqlite3.Error as error:
            log.exception("table %s cannot be read", name)
            raise not_kept(error) from error

    def _taken_up(self, stored: Stored) -> Table:
        try:
            game = game_named(stored.game)
            return Table(stored, game, self._store, self._worker, self._bot_delay, self._load, self._patience)
        except sqlite3.Error:
            raise
        except Exception as error:
            # A table kept by another version of Artel must not harm the others.
            log.exception("table %s cannot be taken up", stored.id)
            known = [(game.name, game.modules.values()) for game in all_games()]
            expected = [
                versioned(name, [(each.name, str(each.version)) for each in own]) for name, own in known
            ]
            kept = versioned(stored.game, zip(stored.modules, stored.versions.split(), strict=False))
            raise WireError("unplayable-table", expected, kept, 410) from error

    def stop_bots(self) -> None:
        """No bot moves from now on. May be called from a signal's handler."""
        self._worker.stop()

    def close_connections(self) -> None:
        for table in self._loaded.values():
            table.bots.stop()
            table.sealing.stop()
            for connection in table.connections:
                connection.close()

    # Making a table.

    async def create(self, data: Message) -> Message:
        """Make a table; its creator sits at `take`, or only watches."""
        request = asked("create", data)
        game = game_of(data)
        seats = seats_of(data, game, self._worker.roster)
        rules = rules_of(data, game, len(seats), self.editions)
        take = count_or_none(data, "take")
        stored = Stored(
            id=self._mint.table(request),
            game=game.name,
            versions=rules.version,
            modules=rules.modules,
            options=rules.options,
            seed=secrets.token_bytes(SEED_BYTES),
            started=False,
            rematch=None,
            seats=Seats(seats, SPECTATOR if take is None else take),
            edition=rules.taken.digest if rules.taken is not None else "",
            edition_text=rules.taken.text if rules.taken is not None else "",
        )
        key = self._mint.key(stored.id, request)
        if take is None:
            stored.seats.give_key(SPECTATOR, key)
        else:
            name, code = name_of(data), self._mint.code(stored.id, request)
            stored.seats.sit(stored.seats.seat_for(name, take), name, key, code, seal_or_none(data))
        stored.seats.grant(request, stored.seats.creator)
        made = await self._is_new(stored)
        async with self.at(stored.id) as table:
            if not made and table.stored.seats.granted(request) is None:
                raise WireError("id-reused", "a new id for another request", "create", 409)
            self._same_key(table, request, stored.seats.creator)
            await self._start(table)
            shown_code = self._code(table, request, stored.seats.creator)
        return {"table": stored.id, "seat": take, "key": key, "code": shown_code}

    async def _is_new(self, stored: Stored) -> bool:
        """Keep a new table; False for one that the same request has made before."""
        async with self._making:
            self._check_room(0)
            try:
                made = bool(await asyncio.wrap_future(self._store.creating(stored)))
            except sqlite3.Error as error:
                log.exception("a new table cannot be kept")
                raise not_kept(error) from error
            if made:
                self._take_in(self._taken_up(stored))
        return made

    async def _start(self, table: Table) -> None:
        """Start a new table where nothing is missing."""
        async with table.lock:
            if table.room is None:
                await table.keep_seats()

    def _same_key(self, table: Table, request: Asked, seat: int) -> str:
        """The key that a request was answered with before, where it still opens its seat."""
        key = self._mint.key(table.stored.id, request)
        if table.stored.seats.holder(key) != seat:
            raise WireError("wrong-key", "a request whose key still opens its seat", "a revoked key", 403)
        return key

    def _code(self, table: Table, request: Asked, seat: int) -> str | None:
        """The return code that a request led to; None for who has no seat, or another code since."""
        code = self._mint.code(table.stored.id, request)
        return code if seat >= 0 and table.stored.seats.is_code(seat, code) else None

    # Sitting down.

    async def join(self, table: Table, data: Message) -> Message:
        name = name_of(data)
        wanted = count_or_none(data, "seat")
        request, seal = asked("join", data), seal_or_none(data)
        async with table.lock:
            seats = table.stored.seats
            seat = seats.granted(request)
            if seat is not None:
                key, code = self._same_key(table, request, seat), self._code(table, request, seat)
                return {"seat": seat, "key": key, "code": code}
            given = data.get("key")
            held = seats.holder(given) if isinstance(given, str) else None
            if held is not None and held >= 0:
                raise WireError("already-seated", "somebody without a seat at this table", held, 409)
            seat = seats.seat_for(name, wanted)
            key, code = self._mint.key(table.stored.id, request), self._mint.code(table.stored.id, request)
            seats.sit(seat, name, key, code, seal)
            seats.grant(request, seat)
            await table.keep_seats()
        return {"seat": seat, "key": key, "code": code}

    async def come_back(self, table: Table, data: Message, caller: str = "") -> Message:
        """Another device of the same person, known by the short return code."""
        seat = count_or_none(data, "seat")
        code = text_of(data, "code", MOST_WORD)
        if seat is None:
            raise WireError("missing-field", "seat", fields_of(data))
        request, seal = asked("return", data), seal_or_none(data)
        async with table.lock:
            seats = table.stored.seats
            seats.check_person(seat)
            self._check_code(table, seat, code, caller)
            if seats.granted(request) is not None:
                key = self._same_key(table, request, seat)
            else:
                key = self._mint.key(table.stored.id, request)
                seats.give_key(seat, key)
                if seal and table.room is None and may_seal(seats):
                    seal_seat(seats, seat, seal)
                seats.grant(request, seat)
                await table.keep_seats()
        return {"seat": seat, "key": key, "code": plain_code(code)}

    def _check_code(self, table: Table, seat: int, code: str, caller: str) -> None:
        """Every caller has attempts of their own: nobody uses up those of the person who knows the code."""
        attempts = f"{caller} {table.stored.id} {seat}"
        if self._wrong_codes.left(attempts) < 1:
            wait = int(ATTEMPTS_WINDOW / ATTEMPTS) + 1
            raise WireError("too-many-attempts", f"a new attempt after {wait} seconds", ATTEMPTS, 429)
        if not table.stored.seats.is_code(seat, code):
            self._wrong_codes.spend(attempts)
            raise WireError("wrong-code", f"the return code of seat {seat}", "another code", 403)

    async def revoke(self, table: Table, data: Message) -> Message:
        """Leave a seat only the key that asks, with a new return code: whoever else has one is out."""
        key = text_of(data, "key", MOST_WORD)
        request = asked("revoke", data)
        async with table.lock:
            seats = table.stored.seats
            seat = seat_of(table, key)
            if seats.granted(request) is None:
                seats.revoke(seat, key, self._mint.code(table.stored.id, request))
                seats.grant(request, seat)
                await table.keep_seats()
                table.close_seat(seat)
            code = self._code(table, request, seat)
        return {"seat": seat if seat >= 0 else None, "key": key, "code": code}

    async def change_seat(self, table: Table, number: int, data: Message) -> Message:
        """The creator fills an open seat with a bot, or opens it again, before the start."""
        key = text_of(data, "key", MOST_WORD)
        kind, bot = seat_kind_of(data, table.game, self._worker.roster)
        request = asked("seat", data, str(number))
        async with table.lock:
            seats = table.stored.seats
            seat = seat_of(table, key)
            if seats.granted(request) is None:
                if table.room is not None or not may_seal(seats):
                    raise WireError("already-started", "a table before its start", table.phase(), 409)
                if seat != seats.creator:
                    raise WireError("not-the-creator", "the key of the table's creator", "another key", 403)
                seats.place(number, kind, bot)
                seats.grant(request, seat)
                await table.keep_seats()
        return table.summary()

    async def rematch(self, table: Table, data: Message) -> Message:
        """A new table with the same people and bots, whose keys open it too; everyone gets the same."""
        key = text_of(data, "key", MOST_WORD)
        asked("rematch", data)
        async with table.lock:
            seat_of(table, key)
            stored = table.stored
            if stored.rematch is None:
                if table.phase() not in ("over", "stopped"):
                    raise WireError("not-over", "a table whose game is over", table.phase(), 409)
                # Its name follows from this table's, so that it is the same one whenever it is asked for.
                request = asked("rematch", {"id": hashed(stored.id)})
                again = replace(
                    stored,
                    id=self._mint.table(request),
                    seed=secrets.token_bytes(SEED_BYTES),
                    versions=table.rules.version,
                    started=False,
                    rematch=None,
                    seats=stored.seats.again(),
                )
                await self._is_new(again)
                async with self.at(again.id) as new:
                    await self._start(new)
                stored.rematch = again.id
                await table.keep_seats()
        return {"table": stored.rematch}


def versioned(game: str, modules: Iterable[tuple[str, str]]) -> str:
    """A game as a refusal names it: its modules, each with the version of its rules."""
    return f"{game}: {', '.join(f'{name} {version}' for name, version in modules)}"


def seat_of(table: Table, key: str) -> int:
    """The seat this key opens; a key that opens none is refused."""
    seat = table.stored.seats.holder(key)
    if seat is None:
        raise WireError("wrong-key", "the key of a seat at this table", "another key", 403)
    return seat
