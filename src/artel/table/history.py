"""The append-only history of a table, and the position it leads to.

An undo is an entry like any other: it names the entry it takes back. The live entries are those
that no undo has taken back; the position is always what replaying them gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from artel.kernel.game import NATURE, Game, Log, Refused, Rules, State, play_trusted
from artel.kernel.log import line_data

UNDO: Final = "undo"
# Marks of decisions that a seat did not make by a message of its own, in the place of a client's id.
FORCED: Final = "*forced"
STANDING: Final = "*standing"
# So many steps before a draw are remembered, with the states before them.
MOST_BEFORE_DRAW: Final = 64


@dataclass(frozen=True, slots=True)
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

    def by_itself(self) -> bool:
        """True for an answer that the table has given in the place of its seat."""
        return self.id in (FORCED, STANDING)


def live_entries(entries: Sequence[Entry]) -> list[Entry]:
    gone = {entry.takes_back() for entry in entries}
    return [entry for entry in entries if entry.n not in gone and entry.takes_back() is None]


def returns_of(entries: Sequence[Entry]) -> dict[int, int]:
    """By the number of an entry, after how many entries the game stood again where it stood before that one.

    Nothing of what lies between has stayed. What follows directly and comes back too belongs to it.
    """
    returns: dict[int, int] = {}
    begun: dict[int, int] = {}
    # What has not been taken back, and whether all that lies before it has stayed since.
    live: list[int] = []
    stands: list[bool] = []
    for n, entry in enumerate(entries):
        target = entry.takes_back()
        if target is None:
            live.append(n)
            stands.append(True)
            continue
        place = next((place for place in range(len(live) - 1, -1, -1) if live[place] == target), None)
        if place is None:
            # No history that was ever kept; whoever plays it will see.
            return {}
        if place == len(live) - 1 and stands[place]:
            first = begun.pop(target, target)
            returns[first], begun[n + 1] = n + 1, first
        stands[place:] = [False] * (len(live) - place)
        del live[place], stands[place]
    return returns


@dataclass(frozen=True, slots=True)
class Step:
    """A decision or draw that may yet be taken back: the state before it, and how many lines the log had."""

    n: int
    seat: int
    move: int
    before: State
    lines: int


class Position:
    """A state with its log; each log line knows after how many entries it was written.

    A state is never changed once it is reached: a move is played on a copy of it. So a copy of a position
    shares its state, and whoever holds an older position sees nothing of what is tried on a newer one.
    """

    def __init__(self, game: Game, state: State, log: Log, after: list[int], steps: list[Step]) -> None:
        self.game: Final = game
        self.state = state
        self.log: Final = log
        self.after: Final = after
        # What lies between these and the present, oldest first.
        self.steps: Final = steps

    def copy(self) -> Position:
        return Position(self.game, self.state, self.log.copy(), self.after[:], self.steps[:])

    def play(self, n: int, seat: int, move: int) -> None:
        """Play a legal move as entry number n."""
        if seat == NATURE:
            # Few undos reach over a draw, and none far.
            del self.steps[:-MOST_BEFORE_DRAW]
        self.steps.append(Step(n, seat, move, self.state, len(self.after)))
        state = self.state.clone()
        state.log = self.log
        play_trusted(state, seat, move)
        state.log = None
        self.state = state
        self.after.extend([n + 1] * (len(self.log.lines) - len(self.after)))

    def attempt(self, n: int, seat: int, line: str) -> None:
        """Play a line as entry number n, or raise CommandError or Refused and change nothing."""
        move = self.game.verbs.parse(line)
        refusal = self.game.why_not(self.state, seat, move)
        if refusal is not None:
            raise Refused(refusal, line)
        self.play(n, seat, move)

    def take_back(self, n: int) -> None:
        """Return to before entry number n, then play again what was decided after it."""
        place = next((place for place, step in enumerate(self.steps) if step.n == n), None)
        if place is None:
            raise ValueError(f"expected an entry that can still be taken back, got {n}")
        gone, *later = self.steps[place:]
        del self.steps[place:]
        self.state = gone.before
        for column in (self.after, self.log.lines, self.log.plies, self.log.seen_by):
            del column[gone.lines :]
        for step in later:
            self.attempt(step.n, step.seat, self.game.verbs.text(step.move))

    def lines(self, seat: int, have: int = -1) -> list[dict[str, object]]:
        """The log lines this seat may see that were written after the first `have` entries."""
        first = len(self.after)
        while first > 0 and self.after[first - 1] > have:
            first -= 1
        return [
            {**line_data(self.game.lines, self.log, index), "n": self.after[index]}
            for index in self.log.visible(seat, first)
        ]


def first_position(game: Game, rules: Rules) -> Position:
    """The position before the first entry."""
    log = Log()
    state = game.setup(rules, log)
    state.log = None
    return Position(game, state, log, [0] * len(log.lines), [])


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
