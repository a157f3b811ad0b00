"""How a seat sees the rest of the game: what gains, costs, effects and cards are worth to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.lore import MapLore, lore_of
from artel.bots.sweet_lands.weights import Weights
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.cards.playing import gold_for
from artel.games.sweet_lands.counts import count
from artel.games.sweet_lands.effects.vocabulary import (
    GAIN_ANY_BONUS,
    GAIN_ANY_PRODUCTION,
    GAIN_BASIC,
    GAIN_CARDS,
    GAIN_FARMING_BONUS,
    GAIN_INDUSTRY_POINTS,
    GAIN_PRODUCTION,
    GAIN_SKILL,
    GAIN_WONDER,
    GAINS,
    IF,
    ONCE,
    PAY_REPEATEDLY,
    PRICE_BASIC,
    PRICE_CARD,
    PRICE_COUNT,
    PRICE_DISK,
)
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import COLUMN_ROOM, IN_HAND
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import (
    CARD_COUNT,
    CARMEN,
    DIAMOND,
    FOREMAN,
    INDUSTRY_COUNT,
    JASMINE,
    NO_MARK,
    ROUND_COUNT,
    SWEET_COUNT,
    TRACK_COUNT,
)

UNKNOWN: Final = -1000.0
SWEET_WORTH: Final = 0.35
PLAYED_WORTH: Final = 0.4
# The chance that a condition comes true which is not met now, and that what may be paid for is paid.
LATER: Final = 0.3
PAID_PART: Final = 0.85
# How often an effect that may be paid for again and again is, and how a count grows in a round.
REPEATS: Final = 2.0
COUNT_GROWS: Final = 0.3


class Outlook:
    """The worth of everything printed, for one seat in one round."""

    def __init__(self, s: SweetState, seat: i64, weights: Weights) -> None:
        self.rules: Final[SweetRules] = rules_of(s)
        self.seat: Final[i64] = seat
        self.w: Final = weights
        self.round: Final[i64] = s.round
        # Rounds to come after this one.
        self.left: Final[float] = float(ROUND_COUNT - (s.round if s.round > 0 else 1))
        self.lore: Final[list[MapLore]] = lore_of(self.rules)
        self.rates: Final[list[list[float]]] = [self._rates(track) for track in range(TRACK_COUNT)]
        # By list of effects: what it is worth, where that does not depend on any count.
        self.fixed: Final[list[float]] = [UNKNOWN] * len(self.rules.effects.begin)
        self.price: Final[list[float]] = [self._price(gain) for gain in range(len(GAINS))]
        self._follow(s, seat)
        self.card_worth: Final[list[float]] = [UNKNOWN] * CARD_COUNT
        self.work_worth: Final[list[float]] = [UNKNOWN] * CARD_COUNT
        # The cards known when the decision is made; what is drawn later in thought is any card.
        self.known: Final[list[bool]] = [False] * CARD_COUNT
        # The way to the ports from the tokens laid when it was last looked at: cells, and what each gains.
        self.way_laid: i64 = -1
        self.way_cells: list[int] = []
        self.way_gains: list[float] = []

    def know_hand(self, s: SweetState) -> None:
        """The cards of the hand are known."""
        place: i64 = IN_HAND + self.seat
        card: i64 = 0
        while card < CARD_COUNT:
            if s.where[card] == place:
                self.known[card] = True
            card += 1

    def _rates(self, track: int) -> list[float]:
        """By step: the points for one element that the marker will have come to at the end."""
        points = self.rules.track_points[track]
        counts = self.rules.track_counts[track]
        end = len(points) - 1
        found: list[float] = []
        for step in range(end + 1):
            ahead: float = step + self.w.steps_grow * self.left
            low = int(ahead) if ahead < end else end
            part: float = ahead - low if low < end else 0.0
            rate: float = points[low] / counts[low]
            if part > 0.0:
                rate += part * (points[low + 1] / counts[low + 1] - rate)
            found.append(rate)
        return found

    def _price(self, gain: int) -> float:
        late = self.w.late[gain]
        return late + (self.w.early[gain] - late) * self.left / 4.0

    def _follow(self, s: SweetState, seat: i64) -> None:
        """The prices that follow from others and from what the seat has."""
        price = self.price
        price[GAIN_PRODUCTION] = self.left * self.w.income_gold
        for basic in range(1, 4):
            price[GAIN_PRODUCTION + basic] = self.left * self.w.income_basic + 0.1
        price[GAIN_ANY_PRODUCTION] = price[GAIN_PRODUCTION + 1] + 0.1
        price[GAIN_BASIC] = price[2] + 0.05
        at: i64 = seat * WIDTH
        price[GAIN_INDUSTRY_POINTS] = self.rates[5][s.sheet[at + on.FIRST_TRACK + 5]]
        price[GAIN_INDUSTRY_POINTS] += 0.15 * s.sheet[at + on.TENTS + 2]
        if s.sheet[at + on.WONDERS]:
            price[GAIN_WONDER] = price[GAIN_SKILL]
        if s.character[seat] == JASMINE:
            price[GAIN_SKILL] *= 1.7
        if s.character[seat] < 0:
            return
        most: float = 0.0
        for industry in range(INDUSTRY_COUNT):
            worth = self.bonus(s, seat, industry)
            price[GAIN_FARMING_BONUS + industry] = worth
            if worth > most:
                most = worth
        price[GAIN_ANY_BONUS] = most + 0.2
        # Bonuses have found their prices only now.
        for which in range(len(self.fixed)):
            self.fixed[which] = UNKNOWN

    def bonus(self, s: SweetState, seat: i64, industry: i64) -> float:
        """What an industry bonus gives: the printed effect of its column and the work of its workers."""
        found = self.effects(s, seat, self.rules.column_effect[s.character[seat]][industry])
        at: i64 = (seat * INDUSTRY_COUNT + industry) * COLUMN_ROOM
        workers: i64 = s.has(seat, on.FARMING_COLUMN + industry)
        place: i64 = 0
        while place < workers:
            found += self.effects(s, seat, self.rules.card_work[s.columns[at + place] - 1])
            place += 1
        if (s.has(seat, on.SKILL_SET) >> FOREMAN) & 1:
            found += 3.0
        if s.character[seat] == CARMEN:
            found += 0.5 * self.left + 0.5
        return found

    def effects(self, s: SweetState, seat: i64, which: i64) -> float:
        """A printed list of effects."""
        total = self.fixed[which]
        if total != UNKNOWN:
            return total
        table = self.rules.effects
        total = 0.0
        is_fixed = True
        item: i64 = table.begin[which]
        end: i64 = table.end[which]
        while item < end:
            total += self.item(s, seat, item)
            if table.per[item] >= 0 or table.condition[item] == IF:
                is_fixed = False
            item += 1
        if is_fixed:
            self.fixed[which] = total
        return total

    def item(self, s: SweetState, seat: i64, item: i64) -> float:
        """One effect, with what must be paid for it."""
        table = self.rules.effects
        found = self.gains(item)
        per: i64 = table.per[item]
        if per >= 0:
            found *= (float(count(s, seat, per)) + COUNT_GROWS * self.left) / table.per_number[item]
        condition: i64 = table.condition[item]
        if condition == ONCE:
            return found
        if condition == IF:
            met = count(s, seat, table.needs[item]) >= table.needs_number[item]
            return found if met else LATER * found
        net = (found - self.cost(table.prices, item * PRICE_COUNT)) * PAID_PART
        if net <= 0.0:
            return 0.0
        return net * REPEATS if condition == PAY_REPEATEDLY else net

    def gains(self, item: i64) -> float:
        """What an effect gives once."""
        table = self.rules.effects
        found: float = 0.0
        gain: i64 = table.first_gain[item]
        while gain < table.last_gain[item]:
            found += self.price[table.gains[gain]] * table.amounts[gain]
            gain += 1
        return found

    def cost(self, prices: list[int], begin: i64) -> float:
        """What paying these prices loses."""
        total: float = 0.0
        resource: i64 = 0
        while resource < 5:
            if prices[begin + resource]:
                total += self.price[resource] * prices[begin + resource]
            resource += 1
        total += self.price[GAIN_BASIC] * 0.85 * prices[begin + PRICE_BASIC]
        total += self.price[GAIN_CARDS] * prices[begin + PRICE_CARD]
        return total + self.price[on.DISK] * prices[begin + PRICE_DISK]

    def card(self, s: SweetState, seat: i64, card: i64) -> float:
        """What playing a card is worth, its cost taken off."""
        if self.round and not self.known[card]:
            return 0.6 * self.price[GAIN_CARDS]
        found = self.card_worth[card]
        if found == UNKNOWN:
            found = self._card(s, seat, card)
            self.card_worth[card] = found
        return found

    def _card(self, s: SweetState, seat: i64, card: i64) -> float:
        rules = self.rules
        found: float = PLAYED_WORTH
        sweet: i64 = 0
        while sweet < SWEET_COUNT:
            found += SWEET_WORTH * rules.card_sweets[card * SWEET_COUNT + sweet]
            sweet += 1
        if rules.is_round_card[card]:
            found += (self.left + 1.0) * self.round_points(s, seat, card)
        elif s.character[seat] >= 0:
            found += self.effects(s, seat, rules.card_instant[card])
            if rules.card_mark[card] != NO_MARK:
                gain = self.work(s, seat, card) - self.price[DIAMOND]
                if gain > 0.0:
                    found += 0.6 * gain
        found -= self.cost(rules.card_costs, card * PRICE_COUNT)
        return found + self.price[0] * float(rules.card_costs[card * PRICE_COUNT] - gold_for(s, seat, card))

    def round_points(self, s: SweetState, seat: i64, card: i64) -> float:
        """What an end-of-round card gives at the end of one round."""
        table = self.rules.effects
        which: i64 = self.rules.card_round[card]
        item: i64 = table.begin[which]
        if s.domain[seat] < 0:
            return 1.0
        return self.item(s, seat, item)

    def work(self, s: SweetState, seat: i64, card: i64) -> float:
        """What a worker brings who is employed from now on."""
        found = self.work_worth[card]
        if found == UNKNOWN:
            once = self.effects(s, seat, self.rules.card_work[card])
            found = once * self.w.bonuses * (self.left + 0.5)
            found += self.rates[4][s.has(seat, on.FIRST_TRACK + 4)] + 0.5
            self.work_worth[card] = found
        return found
