"""What a view of Artificium holds, field by field: the client's types and docs/views are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games.artificium.words import CARDS, GOODS, PHASES
from artel.kernel.schema import Entry, Listed, Maybe, Record, Text, Truth, Whole, Words, tally
from artel.kernel.view_types import SEAT, ViewTypes

CARD: Final = Words("Card", CARDS)
GOOD: Final = Words("Good", GOODS)
PHASE: Final = Words("Phase", PHASES)
COUNT: Final = Whole(0)

SEAT_ROW: Final = Record(
    "Seat",
    "What is known of a seat; `hand` and `sealed` only in one's own view, `known` only of the others.",
    [
        Entry("coins", COUNT, "Its coins."),
        Entry("marker", COUNT, "Where its marker stands on the track."),
        Entry("goods", tally(GOOD), "Its goods."),
        Entry("hand_size", COUNT, "How many cards are in its hand."),
        Entry("table", tally(CARD), "The cards it has played this round."),
        Entry("revealed", Maybe(CARD), "The card that it has just revealed."),
        Entry("chosen", Truth(), "A card lies face down before it."),
        Entry("passed", Truth(), "It has passed at the market."),
        Entry("exchanges", COUNT, "How many cards it has exchanged at this market."),
        Entry("out", Truth(), "It plays no more cards this round."),
        Entry("built", tally(CARD), "The buildings it has applied in the whole game."),
        Entry("knighted", COUNT, "How many spaces Knights have set it back in the whole game."),
        Entry("rebuilt", Truth(), "It has taken a Rebuilding back this round."),
        Entry("shown", tally(CARD), "Cards in its hand that everybody knows of."),
        Entry("known", tally(CARD), "Cards in its hand that this viewer knows of.", may_lack=True),
        Entry("hand", tally(CARD), "One's own hand.", may_lack=True),
        Entry("sealed", Maybe(CARD), "One's own card that lies face down.", may_lack=True),
    ],
)
MEMORY: Final = Record(
    "Memory",
    "What somebody who forgets nothing knows of the hands.",
    [
        Entry("known", Listed(tally(CARD)), "What was known of each hand before these events."),
        Entry("events", Listed(Text()), "How cards have come and gone since, as this viewer saw it."),
        Entry("doubtful", Listed(SEAT), "The seats whose hands these events left in doubt."),
    ],
)
FIELDS: Final[Sequence[Entry]] = (
    Entry("round", COUNT, "The round, from 1."),
    Entry("phase", PHASE, "The phase of the round."),
    Entry("first", Maybe(SEAT), "The first player, null before there is one."),
    Entry("discards", tally(CARD), "The discards, which lie open."),
    Entry("market", tally(CARD), "The cards of the market."),
    Entry("deck", COUNT, "How many cards are in the deck."),
    Entry("memory", MEMORY, "What can be remembered of the hands."),
    Entry("seats", Listed(SEAT_ROW), "The seats, in their order."),
)
SOURCE: Final = Entry("source", CARD, "The card that asks.")
FOR: Final = Entry("for", SEAT, "For whom NATURE draws.")
DETAILS: Final[dict[str, Sequence[Entry]]] = {
    "market": (Entry("price", COUNT, "What the next exchange costs, in coins."),),
    "resolve": (SOURCE,),
    "knight": (SOURCE,),
    "wizard": (SOURCE, Entry("count", COUNT, "How many cards are still to be discarded.")),
    "draw-card": (FOR, Entry("count", COUNT, "How many cards are still to be drawn.")),
    "scout-take": (FOR, Entry("target", SEAT, "Out of whose hand.")),
}
REASONS: Final[dict[str, Sequence[Entry]]] = {
    "building": (Entry("card", CARD, "The building."), Entry("count", COUNT, "How often it was applied.")),
    "knighted": (Entry("steps", COUNT, "How many spaces it was set back."),),
    "coins": (Entry("coins", COUNT, "The coins in the end, goods sold."),),
}

VIEW_TYPES: Final = ViewTypes(words=[CARD, GOOD, PHASE], fields=FIELDS, details=DETAILS, reasons=REASONS)
