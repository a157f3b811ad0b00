"""What a search knows of Artificium."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.artificium.encode import ArtificiumEncoder
from artel.bots.artificium.greedy import ArtificiumGreedy
from artel.bots.search.mind import Mind
from artel.games.artificium.state import ArtificiumState
from artel.kernel.rng import Rng
from artel.kernel.state import State


class ArtificiumMind(Mind):
    """Thoughts go to the end of the round."""

    def __init__(self) -> None:
        super().__init__(ArtificiumGreedy(), ArtificiumEncoder())
        # A thought is played on with a glance at the market.
        self.glancing: Final = ArtificiumGreedy(exchanges=5, hands=1)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return self.glancing.decide(state, seat, moves, rng)

    def stage(self, state: State) -> i64:
        return cast(ArtificiumState, state).round

    def candidates(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        first = self.player.decide(state, seat, moves, rng)
        others = [move for move in moves if move != first]
        rng.shuffle(others)
        return [first, *others[: most - 1]]


MIND: Final = ArtificiumMind
