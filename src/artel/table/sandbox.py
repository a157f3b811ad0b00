"""What if: a table that never was, dealt from what one seat knows, for that seat alone.

Nothing here sees the true state: a sandbox is given the seat's view, deals a state anew from it, and plays on
there by the same messages as at a table. Bots answer for the others, or the person does. Nothing is kept:
it is gone with its connection, or after a while.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final, Literal, cast

from artel.games import game_named
from artel.kernel.game import Log, Refusal, Rng, View, deciders
from artel.table import luck
from artel.table.answers import refuse
from artel.table.course import Course
from artel.table.history import Entry, Position
from artel.table.live import Connection, Table
from artel.table.outbox import NO_CREDENTIALS, Credentials
from artel.table.room import Room
from artel.table.seats import Seat, Seats
from artel.table.store import Also, Store, Stored
from artel.table.wire import (
    ClientMessage,
    Hello,
    Message,
    MoveMade,
    Ping,
    Plan,
    Points,
    Redo,
    Undo,
    Why,
    WireError,
    encode,
    shown,
)
from artel.table.worker import BotWorker

Others = Literal["bots", "me"]
OTHERS: Final = ("bots", "me")
# So many on a server and for one caller, so long, and so many entries in each.
MOST_SANDBOXES: Final = 64
MOST_OF_CALLER: Final = 4
MOST_ENTRIES: Final = 600
SECONDS: Final = 1800.0
BOT_DELAY: Final = 0.25


@dataclass(frozen=True)
class Start:
    """Where somebody begins to try something out: a table, and what a seat sees there."""

    kept: Stored
    view: View
    # Anybody may begin there, so each caller has a sandbox of their own.
    shared: bool = False


class Forgetful:
    """A store that keeps nothing."""

    def appending(self, table: str, entries: Sequence[Entry], also: Also | None = None) -> Future[object]:
        done: Future[object] = Future()
        done.set_result(None)
        return done


class Sandbox(Table):
    """A table for one, which forgets everything."""

    def __init__(self, stored: Stored, view: View, worker: BotWorker, others: Others) -> None:
        game = game_named(stored.game)
        super().__init__(stored, game, cast(Store, Forgetful()), worker, BOT_DELAY)
        self._seat: Final = view.seat
        self._mine: Final = others == "me"
        self.ended = False
        state = game.redeal(view, Rng(luck.new_seed().hex()))
        course = Course(stored.seats, Position(game, state, Log(), [], []))
        course.free = True
        self.room = Room(game, self.rules, stored.seats, stored.chance(), course=course)

    def end(self) -> None:
        """Nobody is here any more, and nobody thinks for this board again."""
        self.ended = True
        self.bots.stop()
        self.guests.stop()

    def _wake(self) -> None:
        if not self.ended:
            super()._wake()

    def acting(self) -> int:
        """The seat whose part the person plays now: their own, or whoever is asked."""
        asked = [] if self.room is None else [seat for seat in deciders(self.room.state) if seat >= 0]
        return asked[0] if self._mine and asked and self._seat not in asked else self._seat

    def summary_for(self, connection: Connection) -> str:
        return encode({"t": "table", **self.summary(), "you": self.acting()})

    def view_for(self, connection: Connection) -> str | None:
        if self._mine:
            connection.have = 0
        assert self.room is not None
        text = self.room.view_text(self.acting(), connection.have)
        connection.have = len(self.room.entries)
        return text

    async def receive(
        self,
        seat: int,
        message: ClientMessage,
        asker: Connection | None = None,
        *,
        by_bot: bool = False,
        credentials: Credentials = NO_CREDENTIALS,
    ) -> list[Message]:
        """Answer as a table would, up to so many entries, and with nothing about chance or other people."""
        assert self.room is not None
        why = self._why_not(message)
        if why is not None and not isinstance(message, Hello | Ping):
            replies = [told for _, told in refuse(message.id, why).posts]
            if asker is not None:
                asker.send(replies[0])
            return replies
        before = self.acting()
        own = asker is not None and self._mine
        mover = self._mover(message) if own else seat
        replies = await super().receive(mover, message, asker, by_bot=by_bot, credentials=credentials)
        if self.acting() != before:
            self.announce()
        return replies

    def opens(self, seat: int, key: str) -> bool:
        """The table it was opened from watches over the key, and closes the connection."""
        return True

    def _why_not(self, message: ClientMessage) -> Refusal | None:
        assert self.room is not None
        if not isinstance(message, Hello | Ping | MoveMade | Undo | Redo | Plan | Points | Why):
            return Refusal(None, "only-at-the-table", {})
        grows = isinstance(message, MoveMade | Undo | Redo)
        if grows and len(self.room.entries) >= MOST_ENTRIES:
            return Refusal(None, "sandbox-full", {"count": MOST_ENTRIES})
        return None

    def _mover(self, message: ClientMessage) -> int:
        """Whose message it is where the person plays for all."""
        assert self.room is not None
        if isinstance(message, Undo):
            steps = [step.seat for step in self.room.position.steps if step.seat >= 0]
            return steps[-1] if steps else self._seat
        return self.acting()


class Sandboxes:
    """All sandboxes of a server: one for each seat of a table, few for each caller, each for a while."""

    def __init__(
        self, worker: BotWorker, most: int = MOST_SANDBOXES, of_caller: int = MOST_OF_CALLER
    ) -> None:
        self._worker: Final = worker
        self._most: Final = most
        self._of_caller: Final = of_caller
        # By table and seat: who asked for it, and the connection it ends with, in the same step.
        self._open: Final[dict[tuple[str, int], tuple[str, Connection]]] = {}

    def __len__(self) -> int:
        return len(self._open)

    @contextlib.contextmanager
    def open(
        self, start: Start, connection: Connection, others: str | None, caller: str
    ) -> Iterator[Sandbox]:
        """A sandbox for a seat, which lasts as long as this; another one of the same seat ends."""
        name = f"{start.kept.id} {caller}" if start.shared else start.kept.id
        place = (name, start.view.seat)
        sandbox = self._made(start, others, place, caller)
        if place in self._open:
            self._open[place][1].close()
        self._open[place] = (caller, connection)
        late = asyncio.get_running_loop().call_later(SECONDS, connection.close)

        def end() -> None:
            late.cancel()
            sandbox.end()
            del self._open[place]

        connection.at_end(end)
        try:
            sandbox.connect(connection)
            yield sandbox
        finally:
            connection.close()

    def _made(self, start: Start, others: str | None, place: tuple[str, int], caller: str) -> Sandbox:
        wanted = "bots" if others is None else others
        if wanted not in OTHERS:
            raise WireError("wrong-type", f"others: {' or '.join(OTHERS)}", shown(others))
        theirs = [known for known in self._open if known != place and self._open[known][0] == caller]
        if len(self._open) - (place in self._open) >= self._most or len(theirs) >= self._of_caller:
            expected = f"at most {self._of_caller} for one caller and {self._most} in all"
            raise WireError("too-many-sandboxes", expected, "more", 429)
        chosen = cast(Others, wanted)
        stored = self._stored(start.kept, start.view.seat, chosen)
        return Sandbox(stored, start.view, self._worker, chosen)

    def _stored(self, kept: Stored, seat: int, others: Others) -> Stored:
        """What would be kept of it: the same game with the same names, and chance of its own."""
        usual = self._worker.roster.usual(kept.game)
        seats = [
            Seat("human", name=each.name or each.bot)
            if others == "me" or at == seat
            else Seat("bot", name=each.name, bot=each.played_by or usual)
            for at, each in enumerate(kept.seats.seats)
        ]
        return Stored(
            id=kept.id,
            game=kept.game,
            versions=kept.versions,
            modules=kept.modules,
            options=kept.options,
            seed=luck.new_seed(),
            started=False,
            rematch=None,
            seats=Seats(seats, seat),
            edition=kept.edition,
            edition_text=kept.edition_text,
            points=kept.points,
            hints=False,
        )


def present(table: Table, seat: int) -> Start:
    """What a seat sees now, while the game goes on."""
    room = table.room
    if seat < 0 or room is None or room.closed() is not None:
        raise WireError("not-started", "a seat at a game that goes on", table.phase(), 409)
    return Start(table.kept, table.game.view(room.state, seat))
