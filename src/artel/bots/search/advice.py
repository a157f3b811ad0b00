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
# Less than this is no reason, in points; what speaks on the other side is told from so many on.
LEAST: Final = 0.1
LEAST_AGAINST: Final = 1.0


class Advice(NamedTuple):
    """A move, in points: what its seat can expect, how far ahead of the others, how far behind the best.

    The chance is what that margin is worth; one alone has none, and neither has a game where nobody knows.
    The reasons of the best move are what it has more than the next one; those of another
    what it has less than the best. Last comes what speaks most on the other side, with the other sign.
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
            why = told_of(parts(mind, each, weighed[0]), -1.0)
        elif len(weighed) > 1:
            why = told_of(parts(mind, each, weighed[1]), 1.0)
        behind = max(0.0, each.behind)
        found.append(Advice(each.move, each.points, each.margin, behind, why, each.chance))
    return found


def told_of(found: list[tuple[str, float]], side: float) -> list[tuple[str, float]]:
    """The largest parts on one side, and the largest on the other where there are any on this one."""
    same = [part for part in found if side * part[1] >= LEAST]
    against = [part for part in found if -side * part[1] >= LEAST_AGAINST]
    return [*same[:MOST_REASONS], *against[:1]] if same else []


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
