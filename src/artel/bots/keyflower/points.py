"""The exact score of a seat's pieces, remembered: a decision asks for the same holdings again and again."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.scoring.best import best_score
from artel.games.keyflower.scoring.demands import Demand
from artel.games.keyflower.scoring.holdings import Holdings

MOST_KEPT: Final = 4096
_SCORES: Final[dict[tuple[object, ...], int]] = {}


def exact_score(found: Holdings) -> int:
    """The best score of the pieces. The closed forms are quicker than a memory, the general solver is not."""
    if found.further is None:
        return best_score(found)
    key = key_of(found)
    points = _SCORES.get(key)
    if points is None:
        if len(_SCORES) >= MOST_KEPT:
            _SCORES.clear()
        points = best_score(found)
        _SCORES[key] = points
    return points


def key_of(found: Holdings) -> tuple[object, ...]:
    """Everything that the score depends on. Demands are told apart as objects, which the key keeps alive."""
    more = found.further
    demands: list[Demand] = []
    heaps: list[tuple[int, int, int]] = []
    stand_ins: list[tuple[int, int]] = []
    if more is not None:
        demands = more.demands
        heaps = [(int(heap.kind), int(heap.count), int(heap.tile)) for heap in more.heaps]
        stand_ins = more.stand_ins
    like_gold = [(int(heap.kind), int(heap.count)) for heap in found.like_gold]
    return (
        found.table, found.tiles, found.purple, *found.workers, *found.skills, *found.resources,
        *found.on_yard, *found.yard_points, tuple(demands), tuple(heaps), tuple(stand_ins),
        tuple(like_gold), tuple(found.by_marker),
    )  # fmt: skip
