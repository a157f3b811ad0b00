"""What a view of Artificium holds, field by field: the client's types and docs/views are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games.artificium.words import CARDS, GOODS, PHASES
from artel.kernel.schema import Entry, Listed, Maybe, Record, Text, Truth, Whole, Words, tally
from artel.kernel.view_types import SEAT_TYPE, ViewTypes

CARD_TYPE: Final = Words("Card", CARDS)
GOOD_TYPE: Final = Words("Good", GOODS)
PHASE_TYPE: Final = Words("Phase", PHASES)
COUNT_TYPE: Final = Whole(0)

SEAT_ROW: Final = Record(
    "Seat",
    "What is known of a seat; `hand` and `sealed` only in one's own view, `known` only of the others.",
    [
        Entry("coins", COUNT_TYPE, "Its coins."),
        Entry("marker", COUNT_TYPE, "Where its marker stands on the track."),
        Entry("goods", tally(GOOD_TYPE), "Its goods."),
        Entry("hand_size", COUNT_TYPE, "How many cards are in its hand."),
        Entry("table", tally(CARD_TYPE), "The cards it has played this round."),
        Entry("revealed", Maybe(CARD_TYPE), "The card that it has just revealed."),
        Entry("chosen", Truth(), "A card lies face down before it."),
        Entry("passed", Truth(), "It has passed at the market."),
        Entry("exchanges", COUNT_TYPE, "How many cards it has exchanged at this market."),
        Entry("out", Truth(), "It plays no more cards this round."),
        Entry("built", tally(CARD_TYPE), "The buildings it has applied in the whole game."),
        Entry("knighted", COUNT_TYPE, "How many spaces Knights have set it back in the whole game."),
        Entry("rebuilt", Truth(), "It has taken a Rebuilding back this round."),
        Entry("shown", tally(CARD_TYPE), "Cards in its hand that everybody knows of."),
        Entry("known", tally(CARD_TYPE), "Cards in its hand that this viewer knows of.", may_lack=True),
        Entry("hand", tally(CARD_TYPE), "One's own hand.", may_lack=True),
        Entry("sealed", Maybe(CARD_TYPE), "One's own card that lies face down.", may_lack=True),
    ],
)
MEMORY: Final = Record(
    "Memory",
    "What somebody who forgets nothing knows of the hands.",
    [
        Entry("known", Listed(tally(CARD_TYPE)), "What was known of each hand before these events."),
        Entry("events", Listed(Text()), "How cards have come and gone since, as this viewer saw it."),
        Entry("doubtful", Listed(SEAT_TYPE), "The seats whose hands these events left in doubt."),
    ],
)
FIELDS: Final[Sequence[Entry]] = (
    Entry("round", COUNT_TYPE, "The round, from 1."),
    Entry("phase", PHASE_TYPE, "The phase of the round."),
    Entry("first", Maybe(SEAT_TYPE), "The first player, null before there is one."),
    Entry("discards", tally(CARD_TYPE), "The discards, which lie open."),
    Entry("market", tally(CARD_TYPE), "The cards of the market."),
    Entry("deck", COUNT_TYPE, "How many cards are in the deck."),
    Entry("memory", MEMORY, "What can be remembered of the hands."),
    Entry("seats", Listed(SEAT_ROW), "The seats, in their order."),
)
SOURCE: Final = Entry("source", CARD_TYPE, "The card that asks.")
FOR: Final = Entry("for", SEAT_TYPE, "For whom NATURE draws.")
DETAILS: Final[dict[str, Sequence[Entry]]] = {
    "market": (Entry("price", COUNT_TYPE, "What the next exchange costs, in coins."),),
    "resolve": (SOURCE,),
    "knight": (SOURCE,),
    "wizard": (SOURCE, Entry("count", COUNT_TYPE, "How many cards are still to be discarded.")),
    "draw-card": (FOR, Entry("count", COUNT_TYPE, "How many cards are still to be drawn.")),
    "scout-take": (FOR, Entry("target", SEAT_TYPE, "Out of whose hand.")),
}
REASONS: Final[dict[str, Sequence[Entry]]] = {
    "building": (
        Entry("card", CARD_TYPE, "The building."),
        Entry("count", COUNT_TYPE, "How often it was applied."),
    ),
    "knighted": (Entry("steps", COUNT_TYPE, "How many spaces it was set back."),),
    "coins": (Entry("coins", COUNT_TYPE, "The coins in the end, goods sold."),),
}

VIEW_TYPES: Final = ViewTypes(
    words=[CARD_TYPE, GOOD_TYPE, PHASE_TYPE], fields=FIELDS, details=DETAILS, reasons=REASONS
)
