"""Somebody connected to a table, whether or not its game is in memory just now."""

from __future__ import annotations

import asyncio
from typing import Final

from artel.table.budget import COSTS, Budget
from artel.table.live import Connection
from artel.table.tables import Tables
from artel.table.wire import ClientMessage, Message, Ping


class Sitting:
    """Brings the messages of a connection to its table; one that was put away is taken up for them."""

    def __init__(self, tables: Tables, table: str, caller: str, budget: Budget) -> None:
        self.name: Final = table
        self._tables: Final = tables
        self._caller: Final = caller
        self._budget: Final = budget

    async def receive(self, seat: int, message: ClientMessage, asker: Connection) -> list[Message]:
        if isinstance(message, Ping):
            # To be there is no reason to hold a game in memory.
            pong: Message = {"t": "pong"}
            asker.send(pong)
            return [pong]
        if not self._tables.is_loaded(self.name):
            await asyncio.sleep(self._budget.pause(self._caller, COSTS["load"]))
        async with self._tables.at(self.name, self._caller) as table:
            return await table.receive(seat, message, asker)

    def disconnect(self, connection: Connection) -> None:
        self._tables.disconnect(self.name, connection)
