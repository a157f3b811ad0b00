"""How a message of a client is declared: a dataclass whose fields have a schema and a sentence each."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from artel.kernel.schema import Entry, Record, Schema, Text, Whole

MOST_ID: Final = 64
MOST_LINE: Final = 200
MOST_WORD: Final = 64
COUNT: Final = Whole(0)
ID: Final = Text(MOST_ID)
LINE: Final = Text(MOST_LINE)
WORD: Final = Text(MOST_WORD)
PERCENT: Final = Whole(0, 100)


def given(
    schema: Schema, says: str, *, may_lack: bool = False, holds: type | None = None, **more: Any
) -> Any:
    """A field of a message, with its schema and one sentence; a list may hold what has fields of its own."""
    told = {"schema": schema, "says": says, "may_lack": may_lack, "holds": holds}
    return dataclasses.field(metadata=told, **more)


def record_of(kind: type) -> Record:
    """What is declared of a part of a message, under its own name."""
    return Record(kind.__name__, kind.__doc__ or "", entries_of(kind))


def entries_of(kind: type) -> list[Entry]:
    """The declared fields of a message or of a part of one."""
    return [
        Entry(field.name, told["schema"], told["says"], may_lack=told["may_lack"])
        for field in dataclasses.fields(kind)
        if (told := field.metadata)
    ]


def built(kind: type, data: dict[str, object]) -> Any:
    """The message of these fields, which have been looked at; lists are tuples in it."""
    values: dict[str, object] = {}
    for field in dataclasses.fields(kind):
        value = data.get(field.name)
        holds = field.metadata["holds"]
        if isinstance(value, list):
            values[field.name] = tuple(value if holds is None else [built(holds, each) for each in value])
        elif value is not None:
            values[field.name] = value
    return kind(**values)
