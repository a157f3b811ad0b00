"""What the state of Sweet Lands consists of: every part once, how it is written, and who may see it.

Numbers of seat s lie from s * WIDTH on (`sheet.py`), cells from s * MOST_CELLS on. Where each of the 207
worker cards lies is one list; a hand and the deck are what it says, and only views hide it.
"""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.domain_map import EDGE_WORDS, MOST_CELLS
from artel.games.sweet_lands.sheet import FIELDS
from artel.games.sweet_lands.words import (
    AREA_COUNT,
    CARD_COUNT,
    CHARACTERS,
    DOMAINS,
    PHASES,
    SKILL_COPIES,
    SKILL_COUNT,
)
from artel.kernel.forms import Bag, Derived, Number, Row, SomeSeat, Word
from artel.kernel.slices import HIDDEN, Slices, Slot

# Places of a card; those of a seat are counted on from the last four.
IN_DECK: Final = 0
DISCARDED: Final = 1
UNDER_DECK: Final = 2
OUT_OF_PLAY: Final = 3
IN_HAND: Final = 4
ON_TABLE: Final = 8
EMPLOYED: Final = 12
DRAFTED: Final = 16
CARD_PLACES: Final = (
    "deck",
    "discards",
    "under",
    "out",
    *[f"{place}-{seat}" for place in ("hand", "table", "employed", "pack") for seat in range(4)],
)
MOST_PLAYERS: Final = 4
# A column has room for so many cards, all skills together.
COLUMN_ROOM: Final = 4
SUPPORT_ROOM: Final = 14
# Masks of a domain that follow from its cells, seat after seat.
MASK_COUNT: Final = 12

SLICES: Final = Slices(
    [
        Slot("round", Number()),
        Slot("phase", Word(PHASES)),
        Slot("first", SomeSeat()),
        # Who has ended this round first, and how many have ended it.
        Slot("next-first", SomeSeat()),
        Slot("ended", Number()),
        Slot("deck-size", Number()),
        # A set of milestones in play, of those nobody may take any more, and of scoring tokens in play.
        Slot("milestones", Number()),
        Slot("scoring", Number()),
        # Upgraded skills beside the board.
        Slot("upgrades", Number()),
        # Which prosperity tracks somebody has reached the end of.
        Slot("crowned", Number()),
        # Where Mio's support piece stands, from 1, and the cards drawn from both of its decks.
        Slot("mio-support", Number()),
        Slot("mio-a", Number()),
        Slot("mio-b", Number()),
        # The draft: which pick it is, from 1; 0 when there is none.
        Slot("pick", Number()),
        Slot("spaces", Row(AREA_COUNT)),
        Slot("skills", Row(SKILL_COUNT), start=[SKILL_COPIES] * SKILL_COUNT),
        # The tokens of the support board, two over each cell, from 1.
        Slot("supports", Row(SUPPORT_ROOM)),
        # The order of turns, for those who end a round: the seats, from 1.
        Slot("order", Row(4)),
        Slot("next-order", Row(4)),
        Slot("sheet", Bag(FIELDS), by_seat=True),
        Slot("character", Word(CHARACTERS, holds=True), by_seat=True),
        Slot("domain", Word(DOMAINS, holds=True), by_seat=True),
        Slot("cells", Row(MOST_CELLS), by_seat=True, sight=HIDDEN),
        Slot("roads", Row(EDGE_WORDS), by_seat=True, sight=HIDDEN),
        # Employed workers by column, top down, from 1.
        Slot("columns", Row(3 * COLUMN_ROOM), by_seat=True, sight=HIDDEN),
        Slot("where", Row(CARD_COUNT), sight=HIDDEN),
        # The sealed choice of a draft, from 1.
        Slot("picked", Number(), by_seat=True, sight=HIDDEN),
        # Memory (`memory.py`): by card, for each seat and for everybody, the group in which it is remembered.
        Slot("known", Row(CARD_COUNT), sight=HIDDEN, seldom=True),
        Slot("masks", Derived()),
        Slot("near-roads", Derived()),
    ]
)
SHARED_LISTS: Final = SLICES.shared

ROUND_AT: Final = SLICES.place_of("round")
PHASE_AT: Final = SLICES.place_of("phase")
FIRST_AT: Final = SLICES.place_of("first")
NEXT_FIRST_AT: Final = SLICES.place_of("next-first")
ENDED_AT: Final = SLICES.place_of("ended")
DECK_SIZE_AT: Final = SLICES.place_of("deck-size")
MILESTONES_AT: Final = SLICES.place_of("milestones")
SCORING_AT: Final = SLICES.place_of("scoring")
UPGRADES_AT: Final = SLICES.place_of("upgrades")
CROWNED_AT: Final = SLICES.place_of("crowned")
MIO_SUPPORT_AT: Final = SLICES.place_of("mio-support")
MIO_A_AT: Final = SLICES.place_of("mio-a")
MIO_B_AT: Final = SLICES.place_of("mio-b")
PICK_AT: Final = SLICES.place_of("pick")
SPACES_LIST: Final = SLICES.list_of("spaces")
SKILLS_LIST: Final = SLICES.list_of("skills")
SUPPORTS_LIST: Final = SLICES.list_of("supports")
ORDER_LIST: Final = SLICES.list_of("order")
NEXT_ORDER_LIST: Final = SLICES.list_of("next-order")
SHEET_LIST: Final = SLICES.list_of("sheet")
CHARACTER_LIST: Final = SLICES.list_of("character")
DOMAIN_LIST: Final = SLICES.list_of("domain")
CELLS_LIST: Final = SLICES.list_of("cells")
ROADS_LIST: Final = SLICES.list_of("roads")
COLUMNS_LIST: Final = SLICES.list_of("columns")
WHERE_LIST: Final = SLICES.list_of("where")
PICKED_LIST: Final = SLICES.list_of("picked")
KNOWN_LIST: Final = SLICES.list_of("known")
MASKS_LIST: Final = SLICES.list_of("masks")
NEAR_ROADS_LIST: Final = SLICES.list_of("near-roads")

# Masks of a seat's domain.
LAID: Final = 0
REACHABLE: Final = 1
FLIPPED_MASK: Final = 2
RABBIT_MASK: Final = 3
BUILT: Final = 4
OF_TYPE: Final = 5

# How a cell is packed: the token (none, face up, flipped), the special one, the property, the rabbit, and as
# which one it was flipped.
TOKEN_BITS: Final = 3
NO_TOKEN: Final = 0
FACE_UP: Final = 1
FLIPPED_TOKEN: Final = 2
SPECIAL_SHIFT: Final = 2
SPECIAL_BITS: Final = 7
PROPERTY_SHIFT: Final = 5
PROPERTY_BITS: Final = 7
RABBIT_BIT: Final = 256
FLIP_SHIFT: Final = 9
FLIP_BITS: Final = 63
