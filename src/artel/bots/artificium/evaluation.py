"""What a position of Artificium is worth to one seat, in hundredths of a point.

The heart is a plan: the best order in which the cards of a hand can be played now, buying what is
missing. A plan counts points, bonus goods on the way, coins, and the chain value of goods that stay.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.artificium.components import FAIR_COINS, ROUNDS, THEFT_PRICE
from artel.games.artificium.state import ArtificiumRules
from artel.games.artificium.words import (
    CARD_COUNT,
    CASTLE,
    FAIR,
    FIRST_ACTION,
    GOOD_COUNT,
    MAGE_TOWER,
    REBUILDING,
    SCOUTING,
)

POINT: Final = 100
# A coin is a quarter point at the end; before, it also buys what a chain lacks.
COIN_WORTH: Final = (25, 40, 45, 50)
# A castle's Knight throws a rival back; a tower's Wizard brings cards that can still be played.
KNIGHT_WORTH: Final = 150
WIZARD_WORTH: Final = (0, 250, 300, 350)
SCOUT_WORTH: Final = 60


class Position:
    """One seat's means, as the planner changes them."""

    def __init__(
        self,
        rules: ArtificiumRules,
        round_number: int,
        hand: list[int],
        goods: list[int],
        coins: int,
        marker: int,
        table: list[int],
        stealable: list[int],
    ) -> None:
        # Prices, cards and the track as this edition prints them.
        self.rules: Final = rules
        self.rounds_left: i64 = ROUNDS - round_number
        self.hand = hand
        self.goods = goods
        self.coins: i64 = coins
        self.marker: i64 = marker
        self.table = table
        self.stealable = stealable
        self.extra: i64 = 0

    def copy(self) -> Position:
        other = Position(
            self.rules,
            0,
            self.hand[:],
            self.goods[:],
            self.coins,
            self.marker,
            self.table[:],
            self.stealable[:],
        )
        other.rounds_left = self.rounds_left
        other.extra = self.extra
        return other


def worth(p: Position) -> i64:
    """The position as it stands: marker, coins, and goods at what a later chain makes of them."""
    left = p.rounds_left
    buy = p.rules.buy
    sell = p.rules.sell
    goods: i64 = 0
    good: i64 = 0
    while good < GOOD_COUNT:
        count: i64 = p.goods[good]
        if count > 0:
            price: i64 = sell[good]
            if left > 0:
                # The second and third piece of a kind wait longer for their building.
                price = (sell[good] + buy[good]) // 2
                if count > 2:
                    goods += (count - 2) * sell[good]
                    count = 2
            goods += count * price
        good += 1
    return p.marker * POINT + (p.coins + goods) * COIN_WORTH[left] + p.extra


def missing_price(p: Position, card: i64) -> i64:
    """What the goods a building lacks cost, with the coins it takes itself."""
    takes = p.rules.takes
    buy = p.rules.buy
    price: i64 = p.rules.coins[card]
    row: i64 = card * GOOD_COUNT
    good: i64 = 0
    while good < GOOD_COUNT:
        lack: i64 = takes[row + good] - p.goods[good]
        if lack > 0:
            price += lack * buy[good]
        good += 1
    return price


def _build(p: Position, card: i64) -> None:
    rules = p.rules
    row: i64 = card * GOOD_COUNT
    p.coins -= missing_price(p, card)
    good: i64 = 0
    while good < GOOD_COUNT:
        left: i64 = p.goods[good] - rules.takes[row + good]
        if left < 0:
            left = 0
        p.goods[good] = left + rules.gives[row + good]
        good += 1
    space: i64 = p.marker + 1
    p.marker += rules.points[card]
    while space <= p.marker and space <= rules.track_end:
        if rules.bonus[space] >= 0:
            p.goods[rules.bonus[space]] += 1
        space += 1
    if card == CASTLE:
        p.extra += KNIGHT_WORTH
    elif card == MAGE_TOWER:
        p.extra += WIZARD_WORTH[p.rounds_left]


def best_theft(p: Position) -> i64:
    """The most useful good within reach of a thief, or -1."""
    best: i64 = -1
    gain: i64 = 0
    good: i64 = 0
    while good < GOOD_COUNT:
        level: i64 = p.rules.level[good]
        if level <= 2 and p.stealable[good] > 0 and p.coins >= THEFT_PRICE[level]:
            value: i64 = p.rules.buy[good] - THEFT_PRICE[level] + (1 if p.goods[good] == 0 else 0)
            if value > gain:
                gain = value
                best = good
        good += 1
    return best


def best_rebuild(p: Position) -> i64:
    """The played card most worth having again, or -1."""
    points = p.rules.points
    best: i64 = -1
    card: i64 = 0
    while card < FIRST_ACTION:
        if p.table[card] > 0 and (best < 0 or points[card] >= points[best]):
            best = card
        card += 1
    return best


def can_play(p: Position, card: i64) -> bool:
    if card < FIRST_ACTION:
        return missing_price(p, card) <= p.coins
    if card == REBUILDING:
        return best_rebuild(p) >= 0
    if card in (FAIR, SCOUTING):
        return True
    return best_theft(p) >= 0


def played(p: Position, card: i64) -> Position:
    """The position after playing this card, which is not in the hand any more."""
    after = p.copy()
    if card < FIRST_ACTION:
        _build(after, card)
    elif card == FAIR:
        for other in range(CARD_COUNT):
            after.coins += after.table[other] * FAIR_COINS
    elif card == SCOUTING:
        after.extra += SCOUT_WORTH
    elif card == REBUILDING:
        back = best_rebuild(after)
        after.table[back] -= 1
        after.hand[back] += 1
    else:
        good = best_theft(after)
        after.coins -= THEFT_PRICE[after.rules.level[good]]
        after.stealable[good] -= 1
        after.goods[good] += 1
    after.table[card] += 1
    return after
