"""What is said about the past of a table, by a client and by the server, declared once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from artel.kernel.schema import Entry, Listed, Maybe, Record, Schema, Series, Truth, Whole
from artel.kernel.view_types import SEAT_TYPE
from artel.table.declared import COUNT, ID, given


@dataclass(frozen=True)
class Look:
    """Ask how the table stood at a moment."""

    id: str = given(ID, "The client's name for this message.")
    at: int = given(COUNT, "After how many entries.")


@dataclass(frozen=True)
class Past:
    """Ask for the turns of the game so far, and for the points over it once it is over."""

    id: str = given(ID, "The client's name for this message.")
    points: bool = given(Truth(), "The points are wanted too.", may_lack=True, default=False)


TURN_ENDED: Final = Series(
    "TurnEnded",
    "A turn that is over.",
    [Entry("n", COUNT, "How many entries there were then."), Entry("seat", SEAT_TYPE, "Whose it was.")],
)
POINTS_AT: Final = Record(
    "PointsAt",
    "What everybody would have scored, had the game ended then.",
    [
        Entry("n", COUNT, "After how many entries."),
        Entry("scores", Listed(Whole()), "The points of each seat."),
    ],
)
PAST: Final[list[Entry]] = [
    Entry("n", COUNT, "How many entries there are."),
    Entry("turns", Listed(TURN_ENDED), "The turns that were not taken back."),
    Entry(
        "points",
        Maybe(Listed(POINTS_AT)),
        "The points over the game; null before its end, and where they were not asked for.",
    ),
]


def looked_entries(view: Schema, line: Schema) -> list[Entry]:
    """How the table stood, in one game or in any."""
    return [
        Entry("at", COUNT, "After how many entries."),
        Entry("n", COUNT, "How many entries there are now."),
        Entry("view", view, "The view then."),
        Entry("since", COUNT, "So many entries the log then and the log now begin with alike."),
        Entry("log", Listed(line), "The log lines then after those."),
    ]
