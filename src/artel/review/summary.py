"""A review in a few sentences: which ones, and their values."""

from __future__ import annotations

from typing import Final

from artel.review.parts import HUNDREDTHS, Moment, Parts, ahead
from artel.review.review import Said, Swing, dearest_of

# Luck that differs by less than this between two players is none.
EVEN_LUCK: Final = 3 * HUNDREDTHS


def points(amount: int) -> float:
    """Hundredths as people read them."""
    return round(amount / HUNDREDTHS, 1)


def summary_of(
    winners: list[int], scores: list[int], curve: list[Moment], parts: list[Parts], swings: list[Swing]
) -> list[Said]:
    if len(parts) == 1:
        return [alone(scores, parts[0]), dearest(swings)]
    found = [result(winners, scores)]
    if len(winners) == 1:
        found.append(lead(curve, winners[0]))
    return [*found, dearest(swings), luck(parts)]


def alone(scores: list[int], parts: Parts) -> Said:
    return Said("review-alone", {"points": scores[0], "expected": points(parts.first)})


def result(winners: list[int], scores: list[int]) -> Said:
    best = max(scores)
    if len(winners) > 1:
        return Said("review-shared", {"count": len(winners), "points": best})
    behind = [score for seat, score in enumerate(scores) if seat != winners[0]]
    return Said("review-won", {"seat": winners[0], "points": best, "margin": best - max(behind)})


def lead(curve: list[Moment], winner: int) -> Said:
    """From when on the winner was expected to win."""
    behind = [number for number, moment in enumerate(curve) if ahead(moment.points, winner) <= 0]
    if not behind:
        return Said("review-led-always", {"seat": winner})
    since = min(behind[-1] + 1, len(curve) - 1)
    return Said("review-led", {"seat": winner, "at": curve[since].at, "moves": curve[-1].at})


def dearest(swings: list[Swing]) -> Said:
    if not swings:
        return Said("review-no-swing", {})
    swing = dearest_of(swings)[0]
    values: dict[str, int | float] = {"seat": swing.seat, "at": swing.at + 1, "points": points(swing.cost)}
    return Said("review-dearest", values)


def luck(parts: list[Parts]) -> Said:
    order = sorted(range(len(parts)), key=lambda seat: (-parts[seat].luck, seat))
    kind, hard = order[0], order[-1]
    if parts[kind].luck - parts[hard].luck < EVEN_LUCK:
        return Said("review-luck-even", {})
    values: dict[str, int | float] = {
        "seat": kind,
        "points": points(parts[kind].luck),
        "target": hard,
        "less": points(parts[hard].luck),
    }
    return Said("review-luck", values)
