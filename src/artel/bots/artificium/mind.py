"""What a search knows of Artificium."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.artificium.encode import ArtificiumEncoder
from artel.bots.artificium.encode_moves import ArtificiumMoves
from artel.bots.artificium.greedy import ArtificiumGreedy, best_exchanges
from artel.bots.artificium.scene import ArtificiumScene
from artel.bots.artificium.sight import seen_in_state
from artel.bots.search.mind import Mind
from artel.games.artificium.state import ArtificiumState
from artel.kernel.rng import Rng
from artel.kernel.state import State


class ArtificiumMind(Mind):
    """Thoughts go to the end of the round."""

    def __init__(self) -> None:
        super().__init__(ArtificiumGreedy(), ArtificiumEncoder(), ArtificiumMoves(), ArtificiumScene())
        # A thought is played on with a glance at the market.
        self.glancing: Final = ArtificiumGreedy(exchanges=5, hands=1)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return self.glancing.decide(state, seat, moves, rng)

    def stage(self, state: State) -> i64:
        return cast(ArtificiumState, state).round

    def candidates(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        first = self.player.decide(state, seat, moves, rng)
        exchanges = best_exchanges(seen_in_state(cast(ArtificiumState, state), seat), moves)
        others = [move for move in moves if move not in exchanges]
        rng.shuffle(others)
        return [first, *[move for move in others + exchanges if move != first]][:most]


MIND: Final = ArtificiumMind
