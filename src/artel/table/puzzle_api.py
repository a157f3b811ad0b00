"""The addresses of the puzzles: which there are, one person's message about one of them, and playing on."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from artel.table.bodies import body_of
from artel.table.budget import COSTS, Budget, caller_of, cost_of
from artel.table.listening import Listening
from artel.table.live import Connection
from artel.table.pages import page
from artel.table.puzzles import Puzzles, message_of
from artel.table.sandbox import Sandboxes


class PuzzleApi:
    """The puzzles of the days, for whoever asks over HTTP, and their page."""

    def __init__(self, budget: Budget, sandboxes: Sandboxes, listening: Listening) -> None:
        self._budget: Final = budget
        self._sandboxes: Final = sandboxes
        self._listening: Final = listening
        self._puzzles: Final = Puzzles()

    def routes(self) -> list[Route | WebSocketRoute]:
        return [
            Route("/api/puzzles", self.listed),
            Route("/api/puzzle", self.answer, methods=["POST"]),
            WebSocketRoute("/ws/puzzle/what-if", self.play_on),
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

    async def play_on(self, socket: WebSocket) -> None:
        """A table for one, which goes on from the puzzle of a day."""
        async with self._listening.let_in(socket):
            arrival = await self._listening.arrival(socket)
            caller, asked = caller_of(socket.scope), socket.query_params
            self._budget.spend(caller, COSTS["what-if"])
            start = await self._puzzles.start({**asked})
            connection = Connection(start.view.seat, caller=caller)
            with self._sandboxes.open(start, connection, asked.get("others"), caller) as sandbox:
                await self._listening.sit_at(sandbox, socket, connection, arrival)
