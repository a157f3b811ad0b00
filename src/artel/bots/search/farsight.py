"""Farsight: a thought goes on to the end of the game. What it finds has come about, not been promised.

That takes long, and two such games differ by much more than two moves do; so moves that are compared are
tried in the same deals, and those that are surely behind leave the race.
"""

from __future__ import annotations

from typing import Final

from artel.bots.search.foresight import End, Foresight
from artel.bots.search.mind import Answer, Mind, alike, margin, scores_of
from artel.kernel.rng import Rng
from artel.kernel.state import State

# A move counts as good as the best that is behind by no more than so many points.
AS_GOOD: Final = 1.0
# So many deals for every move; of which it is not known then whether it is as good, has more, up to so many.
FEWEST_DEALS: Final = 24
MOST_DEALS: Final = 768
# It is known where so many errors make no difference.
SURE: Final = 3.0


class Farsight(Foresight):
    """Everybody plays on to the end in one way."""

    def __init__(
        self, mind: Mind, state: State, seat: int, moves: list[int], rng: Rng, answer: Answer
    ) -> None:
        assert mind.scene is not None
        assert mind.instinct is not None
        super().__init__(mind, mind.scene, mind.instinct, state, seat, alike(moves), rng)
        self.answer = answer

    def end_of(self, state: State, over: bool) -> End:
        points = scores_of(state)
        return End(margin(points, self.seat), points[self.seat], self.mind.shares(state, self.seat, over))

    def is_over(self, state: State) -> bool:
        return False

    def race(self, most: int) -> None:
        """Go on until it is known of each move whether it is as good as the best, or for so many deals."""
        left = list(range(len(self.moves)))
        deals = 0
        while deals < most:
            more = min(most, max(FEWEST_DEALS, 2 * deals)) - deals
            for _ in range(more):
                self.deal(left)
            deals += more
            self.sort(left)
            best, others = self.order[0], self.order[1:]
            left = [number for number in others if number in left and not is_worse(*self.behind(number))]
            if all(is_as_good(*self.behind(number)) for number in left):
                return
            left.append(best)

    def sort(self, left: list[int]) -> None:
        """The best first, of those that are still in the race; the others by how far they are behind it."""
        best = max(left, key=lambda number: (sum(self.margins[number]), -number))
        self.order = [best, *[number for number in self.order if number != best]]
        self.order[1:] = sorted(self.order[1:], key=lambda number: (self.behind(number)[0], number))


def is_worse(behind: float, error: float) -> bool:
    """Whether a move that is so far behind the best is surely not as good."""
    return behind - AS_GOOD > SURE * error


def is_as_good(behind: float, error: float) -> bool:
    return behind + SURE * error <= AS_GOOD
