"""What somebody with instinct sees of a turn: everything around it, and each move that it may be.

Most of it is not there at any one moment, so it is written as a list of what is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from artel.bots.search.encoder import Features
from artel.kernel.state import State


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
    ) -> None:
        super().__init__(game, version, [*around, *moves])
        # So many features are of what lies around; the others are of a move.
        self.around: Final = len(around)

    def fits(self, state: State) -> bool:
        """True where the question that is open is a turn."""
        raise NotImplementedError(type(self).__name__)

    def look_around(self, state: State, seat: int) -> Seen:
        """What a seat sees, whoever's turn it is."""
        raise NotImplementedError(type(self).__name__)

    def look(self, state: State, seat: int, moves: list[int], most: int) -> Look:
        """A turn of a seat, with so many moves at most."""
        raise NotImplementedError(type(self).__name__)
