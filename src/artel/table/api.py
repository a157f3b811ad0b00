"""The addresses of the table: HTTP, WebSocket, and server-sent events with plain POST beside it."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
from collections.abc import AsyncIterator
from typing import Final

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from artel import __version__
from artel.kernel.build import compiled
from artel.kernel.game import SPECTATOR
from artel.table.guard import Bucket, Callers
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby, seat_of
from artel.table.pages import page, static_file
from artel.table.score import scored, scorer_of
from artel.table.wire import (
    MOST_BYTES,
    Hello,
    Message,
    WireError,
    bad,
    client_message,
    decode,
    encode,
    shown,
)

log = logging.getLogger(__name__)
KEEPALIVE: Final = 15.0
CLOSED_BY_TABLE: Final = 1012
# Why a connection is closed before it begins: what to do about it differs. Others may be tried again.
CLOSED: Final = {"wrong-key": 4403, "unknown-table": 4404, "unplayable-table": 4410}
CLOSED_FOR_NOW: Final = 1013
CLOSED_BY_FAILURE: Final = 1011
# A caller may make this many tables at once, and then one in so many seconds.
TABLES_AT_ONCE: Final = 60
SECONDS_A_TABLE: Final = 10.0


def qr_svg(text: str) -> str:
    """A QR code as an SVG picture with its own white ground."""
    picture = io.BytesIO()
    segno.make(text, error="m").save(
        picture, kind="svg", scale=8, border=3, light="#fff", xmldecl=False, svgns=True
    )
    return picture.getvalue().decode().strip()


async def body_of(request: Request) -> Message:
    """The JSON object in a request; reading stops where it grows too large."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > MOST_BYTES:
            raise WireError("too-large", f"at most {MOST_BYTES} bytes", f"more than {MOST_BYTES}", 413)
    return decode(raw)


class Api:
    """The endpoints around one lobby."""

    def __init__(self, lobby: Lobby, lan_url: str | None) -> None:
        self._lobby: Final = lobby
        self._lan_url: Final = lan_url
        self._makers: Final = Callers("table", 1 / SECONDS_A_TABLE, TABLES_AT_ONCE)

    def routes(self) -> list[Route | WebSocketRoute]:
        table = "/api/tables/{table}"
        return [
            Route("/api/info", self.info),
            Route("/api/games", self.games),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.summary),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/return", self.come_back, methods=["POST"]),
            Route(f"{table}/seats/{{seat:int}}", self.change_seat, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/record", self.record),
            Route(f"{table}/qr.svg", self.qr),
            Route(f"{table}/events", self.events),
            Route(f"{table}/send", self.send, methods=["POST"]),
            WebSocketRoute("/ws/{table}", self.socket),
            Route("/api/score/{game}", self.score, methods=["POST"]),
            Route("/api/score/{game}/words", self.score_words),
            Route("/", page),
            Route("/t/{table}", page),
            Route("/score/{game}", page),
            Route("/{path:path}", static_file),
        ]

    async def _table(self, connection: Request | WebSocket) -> Table:
        return await self._lobby.table(str(connection.path_params["table"]))

    async def info(self, request: Request) -> Response:
        return JSONResponse(
            {
                "version": __version__,
                "build": "compiled" if compiled() else "pure",
                "lan_url": self._lan_url,
                "lan_qr": None if self._lan_url is None else qr_svg(self._lan_url),
            }
        )

    async def games(self, request: Request) -> Response:
        return JSONResponse(self._lobby.games())

    async def score(self, request: Request) -> Response:
        """The score of a boxed game. It is counted beside the tables, which need not wait for it."""
        answer, status = await asyncio.to_thread(
            scored, str(request.path_params["game"]), await body_of(request)
        )
        return JSONResponse(answer, status_code=status)

    async def score_words(self, request: Request) -> Response:
        return JSONResponse(scorer_of(str(request.path_params["game"])).words())

    async def create(self, request: Request) -> Response:
        data = await body_of(request)
        self._makers.check(request.scope)
        return JSONResponse(await self._lobby.create(data), status_code=201)

    async def summary(self, request: Request) -> Response:
        return JSONResponse((await self._table(request)).summary())

    async def join(self, request: Request) -> Response:
        return JSONResponse(await self._lobby.join(await self._table(request), await body_of(request)))

    async def come_back(self, request: Request) -> Response:
        return JSONResponse(await self._lobby.come_back(await self._table(request), await body_of(request)))

    async def change_seat(self, request: Request) -> Response:
        seat = int(request.path_params["seat"])
        return JSONResponse(
            await self._lobby.change_seat(await self._table(request), seat, await body_of(request))
        )

    async def rematch(self, request: Request) -> Response:
        return JSONResponse(await self._lobby.rematch(await self._table(request), await body_of(request)))

    async def record(self, request: Request) -> Response:
        table = await self._table(request)
        room = table.room
        if room is None or not room.over():
            raise WireError("not-over", "a table whose game is over", table.phase(), 409)
        name = f'attachment; filename="{table.stored.id}.artel"'
        return PlainTextResponse(room.record().text(), headers={"content-disposition": name})

    async def qr(self, request: Request) -> Response:
        """The share link, by an address that other devices can reach where there is one."""
        table = await self._table(request)
        base = self._lan_url or str(request.base_url).rstrip("/")
        return Response(qr_svg(f"{base}/t/{table.stored.id}"), media_type="image/svg+xml")

    # Messages.

    def _seat(self, table: Table, connection: Request | WebSocket) -> int:
        key = connection.query_params.get("key")
        return SPECTATOR if not key else seat_of(table, key)

    async def send(self, request: Request) -> Response:
        """One client message by POST; the answer is its reply."""
        table = await self._table(request)
        seat = self._seat(table, request)
        data = await body_of(request)
        try:
            message = client_message(data)
        except WireError as problem:
            return JSONResponse(bad(problem, data), status_code=problem.status)
        replies = await table.receive(seat, message)
        return JSONResponse(replies[-1])

    async def events(self, request: Request) -> Response:
        """The same messages as by WebSocket, as server-sent events; `have` says what is known."""
        table = await self._table(request)
        connection = Connection(self._seat(table, request))
        table.check_place(connection.seat)
        have = request.query_params.get("have") or request.headers.get("last-event-id") or "0"
        if not have.isascii() or not have.isdigit() or len(have) > 9:
            raise WireError("wrong-type", "have: a whole number from 0", shown(have))
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        stream = _stream(table, connection, int(have))
        return StreamingResponse(stream, media_type="text/event-stream", headers=headers)

    async def socket(self, socket: WebSocket) -> None:
        await socket.accept()
        try:
            table = await self._table(socket)
            seat = self._seat(table, socket)
            table.check_place(seat)
        except WireError as problem:
            await socket.send_text(encode(bad(problem)))
            await socket.close(CLOSED.get(problem.kind, CLOSED_FOR_NOW), problem.kind)
            return
        connection = Connection(seat)
        table.connect(connection)
        sending = asyncio.create_task(_drain(socket, connection))
        try:
            await _listen(socket, table, connection)
        finally:
            table.disconnect(connection)
            sending.cancel()


async def _listen(socket: WebSocket, table: Table, connection: Connection) -> None:
    """Read messages until the client goes. A bad one is answered and harms nobody."""
    bucket = Bucket()
    while True:
        try:
            event = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if event["type"] == "websocket.disconnect":
            return
        data: Message | None = None
        try:
            bucket.check()
            data = decode(event.get("text") or event.get("bytes") or "")
            await table.receive(connection.seat, client_message(data), connection)
        except WireError as problem:
            connection.send(bad(problem, data))


async def _drain(socket: WebSocket, connection: Connection) -> None:
    """Send what is queued, in order, until the connection is to be closed.

    A client that would hear nothing more must not think that it is connected: whatever goes wrong here
    closes the connection, and the client comes back for the rest.
    """
    code = CLOSED_BY_TABLE
    try:
        while (message := await connection.queue.get()) is not None:
            await socket.send_text(encode(message))
    except (WebSocketDisconnect, RuntimeError):
        return
    except Exception:
        log.exception("a message could not be sent")
        code = CLOSED_BY_FAILURE
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


async def _stream(table: Table, connection: Connection, have: int) -> AsyncIterator[str]:
    table.connect(connection)
    try:
        await table.receive(connection.seat, Hello(have), connection)
        while True:
            try:
                message = await asyncio.wait_for(connection.queue.get(), KEEPALIVE)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if message is None:
                return
            place = f"id: {message['n']}\n" if message["t"] == "view" else ""
            yield f"{place}data: {encode(message)}\n\n"
    finally:
        table.disconnect(connection)


async def wire_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, WireError)
    return JSONResponse({"error": error.to_data()}, status_code=error.status)


async def http_problem(request: Request, error: Exception) -> Response:
    """What the router itself refuses, in the same shape as everything else."""
    assert isinstance(error, HTTPException)
    kind = "wrong-method" if error.status_code == 405 else "unknown-path"
    problem = WireError(kind, "an address of docs/table-api.md", f"{request.method} {request.url.path}")
    return JSONResponse({"error": problem.to_data()}, status_code=error.status_code, headers=error.headers)


async def server_problem(request: Request, error: Exception) -> Response:
    """Our own fault. The error itself goes to the server's log, not to the caller."""
    problem = WireError("server-failed", "an answer", type(error).__name__, 500)
    return JSONResponse({"error": problem.to_data()}, status_code=problem.status)
