"""What is learned from: numbers of one seat in a state, or of its moves, each with a name and in a group."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from artel.kernel.state import State

# The group of what is the same whatever is played: no reason for a move.
COMMON: Final = "seats"


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """A list of numbers with names. What a name says does not change, or the list has a new version.

    Features may come, go and change places: what has been learned is read by their names (`by_name.py`).
    """

    def __init__(self, game: str, version: int, features: list[tuple[str, str, str]]) -> None:
        self.game: Final = game
        self.version: Final = version
        # By number: what a feature belongs to, which a hint can name; its name; what it says.
        self.groups: Final = [group for group, _, _ in features]
        self.names: Final = [name for _, name, _ in features]
        self.says: Final = [says for _, _, says in features]
        if len(set(self.names)) != len(self.names):
            twice = [name for name in self.names if self.names.count(name) > 1]
            raise ValueError(
                f"{game}: expected every feature to have a name of its own, got {twice[0]} again"
            )

    def buffer(self) -> list[float]:
        return [0.0] * len(self.names)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Features):
    """The features of a seat; one per game."""

    def encode(self, state: State, seat: int, into: list[float]) -> None:
        """Write every feature of a seat, over whatever stood there."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveEncoder(Features):
    """What can be told of moves at first sight, without playing them; one per game at most."""

    def fits(self, state: State) -> bool:
        """True where the moves of the question that is open have such features."""
        raise NotImplementedError(type(self).__name__)

    def encode(self, state: State, seat: int, moves: list[int]) -> list[list[float]]:
        """The features of each of these moves of a seat."""
        raise NotImplementedError(type(self).__name__)
