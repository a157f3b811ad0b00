"""What a message leads to: a course to keep with its new entries, and who is told what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from artel.kernel.game import Refusal
from artel.table.course import Course
from artel.table.guest_store import Line
from artel.table.history import Entry
from artel.table.wire import Message
from artel.table.wishing import Stands

ASKER: Final = -4
EVERYBODY: Final = -5

Post = tuple[int, Message]


@dataclass
class Answer:
    """What a message leads to: a course to keep with its new entries, then messages to send.

    Where there is a course, everybody is to see the new state besides, and what stands is what it left.
    """

    posts: list[Post]
    entries: list[Entry] = field(default_factory=list)
    course: Course | None = None
    stands: Stands = field(default_factory=dict)
    said: list[Line] = field(default_factory=list)


def ok(ident: str, n: int) -> Message:
    return {"t": "ok", "id": ident, "n": n}


def refuse(ident: str, refusal: Refusal) -> Answer:
    return no(ident, refusal.to_data())


def no(ident: str, why: Message) -> Answer:
    return Answer([(ASKER, {"t": "no", "id": ident, "why": why})])
