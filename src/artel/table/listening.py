"""Sockets: whoever comes by one is let in or told why not, then read and answered until they go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from artel.table.budget import COSTS, Budget, caller_of, cost_of
from artel.table.live import Connection
from artel.table.sending import drain
from artel.table.watching import Answers
from artel.table.wire import ClientMessage, Message, WireError, bad, client_message, decode, encode, kind_of

log = logging.getLogger(__name__)
# Why a connection is closed before it begins: what to do about it differs. Others may be tried again.
CLOSED: Final = {"wrong-key": 4403, "unknown-table": 4404, "unplayable-table": 4410}
CLOSED_FOR_NOW: Final = 1013
# So long a socket is not read after a message that came too fast.
SLOWED_DOWN: Final = 1.0


class Place(Protocol):
    """Where somebody is connected: a table, whether or not it is in memory, or a sandbox."""

    @property
    def name(self) -> str: ...

    async def receive(self, seat: int, message: ClientMessage, asker: Connection) -> list[Message]: ...

    def disconnect(self, connection: Connection) -> None: ...


class Listening:
    """The sockets of a server."""

    def __init__(self, budget: Budget, answers: Answers) -> None:
        self._budget: Final = budget
        self._answers: Final = answers

    @contextlib.asynccontextmanager
    async def let_in(self, socket: WebSocket) -> AsyncIterator[None]:
        """Take up a socket; where it leads nowhere it is told why, and closed."""
        await socket.accept()
        try:
            yield
        except WireError as problem:
            self._answers.refusals.count(problem.kind)
            await socket.send_text(encode(bad(problem)))
            await socket.close(CLOSED.get(problem.kind, CLOSED_FOR_NOW), problem.kind)

    async def sit_at(self, place: Place, socket: WebSocket, connection: Connection) -> None:
        """Read and answer somebody who has been let in there, and see them out."""
        sending = asyncio.create_task(drain(socket, connection))
        try:
            await self._listen(socket, place, connection)
        finally:
            place.disconnect(connection)
            sending.cancel()

    async def _listen(self, socket: WebSocket, place: Place, connection: Connection) -> None:
        """Read messages until the client goes. A bad one is answered and harms nobody.

        Whoever sends too much is not read for a while, so that what they send waits at their end.
        """
        caller = caller_of(socket.scope)
        while True:
            try:
                event = await socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if event["type"] == "websocket.disconnect":
                return
            data: Message | None = None
            try:
                data = decode(event.get("text") or event.get("bytes") or "")
                message = client_message(data)
                log.debug("table %s: seat %d: %s", place.name, connection.seat, kind_of(message))
                await asyncio.sleep(self._budget.pause(caller, cost_of(message)))
                replies = await place.receive(connection.seat, message, connection)
                self._answers.count(message, replies)
            except WireError as problem:
                self._answers.refusals.count(problem.kind)
                connection.send(bad(problem, data))
                await self._slow_down(caller, problem)

    async def _slow_down(self, caller: str, problem: WireError) -> None:
        """What was not understood costs as much as a look; whoever is too fast waits."""
        if problem.kind == "too-fast":
            await asyncio.sleep(SLOWED_DOWN)
            return
        with contextlib.suppress(WireError):
            await asyncio.sleep(self._budget.pause(caller, COSTS["why"]))
