"""What the server says of a seat's own turn, declared once."""

from __future__ import annotations

from typing import Final

from artel.kernel.schema import Entry, Listed, Maybe, Record, Text, Truth, Whole
from artel.kernel.view_types import SEAT_TYPE

WORD: Final = Text()
COUNT: Final = Whole(0)

# Of a view message.
OWN_TURN: Final[list[Entry]] = [
    Entry("undo", Truth(), "You may take your last decision back."),
    Entry("turn", COUNT, "So many of your decisions go when you take your turn back; 0 where you may not."),
    Entry("redo", Truth(), "You may decide again what you have taken back."),
    Entry("ask", Truth(), "You may ask the others to let you take your last decision back."),
    Entry("stands", Listed(WORD), "The lines you may let stand now."),
    Entry("standing", Maybe(WORD), "Your line that stands until something changes for you."),
    Entry(
        "itself", Listed(COUNT), "Your entries after the first `since` that the table has made in your place."
    ),
]
ASKING: Final = Record(
    "Asking",
    "Somebody asks to go back.",
    [
        Entry("seat", SEAT_TYPE, "Who asks."),
        Entry("count", COUNT, "How many decisions would be taken back."),
        Entry("waiting", Listed(SEAT_TYPE), "Who has not answered yet."),
    ],
)
BACK: Final[list[Entry]] = [
    Entry("at", COUNT, "After how many entries; with another one it is gone."),
    Entry("asking", Maybe(ASKING), "What is asked; null where nothing is any more."),
]
BACK_NOTICES: Final = ("back-asked", "back-refused", "back-withdrawn", "taken-back")
