"""How the key of a seat comes to the server: in a header or a first message, and never in an address.

Addresses are kept by proxies, histories and logs, so a key in one is refused. A page that was loaded before
the server was upgraded knows no other way, and whoever plays on it must not lose the table: its WebSockets,
which browsers mark with an Origin, are let in by the address as they always were.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from artel.table.wire import WireError

SCHEME: Final = "bearer"
IN_HEADER: Final = "the key in a header, Authorization: Bearer KEY"
IN_MESSAGE: Final = 'the key in the first message, {"t":"enter","key":KEY}'


def key_in_header(request: HTTPConnection) -> str | None:
    """The key that comes with a request; None for who only watches."""
    _refuse_in_address(request, IN_HEADER)
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, key = given.strip().partition(" ")
    if scheme.lower() != SCHEME or not key.strip():
        # What came may be a key all the same, so it is not told.
        raise WireError("wrong-header", IN_HEADER, "another Authorization")
    return key.strip()


def key_of_old_page(socket: HTTPConnection) -> str | None:
    """The key in the address of a socket, which a page of an earlier version has opened; None without one."""
    if "origin" not in socket.headers:
        _refuse_in_address(socket, IN_MESSAGE)
    return socket.query_params.get("key")


def _refuse_in_address(connection: HTTPConnection, expected: str) -> None:
    if "key" in connection.query_params:
        raise WireError("key-in-address", expected, "a key in the address")
