"""Thoughts by instinct about one question: which moves are thought about, how much, and what comes of it.

Each move is thought about in the same deals with the same chance, so what moves differ by is their own. Half
of them is left again and again: in the end most thoughts are about the two that are hardest to tell apart.
How a thought goes on is for the two kinds of them to say, a tree of turns and a look a little ahead.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from artel.bots.search.instinct import Instinct
from artel.bots.search.mind import Liked, Mind
from artel.bots.search.scene import Scene
from artel.bots.search.trial import mean_and_error
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State

# What a move is liked e times more counts so many points, as much as so many deals do.
LIKED: Final = 0.5
LIKED_DEALS: Final = 6
# Nothing is liked so much less than the best that it would not be tried.
LEAST_LIKED: Final = 5.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Thoughts:
    """Of one seat about the moves of one question, the best liked first."""

    def __init__(
        self,
        mind: Mind,
        scene: Scene,
        instinct: Instinct,
        state: State,
        seat: int,
        liked: Liked,
        rng: Rng,
    ) -> None:
        self.mind: Final = mind
        self.scene: Final = scene
        self.instinct: Final = instinct
        self.state: Final = state
        self.seat: Final = seat
        self.moves: Final = liked.moves
        least = max(liked.likings) - LEAST_LIKED
        self.likings: Final = [max(least, liking) for liking in liked.likings]
        self.rng: Final = rng
        # The numbers of the moves, the best first.
        self.order: list[int] = list(range(len(liked.moves)))
        # By move, the margin that each thought about it came to, deal by deal.
        self.margins: Final[list[list[float]]] = [[] for _ in liked.moves]

    def grow(self, thoughts: int, until: float) -> None:
        """Spend so many thoughts on moves of which always the better half is left; one alone needs none.

        Where they are few or the time is over before, every move has been thought about in one deal at least.
        """
        left = self.order
        halvings = math.ceil(math.log2(len(left)))
        spent = 0
        for part in range(halvings, 0, -1):
            for _ in range(max(1, (thoughts - spent) // (part * len(left)))):
                if spent > 0 and (spent + len(left) > thoughts or time.monotonic() > until):
                    self._rank(len(left))
                    return
                self.deal(left)
                spent += len(left)
            self._rank(len(left))
            left = self.order[: (len(left) + 1) // 2]

    def evenly(self, deals: int) -> None:
        """Think about all moves in so many deals."""
        for _ in range(deals):
            self.deal(self.order)
        self._rank(len(self.order))

    def best(self) -> int:
        return self.moves[self.order[0]]

    def behind(self, number: int) -> tuple[float, float]:
        """How far a move is behind the best in the deals of both, and the error of that."""
        return self.ahead(self.order[0], number)

    def ahead(self, number: int, other: int) -> tuple[float, float]:
        """How far a move is ahead of another in the deals of both, and the error of that."""
        ours, theirs = self.margins[number], self.margins[other]
        return mean_and_error([ours[deal] - theirs[deal] for deal in range(min(len(ours), len(theirs)))])

    def deal(self, numbers: list[int]) -> None:
        """A thought about each of these moves, all in the same fresh deal."""
        dealt = KNOWN[self.state.rules.game].determinise(self.state, self.seat, self.rng)
        chance = self.rng.clone()
        for number in numbers:
            self.rng.take(chance)
            self.margins[number].append(self.think(dealt.clone(), number))

    def think(self, state: State, number: int) -> float:
        """The margin that a move comes to in this deal."""
        raise NotImplementedError(type(self).__name__)

    def _rank(self, count: int) -> None:
        """Put so many moves that were thought about in the same deals in their order."""
        left = self.order[:count]
        worths = {
            number: sum(self.margins[number]) + LIKED_DEALS * LIKED * self.likings[number] for number in left
        }
        self.order = sorted(left, key=lambda number: (-worths[number], number)) + self.order[count:]
