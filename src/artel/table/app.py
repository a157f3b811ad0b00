"""The application and the server: one process, one data file, no configuration."""

from __future__ import annotations

import contextlib
import signal
import socket
import sqlite3
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Final

import segno
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from artel.kernel.editions import Edition
from artel.kernel.game import DataError
from artel.review.reviewing import THOUGHTS
from artel.table.api import Api, http_problem, server_problem, wire_problem
from artel.table.budget import Budget, Limits
from artel.table.collector import Collector
from artel.table.datafile import FILE, open_data
from artel.table.door import CountedSocket, Door, PatientHttp, Present, files_allowed, most_connections
from artel.table.editions import Offered
from artel.table.folder import default_data_dir
from artel.table.guard import Guard
from artel.table.guide_api import GuideApi
from artel.table.hosting import Hosting
from artel.table.listening import Listening
from artel.table.lobby import Lobby
from artel.table.lock import DataLock, LockedError
from artel.table.network import (
    ANY,
    LOOPBACK,
    AddressFinder,
    Network,
    ServeError,
    lan_address,
)
from artel.table.puzzle_api import PuzzleApi
from artel.table.reviews import Reviews
from artel.table.roster import Roster
from artel.table.sandbox import Sandboxes
from artel.table.schema import StoreError
from artel.table.score import ScoreRoom
from artel.table.servertime import ServerTime
from artel.table.shut import note_shut
from artel.table.store import Store
from artel.table.watching import Answers, Watching
from artel.table.wire import MOST_BYTES, WireError
from artel.table.worker import BUDGET, BotWorker

# Bots answer at once: every device shows their moves at its own pace.
BOT_DELAY: Final = 0.0
GRACE_SECONDS: Final = 3


class Server(uvicorn.Server):
    """Says when it really listens, and sees its guests out before it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        present: Present,
        network: Network,
        announce: Callable[[], None],
        lobby: Lobby,
    ) -> None:
        super().__init__(config)
        self.server_state = present
        self._announce: Final = announce
        self._network: Final = network
        self._lobby: Final = lobby
        self._door: Final = Door(present, config)
        self._collector: Final = Collector(lobby.let_go)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being asked to stop is no failure: unlike uvicorn's own, this does not raise the signal again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        asked_by = (signal.SIGINT, signal.SIGTERM)
        before = [signal.signal(number, self.handle_exit) for number in asked_by]
        try:
            yield
        finally:
            for number, old in zip(asked_by, before, strict=True):
                signal.signal(number, old)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The stop begins here: no bot moves any more."""
        self._lobby.stop_bots()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # The door listens; uvicorn is given no socket of its own.
        await super().startup(sockets=[])
        if self.started:
            self._network.listen = self._door.open
            self._door.start(self._network.sockets, self.lifespan.state)
            self._collector.begin()
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._lobby.stop_bots()
        self._collector.end()
        self._network.listen = None
        await self._door.close()
        self._lobby.close_connections()
        await super().shutdown(sockets=[])


def make_app(
    lobby: Lobby,
    network: Network,
    budget: Budget,
    scores: ScoreRoom,
    worker: BotWorker,
    reviews: Reviews | None = None,
) -> ASGIApp:
    looked_at = reviews or Reviews(lobby.store)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        lobby.begin()
        await looked_at.begin()
        yield
        lobby.end()
        worker.close()
        scores.close()
        looked_at.close()
        guide.close()
        puzzles.close()

    guide = GuideApi(budget)
    answers, sandboxes = Answers(), Sandboxes(worker)
    listening = Listening(budget, answers)
    puzzles = PuzzleApi(budget, sandboxes, listening)
    api = Api(lobby, network, budget, scores, sandboxes, listening, answers, looked_at)
    watching = Watching(lobby, worker, network, answers)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, WireError)
        answers.refusals.count(error.kind)
        return await wire_problem(request, error)

    app = Starlette(
        routes=[*watching.routes(), *guide.routes(), *puzzles.routes(), *api.routes()],
        lifespan=lifespan,
        exception_handlers={
            WireError: refused,
            HTTPException: http_problem,
            Exception: server_problem,
        },
    )
    return Guard(app, network, budget, answers.refusals)


def serve(
    host: str | None = None,
    port: int | None = None,
    lan: bool = False,
    data_dir: Path | None = None,
    open_browser: bool = True,
    bot_delay: float = BOT_DELAY,
    bot_budget: float = BUDGET,
    hint_thoughts: int | None = None,
    bots: Sequence[str] = (),
    editions: Sequence[Edition] = (),
    limits: Limits | None = None,
    find_address: AddressFinder = lan_address,
    hosting: Hosting | None = None,
    server_time: Callable[[float], ServerTime] = ServerTime,
    review_thoughts: int = THOUGHTS,
) -> None:
    """Serve tables until interrupted. Raises ServeError when it cannot begin."""
    hosting = hosting or Hosting()
    host = host or (ANY if lan else LOOPBACK)
    limits = limits or Limits()
    roster = _roster(bots)
    with contextlib.ExitStack() as afterwards:
        lock = _lock_data(data_dir or default_data_dir())
        afterwards.callback(lock.release)
        store = _open_store(lock.folder)
        afterwards.push(lambda kind, *_: None if kind else note_shut(lock.folder / FILE))
        afterwards.callback(store.close)
        network = hosting.network(host, port, find_address, afterwards)
        lock.write(network.url)
        worker, scores = BotWorker(bot_budget, roster=roster, thoughts=hint_thoughts), ScoreRoom()
        afterwards.callback(worker.close)
        afterwards.callback(scores.close)
        reviews = Reviews(store, review_thoughts)
        afterwards.callback(reviews.close)
        around = (worker, bot_delay, limits.sealing, Offered(editions))
        lobby = Lobby(store, *around, keep=hosting.keep, time=server_time, memory=limits.memory)
        budget = Budget(limits)

        def announce() -> None:
            _say_where(network, lan)
            if open_browser:
                # Some browsers keep the caller waiting until they are closed.
                threading.Thread(target=webbrowser.open, args=(network.url,), daemon=True).start()

        present = Present(limits, budget, most_connections(files_allowed(), limits), network.trusted)
        config = _config(make_app(lobby, network, budget, scores, worker, reviews))
        Server(config, present, network, announce, lobby).run()


def _roster(bots: Sequence[str]) -> Roster:
    try:
        return Roster(bots)
    except DataError as error:
        raise ServeError(str(error)) from error


def _lock_data(folder: Path) -> DataLock:
    """The data folder, which no other server may use at the same time."""
    try:
        return DataLock(folder)
    except LockedError as error:
        raise ServeError(
            f"expected a data folder that no other server uses, got {folder}, used by {error.holder}: "
            "stop that one, or choose another folder with --data"
        ) from error
    except OSError as error:
        raise ServeError(f"expected a folder for data that can be used, got {folder}: {error}") from error


def _open_store(folder: Path) -> Store:
    try:
        return open_data(folder / FILE)
    except (OSError, sqlite3.Error, StoreError) as error:
        raise ServeError(f"expected a folder for data that can be used, got {folder}: {error}") from error


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=PatientHttp,
        ws=CountedSocket,
        # The log is begun by whoever serves, and says what table/logs.py lets it.
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=4 * MOST_BYTES,
        # Compressing every view would cost more than making it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def _say_where(network: Network, lan: bool) -> None:
    print(f"Artel is listening on {network.url}  (Ctrl+C stops it)", flush=True)
    if network.metrics_port is not None:
        print(f"Numbers for Prometheus: port {network.metrics_port}, /metrics", flush=True)
    if network.public is not None:
        print(f"Guests come by {network.public.url}", flush=True)
    elif network.lan_url is not None:
        print(f"Other devices of this network: {network.lan_url}", flush=True)
        segno.make(network.lan_url).terminal(compact=True)
    elif lan:
        print("Other devices: expected a network address of this machine, found none", flush=True)
