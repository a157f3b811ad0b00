"""The flat player: tries a few moves in many deals, each played on to the end of the season or round.

All moves are tried in the same deals with the same chance, so that what they differ by is their own; half
of them is left after every part of the budget. The quick player's own move stays unless another is surely
better.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from artel.bots.contract import Bot
from artel.bots.search.mind import Mind, margin
from artel.kernel.agenda import play_trusted
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State
from artel.kernel.view import View

# How many thoughts a decision has, how many moves are tried, and by how many errors of the mean another move
# must be better than the first to be taken in its place.
THOUGHTS: Final = 96
MOST_MOVES: Final = 12
SURE: Final = 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class FlatBot(Bot):
    """Thinks by a mind; how much is counted in thoughts, never in seconds."""

    level = "flat"

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind
        self.thoughts: int = THOUGHTS
        self.most_moves: int = MOST_MOVES
        self.sure: float = SURE

    def choose(self, view: View, rng: Rng) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        state = KNOWN[view.game].redeal(view, rng)
        tried = self.mind.candidates(state, view.seat, view.moves, self.most_moves, rng)
        return tried[0] if len(tried) == 1 else self.think(state, view.seat, tried, rng)

    def think(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """The best of these moves, as far as the thoughts tell."""
        trial = Trial(self.mind, state, seat, moves, rng)
        halvings = max(1, math.ceil(math.log2(len(moves))))
        left = list(range(len(moves)))
        for part in range(halvings):
            deals = max(2, self.thoughts // (halvings * len(left)))
            trial.deal(left, deals)
            if part + 1 < halvings:
                left = trial.better_half(left)
        return moves[trial.surely_best(left, self.sure)]


class Trial:
    """The margins of moves in deals; in each deal, all moves that are tried have the same chance."""

    def __init__(self, mind: Mind, state: State, seat: int, moves: list[int], rng: Rng) -> None:
        self.mind: Final = mind
        self.state: Final = state
        self.seat: Final = seat
        self.moves: Final = moves
        self.rng: Final = rng
        self.margins: Final[list[list[float]]] = [[] for _ in moves]

    def deal(self, tried: list[int], deals: int) -> None:
        """So many fresh deals, in each of which these moves are tried."""
        game = KNOWN[self.state.rules.game]
        for _ in range(deals):
            dealt = game.determinise(self.state, self.seat, self.rng)
            chance = self.rng.clone()
            for number in tried:
                after = dealt.clone()
                self.rng.take(chance)
                play_trusted(after, self.seat, self.moves[number])
                self.margins[number].append(margin(self.mind.play_on(after, self.rng), self.seat))

    def mean(self, number: int) -> float:
        return sum(self.margins[number]) / len(self.margins[number])

    def better_half(self, tried: list[int]) -> list[int]:
        """The better half of the moves; the quick player's own stays, to measure the rest by."""
        ranked = sorted(tried, key=lambda number: -self.mean(number))
        kept = ranked[: (len(tried) + 1) // 2]
        return kept if 0 in kept else [*kept[:-1], 0] if len(kept) > 1 else [*kept, 0]

    def surely_best(self, tried: list[int], sure: float) -> int:
        """The best move, unless the first may be as good: they are compared deal by deal."""
        best = max(tried, key=lambda number: (self.mean(number), -number))
        if best == 0:
            return 0
        # The first move was in every deal that the best was in.
        count = len(self.margins[best])
        differences = [self.margins[best][deal] - self.margins[0][deal] for deal in range(count)]
        mean = sum(differences) / count
        spread = sum([(each - mean) ** 2 for each in differences]) / max(1, count - 1)
        return best if mean > sure * math.sqrt(spread / count) else 0
