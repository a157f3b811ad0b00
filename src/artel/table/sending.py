"""From a connection's outbox to the network: over a WebSocket, or as server-sent events.

A client that takes nothing for a while is cut off at once, with whatever the system still holds for it:
a polite close would wait behind the messages that the client does not read.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Final

from starlette.types import Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from artel.table.outbox import Connection
from artel.table.wire import WireError, bad, encode

log = logging.getLogger(__name__)
KEEPALIVE: Final = 15.0
# So long may one message take to leave, and so long a goodbye.
SENDING_SECONDS: Final = 10.0
GOODBYE_SECONDS: Final = 3.0
# Why a connection is closed, where it is known: what to do about it differs. Others may be tried again.
CLOSED: Final = {"wrong-key": 4403, "unknown-table": 4404, "unplayable-table": 4410}
CLOSED_FOR_NOW: Final = 1013
CLOSED_FOR_NONSENSE: Final = 4400
CLOSED_BY_TABLE: Final = 1012
CLOSED_BY_FAILURE: Final = 1011
TRANSPORT: Final = "artel.transport"
# What the system may hold for one client; on its own it would take megabytes.
MOST_UNSENT: Final = 128 * 1024


def code_of(problem: WireError) -> int:
    """The code with which a connection is closed because of this."""
    return CLOSED.get(problem.kind, CLOSED_FOR_NONSENSE if problem.status == 400 else CLOSED_FOR_NOW)


def note_transport(scope: Scope, send: Send) -> None:
    """Remember what a connection runs over: the one who sends knows it, and a stuck one must be cut off."""
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    if isinstance(transport, asyncio.WriteTransport):
        scope[TRANSPORT] = transport


def transport_of(scope: Scope) -> asyncio.WriteTransport | None:
    """What messages to a client go over, made narrow so that not reading them is noticed."""
    found = scope.get(TRANSPORT)
    if not isinstance(found, asyncio.WriteTransport):
        return None
    bare = found.get_extra_info("socket")
    if bare is not None:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
    return found


@contextlib.contextmanager
def cut_off_after(transport: asyncio.WriteTransport | None, seconds: float) -> Iterator[None]:
    """Cut the connection off where what is done meanwhile takes longer than this."""
    if transport is None:
        yield
        return
    cutting = asyncio.get_running_loop().call_later(seconds, transport.abort)
    try:
        yield
    finally:
        cutting.cancel()


async def drain(websocket: WebSocket, connection: Connection) -> None:
    """Send what is due, in order, until the connection is to be closed.

    A client that would hear nothing more must not think that it is connected: whatever goes wrong here
    closes the connection, and the client comes back for the rest.
    """
    transport = transport_of(websocket.scope)
    code, reason = CLOSED_BY_TABLE, ""
    try:
        with Watch(transport):
            while (text := await connection.next()) is not None:
                with cut_off_after(transport, SENDING_SECONDS):
                    await websocket.send_text(text)
        if connection.because is not None:
            code, reason = code_of(connection.because), connection.because.kind
            with cut_off_after(transport, GOODBYE_SECONDS):
                await websocket.send_text(encode(bad(connection.because)))
    except (WebSocketDisconnect, RuntimeError):
        return
    except Exception:
        log.exception("a message could not be sent")
        code = CLOSED_BY_FAILURE
    if transport is not None:
        asyncio.get_running_loop().call_later(GOODBYE_SECONDS, transport.abort)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(code, reason)


class Watch:
    """Cuts off a connection that was given up and only waits for its client to read the rest."""

    def __init__(self, transport: asyncio.WriteTransport | None) -> None:
        self._transport: Final = transport
        self._next: asyncio.TimerHandle | None = None

    def __enter__(self) -> None:
        self._look()

    def __exit__(self, *_: object) -> None:
        if self._next is not None:
            self._next.cancel()

    def _look(self) -> None:
        if self._transport is None:
            return
        if self._transport.is_closing():
            self._transport.abort()
        else:
            self._next = asyncio.get_running_loop().call_later(KEEPALIVE, self._look)


async def events_of(connection: Connection, transport: asyncio.WriteTransport | None) -> AsyncIterator[str]:
    """The same messages as server-sent events. The id of each is the number of entries known after it."""
    while True:
        try:
            message = await asyncio.wait_for(connection.next(), KEEPALIVE)
        except TimeoutError:
            text = ": still here\n\n"
        else:
            if message is None:
                if connection.because is not None:
                    yield f"data: {encode(bad(connection.because))}\n\n"
                return
            text = f"id: {connection.have}\ndata: {message}\n\n"
        with cut_off_after(transport, SENDING_SECONDS):
            yield text
