"""Edition files: the printed values of a game as a TOML text, read by a form and refused with lines.

A game declares what its file holds once; reading, faults and export follow from that:

    GOOD = Table(Field("id", Word(GOODS)), Field("buy", Whole(1, 99)), Field("sell", Whole(0, 98)),
                 check=sells_below)
    FORM = Form("artificium", Field("good", Rows(GOOD, key="id", ids=GOODS)), check=whole_file)

    data = FORM.read(text)              # plain data, or EditionError with up to MOST_FAULTS faults
    text = written(FORM, data)          # the same data as a file (kernel/edition_text.py)

Every form has `format`, `game` and `[name]` by itself. Kinds of values: `Whole`, `Word` (one of a list),
`Words` (free text), `Parsed` (a string in a language of the game's own: a function gives its one form or
raises `Unfit`), `Yes`, `Listed`, `Keyed` (a table whose keys the writer chooses), `Table`, `Rows` (an array
of tables). A `check` of a table gets it as soon as it is sound by itself, the form's own check gets the whole
when everything is. Both tell faults by path:

    def sells_below(good: Data, path: Path, faults: Faults) -> None:
        if good["sell"] >= good["buy"]:
            faults.add((*path, "sell"), "sell-price", f"below {good['buy']}", good["sell"], buy=good["buy"])

A fault is a kind, a line, a path and values; people read `edition-fault-KIND` of the locale files.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Final, cast

from artel.kernel.edition_faults import MOST_FAULTS, Data, EditionError, Fault, Faults, Unfit
from artel.kernel.edition_kinds import (
    Field,
    Keyed,
    Kind,
    Listed,
    Parsed,
    Rows,
    Table,
    Whole,
    Word,
    Words,
    Yes,
)
from artel.kernel.toml_lines import Path, too_deep

__all__ = [
    "FORMAT",
    "LANGUAGES",
    "MOST_BYTES",
    "MOST_DEEP",
    "MOST_FAULTS",
    "NAMES",
    "Data",
    "EditionError",
    "Fault",
    "Faults",
    "Field",
    "Form",
    "Keyed",
    "Kind",
    "Listed",
    "Parsed",
    "Path",
    "Rows",
    "Table",
    "Unfit",
    "Whole",
    "Word",
    "Words",
    "Yes",
    "decoded",
    "game_of",
    "parsed",
]

FORMAT: Final = 1
# What a file may have: bytes, and lists or tables within each other.
MOST_BYTES: Final = 512 * 1024
MOST_DEEP: Final = 12
BYTE_ORDER: Final = "\ufeff"
LANGUAGES: Final = ("en", "ru", "it")
MOST_NAME: Final = 60
# A name in every language people play in.
NAMES: Final = Table(*[Field(language, Words(1, MOST_NAME)) for language in LANGUAGES])

_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_ENDLESS: Final = re.compile(r"\d[\d_]{3999}")
_SAID_TWICE: Final = ("Cannot overwrite a value", "Cannot declare", "Cannot mutate", "Duplicate inline")


class Form:
    """What the edition file of a game holds."""

    def __init__(
        self, game: str, *fields: Field, check: Callable[[Data, Faults], None] | None = None
    ) -> None:
        self.game: Final = game
        self.table: Final = Table(
            Field("format", Whole(FORMAT, FORMAT)),
            Field("game", Words(1, MOST_NAME)),
            Field("name", NAMES),
            *fields,
        )
        self.check: Final = check

    def read(self, text: str) -> Data:
        """The data of a file in its one form; EditionError with every fault that was found."""
        raw = parsed(text)
        faults = Faults(text)
        self._look_at_head(raw, faults)
        data = self.table.read(raw, (), faults)
        faults.settle()
        if self.check is not None:
            self.check(cast(Data, data), faults)
        faults.settle()
        return cast(Data, self.table.settled(data))

    def _look_at_head(self, raw: Data, faults: Faults) -> None:
        """A file of another format or game is told so, and nothing else: its values mean something else."""
        at = raw.get("format")
        if isinstance(at, int) and at != FORMAT:
            faults.add(("format",), "format", str(FORMAT), at, known=FORMAT)
        game = raw.get("game")
        if isinstance(game, str) and game != self.game:
            faults.add_word(("game",), "game", [self.game], game)
        faults.settle()


def game_of(text: str) -> str:
    """The game a file says it is for; an EditionError where it says none."""
    raw = parsed(text)
    faults = Faults(text)
    head = Table(Field("game", Words(1, MOST_NAME)))
    data = head.read({name: value for name, value in raw.items() if name == "game"}, (), faults)
    faults.settle()
    return str(cast(Data, data)["game"])


def decoded(raw: bytes) -> str:
    """The text of a file; a mark of byte order that some editors write is left out."""
    if len(raw) > MOST_BYTES:
        raise EditionError([_too_large()])
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        byte = raw[error.start : error.start + 1].hex()
        line = raw[: error.start].count(b"\n") + 1
        raise EditionError([_not_utf8(line, byte)]) from error


def parsed(text: str) -> Data:
    """A TOML text as plain data; what is too large or nested too deep is not read."""
    text = text.removeprefix(BYTE_ORDER)
    try:
        if len(text) > MOST_BYTES or len(text.encode("utf-8")) > MOST_BYTES:
            raise EditionError([_too_large()])
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise EditionError([_not_utf8(line, f"{ord(text[error.start]):x}")]) from error
    deep = too_deep(text, MOST_DEEP)
    if deep:
        fault = Fault("too-deep", deep, (), f"at most {MOST_DEEP} lists or tables in each other", "more")
        fault.values["most"] = MOST_DEEP
        raise EditionError([fault])
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise EditionError([_broken(text, str(error))]) from error


def _too_large() -> Fault:
    fault = Fault("too-large", 0, (), f"at most {MOST_BYTES} bytes", "more")
    fault.values["most"] = MOST_BYTES
    return fault


def _not_utf8(line: int, byte: str) -> Fault:
    return Fault("encoding", line, (), "text in UTF-8", byte)


def _broken(text: str, said: str) -> Fault:
    """What tomllib found, and the line as it is written."""
    found = _PLACE.search(said)
    lines = text.split("\n")
    line = int(found.group(1)) if found is not None and found.group(1) else len(lines)
    # Python itself refuses to read a number of so many digits, without saying where.
    digits = _ENDLESS.search(text) if found is None else None
    if digits is not None:
        line = text.count("\n", 0, digits.start()) + 1
    reason = _PLACE.sub("", said)
    kind = "said-twice" if reason.startswith(_SAID_TWICE) else "broken"
    return Fault(kind, line, (), f"TOML: {reason}", lines[min(line, len(lines)) - 1].strip())
