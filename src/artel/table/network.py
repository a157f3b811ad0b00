"""Where the server listens: on this computer, in the network from the start, or there later on request."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from artel.table.proxies import Public, ServeError, Trusted
from artel.table.wire import WireError

__all__ = ["Network", "ServeError", "host_name", "lan_address", "listening_socket"]

DEFAULT_PORT: Final = 8000
PORTS_TRIED: Final = 20
LOOPBACK: Final = "127.0.0.1"
ANY: Final = "0.0.0.0"
BACKLOG: Final = 128
AddressFinder = Callable[[], str | None]


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

    def __init__(
        self,
        host: str,
        bound: socket.socket,
        find: AddressFinder = lan_address,
        public: Public | None = None,
        trusted: Trusted | None = None,
        metrics: socket.socket | None = None,
    ) -> None:
        self._find: Final = find
        # How the world knows the server, and the proxies that stand between.
        self.public: Final = public
        self.trusted: Final = trusted or Trusted()
        self.host: Final = host
        self.port: Final = int(bound.getsockname()[1])
        # A door for who watches over the server, and for nothing else.
        self.metrics_port: Final = None if metrics is None else int(metrics.getsockname()[1])
        self.sockets: Final = [bound] if metrics is None else [bound, metrics]
        # Set by the server while it runs: takes another socket to listen on.
        self.listen: Callable[[socket.socket], None] | None = None
        self.is_open = public is not None or host not in (LOOPBACK, "localhost", "::1")
        found = find() if host == ANY and public is None else None
        self.lan_url = f"http://{found}:{self.port}" if found else public.url if public else None

    @property
    def url(self) -> str:
        """The address on this computer."""
        host = LOOPBACK if self.host == ANY else f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    def names(self) -> set[str]:
        """The names by which this server may be called."""
        names = {"localhost", LOOPBACK, "::1", host_name(self.host) or self.host}
        own = socket.gethostname().lower()
        names |= {own, f"{own}.local"} if self.is_open else set()
        return names | {self.public.name} if self.public else names

    def any_address(self) -> bool:
        """True where others reach this machine by whatever address it has."""
        return self.host == ANY or (self.lan_url is not None and self.public is None)

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
