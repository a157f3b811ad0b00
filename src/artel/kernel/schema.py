"""Schemas: what a JSON value looks like, declared once.

Views, questions, log lines and the messages of the table are declared in these few words. From a
declaration come the check of what arrives, the types of the client, the pages of docs/views and the test
that nothing else is ever sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

# A number that travels fits 32 bits, also in languages that count with fewer than Python does.
BEYOND: Final = 2**31


class Misfit:
    """Why a value does not fit: the kind of fault, where, what was expected there, and what came."""

    def __init__(self, kind: str, at: str, expected: str, got: object) -> None:
        self.kind: Final = kind
        self.at: Final = at
        self.expected: Final = expected
        self.got: Final = got

    def __str__(self) -> str:
        return f"{self.at or 'value'}: {self.kind}: expected {self.expected}, got {self.got!r}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Schema:
    """What a value may look like."""

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        """None when the value fits, otherwise the first place where it does not."""
        raise NotImplementedError(type(self).__name__)


class Anything(Schema):
    """Any value at all."""

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        return None


class Nothing(Schema):
    """Always null: room for what may come."""

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        return None if value is None else Misfit("wrong-type", at, "null", value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Schema):
    """A text, of at most so many characters where that is said."""

    def __init__(self, most: int = 0, *, may_be_empty: bool = False) -> None:
        self.most: Final = most
        self.may_be_empty: Final = may_be_empty

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if not isinstance(value, str):
            return Misfit("wrong-type", at, "text", value)
        if 0 < self.most < len(value):
            return Misfit("too-long", at, f"at most {self.most} characters", len(value))
        if not self.may_be_empty and not value.strip():
            return Misfit("empty-field", at, "some text", value)
        if not is_text(value):
            return Misfit("wrong-type", at, "text without lone surrogates", "a lone surrogate")
        return None


def is_text(value: str) -> bool:
    """False for what JSON can say and no text can hold: half of a surrogate pair."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


class Whole(Schema):
    """A whole number, from the least one on, and at most so many where that is said."""

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self.least: Final = least
        self._beyond: Final = BEYOND if most is None else most + 1
        self._told: Final = f"from {least}" if most is None else f"from {least} to {most}"

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value < self._beyond:
            return None
        return Misfit("wrong-type", at, f"a whole number {self._told}", value)


class Truth(Schema):
    """True or false."""

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        return None if isinstance(value, bool) else Misfit("wrong-type", at, "true or false", value)


class Words(Schema):
    """One word of a list, which modules may lengthen; a list with a name is a type of its own."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name: Final = name
        self.words: Final[Sequence[str]] = words

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if isinstance(value, str) and value in self.words:
            return None
        return Misfit("unknown-word", at, " | ".join(self.words), value)


class Maybe(Schema):
    """A value, or null."""

    def __init__(self, schema: Schema) -> None:
        self.schema: Final = schema

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        return None if value is None else self.schema.misfit(value, at)


class Listed(Schema):
    """A list of values of one schema, of at most so many where that is said, and of at least so many."""

    def __init__(self, schema: Schema, most: int = 0, *, least: int = 0) -> None:
        self.schema: Final = schema
        self.most: Final = most
        self.least: Final = least

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if not isinstance(value, list):
            return Misfit("wrong-type", at, "a list", value)
        if 0 < self.most < len(value):
            return Misfit("too-long", at, f"at most {self.most} of them", len(value))
        if len(value) < self.least:
            return Misfit("empty-field", at, f"at least {self.least} of them", len(value))
        for place, each in enumerate(value):
            found = self.schema.misfit(each, f"{at}[{place}]")
            if found is not None:
                return found
        return None


class Named(Schema):
    """An object whose names are of one schema and whose values of another."""

    def __init__(self, key: Schema, schema: Schema, most: int = 0) -> None:
        self.key: Final = key
        self.schema: Final = schema
        self.most: Final = most

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if not isinstance(value, dict):
            return Misfit("wrong-type", at, "an object", value)
        if 0 < self.most < len(value):
            return Misfit("too-long", at, f"at most {self.most} of them", len(value))
        for name, each in value.items():
            found = self.key.misfit(name, at) or self.schema.misfit(each, f"{at}.{name}")
            if found is not None:
                return found
        return None


def tally(words: Words) -> Named:
    """A multiset: how many there are of each word, zeros left out."""
    return Named(words, Whole(1))


class Entry:
    """A field of a record: its name, its schema and one sentence; some may be lacking."""

    def __init__(self, name: str, schema: Schema, says: str = "", *, may_lack: bool = False) -> None:
        self.name: Final = name
        self.schema: Final = schema
        self.says: Final = says
        self.may_lack: Final = may_lack


class Record(Schema):
    """An object with these fields and no others; an open one may have others besides."""

    def __init__(self, name: str, says: str, entries: Sequence[Entry], *, is_open: bool = False) -> None:
        self.name: Final = name
        self.says: Final = says
        self.entries: Final = tuple(entries)
        self.is_open: Final = is_open
        self.names: Final = frozenset([entry.name for entry in entries])

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if not isinstance(value, dict):
            return Misfit("wrong-type", at, "an object", value)
        for entry in self.entries:
            place = f"{at}.{entry.name}" if at else entry.name
            if entry.name not in value:
                if entry.may_lack:
                    continue
                return Misfit("missing-field", place, entry.name, sorted(map(str, value)))
            found = entry.schema.misfit(value[entry.name], place)
            if found is not None:
                return found
        if not self.is_open:
            for name in value:
                if name not in self.names:
                    return Misfit("unknown-field", at, " | ".join(sorted(self.names)), name)
        return None


class Variants(Schema):
    """One of several records, told apart by a word in one of their fields."""

    def __init__(self, name: str, says: str, tag: str, records: dict[str, Record]) -> None:
        self.name: Final = name
        self.says: Final = says
        self.tag: Final = tag
        self.records: Final = records

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if not isinstance(value, dict):
            return Misfit("wrong-type", at, "an object", value)
        word = value.get(self.tag)
        record = self.records.get(word) if isinstance(word, str) else None
        if record is None:
            place = f"{at}.{self.tag}" if at else self.tag
            return Misfit("unknown-word", place, " | ".join(self.records), word)
        return record.misfit(value, at)


class Either(Schema):
    """One of several records, told apart by a field that the others lack."""

    def __init__(self, name: str, says: str, records: dict[str, Record]) -> None:
        self.name: Final = name
        self.says: Final = says
        self.records: Final = records

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if not isinstance(value, dict):
            return Misfit("wrong-type", at, "an object", value)
        for field, record in self.records.items():
            if field in value:
                return record.misfit(value, at)
        return Misfit("missing-field", at, " | ".join(self.records), sorted(map(str, value)))


class Series(Schema):
    """A list in which every place has a meaning of its own; the last ones may be lacking."""

    def __init__(self, name: str, says: str, entries: Sequence[Entry]) -> None:
        self.name: Final = name
        self.says: Final = says
        self.entries: Final = tuple(entries)

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if not isinstance(value, list):
            return Misfit("wrong-type", at, "a list", value)
        if len(value) > len(self.entries):
            return Misfit("too-long", at, f"at most {len(self.entries)} of them", len(value))
        for place, entry in enumerate(self.entries):
            if place >= len(value):
                if not entry.may_lack:
                    return Misfit("missing-field", f"{at}[{place}]", entry.name, len(value))
                continue
            found = entry.schema.misfit(value[place], f"{at}[{place}]")
            if found is not None:
                return found
        return None


class Within(Schema):
    """Where something stands in a value: a name in an object, or a place in a list."""

    def misfit(self, value: object, at: str = "") -> Misfit | None:
        if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
            return None
        return Misfit("wrong-type", at, "a name or a place in a list", value)


def only(word: str) -> Words:
    """The schema of a field that always holds this word."""
    return Words("", (word,))
