"""The log lines of Artificium: ids and numbers, each with the rule it speaks of."""

from __future__ import annotations

from typing import Final

from artel.games.artificium.moves import CARD, GOOD
from artel.kernel.log import Line
from artel.kernel.shape import Language, numbers
from artel.kernel.state import SEAT

COUNT: Final = numbers("count", 128)
# Coins have no limit of their own; a game of the longest possible length stays far below this one.
COINS: Final = numbers("coins", 1 << 24)
POINTS: Final = numbers("points", 1 << 22)
TARGET: Final = SEAT.named("target")

ROUND_BEGINS: Final = Line("round-begins", "AR-RND-2", numbers("round", 8))
FIRST_PLAYER: Final = Line("first-player", "AR-RND-7", SEAT)
DREW: Final = Line("drew", "AR-RND-4", SEAT, CARD)
DREW_HIDDEN: Final = Line("drew-hidden", "AR-RND-4", SEAT)
RESHUFFLED: Final = Line("reshuffled", "AR-DCK-2")
MARKET_SHOWS: Final = Line("market-shows", "AR-MKT-1", CARD)
EXCHANGED: Final = Line("exchanged", "AR-MKT-3", SEAT, CARD, CARD.named("taken"), COINS)
HAND_EXCHANGED: Final = Line("hand-exchanged", "AR-MKT-9", SEAT, COUNT)
EXCHANGE_DISCARDED: Final = Line("exchange-discarded", "AR-MKT-9", SEAT, CARD)
MARKET_PASSED: Final = Line("market-passed", "AR-MKT-6", SEAT)
MARKET_CLEARED: Final = Line("market-cleared", "AR-MKT-8")
CHOSE: Final = Line("chose", "AR-PLY-1", SEAT)
REVEALED: Final = Line("revealed", "AR-PLY-2", SEAT, CARD)
BOUGHT: Final = Line("bought", "AR-TRD-2", SEAT, GOOD, COINS)
SOLD: Final = Line("sold", "AR-TRD-3", SEAT, GOOD, COINS)
BUILT: Final = Line("built", "AR-VP-1", SEAT, CARD, POINTS)
SPENT: Final = Line("spent", "AR-BOX-10", SEAT, GOOD)
SPENT_COINS: Final = Line("spent-coins", "AR-BOX-10", SEAT, COINS)
MADE: Final = Line("made", "AR-BOX-11", SEAT, GOOD, COUNT)
BONUS: Final = Line("bonus", "AR-VP-2", SEAT, GOOD, numbers("space", 128))
KNIGHTED: Final = Line("knighted", "AR-CRD-12", SEAT, TARGET, numbers("steps", 8))
WIZARD: Final = Line("wizard", "AR-CRD-15", SEAT)
WIZARD_DISCARDED: Final = Line("wizard-discarded", "AR-CRD-16", SEAT, CARD)
SCOUTED: Final = Line("scouted", "AR-CRD-18", SEAT, TARGET)
SCOUT_TOOK: Final = Line("scout-took", "AR-CRD-18", SEAT, TARGET, CARD)
REBUILT: Final = Line("rebuilt", "AR-CRD-21", SEAT, CARD)
FAIR_PAID: Final = Line("fair", "AR-CRD-24", SEAT, COINS)
STOLE: Final = Line("stole", "AR-CRD-26", SEAT, TARGET, GOOD, COINS)
CARD_DISCARDED: Final = Line("card-discarded", "AR-PLY-8", SEAT, CARD)
CARD_TAKEN_BACK: Final = Line("card-taken-back", "AR-PLY-9", SEAT, CARD)
HAND_DISCARDED: Final = Line("hand-discarded", "AR-END-3", SEAT, CARD)
ROUND_ENDS: Final = Line("round-ends", "AR-END-1", numbers("round", 8))
FINAL_SALE: Final = Line("final-sale", "AR-FIN-2", SEAT, COINS, POINTS)
GAME_OVER: Final = Line("game-over", "AR-FIN-4")

LINES: Final = Language(
    ROUND_BEGINS,
    FIRST_PLAYER,
    DREW,
    DREW_HIDDEN,
    RESHUFFLED,
    MARKET_SHOWS,
    EXCHANGED,
    HAND_EXCHANGED,
    EXCHANGE_DISCARDED,
    MARKET_PASSED,
    MARKET_CLEARED,
    CHOSE,
    REVEALED,
    BOUGHT,
    SOLD,
    BUILT,
    SPENT,
    SPENT_COINS,
    MADE,
    BONUS,
    KNIGHTED,
    WIZARD,
    WIZARD_DISCARDED,
    SCOUTED,
    SCOUT_TOOK,
    REBUILT,
    FAIR_PAID,
    STOLE,
    CARD_DISCARDED,
    CARD_TAKEN_BACK,
    HAND_DISCARDED,
    ROUND_ENDS,
    FINAL_SALE,
    GAME_OVER,
)
