"""Carrying out printed effects: lists of items, in an order the seat chooses where that can matter.

Whatever an effect asks is a frame of the agenda, so that what is still to come can be read there. How a gain
is given stands in a row of the rules (`givers`).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.components.printed import MINT_POINTS
from artel.games.sweet_lands.counts import count
from artel.games.sweet_lands.effects.giving import in_parts
from artel.games.sweet_lands.effects.table import MOST_IN_LIST, MOST_ITEMS, MOST_LISTS
from artel.games.sweet_lands.effects.vocabulary import (
    GAIN_INDUSTRY_POINTS,
    GAIN_PRODUCTION,
    GAINS,
    IF,
    PAY,
    PAY_REPEATEDLY,
    PLAIN_COUNT,
    PRICE_BASIC,
    PRICE_CARD,
    PRICE_COUNT,
    PRICE_DISK,
)
from artel.games.sweet_lands.moves import MOST_BASICS, NEXT_ITEM, NEXTS, THE_ACCEPT, THE_DECLINE
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import GAINED, SPENT
from artel.games.sweet_lands.words import MINT, ROUND_COUNT
from artel.kernel.shape import Field, numbers
from artel.kernel.state import Do, State, frame_seat

LIST_FIELD: Final = numbers("list", MOST_LISTS)
ITEM: Final = numbers("item", MOST_ITEMS)
DONE_FIELD: Final = numbers("done", 1 << MOST_IN_LIST)
# The most of anything that one effect gives.
MOST_GAIN: Final = 1024
AMOUNT: Final = numbers("amount", MOST_GAIN)
GAIN_WORD: Final = Field("gain", GAINS)
# What one question can ask for, and all three basic resources as a set.
MOST_CARDS_PAID: Final = 63
ALL_BASICS: Final = 7


def begin_effects(state: SweetState, seat: i64, which: i64) -> None:
    """Put a list of effects on the agenda; an empty one is nothing to come."""
    if which:
        state.agenda.append(EFFECTS.frame(seat, which))


def begin_chosen(state: SweetState, seat: i64, which: i64) -> None:
    """Carry out a list that a seat has chosen to use: a price is part of it and is not offered again.

    Rule: SL-FLP-7
    """
    table = rules_of(state).effects
    item: i64 = table.begin[which]
    if table.condition[item] == PAY:
        state.agenda.append(PERFORM.frame(seat, item))
        pay(state, seat, table.prices, item * PRICE_COUNT)
    else:
        begin_effects(state, seat, which)


def may_choose(state: SweetState, seat: i64, which: i64) -> bool:
    """True when the price of a list that may be used is there, its condition met, and it counts anything.

    Rule: SL-FRE-11, SL-FLP-7
    """
    table = rules_of(state).effects
    item: i64 = table.begin[which]
    condition: i64 = table.condition[item]
    if condition == PAY:
        return may_pay(state, seat, table.prices, item * PRICE_COUNT)
    if condition == IF:
        return count(state, seat, table.needs[item]) >= table.needs_number[item]
    return table.per[item] < 0 or count(state, seat, table.per[item]) > 0


def give(state: SweetState, seat: i64, gain: i64, amount: i64) -> None:
    """Give so much of one word of the vocabulary.

    Rule: SL-BOX-13, SL-RES-4, SL-SET-21, SL-EFF-17, SL-UPG-9, SL-CHR-17
    """
    if amount <= 0:
        return
    if gain >= PLAIN_COUNT:
        rules_of(state).givers[gain].give(state, seat, gain, amount)
        return
    state.sheet[seat * WIDTH + gain] += amount
    if state.log is not None:
        state.note(GAINED.of(seat, gain, amount))
    if gain == GAIN_INDUSTRY_POINTS and state.sheet[seat * WIDTH + on.ENDED]:
        # At the end of a round, by Elsa's token: they are points of this end too.
        state.sheet[seat * WIDTH + on.ROUND_INDUSTRY] += amount
    if gain == GAIN_PRODUCTION and (state.sheet[seat * WIDTH + on.UPGRADE_SET] >> MINT) & 1:
        give(state, seat, on.VP, MINT_POINTS * amount)


def spend(state: SweetState, seat: i64, price: i64, amount: i64) -> None:
    """Take so much of a resource or so many disks away, which the seat has.

    Rule: SL-RES-4
    """
    if amount > 0:
        field: i64 = on.DISK if price == PRICE_DISK else price
        state.sheet[seat * WIDTH + field] -= amount
        if state.log is not None:
            state.note(SPENT.of(seat, price, amount))


def may_discard(state: SweetState, seat: i64, cards: i64) -> bool:
    """True when so many cards can leave the hand: never the last one before round 5.

    Rule: SL-HND-3, SL-HND-4
    """
    return state.sheet[seat * WIDTH + on.HAND] >= cards + (
        1 if state.round < ROUND_COUNT and cards > 0 else 0
    )


def may_pay(state: SweetState, seat: i64, prices: list[int], begin: i64) -> bool:
    """True when a seat has what these prices say, from this place on.

    Rule: SL-RES-4
    """
    at: i64 = seat * WIDTH
    sheet = state.sheet
    if (
        sheet[at] < prices[begin]
        or sheet[at + 1] < prices[begin + 1]
        or sheet[at + 2] < prices[begin + 2]
        or sheet[at + 3] < prices[begin + 3]
        or sheet[at + 4] < prices[begin + 4]
    ):
        return False
    basics: i64 = prices[begin + PRICE_BASIC]
    if basics:
        left: i64 = sheet[at + 1] + sheet[at + 2] + sheet[at + 3]
        left -= prices[begin + 1] + prices[begin + 2] + prices[begin + 3]
        if left < basics:
            return False
    cards: i64 = prices[begin + PRICE_CARD]
    if cards and not may_discard(state, seat, cards):
        return False
    return sheet[at + on.DISK] >= prices[begin + PRICE_DISK]


def pay(state: SweetState, seat: i64, prices: list[int], begin: i64) -> None:
    """Pay what leaves no choice; what does is asked, before whatever lies on the agenda now."""
    rules = rules_of(state)
    for cards in in_parts(prices[begin + PRICE_CARD], MOST_CARDS_PAID):
        state.agenda.append(rules.discard_step.frame(seat, cards))
    for basics in in_parts(prices[begin + PRICE_BASIC], MOST_BASICS - 1):
        state.agenda.append(rules.spend_step.frame(seat, basics, ALL_BASICS))
    price: i64 = 0
    while price < 5:
        spend(state, seat, price, prices[begin + price])
        price += 1
    spend(state, seat, PRICE_DISK, prices[begin + PRICE_DISK])


class Effects(Do):
    """A list of effects of which some are done: what asks nothing comes at once, the rest in any order.

    Rule: SL-CRD-6, SL-EFF-1
    """

    def __init__(self) -> None:
        super().__init__("effects", LIST_FIELD, DONE_FIELD)
        self.which: Final = self.part("list")
        self.done: Final = self.part("done")

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        which = self.which.read(frame)
        done = self.done.read(frame)
        table = rules_of(s).effects
        begin: i64 = table.begin[which]
        end: i64 = table.end[which]
        left: i64 = 0
        last: i64 = -1
        eager: i64 = 0
        item: i64 = begin
        while item < end:
            bit: i64 = 1 << (item - begin)
            if done & bit == 0:
                if table.eager[item]:
                    eager |= bit
                else:
                    left += 1
                    last = item
            item += 1
        if left == 1:
            s.agenda.append(EFFECT.frame(seat, last))
        elif left > 1:
            s.agenda.append(ORDER.frame(seat, which, done | eager))
        item = end - 1
        while item >= begin:
            if (eager >> (item - begin)) & 1:
                perform(s, seat, item)
            item -= 1


class Order(Question):
    """Which of several effects comes next.

    Rule: SL-CRD-6
    """

    def __init__(self) -> None:
        super().__init__("order", LIST_FIELD, DONE_FIELD)
        self.which: Final = self.part("list")
        self.done: Final = self.part("done")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        table = rules_of(cast(SweetState, state)).effects
        which = self.which.read(frame)
        done = self.done.read(frame)
        size: i64 = table.end[which] - table.begin[which]
        found: list[int] = []
        place: i64 = 0
        while place < size:
            if (done >> place) & 1 == 0:
                found.append(NEXTS[place])
            place += 1
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        which = self.which.read(frame)
        place = NEXT_ITEM.read(move)
        s.agenda.append(EFFECTS.frame(seat, which, self.done.read(frame) | (1 << place)))
        s.agenda.append(EFFECT.frame(seat, rules_of(s).effects.begin[which] + place))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        table = rules_of(cast(SweetState, state)).effects
        which = self.which.read(frame)
        return {"source": table.sources[which], "effects": table.texts[table.begin[which] : table.end[which]]}


class Effect(Do):
    """One item: its condition, then what it gives.

    Rule: SL-EFF-4, SL-EFF-6
    """

    def __init__(self) -> None:
        super().__init__("effect", ITEM)
        self.item: Final = self.part("item")

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        item = self.item.read(frame)
        table = rules_of(s).effects
        condition: i64 = table.condition[item]
        if condition == IF:
            if count(s, seat, table.needs[item]) >= table.needs_number[item]:
                perform(s, seat, item)
        elif condition:
            if may_pay(s, seat, table.prices, item * PRICE_COUNT):
                s.agenda.append(PAY_FOR.frame(seat, item))
        else:
            perform(s, seat, item)


class PayFor(Question):
    """Whether to pay for an effect: once, or again and again.

    Rule: SL-EFF-2, SL-EFF-3
    """

    def __init__(self) -> None:
        super().__init__("pay-for", ITEM)
        self.item: Final = self.part("item")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        return [THE_ACCEPT, THE_DECLINE]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move == THE_DECLINE:
            return
        s = cast(SweetState, state)
        item = self.item.read(frame)
        table = rules_of(s).effects
        if table.condition[item] == PAY_REPEATEDLY:
            s.agenda.append(EFFECT.frame(seat, item))
        s.agenda.append(PERFORM.frame(seat, item))
        pay(s, seat, table.prices, item * PRICE_COUNT)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        table = rules_of(cast(SweetState, state)).effects
        item = self.item.read(frame)
        return {"source": table.sources[table.owner[item]], "effect": table.texts[item]}


class Perform(Do):
    """An item that has been paid for."""

    def __init__(self) -> None:
        super().__init__("perform", ITEM)
        self.item: Final = self.part("item")

    def run(self, state: State, frame: i64) -> None:
        perform(cast(SweetState, state), frame_seat(frame), self.item.read(frame))


class Give(Do):
    """A gain that had to wait for another one."""

    def __init__(self) -> None:
        super().__init__("give", GAIN_WORD, AMOUNT)
        self.gain: Final = self.part("gain")
        self.amount: Final = self.part("amount")

    def run(self, state: State, frame: i64) -> None:
        give(cast(SweetState, state), frame_seat(frame), self.gain.read(frame), self.amount.read(frame))


def perform(state: SweetState, seat: i64, item: i64) -> None:
    """Give what an item gives, as often as its count says; several gains one after the other.

    Rule: SL-EFF-5
    """
    table = rules_of(state).effects
    times: i64 = 1
    per: i64 = table.per[item]
    if per >= 0:
        times = count(state, seat, per) // table.per_number[item]
    if times <= 0:
        return
    first: i64 = table.first_gain[item]
    last: i64 = table.last_gain[item] - 1
    if table.on_map[item]:
        rules_of(state).lay_together.lay(state, seat, item, times)
        return
    while last > first:
        state.agenda.append(GIVE.frame(seat, table.gains[last], capped(table.amounts[last] * times)))
        last -= 1
    give(state, seat, table.gains[first], capped(table.amounts[first] * times))


def capped(amount: i64) -> i64:
    return amount if amount < MOST_GAIN else MOST_GAIN - 1


EFFECTS: Final = Effects()
ORDER: Final = Order()
EFFECT: Final = Effect()
PAY_FOR: Final = PayFor()
PERFORM: Final = Perform()
GIVE: Final = Give()
