"""What is said about the review of a finished game, declared once.

All points are hundredths of a point, all chances whole percents.
"""

from __future__ import annotations

from typing import Final

from artel.kernel.schema import Anything, Entry, Listed, Maybe, Named, Record, Text, Truth, Whole, Words
from artel.kernel.view_types import SEAT_TYPE
from artel.table.declared import PERCENT

WORD: Final = Text()
COUNT: Final = Whole(0)
HUNDREDTHS: Final = Whole(-(10**9))

CAN_BE_REVIEWED: Final = Entry("review", Truth(), "The game can be reviewed once it is over.")
EXPECTED: Final = Record(
    "Expected",
    "What everybody could expect at a moment.",
    [
        Entry("n", COUNT, "After how many entries."),
        Entry("by", Maybe(Whole(-1)), "Who decided just before, -1 for chance; null at the beginning."),
        Entry("points", Listed(HUNDREDTHS), "The points of each seat at the end."),
        Entry(
            "chances", Listed(PERCENT), "The chance of each seat to win; one alone has none.", may_lack=True
        ),
    ],
)
REASON: Final = Record(
    "SwingReason",
    "What a better move brings more, of one group of features.",
    [Entry("group", WORD, "The group."), Entry("points", HUNDREDTHS, "What it brings more.")],
)
CHANCES: Final = Record(
    "SwingChances",
    "The chance to win, in percent.",
    [
        Entry("better", PERCENT, "With the better move."),
        Entry("played", PERCENT, "With the one that was played."),
    ],
)
SWING: Final = Record(
    "Swing",
    "A decision that surely cost something.",
    [
        Entry("n", COUNT, "How many entries there were before it."),
        Entry("seat", SEAT_TYPE, "Who decided."),
        Entry("played", WORD, "The line that was played."),
        Entry("better", WORD, "The line that was better."),
        Entry("cost", HUNDREDTHS, "By how much, in points of the own margin."),
        Entry("error", HUNDREDTHS, "The error of that."),
        Entry("reasons", Listed(REASON), "Why, the largest difference first."),
        Entry("chances", CHANCES, "What it cost in chances to win; one alone has none.", may_lack=True),
    ],
)
PARTS: Final = Record(
    "ResultParts",
    "What the result of a seat is made up of, in points of its expected margin.",
    [
        Entry("first", HUNDREDTHS, "The margin that could be expected at the beginning."),
        Entry("last", HUNDREDTHS, "The margin at the end: the first and the four parts."),
        Entry("luck", HUNDREDTHS, "What chance has changed."),
        Entry("skill", HUNDREDTHS, "What its own decisions have changed."),
        Entry("others", HUNDREDTHS, "What the others' decisions have changed."),
        Entry("estimate", HUNDREDTHS, "What came of estimates that were corrected at the ends of stages."),
        Entry("given", HUNDREDTHS, "What its own decisions have surely given away."),
    ],
)
SAID: Final = Record(
    "SaidOfGame",
    "A sentence.",
    [
        Entry("id", WORD, "Its message."),
        Entry("values", Named(WORD, Anything()), "What it needs."),
    ],
)
REVIEW: Final = Record(
    "Review",
    "A finished game looked at again.",
    [
        Entry("curve", Listed(EXPECTED), "The expectations, in the order of the game."),
        Entry("swings", Listed(SWING), "The dearest moves of the game and of each player, in their order."),
        Entry("dearest", Listed(COUNT), "The dearest of the game among these, those first that cost most."),
        Entry("players", Listed(PARTS), "The parts of each seat's result."),
        Entry("summary", Listed(SAID), "The game in a few sentences."),
    ],
)
FOUND: Final = Record(
    "FoundSoFar",
    "What was found of a review that is being worked out; all of it may still change.",
    [
        Entry("curve", Listed(EXPECTED), "A rough curve: moments that lie evenly over the game."),
        Entry("swings", Listed(SWING), "Moves that seem to have cost most, in the order of the game."),
    ],
)
REVIEW_STATES: Final = ("none", "queued", "working", "done", "failed")
REVIEW_STATE: Final = Record(
    "ReviewState",
    "How far a review has come.",
    [
        Entry("state", Words("", REVIEW_STATES), "None has been asked for, it waits, or so."),
        Entry("ahead", COUNT, "How many others come before it.", may_lack=True),
        Entry("done", COUNT, "How much of the work is done.", may_lack=True),
        Entry("total", COUNT, "How much there is.", may_lack=True),
        Entry("found", FOUND, "What was found so far, while it is worked out.", may_lack=True),
        Entry("review", REVIEW, "The review, once it is done.", may_lack=True),
    ],
)
