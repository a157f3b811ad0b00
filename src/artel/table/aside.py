"""What is answered beside a table: plans, points, hints, and how it was. No move waits for any of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from artel.kernel.game import State
from artel.table.answers import ASKER, Post
from artel.table.curve import Curves
from artel.table.hinting import Hinting
from artel.table.looking import Looking
from artel.table.outbox import Connection, Credentials
from artel.table.planning import Planning
from artel.table.wire import Hint, Look, Past, Plan, Points, WireError, bad
from artel.table.worker import BotWorker

if TYPE_CHECKING:
    from artel.table.live import Table

Beside = Plan | Points | Hint | Look | Past


class Aside:
    """The questions of one table that are worked out elsewhere."""

    def __init__(self, table: Table, worker: BotWorker, curves: Curves | None) -> None:
        self._table: Final = table
        self._planning: Final = Planning(table)
        self._looking: Final = Looking(table, curves or Curves())
        self._hinting: Final = Hinting(table, worker)
        # Hints that somebody waits for at an open line, who may go on playing meanwhile.
        self._later: Final[set[asyncio.Task[None]]] = set()

    def busy(self) -> bool:
        """True while somebody waits for a hint, which is counted when it is found."""
        return bool(self._later)

    async def state_at(self, at: int) -> State | None:
        return await self._looking.state_at(at)

    async def posts(
        self, seat: int, message: Beside, asker: Connection | None, credentials: Credentials
    ) -> list[Post]:
        """The answer; nothing yet where it is sent when it is there."""
        if not isinstance(message, Hint) or asker is None:
            return await self._posts(seat, message, credentials)
        task = asyncio.create_task(self._send(seat, message, asker))
        self._later.add(task)
        task.add_done_callback(self._later.discard)
        return []

    async def _send(self, seat: int, message: Hint, asker: Connection) -> None:
        for _, told in await self._posts(seat, message, asker.credentials):
            asker.send(told)

    async def _posts(self, seat: int, message: Beside, credentials: Credentials) -> list[Post]:
        try:
            if isinstance(message, Plan | Points):
                answer = await self._planning.answer(seat, message)
            elif isinstance(message, Hint):
                answer = await self._hinting.answer(seat, message, credentials)
            else:
                answer = await self._looking.answer(seat, message)
        except WireError as problem:
            return [(ASKER, bad(problem, {"id": message.id}))]
        return [(ASKER, self._table.before_the_start(seat, message))] if answer is None else answer.posts
