"""What is said about puzzles, declared once. All points are tenths of a point."""

from __future__ import annotations

from typing import Final

from artel.kernel.schema import Entry, Listed, Maybe, Record, Text, Truth, Whole
from artel.table.hint_messages import REASON, TENTHS

WORD: Final = Text()

DAY: Final = Record(
    "PuzzleDay",
    "The puzzle of a game and a day.",
    [
        Entry("day", WORD, "The day, as YYYY-MM-DD."),
        Entry("id", WORD, "The puzzle's name, which stays."),
        Entry("level", Whole(1), "How hard it is: 1, 2 or 3."),
        Entry("players", Whole(1), "How many play."),
    ],
)
OF_GAME: Final = Record(
    "PuzzlesOfGame",
    "The puzzles of a game, today's first.",
    [Entry("game", WORD, "The game."), Entry("days", Listed(DAY), "The last days.")],
)
PUZZLES: Final = Record(
    "Puzzles", "The puzzles of the last days.", [Entry("games", Listed(OF_GAME), "By game.")]
)
VERDICT: Final = Record(
    "PuzzleVerdict",
    "What was found of a move.",
    [
        Entry("line", WORD, "The line of the move."),
        Entry("right", Truth(), "It is the best, or as good as that."),
        Entry("shown", Truth(), "It was shown to somebody who gave up."),
        Entry("points", TENTHS, "The points that can be expected at the end."),
        Entry("behind", Whole(0), "How far behind the best it is."),
        Entry("ahead", Maybe(TENTHS), "How far a right one is ahead of the best that is not."),
        Entry("error", Whole(0), "The error of that."),
        Entry(
            "reasons",
            Listed(REASON),
            "Of a right move what it has more than the best of the others, of another what it lacks.",
        ),
    ],
)
# What is told with every answer, beside the messages of a table.
TOLD: Final[list[Entry]] = [
    Entry("puzzle", DAY, "Which puzzle it is."),
    Entry("verdict", Maybe(VERDICT), "What was found of the move that was made or shown."),
    Entry("hint", Maybe(Listed(REASON)), "What the best move has more than others, where that was asked."),
]
PUZZLE_TOLD: Final = Record("PuzzleTold", "What is told about a puzzle.", TOLD)
