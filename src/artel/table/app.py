"""The application and the server: one process, one data file, no configuration."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Final

import segno
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from artel.table.api import Api, http_problem, server_problem, wire_problem
from artel.table.guard import Guard, host_name
from artel.table.lobby import Lobby
from artel.table.lock import DataLock, LockedError, private_file
from artel.table.store import Store, StoreError
from artel.table.wire import MOST_BYTES, WireError
from artel.table.worker import BUDGET, BotWorker

DEFAULT_PORT: Final = 8000
PORTS_TRIED: Final = 20
BOT_DELAY: Final = 0.6
LOOPBACK: Final = "127.0.0.1"
ANY: Final = "0.0.0.0"
GRACE_SECONDS: Final = 3


class ServeError(RuntimeError):
    """The server cannot start: what was expected, and what came."""


def default_data_dir() -> Path:
    """Where this platform keeps the data of a user's programs."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "artel"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "artel"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "artel"
    return Path.home() / ".local" / "share" / "artel"


def lan_address() -> str | None:
    """The address other devices of the network reach this machine by. No packet is sent."""
    for target in ("192.0.2.1", "10.255.255.255"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                address = str(probe.getsockname()[0])
            except OSError:
                continue
        if not address.startswith(("127.", "0.")):
            return address
    return None


def host_names(host: str) -> set[str]:
    """The names by which this server may be called."""
    own = socket.gethostname().lower()
    names = {"localhost", LOOPBACK, "::1", host_name(host) or host}
    return names if host in (LOOPBACK, "localhost", "::1") else names | {own, f"{own}.local"}


def listening_socket(host: str, port: int | None) -> socket.socket:
    """A bound socket. A port nobody asked for gives way to the next free one."""
    wanted = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED), 0]
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Named as TCP, so that the event loop sends small messages at once (TCP_NODELAY).
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, number))
            bound.listen(128)
        except OSError as error:
            bound.close()
            if error.errno != errno.EADDRINUSE:
                raise ServeError(f"expected to listen on {host}:{number}, got: {error.strerror}") from error
        else:
            return bound
    raise ServeError(
        f"expected port {wanted[0]} to be free, got one in use: choose another with --port, "
        "or leave --port out to take the next free one"
    )


class Server(uvicorn.Server):
    """Says when it really listens, and sees its guests out before it goes."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None], lobby: Lobby) -> None:
        super().__init__(config)
        self._announce: Final = announce
        self._lobby: Final = lobby

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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._lobby.close_connections()
        await super().shutdown(sockets=sockets)


def make_app(lobby: Lobby, host: str, lan_url: str | None, worker: BotWorker) -> ASGIApp:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        worker.close()

    api = Api(lobby, lan_url)
    app = Starlette(
        routes=api.routes(),
        lifespan=lifespan,
        exception_handlers={
            WireError: wire_problem,
            HTTPException: http_problem,
            Exception: server_problem,
        },
    )
    return Guard(app, host_names(host), any_address=lan_url is not None or host == ANY)


def serve(
    host: str | None = None,
    port: int | None = None,
    lan: bool = False,
    data_dir: Path | None = None,
    open_browser: bool = True,
    bot_delay: float = BOT_DELAY,
    bot_budget: float = BUDGET,
) -> None:
    """Serve tables until interrupted. Raises ServeError when it cannot begin."""
    host = host or (ANY if lan else LOOPBACK)
    with contextlib.ExitStack() as afterwards:
        lock = _lock_data(data_dir or default_data_dir())
        afterwards.callback(lock.release)
        store = _open_store(lock.folder)
        afterwards.callback(store.close)
        bound = listening_socket(host, port)
        number = int(bound.getsockname()[1])
        address = lan_address() if host == ANY else None
        lan_url = f"http://{address}:{number}" if address else None
        url = f"http://{LOOPBACK if host == ANY else f'[{host}]' if ':' in host else host}:{number}"
        lock.write(url)
        worker = BotWorker(bot_budget)
        afterwards.callback(worker.close)
        lobby = Lobby(store, worker, bot_delay)

        def announce() -> None:
            _say_where(url, lan, lan_url)
            if open_browser:
                # Some browsers keep the caller waiting until they are closed.
                threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

        config = _config(make_app(lobby, host, lan_url, worker))
        Server(config, announce, lobby).run(sockets=[bound])


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
        return Store(private_file(folder / "tables.sqlite3"))
    except (OSError, sqlite3.Error, StoreError) as error:
        raise ServeError(f"expected a folder for data that can be used, got {folder}: {error}") from error


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=4 * MOST_BYTES,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def _say_where(url: str, lan: bool, lan_url: str | None) -> None:
    print(f"Artel is listening on {url}  (Ctrl+C stops it)", flush=True)
    if lan_url is not None:
        print(f"Other devices of this network: {lan_url}", flush=True)
        segno.make(lan_url).terminal(compact=True)
    elif lan:
        print("Other devices: expected a network address of this machine, found none", flush=True)
