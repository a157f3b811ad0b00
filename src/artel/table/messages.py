"""What the server says, declared once: the messages of a table and the answers over HTTP.

A test holds everything that is ever sent against these schemas; the types of the client are made of them.
"""

from __future__ import annotations

from typing import Final

from artel.kernel.schema import (
    Anything,
    Either,
    Entry,
    Listed,
    Maybe,
    Named,
    Record,
    Schema,
    Series,
    Text,
    Truth,
    Variants,
    Whole,
    Within,
    Words,
    only,
)
from artel.kernel.view_types import ANY_LINE, ANY_VIEW, SEAT_TYPE, VALUES
from artel.table.guest_messages import CLOCK_NOW, MINE, PUBLIC_LIST, SEAT_GUEST, SEAT_NOTICES, TABLE_GUESTS
from artel.table.hint_messages import ALLOWS_HINTS, HAS_HINTS, HINTED, HINTS_TAKEN
from artel.table.look_messages import PAST, looked_entries
from artel.table.point_messages import COUNTED, TELLS_POINTS
from artel.table.puzzle_messages import PUZZLE_TOLD, PUZZLES
from artel.table.review_messages import CAN_BE_REVIEWED, REVIEW_STATE
from artel.table.turn_schemas import BACK, BACK_NOTICES, OWN_TURN
from artel.table.wire import ID, MOST_ID, SECRET, client_schemas

WORD: Final = Text()
COUNT: Final = Whole(0)
# What was not understood is answered by whatever id it had.
GIVEN_ID: Final = Text(MOST_ID, may_be_empty=True)
STATES: Final = Words("TableState", ("lobby", "sealing", "playing", "over", "stopped"))
NOTICES: Final = Words(
    "NoticeKind", ("bot-fell-back", "bots-stopped", "endless", *SEAT_NOTICES, *BACK_NOTICES)
)
SEAT_KINDS: Final = Words("SeatKind", ("open", "human", "bot"))

SEAT_INFO: Final = Record(
    "SeatInfo",
    "Who sits where.",
    [
        Entry("seat", SEAT_TYPE, "The number of the seat, from 0."),
        Entry("kind", SEAT_KINDS, "Whether a person or a bot sits there, or nobody yet."),
        Entry("name", Maybe(WORD), "The person's name."),
        Entry("bot", Maybe(WORD), "The bot's level."),
        Entry("online", Truth(), "The person is connected; bots always are."),
        *SEAT_GUEST,
        HINTS_TAKEN,
    ],
)
SEALING: Final = Record(
    "SealingStep",
    "What is waited for before the first draw.",
    [
        Entry("step", Words("", ("seals", "nonces")), "What is asked for."),
        Entry("seats", Listed(SEAT_TYPE), "Those who have not given it yet."),
    ],
)
STOPPED: Final = Record(
    "Stopped",
    "Why a game that is kept does not go on: its history no longer replays.",
    [
        Entry("good", COUNT, "How many entries still replay."),
        Entry("entries", COUNT, "How many there are."),
        Entry("entry", COUNT, "The entry that does not."),
        Entry("expected", WORD, "What it led to when it was made."),
        Entry("got", WORD, "What it leads to now."),
    ],
)
EDITION_ENTRIES: Final[list[Entry]] = [
    Entry("digest", WORD, "What it is known by."),
    Entry("name", Named(WORD, WORD), "What it is called in each language."),
]
EDITION_INFO: Final = Record("EditionInfo", "An edition that is not the house's.", EDITION_ENTRIES)
EDITION: Final = Record(
    "Edition",
    "An edition with what it prints.",
    [
        *EDITION_ENTRIES,
        Entry("game", WORD, "The game."),
        Entry("facts", Listed(Named(WORD, Anything())), "Every printed value of the game, row by row."),
    ],
)
SUMMARY: Final[list[Entry]] = [
    Entry("table", WORD, "The table's name."),
    Entry("game", WORD, "The game."),
    Entry("modules", Listed(WORD), "The modules that are played with."),
    Entry("options", Named(WORD, WORD), "The options as they were chosen."),
    Entry("edition", Maybe(EDITION_INFO), "The edition; null for the house's."),
    Entry("players", Whole(1), "How many seats there are."),
    Entry("state", STATES, "How far the table has come."),
    Entry("seats", Listed(SEAT_INFO), "The seats."),
    Entry(
        "creator", Maybe(SEAT_TYPE), "The seat of whoever made the table; null for somebody who only watches."
    ),
    *TABLE_GUESTS,
    TELLS_POINTS,
    ALLOWS_HINTS,
    CAN_BE_REVIEWED,
    Entry("ply", COUNT, "How many entries the history has."),
    Entry("rematch", Maybe(WORD), "The table of the rematch."),
    Entry("chance", SECRET, "The hash of the seed."),
    Entry("seed", Maybe(SECRET), "The seed, once the game is over."),
    Entry("seals", Listed(Maybe(SECRET)), "The seal of each seat."),
    Entry("nonces", Listed(Maybe(SECRET)), "The nonce of each seat, once the game has begun."),
    Entry("sealing", Maybe(SEALING), "What is waited for before the first draw."),
    Entry("stopped", Maybe(STOPPED), "Why the game does not go on."),
]
TABLE_INFO: Final = Record("TableInfo", "What everybody may know of a table.", SUMMARY)
REFUSAL: Final = Record(
    "Refusal",
    "Why something cannot be done.",
    [
        Entry("kind", WORD, "The kind of refusal."),
        Entry("rule", Maybe(WORD), "The rule that forbids it; null where it is the table."),
        Entry("values", VALUES, "What its sentence needs."),
        Entry("nearest", Listed(WORD), "Lines near to what was said that are possible.", may_lack=True),
    ],
)
FAULT: Final = Record(
    "Fault",
    "What is wrong with a message or a request.",
    [
        Entry("kind", WORD, "The kind of fault."),
        Entry("expected", Anything(), "What was expected.", may_lack=True),
        Entry("got", Anything(), "What came.", may_lack=True),
    ],
)


def message(kind: str, says: str, *entries: Entry) -> Record:
    return Record("", says, [Entry("t", only(kind)), *entries])


def view_message(view: Schema, line: Schema) -> Record:
    """A view with the log lines that are new, of one game or of any."""
    return message(
        "view",
        "What you may know now.",
        Entry("n", COUNT, "How many entries the history has."),
        Entry("since", COUNT, "After how many entries the log begins."),
        Entry("view", view, "The view."),
        Entry("log", Listed(line), "The log lines after the first `since` entries."),
        Entry("reset", Truth(), "What was known before is to be forgotten."),
        Entry("by", Listed(Whole(-1)), "Who made each entry after the first `since`; -1: chance."),
        *OWN_TURN,
        Entry("clock", Maybe(CLOCK_NOW), "The clocks; null where nobody plays against one."),
    )


CHANGE: Final = Series(
    "Change",
    "A place in a view and what will stand there; without a value the name is gone.",
    [
        Entry("path", Listed(Within())),
        Entry("value", Anything(), may_lack=True),
    ],
)
ONWARD: Final = Record(
    "Onward",
    "Lines that can be told after a draft, and what may be done after them.",
    [
        Entry("lines", Listed(WORD), "The lines."),
        Entry("moves", Listed(WORD), "The legal lines after them."),
    ],
)
UNPLANNED: Final = Record(
    "Unplanned",
    "A draft that cannot be carried out.",
    [Entry("why", REFUSAL, "Why."), Entry("line", COUNT, "The first of its lines that cannot be played.")],
)


def planned(view: Record, line: Schema) -> Either:
    """What a draft leads to, in one game or in any."""
    entries = [
        Entry("log", Listed(line), "The log lines that are sure."),
        Entry("asks", Maybe(schema_in(view, "asks")), "The questions then; null where they are not sure."),
        Entry(
            "moves", Maybe(schema_in(view, "moves")), "The legal lines then; null where they are not sure."
        ),
        Entry("changes", Listed(CHANGE), "What the asker would see change, as far as it is sure."),
        Entry("then", Listed(ONWARD), "What goes on with the verbs of `follow`.", may_lack=True),
        Entry(
            "ways",
            Listed(Named(WORD, Listed(WORD))),
            "For each walk the shortest way to every place in reach.",
            may_lack=True,
        ),
    ]
    foreseen = Record("Foreseen", "What is sure after the lines of a draft.", entries)
    says = "What a draft leads to, or which of its lines is refused and why."
    return Either("Planned", says, {"log": foreseen, "why": UNPLANNED})


def schema_in(record: Record, name: str) -> Schema:
    return next(entry.schema for entry in record.entries if entry.name == name)


def server_schemas(view: Record = ANY_VIEW, line: Schema = ANY_LINE) -> Variants:
    """Every message of the server, for one game or for any."""
    ident = Entry("id", ID, "The id of the message that is answered.")
    records = [
        message(
            "table",
            "The table has changed.",
            *SUMMARY,
            Entry("you", Maybe(SEAT_TYPE), "Your seat."),
            Entry("invitation", WORD, "What others need to sit down, told to seats alone.", may_lack=True),
        ),
        view_message(view, line),
        message("ok", "Done, and kept.", ident, Entry("n", COUNT, "How many entries there are then.")),
        message("no", "Refused; nothing happened.", ident, Entry("why", REFUSAL, "Why.")),
        message("why", "The answer to why.", ident, Entry("why", Maybe(REFUSAL), "Null where it is legal.")),
        message(
            "plan",
            "The answer to plan.",
            ident,
            Entry("n", COUNT, "How many entries it holds for."),
            Entry("plans", Listed(planned(view, line)), "What each draft leads to."),
        ),
        message("points", "The answer to points.", ident, *COUNTED),
        message("hint", "The answer to hint.", ident, *HINTED),
        message("look", "The answer to look.", ident, *looked_entries(view, line)),
        message("past", "The answer to past.", ident, *PAST),
        message(
            "said",
            "Somebody says something.",
            Entry("n", COUNT, "How many entries there were then."),
            Entry("seat", Maybe(SEAT_TYPE), "Who."),
            Entry("name", WORD, "Their name."),
            Entry("text", WORD, "What."),
        ),
        message(
            "notice",
            "The table tells everybody.",
            Entry("n", COUNT, "How many entries there were then, where it is kept.", may_lack=True),
            Entry("kind", NOTICES, "What."),
            Entry("values", Named(WORD, Anything()), "What its sentence needs."),
        ),
        message(
            "bad",
            "Not understood; nothing happened.",
            Entry("id", GIVEN_ID, "The id of the message, where it had one.", may_lack=True),
            Entry("why", FAULT, "What is wrong with it."),
        ),
        message("back", "Somebody asks to go back, or does so no longer.", *BACK),
        message("pong", "The server is there."),
    ]
    by_kind = {_word(record): record for record in records}
    return Variants("ServerMessage", "What the server says at a table.", "t", by_kind)


def _word(record: Record) -> str:
    schema = record.entries[0].schema
    assert isinstance(schema, Words)
    return schema.words[0]


OPTION_INFO: Final = Record(
    "OptionInfo",
    "A choice before the game begins.",
    [
        Entry("name", WORD, "Its name."),
        Entry("module", WORD, "The module that offers it."),
        Entry("values", Listed(WORD), "What may be chosen."),
        Entry("default", WORD, "What is chosen where nobody says anything."),
        Entry("per_seat", Truth(), "Every seat has a value of its own; they are joined by spaces."),
    ],
)
GAME_INFO: Final = Record(
    "GameInfo",
    "A game that this server knows.",
    [
        Entry("name", WORD, "Its name."),
        Entry("min_players", Whole(1), "The fewest players."),
        Entry("max_players", Whole(1), "The most players."),
        Entry("bots", Listed(WORD), "The levels of its bots that people choose from, the strongest last."),
        Entry("usual_bot", WORD, "The level that plays where nobody has chosen one."),
        Entry("modules", Listed(WORD), "Its modules in their order."),
        Entry("default_modules", Listed(WORD), "Those that are played with where nobody chooses."),
        Entry("options", Listed(OPTION_INFO), "The options of all its modules."),
        Entry("editions", Listed(EDITION_INFO), "The editions besides the house's that may be chosen."),
        HAS_HINTS,
    ],
)
LAN: Final[list[Entry]] = [
    Entry("lan_url", Maybe(WORD), "Where other devices find this server."),
    Entry("lan_qr", Maybe(WORD), "The same as a picture."),
]
NETWORK_INFO: Final = Record("NetworkInfo", "How other devices find this server.", LAN)
SERVER_INFO: Final = Record(
    "ServerInfo",
    "What the server is.",
    [
        Entry("version", WORD, "The version of Artel."),
        Entry("build", Words("", ("compiled", "pure")), "How the engine runs."),
        *LAN,
        Entry("may_open", Truth(), "This browser may open the server to the network."),
    ],
)
OPENS: Final[list[Entry]] = [
    Entry("key", WORD, "The secret that opens it."),
    Entry("code", Maybe(WORD), "The code for another device; null where there is a newer one."),
]
MAYBE_SEAT: Final = Entry("seat", Maybe(SEAT_TYPE), "The seat; null for somebody who only watches.")
SITTING: Final = Record("Sitting", "A seat that was taken.", [Entry("seat", SEAT_TYPE, "The seat."), *OPENS])
REVOKED: Final = Record("Revoked", "A seat that only one key opens now.", [MAYBE_SEAT, *OPENS])
MADE_TABLE: Final = Record(
    "MadeTable", "A table that was made.", [Entry("table", WORD, "Its name."), MAYBE_SEAT, *OPENS]
)
REMATCH: Final = Record("Rematch", "The table of a rematch.", [Entry("table", WORD, "Its name.")])
DRAW: Final = Record(
    "Draw",
    "One draw of a game.",
    [
        Entry("lines", Listed(WORD), "What could be drawn, in its order."),
        Entry("weights", Listed(COUNT), "How likely each was."),
        Entry("line", WORD, "What was drawn."),
    ],
)
OPENED: Final = Record(
    "Opened",
    "What the draws follow from, once the game is over.",
    [
        Entry("chance", SECRET, "The hash of the seed."),
        Entry("seed", SECRET, "The seed."),
        Entry("seals", Listed(Maybe(SECRET)), "The seal of each seat."),
        Entry("nonces", Listed(Maybe(SECRET)), "The nonce of each seat."),
        Entry("draws", Listed(DRAW), "The draws."),
    ],
)
PROBLEM: Final = Record(
    "Problem", "An answer over HTTP that is none.", [Entry("error", FAULT, "What is wrong.")]
)


def all_schemas() -> list[Record | Variants]:
    """What the client has types of."""
    records: list[Record | Variants] = [
        ANY_VIEW,
        ANY_LINE,
        TABLE_INFO,
        GAME_INFO,
        SERVER_INFO,
        NETWORK_INFO,
        SITTING,
        REVOKED,
        MADE_TABLE,
        REMATCH,
        EDITION,
        OPENED,
        PROBLEM,
        PUBLIC_LIST,
        MINE,
        REVIEW_STATE,
        PUZZLES,
        PUZZLE_TOLD,
    ]
    return [*records, server_schemas(), client_schemas()]
