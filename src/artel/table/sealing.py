"""Before the first draw: the clients of the seats seal a number each, and open it when all are sealed.

A seat whose client seals nothing takes no part and delays nothing. What a table waits for follows from its
seats alone, so a server that is started again goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Literal

from artel.kernel.chance import seal_of
from artel.kernel.game import Game, Refusal, Rules
from artel.kernel.record import draws_of
from artel.table.room import ASKER, Post, refuse
from artel.table.seats import Seats
from artel.table.store import Store
from artel.table.wire import Message, Open, Seal, WireError, bad, encode

if TYPE_CHECKING:
    from artel.table.live import Table
log = logging.getLogger(__name__)

# First every awaited seal, then every nonce. Between the two nothing changes any more: whoever opens a nonce
# has seen the very seals that the others have seen.
Step = Literal["seals", "nonces"]


def awaited(seats: Seats) -> tuple[Step | None, list[int]]:
    """What a table where no seat is open waits for before its first draw, and of which seats."""
    late = [at for at, seat in enumerate(seats.seats) if seat.awaited]
    if seats.open_seats() or not late:
        return None, []
    unsealed = [at for at in late if not seats.seats[at].seal]
    return ("seals", unsealed) if unsealed else ("nonces", late)


def may_start(seats: Seats) -> bool:
    return not seats.open_seats() and awaited(seats)[0] is None


def may_seal(seats: Seats) -> bool:
    """Before the start seals may change until the nonces are asked for."""
    return awaited(seats)[0] != "nonces"


def seal_seat(seats: Seats, seat: int, seal: str) -> None:
    seats.seats[seat].seal, seats.seats[seat].awaited = seal, True


def leave_out(seats: Seats) -> None:
    """Wait no longer for those who have not done what the others have."""
    for at in awaited(seats)[1]:
        seats.seats[at].awaited = False


def sealed_data(seats: Seats, begun: bool) -> Message:
    """What everybody may know: the seals, whom one waits for, and the nonces once the first draw is made."""
    step, late = awaited(seats)
    return {
        "seals": [seat.seal or None for seat in seats.seats],
        "nonces": [(seat.nonce or None) if begun else None for seat in seats.seats],
        "sealing": None if step is None or begun else {"step": step, "seats": late},
    }


class Sealing:
    """The seals and nonces of one table, and the clock by which nobody is waited for without end."""

    def __init__(self, table: Table, store: Store, patience: float) -> None:
        self._table: Final = table
        self._store: Final = store
        self._patience: Final = patience
        self._clock: asyncio.Task[None] | None = None
        self._clock_of: Step | None = None
        self._opened: asyncio.Future[str] | None = None

    async def receive(self, seat: int, message: Seal | Open) -> list[Post]:
        """Answer a seal or a nonce, with the table's lock held."""
        if seat < 0:
            return refuse(message.id, Refusal(None, "spectator", {})).posts
        refusal = self._seal(seat, message) if isinstance(message, Seal) else self._open(seat, message)
        if refusal is not None:
            return refuse(message.id, refusal).posts
        try:
            if self._table.stored.seats != self._table.kept.seats:
                await self._table.keep_seats()
        except WireError as problem:
            return [(ASKER, bad(problem, {"id": message.id}))]
        room = self._table.room
        return [(ASKER, {"t": "ok", "id": message.id, "n": 0 if room is None else len(room.entries)})]

    def _seal(self, seat: int, message: Seal) -> Refusal | None:
        seats = self._table.stored.seats
        if seats.seats[seat].seal == message.seal:
            return None
        if self._table.room is not None or not may_seal(seats):
            return Refusal(None, "too-late", {})
        seal_seat(seats, seat, message.seal)
        return None

    def _open(self, seat: int, message: Open) -> Refusal | None:
        seats = self._table.stored.seats
        own = seats.seats[seat]
        if own.nonce == message.nonce:
            return None
        if self._table.room is not None or awaited(seats)[0] != "nonces":
            return Refusal(None, "not-sealing", {})
        if seal_of(bytes.fromhex(message.nonce)) != own.seal:
            return Refusal(None, "wrong-nonce", {})
        own.nonce, own.awaited = message.nonce, False
        return None

    # The clock.

    def busy(self) -> bool:
        return self._clock is not None and not self._clock.done()

    def wake(self) -> None:
        """Let the clock run while somebody waits."""
        step = self._kept_waiting()
        if step != self._clock_of or not self.busy():
            self.stop()
            if step is not None:
                self._clock, self._clock_of = asyncio.create_task(self._wait(step)), step

    def stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._clock = self._clock_of = None

    def _kept_waiting(self) -> Step | None:
        """The step that somebody waits for: who has taken it already, or who sits there connected.

        The latter may be on another device, which has no number to open.
        """
        seats = self._table.kept.seats
        step, _ = awaited(seats) if self._table.room is None else (None, [])
        done = any(seat.seal if step == "seals" else seat.nonce for seat in seats.seats)
        return step if done or any(other.seat >= 0 for other in self._table.connections) else None

    async def _wait(self, step: Step) -> None:
        await asyncio.sleep(self._patience)
        async with self._table.lock:
            if self._table.room is not None or awaited(self._table.kept.seats)[0] != step:
                return
            leave_out(self._table.stored.seats)
            # From here on it is another step's turn, and its clock is not this one.
            self._clock = self._clock_of = None
            try:
                await self._table.keep_seats()
            except WireError as problem:
                log.error("table %s: nobody left out: %s", self._table.stored.id, problem)

    # The end.

    async def opened(self) -> str:
        """What the draws follow from, once the game is over: worked out once, beside the tables."""
        room = self._table.room
        if room is None or not room.over():
            raise WireError("not-over", "a table whose game is over", self._table.phase(), 409)
        if self._opened is None or (self._opened.done() and self._opened.exception() is not None):
            told = {
                "chance": room.chance.commitment(),
                "seed": room.chance.seed.hex(),
                **sealed_data(self._table.kept.seats, begun=True),
            }
            del told["sealing"]
            work = self._store.aside(_opened_text, told, room.game, room.rules, room.moves())
            self._opened = asyncio.ensure_future(work)
        return await asyncio.shield(self._opened)


def _opened_text(told: Message, game: Game, rules: Rules, moves: list[tuple[int, str]]) -> str:
    draws = [
        {"lines": draw.lines, "weights": draw.weights, "line": draw.line}
        for draw in draws_of(game, rules, moves)
    ]
    return encode({**told, "draws": draws})
