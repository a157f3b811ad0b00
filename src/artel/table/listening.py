"""Sockets: whoever comes by one is let in or told why not, then read and answered until they go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, MutableMapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from artel.table.budget import COSTS, AtOnce, Budget, caller_of, cost_of
from artel.table.keys import key_of_old_page
from artel.table.live import Connection
from artel.table.sending import code_of, drain
from artel.table.watching import Answers
from artel.table.wire import (
    ClientMessage,
    Message,
    WireError,
    bad,
    client_message,
    decode,
    encode,
    entering,
    kind_of,
)

log = logging.getLogger(__name__)
# So long a socket is not read after a message that came too fast.
SLOWED_DOWN: Final = 1.0
# So long a socket may say nothing before anybody knows who it is, and so many of one caller at once.
ENTER_SECONDS: Final = 10.0
MOST_SILENT: Final = 100
Event = MutableMapping[str, Any]


@dataclass(frozen=True)
class Arrival:
    """Somebody who has come by a socket: with which key, and what they have said already besides it."""

    key: str | None
    said: Event | None


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
        self._silent: Final = AtOnce(MOST_SILENT, "connections that have said nothing yet")

    @contextlib.asynccontextmanager
    async def let_in(self, socket: WebSocket) -> AsyncIterator[None]:
        """Take up a socket; where it leads nowhere it is told why, and closed."""
        await socket.accept()
        try:
            yield
        except WireError as problem:
            self._answers.refusals.count(problem.kind)
            await socket.send_text(encode(bad(problem)))
            await socket.close(code_of(problem), problem.kind)

    async def arrival(self, socket: WebSocket) -> Arrival:
        """The first message, which has the key of whoever has one; nobody is told anything before it."""
        if (key := key_of_old_page(socket)) is not None:
            return Arrival(key, None)
        caller = caller_of(socket.scope)
        self._silent.come(caller)
        try:
            async with asyncio.timeout(ENTER_SECONDS):
                event = await socket.receive()
        except TimeoutError:
            expected = f"a first message within {ENTER_SECONDS:g} seconds"
            raise WireError("too-slow", expected, "none", 408) from None
        finally:
            self._silent.go(caller)
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1005)
        try:
            data = decode(text_of(event))
        except WireError:
            # It is answered like any other that is not understood.
            return Arrival(None, event)
        entered = entering(data)
        return Arrival(None, event) if entered is None else Arrival(entered.key, None)

    async def sit_at(self, place: Place, socket: WebSocket, connection: Connection, arrival: Arrival) -> None:
        """Read and answer somebody who has been let in there, and see them out."""
        sending = asyncio.create_task(drain(socket, connection))
        try:
            await self._listen(socket, place, connection, arrival.said)
        finally:
            shut_out = connection.closed
            place.disconnect(connection)
            if not shut_out:
                sending.cancel()
            # Whoever is shut out is told why, for no longer than a goodbye may take.
            await asyncio.wait([sending])

    async def _listen(
        self, socket: WebSocket, place: Place, connection: Connection, said: Event | None
    ) -> None:
        """Read messages until the client goes, or is shut out: then what it has sent is not even looked at.

        A bad message is answered and harms nobody. Whoever sends too much is not read for a while, so that
        what they send waits at their end.
        """
        caller = caller_of(socket.scope)
        while True:
            try:
                event = said or await socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            said = None
            if event["type"] == "websocket.disconnect" or is_out(connection):
                return
            data: Message | None = None
            try:
                data = decode(text_of(event))
                message = client_message(data)
                log.debug("table %s: seat %d: %s", place.name, connection.seat, kind_of(message))
                await asyncio.sleep(self._budget.pause(caller, cost_of(message)))
                if is_out(connection):
                    return
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


def is_out(connection: Connection) -> bool:
    """True once somebody is shut out; others may do that at any moment."""
    return connection.closed


def text_of(event: Event) -> str | bytes:
    """What a message of a socket says, however it came."""
    said: str | bytes = event.get("text") or event.get("bytes") or ""
    return said
