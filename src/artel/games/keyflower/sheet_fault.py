"""What can be wrong with a score sheet, and how much of it is read and told."""

from __future__ import annotations

from typing import Final

# A sheet of the whole box is a quarter of this. Reading stops where a text has so many faults.
MOST_TEXT: Final = 12_000
MOST_LINE: Final = 200
MOST_FAULTS: Final = 50
MOST_GOT: Final = 60


class Fault:
    """What is wrong with a line: what was expected, and what came."""

    def __init__(self, kind: str, line: int, expected: str, got: str) -> None:
        self.kind = kind
        self.line = line
        self.expected = expected
        self.got = got if len(got) <= MOST_GOT else got[:MOST_GOT] + "…"
        # Words close to the one that came, and what the sentence of this kind needs besides `got`.
        self.near: list[str] = []
        self.values: dict[str, int | str] = {}

    def as_data(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "line": self.line,
            "expected": self.expected,
            "got": self.got,
            "near": self.near,
            "values": self.values,
        }

    def __str__(self) -> str:
        said = f"line {self.line}: expected {self.expected}, got {self.got}"
        return f"{said} (near: {', '.join(self.near)})" if self.near else said
