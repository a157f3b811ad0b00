"""The address of the guide: one learner's message and the deeds before it, answered like a table would."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from artel.table.bodies import body_of
from artel.table.budget import COSTS, Budget, caller_of, cost_of
from artel.table.guide import Guide, message_of


class GuideApi:
    """The guide, for whoever asks over HTTP."""

    def __init__(self, budget: Budget) -> None:
        self._budget: Final = budget
        self._guide: Final = Guide()

    def routes(self) -> list[Route]:
        return [Route("/api/guide", self.answer, methods=["POST"])]

    def close(self) -> None:
        self._guide.close()

    async def answer(self, request: Request) -> Response:
        data = await body_of(request)
        message = message_of(data)
        besides = 0.0 if message is None or message == "show" else cost_of(message)
        self._budget.spend(caller_of(request.scope), COSTS["guide"] + besides)
        return JSONResponse(await self._guide.answer(data))
