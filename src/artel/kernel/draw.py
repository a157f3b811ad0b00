"""NATURE's draws: one of several kinds out of a multiset, each as likely as there are pieces of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.kernel.rng import Rng
from artel.kernel.shape import Field, Shape
from artel.kernel.state import Ask, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Ask):
    """A question to NATURE, answered with one verb: which kind is drawn.

    A subclass says what is drawn from (`pool`), the move of each kind (`drawn`) and what happens (`answer`).
    """

    def __init__(self, name: str, verb: Shape, *fields: Field) -> None:
        super().__init__(name, *fields)
        self.verb: Final = verb

    def pool(self, state: State, frame: i64) -> list[int]:
        """How many there are of each kind, or how likely each is beside the others; 0 where there is none."""
        raise NotImplementedError(self.shape.name)

    def drawn(self, state: State, frame: i64) -> list[int]:
        """NATURE's move for each kind of the pool."""
        raise NotImplementedError(self.shape.name)

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        pool = self.pool(state, frame)
        drawn = self.drawn(state, frame)
        found: list[int] = []
        for kind in range(len(pool)):
            if pool[kind] > 0:
                found.append(drawn[kind])
        return found

    def weights(self, state: State, frame: i64) -> list[int]:
        return [count for count in self.pool(state, frame) if count > 0]

    def sample(self, state: State, frame: i64, rng: Rng) -> i64:
        """The same as picking among `moves` by `weights`, without listing either."""
        return self.drawn(state, frame)[rng.pick(self.pool(state, frame))]
