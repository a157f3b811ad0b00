"""Demands that compete with nothing: sets of one further kind of piece, which nothing else wants.

Such a set takes nothing from workers, skills or resources, so it is counted beside the closed forms.
"""

from mypy_extensions import i64

from artel.games.keyflower.scoring.demands import ANYWHERE, UNLIMITED, Demand
from artel.games.keyflower.scoring.holdings import Further
from artel.games.keyflower.scoring.pieces import PIECE_COUNT


def are_lone(further: Further) -> bool:
    """True when nothing further shares pieces with anything."""
    if further.stand_ins:
        return False
    for heap in further.heaps:
        if heap.kind < PIECE_COUNT or heap.tile != ANYWHERE:
            return False
    wanted: i64 = 0
    for demand in further.demands:
        kinds: i64 = lone_kinds(demand)
        if kinds == 0 or wanted & kinds:
            return False
        wanted |= kinds
    return True


def lone_kinds(demand: Demand) -> i64:
    """The one further kind that a demand makes its sets of, as a bit; 0 where it wants anything else."""
    if demand.most != UNLIMITED or demand.tile != ANYWHERE or len(demand.ways) != 1:
        return 0
    slots = demand.ways[0].slots
    kinds: i64 = slots[0].kinds
    if len(slots) != 1 or kinds < 1 << PIECE_COUNT or kinds & (kinds - 1):
        return 0
    return kinds


def lone_count(further: Further, demand: Demand) -> i64:
    """How many pieces there are for a lone demand."""
    kinds: i64 = demand.ways[0].slots[0].kinds
    count: i64 = 0
    for heap in further.heaps:
        if kinds >> heap.kind & 1:
            count += heap.count
    return count


def lone_points(further: Further) -> i64:
    """What all of them score."""
    total: i64 = 0
    for demand in further.demands:
        size: i64 = demand.ways[0].slots[0].count
        total += demand.printed + demand.points * (lone_count(further, demand) // size)
    return total


def lone_gain_of(further: Further) -> i64:
    """The most that one more piece gains: a set for which just that one is missing."""
    best: i64 = 0
    for demand in further.demands:
        size: i64 = demand.ways[0].slots[0].count
        if (lone_count(further, demand) + 1) % size == 0:
            best = max(best, i64(demand.points))
    return best
