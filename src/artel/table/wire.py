"""What travels: the messages of a client, checked field by field, and the shape of every refusal."""

from __future__ import annotations

import json
import math
import unicodedata
from dataclasses import dataclass
from typing import Final, NoReturn

from artel.kernel.chance import is_secret

Message = dict[str, object]

# One for all, because making it costs as much as encoding a short message.
ENCODER: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False)
MOST_BYTES: Final = 16_384
MOST_ID: Final = 64
MOST_LINE: Final = 200
MOST_TEXT: Final = 500
MOST_NAME: Final = 24
MOST_MARKS: Final = 2
# Printable by the book, but nothing is seen of them.
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
)
MOST_WORD: Final = 64
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


@dataclass(frozen=True)
class Hello:
    have: int


@dataclass(frozen=True)
class MoveMade:
    id: str
    at: int
    line: str


@dataclass(frozen=True)
class Undo:
    id: str
    at: int


@dataclass(frozen=True)
class Why:
    id: str
    line: str


@dataclass(frozen=True)
class Walk:
    """Lines that begin with these words, then say where something stands and where it goes."""

    words: str
    start: str


@dataclass(frozen=True)
class Draft:
    """Lines to be tried one after the other; then all that goes on with these verbs, and these walks."""

    lines: tuple[str, ...] = ()
    follow: tuple[str, ...] = ()
    walks: tuple[Walk, ...] = ()


@dataclass(frozen=True)
class Plan:
    id: str
    at: int
    plans: tuple[Draft, ...]


@dataclass(frozen=True)
class Look:
    id: str
    at: int


@dataclass(frozen=True)
class Say:
    id: str
    text: str


@dataclass(frozen=True)
class Seal:
    id: str
    seal: str


@dataclass(frozen=True)
class Open:
    id: str
    nonce: str


@dataclass(frozen=True)
class Ping:
    pass


# What a game in progress answers, and what there is besides before it.
GameMessage = Hello | MoveMade | Undo | Why | Plan | Look | Say | Ping
ClientMessage = GameMessage | Seal | Open

NAMES: Final[dict[type, str]] = {
    Hello: "hello",
    MoveMade: "move",
    Undo: "undo",
    Why: "why",
    Plan: "plan",
    Look: "look",
    Say: "say",
    Seal: "seal",
    Open: "open",
    Ping: "ping",
}
MESSAGES: Final = tuple(NAMES.values())


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


def text_of(data: Message, name: str, most: int, *, may_be_empty: bool = False) -> str:
    if name not in data:
        raise WireError("missing-field", name, fields_of(data))
    value = data[name]
    if not isinstance(value, str):
        raise WireError("wrong-type", f"{name}: text", shown(value))
    if len(value) > most:
        raise WireError("too-long", f"{name}: at most {most} characters", len(value))
    if not value.strip() and not may_be_empty:
        raise WireError("empty-field", f"{name}: some text", value)
    if not is_text(value):
        raise WireError("wrong-type", f"{name}: text without lone surrogates", "a lone surrogate")
    return value


def is_text(value: str) -> bool:
    """False for what JSON can say and no text can hold: half of a surrogate pair."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def count_of(data: Message, name: str) -> int:
    if name not in data:
        raise WireError("missing-field", name, fields_of(data))
    value = data[name]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 2**31:
        raise WireError("wrong-type", f"{name}: a whole number from 0", shown(value))
    return value


def list_of(data: Message, name: str, most: int) -> list[object]:
    if name not in data:
        raise WireError("missing-field", name, fields_of(data))
    value = data[name]
    if not isinstance(value, list):
        raise WireError("wrong-type", f"{name}: a list", shown(value))
    if len(value) > most:
        raise WireError("too-long", f"{name}: at most {most} of them", len(value))
    return value


def count_or_none(data: Message, name: str) -> int | None:
    return None if data.get(name) is None else count_of(data, name)


def secret_of(data: Message, name: str) -> str:
    """A seal or a nonce."""
    word = text_of(data, name, MOST_WORD)
    if not is_secret(word):
        raise WireError("wrong-type", f"{name}: 64 lower-case hexadecimal digits", shown(word))
    return word


def seal_or_none(data: Message) -> str:
    """The seal of a client that adds a nonce; empty for one that does not."""
    return "" if data.get("seal") is None else secret_of(data, "seal")


def name_of(data: Message) -> str:
    """A person's name: trimmed, printable, not empty, and no higher than a line."""
    given = text_of(data, "name", 4 * MOST_NAME)
    # How a picture is to be drawn is no part of a name.
    plain = given.replace("\ufe0e", "").replace("\ufe0f", "")
    name = " ".join(unicodedata.normalize("NFKC", plain).split())
    if not name:
        raise WireError("empty-field", "name: some text", shown(given))
    if len(name) > MOST_NAME:
        raise WireError("too-long", f"name: at most {MOST_NAME} characters", len(name))
    if not name.isprintable() or any(sign in UNSEEN for sign in name):
        raise WireError("wrong-type", "name: printable characters", shown(name))
    if not _is_level(name):
        raise WireError("wrong-type", f"name: at most {MOST_MARKS} marks on a letter", shown(name))
    return name


def _is_level(name: str) -> bool:
    """Marks stand on letters, and few of them on each: more would grow into the lines around."""
    marks = MOST_MARKS
    for sign in unicodedata.normalize("NFD", name):
        category = unicodedata.category(sign)
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MOST_MARKS or category == "Me":
            return False
    return True


def kind_of(message: ClientMessage) -> str:
    """The word by which a message is sent."""
    return NAMES[type(message)]


def client_message(data: Message) -> ClientMessage:
    """The message these fields make, or WireError naming what is wrong with them."""
    if "t" not in data:
        raise WireError("missing-field", "t", fields_of(data))
    match data["t"]:
        case "hello":
            return Hello(count_of(data, "have"))
        case "move":
            return MoveMade(_id(data), count_of(data, "at"), _line(data))
        case "undo":
            return Undo(_id(data), count_of(data, "at"))
        case "why":
            return Why(_id(data), _line(data))
        case "plan":
            return Plan(_id(data), count_of(data, "at"), _plans(data))
        case "look":
            return Look(_id(data), count_of(data, "at"))
        case "say":
            return Say(_id(data), text_of(data, "text", MOST_TEXT))
        case "seal":
            return Seal(_id(data), secret_of(data, "seal"))
        case "open":
            return Open(_id(data), secret_of(data, "nonce"))
        case "ping":
            return Ping()
        case other:
            raise WireError("unknown-message", list(MESSAGES), shown(other))


def _id(data: Message) -> str:
    return text_of(data, "id", MOST_ID)


def _line(data: Message) -> str:
    return text_of(data, "line", MOST_LINE)


def _plans(data: Message) -> tuple[Draft, ...]:
    drafts = list_of(data, "plans", MOST_PLANS)
    if not drafts:
        raise WireError("empty-field", "plans: at least one", "none")
    return tuple(_draft(each) for each in drafts)


def _draft(each: object) -> Draft:
    if not isinstance(each, dict):
        raise WireError("wrong-type", "plans: a list of objects", shown(each))
    lines = [text_of({"lines": line}, "lines", MOST_LINE) for line in list_of(each, "lines", MOST_LINES)]
    verbs = [] if each.get("follow") is None else list_of(each, "follow", MOST_WORDS)
    follow = [text_of({"follow": verb}, "follow", MOST_WORD) for verb in verbs]
    walks = [] if each.get("walks") is None else list_of(each, "walks", MOST_PLANS)
    return Draft(tuple(lines), tuple(follow), tuple(_walk(walk) for walk in walks))


def _walk(walk: object) -> Walk:
    if not isinstance(walk, dict):
        raise WireError("wrong-type", "walks: a list of objects", shown(walk))
    return Walk(text_of(walk, "words", MOST_LINE), text_of(walk, "start", MOST_WORD))


def bad(problem: WireError, data: Message | None = None) -> Message:
    """The answer to a message that could not be understood, with its id when it had one."""
    answer: Message = {"t": "bad", "why": problem.to_data()}
    given = None if data is None else data.get("id")
    if isinstance(given, str) and len(given) <= MOST_ID and is_text(given):
        answer["id"] = given
    return answer


def encode(value: object) -> str:
    return ENCODER.encode(value)
