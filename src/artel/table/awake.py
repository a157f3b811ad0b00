"""Keeps the time the clocks run by, so that it goes on from there after whatever end of the server."""

from __future__ import annotations

import asyncio
from typing import Final

from artel.table.guest_store import write_awake
from artel.table.servertime import ServerTime
from artel.table.store import Store

# So much at most is given back to everybody when the server dies.
KEPT_EVERY: Final = 10.0


class Awake:
    """Writes the time down every now and then, and at the end."""

    def __init__(self, store: Store, time: ServerTime) -> None:
        self._store: Final = store
        self._time: Final = time
        self._staying: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._staying = asyncio.create_task(self._stay())

    def end(self) -> None:
        if self._staying is not None:
            self._staying.cancel()
        self._note()

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(KEPT_EVERY)
            self._note()

    def _note(self) -> None:
        now = self._time.now()
        self._store.writing(lambda db: write_awake(db, now))
