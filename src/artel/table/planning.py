"""The plans and the points of one table, worked out beside it: no move waits, and no other table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from artel.table.answers import Answer, refuse
from artel.table.counting import POINTS_OFF
from artel.table.wire import Plan, Points, WireError, kind_of

if TYPE_CHECKING:
    from artel.table.live import Table
log = logging.getLogger(__name__)


class Planning:
    """Answers questions that change nothing, one at a time, in a thread of their own."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._turn: Final = asyncio.Lock()

    async def answer(self, seat: int, message: Plan | Points) -> Answer | None:
        """What there is to say from where the room stands; None before there is a room."""
        async with self._turn:
            await self._table.sure()
            room = self._table.room
            if room is None:
                return None
            if isinstance(message, Plan):
                work = room.planned(seat, message)
            elif self._table.kept.points:
                work = room.counted(seat, message)
            else:
                return refuse(message.id, POINTS_OFF)
            try:
                return await asyncio.to_thread(work)
            except Exception as error:
                log.exception("table %s: seat %s: %s", self._table.stored.id, seat, kind_of(message))
                raise engine_failed(error) from error


def engine_failed(error: Exception) -> WireError:
    return WireError("engine-failed", "an answer of the rules engine", type(error).__name__, 500)
