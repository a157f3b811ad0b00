"""The lobby: making tables, joining them, coming back, playing again."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from artel.bots.search.minds import has_mind
from artel.games import all_games
from artel.kernel.game import SPECTATOR
from artel.table import luck
from artel.table.awake import Awake
from artel.table.budget import Buckets, Limits
from artel.table.comings import Comings, seat_of
from artel.table.editions import Offered, edition_data
from artel.table.expiry import Keep
from artel.table.guest_store import read_awake
from artel.table.kept_rules import versions_now
from artel.table.listing import Listing
from artel.table.live import Table, not_kept
from artel.table.person import name_of
from artel.table.repeats import Asked, Mint, asked, hashed
from artel.table.sealing import may_seal, seal_seat
from artel.table.seats import Seats, plain_code
from artel.table.servertime import ServerTime
from artel.table.store import Store, Stored
from artel.table.tables import Tables
from artel.table.wire import (
    MOST_WORD,
    Message,
    WireError,
    count_or_none,
    fields_of,
    seal_or_none,
    text_of,
)
from artel.table.wishes import (
    clock_text,
    game_of,
    hints_wished,
    is_public,
    option_data,
    rules_of,
    seat_kind_of,
    seats_of,
    tells_points,
)
from artel.table.worker import BotWorker

# Wrong return codes of one caller at one seat, and in how many seconds they are forgiven.
ATTEMPTS: Final = 5
ATTEMPTS_WINDOW: Final = 60.0
log = logging.getLogger(__name__)


class Lobby(Tables):
    """The door to all tables of this server."""

    def __init__(
        self,
        store: Store,
        worker: BotWorker,
        bot_delay: float,
        patience: float = Limits.sealing,
        editions: Offered | None = None,
        keep: Keep | None = None,
        time: Callable[[float], ServerTime] = ServerTime,
        memory: int = Limits.memory,
    ) -> None:
        super().__init__(store, worker, bot_delay, time(store.reading(read_awake)), patience, keep, memory)
        self.editions: Final = editions or Offered()
        self.comings: Final = Comings(worker.roster)
        self.listing: Final = Listing(store, self.time, self.at)
        self._awake: Final = Awake(store, self.time)
        self._mint: Final = Mint(store.secret())
        self._wrong_codes: Final = Buckets(ATTEMPTS / ATTEMPTS_WINDOW, ATTEMPTS)

    def games(self) -> list[Message]:
        return [
            {
                "name": game.name,
                "min_players": game.min_players,
                "max_players": game.max_players,
                "bots": self._worker.roster.levels(game.name),
                "usual_bot": self._worker.roster.usual(game.name),
                "modules": list(game.module_names()),
                "default_modules": list(game.default_modules),
                "options": [option_data(option) for option in game.options(game.module_names())],
                "editions": [edition_data(each) for each in self.editions.of(game)],
                "hints": has_mind(game.name),
            }
            for game in all_games()
        ]

    def begin(self) -> None:
        super().begin()
        self._awake.begin()

    def end(self) -> None:
        super().end()
        self._awake.end()

    # Making a table.

    async def create(self, data: Message, caller: str = "") -> Message:
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
            seed=luck.new_seed(),
            started=False,
            rematch=None,
            seats=Seats(seats, SPECTATOR if take is None else take),
            edition=rules.taken.digest if rules.taken is not None else "",
            edition_text=rules.taken.text if rules.taken is not None else "",
            public=is_public(data),
            clock=clock_text(data, game, self._worker.roster),
            points=tells_points(data),
            hints=hints_wished(data),
            maker=self._mint.maker(caller),
        )
        key = self._mint.key(stored.id, request)
        if take is None:
            stored.seats.give_key(SPECTATOR, key)
        else:
            name, code = name_of(data), self._mint.code(stored.id, request)
            stored.seats.sit(stored.seats.seat_for(name, take), name, key, code, seal_or_none(data))
        stored.seats.grant(request, stored.seats.creator)
        self._check_room(caller)
        made = await self._is_new(stored)
        log.info("table %s: %s with %d seats", stored.id, stored.game, len(seats))
        async with self.at(stored.id, caller) as table:
            if not made and table.stored.seats.granted(request) is None:
                raise WireError("id-reused", "a new id for another request", "create", 409)
            self._same_key(table, request, stored.seats.creator)
            await self._start(table)
            shown_code = self._code(table, request, stored.seats.creator)
        return {"table": stored.id, "seat": take, "key": key, "code": shown_code}

    def _check_room(self, caller: str) -> None:
        """Refuse a new table to whoever holds the memory that there is for tables, all of it busy."""
        if not self.make_room(caller):
            expected = f"tables of {self._loaded.most} bytes together, others' among them"
            raise WireError("too-many-tables", expected, self._loaded.weight, 503)

    async def _is_new(self, stored: Stored) -> bool:
        """Keep a new table; False for one that the same request has made before."""
        try:
            return bool(await asyncio.wrap_future(self._store.creating(stored)))
        except sqlite3.Error as error:
            log.exception("a new table cannot be kept")
            raise not_kept(error) from error

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
            seats.check_invited(data.get("invitation"))
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
        """A new key and a new return code for a seat: whoever has an old one is out, wherever they are."""
        key = text_of(data, "key", MOST_WORD)
        request = asked("revoke", data)
        async with table.lock:
            seats = table.stored.seats
            seat = seats.granted(request)
            if seat is None:
                seat = seat_of(table, key)
                new = self._mint.key(table.stored.id, request)
                seats.revoke(seat, new, self._mint.code(table.stored.id, request))
                seats.grant(request, seat)
                await table.keep_seats()
            key, code = self._same_key(table, request, seat), self._code(table, request, seat)
        return {"seat": seat if seat >= 0 else None, "key": key, "code": code}

    async def change_seat(self, table: Table, number: int, data: Message) -> Message:
        """The creator fills an open seat with a bot, or opens one again, before the start."""
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
                invitation = seats.invitation
                seats.place(number, kind, bot)
                if seats.invitation != invitation:
                    # Whoever was shown out would find the table on the list.
                    table.stored.public = False
                seats.grant(request, seat)
                await table.keep_seats()
        return table.summary()

    async def rematch(self, table: Table, data: Message, caller: str = "") -> Message:
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
                    seed=luck.new_seed(),
                    versions=versions_now(stored, table.game),
                    started=False,
                    rematch=None,
                    public=False,
                    seats=stored.seats.again(),
                )
                await self._is_new(again)
                async with self.at(again.id, caller) as new:
                    await self._start(new)
                stored.rematch = again.id
                await table.keep_seats()
        return {"table": stored.rematch}
