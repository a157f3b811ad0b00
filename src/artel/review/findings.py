"""What has been found so far of a review: work goes on from there, and whoever waits may see it.

Everything found follows from the record and the effort alone, so it does not matter where work is broken off.
Lines stand for moves, as in a record.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import nlargest
from itertools import islice
from typing import Any, Final, Literal

from artel.bots.search.chances import percent
from artel.kernel.game import Game
from artel.review.course import Step
from artel.review.judging import Verdict
from artel.review.parts import HUNDREDTHS, Moment
from artel.review.review import MOST_TOLD, Chances, Reason, Swing, moment_data, swing_data

Data = dict[str, Any]
# Moments of the curve by their number, first and second looks by how many moves came before the decision.
Sort = Literal["curve", "first", "second"]
# A curve is drawn roughly first, by so many moments that lie evenly over the game.
ROUGH: Final = 33


@dataclass(frozen=True)
class Found:
    """One thing more."""

    sort: Sort
    number: int
    # Nothing where a first look has found nothing to complain of.
    data: Data | None


@dataclass
class Findings:
    """In the order in which they were made."""

    curve: dict[int, Data | None] = field(default_factory=dict)
    first: dict[int, Data | None] = field(default_factory=dict)
    second: dict[int, Data | None] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.curve) + len(self.first) + len(self.second)

    def take(self, found: Found) -> None:
        self._of(found.sort)[found.number] = found.data

    def _of(self, sort: Sort) -> dict[int, Data | None]:
        match sort:
            case "curve":
                return self.curve
            case "first":
                return self.first
            case "second":
                return self.second

    def so_far(self) -> Data:
        """The rough curve and the dearest moves, as a review tells them; there may be more in the end.

        What a first look has found is told to nobody: games to the end have not borne it out.
        """
        rough = sorted(islice(self.curve.items(), ROUGH))
        curve = [moment_data(moment_from(data)) for _, data in rough if data is not None]
        sure = [data for data in self.second.values() if data is not None and data["sure"]]
        dearest = nlargest(MOST_TOLD, sure, key=lambda data: float(data["behind"]))
        swings = sorted((swing_of(data) for data in dearest), key=lambda swing: swing.at)
        return {"curve": curve, "swings": [swing_data(each) for each in swings]}


def told_of(moment: Moment) -> Data:
    """A moment as it is kept: with what only the parts are made of."""
    return {**moment_data(moment), "closing": moment.closing}


def moment_from(data: Data) -> Moment:
    return Moment(data["at"], data["by"], data["points"], data["closing"], data.get("chances"))


def verdict_data(game: Game, step: Step, verdict: Verdict) -> Data:
    text = game.verbs.text
    return {
        "at": step.first,
        "seat": step.seat,
        "played": text(verdict.played),
        "better": text(verdict.better),
        "behind": verdict.behind,
        "error": verdict.error,
        "sure": verdict.is_sure(),
        "reasons": verdict.reasons,
        "order": [text(move) for move in verdict.order],
        "chances": verdict.chances,
    }


def verdict_from(game: Game, data: Data) -> Verdict:
    parse = game.verbs.parse
    return Verdict(
        played=parse(data["played"]),
        better=parse(data["better"]),
        behind=data["behind"],
        error=data["error"],
        reasons=[(group, points) for group, points in data["reasons"]],
        order=[parse(line) for line in data["order"]],
        chances=data["chances"],
    )


def swing_of(data: Data) -> Swing:
    """A verdict as the review tells it."""
    chances = data["chances"]
    return Swing(
        at=data["at"],
        seat=data["seat"],
        played=data["played"],
        better=data["better"],
        cost=round(data["behind"] * HUNDREDTHS),
        error=round(data["error"] * HUNDREDTHS),
        reasons=[Reason(group, round(points * HUNDREDTHS)) for group, points in data["reasons"]],
        chances=Chances(*[percent(each) for each in chances]) if chances else None,
    )
