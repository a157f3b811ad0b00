"""Hints: what a client asks, what the server says, and whether a table has any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from artel.kernel.schema import Entry, Listed, Record, Text, Truth, Whole
from artel.table.declared import COUNT, ID, PERCENT, given

# More than any game has, either way.
TENTHS: Final = Whole(-1_000_000)


@dataclass(frozen=True)
class Hint:
    """Ask for the best moves now."""

    id: str = given(ID, "The client's name for this message.")
    at: int = given(COUNT, "How many entries the client has seen.")


REASON: Final = Record(
    "HintReason",
    "What a move has more or less than another.",
    [
        Entry("group", Text(), "Of what, in the words of the game's learned values."),
        Entry("points", TENTHS, "How many points that is, in tenths."),
    ],
)
HINTED_MOVE: Final = Record(
    "HintedMove",
    "A move, and what is expected of it, in tenths of a point.",
    [
        Entry("line", Text(), "The line that plays it."),
        Entry("points", TENTHS, "The points at the end."),
        Entry("margin", TENTHS, "How far ahead of the best of the others that is; for one alone the points."),
        Entry("chance", PERCENT, "The chance to win, in percent; one alone has none.", may_lack=True),
        Entry("behind", Whole(0), "How far behind the best move it is."),
        Entry(
            "reasons",
            Listed(REASON),
            "Of the best move what it has more than the next, of another what it has less than the best.",
        ),
    ],
)
# Of the answer.
HINTED: Final[list[Entry]] = [
    Entry("n", Whole(0), "How many entries it holds for."),
    Entry("moves", Listed(HINTED_MOVE), "The best few moves, the best first."),
]
# Of the summary, of a seat in it, and of a game.
ALLOWS_HINTS: Final = Entry("hints", Truth(), "Whoever plays may ask for hints.")
HINTS_TAKEN: Final = Entry("hints", Whole(0), "How many hints its person has taken.")
HAS_HINTS: Final = Entry("hints", Truth(), "There are hints in this game, where a table allows them.")
