"""What the state of Artificium consists of: every part once, how it is written, and who may see it.

Goods of seat s lie from s * 9 on, cards from s * 16 on. A deck and a hand are multisets: which card lies on
top does not exist until NATURE draws it.
"""

from __future__ import annotations

from typing import Final

from artel.games.artificium.components import OPENING_COINS
from artel.games.artificium.words import CARDS, GOODS, PHASES
from artel.kernel.forms import Bag, Mark, Number, SomeSeat, Total, Word
from artel.kernel.slices import HIDDEN, OWN, Slices, Slot

# The sort of piece that is never lost: a card.
CARD_PIECES: Final = "cards"

SLICES: Final = Slices(
    [
        Slot("round", Number()),
        Slot("phase", Word(PHASES)),
        Slot("first", SomeSeat()),
        Slot("discards", Bag(CARDS), pieces=CARD_PIECES),
        Slot("market", Bag(CARDS), pieces=CARD_PIECES),
        Slot("deck", Bag(CARDS), sight=HIDDEN, told="deck", pieces=CARD_PIECES),
        Slot("coins", Number(), by_seat=True, start=[OPENING_COINS]),
        Slot("marker", Number(), by_seat=True),
        Slot("goods", Bag(GOODS), by_seat=True),
        Slot("hand", Bag(CARDS), by_seat=True, sight=OWN, told="hand_size", pieces=CARD_PIECES),
        Slot("hand_size", Total("hand"), by_seat=True),
        # Cards played this round, face up.
        Slot("table", Bag(CARDS), by_seat=True, pieces=CARD_PIECES),
        # The card of this step, face up and not yet resolved.
        Slot("revealed", Word(CARDS, holds=True), by_seat=True, pieces=CARD_PIECES),
        # The card of this step while it lies face down.
        Slot("sealed", Word(CARDS, holds=True), by_seat=True, sight=OWN, told="chosen", pieces=CARD_PIECES),
        # Whether the seat has passed in this market, and how many exchanges it has made there.
        Slot("passed", Mark(), by_seat=True),
        Slot("exchanges", Number(), by_seat=True),
        # Out of the round after taking a card back.
        Slot("out", Mark(), by_seat=True),
        # Buildings applied so far, spaces lost to Knights: where the points come from.
        Slot("built", Bag(CARDS), by_seat=True, seldom=True),
        Slot("knighted", Number(), by_seat=True),
        # Whether a Rebuilding has taken back a Rebuilding in this round.
        Slot("rebuilt", Mark(), by_seat=True),
    ]
)

# How many lists clones share until one is written to.
SHARED_LISTS: Final = SLICES.shared

# Where each part lies: a place among the numbers, or a list of its own.
ROUND_AT: Final = SLICES.place_of("round")
PHASE_AT: Final = SLICES.place_of("phase")
FIRST_AT: Final = SLICES.place_of("first")
PASSED_AT: Final = SLICES.place_of("passed")
OUT_AT: Final = SLICES.place_of("out")
REBUILT_AT: Final = SLICES.place_of("rebuilt")
DECK_LIST: Final = SLICES.list_of("deck")
DISCARDS_LIST: Final = SLICES.list_of("discards")
MARKET_LIST: Final = SLICES.list_of("market")
COINS_LIST: Final = SLICES.list_of("coins")
MARKER_LIST: Final = SLICES.list_of("marker")
GOODS_LIST: Final = SLICES.list_of("goods")
HAND_LIST: Final = SLICES.list_of("hand")
HAND_SIZE_LIST: Final = SLICES.list_of("hand_size")
TABLE_LIST: Final = SLICES.list_of("table")
REVEALED_LIST: Final = SLICES.list_of("revealed")
SEALED_LIST: Final = SLICES.list_of("sealed")
EXCHANGES_LIST: Final = SLICES.list_of("exchanges")
BUILT_LIST: Final = SLICES.list_of("built")
KNIGHTED_LIST: Final = SLICES.list_of("knighted")
