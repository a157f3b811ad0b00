"""The append-only history of a table, and the position it leads to.

An undo is an entry like any other: it names the entry it takes back. The live entries are those
that no undo has taken back; the position is always what replaying them gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from artel.kernel.game import Game, Log, Rules, play
from artel.kernel.log import line_data

UNDO: Final = "undo"


@dataclass(frozen=True)
class Entry:
    """One line of the history: its number, who made it, the client's id and a mark of the state after it."""

    n: int
    seat: int
    line: str
    id: str
    mark: str

    def takes_back(self) -> int | None:
        """The number of the entry that this one takes back, if it is an undo."""
        word, _, number = self.line.partition(" ")
        return int(number) if word == UNDO else None


def live_entries(entries: Sequence[Entry]) -> list[Entry]:
    gone = {entry.takes_back() for entry in entries}
    return [entry for entry in entries if entry.n not in gone and entry.takes_back() is None]


class Position:
    """A state with its log; each log line knows after how many entries it was written."""

    def __init__(self, game: Game, rules: Rules) -> None:
        self.game: Final = game
        self.log: Final = Log()
        self.state: Final = game.setup(rules, self.log)
        self.after: Final[list[int]] = [0] * len(self.log.lines)

    def play(self, n: int, seat: int, move: int) -> None:
        """Play a legal move as entry number n."""
        play(self.state, seat, move)
        self.after.extend([n + 1] * (len(self.log.lines) - len(self.after)))

    def lines(self, seat: int, have: int = -1) -> list[dict[str, object]]:
        """The log lines this seat may see that were written after the first `have` entries."""
        first = len(self.after)
        while first > 0 and self.after[first - 1] > have:
            first -= 1
        return [
            {**line_data(self.game.lines, self.log, index), "n": self.after[index]}
            for index in self.log.visible(seat, first)
        ]


def position_after(game: Game, rules: Rules, entries: Sequence[Entry]) -> Position:
    """Replay live entries. A line that is no longer legal raises CommandError or Refused."""
    position = Position(game, rules)
    for entry in entries:
        game.attempt(position.state, entry.seat, entry.line)
        position.after.extend([entry.n + 1] * (len(position.log.lines) - len(position.after)))
    return position


@dataclass(frozen=True)
class Stop:
    """A history that no longer replays: how many entries are good, and what the next one ran into."""

    good: int
    entries: int
    entry: str
    expected: str
    got: str

    def to_data(self) -> dict[str, object]:
        return {
            "good": self.good,
            "entries": self.entries,
            "entry": self.entry,
            "expected": self.expected,
            "got": self.got,
        }


def first_divergence(game: Game, rules: Rules, entries: Sequence[Entry]) -> Stop | None:
    """Where the history stops leading to the states it once led to; None when it is sound.

    The engine may have changed under a running game, so whatever it raises is a divergence too.
    """
    good = 0
    try:
        position = Position(game, rules)
        for entry in entries:
            if entry.takes_back() is None:
                game.attempt(position.state, entry.seat, entry.line)
            else:
                position = position_after(game, rules, live_entries(entries[: entry.n + 1]))
            mark = game.digest(position.state)
            if mark != entry.mark:
                return Stop(good, len(entries), entry.line, entry.mark, mark)
            good = entry.n + 1
    except Exception as error:
        entry = entries[good] if good < len(entries) else Entry(good, -1, "", "", "")
        return Stop(good, len(entries), entry.line, "a legal move", f"{type(error).__name__}: {error}")
    return None
