"""The door: how connections come in, how many, and how long they may keep the server waiting.

Connections are accepted here and not by the event loop, whose own way of accepting goes round in circles
when the process is out of descriptors.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import sys
import time
from collections import Counter
from collections.abc import Container
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode

from artel.table.budget import COSTS, Budget, Limits, caller_at
from artel.table.wire import WireError

log = logging.getLogger(__name__)
# What callers do wrong is no news; what goes wrong here is.
quiet = logging.getLogger("artel.http")
quiet.setLevel(logging.ERROR)

# From the connection to the end of a request's headers, and from there to the end of its body.
HEADERS_SECONDS: Final = 10.0
BODY_SECONDS: Final = 20.0
# So long nothing of an answer may be taken before its connection is cut.
STUCK_SECONDS: Final = 30.0
PAUSE: Final = 1.0
LOG_SECONDS: Final = 60.0
# After somebody was turned away the next in line waits a little: a crowd at the door costs the tables little.
TURNED_AWAY: Final = 0.001
LEFT_IN_THE_DOORWAY: Final = (errno.ECONNABORTED, errno.ECONNRESET, errno.EPROTO, errno.EINTR)
# The files a server needs beside its connections: storage, log, processes of bots.
OWN_FILES: Final = 64
WANTED_FILES: Final = 8192


class Present(ServerState):
    """Who is connected. uvicorn hands it to every protocol it makes."""

    def __init__(
        self, limits: Limits, budget: Budget, most: int, trusted: Container[str] = frozenset()
    ) -> None:
        super().__init__()
        self._limits: Final = limits
        self.budget: Final = budget
        self.most: Final = most
        # Proxies, which come for many; the guard counts those behind them.
        self.trusted: Final = trusted
        self.callers: Final[Counter[str]] = Counter()
        self._place: Final = asyncio.Event()

    async def place(self) -> None:
        """Wait until another connection may come in."""
        while self.callers.total() >= self.most:
            self._place.clear()
            await self._place.wait()

    def come(self, address: str) -> bool:
        """Count a connection in; False for a caller who has enough of them or goes on being refused."""
        caller = caller_at(address)
        if address not in self.trusted and (
            not self.budget.visit(caller) or self.callers[caller] >= self._limits.of_caller
        ):
            return False
        self.callers[caller] += 1
        return True

    def go(self, caller: str) -> None:
        self.callers[caller] -= 1
        if self.callers[caller] <= 0:
            del self.callers[caller]
        self._place.set()


class PatientHttp(H11Protocol):
    """A connection that may not keep the server waiting for ever, neither by writing nor by not reading."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        assert isinstance(self.server_state, Present)
        self._present: Final = self.server_state
        self.logger = quiet
        self._waiting_for: object = None
        self._has_gone = False
        self._late: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def _watch(self) -> None:
        """A clock runs for the headers and another for the body; what arrives meanwhile winds up neither."""
        state = self.conn.their_state
        waiting_for = (state, self.cycle)
        if waiting_for == self._waiting_for or self._has_gone:
            return
        self._waiting_for = waiting_for
        if self._late is not None:
            self._late.cancel()
        seconds = {h11.IDLE: HEADERS_SECONDS, h11.SEND_BODY: BODY_SECONDS}.get(state)
        self._late = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        if self.client is not None and self.client[0] not in self._present.trusted:
            self._present.budget.visit(_caller(self.client), COSTS["nonsense"])
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            # An answer is on its way already, and nothing fits into the middle of it.
            self.transport.abort()
            return
        super().send_400_response(msg)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.conn.trailing_data[0]:
            self.send_400_response("Frames before the answer to the handshake.")
            return
        # From here on the connection is a socket's, with clocks of its own.
        self._stop_clocks()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_clocks()
        self._present.go(_caller(self.client))

    def _stop_clocks(self) -> None:
        for clock in (self._late, self._stuck):
            if clock is not None:
                clock.cancel()
        self._late = self._stuck = None
        self._has_gone = True


class CountedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is counted out when it goes, and whose pings are paid for like messages."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any], **named: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **named)
        assert isinstance(server_state, Present)
        self._present: Final = server_state

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            # Nobody may say anything before the handshake is answered.
            self.handle_parser_exception()
            return
        super().data_received(data)
        if not self.handshake_initiated:
            # The library has an answer to a request that it does not read, but leaves it lying.
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        try:
            self._present.budget.pause(self._caller(), COSTS["ping"])
        except WireError:
            self.transport.abort()
            return
        super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError as error:
                self.conn.fail(CloseCode.INVALID_DATA, f"{error.reason} at position {error.start}")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Whoever breaks the protocol pays for it and is told by the code; to us it is no news.

        The library counts on a connection that is open. It may also be one that is not accepted yet, or one
        that is being closed.
        """
        self._present.budget.visit(self._caller(), COSTS["nonsense"])
        self.frames = []
        sent = self.conn.close_sent
        code = CloseCode.ABNORMAL_CLOSURE if sent is None else sent.code
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.handshake_complete = True
        self.transport.close()

    def _caller(self) -> str:
        """By whom this is: the guard knows better than the socket where a proxy stands between."""
        return _caller(self.scope["client"] if hasattr(self, "scope") else self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._present.go(_caller(self.client))


def _caller(client: tuple[str, int] | None) -> str:
    return caller_at(client[0]) if client else ""


class Door:
    """The sockets the server listens on. More of them can be opened while it runs."""

    def __init__(self, present: Present, config: uvicorn.Config) -> None:
        self._present: Final = present
        self._config: Final = config
        self._app_state: dict[str, Any] = {}
        self._listening: Final[list[asyncio.Task[None]]] = []
        self._arriving: Final[set[asyncio.Task[None]]] = set()
        self._logged_at = float("-inf")

    def start(self, sockets: list[socket.socket], app_state: dict[str, Any]) -> None:
        self._app_state = app_state
        for bound in sockets:
            self.open(bound)

    def open(self, bound: socket.socket) -> None:
        bound.setblocking(False)
        self._listening.append(asyncio.create_task(self._listen(bound)))

    async def close(self) -> None:
        for task in [*self._listening, *self._arriving]:
            task.cancel()
        await asyncio.gather(*self._listening, *self._arriving, return_exceptions=True)

    async def _listen(self, bound: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.closing(bound):
            while True:
                await self._present.place()
                try:
                    arrived, address = await loop.sock_accept(bound)
                except OSError as error:
                    await self._not_accepted(error)
                    continue
                # Another of our sockets may have let somebody in meanwhile.
                await self._present.place()
                caller = caller_at(str(address[0]))
                if not self._present.come(str(address[0])):
                    arrived.close()
                    await asyncio.sleep(TURNED_AWAY)
                    continue
                task = asyncio.create_task(self._let_in(arrived, caller))
                self._arriving.add(task)
                task.add_done_callback(self._arriving.discard)

    async def _not_accepted(self, error: OSError) -> None:
        """Where the system has no room for another connection, the door stays shut for a moment."""
        if error.errno in LEFT_IN_THE_DOORWAY:
            return
        if time.monotonic() - self._logged_at > LOG_SECONDS:
            self._logged_at = time.monotonic()
            log.error("no connection can be accepted for now: %s", error)
        await asyncio.sleep(PAUSE)

    async def _let_in(self, arrived: socket.socket, caller: str) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, arrived)
        except BaseException as error:
            self._present.go(caller)
            arrived.close()
            if not isinstance(error, OSError):
                raise

    def _protocol(self) -> asyncio.Protocol:
        return PatientHttp(config=self._config, server_state=self._present, app_state=self._app_state)


def files_allowed() -> int:
    """How many files this process may open, after asking the system for enough of them."""
    if sys.platform == "win32":
        return WANTED_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED_FILES
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return min(soft, WANTED_FILES) if soft > 0 else WANTED_FILES


def most_connections(files: int, limits: Limits) -> int:
    """A connection may need a second file, for what it is sent."""
    return max(4, min(limits.connections, (files - OWN_FILES) // 2))
