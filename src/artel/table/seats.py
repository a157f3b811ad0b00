"""Who sits where: open seats, people and bots, and the secrets by which people are known.

Secrets are kept as hashes only. A key is long and opens a seat from a link; a return code is short,
meant to be read aloud or noted on paper, and its attempts are counted.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from artel.table.wire import Message, WireError

SeatKind = Literal["open", "human", "bot"]

# Letters and digits that nobody confuses when reading them aloud or from paper.
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
ATTEMPTS: Final = 5
ATTEMPTS_WINDOW: Final = 60.0


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_code() -> str:
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
    return f"{letters[:3]}-{letters[3:]}"


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def plain_code(code: str) -> str:
    """A code as it was given out, however it was typed."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return f"{letters[:3]}-{letters[3:]}"


@dataclass
class Seat:
    """One place at a table."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str = ""
    code_hash: str = ""

    def to_data(self, number: int, online: bool) -> Message:
        return {
            "seat": number,
            "kind": self.kind,
            "name": self.name or None,
            "bot": self.bot or None,
            "online": online or self.kind == "bot",
        }


@dataclass
class Attempts:
    """How often a return code was guessed wrongly lately, per seat."""

    failed: dict[int, list[float]] = field(default_factory=dict)

    def check(self, seat: int, now: float) -> None:
        recent = [at for at in self.failed.get(seat, []) if now - at < ATTEMPTS_WINDOW]
        self.failed[seat] = recent
        if len(recent) >= ATTEMPTS:
            wait = int(ATTEMPTS_WINDOW - (now - recent[0])) + 1
            raise WireError("too-many-attempts", f"a new attempt after {wait} seconds", len(recent), 429)

    def fail(self, seat: int, now: float) -> None:
        self.failed.setdefault(seat, []).append(now)


@dataclass
class Seats:
    """All places of a table and the hashes of the keys that open them.

    `keys` holds (seat, hash): a seat may be open on several devices, each with its own key.
    The creator of a table who takes no seat holds a key for the seat SPECTATOR.
    """

    seats: list[Seat]
    creator: int
    keys: list[tuple[int, str]] = field(default_factory=list)
    attempts: Attempts = field(default_factory=Attempts)

    def copy(self) -> Seats:
        """The same people, bots and keys, to be changed on their own; attempts begin anew."""
        return Seats([replace(seat) for seat in self.seats], self.creator, list(self.keys))

    def become(self, others: Seats) -> None:
        """Take over people, bots and keys from others; the attempts at return codes still count."""
        self.seats[:] = [replace(seat) for seat in others.seats]
        self.keys[:] = others.keys

    def holder(self, key: str) -> int | None:
        """The seat this key opens. Every hash is compared, each in constant time."""
        given = hashed(key)
        found: int | None = None
        for seat, known in self.keys:
            if hmac.compare_digest(given, known):
                found = seat
        return found

    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def check_number(self, number: int) -> None:
        if not 0 <= number < len(self.seats):
            raise WireError("unknown-seat", f"seat 0 to {len(self.seats) - 1}", number, 404)

    def seat_for(self, name: str, wanted: int | None) -> int:
        """The open seat a newcomer gets: the wanted one, or the first."""
        for number, seat in enumerate(self.seats):
            if seat.kind == "human" and seat.name.casefold() == name.casefold():
                raise WireError("name-taken", f"a name other than that of seat {number}", name, 409)
        free = self.open_seats()
        if not free:
            raise WireError("table-full", "a table with an open seat", f"{len(self.seats)} seats taken", 409)
        if wanted is None:
            return free[0]
        self.check_number(wanted)
        if wanted not in free:
            raise WireError("seat-taken", free, wanted, 409)
        return wanted

    def sit(self, number: int, name: str) -> tuple[str, str]:
        """Seat a person; answers the key and the return code, which are not kept."""
        key, code = new_key(), new_code()
        self.seats[number] = Seat("human", name=name, code_hash=hashed(code))
        self.keys.append((number, hashed(key)))
        return key, code

    def come_back(self, number: int, code: str, now: float) -> str:
        """A new key for another device of the person who knows the return code."""
        self.check_number(number)
        seat = self.seats[number]
        if seat.kind != "human":
            raise WireError("not-a-person", "a seat taken by a person", seat.kind, 409)
        self.attempts.check(number, now)
        if not hmac.compare_digest(hashed(plain_code(code)), seat.code_hash):
            self.attempts.fail(number, now)
            raise WireError("wrong-code", f"the return code of seat {number}", "another code", 403)
        key = new_key()
        self.keys.append((number, hashed(key)))
        return key

    def place(self, number: int, kind: SeatKind, bot: str) -> None:
        """Before the start the creator puts a bot on an open seat, or opens a bot's seat again."""
        self.check_number(number)
        if self.seats[number].kind == "human":
            raise WireError("seat-taken", "an open seat or a bot's", "human", 409)
        self.seats[number] = Seat(kind, bot=bot)
