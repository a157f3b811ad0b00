"""For whoever watches over a server: is it well (`/health`), and its numbers for Prometheus (`/metrics`).

Health tells nothing about anybody, so everybody may ask. Numbers are told to this computer alone, and not at
all by the door of a public server, where a proxy on this computer brings everybody's requests: such a server
tells them at a door of its own (`--metrics`), which has nothing else behind it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from artel import __version__
from artel.kernel.build import compiled
from artel.table.budget import is_this_computer
from artel.table.metrics import Exposition, Tally, add_process
from artel.table.network import Network
from artel.table.tables import Tables
from artel.table.wire import ClientMessage, Message, MoveMade, WireError, shown
from artel.table.worker import BotWorker

log = logging.getLogger(__name__)
HEALTH: Final = "/health"
METRICS: Final = "/metrics"
WATCHED: Final = frozenset((HEALTH, METRICS))
# A disk that has not answered for so long is not well.
HEALTH_SECONDS: Final = 5.0
KEPT: Final = (
    "SELECT CASE WHEN ended_at IS NOT NULL THEN 'ended' WHEN over = 1 THEN 'over'"
    " WHEN started = 1 THEN 'playing' ELSE 'lobby' END AS state, count(*) FROM tables GROUP BY state"
)
STATES: Final = ("lobby", "playing", "over", "ended")


def is_watchers_door(scope: Scope, network: Network) -> bool:
    """True for what came in by the door that is for watching alone."""
    _, port = scope.get("server") or ("", None)
    return port is not None and port == network.metrics_port


class Answers:
    """What was answered to guests: moves taken, and refusals by kind."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals: Final = Tally()

    def count(self, message: ClientMessage, replies: list[Message]) -> None:
        for reply in replies:
            why = reply.get("why")
            if reply["t"] in ("no", "bad") and isinstance(why, dict):
                self.refusals.count(str(why["kind"]))
            elif reply["t"] == "ok" and isinstance(message, MoveMade):
                self.moves += 1


class Watching:
    """The endpoints for watching, and where their numbers come from."""

    def __init__(self, tables: Tables, worker: BotWorker, network: Network, answers: Answers) -> None:
        self._tables: Final = tables
        self._store: Final = tables.store
        self._worker: Final = worker
        self._network: Final = network
        self._answers: Final = answers

    def routes(self) -> list[Route]:
        return [Route(HEALTH, self.health), Route(METRICS, self.metrics)]

    async def health(self, request: Request) -> Response:
        """Well is who can read and write what is kept."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await asyncio.wrap_future(self._store.writing(lambda db: None))
                await self._store.aside(self._store.reading, lambda db: db.execute("SELECT 1").fetchone())
        except (TimeoutError, sqlite3.Error) as error:
            log.error("not well: the data file does not answer: %s", type(error).__name__)
            return JSONResponse({"status": "failing", "version": __version__}, status_code=503)
        return JSONResponse({"status": "ok", "version": __version__})

    async def metrics(self, request: Request) -> Response:
        here = is_this_computer(request.scope) and self._network.public is None
        if not here and not is_watchers_door(request.scope, self._network):
            raise WireError("unknown-path", "an address of docs/table-api.md", shown(METRICS), 404)
        kept = await self._store.aside(self._store.reading, lambda db: db.execute(KEPT).fetchall())
        told = Exposition()
        told.gauges("artel_info", "This server.", "version", {__version__: 1})
        told.gauge("artel_compiled", "1 where the engine is compiled.", int(compiled()))
        told.gauges("artel_tables", "Tables on disk.", "state", {**dict.fromkeys(STATES, 0), **dict(kept)})
        self._add_memory(told)
        self._add_work(told)
        add_process(told)
        return PlainTextResponse(told.text(), media_type=Exposition.TYPE)

    def _add_memory(self, told: Exposition) -> None:
        loaded = self._tables.loaded()
        told.gauges(
            "artel_tables_loaded", "Tables in memory.", "state", Counter(table.phase() for table in loaded)
        )
        seats = [connection.seat for connection in self._tables.connections()]
        seated = sum(seat >= 0 for seat in seats)
        watching = len(seats) - seated
        told.gauges("artel_connections", "At tables.", "role", {"player": seated, "spectator": watching})
        told.gauge("artel_tables_bytes", "About what tables in memory take.", self._tables.memory())
        told.gauge("artel_outbox_bytes", "Messages that wait for guests.", self._tables.unsent())

    def _add_work(self, told: Exposition) -> None:
        worker, store, answers = self._worker, self._store, self._answers
        moves = {"guest": answers.moves, "bot": worker.own_moves}
        told.counters("artel_moves_total", "Moves taken from guests, and chosen by bots.", "by", moves)
        refusals = answers.refusals.counts()
        told.counters("artel_refusals_total", "Requests and moves refused.", "kind", refusals)
        told.timing("artel_bot_thinking_seconds", "How long bots think.", worker.thinking)
        told.counters(
            "artel_bot_fallbacks_total", "Random moves in a bot's place.", "why", worker.fallbacks.counts()
        )
        told.gauge("artel_bots_waiting", "Questions to bots that wait for a process.", worker.waiting())
        told.timing("artel_write_seconds", "Writing to disk, with its sync.", store.write_times)
        told.gauge("artel_writes_waiting", "Writes that wait.", store.writes_waiting())
