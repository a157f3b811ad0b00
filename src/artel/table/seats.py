"""Who sits where: open seats, people and bots, and the secrets by which people are known.

Secrets are kept as hashes only. A key is long and opens a seat from a link; a return code is short,
meant to be read aloud or noted on paper, and the attempts of each caller are counted.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeVar

from artel.table.likeness import look_alike
from artel.table.repeats import KEY_BYTES, Asked, Request, code_from, hashed
from artel.table.wire import Message, WireError

SeatKind = Literal["open", "human", "bot"]
Kept = TypeVar("Kept")

# Devices of one person. With another one the oldest key opens nothing any more.
MOST_KEYS: Final = 16
# Requests of one seat that are remembered, so that they can be repeated.
MOST_REQUESTS: Final = 16
INVITATION_BYTES: Final = 9


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_code() -> str:
    return code_from(secrets.randbits(64))


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
    # The hash of the secret number this seat's client adds to the draws, and the number once it is opened.
    seal: str = ""
    nonce: str = ""
    # True while the table waits for one of the two.
    awaited: bool = False
    # The bot that plays for the person; one who has resigned does not come back.
    stand_in: str = ""
    resigned: bool = False
    # How many hints the person has taken.
    hints: int = 0
    # Nobody hears what the person says.
    muted: bool = False

    @property
    def played_by(self) -> str:
        """The bot that answers for this seat now; empty where a person does, or nobody."""
        return self.bot if self.kind == "bot" else self.stand_in

    def is_person_here(self) -> bool:
        """True for a seat that a person plays."""
        return self.kind == "human" and not self.stand_in

    def to_data(self, number: int, online: bool) -> Message:
        return {
            "seat": number,
            "kind": self.kind,
            "name": self.name or None,
            "bot": self.bot or None,
            "online": online or self.kind == "bot",
            "stand_in": self.stand_in or None,
            "resigned": self.resigned,
            "hints": self.hints,
            "muted": self.muted,
        }


@dataclass
class Seats:
    """All places of a table and the hashes of the keys that open them.

    `keys` holds (seat, hash): a seat may be open on several devices, each with its own key.
    The creator of a table who takes no seat holds a key for the seat SPECTATOR.
    """

    seats: list[Seat]
    creator: int
    keys: list[tuple[int, str]] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    # What whoever sits down has to know once somebody was shown out; empty before.
    invitation: str = ""
    # Who is connected now; nothing of it is kept.
    present: set[int] = field(default_factory=set, compare=False)

    def copy(self) -> Seats:
        """The same people, bots, keys and requests, to be changed on their own."""
        seats = [replace(seat) for seat in self.seats]
        return Seats(seats, self.creator, self.keys[:], self.requests[:], self.invitation)

    def again(self) -> Seats:
        """The same people, bots and keys for another game: who has sealed a number is to do so again."""
        seats = [
            replace(seat, seal="", nonce="", awaited=bool(seat.seal), stand_in="", resigned=False, hints=0)
            for seat in self.seats
        ]
        return Seats(seats, self.creator, self.keys[:])

    def become(self, others: Seats) -> None:
        """Take over everything from others."""
        self.seats[:] = [replace(seat) for seat in others.seats]
        self.creator = others.creator
        self.keys[:] = others.keys
        self.requests[:] = others.requests
        self.invitation = others.invitation

    # Requests that come again.

    def granted(self, asked: Asked) -> int | None:
        """The seat this very request was granted for before; None for a new one."""
        for known in self.requests:
            if hmac.compare_digest(known.id_hash, asked.id_hash):
                if (known.what, known.body_hash) != (asked.what, asked.body_hash):
                    raise WireError("id-reused", "a new id for another request", known.what, 409)
                return known.seat
        return None

    def grant(self, asked: Asked, seat: int) -> None:
        self.requests.append(Request(seat, asked.what, asked.id_hash, asked.body_hash))
        self.requests[:] = _newest(self.requests, seat, MOST_REQUESTS, lambda known: known.seat)

    def give_key(self, seat: int, key: str) -> None:
        self.keys.append((seat, hashed(key)))
        self.keys[:] = _newest(self.keys, seat, MOST_KEYS, lambda known: known[0])

    def revoke(self, seat: int, key: str, code: str) -> None:
        """Leave a seat only this key, and a new return code."""
        self.keys[:] = [known for known in self.keys if known[0] != seat] + [(seat, hashed(key))]
        if seat >= 0:
            self.seats[seat].code_hash = hashed(code)

    # Keys and codes.

    def holder(self, key: str) -> int | None:
        """The seat this key opens. Every hash is compared, each in constant time."""
        given = hashed(key)
        found: int | None = None
        for seat, known in self.keys:
            if hmac.compare_digest(given, known):
                found = seat
        return found

    def is_key(self, seat: int, key_hash: str) -> bool:
        """True while a key with this hash opens this seat."""
        return (seat, key_hash) in self.keys

    def nonces(self) -> dict[int, bytes]:
        """What the seats have opened so far."""
        return {at: bytes.fromhex(seat.nonce) for at, seat in enumerate(self.seats) if seat.nonce}

    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def check_number(self, number: int) -> None:
        if not 0 <= number < len(self.seats):
            raise WireError("unknown-seat", f"seat 0 to {len(self.seats) - 1}", number, 404)

    def seat_for(self, name: str, wanted: int | None) -> int:
        """The open seat a newcomer gets: the wanted one, or the first."""
        for number, seat in enumerate(self.seats):
            if seat.kind == "human" and look_alike(seat.name, name):
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

    def check_invited(self, invitation: object) -> None:
        """Whoever was shown out knows the table's name, so that is not enough any more."""
        if not self.invitation:
            return
        if not isinstance(invitation, str):
            raise WireError("not-invited", "the newest invitation to this table", "none", 403)
        if not hmac.compare_digest(hashed(invitation), hashed(self.invitation)):
            raise WireError("not-invited", "the newest invitation to this table", "another", 403)

    def sit(self, number: int, name: str, key: str = "", code: str = "", seal: str = "") -> tuple[str, str]:
        """Seat a person; answers the key and the return code, which are not kept."""
        key, code = key or new_key(), code or new_code()
        self.seats[number] = Seat("human", name=name, code_hash=hashed(code), seal=seal, awaited=bool(seal))
        self.give_key(number, key)
        return key, code

    def check_person(self, number: int) -> None:
        self.check_number(number)
        if self.seats[number].kind != "human":
            raise WireError("not-a-person", "a seat taken by a person", self.seats[number].kind, 409)

    def is_code(self, number: int, code: str) -> bool:
        """True for the return code of a seat, however it was typed."""
        return hmac.compare_digest(hashed(plain_code(code)), self.seats[number].code_hash)

    def place(self, number: int, kind: SeatKind, bot: str) -> None:
        """Before the start the creator puts a bot on an open seat, or opens a seat again.

        A person whose seat is opened is shown the door, and invitations from before seat nobody any more. The
        creator's own seat is left, not opened.
        """
        self.check_number(number)
        if self.seats[number].kind == "human" and (kind != "open" or number == self.creator):
            raise WireError("seat-taken", "an open seat, a bot's, or another's to be opened", "human", 409)
        if self.seats[number].kind == "human":
            self.invitation = secrets.token_urlsafe(INVITATION_BYTES)
        self.vacate(number)
        self.seats[number] = Seat(kind, bot=bot)

    def vacate(self, number: int) -> None:
        """Open a seat: no key of it opens anything any more."""
        self.seats[number] = Seat()
        self.keys[:] = [known for known in self.keys if known[0] != number]
        if number == self.creator:
            people = [at for at, seat in enumerate(self.seats) if seat.kind == "human"]
            self.creator = people[0] if people else number


def wrong_key(got: str = "another key") -> WireError:
    return WireError("wrong-key", "the key of a seat at this table", got, 403)


def revoked() -> WireError:
    return wrong_key("a revoked key")


def _newest(known: list[Kept], seat: int, most: int, seat_of: Callable[[Kept], int]) -> list[Kept]:
    """What is known, without the oldest of a seat beyond so many."""
    own = [each for each in known if seat_of(each) == seat]
    gone = own[: max(0, len(own) - most)]
    return [each for each in known if each not in gone]
