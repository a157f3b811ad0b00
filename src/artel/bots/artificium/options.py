"""The moves of a question that come to mind, and what the quick player thinks of each.

Trading only moves coins and goods to and fro unless the card that was revealed needs it, so no other trade
comes to mind; nor does a Knight against oneself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.artificium.evaluation import (
    COIN_WORTH,
    POINT,
    SCOUT_WORTH,
    Position,
    best_rebuild,
    best_theft,
    can_play,
    missing_price,
    played,
    worth,
)
from artel.bots.artificium.planner import NEVER, Planner
from artel.games.artificium.components import EXCHANGE_PRICE, HAND_SIZE, THEFT_PRICE
from artel.games.artificium.moves import (
    BUYS,
    CHOSEN_CARD,
    DISCARD,
    DISCARDED_CARD,
    EXCHANGE,
    EXCHANGE_CARD,
    EXCHANGE_TAKEN,
    KNIGHT_SEAT,
    REBUILD,
    REBUILD_CARD,
    REBUILDS,
    SALES,
    SCOUT,
    SCOUT_SEAT,
    SELL,
    STEAL,
    STEAL_GOOD,
    STEALS,
    THE_APPLY,
    THE_DISCARD,
    THE_DONE,
    THE_HAND,
    THE_PASS,
    THE_TAKE_BACK,
)
from artel.games.artificium.phases.buildings import USE_KNIGHT, WIZARD_DISCARD
from artel.games.artificium.phases.end import ROUND_END
from artel.games.artificium.phases.market import MARKET
from artel.games.artificium.phases.play import CHOOSE_CARD
from artel.games.artificium.phases.resolve import RESOLVE
from artel.games.artificium.state import ArtificiumState, rules_of
from artel.games.artificium.words import (
    CARD_COUNT,
    FIRST_ACTION,
    GOOD_COUNT,
    REBUILDING,
    SCOUTING,
    THEFT,
)
from artel.kernel.rng import rng_at

# The questions, by number.
AT_MARKET: Final = 0
CHOOSING: Final = 1
RESOLVING: Final = 2
KNIGHTING: Final = 3
DISCARDING: Final = 4
ENDING: Final = 5
QUESTIONS: Final = ("market", "choose", "resolve", "knight", "wizard", "round-end")
NO_QUESTION: Final = -1
# Of exchanges so many come to mind, and a fresh hand is worth what so many of them are on the mean.
MOST_EXCHANGES: Final = 12
FRESH_HANDS: Final = 3
# With fewer coins than two exchanges cost, goods can be sold for the next market.
FEW_COINS: Final = 2 * EXCHANGE_PRICE


def question_of(s: ArtificiumState) -> int:
    """The number of the question that is open."""
    if not s.agenda:
        return NO_QUESTION
    frame = s.agenda[-1]
    if CHOOSE_CARD.shape.has(frame):
        return CHOOSING
    if RESOLVE.shape.has(frame):
        return RESOLVING
    if MARKET.shape.has(frame):
        return AT_MARKET
    if ROUND_END.shape.has(frame):
        return ENDING
    if WIZARD_DISCARD.shape.has(frame):
        return DISCARDING
    return KNIGHTING if USE_KNIGHT.shape.has(frame) else NO_QUESTION


def position_of(s: ArtificiumState, seat: int) -> Position:
    """The means of a seat."""
    stealable = [0] * GOOD_COUNT
    for other in range(s.rules.players):
        if other != seat:
            for good in range(GOOD_COUNT):
                stealable[good] = max(stealable[good], s.goods[other * GOOD_COUNT + good])
    cards, goods = seat * CARD_COUNT, seat * GOOD_COUNT
    return Position(
        rules_of(s),
        int(s.round),
        s.hand[cards : cards + CARD_COUNT],
        s.goods[goods : goods + GOOD_COUNT],
        s.coins[seat],
        s.marker[seat],
        s.table[cards : cards + CARD_COUNT],
        stealable,
    )


def wealth(s: ArtificiumState, seat: int) -> int:
    """A seat's marker and means, in hundredths of a point."""
    buy = rules_of(s).buy
    found = s.coins[seat]
    for good in range(GOOD_COUNT):
        found += s.goods[seat * GOOD_COUNT + good] * buy[good] // 2
    return s.marker[seat] * POINT + found * COIN_WORTH[0]


class Options:
    """One question of a seat: moves, what a plan after each is worth, and the quick player's own."""

    def __init__(self, s: ArtificiumState, seat: int, planner: Planner) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.planner: Final = planner
        self.question: Final = question_of(s)
        self.position: Final = position_of(s, seat)
        self.plan: Final = int(planner.value(self.position))
        self.first: Final = int(planner.first)
        self.worth: Final = int(worth(self.position))
        self.moves: Final[list[int]] = []
        self.values: Final[list[int]] = []
        self.quick: int = 0

    def find(self, legal: list[int]) -> None:
        if self.question == AT_MARKET:
            self._market(legal)
        elif self.question == CHOOSING:
            self._choose(legal)
        elif self.question == RESOLVING:
            self._resolve(legal)
        elif self.question == KNIGHTING:
            self._knight(legal)
        elif self.question == DISCARDING:
            self._wizard(legal)
        else:
            self._round_end(legal)

    def order(self) -> list[int]:
        """The numbers of the moves: the quick player's own first, then those of the most value."""
        ranked = [(-self.values[number], number) for number in range(len(self.moves))]
        ranked.sort()
        return [self.quick, *[number for _, number in ranked if number != self.quick]]

    def _add(self, move: int, value: int) -> None:
        self.moves.append(move)
        self.values.append(value)

    def _best(self) -> int:
        """The number of the first move with the highest value."""
        best = 0
        for number in range(1, len(self.values)):
            if self.values[number] > self.values[best]:
                best = number
        return best

    def _market(self, legal: list[int]) -> None:
        p, planner, hand = self.position, self.planner, self.position.hand
        price = EXCHANGE_PRICE if self.s.exchanges[self.seat] > 0 else 0
        ranked: list[tuple[int, int, int]] = []
        p.coins -= price
        for move in legal:
            if EXCHANGE.has(move):
                given, taken = EXCHANGE_CARD.read(move), EXCHANGE_TAKEN.read(move)
                if given == taken:
                    continue
                hand[given] -= 1
                hand[taken] += 1
                ranked.append((-int(planner.value(p)), len(ranked), move))
                hand[given] += 1
                hand[taken] -= 1
        p.coins += price
        ranked.sort()
        self._add(THE_PASS, self.plan)
        for value, _, move in ranked[:MOST_EXCHANGES]:
            self._add(move, -value)
        if THE_HAND in legal:
            self._add(THE_HAND, self._fresh_hand())
        self.quick = self._best()

    def _fresh_hand(self) -> int:
        """The mean worth of a few hands that might come, the same whoever asks."""
        s, p = self.s, self.position
        pile: list[int] = []
        count = 0
        for card in range(CARD_COUNT):
            count += p.hand[card]
            for _ in range(unseen_of(s, self.seat, card)):
                pile.append(card)
        if len(pile) < count or count == 0:
            return 0
        rng = rng_at(1, s.ply, len(pile), 4)
        kept = p.hand
        total: i64 = 0
        for _ in range(FRESH_HANDS):
            rng.shuffle(pile)
            p.hand = [0] * CARD_COUNT
            for card in pile[:count]:
                p.hand[card] += 1
            total += self.planner.value(p)
        p.hand = kept
        return int(total // FRESH_HANDS)

    def _without(self, card: int) -> int:
        """What the best plan is worth without a card of the hand."""
        self.position.hand[card] -= 1
        value = int(self.planner.value(self.position))
        self.position.hand[card] += 1
        return value

    def _missed(self, card: int) -> int:
        """How little a card is missed: the quick player's own way to tell."""
        value = self._without(card)
        return value - 2 * int(missing_price(self.position, card)) if card < FIRST_ACTION else value

    def _choose(self, legal: list[int]) -> None:
        begun = self.planner.begun[:]
        for move in legal:
            card = int(CHOSEN_CARD.read(move))
            value = begun[card]
            self._add(move, self._without(card) if value == NEVER else value)
            if card == self.first:
                self.quick = len(self.moves) - 1
        if self.first < 0:
            missed = [self._missed(int(CHOSEN_CARD.read(move))) for move in legal]
            self.quick = missed.index(max(missed))

    def _resolve(self, legal: list[int]) -> None:
        p, card = self.position, self.s.revealed[self.seat]
        able = can_play(p, card)
        value = int(self.planner.value(played(p, card))) if able else NEVER
        if card < FIRST_ACTION:
            self._build(card, able, value, legal)
        elif card == REBUILDING:
            self._rebuild(legal)
        elif card == SCOUTING:
            for move in legal:
                if SCOUT.has(move):
                    self._add(move, self.plan + SCOUT_WORTH)
        elif card == THEFT:
            self._steal(legal)
        else:
            self._add(THE_APPLY, value)
        self._add(THE_DISCARD, self.plan)
        self._add(THE_TAKE_BACK, self.worth)
        if able and value >= max(self.worth, self.plan):
            self.quick = self._applied(card)
        else:
            self.quick = len(self.moves) - (2 if self.plan > self.worth else 1)

    def _applied(self, card: int) -> int:
        """The number of the quick player's way to apply a card that can be applied."""
        if card == REBUILDING:
            return self.moves.index(REBUILDS[best_rebuild(self.position)])
        if card == SCOUTING:
            return self._scouted()
        if card == THEFT:
            good, best, most = int(best_theft(self.position)), -1, -1
            for other in range(self.s.rules.players):
                if other != self.seat and self.s.goods[other * GOOD_COUNT + good] > 0:
                    strength = wealth(self.s, other)
                    if strength > most:
                        best, most = other, strength
            return self.moves.index(STEALS[best * GOOD_COUNT + good])
        return 0

    def _scouted(self) -> int:
        """The rival with the most cards; where nobody has any, the card is discarded."""
        best, most = len(self.moves) - 2, 0
        for number in range(len(self.moves) - 2):
            cards = self.s.hand_size[SCOUT_SEAT.read(self.moves[number])]
            if cards > most:
                best, most = number, cards
        return best

    def _build(self, card: int, able: bool, value: int, legal: list[int]) -> None:
        p, row = self.position, card * GOOD_COUNT
        takes = p.rules.takes
        if THE_APPLY in legal:
            self._add(THE_APPLY, value)
        elif able:
            for good in range(GOOD_COUNT):
                if takes[row + good] > p.goods[good]:
                    self._add(BUYS[good], value)
                    break
        else:
            self._sell(card)

    def _sell(self, card: int) -> None:
        """Goods that the card does not take, where selling them all would pay for it."""
        p, row = self.position, card * GOOD_COUNT
        takes, sell = p.rules.takes, p.rules.sell
        short = int(missing_price(p, card) - p.coins)
        salable = 0
        for good in range(GOOD_COUNT):
            salable += max(0, p.goods[good] - takes[row + good]) * sell[good]
        if salable < short:
            return
        for good in range(GOOD_COUNT):
            if p.goods[good] > takes[row + good] and sell[good] > 0:
                after = p.copy()
                after.goods[good] -= 1
                after.coins += sell[good]
                able = can_play(after, card)
                now = self.planner.value(played(after, card)) if able else worth(after)
                self._add(SALES[good], int(now))

    def _rebuild(self, legal: list[int]) -> None:
        for move in legal:
            if REBUILD.has(move):
                back = REBUILD_CARD.read(move)
                after = self.position.copy()
                after.table[back] -= 1
                after.hand[back] += 1
                after.table[REBUILDING] += 1
                self._add(move, int(self.planner.value(after)))

    def _steal(self, legal: list[int]) -> None:
        level = self.position.rules.level
        for move in legal:
            if STEAL.has(move):
                good = STEAL_GOOD.read(move)
                after = self.position.copy()
                after.coins -= THEFT_PRICE[level[good]]
                after.goods[good] += 1
                after.table[THEFT] += 1
                self._add(move, int(self.planner.value(after)))

    def _knight(self, legal: list[int]) -> None:
        """Values are how strong whom it hits is; who stands at the start cannot be thrown back."""
        for move in legal:
            other = int(KNIGHT_SEAT.read(move))
            if other != self.seat:
                self._add(move, wealth(self.s, other) if self.s.marker[other] > 0 else 0)
        self.quick = self._best()

    def _wizard(self, legal: list[int]) -> None:
        for move in legal:
            self._add(move, self._missed(int(DISCARDED_CARD.read(move))))
        self.quick = self._best()

    def _round_end(self, legal: list[int]) -> None:
        p = self.position
        self._add(THE_DONE, self.plan)
        best, most, count = 0, 0, 0
        for move in legal:
            if DISCARD.has(move):
                card = int(DISCARDED_CARD.read(move))
                value = self._without(card)
                self._add(move, value)
                count += p.hand[card]
                if card < FIRST_ACTION:
                    value -= 2 * int(missing_price(p, card))
                if best == 0 or value > most:
                    best, most = len(self.moves) - 1, value
        if best > 0:
            card = int(DISCARDED_CARD.read(self.moves[best]))
            much = count > HAND_SIZE // 2 or missing_price(p, card) > p.coins
            if much and not can_play(p, card):
                self.quick = best
        if p.coins < FEW_COINS:
            for move in legal:
                if SELL.has(move):
                    self._add(move, self.worth)


def unseen_of(s: ArtificiumState, seat: int, card: int) -> int:
    """How many cards of a kind a seat has not seen: in the deck or in another hand."""
    count = rules_of(s).copies[card] - s.market[card] - s.discards[card] - s.hand[seat * CARD_COUNT + card]
    for other in range(s.rules.players):
        count -= s.table[other * CARD_COUNT + card]
        if s.revealed[other] == card:
            count -= 1
    if s.sealed[seat] == card:
        count -= 1
    return max(0, count)
