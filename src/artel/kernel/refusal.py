"""Why a move is not legal: a rule, a kind and the values that matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Refusal:
    """An answer to "why not?": rendered by the locale files, never a sentence here."""

    def __init__(self, rule: str | None, kind: str, values: dict[str, int | str] | None = None) -> None:
        self.rule: Final = rule
        self.kind: Final = kind
        self.values: Final[dict[str, int | str]] = {} if values is None else values

    def to_data(self) -> dict[str, object]:
        return {"kind": self.kind, "rule": self.rule, "values": self.values}

    def __reduce__(self) -> tuple[object, ...]:
        return (Refusal, (self.rule, self.kind, self.values))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.kind!r}, {self.values!r})"


class Refused(ValueError):
    """Raised by drivers when a move is refused; the state is unchanged. It names the nearest legal lines."""

    def __init__(self, refusal: Refusal, line: str, nearest: Sequence[str] = ()) -> None:
        values = ", ".join(f"{name}={value}" for name, value in refusal.values.items())
        said = f"; perhaps: {' | '.join(nearest)}" if nearest else ""
        refused = f"{line!r} refused: {refusal.kind} [{refusal.rule or 'table'}] {values}"
        super().__init__(f"{refused.rstrip()}{said}")
        self.refusal = refusal
        self.line = line
        self.nearest = tuple(nearest)

    def __reduce__(self) -> tuple[object, ...]:
        return (Refused, (self.refusal, self.line, self.nearest))
