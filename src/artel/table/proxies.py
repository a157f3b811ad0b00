"""Behind a proxy that has the public name and TLS: the address, and whose word about callers counts."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

# Where nobody says otherwise, a proxy runs on the same computer.
LOOPBACKS: Final = ("127.0.0.0/8", "::1/128")
# So many proxies may stand one behind the other.
MOST_HOPS: Final = 16
PORTS: Final = {"http": 80, "https": 443}

Span = ipaddress.IPv4Network | ipaddress.IPv6Network


class ServeError(RuntimeError):
    """The server cannot start: what was expected, and what came."""


@dataclass(frozen=True)
class Public:
    """The address by which guests know the server."""

    # What links begin with, which is the origin of its pages too.
    url: str
    # Its name, and its name with the port where that is not the usual one.
    name: str
    host: str


def public_address(text: str) -> Public:
    """The address in --public-url, as browsers write it; ServeError where it cannot be one."""
    try:
        parts = urlsplit(text)
        port = parts.port
        name = (parts.hostname or "").encode("idna").decode() if ":" not in (parts.hostname or "") else ""
        name = name or parts.hostname or ""
    except (ValueError, UnicodeError):
        raise _no_address(text) from None
    rest = parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc
    if parts.scheme not in PORTS or not name or rest:
        raise _no_address(text)
    bracketed = f"[{name}]" if ":" in name else name
    host = bracketed if port in (None, PORTS[parts.scheme]) else f"{bracketed}:{port}"
    return Public(f"{parts.scheme}://{host}", name, host)


def _no_address(text: str) -> ServeError:
    return ServeError(
        f"expected a public address such as https://games.example.org, without a path, got {text[:200]!r}"
    )


class Trusted:
    """The proxies whose word about their callers counts."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks: Final = [_network(text) for text in networks]

    def __contains__(self, address: object) -> bool:
        found = _address(str(address))
        return found is not None and any(found in network for network in self._networks)

    def caller(self, peer: str, forwarded: Sequence[str]) -> str | None:
        """Who a proxy speaks for; None where it does not say, or nobody has to believe it.

        Every proxy writes its own caller behind what it was told, so the last address that is no trusted
        proxy's is the caller: whatever stands before it may be made up.
        """
        if peer not in self:
            return None
        told = [word.strip() for line in forwarded for word in line.split(",")]
        caller = None
        for word in reversed(told[-MOST_HOPS:]):
            found = _address(word)
            if found is None:
                break
            caller = str(found)
            if caller not in self:
                break
        return caller


def _network(text: str) -> Span:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise ServeError(
            f"expected the address or network of a proxy such as 10.0.0.0/8, got {text[:100]!r}"
        ) from None


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
