"""Looking back at one table, worked out beside it: no move waits for it, and no other table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from artel.kernel.game import Refusal, State
from artel.table.answers import ASKER, Answer, refuse
from artel.table.curve import Curve, Curves
from artel.table.moments import turns_of
from artel.table.planning import engine_failed
from artel.table.wire import Look, Past, WireError

if TYPE_CHECKING:
    from artel.table.live import Table
    from artel.table.room import Room
log = logging.getLogger(__name__)


def looked(room: Room, seat: int, message: Look) -> Callable[[], Answer]:
    """What answers a look at a moment, from the entries that there are now; it may take its time."""
    entries, at = room.entries, message.at
    if at > len(entries):
        refusal = Refusal(None, "unknown-place", {"expected": len(entries), "got": at})
        refused = refuse(message.id, refusal)
        return lambda: refused

    def work() -> Answer:
        moment = room.moments.moment(entries, at)
        told = {
            "t": "look",
            "id": message.id,
            "at": at,
            "n": len(entries),
            "view": room.game.view(moment.position.state, seat).data,
            "since": moment.since,
            "log": moment.position.lines(seat, moment.since),
        }
        return Answer([(ASKER, told)])

    return work


def past_of(room: Room, message: Past, curve: Curve | None = None) -> Answer:
    """The turns so far. Points tell what was hidden: there are none before the end."""
    points = None if curve is None else [{"n": n, "scores": scores} for n, scores in curve]
    turns = [list(turn) for turn in turns_of(room.entries, room.rules.players)]
    told = {"t": "past", "id": message.id, "n": len(room.entries), "turns": turns, "points": points}
    return Answer([(ASKER, told)])


class Looking:
    """Answers whoever looks back, one at a time, in a thread of their own."""

    def __init__(self, table: Table, curves: Curves) -> None:
        self._table: Final = table
        self._curves: Final = curves
        self._turn: Final = asyncio.Lock()

    async def answer(self, seat: int, message: Look | Past) -> Answer | None:
        """How it was; None before there is a room."""
        await self._table.sure()
        room = self._table.room
        if room is None:
            return None
        try:
            if isinstance(message, Past):
                return past_of(room, message, await self._curve(room, message))
            async with self._turn:
                return await asyncio.to_thread(looked(room, seat, message))
        except WireError:
            raise
        except Exception as error:
            log.exception("table %s: seat %s: looking back", self._table.stored.id, seat)
            raise engine_failed(error) from error

    async def state_at(self, at: int) -> State | None:
        """How the table stood at one of its moments; None before there is a room."""
        await self._table.sure()
        room = self._table.room
        if room is None:
            return None
        async with self._turn:
            moment = await asyncio.to_thread(room.moments.moment, room.entries, at)
            return moment.position.state

    async def _curve(self, room: Room, message: Past) -> Curve | None:
        if not message.points or not room.over():
            return None
        return await self._curves.curve(self._table.stored.id, room.game, room.rules, room.entries)
