"""The lobby: making tables, joining them, coming back, playing again."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from dataclasses import replace
from typing import Final

from artel.bots import levels
from artel.games import GAMES, game_named
from artel.kernel.chance import SEED_BYTES
from artel.kernel.game import SPECTATOR, DataError, Game
from artel.table.live import Table, not_kept
from artel.table.names import new_name
from artel.table.seats import Seat, SeatKind, Seats, hashed, new_key, plain_code
from artel.table.store import Store, Stored
from artel.table.wire import (
    MOST_WORD,
    MOST_WORDS,
    Message,
    WireError,
    count_or_none,
    fields_of,
    name_of,
    shown,
    text_of,
)
from artel.table.worker import BotWorker

MOST_LOADED: Final = 200
log = logging.getLogger(__name__)


class Lobby:
    """All tables of this server; those in use are in memory, all of them on disk."""

    def __init__(self, store: Store, worker: BotWorker, bot_delay: float) -> None:
        self._store: Final = store
        self._worker: Final = worker
        self._bot_delay: Final = bot_delay
        self._loaded: Final[dict[str, Table]] = {}
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}

    def games(self) -> list[Message]:
        return [
            {
                "name": game.name,
                "min_players": game.min_players,
                "max_players": game.max_players,
                "bots": list(levels(game.name)),
                "modules": list(game.modules),
            }
            for game in GAMES
        ]

    async def table(self, name: str) -> Table:
        """The table of this name, taken up from disk where necessary.

        A long game takes a while to replay, so this is done beside the other tables, once for everybody
        who waits for it.
        """
        if name not in self._loaded:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(asyncio.to_thread(self._read, name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            self._take_in(await asyncio.shield(self._loading[name]))
        table = self._loaded[name]
        table.asked_for_at = time.monotonic()
        return table

    def _take_in(self, table: Table) -> None:
        """Hold a table in memory, unless somebody else who waited for it has done so already."""
        if len(self._loaded) >= MOST_LOADED:
            for name in [name for name, known in self._loaded.items() if known.idle()]:
                del self._loaded[name]
        self._loaded.setdefault(table.stored.id, table)

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
            return Table(stored, game, self._store, self._worker, self._bot_delay)
        except sqlite3.Error:
            raise
        except Exception as error:
            # A table kept by another version of Artel must not harm the others.
            log.exception("table %s cannot be taken up", stored.id)
            kept = f"{stored.game}, rules version {stored.rules_version}"
            expected = [f"{game.name}, rules version {game.rules_version}" for game in GAMES]
            raise WireError("unplayable-table", expected, kept, 410) from error

    def close_connections(self) -> None:
        for table in self._loaded.values():
            table.stop_bots()
            for connection in table.connections:
                connection.close()

    # Making a table.

    async def create(self, data: Message) -> Message:
        """Make a table; its creator sits at `take`, or only watches."""
        game = _game(data)
        seats = _seats(data, game)
        modules, options = _modules(data, game), _options(data)
        try:
            game.rules(len(seats), modules, options or None)
        except ValueError as error:
            raise WireError("bad-rules", f"rules of {game.name}", str(error)) from error
        take = count_or_none(data, "take")
        stored = Stored(
            id="",
            game=game.name,
            rules_version=game.rules_version,
            modules=modules,
            options=options,
            seed=secrets.token_bytes(SEED_BYTES),
            started=False,
            rematch=None,
            seats=Seats(seats, SPECTATOR if take is None else take),
        )
        if take is None:
            key, code = new_key(), None
            stored.seats.keys.append((SPECTATOR, hashed(key)))
        else:
            number = stored.seats.seat_for(name_of(data), take)
            key, code = stored.seats.sit(number, name_of(data))
        table = await self._new_table(stored)
        return {"table": table.stored.id, "seat": take, "key": key, "code": code}

    async def _new_table(self, stored: Stored) -> Table:
        digits = 2
        named = replace(stored, id=new_name(digits))
        try:
            while not await asyncio.to_thread(self._store.create, named):
                digits += 1
                named = replace(stored, id=new_name(digits))
        except sqlite3.Error as error:
            log.exception("a new table cannot be kept")
            raise not_kept(error) from error
        table = self._taken_up(named)
        self._take_in(table)
        async with table.lock:
            await table.keep_seats()
        return table

    # Sitting down.

    async def join(self, table: Table, data: Message) -> Message:
        name = name_of(data)
        wanted = count_or_none(data, "seat")
        key = data.get("key")
        async with table.lock:
            seats = table.stored.seats
            held = seats.holder(key) if isinstance(key, str) else None
            if held is not None and held >= 0:
                raise WireError("already-seated", "somebody without a seat at this table", held, 409)
            seat = seats.seat_for(name, wanted)
            key, code = seats.sit(seat, name)
            await table.keep_seats()
        return {"seat": seat, "key": key, "code": code}

    async def come_back(self, table: Table, data: Message) -> Message:
        """Another device of the same person, known by the short return code."""
        seat = count_or_none(data, "seat")
        code = text_of(data, "code", MOST_WORD)
        if seat is None:
            raise WireError("missing-field", "seat", fields_of(data))
        async with table.lock:
            key = table.stored.seats.come_back(seat, code, time.monotonic())
            await table.keep_seats()
        return {"seat": seat, "key": key, "code": plain_code(code)}

    async def change_seat(self, table: Table, number: int, data: Message) -> Message:
        """The creator fills an open seat with a bot, or opens it again, before the start."""
        key = text_of(data, "key", MOST_WORD)
        kind, bot = _seat_kind(data, table.game)
        async with table.lock:
            if table.room is not None:
                raise WireError("already-started", "a table before its start", table.phase(), 409)
            if seat_of(table, key) != table.stored.seats.creator:
                raise WireError("not-the-creator", "the key of the table's creator", "another key", 403)
            table.stored.seats.place(number, kind, bot)
            await table.keep_seats()
        return table.summary()

    async def rematch(self, table: Table, data: Message) -> Message:
        """A new table with the same people and bots, whose keys open it too; everyone gets the same."""
        key = text_of(data, "key", MOST_WORD)
        async with table.lock:
            seat_of(table, key)
            stored = table.stored
            if stored.rematch is None:
                if table.phase() not in ("over", "stopped"):
                    raise WireError("not-over", "a table whose game is over", table.phase(), 409)
                again = replace(
                    stored,
                    seed=secrets.token_bytes(SEED_BYTES),
                    rules_version=table.game.rules_version,
                    started=False,
                    rematch=None,
                    seats=stored.seats.copy(),
                )
                stored.rematch = (await self._new_table(again)).stored.id
                await table.keep_seats()
        return {"table": stored.rematch}


def seat_of(table: Table, key: str) -> int:
    """The seat this key opens; a key that opens none is refused."""
    seat = table.stored.seats.holder(key)
    if seat is None:
        raise WireError("wrong-key", "the key of a seat at this table", "another key", 403)
    return seat


def _game(data: Message) -> Game:
    name = text_of(data, "game", MOST_WORD)
    try:
        return game_named(name)
    except DataError as error:
        raise WireError("unknown-game", [game.name for game in GAMES], shown(name)) from error


def _seats(data: Message, game: Game) -> list[Seat]:
    given = data.get("seats")
    if "seats" not in data:
        raise WireError("missing-field", "seats", fields_of(data))
    if not isinstance(given, list):
        raise WireError("wrong-type", "seats: a list", shown(given))
    if not game.min_players <= len(given) <= game.max_players:
        raise WireError("wrong-players", f"{game.min_players} to {game.max_players} seats", len(given))
    seats: list[Seat] = []
    for place in given:
        if not isinstance(place, dict):
            raise WireError("wrong-type", "seats: a list of objects", shown(place))
        kind, bot = _seat_kind(place, game)
        seats.append(Seat(kind, bot=bot))
    return seats


def _seat_kind(data: Message, game: Game) -> tuple[SeatKind, str]:
    match text_of(data, "kind", MOST_WORD):
        case "open":
            return "open", ""
        case "bot":
            bot = text_of(data, "bot", MOST_WORD)
            if bot not in levels(game.name):
                raise WireError("unknown-bot", list(levels(game.name)), shown(bot))
            return "bot", bot
        case other:
            raise WireError("unknown-kind", ["open", "bot"], shown(other))


def _modules(data: Message, game: Game) -> tuple[str, ...]:
    given = data.get("modules")
    if given is None:
        return tuple(game.default_modules)
    if not isinstance(given, list):
        raise WireError("wrong-type", "modules: a list of names", shown(given))
    _check_length("modules", len(given))
    return tuple(_word("modules", name) for name in given)


def _options(data: Message) -> dict[str, str]:
    given = data.get("options")
    if given is None:
        return {}
    if not isinstance(given, dict):
        raise WireError("wrong-type", "options: an object of texts", shown(given))
    _check_length("options", len(given))
    return {_word("options", name): _word("options", value) for name, value in given.items()}


def _check_length(field: str, count: int) -> None:
    if count > MOST_WORDS:
        raise WireError("too-long", f"{field}: at most {MOST_WORDS} of them", count)


def _word(field: str, word: object) -> str:
    """One of the words of a list or an object, checked like any other text."""
    return text_of({field: word}, field, MOST_WORD)
