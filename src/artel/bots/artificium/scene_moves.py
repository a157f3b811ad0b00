"""What is seen of one move of Artificium: its kind, its card, good or rival, and what it does to a plan."""

from __future__ import annotations

from typing import Final

from artel.bots.artificium.evaluation import POINT, missing_price
from artel.bots.artificium.options import AT_MARKET, ENDING, Options
from artel.bots.search.scene import Seen
from artel.games.artificium.moves import (
    APPLY,
    BUY,
    BUY_GOOD,
    CHOOSE,
    CHOSEN_CARD,
    DISCARD,
    DISCARD_CARD,
    DISCARDED_CARD,
    DONE,
    EXCHANGE,
    EXCHANGE_CARD,
    EXCHANGE_HAND,
    EXCHANGE_TAKEN,
    KNIGHT,
    KNIGHT_SEAT,
    PASS,
    REBUILD,
    REBUILD_CARD,
    SCOUT,
    SCOUT_SEAT,
    SELL,
    SELL_GOOD,
    STEAL,
    STEAL_GOOD,
    STEAL_SEAT,
    TAKE_BACK,
)
from artel.games.artificium.words import CARD_COUNT, CARDS, FIRST_ACTION, GOOD_COUNT, GOODS
from artel.kernel.shape import Shape

FIFTH: Final = 0.2
# Values further apart than so many points are as far apart as these.
FAR: Final = 15.0
KINDS: Final[list[Shape]] = [
    PASS, EXCHANGE, EXCHANGE_HAND, CHOOSE, BUY, SELL, APPLY, SCOUT, REBUILD, STEAL, DISCARD_CARD, TAKE_BACK,
    KNIGHT, DISCARD, DONE,
]  # fmt: skip
# What is done with a card, and with a good.
WITH_CARDS: Final = (
    ("taken", "taken at the market"),
    ("given", "given to the market"),
    ("chosen", "laid face down"),
    ("applied", "applied, or bought or sold for"),
    ("put-away", "discarded after it was revealed"),
    ("taken-back", "taken back after it was revealed"),
    ("rebuilt", "taken back by a Rebuilding"),
    ("discarded", "discarded for a Wizard"),
    ("thrown", "discarded at the end of a round"),
)
TAKEN: Final = 0
GIVEN: Final = 1
CHOSEN: Final = 2
APPLIED: Final = 3
PUT_AWAY: Final = 4
TAKEN_BACK: Final = 5
REBUILT: Final = 6
DISCARDED: Final = 7
THROWN: Final = 8
WITH_GOODS: Final = (("bought", "bought"), ("sold", "sold"), ("stolen", "stolen"))
BOUGHT: Final = 0
SOLD: Final = 1
STOLEN: Final = 2


def move_features() -> list[tuple[str, str, str]]:
    found = [("kind", shape.name, f"1 for {shape.name}") for shape in KINDS]
    found += [
        ("value", "quick", "1 for the quick player's own move"),
        ("value", "behind", "how far the quick player thinks it is behind the best, in fives of points"),
        ("value", "gain", "how much better the best plan is after it than now, in fives of points"),
        ("value", "stop", "how much better it is than to stop here, in fives of points"),
        ("price", "paid", "1 for an exchange that costs coins"),
        ("price", "lack", "what its card lacks, in fives of coins"),
        ("price", "short", "what its card lacks beyond all coins, in fives of coins"),
        ("price", "given-lack", "what the card that is given lacks, in fives of coins"),
        ("price", "another", "further cards of its kind in the hand"),
        ("target", "target-front", "1 where it hits the strongest rival"),
        ("target", "target-hand", "cards in the hand of whom it hits, in fives"),
        ("target", "target-goods", "how many of the good whom it hits has"),
    ]
    for what, says in WITH_CARDS:
        found += [("card", f"{what}-{card}", f"1 where {card} is {says}") for card in CARDS]
    for what, says in WITH_GOODS:
        found += [("good", f"{what}-{good}", f"1 where {good} is {says}") for good in GOODS]
    return found


MOVES: Final = move_features()
VALUES: Final = len(KINDS)
PRICES: Final = VALUES + 4
TARGETS: Final = PRICES + 5
OF_CARDS: Final = TARGETS + 3
OF_GOODS: Final = OF_CARDS + len(WITH_CARDS) * CARD_COUNT


def see_move(
    options: Options, number: int, front: int, behind: float, quick: bool, first: int, seen: Seen
) -> None:
    """Add what is seen of a move; the features of moves are numbered from `first`."""
    move, value = options.moves[number], options.values[number]
    for kind in range(len(KINDS)):
        if KINDS[kind].has(move):
            seen.put(first + kind, 1.0)
            break
    at = first + VALUES
    seen.put(at, 1.0 if quick else 0.0)
    seen.put(at + 1, FIFTH * min(FAR, behind))
    seen.put(at + 2, FIFTH * max(-FAR, min(FAR, (value - options.plan) / POINT)))
    seen.put(at + 3, FIFTH * max(-FAR, min(FAR, (value - options.worth) / POINT)))
    if options.question == AT_MARKET:
        see_exchange(options, move, first, seen)
    elif CHOOSE.has(move):
        see_card(options, CHOSEN, int(CHOSEN_CARD.read(move)), first, seen)
    elif DISCARD.has(move):
        what = THROWN if options.question == ENDING else DISCARDED
        see_card(options, what, int(DISCARDED_CARD.read(move)), first, seen)
    elif KNIGHT.has(move):
        see_target(options, int(KNIGHT_SEAT.read(move)), front, first, seen)
    else:
        see_deed(options, move, front, first, seen)


def see_exchange(options: Options, move: int, first: int, seen: Seen) -> None:
    if EXCHANGE.has(move):
        seen.put(first + PRICES, 1.0 if options.s.exchanges[options.seat] > 0 else 0.0)
        given = int(EXCHANGE_CARD.read(move))
        if given < FIRST_ACTION:
            seen.put(first + PRICES + 3, FIFTH * int(missing_price(options.position, given)))
        seen.put(first + OF_CARDS + GIVEN * CARD_COUNT + given, 1.0)
        see_card(options, TAKEN, int(EXCHANGE_TAKEN.read(move)), first, seen)


def see_card(options: Options, what: int, card: int, first: int, seen: Seen) -> None:
    p = options.position
    seen.put(first + OF_CARDS + what * CARD_COUNT + card, 1.0)
    if card < FIRST_ACTION:
        price = int(missing_price(p, card))
        seen.put(first + PRICES + 1, FIFTH * price)
        seen.put(first + PRICES + 2, FIFTH * max(0, price - int(p.coins)))
    further = p.hand[card] - (1 if what in (CHOSEN, DISCARDED, THROWN) else 0)
    seen.put(first + PRICES + 4, float(max(0, further)))


def see_target(options: Options, other: int, front: int, first: int, seen: Seen) -> None:
    seen.put(first + TARGETS, 1.0 if other == front else 0.0)
    seen.put(first + TARGETS + 1, FIFTH * options.s.hand_size[other])


def see_good(what: int, good: int, first: int, seen: Seen) -> None:
    seen.put(first + OF_GOODS + what * GOOD_COUNT + good, 1.0)


def see_deed(options: Options, move: int, front: int, first: int, seen: Seen) -> None:
    """A card that was revealed is resolved, or traded for; goods can also be sold at the end of a round."""
    if SELL.has(move):
        see_good(SOLD, int(SELL_GOOD.read(move)), first, seen)
        if options.question == ENDING:
            return
    elif BUY.has(move):
        see_good(BOUGHT, int(BUY_GOOD.read(move)), first, seen)
    elif DONE.has(move):
        return
    elif STEAL.has(move):
        good, other = int(STEAL_GOOD.read(move)), int(STEAL_SEAT.read(move))
        see_good(STOLEN, good, first, seen)
        see_target(options, other, front, first, seen)
        seen.put(first + TARGETS + 2, float(options.s.goods[other * GOOD_COUNT + good]))
    elif SCOUT.has(move):
        see_target(options, int(SCOUT_SEAT.read(move)), front, first, seen)
    elif REBUILD.has(move):
        see_card(options, REBUILT, int(REBUILD_CARD.read(move)), first, seen)
        return
    card = options.s.revealed[options.seat]
    what = PUT_AWAY if DISCARD_CARD.has(move) else TAKEN_BACK if TAKE_BACK.has(move) else APPLIED
    see_card(options, what, card, first, seen)
