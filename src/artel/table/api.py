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
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from artel import __version__
from artel.kernel.build import compiled
from artel.kernel.game import SPECTATOR
from artel.table.bodies import body_of, seat_number
from artel.table.budget import COSTS, Buckets, Budget, caller_of, cost_of, is_this_computer
from artel.table.comings import seat_of
from artel.table.editions import edition_at_hand, edition_for_client
from artel.table.guest_api import GuestApi
from artel.table.guests import record_words
from artel.table.keys import key_in_header
from artel.table.listening import Listening
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby
from artel.table.network import Network
from artel.table.pages import first_page, page, page_of, static_file
from artel.table.repeats import hashed
from artel.table.retrying import retried
from artel.table.review_api import ReviewApi
from artel.table.reviews import Reviews
from artel.table.sandbox import Sandboxes, present
from artel.table.score import ScoreRoom
from artel.table.score_api import ScoreApi
from artel.table.sending import events_of, transport_of
from artel.table.sitting import Sitting
from artel.table.watching import Answers
from artel.table.wire import (
    Hello,
    Message,
    WireError,
    bad,
    client_message,
    kind_of,
    shown,
)

log = logging.getLogger(__name__)
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


def share_link(base: str, table: str, invitation: str | None) -> str:
    """The link by which others come to a table, as the client writes it too."""
    return f"{base}/t/{table}" + ("" if invitation is None else f"#invitation={invitation}")


class Api:
    """The endpoints around one lobby."""

    def __init__(
        self,
        lobby: Lobby,
        network: Network,
        budget: Budget,
        scores: ScoreRoom,
        sandboxes: Sandboxes,
        listening: Listening,
        answers: Answers,
        reviews: Reviews,
    ) -> None:
        self._lobby: Final = lobby
        self._network: Final = network
        self._budget: Final = budget
        self._scores: Final = scores
        self._answers: Final = answers
        self._sandboxes: Final = sandboxes
        self._listening: Final = listening
        self._reviews: Final = reviews
        self._makers: Final = Buckets(1 / SECONDS_A_TABLE, TABLES_AT_ONCE)

    def routes(self) -> list[Route | WebSocketRoute]:
        table = "/api/tables/{table}"
        return [
            Route("/api/info", self.info),
            Route("/api/network", self.open_to_network, methods=["POST"]),
            Route("/api/games", self.games),
            Route("/api/editions/{edition}", self.edition),
            Route("/api/editions/{edition}/file", self.edition_file),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.summary),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/return", self.come_back, methods=["POST"]),
            Route(f"{table}/keys/revoke", self.revoke, methods=["POST"]),
            Route(f"{table}/seats/{{seat}}", self.change_seat, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/record", self.record),
            Route(f"{table}/chance", self.chance),
            Route(f"{table}/qr.svg", self.qr),
            Route(f"{table}/events", self.events),
            Route(f"{table}/send", self.send, methods=["POST"]),
            WebSocketRoute("/ws/{table}", self.socket),
            *GuestApi(self._lobby, self._at, self._spend).routes(),
            WebSocketRoute("/ws/{table}/what-if", self.what_if),
            *ReviewApi(self._reviews, self._at, self._spend).routes(),
            *ScoreApi(self._lobby, self._scores, self._spend).routes(),
            Route("/", first_page),
            Route("/t/{table}", self.page_of_table),
            Route("/score/{game}", page),
            Route("/{path:path}", static_file),
        ]

    def _spend(self, connection: Request | WebSocket, what: str) -> None:
        self._budget.spend(caller_of(connection.scope), COSTS[what])

    @contextlib.asynccontextmanager
    async def _at(self, connection: Request | WebSocket) -> AsyncIterator[Table]:
        """The table a request is about. Trying names and keys costs more than knowing them."""
        name = str(connection.path_params["table"])
        if not self._lobby.is_loaded(name):
            self._spend(connection, "load")
        try:
            async with self._lobby.at(name, caller_of(connection.scope)) as table:
                yield table
        except WireError as problem:
            self._budget.owe(caller_of(connection.scope), COSTS.get(problem.kind, 0.0))
            raise

    async def info(self, request: Request) -> Response:
        network = self._network
        return JSONResponse(
            {
                "version": __version__,
                "build": "compiled" if compiled() else "pure",
                **_lan(network),
                "may_open": is_this_computer(request.scope) and not network.is_open,
            }
        )

    async def open_to_network(self, request: Request) -> Response:
        """Let other devices in, as with --lan. Only whoever sits at this computer may decide that."""
        if not is_this_computer(request.scope):
            raise WireError("not-from-here", "a request from this computer", "another device", 403)
        self._spend(request, "picture")
        self._network.open()
        return JSONResponse(_lan(self._network))

    async def page_of_table(self, request: Request) -> Response:
        game = self._lobby.game_at(str(request.path_params["table"]))
        return page_of(request, "table" if game is None else f"table-{game}")

    async def games(self, request: Request) -> Response:
        return JSONResponse(self._lobby.games())

    async def edition(self, request: Request) -> Response:
        """An edition with every value it prints: what a board draws in place of the house's."""
        self._spend(request, "edition")
        return JSONResponse(edition_for_client(str(request.path_params["edition"])))

    async def edition_file(self, request: Request) -> Response:
        """Its file, for whoever replays a record of it."""
        self._spend(request, "record")
        edition = edition_at_hand(str(request.path_params["edition"]))
        name = f'attachment; filename="{edition.game}-{edition.digest}.toml"'
        return PlainTextResponse(edition.text, headers={"content-disposition": name})

    # Sitting down. The body is read first, so that nobody waits at a table for a slow one.

    async def create(self, request: Request) -> Response:
        data = await body_of(request)
        self._spend(request, "create")
        if not self._makers.spend(caller_of(request.scope)):
            pace = f"at most one table in {SECONDS_A_TABLE:g} seconds"
            raise WireError("too-fast", pace, "more", 429)
        return JSONResponse(await self._lobby.create(data, caller_of(request.scope)), status_code=201)

    async def summary(self, request: Request) -> Response:
        async with self._at(request) as table:
            return JSONResponse(table.summary())

    async def join(self, request: Request) -> Response:
        data = await body_of(request)
        self._spend(request, "sit")
        async with self._at(request) as table:
            return JSONResponse(await self._lobby.join(table, data))

    async def come_back(self, request: Request) -> Response:
        data = await body_of(request)
        self._spend(request, "sit")
        async with self._at(request) as table:
            return JSONResponse(await self._lobby.come_back(table, data, caller_of(request.scope)))

    async def revoke(self, request: Request) -> Response:
        data = await body_of(request)
        self._spend(request, "sit")
        async with self._at(request) as table:
            return JSONResponse(await self._lobby.revoke(table, data))

    async def change_seat(self, request: Request) -> Response:
        data = await body_of(request)
        self._spend(request, "sit")
        async with self._at(request) as table:
            seat = seat_number(str(request.path_params["seat"]))
            return JSONResponse(await self._lobby.change_seat(table, seat, data))

    async def rematch(self, request: Request) -> Response:
        data = await body_of(request)
        self._spend(request, "sit")
        async with self._at(request) as table:
            return JSONResponse(await self._lobby.rematch(table, data, caller_of(request.scope)))

    async def record(self, request: Request) -> Response:
        self._spend(request, "record")
        async with self._at(request) as table:
            room = table.room
            if room is None or not room.over():
                raise WireError("not-over", "a table whose game is over", table.phase(), 409)
            name = f'attachment; filename="{table.stored.id}.artel"'
            record = room.record(record_words(room))
            return PlainTextResponse(record.text(), headers={"content-disposition": name})

    async def chance(self, request: Request) -> Response:
        """What the draws follow from, and what could be drawn each time."""
        self._spend(request, "chance")
        async with self._at(request) as table:
            return Response(await table.sealing.opened(), media_type="application/json")

    async def qr(self, request: Request) -> Response:
        """The share link, by an address that other devices can reach where there is one."""
        self._spend(request, "picture")
        async with self._at(request) as table:
            base = self._network.lan_url or str(request.base_url).rstrip("/")
            invitation = request.query_params.get("invitation")
            if invitation is not None:
                table.kept.seats.check_invited(invitation)
            link = share_link(base, table.stored.id, invitation)
            return Response(qr_svg(link), media_type="image/svg+xml")

    # Messages.

    def _connection(self, table: Table, key: str | None, caller: str) -> Connection:
        if not key:
            return Connection(SPECTATOR, caller=caller)
        return Connection(seat_of(table, key), key=hashed(key), caller=caller)

    async def send(self, request: Request) -> Response:
        """One client message by POST; the answer is its reply."""
        data, key = await body_of(request), key_in_header(request)
        async with self._at(request) as table:
            connection = self._connection(table, key, caller_of(request.scope))
            seat = connection.seat
            try:
                message = client_message(data)
            except WireError as problem:
                return JSONResponse(bad(problem, data), status_code=problem.status)
            log.debug("table %s: seat %d: %s", table.stored.id, seat, kind_of(message))
            self._budget.spend(caller_of(request.scope), cost_of(message))
            if isinstance(message, Hello):
                await table.reaching.known(seat)
            replies = await table.receive(seat, message, credentials=connection.credentials)
            self._answers.count(message, replies)
            return JSONResponse(replies[-1])

    async def events(self, request: Request) -> Response:
        """The same messages as by WebSocket, as server-sent events; `have` says what is known."""
        have = request.query_params.get("have") or request.headers.get("last-event-id") or "0"
        if not have.isascii() or not have.isdigit() or len(have) > 9:
            raise WireError("wrong-type", "have: a whole number from 0", shown(have))
        key = key_in_header(request)
        self._spend(request, "hello")
        async with self._at(request) as table:
            connection = self._connection(table, key, caller_of(request.scope))
            table.connect(connection)
        return Stream(self._sitting(request), connection, int(have), transport_of(request.scope))

    async def socket(self, socket: WebSocket) -> None:
        async with self._listening.let_in(socket):
            arrival = await self._listening.arrival(socket)
            async with self._at(socket) as table:
                connection = self._connection(table, arrival.key, caller_of(socket.scope))
                table.connect(connection)
            await self._listening.sit_at(self._sitting(socket), socket, connection, arrival)

    def _sitting(self, connection: Request | WebSocket) -> Sitting:
        name = str(connection.path_params["table"])
        return Sitting(self._lobby, name, caller_of(connection.scope), self._budget)

    async def what_if(self, socket: WebSocket) -> None:
        """A table for one seat alone, on its own knowledge: now, or once the game is over at any moment."""
        async with self._listening.let_in(socket):
            arrival = await self._listening.arrival(socket)
            self._spend(socket, "what-if")
            async with self._at(socket) as table:
                past = await retried(table, socket.query_params)
                others, caller = socket.query_params.get("others"), caller_of(socket.scope)
                connection = self._connection(table, arrival.key, caller)
                start = past or present(table, connection.seat)
                if past is not None:
                    connection = Connection(start.view.seat, caller=caller)
                self._lobby.lent.lend(table.stored.id, connection)
            with (
                contextlib.closing(connection),
                self._sandboxes.open(start, connection, others, caller) as sandbox,
            ):
                await self._listening.sit_at(sandbox, socket, connection, arrival)


def _lan(network: Network) -> Message:
    url = network.lan_url
    return {"lan_url": url, "lan_qr": None if url is None else qr_svg(url)}


class Stream(StreamingResponse):
    """Server-sent events for somebody who has been let in, and who is seen out however this ends."""

    def __init__(
        self, sitting: Sitting, connection: Connection, have: int, transport: asyncio.WriteTransport | None
    ) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        events = _events(sitting, connection, have, transport)
        super().__init__(events, media_type="text/event-stream", headers=headers)
        self._sitting: Final = sitting
        self._connection: Final = connection

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._sitting.disconnect(self._connection)


async def _events(
    sitting: Sitting, connection: Connection, have: int, transport: asyncio.WriteTransport | None
) -> AsyncIterator[str]:
    try:
        await sitting.receive(connection.seat, Hello(have), connection)
    except WireError as problem:
        connection.close(problem)
    async for event in events_of(connection, transport):
        yield event


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
