"""Requests that can be sent again: a lost answer must not lose a seat.

A request for a seat carries an id that its client made up. The name of a new table, keys and return codes
follow from the id and from a secret of this server, so the same request gets the same answer, after a restart
too, and still only hashes are kept. An id is therefore as secret as the key it leads to.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from typing import Final, Literal

from artel.table.names import table_name
from artel.table.wire import MOST_ID, Message, WireError, text_of

What = Literal["create", "join", "return", "seat", "rematch", "revoke", "leave"]

# Shorter ones could be guessed, or be made up by two clients.
LEAST_ID: Final = 16
SECRET_BYTES: Final = 32
KEY_BYTES: Final = 24
# Letters and digits that nobody confuses when reading them aloud or from paper.
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6


@dataclass(frozen=True)
class Asked:
    """A request by its id: what for, and a hash of everything else in it."""

    what: What
    id: str
    body_hash: str

    @property
    def id_hash(self) -> str:
        return hashed(self.id)


@dataclass(frozen=True)
class Request:
    """What is kept of a request that was granted: for which seat, and the hashes of its id and body."""

    seat: int
    what: str
    id_hash: str
    body_hash: str


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def asked(what: What, data: Message, about: str = "") -> Asked:
    """The request that these fields make, perhaps about a seat. Without an id it gets one of its own."""
    ident = secrets.token_urlsafe(KEY_BYTES) if data.get("id") is None else text_of(data, "id", MOST_ID)
    if len(ident) < LEAST_ID:
        raise WireError("too-short", f"id: at least {LEAST_ID} characters", len(ident))
    rest = {name: value for name, value in data.items() if name != "id"}
    return Asked(what, ident, hashed(json.dumps([what, about, rest], sort_keys=True)))


class Mint:
    """Names, keys and codes, made out of ids with a secret that never leaves the server."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def table(self, request: Asked) -> str:
        return table_name(self._digest("table", request.what, request.id))

    def key(self, table: str, request: Asked) -> str:
        digest = self._digest("key", request.what, table, request.id)
        return base64.urlsafe_b64encode(digest[:KEY_BYTES]).decode()

    def code(self, table: str, request: Asked) -> str:
        digest = self._digest("code", request.what, table, request.id)
        return code_from(int.from_bytes(digest, "big"))

    def maker(self, caller: str) -> str:
        """By what a maker of tables is known again, without their address."""
        return self._digest("maker", caller)[:KEY_BYTES].hex()

    def _digest(self, *words: str) -> bytes:
        told = json.dumps(words).encode()
        return hmac.digest(self._secret, told, "sha256")


def code_from(number: int) -> str:
    """A return code out of a large random number."""
    letters = ""
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[letter]
    return f"{letters[:3]}-{letters[3:]}"
