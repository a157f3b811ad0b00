"""What comes with a request: the JSON object in its body, and the number of a seat in its address."""

from __future__ import annotations

from typing import Final

from starlette.requests import ClientDisconnect, Request

from artel.table.wire import MOST_BYTES, Message, WireError, decode, shown

# Longer numbers of seats are not even read.
MOST_DIGITS: Final = 3


async def body_of(request: Request) -> Message:
    """The JSON object in a request; reading stops where it grows too large."""
    raw = b""
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > MOST_BYTES:
                raise WireError("too-large", f"at most {MOST_BYTES} bytes", f"more than {MOST_BYTES}", 413)
    except ClientDisconnect:
        raise WireError("not-json", "a whole JSON object", f"{len(raw)} bytes of it") from None
    return decode(raw)


def seat_number(word: str) -> int:
    """The number of a seat in an address."""
    if not word.isascii() or not word.isdigit() or len(word) > MOST_DIGITS:
        raise WireError("unknown-seat", "the number of a seat", shown(word), 404)
    return int(word)
