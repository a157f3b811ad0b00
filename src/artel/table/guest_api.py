"""The addresses for guests who come and go, and for the lists of the first page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from artel.table.bodies import body_of, seat_number
from artel.table.budget import caller_of
from artel.table.listing import cursor_of
from artel.table.live import Table
from artel.table.lobby import Lobby
from artel.table.wire import Message

At = Callable[[Request], AbstractAsyncContextManager[Table]]
Spend = Callable[[Request, str], None]


class GuestApi:
    """The endpoints; who asks and for which table is found out as for all the others."""

    def __init__(self, lobby: Lobby, at: At, spend: Spend) -> None:
        self._lobby: Final = lobby
        self._at: Final = at
        self._spend: Final = spend

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        return [
            Route("/api/public", self.public),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route(f"{table}/leave", self.leave, methods=["POST"]),
            Route(f"{table}/resign", self.resign, methods=["POST"]),
            Route(f"{table}/back", self.come_back, methods=["POST"]),
            Route(f"{table}/seats/{{seat}}/stand-in", self.stand_in, methods=["POST"]),
            Route(f"{table}/seats/{{seat}}/mute", self.mute, methods=["POST"]),
        ]

    async def public(self, request: Request) -> Response:
        self._spend(request, "list")
        after = cursor_of(request.query_params.get("after"))
        return JSONResponse(await self._lobby.listing.public(after))

    async def mine(self, request: Request) -> Response:
        """What goes on at the tables whose keys are given: a POST, for keys are no part of an address."""
        data = await body_of(request)
        self._spend(request, "list")
        spend, caller = (lambda: self._spend(request, "load")), caller_of(request.scope)
        return JSONResponse(await self._lobby.listing.mine(data, spend, caller))

    async def leave(self, request: Request) -> Response:
        return await self._about(request, self._lobby.comings.leave)

    async def resign(self, request: Request) -> Response:
        return await self._about(request, self._lobby.comings.resign)

    async def come_back(self, request: Request) -> Response:
        return await self._about(request, self._lobby.comings.come_back)

    async def stand_in(self, request: Request) -> Response:
        number = seat_number(str(request.path_params["seat"]))
        return await self._about(
            request, lambda table, data: self._lobby.comings.stand_in(table, number, data)
        )

    async def mute(self, request: Request) -> Response:
        number = seat_number(str(request.path_params["seat"]))
        return await self._about(request, lambda table, data: self._lobby.comings.mute(table, number, data))

    async def _about(
        self, request: Request, deed: Callable[[Table, Message], Awaitable[Message]]
    ) -> Response:
        data = await body_of(request)
        self._spend(request, "sit")
        async with self._at(request) as table:
            return JSONResponse(await deed(table, data))
