"""The address of a table's review: how far it has come, and the wish for one."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from artel.table.bodies import body_of
from artel.table.budget import caller_of
from artel.table.guest_api import At, Spend
from artel.table.reviews import Reviews


class ReviewApi:
    """Players and spectators alike may see it, and nobody before the end."""

    def __init__(self, reviews: Reviews, at: At, spend: Spend) -> None:
        self._reviews: Final = reviews
        self._at: Final = at
        self._spend: Final = spend

    def routes(self) -> list[Route]:
        place = "/api/tables/{table}/review"
        return [Route(place, self.state), Route(place, self.want, methods=["POST"])]

    async def state(self, request: Request) -> Response:
        self._spend(request, "review")
        async with self._at(request) as table:
            return JSONResponse(await self._reviews.state(table))

    async def want(self, request: Request) -> Response:
        await body_of(request)
        self._spend(request, "want-review")
        async with self._at(request) as table:
            return JSONResponse(await self._reviews.want(table, caller_of(request.scope)))
