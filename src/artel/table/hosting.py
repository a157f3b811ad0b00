"""What a server for others needs: its public address, a door for its watchers, what it keeps for how long."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Sequence
from dataclasses import dataclass, field

from artel.table.expiry import Keep
from artel.table.network import LOOPBACK, AddressFinder, Network, ServeError, listening_socket
from artel.table.proxies import LOOPBACKS, Trusted, public_address


@dataclass(frozen=True)
class Hosting:
    """The wishes of a host, as they were given."""

    # How guests reach the server through a proxy, and the proxies that are believed.
    public_url: str | None = None
    trusted: Sequence[str] = ()
    # Where numbers are told besides, as PORT or HOST:PORT.
    metrics: str | None = None
    keep: Keep = field(default_factory=Keep)

    def network(
        self, host: str, port: int | None, find: AddressFinder, afterwards: contextlib.ExitStack
    ) -> Network:
        """The addresses of the server, bound; ServeError where a wish cannot be met."""
        public = None if self.public_url is None else public_address(self.public_url)
        if public is None and self.trusted:
            raise ServeError(f"expected --public-url with --trust-proxy, got {', '.join(self.trusted)} alone")
        trusted = Trusted(self.trusted or LOOPBACKS) if public is not None else None
        bound = listening_socket(host, port)
        afterwards.callback(bound.close)
        metrics = None if self.metrics is None else watchers_socket(self.metrics)
        if metrics is not None:
            afterwards.callback(metrics.close)
        return Network(host, bound, find, public, trusted, metrics)


def watchers_socket(place: str) -> socket.socket:
    host, _, port = place.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) > 65535:
        raise ServeError(f"expected PORT or HOST:PORT for --metrics, got {place[:100]!r}")
    return listening_socket(host.strip("[]") or LOOPBACK, int(port))
