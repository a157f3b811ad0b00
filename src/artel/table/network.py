"""Where the server listens: on this computer, in the network from the start, or there later on request."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from artel.table.wire import WireError

DEFAULT_PORT: Final = 8000
PORTS_TRIED: Final = 20
LOOPBACK: Final = "127.0.0.1"
ANY: Final = "0.0.0.0"
BACKLOG: Final = 128
AddressFinder = Callable[[], str | None]


class ServeError(RuntimeError):
    """The server cannot start: what was expected, and what came."""


def host_name(host: str) -> str:
    """The name in a Host header, without the port and without the brackets of IPv6."""
    return (urlsplit(f"//{host}").hostname or "").lower()


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
            bound.listen(BACKLOG)
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


class Network:
    """The addresses of a running server, and the names by which it may be called."""

    def __init__(self, host: str, bound: socket.socket, find: AddressFinder = lan_address) -> None:
        self._find: Final = find
        self.host: Final = host
        self.port: Final = int(bound.getsockname()[1])
        self.sockets: Final = [bound]
        # Set by the server while it runs: takes another socket to listen on.
        self.listen: Callable[[socket.socket], None] | None = None
        self.is_open = host not in (LOOPBACK, "localhost", "::1")
        found = find() if host == ANY else None
        self.lan_url = f"http://{found}:{self.port}" if found else None

    @property
    def url(self) -> str:
        """The address on this computer."""
        host = LOOPBACK if self.host == ANY else f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    def names(self) -> set[str]:
        """The names by which this server may be called."""
        names = {"localhost", LOOPBACK, "::1", host_name(self.host) or self.host}
        own = socket.gethostname().lower()
        return names | {own, f"{own}.local"} if self.is_open else names

    def any_address(self) -> bool:
        """True where others reach this machine by whatever address it has."""
        return self.lan_url is not None or self.host == ANY

    def open(self) -> str:
        """Listen in the network too, by the same port where it is free there; answers the address."""
        if self.lan_url is not None:
            return self.lan_url
        address = None if self.is_open else self._find()
        if address is None or self.listen is None:
            raise WireError("no-network", "an address of this computer in a network", "none", 409)
        try:
            bound = self._bind(address)
        except ServeError as error:
            raise WireError("no-network", "an address that can be listened on", str(error), 409) from error
        self.listen(bound)
        self.is_open = True
        self.lan_url = f"http://{address}:{bound.getsockname()[1]}"
        return self.lan_url

    def _bind(self, address: str) -> socket.socket:
        try:
            return listening_socket(address, self.port)
        except ServeError:
            return listening_socket(address, None)
