"""Moves on trial: each is tried in the same deals with the same chance, and played on to the stage's end.

What moves differ by is then their own. A move that waits is followed further: the others may wait too, until
the stage ends, and each does whichever is better for itself.
"""

from __future__ import annotations

import math
from typing import Final

from artel.bots.search.mind import NO_MOVE, Mind, margin
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_nature, play_trusted
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State

# As many deals of its own weigh as much as what all moves together say of the spread.
COMMON_DEALS: Final = 4


class Line:
    """One way in which a move goes on: in every deal, what each seat can expect."""

    def __init__(self, asked: int, groups: int) -> None:
        # Who chose to go on so, instead of waiting; nobody where all wait.
        self.asked: Final = asked
        self.values: Final[list[list[float]]] = []
        # By seat, its margins summed over the deals.
        self._margins: Final[list[float]] = []
        # Of the seat that thinks, by groups of features, summed over the deals.
        self.shares: Final = [0.0] * groups

    def add(self, values: list[float]) -> None:
        """One deal more."""
        self.values.append(values)
        if not self._margins:
            self._margins.extend([0.0] * len(values))
        for seat in range(len(values)):
            self._margins[seat] += margin(values, seat)

    def margin(self, seat: int) -> float:
        return self._margins[seat] / len(self.values)


class Tried:
    """A move, and the ways in which it went on: one, or for a move that waits one for each who may end it."""

    def __init__(self, move: int) -> None:
        self.move: Final = move
        self.lines: Final[list[Line]] = []

    def line(self) -> Line:
        """The way in which it goes on if everybody who is asked does the better for itself."""
        best = self.lines[-1]
        for at in range(len(self.lines) - 2, -1, -1):
            line = self.lines[at]
            if line.margin(line.asked) >= best.margin(line.asked):
                best = line
        return best

    def mean(self, seat: int) -> float:
        return self.line().margin(seat)


class Trial:
    """The moves of one decision."""

    def __init__(
        self, mind: Mind, state: State, seat: int, moves: list[int], rng: Rng, explained: bool
    ) -> None:
        self.mind: Final = mind
        self.state: Final = state
        self.seat: Final = seat
        self.rng: Final = rng
        # Whether it is kept of what the expectations are made up: that costs time.
        self.explained: Final = explained
        self.stage: Final = mind.stage(state)
        self.tried: Final = [Tried(move) for move in moves]
        self.waiting: Final = mind.waiting(state, moves)

    def deal(self, numbers: list[int], deals: int) -> None:
        """So many fresh deals, in each of which these moves are tried."""
        game = KNOWN[self.state.rules.game]
        for _ in range(deals):
            dealt = game.determinise(self.state, self.seat, self.rng)
            chance = self.rng.clone()
            for number in numbers:
                tried = self.tried[number]
                after = dealt.clone()
                self.rng.take(chance)
                play_trusted(after, self.seat, tried.move)
                if tried.move == self.waiting:
                    self._follow_waiting(tried, after, chance)
                else:
                    self._play_on(tried, 0, NOBODY, after)

    def _follow_waiting(self, tried: Tried, after: State, chance: Rng) -> None:
        """Each of the others goes on, or waits too."""
        at = 0
        while True:
            play_nature(after, self.rng)
            seat = int(decider(after))
            if seat == NOBODY or seat == self.seat or self.mind.stage(after) != self.stage:
                break
            wait = self.mind.waiting(after, legal_moves(after, seat))
            if wait == NO_MOVE:
                break
            self._play_on(tried, at, seat, after.clone())
            at += 1
            self.rng.take(chance)
            play_trusted(after, seat, wait)
        self._play_on(tried, at, NOBODY, after)

    def _play_on(self, tried: Tried, at: int, asked: int, after: State) -> None:
        mind = self.mind
        if at == len(tried.lines):
            tried.lines.append(Line(asked, len(mind.learned.groups)))
        line = tried.lines[at]
        over = mind.run(after, self.stage, self.rng)
        line.add(mind.worths(after, over))
        if self.explained:
            shares = mind.shares(after, self.seat, over)
            for group in range(len(shares)):
                line.shares[group] += shares[group]

    def better_half(self, numbers: list[int]) -> list[int]:
        """The better half of the moves; the quick player's own stays, to measure the rest by."""
        ranked = sorted(numbers, key=lambda number: -self.lead(number))
        kept = ranked[: (len(numbers) + 1) // 2]
        return kept if 0 in kept else [*kept[:-1], 0] if len(kept) > 1 else [*kept, 0]

    def lead(self, number: int) -> float:
        """How far a move is ahead of the first one."""
        if number == 0:
            return 0.0
        differences = self._differences(number, 0)
        return sum(differences) / len(differences)

    def surely_best(self, numbers: list[int], sure: float) -> int:
        """The best move, unless the first may be as good."""
        best = max(numbers, key=lambda number: (self.lead(number), -number))
        if best == 0:
            return 0
        # A few deals do not show how far they differ; those of all moves together do.
        squares, free = 0.0, 0
        for number in range(1, len(self.tried)):
            differences = self._differences(number, 0)
            squares += squares_of(differences)
            free += len(differences) - 1
        differences = self._differences(best, 0)
        count = len(differences)
        spread = squares_of(differences) + COMMON_DEALS * squares / max(1, free)
        error = math.sqrt(spread / (count - 1 + COMMON_DEALS) / count)
        return best if self.lead(best) > sure * error else 0

    def ahead(self, number: int, other: int) -> tuple[float, float]:
        """By how much a move is better than another, deal by deal, and the error of that mean."""
        return mean_and_error(self._differences(number, other))

    def _differences(self, number: int, other: int) -> list[float]:
        ours, theirs = self.tried[number].line(), self.tried[other].line()
        return [
            margin(ours.values[deal], self.seat) - margin(theirs.values[deal], self.seat)
            for deal in range(min(len(ours.values), len(theirs.values)))
        ]


def squares_of(differences: list[float]) -> float:
    """How far they spread about their mean: the sum of squares."""
    mean = sum(differences) / len(differences)
    return sum([(each - mean) ** 2 for each in differences])


def mean_and_error(differences: list[float]) -> tuple[float, float]:
    """The mean of differences, and how far off it may be; nothing differs where nothing was compared."""
    count = len(differences)
    if count == 0:
        return 0.0, 0.0
    return sum(differences) / count, math.sqrt(squares_of(differences) / max(1, count - 1) / count)
