"""What happened, as ids and numbers: the locale files make sentences of it."""

from __future__ import annotations

from typing import Final

from artel.kernel.shape import Field, Language, Shape

EVERYONE: Final = -1


class Line(Shape):
    """One kind of log line, and the rule it speaks of."""

    def __init__(self, name: str, rule: str, *fields: Field) -> None:
        super().__init__(name, *fields)
        self.rule: Final = rule

    def __reduce__(self) -> tuple[object, ...]:
        return (Line, (self.name, self.rule, *self.fields), int(self.code))


class Log:
    """Lines in order, each with the ply that caused it and the seats that may see it.

    A state in search carries no log at all.
    """

    def __init__(self) -> None:
        self.lines: Final[list[int]] = []
        self.plies: Final[list[int]] = []
        self.seen_by: Final[list[int]] = []

    def copy(self) -> Log:
        """The same lines; what is added to one is not added to the other."""
        return log_of(self.plies, self.lines, self.seen_by)

    def __reduce__(self) -> tuple[object, ...]:
        return (log_of, (self.plies, self.lines, self.seen_by))

    def __repr__(self) -> str:
        return f"<Log of {len(self.lines)} lines>"

    def add(self, ply: int, line: int, seen_by: int) -> None:
        self.plies.append(ply)
        self.lines.append(line)
        self.seen_by.append(seen_by)

    def visible(self, seat: int, since: int = 0) -> list[int]:
        """Indices of the lines from `since` on that this seat, or a spectator below 0, may see."""
        found: list[int] = []
        for index in range(since, len(self.lines)):
            mask = self.seen_by[index]
            if mask < 0 if seat < 0 else (mask >> seat) & 1 == 1:
                found.append(index)
        return found


def log_of(plies: list[int], lines: list[int], seen_by: list[int]) -> Log:
    """A log with these lines."""
    log = Log()
    log.plies.extend(plies)
    log.lines.extend(lines)
    log.seen_by.extend(seen_by)
    return log


def only(seat: int) -> int:
    """The mask of a line that one seat alone may see."""
    return 1 << seat


def all_but(mask: int) -> int:
    """Everyone else, spectators included: a mask below 0 is open to spectators."""
    return ~mask


def line_data(lines: Language, log: Log, index: int) -> dict[str, object]:
    """One line as it travels: kind, rule, values and the ply that caused it."""
    packed = log.lines[index]
    shape = lines.shape(packed)
    assert isinstance(shape, Line)
    return {"n": log.plies[index], "k": shape.name, "rule": shape.rule or None, "v": shape.values(packed)}
