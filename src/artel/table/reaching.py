"""How far back each seat may go, worked out beside the table: its own view waits for it, and nothing else."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from artel.table.course import Course
    from artel.table.live import Table
    from artel.table.room import Room

# Plans, points and curves take long and have other threads: no view waits for those.
THREADS: Final = ThreadPoolExecutor(4, thread_name_prefix="reaching")


class Reaching:
    """The work of one table, at most one for each seat; every connection of a seat waits for the same."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._working: Final[dict[int, tuple[Course, asyncio.Future[None]]]] = {}

    async def known(self, seat: int) -> None:
        """Return when it is known what to tell a seat of its turn, as the room stood when this was asked."""
        room = self._table.room
        if room is None or room.turns.knows(seat):
            return
        course, working = self._working.get(seat, (None, None))
        if working is None or working.done() or course is not room.course:
            working = asyncio.ensure_future(self._work(room, seat))
            self._working[seat] = room.course, working
        await asyncio.shield(working)

    async def _work(self, room: Room, seat: int) -> None:
        loop = asyncio.get_running_loop()
        reach = await loop.run_in_executor(THREADS, room.turns.reach_of, seat)
        if reach.course is room.course:
            room.turns.remember(seat, reach)
