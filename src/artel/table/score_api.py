"""The addresses of the score page: the score of a boxed game, without any table."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from artel.games import game_named
from artel.table.bodies import body_of
from artel.table.guest_api import Spend
from artel.table.lobby import Lobby
from artel.table.score import ScoreRoom, scorer_of
from artel.table.wire import Message


class ScoreApi:
    """What counts a game that was played without Artel."""

    def __init__(self, lobby: Lobby, scores: ScoreRoom, spend: Spend) -> None:
        self._lobby: Final = lobby
        self._scores: Final = scores
        self._spend: Final = spend

    def routes(self) -> list[Route]:
        return [
            Route("/api/score/{game}", self.score, methods=["POST"]),
            Route("/api/score/{game}/words", self.words),
        ]

    async def score(self, request: Request) -> Response:
        """The score of a boxed game. It is counted beside the tables, which need not wait for it."""
        data = await body_of(request)
        self._spend(request, "score")
        game = str(request.path_params["game"])
        scorer_of(game)
        edition = self._lobby.editions.counted_by(data, game_named(game))
        answer, status = await self._scores.scored(game, data, edition)
        return Response(answer, status_code=status, media_type="application/json")

    async def words(self, request: Request) -> Response:
        """What an editor of its sheets needs, by the house's values or those of an edition."""
        game = str(request.path_params["game"])
        sheets = scorer_of(game)
        named: Message = {
            key: request.query_params[key] for key in ("edition",) if key in request.query_params
        }
        return JSONResponse(sheets.words(self._lobby.editions.counted_by(named, game_named(game))))
