"""One decision judged, by what its seat could know then and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from artel.bots.search.mind import Mind
from artel.bots.search.weighing import Weighed, reasons, weighed_in
from artel.kernel.game import KNOWN, Rng, View

# A move cost something only where it is behind by more than so many errors of that, and so many points.
SURE_ERRORS: Final = 2.0
SURE_POINTS: Final = 2.0
# At the second look so many moves are tried beside the one that was played.
RIVALS: Final = 2
MOST_REASONS: Final = 3


@dataclass(frozen=True)
class Verdict:
    """The played move beside the best: by how many points it is behind, and the error of that."""

    played: int
    better: int
    behind: float
    error: float
    # By group of features, what the better move brings more.
    reasons: list[tuple[str, float]]
    # All that were tried, the best first.
    order: list[int]

    def is_sure(self) -> bool:
        return self.behind > SURE_ERRORS * self.error and self.behind > SURE_POINTS


def first_look(mind: Mind, view: View, played: int, seed: str, thoughts: int, most: int) -> Verdict | None:
    """The moves worth trying and the one that was played, in few deals; None where there is only that one."""
    rng = Rng(seed)
    state = KNOWN[view.game].redeal(view, rng)
    tried = mind.promising(state, view.seat, view.moves, most, rng)
    moves = [played, *[move for move in tried if move != played]]
    if len(moves) == 1:
        return None
    return verdict_of(mind, weighed_in(mind, state, view.seat, moves, rng, thoughts), played)


def second_look(mind: Mind, view: View, first: Verdict, seed: str, thoughts: int) -> Verdict:
    """The best of the first look once more, in many fresh deals."""
    rng = Rng(seed)
    state = KNOWN[view.game].redeal(view, rng)
    rivals = [move for move in first.order if move != first.played][:RIVALS]
    moves = [first.played, *rivals]
    return verdict_of(mind, weighed_in(mind, state, view.seat, moves, rng, thoughts), first.played)


def verdict_of(mind: Mind, weighed: list[Weighed], played: int) -> Verdict:
    best = weighed[0]
    mine = next(each for each in weighed if each.move == played)
    order = [each.move for each in weighed]
    return Verdict(
        played, best.move, mine.behind, mine.error, reasons(mind, best, mine)[:MOST_REASONS], order
    )
