"""What somebody is told who asks for a hint: the best few moves, what each would bring, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from artel.bots.search.mind import Mind
from artel.bots.search.weighing import MOST_TOLD, Weighed, reasons, weigh
from artel.kernel.rng import Rng
from artel.kernel.view import View

# How much is thought about a hint, in the compiled engine and where the same takes far longer.
THOUGHTS: Final = 120
FEW_THOUGHTS: Final = 24
# So many moves are tried, and so many reasons of each are told.
MOST_TRIED: Final = 12
MOST_REASONS: Final = 2
# What a move does to the others, besides the group of features that is called so.
RIVALS: Final = "rivals"
# Less than this is no reason, in points.
LEAST: Final = 0.1


class Advice(NamedTuple):
    """A move, in points: what its seat can expect, how far ahead of the others, how far behind the best.

    The chance is what that margin is worth; one alone has none, and neither has a game where nobody knows.
    The reasons of the best move are what it has more than the next one; those of another
    what it has less than the best.
    """

    move: int
    points: float
    margin: float
    behind: float
    reasons: list[tuple[str, float]]
    chance: float | None = None


def advise(mind: Mind, view: View, rng: Rng, thoughts: int) -> list[Advice]:
    """The best few moves of a seat, as far as its view tells: the best first."""
    weighed = weigh(mind, view, rng, thoughts, MOST_TRIED)
    found: list[Advice] = []
    for number, each in enumerate(weighed[:MOST_TOLD]):
        why: list[tuple[str, float]] = []
        if number > 0:
            why = [part for part in parts(mind, each, weighed[0]) if part[1] <= -LEAST]
        elif len(weighed) > 1:
            why = [part for part in parts(mind, each, weighed[1]) if part[1] >= LEAST]
        behind = max(0.0, each.behind)
        found.append(Advice(each.move, each.points, each.margin, behind, why[:MOST_REASONS], each.chance))
    return found


def parts(mind: Mind, one: Weighed, other: Weighed) -> list[tuple[str, float]]:
    """What makes up the difference of two margins, by group: the largest first."""
    rest = one.others - other.others
    found: list[tuple[str, float]] = []
    for group, points in reasons(mind, one, other):
        if group == RIVALS:
            rest += points
        else:
            found.append((group, points))
    found.append((RIVALS, rest))
    return sorted(found, key=lambda part: -abs(part[1]))


def tenths(points: float) -> int:
    """As hints are told: finer than that they are not known."""
    return round(10 * points)
