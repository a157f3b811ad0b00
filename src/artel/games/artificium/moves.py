"""The verbs of Artificium, each declared once."""

from __future__ import annotations

from typing import Final

from artel.games.artificium.words import CARDS, GOODS
from artel.kernel.shape import Field, Language, Shape
from artel.kernel.state import SEAT

CARD: Final = Field("card", CARDS)
GOOD: Final = Field("good", GOODS)

# Card market.
PASS: Final = Shape("pass")
EXCHANGE: Final = Shape("exchange", CARD, CARD.named("taken"))
EXCHANGE_HAND: Final = Shape("exchange-hand")
# Playing cards.
CHOOSE: Final = Shape("choose", CARD)
BUY: Final = Shape("buy", GOOD)
SELL: Final = Shape("sell", GOOD)
APPLY: Final = Shape("apply")
SCOUT: Final = Shape("scout", SEAT)
REBUILD: Final = Shape("rebuild", CARD)
STEAL: Final = Shape("steal", SEAT, GOOD)
DISCARD_CARD: Final = Shape("discard-card")
TAKE_BACK: Final = Shape("take-back")
KNIGHT: Final = Shape("knight", SEAT)
# The Wizard, and the end of a round.
DISCARD: Final = Shape("discard", CARD)
DONE: Final = Shape("done")
# NATURE's.
FIRST: Final = Shape("first", SEAT)
DRAW: Final = Shape("draw", CARD)
REVEAL: Final = Shape("reveal", CARD)
TAKE: Final = Shape("take", CARD)

VERBS: Final = Language(
    PASS,
    EXCHANGE,
    EXCHANGE_HAND,
    CHOOSE,
    BUY,
    SELL,
    APPLY,
    SCOUT,
    REBUILD,
    STEAL,
    DISCARD_CARD,
    TAKE_BACK,
    KNIGHT,
    DISCARD,
    DONE,
    FIRST,
    DRAW,
    REVEAL,
    TAKE,
)

# The fields of the verbs, by name.
EXCHANGE_CARD: Final = EXCHANGE.part("card")
EXCHANGE_TAKEN: Final = EXCHANGE.part("taken")
CHOSEN_CARD: Final = CHOOSE.part("card")
BUY_GOOD: Final = BUY.part("good")
SELL_GOOD: Final = SELL.part("good")
SCOUT_SEAT: Final = SCOUT.part("seat")
REBUILD_CARD: Final = REBUILD.part("card")
STEAL_SEAT: Final = STEAL.part("seat")
STEAL_GOOD: Final = STEAL.part("good")
KNIGHT_SEAT: Final = KNIGHT.part("seat")
DISCARDED_CARD: Final = DISCARD.part("card")
FIRST_SEAT: Final = FIRST.part("seat")
DRAWN_CARD: Final = DRAW.part("card")
REVEAL_CARD: Final = REVEAL.part("card")
TAKE_CARD: Final = TAKE.part("card")

# The packed moves by their fields, so that listing them allocates nothing.
EXCHANGES: Final = EXCHANGE.all()
CHOICES: Final = CHOOSE.all()
BUYS: Final = BUY.all()
SALES: Final = SELL.all()
SCOUTS: Final = SCOUT.all()
REBUILDS: Final = REBUILD.all()
STEALS: Final = STEAL.all()
KNIGHTS: Final = KNIGHT.all()
DISCARDS: Final = DISCARD.all()
FIRSTS: Final = FIRST.all()
DRAWS: Final = DRAW.all()
REVEALS: Final = REVEAL.all()
TAKES: Final = TAKE.all()
THE_PASS: Final = PASS.all()[0]
THE_HAND: Final = EXCHANGE_HAND.all()[0]
THE_APPLY: Final = APPLY.all()[0]
THE_DISCARD: Final = DISCARD_CARD.all()[0]
THE_TAKE_BACK: Final = TAKE_BACK.all()[0]
THE_DONE: Final = DONE.all()[0]
