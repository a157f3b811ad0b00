"""The door: who may talk to a server that runs on somebody's own machine.

A page of another site must not reach it, neither by a name that resolves to this machine (the Host
must be one of ours) nor by a form or a script (the Origin must be the same as the Host).
"""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from artel.table.wire import WireError

RATE: Final = 100.0
BURST: Final = 300.0
MOST_CALLERS: Final = 1000

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}


class Bucket:
    """A modest limit: so many messages at once, so many a second after that."""

    def __init__(self, rate: float = RATE, burst: float = BURST, what: str = "message") -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._what: Final = what
        self._left = burst
        self._at = time.monotonic()

    def check(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            pace = f"{self._rate:g} {self._what}s a second"
            if self._rate < 1:
                pace = f"one {self._what} in {1 / self._rate:g} seconds"
            raise WireError("too-fast", f"at most {pace}", "more", 429)
        self._left -= 1


class Callers:
    """The same limit for every address that calls, each with its own bucket."""

    def __init__(self, what: str = "message", rate: float = RATE, burst: float = BURST) -> None:
        self._what: Final = what
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, Bucket]] = {}

    def check(self, scope: Scope) -> None:
        client = scope.get("client")
        caller = client[0] if client else ""
        if len(self._buckets) > MOST_CALLERS:
            self._buckets.clear()
        self._buckets.setdefault(caller, Bucket(self._rate, self._burst, self._what)).check()


def host_name(host: str) -> str:
    """The name in a Host header, without the port and without the brackets of IPv6."""
    return (urlsplit(f"//{host}").hostname or "").lower()


def origin_host(origin: str) -> str:
    """The host and port in an Origin header; nothing where it names none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, names: Iterable[str], any_address: bool) -> None:
        self._app: Final = app
        self._names: Final = frozenset(names)
        self._any_address: Final = any_address
        self._callers: Final = Callers()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope, Headers(scope=scope))
        except WireError as problem:
            await _turn_away(scope, receive, send, problem)
            return
        await self._app(scope, receive, _with_headers(send))

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._is_ours(host):
            raise WireError("wrong-host", sorted(self._names), host[:100], 403)
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return
        origin = headers.get("origin")
        if origin is not None and origin_host(origin) != host.lower():
            raise WireError("wrong-origin", f"the origin of {host}", origin[:100], 403)
        if origin is None and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise WireError("wrong-origin", f"the origin of {host}", "another site", 403)
        self._callers.check(scope)

    def _is_ours(self, host: str) -> bool:
        try:
            name = host_name(host)
        except ValueError:
            return False
        if name in self._names:
            return True
        if not self._any_address:
            return False
        # An address cannot be made to point elsewhere, unlike a name.
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _turn_away(scope: Scope, receive: Receive, send: Send, problem: WireError) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": problem.kind})
        return
    body = json.dumps({"error": problem.to_data()}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
