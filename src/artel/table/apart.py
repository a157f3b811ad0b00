"""A board apart from the tables: a room for one person, of which the server keeps nothing.

A first game with a guide is such a board, and so is a puzzle. Every message comes with all that is needed to
answer it, and the answer is what a table would say. A few boards stay in memory, so that they need not be
played anew each time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, TypeVar

from artel.kernel.chance import SEED_BYTES
from artel.kernel.game import NATURE, Game, Refusal, Rules
from artel.kernel.schema import Entry
from artel.table.answers import Answer, refuse
from artel.table.course import Course
from artel.table.declared import COUNT
from artel.table.history import Entry as Played
from artel.table.history import first_position
from artel.table.room import Room
from artel.table.seats import Seat, Seats
from artel.table.store import Stored
from artel.table.summary import told_of
from artel.table.turns import NO_TURN
from artel.table.wire import GameMessage, Message, WireError, field_of

# So many messages wait for their turn.
MOST_WAITING: Final = 32
AT_A_TABLE: Final = Refusal(None, "only-at-the-table", {})
Key = TypeVar("Key", bound=Hashable)
Kept = TypeVar("Kept")
Found = TypeVar("Found")


class Board:
    """A room in which a person sits at one seat and bots at the others, told as a client knows tables."""

    def __init__(
        self,
        name: str,
        game: Game,
        rules: Rules,
        bots: Sequence[str],
        seat: int,
        *,
        seed: bytes = bytes(SEED_BYTES),
        points: bool = True,
        moves: Iterable[tuple[int, str]] = (),
    ) -> None:
        people = [
            Seat("human", name="") if at == seat else Seat("bot", bot=bot) for at, bot in enumerate(bots)
        ]
        self.seat: Final = seat
        # What would be kept of it.
        self.stored: Final = Stored(
            id=name,
            game=game.name,
            versions=rules.version,
            modules=rules.modules,
            options=dict(rules.options),
            seed=seed,
            started=True,
            rematch=None,
            seats=Seats(people, seat),
            points=points,
            hints=False,
        )
        course = Course(self.stored.seats, first_position(game, rules))
        for mover, line in moves:
            entry = Played(len(course.entries), mover, line, "", "")
            (course.draw if mover == NATURE else course.decide)(entry, game.verbs.parse(line))
        self.room: Final = Room(game, rules, self.stored.seats, self.stored.chance(), course=course)

    def summary(self) -> Message:
        """The table as a client knows tables."""
        room, seats = self.room, self.stored.seats.seats
        return {
            "t": "table",
            **told_of(self.stored, room.rules, room, "over" if room.over() else "playing"),
            "seats": [{**seat.to_data(at, True), "away": None, "votes": []} for at, seat in enumerate(seats)],
            "control": None,
            # Its draws were prepared, so there are none to check.
            "seed": None,
            "now": 0,
            "clock": None,
            "you": self.seat,
        }

    def view(self, have: int) -> Message:
        """What the person sees. Nothing is taken back here, and no answer stands."""
        return {**self.room.view_message(self.seat, have), **NO_TURN, "stands": [], "standing": None}

    def asked(self, message: GameMessage) -> list[Message]:
        """What the room says to a message that changes nothing."""
        return posts(self.room.receive(self.seat, message))


class Desk(Generic[Key, Kept]):
    """Answers those who sit at such boards, one after the other, in a thread of its own."""

    def __init__(self, name: str, most_kept: int) -> None:
        self._name: Final = name
        self._most_kept: Final = most_kept
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._kept: Final[OrderedDict[Key, Kept]] = OrderedDict()
        self._waiting = 0

    async def in_turn(self, work: Callable[[], Found]) -> Found:
        """Do some work once all before it is done; WireError where too much waits already."""
        if self._waiting >= MOST_WAITING:
            expected = f"at most {MOST_WAITING} messages about the {self._name} at once"
            raise WireError("busy", expected, self._waiting, 503)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _taken(self, key: Key) -> Kept | None:
        return self._kept.pop(key, None)

    def _keep(self, key: Key, board: Kept) -> None:
        """Keep a board as the one that was used last; the one that was not for longest goes."""
        self._kept[key] = board
        while len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)


def posts(answer: Answer) -> list[Message]:
    return [message for _, message in answer.posts]


def refused(ident: str, refusal: Refusal) -> list[Message]:
    return posts(refuse(ident, refusal))


def have_in(data: Message) -> int:
    """How many entries the client knows already."""
    have = field_of(data, Entry("have", COUNT))
    assert isinstance(have, int)
    return have
