"""The guests of one table while it is played: who is away, whose seat a bot keeps warm, whose clock runs.

A seat whose person is away may be given to a bot by those who remain, and is the person's again when they
come back. Whoever has resigned does not. All of it is about the table: the game is not asked and not told.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from artel.kernel.game import NATURE, Refusal, deciders, is_endless
from artel.table.clock import Clocks, begun, control_from
from artel.table.guest_store import (
    Kind,
    Line,
    Standing,
    read_standing,
    read_talk,
    write_awake,
    write_standing,
    write_talk,
)
from artel.table.history import live_entries
from artel.table.outbox import Connection
from artel.table.room import Answer, Post, Room, refuse
from artel.table.servertime import Alarm, ServerTime, in_ms
from artel.table.wire import (
    AnswerBack,
    ClientMessage,
    Hello,
    Look,
    Message,
    Open,
    Past,
    Ping,
    Plan,
    Say,
    Seal,
    Why,
    WireError,
    Wish,
)

if TYPE_CHECKING:
    from artel.table.live import Table
    from artel.table.store import Store
log = logging.getLogger(__name__)

# A line that breaks for a moment is no absence: so long a person is gone before a bot may have the seat.
AWAY_SECONDS: Final = 60.0
# What a person may still do while a bot plays for them.
HARMLESS: Final = (Hello, Ping, Why, Plan, Look, Past, Say, Seal, Open, AnswerBack)
# What a record does not tell: it is about talk, and not about who decided.
OF_TALK: Final = ("seat-muted", "seat-heard")

Kept = tuple[Standing | None, list[Line]]


@dataclass
class Absences:
    """Who is gone since when, and who wants a bot to have the seat of somebody who is."""

    # Who has not been here yet is gone since the table was first taken up.
    taken_up: float
    gone: dict[int, float] = field(default_factory=dict)
    votes: dict[int, set[int]] = field(default_factory=dict)

    def since(self, seat: int) -> float:
        return self.gone.get(seat, self.taken_up)


@dataclass(frozen=True)
class Draft:
    """How the table will stand once this is on disk, and what is told then."""

    guests: Guests
    room: Room | None
    standing: Standing | None
    lines: Sequence[Line]
    said: Sequence[Line]

    def write(self, db: sqlite3.Connection) -> None:
        guests = self.guests
        if self.standing is not None and self.standing != guests.standing:
            write_standing(db, guests.table.stored.id, self.standing)
            if self.standing.clocks is not None:
                write_awake(db, guests.time.now())
        write_talk(db, guests.table.stored.id, [*self.lines, *self.said])

    def take(self) -> None:
        """It is on disk. What was said, the room tells by itself."""
        self.guests.standing = self.standing
        if self.room is not None:
            for line in self.lines:
                self.room.hear(line)
                self.guests.table.connections.tell(line.message(""))


class Guests:
    """What goes on around the game at one table."""

    def __init__(self, table: Table, store: Store, time: ServerTime) -> None:
        self.table: Final = table
        self.time: Final = time
        self.control: Final = control_from(table.stored.clock)
        self.standing: Standing | None = None
        self._store: Final = store
        self.absences = Absences(time.now())
        # Lines that are told once they are kept with the seats.
        self._pending: list[Line] = []
        self._coming_back: int | None = None
        self._alarm: Alarm | None = None
        self._handing: asyncio.Task[None] | None = None

    # What is kept.

    def read(self) -> Kept:
        """What is on disk; not to be called on the event loop once the table is in use."""
        name = self.table.stored.id
        return self._store.reading(lambda db: (read_standing(db, name), read_talk(db, name)))

    def enter(self, room: Room, kept: Kept = (None, [])) -> Room:
        """Let a room tell of the clocks, and of what was said in it before."""
        room.clock = self.clock_data
        standing, lines = kept
        self.standing = standing or Standing(tuple(room.waiting_for()), 0.0, room.over())
        for line in lines:
            room.hear(line)
        return room

    def draft(self, room: Room | None, answer: Answer) -> Draft:
        """How the table stands after an answer, with the seats as they are about to be kept."""
        lines, self._pending = self._pending, []
        standing = None if room is None else self._after(room, answer)
        return Draft(self, room, standing, lines, answer.said)

    def _after(self, room: Room, answer: Answer) -> Standing:
        course, old = answer.course or room.course, self.standing
        state = course.state
        idle = room.stopped is not None or is_endless(state)
        waiting = () if idle else tuple(seat for seat in deciders(state) if seat != NATURE)
        finished = room.stopped is None and not state.agenda
        same = old is not None and (old.waiting, old.finished) == (waiting, finished)
        since = old.since if same and old is not None else round(time.time(), 3)
        seats = self.table.stored.seats.seats
        asked = {seat for seat in waiting if seats[seat].is_person_here()}
        clocks = None if old is None else old.clocks
        if self.control is not None:
            clocks = clocks or begun(self.control, len(seats))
            now = self.time.now()
            clocks = clocks.after(now, course.entries, answer.entries, asked)
            if self._coming_back is not None:
                clocks = clocks.welcomed(self._coming_back, now)
        return Standing(waiting, since, finished, clocks)

    @property
    def clocks(self) -> Clocks | None:
        return None if self.standing is None else self.standing.clocks

    def now_ms(self) -> int:
        return in_ms(self.time.now())

    def clock_data(self) -> Message | None:
        """The clocks as they travel: clients count on by themselves."""
        if self.clocks is None:
            return None
        hands = [
            {"left": in_ms(hand.left), "since": None if hand.since is None else in_ms(hand.since)}
            for hand in self.clocks.hands
        ]
        return {"now": self.now_ms(), "seats": hands}

    # Who is here.

    def came(self, connection: Connection) -> None:
        self.absences.gone.pop(connection.seat, None)
        self.absences.votes.pop(connection.seat, None)

    def went(self, connection: Connection) -> None:
        if not self._is_online(connection.seat):
            self.absences.gone[connection.seat] = self.time.now()
        self.wake()

    def _is_online(self, seat: int) -> bool:
        return any(other.seat == seat for other in self.table.connections)

    def seat_data(self, seat: int) -> Message:
        """From when on a seat may be given to a bot because nobody is there, and who wants that."""
        person = self.table.kept.seats.seats[seat].is_person_here() and self.table.room is not None
        gone = person and not self._is_online(seat)
        away = in_ms(self.absences.since(seat) + AWAY_SECONDS) if gone else None
        return {"away": away, "votes": sorted(self.absences.votes.get(seat, ()))}

    def is_away(self, seat: int) -> bool:
        """True for a person who has been gone for a while, or has no time left."""
        now = self.time.now()
        late = self.clocks is not None and self.clocks.is_out(seat, now)
        gone = not self._is_online(seat) and now >= self.absences.since(seat) + AWAY_SECONDS
        return late or gone

    # A bot takes a seat, and a person takes it back. All of this with the table's lock held.

    def refusal(self, seat: int, message: ClientMessage, by_bot: bool) -> list[Post]:
        """Nobody moves for a bot that plays for them, and who is muted says nothing."""
        if isinstance(message, Say) and seat >= 0 and self.table.kept.seats.seats[seat].muted:
            return refuse(message.id, Refusal(None, "muted", {})).posts
        if by_bot or seat < 0 or isinstance(message, HARMLESS):
            return []
        if isinstance(message, Wish) and message.stand is None:
            return []
        if not self.table.kept.seats.seats[seat].stand_in:
            return []
        return refuse(message.id, Refusal(None, "bot-sits-here", {"seat": seat})).posts

    async def vote(self, seat: int, number: int, bot: str, agree: bool) -> None:
        """Somebody wants a bot to play for a person who is away: it does when all who are here want it."""
        self._check_playing()
        self._check_here(seat)
        seats = self.table.stored.seats
        seats.check_person(number)
        if not seats.seats[number].is_person_here() or number == seat:
            raise WireError("not-a-person", "the seat of another person", number, 409)
        if not self.is_away(number):
            expected = f"somebody gone for {AWAY_SECONDS:g} seconds or out of time"
            raise WireError("not-away", expected, number, 409)
        votes = self.absences.votes.setdefault(number, set())
        votes.discard(seat)
        if agree:
            votes.add(seat)
        others = [at for at, each in enumerate(seats.seats) if each.is_person_here() and at != number]
        here = {at for at in others if self._is_online(at) and not self.is_away(at)} | {seat}
        if here <= votes:
            await self.give(number, bot, "seat-given")
        else:
            self.table.announce()

    async def give(self, seat: int, bot: str, kind: Kind) -> None:
        """Let a bot play for a person, for now or, where they resign, for good."""
        own = self.table.stored.seats.seats[seat]
        own.stand_in, own.resigned = bot, kind == "seat-resigned"
        self.absences.votes.pop(seat, None)
        await self._keep(kind, seat, bot)
        if self.table.room is not None:
            self.table.room.turns.wishes.stands.pop(seat, None)

    async def leave(self, seat: int, bot: str, *, for_good: bool) -> None:
        """A person goes, for now or for good. Who has gone may still resign."""
        self._check_playing()
        own = self.table.stored.seats.seats[seat]
        if own.resigned or (own.stand_in and not for_good):
            return
        await self.give(seat, own.stand_in or bot, "seat-resigned" if for_good else "seat-left")

    async def come_back(self, seat: int) -> None:
        """The person is there again and takes the seat from the bot."""
        own = self.table.stored.seats.seats[seat]
        if own.resigned:
            raise WireError("resigned", "a seat nobody has resigned", seat, 409)
        if not own.stand_in or self.table.phase() != "playing":
            return
        own.stand_in, self._coming_back = "", seat
        try:
            await self._keep("seat-back", seat, "")
        finally:
            self._coming_back = None

    async def mute(self, seat: int, *, muted: bool) -> None:
        """Let nobody hear somebody any more, or everybody again; all are told."""
        if self.table.room is None:
            raise WireError("not-playing", "a game that has begun", self.table.phase(), 409)
        own = self.table.stored.seats.seats[seat]
        if own.muted != muted:
            own.muted = muted
            await self._keep("seat-muted" if muted else "seat-heard", seat, "")

    async def greet(self, asker: Connection, message: Hello) -> None:
        """Whoever opens the table with the key of a seat is there; a mended line says no such thing."""
        if asker.seat < 0 or asker.greeted or message.have > 0 or not asker.has_key:
            return
        own = self.table.kept.seats.seats[asker.seat]
        if own.stand_in and not own.resigned:
            try:
                await self.come_back(asker.seat)
            except WireError as problem:
                log.error("table %s: seat %s not given back: %s", self.table.stored.id, asker.seat, problem)

    async def _keep(self, kind: Kind, seat: int, bot: str) -> None:
        room = self.table.room
        self._pending = [Line(0 if room is None else len(room.entries), seat, kind, bot)]
        try:
            await self.table.keep_seats()
        finally:
            self._pending = []
        if room is not None:
            room.reseated()
        for connection in self.table.connections:
            if connection.seat == seat:
                connection.show()

    def _check_playing(self) -> None:
        if self.table.phase() != "playing":
            raise WireError("not-playing", "a game in progress", self.table.phase(), 409)

    def _check_here(self, seat: int) -> None:
        if seat < 0:
            raise WireError("spectator", "somebody with a seat", "somebody who watches", 403)
        if not self.table.kept.seats.seats[seat].is_person_here():
            raise WireError("bot-sits-here", "a seat that its person plays", seat, 409)

    # The clock that gives a seat away by itself, where the table was made so.

    def wake(self) -> None:
        """Wait for the next clock to run out, while somebody is here to whom it matters."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if (out := self.rings_at()) is not None:
            self._alarm = self.time.call_at(out, self._ring)

    def rings_at(self) -> float | None:
        """When the next clock runs out that gives a seat away while somebody is here, if one does."""
        wanted = self.control is not None and self.control.bot and self.table.connections
        if self.clocks is None or not wanted or self.table.phase() != "playing":
            return None
        return self.clocks.next_out()

    def _ring(self) -> None:
        self._alarm = None
        if not self.busy():
            self._handing = asyncio.create_task(self._hand_over())

    async def _hand_over(self) -> None:
        async with self.table.lock:
            if self.clocks is None or self.control is None or self.table.phase() != "playing":
                return
            try:
                now, clocks = self.time.now(), self.clocks
                for seat in range(len(clocks.hands)):
                    if clocks.is_out(seat, now):
                        await self.give(seat, self.control.bot, "seat-late")
            except WireError as problem:
                log.error("table %s: no seat given to a bot: %s", self.table.stored.id, problem)

    def busy(self) -> bool:
        return self._handing is not None and not self._handing.done()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._handing is not None:
            self._handing.cancel()


def record_words(room: Room) -> dict[str, str]:
    """Who sat in for whom, as a record tells it: seat, what, and after how many moves."""
    told = [each for each in room.chat if each["t"] == "notice" and each["kind"] not in OF_TALK]
    moves = live_entries(room.entries)
    words: list[str] = []
    for message in told:
        n, values = message["n"], message["values"]
        assert isinstance(n, int)
        assert isinstance(values, dict)
        before = sum(entry.n < n for entry in moves)
        words.append(f"{values['seat']}:{str(message['kind']).removeprefix('seat-')}:{before}")
    return {"guests": " ".join(words)} if words else {}
