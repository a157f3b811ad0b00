"""A table with people at it: connections, the lock around the room, storage before every answer."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from artel.kernel.chance import SealedChance
from artel.kernel.game import Game, deciders
from artel.table.room import ASKER, EVERYBODY, Answer, Post, Room
from artel.table.store import Store, Stored
from artel.table.wire import ClientMessage, Hello, Message, MoveMade, Ping, WireError, bad
from artel.table.worker import BotWorker

QUEUE: Final = 512
MOST_OF_SEAT: Final = 16
MOST_WATCHING: Final = 64
log = logging.getLogger(__name__)


@dataclass(eq=False)
class Connection:
    """One tab or program at a table. None in the queue means that the connection is to be closed."""

    seat: int
    queue: asyncio.Queue[Message | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    greeted: bool = False
    has_key: bool = False
    since: float = field(default_factory=time.monotonic)

    def send(self, message: Message) -> None:
        """Queue a message. A client that does not keep up is cut off; it comes back and catches up."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Table:
    """One table: what is kept of it, its room once the game has begun, and who is connected."""

    def __init__(self, stored: Stored, game: Game, store: Store, worker: BotWorker, bot_delay: float) -> None:
        self.stored: Final = stored
        self.game: Final = game
        self.room: Room | None = None
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.asked_for_at = time.monotonic()
        self._store: Final = store
        self._worker: Final = worker
        self._bot_delay: Final = bot_delay
        self._bots: asyncio.Task[None] | None = None
        self._at_work = 0
        # What is on disk, as far as this table knows.
        self._known = replace(stored, seats=stored.seats.copy())
        if stored.started:
            self.room = self._room_on_disk()

    def _room_on_disk(self) -> Room:
        stored = self.stored
        rules = self.game.rules(len(stored.seats.seats), stored.modules, stored.options or None)
        return Room(self.game, rules, stored.seats, stored.seed, self._store.entries(stored.id))

    # What everyone may know of the table.

    def phase(self) -> str:
        if self.room is None:
            return "lobby"
        if self.room.stopped is not None:
            return "stopped"
        return "over" if self.room.over() else "playing"

    def summary(self) -> Message:
        online = {connection.seat for connection in self.connections}
        stored = self.stored
        room = self.room
        over = room is not None and room.over()
        return {
            "table": stored.id,
            "game": stored.game,
            "modules": list(stored.modules),
            "players": len(stored.seats.seats),
            "state": self.phase(),
            "seats": [seat.to_data(n, n in online) for n, seat in enumerate(stored.seats.seats)],
            "creator": stored.seats.creator if stored.seats.creator >= 0 else None,
            "ply": 0 if room is None else len(room.entries),
            "rematch": stored.rematch,
            "chance": SealedChance(stored.seed).commitment(),
            "seed": stored.seed.hex() if over else None,
            "stopped": None if room is None or room.stopped is None else room.stopped.to_data(),
        }

    def is_busy(self) -> bool:
        """True while somebody is here, a bot thinks, or something is being answered."""
        thinking = self._bots is not None and not self._bots.done()
        return bool(self.connections) or thinking or self._at_work > 0 or self.lock.locked()

    # Connections.

    def make_place(self, connection: Connection) -> None:
        """A place for one more connection, before it is let in.

        Whoever has a key always gets in: where a seat has too many connections, its oldest goes. Those who
        only watch are refused with WireError.
        """
        who = (connection.seat, connection.has_key)
        others = [other for other in self.connections if (other.seat, other.has_key) == who]
        if connection.has_key:
            others.sort(key=lambda other: other.since)
            for oldest in others[: max(0, len(others) + 1 - MOST_OF_SEAT)]:
                oldest.close()
        elif len(others) >= MOST_WATCHING:
            expected = f"at most {MOST_WATCHING} who watch"
            raise WireError("too-many-connections", expected, f"more than {MOST_WATCHING}", 429)

    def close_seat(self, seat: int) -> None:
        """Cut all connections of those with a key of this seat; whoever still has one comes back."""
        for connection in self.connections:
            if connection.seat == seat and connection.has_key:
                connection.close()

    def connect(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.announce()
        self.wake_bots()

    def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.announce()

    def announce(self) -> None:
        """Tell every connection who sits where."""
        summary = self.summary()
        for connection in self.connections:
            connection.send(self._table_message(summary, connection.seat))

    def _table_message(self, summary: Message, seat: int) -> Message:
        return {"t": "table", **summary, "you": seat if seat >= 0 else None}

    def _deliver(self, posts: Iterable[Post], asker: Connection | None) -> list[Message]:
        """Send each message to its recipients; what is for the asker alone is also returned."""
        replies: list[Message] = []
        for recipient, message in posts:
            if recipient == ASKER:
                replies.append(message)
                if asker is not None:
                    asker.send(message)
                continue
            for connection in self.connections:
                if connection.greeted and recipient in (connection.seat, EVERYBODY):
                    connection.send(message)
        return replies

    # Messages.

    async def receive(
        self, seat: int, message: ClientMessage, asker: Connection | None = None
    ) -> list[Message]:
        """Answer one message. The work goes on to its end even if the asker is gone meanwhile."""
        self._at_work += 1
        working = asyncio.ensure_future(self._receive(seat, message, asker))
        working.add_done_callback(self._worked)
        return await asyncio.shield(working)

    def _worked(self, _: object) -> None:
        self._at_work -= 1

    async def _receive(self, seat: int, message: ClientMessage, asker: Connection | None) -> list[Message]:
        async with self.lock:
            if isinstance(message, Hello) and asker is not None:
                asker.greeted = True
            if self.room is None:
                return self._deliver([(ASKER, self._before_the_start(seat, message))], asker)
            was = self.phase()
            answer = await self._kept(await self._answer(self.room, seat, message), message)
            replies = self._deliver(answer.posts, asker)
            if self.phase() != was:
                self.announce()
        self.wake_bots()
        return replies

    async def _answer(self, room: Room, seat: int, message: ClientMessage) -> Answer:
        """The room's answer. An engine that fails half way leaves the room as it is on disk."""
        try:
            return room.receive(seat, message)
        except Exception as error:
            log.exception("table %s: seat %s: %s", self.stored.id, seat, message)
            self.room = await asyncio.to_thread(self._room_on_disk)
            return Answer([(ASKER, bad(_engine_failed(error), _ident(message)))])

    def _before_the_start(self, seat: int, message: ClientMessage) -> Message:
        match message:
            case Ping():
                return {"t": "pong"}
            case Hello():
                return self._table_message(self.summary(), seat)
            case _:
                values = {"expected": "playing", "got": "lobby"}
                why: Message = {"kind": "not-started", "rule": None, "values": values}
                return {"t": "no", "id": message.id, "why": why}

    async def _kept(self, answer: Answer, message: ClientMessage) -> Answer:
        """The answer, once its entries are safely on disk.

        Where they cannot be written, the room is taken up again from what is on disk, and everyone
        sees that.
        """
        if not answer.entries:
            return answer
        try:
            await asyncio.to_thread(self._store.append, self.stored.id, answer.entries)
        except sqlite3.Error as error:
            log.error("table %s: entries not kept: %s", self.stored.id, error)
            self.room = room = await asyncio.to_thread(self._room_on_disk)
            refused: Post = (ASKER, bad(not_kept(error), _ident(message)))
            views: list[Post] = [(v, room.view_message(v, 0, reset=True)) for v in room.viewers]
            return Answer([refused, *views])
        return answer

    # Seats.

    async def keep_seats(self) -> None:
        """Keep the seats as they are now, start the game when none is open, and tell everyone.

        To be called with the lock held. Where the seats cannot be kept, or the game cannot begin, they
        are again what they were, and WireError says so.
        """
        room, answer = self.room, Answer([])
        try:
            if room is None and not self.stored.seats.open_seats():
                room = await asyncio.to_thread(self._room_on_disk)
                answer = room.start()
            kept = replace(self.stored, started=room is not None)
            await asyncio.to_thread(self._store.keep, kept, answer.entries)
        except Exception as error:
            log.exception("table %s: seats not kept", self.stored.id)
            await self._reread()
            raise (not_kept(error) if isinstance(error, sqlite3.Error) else _engine_failed(error)) from error
        self._known = replace(kept, seats=kept.seats.copy())
        self.stored.started = kept.started
        self.room = room
        self.announce()
        self._deliver(answer.posts, None)
        self.wake_bots()

    async def _reread(self) -> None:
        """Take the seats back to what is on disk, or to what was last kept where the disk cannot be read."""
        try:
            found = await asyncio.to_thread(self._store.load, self.stored.id)
        except sqlite3.Error:
            log.exception("table %s: seats not read", self.stored.id)
            found = None
        was = self._known if found is None else found
        self.stored.seats.become(was.seats)
        self.stored.started, self.stored.rematch = was.started, was.rematch

    # Bots.

    def wake_bots(self) -> None:
        """Let the bots answer, where one is asked and none is thinking yet."""
        if self._bot_to_move() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())
            self._bots.add_done_callback(self._bots_ended)

    def _bots_ended(self, task: asyncio.Task[None]) -> None:
        """Bots that end by an error of our own say so; they are woken again by whatever comes next."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("table %s: bots stop", self.stored.id, exc_info=error)
            self._bots_stop(type(error).__name__)

    def _bots_stop(self, why: str) -> None:
        notice: Message = {"t": "notice", "kind": "bots-stopped", "values": {"why": why}}
        self._deliver([(EVERYBODY, notice)], None)

    def stop_bots(self) -> None:
        if self._bots is not None:
            self._bots.cancel()

    def _bot_to_move(self) -> int | None:
        if self.room is None:
            return None
        seats = self.stored.seats.seats
        return next((seat for seat in self.room.waiting_for() if seats[seat].kind == "bot"), None)

    async def _play_bots(self) -> None:
        """The bots come in by the same door as people: they see views and send moves."""
        while (seat := self._bot_to_move()) is not None:
            await asyncio.sleep(self._bot_delay)
            room = self.room
            if room is None or seat not in deciders(room.state):
                continue
            at = len(room.entries)
            view = self.game.view(room.state, seat)
            level = self.stored.seats.seats[seat].bot
            choice = await self._worker.choose(view, level, secrets.token_hex(8))
            line = self.game.verbs.text(choice.move)
            if choice.fell_back is not None:
                log.warning("table %s: bot %s fell back: %s", self.stored.id, level, choice.fell_back)
                values = {"seat": seat, "bot": level, "why": choice.fell_back}
                notice: Message = {"t": "notice", "kind": "bot-fell-back", "values": values}
                self._deliver([(EVERYBODY, notice)], None)
            replies = await self.receive(seat, MoveMade(secrets.token_hex(8), at, line))
            if not _goes_on(replies):
                log.error("table %s: bot %s stops: %s", self.stored.id, level, replies)
                self._bots_stop("refused")
                return


def not_kept(error: Exception) -> WireError:
    return WireError("not-kept", "a table that can be written to disk", str(error), 503)


def _engine_failed(error: Exception) -> WireError:
    return WireError("engine-failed", "an answer of the rules engine", type(error).__name__, 500)


def _ident(message: ClientMessage) -> Message:
    """The id by which a client knows its message, where it has one."""
    return {} if isinstance(message, Hello | Ping) else {"id": message.id}


def _goes_on(replies: list[Message]) -> bool:
    """True when a bot's move was taken, or came too late because of somebody else's."""
    for reply in replies:
        why = reply.get("why")
        if isinstance(why, dict) and why.get("kind") != "stale":
            return False
    return True
