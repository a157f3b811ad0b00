"""Hints at one table: the best few moves for a seat, worked out beside it from what that seat knows.

Nothing here looks further than the view of the seat that asks. How many hints each seat has taken is kept
with it and told to everybody; what they said is told to the asker alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from artel.bots.search.advice import Advice, tenths
from artel.bots.search.chances import percent
from artel.bots.search.minds import has_mind
from artel.kernel.game import Game, Refusal, View, deciders
from artel.table.answers import ASKER, Answer, refuse
from artel.table.outbox import Credentials
from artel.table.planning import engine_failed
from artel.table.reach import people
from artel.table.seats import revoked
from artel.table.thinker import BotError
from artel.table.wire import Hint, Message, WireError
from artel.table.worker import BotsStopped, BotWorker

if TYPE_CHECKING:
    from artel.table.live import Table
    from artel.table.room import Room
    from artel.table.store import Stored

log = logging.getLogger(__name__)
# One hint of a seat is worked out at a time, and another may wait for it.
MOST_OF_SEAT: Final = 2
SPECTATOR: Final = Refusal(None, "spectator", {})
HINTS_OFF: Final = Refusal(None, "hints-off", {})
NO_CHOICE: Final = Refusal(None, "no-choice", {})
BUSY: Final = Refusal(None, "hints-busy", {})
FAILED: Final = Refusal(None, "no-hint", {})


def allows_hints(kept: Stored) -> bool:
    """Whether the people at a table may ask for hints.

    Where nobody has said so, they are for one who plays against bots alone.
    """
    wished = len(people(kept.seats)) <= 1 if kept.hints is None else kept.hints
    return wished and has_mind(kept.game)


class Hinting:
    """Answers those who ask for a hint, one at a time for each seat."""

    def __init__(self, table: Table, worker: BotWorker) -> None:
        self._table: Final = table
        self._worker: Final = worker
        # By seat: what it saw when it took its last hint, and what it was told.
        self._known: Final[dict[int, tuple[View, list[Message]]]] = {}
        self._asked: Final[Counter[int]] = Counter()
        self._turns: Final[defaultdict[int, asyncio.Lock]] = defaultdict(asyncio.Lock)

    async def answer(self, seat: int, message: Hint, credentials: Credentials) -> Answer | None:
        """The best few moves, or why there is no hint; None before there is a room.

        WireError where the key of the asker is revoked meanwhile: such a hint is no hint.
        """
        await self._table.sure()
        room = self._table.room
        if seat < 0:
            return refuse(message.id, SPECTATOR)
        if room is None:
            return None
        if self._asked[seat] >= MOST_OF_SEAT:
            return refuse(message.id, BUSY)
        self._asked[seat] += 1
        try:
            async with self._turns[seat]:
                return await self._hint(seat, message, credentials)
        except BotError as error:
            return refuse(message.id, BUSY if error.kind == "busy" else FAILED)
        except BotsStopped:
            return refuse(message.id, FAILED)
        except WireError:
            raise
        except Exception as error:
            log.exception("table %s: seat %s: a hint", self._table.stored.id, seat)
            raise engine_failed(error) from error
        finally:
            self._asked[seat] -= 1

    async def _hint(self, seat: int, message: Hint, credentials: Credentials) -> Answer:
        self._check(seat, credentials)
        room = self._table.room
        if (why := self._why_not(room, seat, message.at)) is not None or room is None:
            return refuse(message.id, why or FAILED)
        view = room.game.view(room.state, seat)
        if len(view.moves) == 1:
            return refuse(message.id, NO_CHOICE)
        known = self._known.get(seat)
        if known is not None and known[0] == view:
            return told(message, room, known[1])
        seed = f"hint {self._table.stored.id} {seat} {len(room.entries)}"
        found = moves_told(room.game, await self._worker.advise(view, seed, credentials.caller))
        return await self._taken(seat, message, credentials, view, found)

    async def _taken(
        self, seat: int, message: Hint, credentials: Credentials, view: View, found: list[Message]
    ) -> Answer:
        """Count a hint that is still of use, and tell it; one whose moment has passed is thrown away."""
        async with self._table.lock:
            self._check(seat, credentials)
            room = self._table.room
            if (why := self._why_not(room, seat, message.at)) is not None or room is None:
                return refuse(message.id, why or FAILED)
            if room.game.view(room.state, seat) != view:
                values: dict[str, int | str] = {"expected": len(room.entries), "got": message.at}
                return refuse(message.id, Refusal(None, "stale", values))
            self._table.stored.seats.seats[seat].hints += 1
            await self._table.keep_seats()
            self._known[seat] = (view, found)
            return told(message, room, found)

    def _check(self, seat: int, credentials: Credentials) -> None:
        if not self._table.opens(seat, credentials.key):
            raise revoked()

    def _why_not(self, room: Room | None, seat: int, at: int) -> Refusal | None:
        """Why this seat gets no hint now."""
        kept = self._table.kept
        if room is None or not allows_hints(kept):
            return HINTS_OFF
        if (closed := room.closed()) is not None:
            return closed
        if kept.seats.seats[seat].played_by:
            return Refusal(None, "bot-sits-here", {"seat": seat})
        asked = deciders(room.state)
        if seat not in asked:
            return Refusal(None, "not-your-turn", {"seat": seat, "turn": asked[0]})
        return room.passed(seat, at)


def told(message: Hint, room: Room, moves: list[Message]) -> Answer:
    return Answer([(ASKER, {"t": "hint", "id": message.id, "n": len(room.entries), "moves": moves})])


def moves_told(game: Game, found: list[Advice]) -> list[Message]:
    """Moves as they travel: numbers in tenths of a point, chances in percent."""
    return [
        {
            "line": game.verbs.text(each.move),
            "points": tenths(each.points),
            "margin": tenths(each.margin),
            **({} if each.chance is None else {"chance": percent(each.chance)}),
            "behind": tenths(each.behind),
            "reasons": [{"group": group, "points": tenths(points)} for group, points in each.reasons],
        }
        for each in found
    ]
