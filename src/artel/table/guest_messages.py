"""What the server says about guests: clocks, seats that a bot keeps, and the lists of the first page."""

from __future__ import annotations

from typing import Final

from artel.kernel.schema import Entry, Listed, Maybe, Record, Text, Truth, Whole, Words
from artel.kernel.view_types import SEAT_TYPE

WORD: Final = Text()
MS: Final = Whole(0)
# What the table tells of a seat.
SEAT_NOTICES: Final = (
    "seat-left",
    "seat-given",
    "seat-late",
    "seat-back",
    "seat-resigned",
    "seat-muted",
    "seat-heard",
)

CONTROL: Final = Record(
    "TimeControl",
    "The clock that a table was made with.",
    [
        Entry("kind", Words("", ("bank", "days")), "So much for the game, or so much for each decision."),
        Entry("seconds", Whole(1), "How much that is."),
        Entry("increment", Whole(0), "What a seat gets back when its turn is over, in seconds."),
        Entry("bot", Maybe(WORD), "The bot that takes a seat by itself when its bank has run out."),
    ],
)
HAND: Final = Record(
    "SeatClock",
    "The clock of a seat, in milliseconds.",
    [
        Entry("left", MS, "What was left when it last stood still."),
        Entry("since", Maybe(MS), "Since which server time it runs; null while it stands still."),
    ],
)
CLOCK_NOW: Final = Record(
    "Clocks",
    "How the clocks stand. A client counts on by itself.",
    [
        Entry("now", MS, "The server's time when this was sent, in milliseconds."),
        Entry("seats", Listed(HAND), "The clock of each seat."),
    ],
)
SEAT_GUEST: Final[list[Entry]] = [
    Entry("stand_in", Maybe(WORD), "The bot that plays for the person."),
    Entry("resigned", Truth(), "The person has resigned; the bot plays on."),
    Entry(
        "away", Maybe(MS), "From which server time on a bot may have the seat; null while somebody is here."
    ),
    Entry("votes", Listed(SEAT_TYPE), "Who wants a bot to have it."),
    Entry("muted", Truth(), "Nobody hears what the person says: the host has muted them."),
]
TABLE_GUESTS: Final[list[Entry]] = [
    Entry("public", Truth(), "The table is listed for everybody."),
    Entry("invited_only", Truth(), "Somebody was shown out: only the newest invitation lets people sit."),
    Entry("control", Maybe(CONTROL), "The clock that was chosen."),
    Entry("now", MS, "The server's time, in milliseconds."),
    Entry("clock", Maybe(CLOCK_NOW), "How the clocks stand, once the game has begun."),
]
SITTER: Final = Record(
    "Sitter",
    "Who sits at a table of a list.",
    [
        Entry("kind", Words("", ("open", "human", "bot")), "A person, a bot, or nobody yet."),
        Entry("name", Maybe(WORD), "The person's name."),
        Entry("bot", Maybe(WORD), "The bot that plays there."),
    ],
)
LISTED: Final[list[Entry]] = [
    Entry("table", WORD, "Its name."),
    Entry("game", WORD, "The game."),
    Entry("state", Words("", ("lobby", "sealing", "playing", "over")), "How far it has come."),
    Entry("seats", Listed(SITTER), "The seats."),
    Entry("control", Maybe(CONTROL), "The clock that was chosen."),
    Entry("waiting", Listed(SEAT_TYPE), "Whose turn it is."),
    Entry("since", Maybe(Whole(0)), "Since when, in seconds since 1970; null where that was not noted."),
]
PUBLIC_TABLE: Final = Record("PublicTable", "A table that is listed for everybody.", LISTED)
PUBLIC_LIST: Final = Record(
    "PublicList",
    "Some of the public tables: of every maker the newest, then of every maker the next.",
    [
        Entry("tables", Listed(PUBLIC_TABLE), "The tables."),
        Entry("more", Maybe(Whole(1)), "What to ask for the next ones with; null where there are none."),
    ],
)
MY_TABLE: Final = Record(
    "MyTable",
    "A table where somebody sits.",
    [
        *LISTED,
        Entry("you", Maybe(SEAT_TYPE), "The seat; null for somebody who only watches."),
        Entry("left", Maybe(MS), "What is left on the own clock, in milliseconds, while it runs."),
    ],
)
MINE: Final = Record(
    "MyTables",
    "What became of the tables that were asked for, in their order.",
    [Entry("tables", Listed(Maybe(MY_TABLE)), "Each of them; null where the key opens nothing.")],
)
