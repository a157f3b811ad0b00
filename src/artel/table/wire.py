"""What travels: the messages of a client, each declared once with the schema of every field, and refusals.

From the declarations come the check of what arrives and the types of the client.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Final, NoReturn, cast

from artel.kernel.chance import is_secret
from artel.kernel.schema import (
    Entry,
    Listed,
    Maybe,
    Misfit,
    Record,
    Schema,
    Text,
    Variants,
    is_text,
    only,
)
from artel.table.declared import COUNT, LINE, WORD, built, entries_of, given, record_of
from artel.table.declared import ID as ID
from artel.table.declared import MOST_ID as MOST_ID
from artel.table.declared import MOST_WORD as MOST_WORD
from artel.table.hint_messages import Hint as Hint
from artel.table.look_messages import Look as Look
from artel.table.look_messages import Past as Past
from artel.table.point_messages import Points as Points
from artel.table.turn_messages import AnswerBack as AnswerBack
from artel.table.turn_messages import AskBack as AskBack
from artel.table.turn_messages import Redo as Redo
from artel.table.turn_messages import Undo as Undo
from artel.table.turn_messages import Wish as Wish

Message = dict[str, object]

# One for all, because making it costs as much as encoding a short message.
ENCODER: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False)
MOST_BYTES: Final = 16_384
MOST_TEXT: Final = 500
MOST_WORDS: Final = 12
# So many plans in one question, and so many lines in each.
MOST_PLANS: Final = 32
MOST_LINES: Final = 32


class WireError(ValueError):
    """Input that cannot be understood or is not allowed: what was expected, and what came."""

    def __init__(self, kind: str, expected: object, got: object, status: int = 400) -> None:
        super().__init__(f"{kind}: expected {expected}, got {got!r}")
        self.kind = kind
        self.expected = sendable(expected)
        self.got = sendable(got)
        self.status = status

    def to_data(self) -> Message:
        return {"kind": self.kind, "expected": self.expected, "got": self.got}


def sendable(value: object) -> object:
    """The value with everything replaced that no message can carry: lone surrogates, NaN, infinity."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, float):
        return value if math.isfinite(value) else "a number beyond a float"
    if isinstance(value, list | tuple):
        return [sendable(each) for each in value]
    if isinstance(value, dict):
        return {str(sendable(str(name))): sendable(each) for name, each in value.items()}
    return value


def shown(value: object) -> object:
    """What came, short enough to be sent back and fit to be sent."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, float):
        return sendable(value)
    if isinstance(value, int):
        return value if abs(value) < 2**53 else "a number beyond 2**53"
    if isinstance(value, str):
        return sendable(value if len(value) <= MOST_WORD else value[:MOST_WORD] + "…")
    return "a list" if isinstance(value, list) else "an object"


def decode(raw: str | bytes) -> Message:
    """One JSON object out of the bytes of a message or of a request's body."""
    size = len(raw.encode("utf-8", "surrogatepass")) if isinstance(raw, str) else len(raw)
    if size > MOST_BYTES:
        raise WireError("too-large", f"at most {MOST_BYTES} bytes", size, 413)
    try:
        data = json.loads(raw, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        text = raw if isinstance(raw, str) else raw.decode("utf-8", "replace")
        raise WireError("not-json", "a JSON object", shown(text)) from None
    if not isinstance(data, dict):
        raise WireError("not-an-object", "a JSON object", shown(data))
    return data


def _no_constant(word: str) -> NoReturn:
    """NaN and Infinity are words of Python's reader, not of JSON."""
    raise ValueError(f"expected JSON, got {word}")


def fields_of(data: Message) -> list[str]:
    """The names of the fields that came, for the answer that misses one."""
    return [str(shown(name)) for name in sorted(map(str, data))[:MOST_WORDS]]


class Secret(Text):
    """A seal or a nonce."""

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        found = super().misfit(value, at)
        if found is None and not is_secret(str(value)):
            found = Misfit("wrong-type", at, "64 lower-case hexadecimal digits", value)
        return found


SECRET: Final = Secret(MOST_WORD)


def checked(value: object, schema: Schema, at: str) -> object:
    """The value where it fits, otherwise what was expected in which place, and what came."""
    found = schema.misfit(value, at)
    if found is None:
        return value
    if found.kind == "missing-field":
        raise WireError("missing-field", found.at, _names(found.got))
    raise WireError(found.kind, f"{found.at}: {found.expected}", shown(found.got))


def _names(got: object) -> list[str]:
    return [str(shown(name)) for name in got[:MOST_WORDS]] if isinstance(got, list) else []


def field_of(data: Message, entry: Entry) -> object:
    """One field of a message; None for one that may lack and does, or is null."""
    if entry.name not in data or (entry.may_lack and data[entry.name] is None):
        if entry.may_lack:
            return None
        raise WireError("missing-field", entry.name, fields_of(data))
    return checked(data[entry.name], entry.schema, entry.name)


def text_of(data: Message, name: str, most: int, *, may_be_empty: bool = False) -> str:
    return str(field_of(data, Entry(name, Text(most, may_be_empty=may_be_empty))))


def count_or_none(data: Message, name: str) -> int | None:
    value = field_of(data, Entry(name, COUNT, may_lack=True))
    return value if isinstance(value, int) else None


def seal_or_none(data: Message) -> str:
    """The seal of a client that adds a nonce; empty for one that does not."""
    return str(field_of(data, Entry("seal", SECRET, may_lack=True)) or "")


@dataclass(frozen=True)
class Enter:
    """Come with the key of a seat: only as the first message of a connection."""

    key: str = given(WORD, "The key.")


@dataclass(frozen=True)
class Hello:
    """Begin: views and talk come from now on."""

    have: int = given(COUNT, "How many entries are known already.")


@dataclass(frozen=True)
class MoveMade:
    """Play a line."""

    id: str = given(ID, "The client's name for this message, unique for its seat.")
    at: int = given(COUNT, "How many entries the client has seen.")
    line: str = given(LINE, "The line, in the game's command language.")


@dataclass(frozen=True)
class Why:
    """Ask why a line cannot be played now."""

    id: str = given(ID, "The client's name for this message.")
    line: str = given(LINE, "The line.")


@dataclass(frozen=True)
class Walk:
    """Lines that begin with these words, then say where something stands and where it goes."""

    words: str = given(LINE, "The words its lines begin with.")
    start: str = given(WORD, "Where it stands.")


@dataclass(frozen=True)
class Draft:
    """Lines to be tried one after the other; then all that goes on with these verbs, and these walks."""

    lines: tuple[str, ...] = given(Listed(LINE, MOST_LINES), "The lines.", default=())
    follow: tuple[str, ...] = given(Maybe(Listed(WORD, MOST_WORDS)), "The verbs.", may_lack=True, default=())
    walks: tuple[Walk, ...] = given(
        Maybe(Listed(record_of(Walk), MOST_PLANS)), "The walks.", may_lack=True, holds=Walk, default=()
    )


@dataclass(frozen=True)
class Plan:
    """Ask what may be done after some lines."""

    id: str = given(ID, "The client's name for this message.")
    at: int = given(COUNT, "How many entries the client has seen.")
    plans: tuple[Draft, ...] = given(
        Listed(record_of(Draft), MOST_PLANS, least=1), "What is tried, one beside the other.", holds=Draft
    )


@dataclass(frozen=True)
class Say:
    """Talk to everybody at the table."""

    id: str = given(ID, "The client's name for this message.")
    text: str = given(Text(MOST_TEXT), "What is said.")


@dataclass(frozen=True)
class Seal:
    """Seal a nonce of one's own for the draws."""

    id: str = given(ID, "The client's name for this message.")
    seal: str = given(SECRET, "The SHA-256 of the nonce.")


@dataclass(frozen=True)
class Open:
    """Open the nonce that was sealed."""

    id: str = given(ID, "The client's name for this message.")
    nonce: str = given(SECRET, "The nonce.")


@dataclass(frozen=True)
class Ping:
    """Ask whether the server is there."""


# What a game in progress answers, and what there is besides before it.
TurnMessage = Undo | Redo | AskBack | AnswerBack | Wish
GameMessage = Hello | MoveMade | TurnMessage | Why | Plan | Points | Hint | Look | Past | Say | Ping
ClientMessage = GameMessage | Seal | Open

NAMES: Final[dict[type, str]] = {
    Hello: "hello",
    MoveMade: "move",
    Undo: "undo",
    Redo: "redo",
    AskBack: "ask-back",
    AnswerBack: "answer-back",
    Wish: "wish",
    Why: "why",
    Plan: "plan",
    Points: "points",
    Hint: "hint",
    Look: "look",
    Past: "past",
    Say: "say",
    Seal: "seal",
    Open: "open",
    Ping: "ping",
}
KINDS: Final[dict[str, type]] = {name: kind for kind, name in NAMES.items()}
MESSAGES: Final = tuple(KINDS)
# Whoever comes with a key says so before anything else; it is no message at a table.
ENTER: Final = "enter"
SAID: Final[dict[str, type]] = {ENTER: Enter, **KINDS}


ENTRIES: Final = {name: entries_of(kind) for name, kind in SAID.items()}


def client_schemas() -> Variants:
    """Every message of a client."""
    records = {
        name: Record("", kind.__doc__ or "", [Entry("t", only(name)), *ENTRIES[name]])
        for name, kind in SAID.items()
    }
    return Variants("ClientMessage", "What a client says at a table.", "t", records)


def kind_of(message: ClientMessage) -> str:
    """The word by which a message is sent."""
    return NAMES[type(message)]


def client_message(data: Message) -> ClientMessage:
    """The message these fields make, or WireError naming what is wrong with them."""
    if "t" not in data:
        raise WireError("missing-field", "t", fields_of(data))
    name = data["t"]
    if name == ENTER:
        raise WireError("not-first", "enter as the first message of a WebSocket alone", "enter later", 409)
    if not isinstance(name, str) or name not in KINDS:
        raise WireError("unknown-message", list(MESSAGES), shown(name))
    values = {entry.name: field_of(data, entry) for entry in ENTRIES[name]}
    return cast(ClientMessage, built(KINDS[name], values))


def entering(data: Message) -> Enter | None:
    """The key that the first message of a connection brings; None where it is a message like any other."""
    return Enter(str(field_of(data, *ENTRIES[ENTER]))) if data.get("t") == ENTER else None


def bad(problem: WireError, data: Message | None = None) -> Message:
    """The answer to a message that could not be understood, with its id when it had one."""
    answer: Message = {"t": "bad", "why": problem.to_data()}
    given = None if data is None else data.get("id")
    if isinstance(given, str) and len(given) <= MOST_ID and is_text(given):
        answer["id"] = given
    return answer


def encode(value: object) -> str:
    return ENCODER.encode(value)
