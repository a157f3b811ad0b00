"""Points as they would count now: what a client asks, and what the server says of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from artel.kernel.schema import Entry, Listed, Maybe, Record, Truth, Whole
from artel.kernel.view_types import POINTS_TYPE
from artel.table.declared import ID, WORD, given, record_of

# So many pieces in one question.
MOST_PIECES: Final = 8


@dataclass(frozen=True)
class PieceAsked:
    """A piece, as a tip names it."""

    sort: str = given(WORD, "Its sort, in the words of the game's texts.")
    id: str = given(WORD, "Its name.")


@dataclass(frozen=True)
class Points:
    """Ask how everybody stands if the game ended now, and what pieces would bring."""

    id: str = given(ID, "The client's name for this message.")
    pieces: tuple[PieceAsked, ...] = given(
        Maybe(Listed(record_of(PieceAsked), MOST_PIECES)),
        "The pieces.",
        may_lack=True,
        holds=PieceAsked,
        default=(),
    )


SPAN: Final = Record(
    "PointSpan",
    "What a seat may have, as far as you may know.",
    [Entry("least", POINTS_TYPE, "The least."), Entry("most", POINTS_TYPE, "The most.")],
)
# Of the answer.
COUNTED: Final[list[Entry]] = [
    Entry("n", Whole(0), "How many entries it holds for."),
    Entry("spans", Listed(Maybe(SPAN)), "The points of each seat; null where the game does not say."),
    Entry(
        "worths", Listed(Maybe(POINTS_TYPE)), "What each piece would bring you; null where nobody can say."
    ),
]
# Of the summary, and of the wish for a new table.
TELLS_POINTS: Final = Entry("points", Truth(), "Points as they would count now are told to everybody.")
