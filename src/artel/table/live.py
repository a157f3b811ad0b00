"""A table with people at it: connections, the lock around the room, storage before every answer."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from artel.kernel.game import Game
from artel.table.account import Account
from artel.table.aside import Aside, Beside
from artel.table.botseats import BotSeats
from artel.table.budget import Limits
from artel.table.company import Company
from artel.table.curve import Curves
from artel.table.guests import Absences, Guests, Kept
from artel.table.kept_rules import rules_kept
from artel.table.lent import Lent, opens
from artel.table.outbox import NO_CREDENTIALS, Connection, Credentials, Load
from artel.table.planning import engine_failed
from artel.table.reaching import Reaching
from artel.table.room import ASKER, Answer, Post, Room
from artel.table.sealing import Sealing, awaited, may_start
from artel.table.seats import revoked
from artel.table.servertime import ServerTime
from artel.table.store import Store, Stored
from artel.table.summary import summary_of
from artel.table.wire import (
    ClientMessage,
    GameMessage,
    Hello,
    Message,
    Open,
    Ping,
    Seal,
    WireError,
    bad,
    encode,
)
from artel.table.worker import BotWorker

__all__ = ["Connection", "Table", "not_kept"]

log = logging.getLogger(__name__)


class Table:
    """One table: what is kept of it, its room once the game has begun, and who is connected.

    `stored` is what is being changed, with the lock held; `kept` is what is on disk, and all that anybody
    is told comes from it and from the room.
    """

    def __init__(
        self,
        stored: Stored,
        game: Game,
        store: Store,
        worker: BotWorker,
        bot_delay: float,
        load: Load | None = None,
        patience: float = Limits.sealing,
        time: ServerTime | None = None,
        curves: Curves | None = None,
        lent: Lent | None = None,
    ) -> None:
        self.stored: Final = stored
        self.kept = _copy(stored)
        self.game: Final = game
        self.rules: Final = rules_kept(stored, game)
        self.room: Room | None = None
        self.lock: Final = asyncio.Lock()
        self.connections: Final = Company()
        self.account: Final = Account(self)
        self.bots: Final = BotSeats(self, worker, bot_delay)
        self.sealing: Final = Sealing(self, store, patience)
        self.aside: Final = Aside(self, worker, curves)
        self.reaching: Final = Reaching(self)
        self.guests: Final = Guests(self, store, time or ServerTime(0.0))
        self._store: Final = store
        self._load: Final = load or Load()
        self._lent: Final = lent or Lent()
        self._at_work = 0
        # True when a write failed and what is on disk could not be read since.
        self._in_doubt = False
        self._summary: str | None = None
        if stored.started:
            found = store.entries(stored.id)
            room = Room(game, self.rules, stored.seats, stored.chance(), found)
            self.room = self.guests.enter(room, self.guests.read())
        self.account.settle()

    @property
    def name(self) -> str:
        return self.stored.id

    # What everyone may know of the table.

    def phase(self) -> str:
        if self.room is None:
            return "lobby" if awaited(self.kept.seats)[0] is None else "sealing"
        if self.room.stopped is not None:
            return "stopped"
        return "over" if self.room.over() else "playing"

    def summary(self) -> Message:
        return {**summary_of(self), "now": self.guests.now_ms(), "clock": self.guests.clock_data()}

    def is_busy(self) -> bool:
        """True while something goes on here: a bot thinks, somebody is answered, or others have to agree.

        Whoever only is connected keeps nobody busy.
        """
        waits = self.bots.busy() or self.sealing.busy() or self.guests.busy() or self.aside.busy()
        asks = self.room is not None and self.room.turns.consent.request is not None
        return self.is_writing() or waits or asks or any(each.is_due() for each in self.connections)

    def is_writing(self) -> bool:
        """True while something is being answered that may change what is kept."""
        return self._at_work > 0 or self.lock.locked()

    # Connections.

    def connect(self, connection: Connection) -> None:
        """Let a connection in, or refuse it with WireError; nothing comes between the two.

        Whoever has a key that opens the seat gets in: where a seat has too many connections, its oldest goes.
        Of those who only watch there is a bound.
        """
        if not self.opens(connection.seat, connection.credentials.key):
            raise revoked()
        self.connections.make_place(connection)
        self.connections.add(connection)
        connection.open(self, self._load)
        self.guests.came(connection)
        self.announce()
        self._wake()

    def opens(self, seat: int, key: str) -> bool:
        """Whether a key, known by its hash, opens a seat now."""
        return opens(self.kept, seat, key)

    def _keep(self, stored: Stored) -> None:
        """This is on disk. Whoever came by a key that is revoked with it is out in the same step."""
        self.kept = stored
        self._lent.see_out(stored, self.connections)

    def resume(self, connections: Iterable[Connection], absences: Absences) -> None:
        """Go on with those who have stayed connected while the table was put away."""
        self.guests.absences = absences
        for connection in connections:
            self.connections.add(connection)
            connection.open(self, self._load)
        self._note_present()
        self._wake()

    def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        connection.close()
        self.guests.went(connection)
        self.announce()

    def announce(self) -> None:
        """Tell every connection who sits where."""
        self._note_present()
        for connection in self.connections:
            connection.tell()

    def _note_present(self) -> None:
        self._summary = None
        self.account.settle()
        self.stored.seats.present = {connection.seat for connection in self.connections}

    def summary_for(self, connection: Connection) -> str:
        if self._summary is None:
            self._summary = encode({"t": "table", **summary_of(self)})
        own = self._own(connection.seat, has_key=connection.has_key)
        more = {"now": self.guests.now_ms(), "clock": self.guests.clock_data(), **own}
        return f"{self._summary[:-1]},{encode(more)[1:]}"

    def _own(self, seat: int, *, has_key: bool) -> Message:
        """What a summary tells one of its readers alone."""
        invitation = self.kept.seats.invitation
        you: Message = {"you": seat if seat >= 0 else None}
        return {**you, "invitation": invitation} if invitation and has_key else you

    async def view_ready(self, connection: Connection) -> None:
        await self.reaching.known(connection.seat)

    def view_for(self, connection: Connection) -> str | None:
        """The newest view, with the log lines this connection lacks; none before the start."""
        if self.room is None or self._in_doubt:
            return None
        text = self.room.view_text(connection.seat, connection.have)
        connection.have = len(self.room.entries)
        return text

    # Messages.

    async def receive(
        self,
        seat: int,
        message: ClientMessage,
        asker: Connection | None = None,
        *,
        by_bot: bool = False,
        credentials: Credentials = NO_CREDENTIALS,
    ) -> list[Message]:
        """Answer one message. The work goes on to its end even if the asker is gone meanwhile.

        WireError where its key is revoked before its turn. What comes by POST has credentials of its own.
        """
        self._at_work += 1
        held = credentials if asker is None else asker.credentials
        working = asyncio.ensure_future(self._receive(seat, message, asker, by_bot, held))
        working.add_done_callback(self._worked)
        replies = await asyncio.shield(working)
        if replies is None:
            raise revoked()
        return replies

    def _worked(self, _: object) -> None:
        self._at_work -= 1

    async def _receive(
        self,
        seat: int,
        message: ClientMessage,
        asker: Connection | None,
        by_bot: bool,
        credentials: Credentials,
    ) -> list[Message] | None:
        """What the asker is told; None where the key of the message opens its seat no more."""
        if isinstance(message, Beside):
            posts = await self.aside.posts(seat, message, asker, credentials)
            return self.connections.deliver(posts, asker) if self.opens(seat, credentials.key) else None
        async with self.lock:
            if not self.opens(seat, credentials.key):
                return None
            if by_bot and self.bots.silent(seat):
                return []
            if isinstance(message, Hello) and asker is not None:
                await self.guests.greet(asker, message)
                asker.greeted, asker.have = True, message.have
            course, phase = self.room and self.room.course, self.phase()
            refused = self.guests.refusal(seat, message, by_bot)
            replies = self.connections.deliver(refused or await self._answer(seat, message, asker), asker)
            if self.room is not None and self.room.course is not course:
                self.connections.show()
            if self.phase() != phase:
                self.announce()
        self._wake()
        return replies

    def _wake(self) -> None:
        """What goes on by itself here: the bots, and the clock while one seat keeps another waiting."""
        self.bots.wake()
        self.sealing.wake()
        self.guests.wake()

    async def _answer(self, seat: int, message: ClientMessage, asker: Connection | None) -> list[Post]:
        """What a message leads to, once it is on disk."""
        try:
            await self._reread_in_doubt()
        except WireError as problem:
            return [(ASKER, bad(problem, _ident(message)))]
        room = self.room
        if isinstance(message, Hello) and asker is not None:
            return self._greet(asker)
        if isinstance(message, Seal | Open):
            return await self.sealing.receive(seat, message)
        if room is None:
            return [(ASKER, self.before_the_start(seat, message))]
        try:
            answer = room.receive(seat, message)
        except Exception as error:
            # The room has only tried the move on a copy of its course, so it stands where it stood.
            log.exception("table %s: seat %s: %s", self.stored.id, seat, type(message).__name__)
            return [(ASKER, bad(engine_failed(error), _ident(message)))]
        if answer.course is None and not answer.said:
            return answer.posts
        return await self._kept(room, answer, message)

    def _greet(self, asker: Connection) -> list[Post]:
        """Who says hello gets the newest view, and the talk so far if nothing is known yet."""
        if self.room is None:
            asker.tell()
            return []
        asker.show()
        return self.room.greeting(asker.have)

    def before_the_start(self, seat: int, message: GameMessage) -> Message:
        match message:
            case Ping():
                return {"t": "pong"}
            case Hello():
                return {"t": "table", **self.summary(), **self._own(seat, has_key=seat >= 0)}
            case _:
                values = {"expected": "playing", "got": self.phase()}
                why: Message = {"kind": "not-started", "rule": None, "values": values}
                return {"t": "no", "id": message.id, "why": why}

    async def _kept(self, room: Room, answer: Answer, message: ClientMessage) -> list[Post]:
        """What there is to say once the new entries are on disk. Until then nobody hears of them."""
        draft = self.guests.draft(room, answer)
        try:
            await asyncio.wrap_future(self._store.appending(self.stored.id, answer.entries, draft.write))
        except sqlite3.Error as error:
            log.error("table %s: entries not kept: %s", self.stored.id, error)
            await self._doubt()
            return [(ASKER, bad(not_kept(error), _ident(message)))]
        room.take(answer)
        draft.take()
        return answer.posts

    # What is on disk.

    async def sure(self) -> None:
        """Raise WireError where it is not known what is on disk, and cannot be found out now."""
        if self._in_doubt:
            async with self.lock:
                await self._reread_in_doubt()

    async def _reread_in_doubt(self) -> None:
        if not self._in_doubt:
            return
        try:
            found = await self._store.aside(self._read)
        except sqlite3.Error as error:
            log.error("table %s: not read: %s", self.stored.id, error)
            raise not_kept(error) from error
        self._in_doubt = False
        self._stand(*found)

    def _read(self) -> tuple[Stored, Room | None, Kept]:
        """The table as it is on disk."""
        if (found := self._store.whole(self.stored.id)) is None:
            raise sqlite3.DatabaseError(f"expected the table {self.stored.id} in the data file, got none")
        stored, entries = found
        if not stored.started:
            return stored, None, (None, [])
        room = Room(self.game, self.rules, self.stored.seats, stored.chance(), entries)
        return stored, room, self.guests.read()

    def _stand(self, stored: Stored, room: Room | None, kept: Kept) -> None:
        """Take the table up as it is on disk, and show that to everybody."""
        self._revert(stored)
        self._keep(_copy(stored))
        was = self.room
        changed = was is None or room is None or was.entries != room.entries
        if changed:
            self.room = room and self.guests.enter(room, kept)
        self.connections.show(anew=changed)
        self.announce()

    def _revert(self, to: Stored) -> None:
        self.stored.seats.become(to.seats)
        self.stored.started, self.stored.rematch, self.stored.public = to.started, to.rematch, to.public

    async def _doubt(self) -> None:
        """A write has failed: it may still have happened, so nothing is said before the disk is read."""
        self._in_doubt = True
        self._revert(self.kept)
        try:
            await self._reread_in_doubt()
        except WireError:
            log.error("table %s: taken up again when the disk can be read", self.stored.id)

    # Seats.

    async def keep_seats(self) -> None:
        """Keep the seats as they are now, start the game when nothing is missing, and tell everyone.

        To be called with the lock held. Where the seats cannot be kept, or the game cannot begin, they
        are again what they were, and WireError says so.
        """
        if self._in_doubt:
            self._revert(self.kept)
            raise not_kept(sqlite3.OperationalError("what is on disk is not known"))
        room, answer = self.room, Answer([])
        try:
            if room is None and may_start(self.stored.seats):
                room = Room(self.game, self.rules, self.stored.seats, self.stored.chance())
                answer = room.start()
            draft = _copy(replace(self.stored, started=room is not None))
            around = self.guests.draft(room, answer)
            await asyncio.wrap_future(self._store.keeping(draft, answer.entries, around.write))
        except asyncio.CancelledError:
            self._in_doubt = True
            self._revert(self.kept)
            raise
        except Exception as error:
            log.exception("table %s: seats not kept", self.stored.id)
            await self._doubt()
            raise (not_kept(error) if isinstance(error, sqlite3.Error) else engine_failed(error)) from error
        self._keep(draft)
        self.stored.started = draft.started
        if room is not None:
            room.take(answer)
            room.clock = self.guests.clock_data
        self.room = room
        around.take()
        self.announce()
        if answer.course is not None:
            self.connections.show()
        self._wake()


def _copy(stored: Stored) -> Stored:
    return replace(stored, seats=stored.seats.copy())


def not_kept(error: Exception) -> WireError:
    return WireError("not-kept", "a table that can be written to disk", str(error), 503)


def _ident(message: ClientMessage) -> Message:
    """The id by which a client knows its message, where it has one."""
    return {} if isinstance(message, Hello | Ping) else {"id": message.id}
