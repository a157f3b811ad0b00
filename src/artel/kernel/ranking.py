"""The places of the seats: by points, and among equal points by the tie-breaks of the rules, in order."""

from __future__ import annotations

from artel.kernel.state import State, TieBreak
from artel.kernel.view import Outcome, Reason, Tie


def ranked(state: State, scores: list[int], reasons: list[Reason]) -> Outcome:
    """The outcome of these scores. Where no tie-break decides, places are shared, the first one too."""
    places = [0] * len(scores)
    ties: list[Tie] = []
    place = 1
    for level in levels(list(range(len(scores))), scores, False):
        settle(state, level, place, scores[level[0]], state.rules.tie_breaks, places, ties)
        place += len(level)
    winners = [seat for seat in range(len(scores)) if places[seat] == 1]
    return Outcome(scores, winners, reasons, places, ties)


def settle(
    state: State,
    seats: list[int],
    place: int,
    points: int,
    breaks: list[TieBreak],
    places: list[int],
    ties: list[Tie],
) -> None:
    """Give these seats, all with so many points, their places from this one on."""
    if len(seats) > 1:
        for number, tie_break in enumerate(breaks):
            values = [tie_break.value(state, seat) for seat in seats]
            if min(values) < max(values):
                ties.append(Tie(place, seats, points, tie_break.kind, values))
                for level in levels(seats, values, tie_break.least):
                    settle(state, level, place, points, breaks[number + 1 :], places, ties)
                    place += len(level)
                return
        ties.append(Tie(place, seats, points, "", []))
    for seat in seats:
        places[seat] = place


def levels(seats: list[int], values: list[int], least: bool) -> list[list[int]]:
    """The seats by their values, the best first, those with equal values together."""
    steps = sorted(set(values), reverse=not least)
    return [[seat for seat, value in zip(seats, values, strict=True) if value == step] for step in steps]
