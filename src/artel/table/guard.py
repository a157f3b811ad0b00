"""The guard: who may talk to a server that runs on somebody's own machine, and how much.

A page of another site must not reach it, neither by a name that resolves to this machine (the Host
must be one of ours) nor by a form or a script (the Origin must be the same as the Host).
"""

from __future__ import annotations

import contextlib
import ipaddress
import json
import logging
import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from artel.table.budget import AtOnce, Budget, caller_of
from artel.table.logs import CALLER
from artel.table.metrics import Tally
from artel.table.network import Network, host_name
from artel.table.sending import note_transport
from artel.table.watching import WATCHED, is_watchers_door
from artel.table.wire import WireError, shown

log = logging.getLogger(__name__)
# A host as a browser writes it; anything else has no place in a header of ours.
HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
CONTENT_POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
    "connect-src 'self' ws://{host} wss://{host}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)

# What a page is made of is under the policy of the page; there is much of it, and each would carry it again.
PARTS_OF_PAGES: Final = ("text/javascript", "text/css", "font/")


def origin_host(origin: str) -> str:
    """The host and port in an Origin header; nothing where it names none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def host_name_or_none(headers: Headers) -> str | None:
    """The name in a Host header; None where it is none."""
    try:
        return host_name(headers.get("host", ""))
    except ValueError:
        return None


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, network: Network, budget: Budget, refusals: Tally | None = None) -> None:
        self._app: Final = app
        self._network: Final = network
        self._budget: Final = budget
        # Those behind proxies; the door counts all others.
        self._behind: Final = AtOnce(budget.limits.of_caller, "connections")
        self._warned = False
        self.refusals: Final = refusals or Tally()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        note_transport(scope, send)
        headers = Headers(scope=scope)
        try:
            proxied = self._look_behind_proxy(scope, headers)
            self._check(scope, headers)
            self._budget.spend(caller_of(scope))
            if proxied:
                self._behind.come(caller_of(scope))
        except WireError as problem:
            self.refusals.count(problem.kind)
            await _turn_away(scope, receive, send, problem)
            return
        CALLER.set(caller_of(scope))
        public = self._network.public
        host = public.host if proxied and public is not None else headers.get("host", "")
        try:
            # Whoever leaves in the middle of something is no failure of ours.
            with contextlib.suppress(ClientDisconnect, WebSocketDisconnect):
                await self._app(scope, receive, _with_headers(send, host))
        finally:
            if proxied:
                self._behind.go(caller_of(scope))

    def _look_behind_proxy(self, scope: Scope, headers: Headers) -> bool:
        """Let the caller be who a trusted proxy says; True where a proxy stands between."""
        client = scope.get("client")
        if not client or client[0] not in self._network.trusted:
            return False
        caller = self._network.trusted.caller(client[0], headers.getlist("x-forwarded-for"))
        if caller is not None:
            scope["client"] = (caller, 0)
            return True
        if self._network.public is not None and host_name_or_none(headers) == self._network.public.name:
            self._warn_of_silence()
        return False

    def _warn_of_silence(self) -> None:
        if not self._warned:
            self._warned = True
            log.warning(
                "a proxy names no callers: expected a header X-Forwarded-For, got none; "
                "all guests share one budget and count as one caller"
            )

    def _check(self, scope: Scope, headers: Headers) -> None:
        if is_watchers_door(scope, self._network):
            if scope["type"] != "http" or scope["path"] not in WATCHED or scope["method"] != "GET":
                raise WireError("unknown-path", sorted(WATCHED), shown(scope["path"]), 404)
            return
        host = headers.get("host", "")
        if not self._is_ours(host):
            raise WireError("wrong-host", sorted(self._network.names()), host[:100], 403)
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return
        origin = headers.get("origin")
        public = self._network.public
        if public is not None and origin is not None and origin.lower() == public.url:
            return
        if origin is not None and origin_host(origin) != host.lower():
            raise WireError("wrong-origin", f"the origin of {host}", origin[:100], 403)
        if origin is None and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise WireError("wrong-origin", f"the origin of {host}", "another site", 403)

    def _is_ours(self, host: str) -> bool:
        if not HOST.fullmatch(host):
            return False
        try:
            name = host_name(host)
        except ValueError:
            return False
        if name in self._network.names():
            return True
        if not self._network.any_address():
            return False
        # An address cannot be made to point elsewhere, unlike a name.
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _with_headers(send: Send, host: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if not headers.get("content-type", "").startswith(PARTS_OF_PAGES):
                headers.setdefault("content-security-policy", CONTENT_POLICY.format(host=host.lower()))
        await send(message)

    return sending


async def _turn_away(scope: Scope, receive: Receive, send: Send, problem: WireError) -> None:
    """Answer, and let the connection go with it: whoever is turned away need not be waited for."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": problem.kind})
        return
    body = json.dumps({"error": problem.to_data()}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if problem.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
