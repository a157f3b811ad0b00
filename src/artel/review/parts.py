"""What a result is made up of: chance, one's own decisions, the others', and estimates that were corrected.

The parts of a seat are changes of its expected margin, and sum up to its last expectation less its first. A
decision counts by how it changes what the seat can expect if everybody plays on as the quick player does, or
as in practice where its game plays stages out so: one's own part is above 0 for who has decided better than
that.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from artel.bots.search.mind import margin
from artel.kernel.game import NATURE

# All numbers of a review are hundredths of a point, so that sums are exact.
HUNDREDTHS: Final = 100


def hundredths(points: list[float]) -> list[int]:
    return [round(each * HUNDREDTHS) for each in points]


def ahead(points: list[int], seat: int) -> int:
    """A seat's margin: whole hundredths, which stay whole as the numbers of `margin`."""
    return int(margin([float(each) for each in points], seat))


@dataclass(frozen=True)
class Moment:
    """What everybody could expect after so many moves, by seat."""

    at: int
    # Who decided just before: a seat or NATURE; None for the very beginning.
    by: int | None
    points: list[int]
    # Where a stage has just ended: what its end promised, before the next stage was thought through.
    closing: list[int] | None = None
    # By seat, the chance to win in percent; none where somebody plays alone or nobody knows.
    chances: list[int] | None = None


@dataclass(frozen=True)
class Parts:
    """Of one seat, in hundredths of a point of its margin."""

    first: int
    last: int
    luck: int
    skill: int
    others: int
    estimate: int


def parts_of(curve: list[Moment], seat: int) -> Parts:
    luck = skill = others = estimate = 0
    for before, after in pairwise(curve):
        reached = ahead(after.points if after.closing is None else after.closing, seat)
        change = reached - ahead(before.points, seat)
        if after.by == NATURE:
            luck += change
        elif after.by == seat:
            skill += change
        else:
            others += change
        estimate += ahead(after.points, seat) - reached
    return Parts(ahead(curve[0].points, seat), ahead(curve[-1].points, seat), luck, skill, others, estimate)
