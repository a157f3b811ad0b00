"""The addresses of the puzzles: which there are, and one person's message about one of them."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from artel.table.bodies import body_of
from artel.table.budget import COSTS, Budget, caller_of, cost_of
from artel.table.pages import page
from artel.table.puzzles import Puzzles, message_of


class PuzzleApi:
    """The puzzles of the days, for whoever asks over HTTP, and their page."""

    def __init__(self, budget: Budget) -> None:
        self._budget: Final = budget
        self._puzzles: Final = Puzzles()

    def routes(self) -> list[Route]:
        return [
            Route("/api/puzzles", self.listed),
            Route("/api/puzzle", self.answer, methods=["POST"]),
            Route("/puzzle", page),
            Route("/puzzle/{game}", page),
            Route("/puzzle/{game}/{day}", page),
        ]

    def close(self) -> None:
        self._puzzles.close()

    async def listed(self, request: Request) -> Response:
        self._budget.spend(caller_of(request.scope), COSTS["puzzle"])
        return JSONResponse(self._puzzles.listed())

    async def answer(self, request: Request) -> Response:
        data = await body_of(request)
        message = message_of(data)
        besides = 0.0 if isinstance(message, str) else cost_of(message)
        self._budget.spend(caller_of(request.scope), COSTS["puzzle"] + besides)
        return JSONResponse(await self._puzzles.answer(data))
