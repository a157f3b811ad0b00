"""The best order in which the cards of a hand can be played now, buying what is missing.

Most of the time of a bot goes by here, so a position is a few whole numbers: cards are counted in four bits
a kind, goods in seven, of which the highest stays free and tells what a building lacks.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from artel.bots.artificium.evaluation import (
    COIN_WORTH,
    KNIGHT_WORTH,
    POINT,
    SCOUT_WORTH,
    WIZARD_WORTH,
    Position,
)
from artel.games.artificium.components import FAIR_COINS, THEFT_PRICE
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

NODES: Final = 1500
# No plan has this worth: a card that cannot be played.
NEVER: Final = -1_000_000
CARD_BITS: Final = 4
GOOD_BITS: Final = 7
ONE_CARD: Final = [1 << (CARD_BITS * card) for card in range(CARD_COUNT)]
ONE_GOOD: Final = [1 << (GOOD_BITS * good) for good in range(GOOD_COUNT)]
# The free bit of every good.
FREE: Final = [sum([64 << (GOOD_BITS * good) for good in range(GOOD_COUNT)])]
# More goods of a kind than these are as good as these.
MOST_GOODS: Final = 40


@final
class Planner:
    """A search over the orders in which a hand can be played, within a budget of positions."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        # The card with which the best plan begins, and by card, what the best is worth that begins with it.
        self.first: i64 = -1
        self.begun: Final = [NEVER] * CARD_COUNT
        self._rules: ArtificiumRules | None = None
        self._takes: Final = [0] * CARD_COUNT
        self._gives: Final = [0] * CARD_COUNT
        self._price: Final = [0] * GOOD_COUNT
        self._coins: list[int] = []
        self._points: list[int] = []
        self._bonus: list[int] = []
        self._buy: list[int] = []
        self._sell: list[int] = []
        self._level: list[int] = []
        self._left: i64 = 0
        self._last: i64 = 0
        self._coin: i64 = 0
        self._free: i64 = FREE[0]

    def value(self, p: Position) -> i64:
        """The worth of the best plan; `first` is the card it starts with, -1 for stopping now."""
        if self._rules is not p.rules:
            self._read(p.rules)
        self._left = p.rounds_left
        self._coin = COIN_WORTH[p.rounds_left]
        self.nodes = 0
        self.first = -1
        hand: i64 = cards_of(p.hand)
        goods: i64 = goods_of(p.goods)
        table: i64 = cards_of(p.table)
        stealable: i64 = goods_of(p.stealable)
        best: i64 = self._worth(goods, p.coins, p.marker, p.extra)
        card: i64 = 0
        while card < CARD_COUNT:
            value: i64 = NEVER
            if (hand >> (CARD_BITS * card)) & 15 != 0:
                less: i64 = hand - ONE_CARD[card]
                value = self._play(card, less, goods, p.coins, p.marker, table, stealable, p.extra)
                if value > best:
                    best = value
                    self.first = card
            self.begun[card] = value
            card += 1
        return best

    def _read(self, rules: ArtificiumRules) -> None:
        self._rules = rules
        self._coins, self._points, self._bonus = rules.coins, rules.points, rules.bonus
        self._buy, self._sell, self._level = rules.buy, rules.sell, rules.level
        self._last = rules.track_end
        for card in range(CARD_COUNT):
            row = card * GOOD_COUNT
            self._takes[card] = int(goods_of(rules.takes[row : row + GOOD_COUNT]))
            self._gives[card] = int(goods_of(rules.gives[row : row + GOOD_COUNT]))
        for good in range(GOOD_COUNT):
            self._price[good] = (rules.sell[good] + rules.buy[good]) // 2

    def _worth(self, goods: i64, coins: i64, marker: i64, extra: i64) -> i64:
        """The same as `evaluation.worth`."""
        good: i64 = 0
        rest: i64 = goods
        while rest != 0:
            count: i64 = rest & 63
            if count > 0:
                if self._left > 0:
                    if count > 2:
                        coins += (count - 2) * self._sell[good]
                        count = 2
                    coins += count * self._price[good]
                else:
                    coins += count * self._sell[good]
            rest >>= GOOD_BITS
            good += 1
        return marker * POINT + coins * self._coin + extra

    def _search(
        self, hand: i64, goods: i64, coins: i64, marker: i64, table: i64, stealable: i64, extra: i64
    ) -> i64:
        best: i64 = self._worth(goods, coins, marker, extra)
        self.nodes += 1
        if self.nodes > NODES:
            return best
        card: i64 = 0
        rest: i64 = hand
        while rest != 0:
            if rest & 15 != 0:
                less: i64 = hand - ONE_CARD[card]
                value: i64 = self._play(card, less, goods, coins, marker, table, stealable, extra)
                if value > best:
                    best = value
            rest >>= CARD_BITS
            card += 1
        return best

    def _play(
        self,
        card: i64,
        hand: i64,
        goods: i64,
        coins: i64,
        marker: i64,
        table: i64,
        stealable: i64,
        extra: i64,
    ) -> i64:
        """The best plan after a card that is not in the hand any more."""
        if card < FIRST_ACTION:
            return self._build(card, hand, goods, coins, marker, table, stealable, extra)
        if card == FAIR:
            rest: i64 = table
            while rest != 0:
                coins += (rest & 15) * FAIR_COINS
                rest >>= CARD_BITS
        elif card == SCOUTING:
            extra += SCOUT_WORTH
        elif card == REBUILDING:
            back: i64 = self._best_rebuild(table)
            if back < 0:
                return NEVER
            table -= ONE_CARD[back]
            hand += ONE_CARD[back]
        else:
            good: i64 = self._best_theft(goods, coins, stealable)
            if good < 0:
                return NEVER
            coins -= THEFT_PRICE[self._level[good]]
            stealable -= ONE_GOOD[good]
            goods += ONE_GOOD[good]
        return self._search(hand, goods, coins, marker, table + ONE_CARD[card], stealable, extra)

    def _build(
        self,
        card: i64,
        hand: i64,
        goods: i64,
        coins: i64,
        marker: i64,
        table: i64,
        stealable: i64,
        extra: i64,
    ) -> i64:
        coins -= self._coins[card]
        left: i64 = (goods | self._free) - self._takes[card]
        lacks: i64 = self._free & ~left
        good: i64 = 0
        if lacks != 0:
            while good < GOOD_COUNT:
                field: i64 = (left >> (GOOD_BITS * good)) & 127
                if field < 64:
                    coins -= (64 - field) * self._buy[good]
                    left += (64 - field) * ONE_GOOD[good]
                good += 1
        if coins < 0:
            return NEVER
        goods = (left ^ self._free) + self._gives[card]
        space: i64 = marker + 1
        marker += self._points[card]
        while space <= marker and space <= self._last:
            good = self._bonus[space]
            if good >= 0:
                goods += ONE_GOOD[good]
            space += 1
        if card == CASTLE:
            extra += KNIGHT_WORTH
        elif card == MAGE_TOWER:
            extra += WIZARD_WORTH[self._left]
        return self._search(hand, goods, coins, marker, table + ONE_CARD[card], stealable, extra)

    def _best_theft(self, goods: i64, coins: i64, stealable: i64) -> i64:
        """The same as `evaluation.best_theft`."""
        best: i64 = -1
        gain: i64 = 0
        good: i64 = 0
        while good < GOOD_COUNT:
            level: i64 = self._level[good]
            if level <= 2 and (stealable >> (GOOD_BITS * good)) & 63 != 0 and coins >= THEFT_PRICE[level]:
                value: i64 = self._buy[good] - THEFT_PRICE[level]
                if (goods >> (GOOD_BITS * good)) & 63 == 0:
                    value += 1
                if value > gain:
                    gain = value
                    best = good
            good += 1
        return best

    def _best_rebuild(self, table: i64) -> i64:
        """The same as `evaluation.best_rebuild`."""
        best: i64 = -1
        card: i64 = 0
        while card < FIRST_ACTION:
            on_table: bool = (table >> (CARD_BITS * card)) & 15 != 0
            if on_table and (best < 0 or self._points[card] >= self._points[best]):
                best = card
            card += 1
        return best


def cards_of(counts: list[int]) -> i64:
    found: i64 = 0
    card: i64 = CARD_COUNT - 1
    while card >= 0:
        found = (found << CARD_BITS) + counts[card]
        card -= 1
    return found


def goods_of(counts: list[int]) -> i64:
    found: i64 = 0
    good: i64 = GOOD_COUNT - 1
    while good >= 0:
        count: i64 = counts[good]
        found = (found << GOOD_BITS) + (count if count < MOST_GOODS else MOST_GOODS)
        good -= 1
    return found
