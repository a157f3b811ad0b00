"""What somebody with instinct sees of a turn: everything around it, and each move that it may be.

Most of it is not there at any one moment, so it is written as a list of what is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from artel.bots.search.encoder import Features
from artel.kernel.state import State

# What a margin of one is in points, unless a game has other ones.
POINTS: Final = 20.0
# Games between two changes of a network, of a game that has a few dozen turns.
BATCH: Final = 384
# Beyond so many times that a margin counts no more: whoever wins high has won.
MOST_GAINED: Final = 3.0
# How far a critic's eyes are trusted over what came in the end.
LOOKING: Final = 0.95


class Seen:
    """Features by number, and how much there is of each; whatever is not listed is not there."""

    def __init__(self) -> None:
        self.at: Final[list[int]] = []
        self.of: Final[list[float]] = []

    def put(self, at: int, value: float) -> None:
        if value != 0.0:
            self.at.append(at)
            self.of.append(value)


class Look:
    """One turn of a seat: the moves that come to mind, how well habit likes each, and what is seen."""

    def __init__(self, around: Seen) -> None:
        self.around: Final = around
        self.moves: Final[list[int]] = []
        self.likings: Final[list[float]] = []
        self.rows: Final[list[Seen]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene(Features):
    """One per game whose bots have an instinct. What lies around comes first among the features."""

    def __init__(
        self,
        game: str,
        version: int,
        around: list[tuple[str, str, str]],
        moves: list[tuple[str, str, str]],
        points: float = POINTS,
        alone: float = 0.0,
        batch: int = BATCH,
        most_gained: float = MOST_GAINED,
        looking: float = LOOKING,
    ) -> None:
        super().__init__(game, version, [*around, *moves])
        # So many features are of what lies around; the others are of a move.
        self.around: Final = len(around)
        # A margin of so many points is one at the end of the network; who plays alone is measured by so many.
        self.points: Final = points
        self.alone: Final = alone
        # So many games are played between two changes of the network.
        self.batch: Final = batch
        self.most_gained: Final = most_gained
        self.looking: Final = looking

    def fits(self, state: State) -> bool:
        """True where the question that is open is a turn, or another that instinct answers."""
        raise NotImplementedError(type(self).__name__)

    def moment(self, state: State) -> int:
        """How far a game has come, counted in the moments at which thoughts end: it never falls.

        A thought goes on to the first question that fits at a later moment than the one it began with. So
        all moves of a question end alike, whether a turn goes on after them, is over, or was the last one.
        """
        raise NotImplementedError(type(self).__name__)

    def look_around(self, state: State, seat: int) -> Seen:
        """What a seat sees, whoever's turn it is."""
        raise NotImplementedError(type(self).__name__)

    def looks_around(self, state: State) -> list[Seen]:
        """What everybody sees, by seat."""
        return [self.look_around(state, seat) for seat in range(state.rules.players)]

    def look(self, state: State, seat: int, moves: list[int], most: int) -> Look:
        """A turn of a seat, with so many moves at most."""
        raise NotImplementedError(type(self).__name__)
