"""The name of a person, as it may stand at a table."""

from __future__ import annotations

import unicodedata
from typing import Final

from artel.table.wire import Message, WireError, shown, text_of

MOST_NAME: Final = 24
MOST_MARKS: Final = 2
# Printable by the book, but nothing is seen of them.
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
)


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
