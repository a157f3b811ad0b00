"""The plans of one table, worked out beside it: no move waits for them, and no other table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from artel.table.room import Answer
from artel.table.wire import Plan, WireError

if TYPE_CHECKING:
    from artel.table.live import Table
log = logging.getLogger(__name__)


class Planning:
    """Answers questions about plans, one at a time, in a thread of their own."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._turn: Final = asyncio.Lock()

    async def answer(self, seat: int, message: Plan) -> Answer | None:
        """What the plans lead to from where the room stands; None before there is a room."""
        async with self._turn:
            await self._table.sure()
            room = self._table.room
            if room is None:
                return None
            work = room.planned(seat, message)
            try:
                return await asyncio.to_thread(work)
            except Exception as error:
                log.exception("table %s: seat %s: plans", self._table.stored.id, seat)
                raise engine_failed(error) from error


def engine_failed(error: Exception) -> WireError:
    return WireError("engine-failed", "an answer of the rules engine", type(error).__name__, 500)
