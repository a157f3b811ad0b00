"""A question to the bot: the state it imagines, and what it can find out by trying a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.terms import worth_with_workers
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.kernel.agenda import deciders, play_nature, play_trusted
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, Step, step_of

if TYPE_CHECKING:
    Follow = Callable[[KeyflowerState, int], None]

# A move that leads back to the same question must add this much to be made at all.
LEAST_GAIN: Final = 0.05
# How often a move is tried to which NATURE answers, for the answers differ; and how many moves of one
# question are.
TRIALS: Final = 3
MOST_TRIED: Final = 60


class Question:
    """What one seat is asked in a state that fits its view."""

    def __init__(
        self, s: KeyflowerState, seat: int, weights: Weights, rng: Rng, follow: Follow | None = None
    ) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.weights: Final = weights
        self.rng: Final = rng
        # How the seat would answer what it is asked next, where that is looked at.
        self.follow: Final = follow
        self.step: Final[Step] = step_of(s, s.agenda[-1])
        self._now: float | None = None

    def worth(self, state: KeyflowerState) -> float:
        """What any state of this game is worth to the seat that is asked, its workers included."""
        if state is not self.s:
            return worth_with_workers(state, Estate(state, self.seat, self.weights))
        if self._now is None:
            self._now = worth_with_workers(state, Estate(state, self.seat, self.weights))
        return self._now

    def gain(self, move: int) -> float:
        """How much better off the seat is after a move: as its module says, else by trying it."""
        deed = rules_of(self.s).advice.deeds.get(self.verb(move))
        return self.tried(move) if deed is None else deed(self.s, self.seat, move, self.worth)

    def verb(self, move: int) -> str:
        """The word of a move, where a menu asks; "" where it does not."""
        for action in rules_of(self.s).actions[self.step.shape.code]:
            for verb in action.verbs:
                if verb.has(move):
                    return verb.name
        return ""

    def tried(self, move: int) -> float:
        """What playing a move changes, with what the seat is asked then, on the mean of a few trials."""
        now = self.worth(self.s)
        total = 0.0
        for trial in range(TRIALS):
            after = self.s.clone()
            play_trusted(after, self.seat, move)
            sure = deciders(after) != [NATURE]
            play_nature(after, self.rng)
            if self.follow is not None and after.agenda != self.s.agenda:
                self.follow(after, self.seat)
            total += self.worth(after) - now
            if after.agenda == self.s.agenda:
                total -= LEAST_GAIN
            if trial == 0 and sure:
                return total
        return total / TRIALS

    def best_tried(self, moves: list[int]) -> int:
        """The move that changes most; among equals any, so that no circle of questions goes on for ever."""
        every = (len(moves) + MOST_TRIED - 1) // MOST_TRIED
        best: list[int] = []
        most = 0.0
        for place in range(self.rng.below(every), len(moves), every):
            gain = self.gain(moves[place])
            if not best or gain > most:
                best, most = [], gain
            if gain == most:
                best.append(moves[place])
        return best[self.rng.below(len(best))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """How the bot answers one kind of question."""

    def choose(self, q: Question, moves: list[int]) -> int:
        """One of these moves; those that modules have added to the question are not among them."""
        raise NotImplementedError(q.step.shape.name)

    def gain(self, q: Question, move: int) -> float:
        """What the chosen move is worth, where one that a module has added could be made in its place."""
        return q.tried(move)

    def weighs(self, q: Question, verb: str) -> bool:
        """True when `choose` knows what moves of this verb, which a module has added, are good for."""
        return False


def best_of(moves: list[int], values: list[float]) -> int:
    """The move of the highest value, the first of several."""
    best = 0
    for index in range(1, len(moves)):
        if values[index] > values[best]:
            best = index
    return moves[best]
