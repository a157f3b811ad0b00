"""What is answered beside a table: plans, points, and how it was. It changes nothing: nobody waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.kernel.game import State
from artel.table.answers import ASKER, Post
from artel.table.curve import Curves
from artel.table.looking import Looking
from artel.table.planning import Planning
from artel.table.wire import Look, Past, Plan, Points, WireError, bad

if TYPE_CHECKING:
    from artel.table.live import Table


class Aside:
    """The questions of one table that have a thread of their own."""

    def __init__(self, table: Table, curves: Curves | None) -> None:
        self._table: Final = table
        self._planning: Final = Planning(table)
        self._looking: Final = Looking(table, curves or Curves())

    async def state_at(self, at: int) -> State | None:
        return await self._looking.state_at(at)

    async def posts(self, seat: int, message: Plan | Points | Look | Past) -> list[Post]:
        try:
            if isinstance(message, Plan | Points):
                answer = await self._planning.answer(seat, message)
            else:
                answer = await self._looking.answer(seat, message)
        except WireError as problem:
            return [(ASKER, bad(problem, {"id": message.id}))]
        return [(ASKER, self._table.before_the_start(seat, message))] if answer is None else answer.posts
