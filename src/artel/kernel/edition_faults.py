"""What is wrong with an edition file: faults with lines, paths and values, and how they are gathered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.kernel.state import DataError
from artel.kernel.telling import nearest
from artel.kernel.toml_lines import Lines, Path

Data = dict[str, object]

# So many faults are told at once, and so much of what came; words of a list are told up to so many.
MOST_FAULTS: Final = 20
MOST_GOT: Final = 60
MOST_TOLD: Final = 24

# The sorts of TOML values, as faults name them.
NUMBER: Final = "number"
TEXT: Final = "text"
LIST: Final = "list"
TABLE: Final = "table"
YES_OR_NO: Final = "yes-or-no"


class Fault:
    """What is wrong at a line: a kind, the path there, what was expected, what came, and values of it."""

    def __init__(self, kind: str, line: int, path: Path, expected: str, got: str) -> None:
        self.kind: Final = kind
        # From 1 on; 0 where the fault lies in no line.
        self.line: Final = line
        self.path: Final = path
        self.expected: Final = expected
        self.got: Final = got if len(got) <= MOST_GOT else got[:MOST_GOT] + "…"
        # Words close to the one that came.
        self.near: list[str] = []
        self.values: Final[dict[str, int | str]] = {}

    def place(self) -> str:
        """The path as people count: `good[2].buy` is in the second of the tables `[[good]]`."""
        text = ""
        for part in self.path:
            if isinstance(part, int):
                text += f"[{part + 1}]"
            else:
                text += f".{part}" if text else part
        return text

    def as_data(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "line": self.line,
            "path": self.place(),
            "expected": self.expected,
            "got": self.got,
            "near": self.near,
            "values": dict(self.values),
        }

    def __reduce__(self) -> tuple[object, ...]:
        return (
            fault_from,
            (self.kind, self.line, self.path, self.expected, self.got, self.near, dict(self.values)),
        )

    def __str__(self) -> str:
        line = f"line {self.line}: " if self.line else ""
        place = f"{self.place()}: " if self.path else ""
        near = f" (near: {', '.join(self.near)})" if self.near else ""
        return f"{line}{place}expected {self.expected}, got {self.got}{near}"


def fault_from(
    kind: str,
    line: int,
    path: Path,
    expected: str,
    got: str,
    near: list[str],
    values: dict[str, int | str],
) -> Fault:
    fault = Fault(kind, line, path, expected, got)
    fault.near = near
    fault.values.update(values)
    return fault


class EditionError(DataError):
    """A text that is no edition: its faults, in the order of the text, and whether there are more."""

    def __init__(self, faults: list[Fault], more: bool = False) -> None:
        super().__init__("; ".join([str(fault) for fault in faults]))
        self.faults: Final = faults
        self.more: Final = more

    def __reduce__(self) -> tuple[object, ...]:
        return (EditionError, (self.faults, self.more))

    def as_data(self) -> dict[str, object]:
        return {"faults": [fault.as_data() for fault in self.faults], "more": self.more}


class Unfit(DataError):
    """A string that is none of its language: raised by whoever parses it, told as a fault with its line."""

    def __init__(self, kind: str, expected: str, got: str, **values: int | str) -> None:
        super().__init__(f"expected {expected}, got {got}")
        self.kind: Final = kind
        self.expected: Final = expected
        self.got: Final = got
        self.values: Final = values


class Faults:
    """The faults found in a text so far, each with its line."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.found: Final[list[Fault]] = []
        self.count = 0
        self._lines: Lines | None = None

    def line(self, path: Path) -> int:
        if self._lines is None:
            self._lines = Lines(self.text.removeprefix("\ufeff").replace("\r\n", "\n"))
        return self._lines.of(path)

    def add(
        self,
        path: Path,
        kind: str,
        expected: str,
        got: object,
        near: Sequence[str] = (),
        **values: int | str,
    ) -> None:
        self.count += 1
        if len(self.found) >= MOST_FAULTS:
            return
        fault = Fault(kind, self.line(path), path, expected, shown(got))
        fault.near = list(near)
        fault.values.update(values)
        self.found.append(fault)

    def add_word(self, path: Path, kind: str, known: Sequence[str], got: str) -> None:
        """A word that is none of the known ones; those near it are looked for only where it will be told."""
        if len(self.found) >= MOST_FAULTS:
            self.count += 1
            return
        self.add(path, kind, told(known), got, nearest(list(known), got), words=told(known))

    def settle(self) -> None:
        """Raise what has been found, in the order of the text."""
        if self.found:
            self.found.sort(key=lambda fault: fault.line)
            raise EditionError(self.found, self.count > len(self.found))


def sort_of(value: object) -> str:
    if isinstance(value, bool):
        return YES_OR_NO
    if isinstance(value, int):
        return NUMBER
    if isinstance(value, str):
        return TEXT
    if isinstance(value, list):
        return LIST
    if isinstance(value, dict):
        return TABLE
    # A number with a fraction, a date or a time: no edition has any.
    return type(value).__name__


def shown(value: object) -> str:
    """What came, short, whatever it is: a number of a million digits and a list of lists too."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**MOST_GOT else f"a number of more than {MOST_GOT} digits"
    if isinstance(value, (list, dict)):
        return f"{sort_of(value)} of {len(value)}"
    return value if isinstance(value, str) else str(value)


def told(words: Sequence[str]) -> str:
    """The words of a list, as many as a line has room for."""
    return " | ".join(words[:MOST_TOLD]) + (" | …" if len(words) > MOST_TOLD else "")
