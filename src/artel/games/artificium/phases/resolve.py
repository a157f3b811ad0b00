"""Resolving one's revealed card: trade first, then apply it, discard it or take it back."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.components import THEFT_PRICE
from artel.games.artificium.moves import (
    APPLY,
    BUY,
    BUY_GOOD,
    BUYS,
    CARD,
    DISCARD_CARD,
    REBUILD,
    REBUILD_CARD,
    REBUILDS,
    SALES,
    SCOUT,
    SCOUT_SEAT,
    SCOUTS,
    SELL,
    SELL_GOOD,
    STEAL,
    STEAL_GOOD,
    STEAL_SEAT,
    STEALS,
    TAKE_BACK,
    THE_APPLY,
    THE_DISCARD,
    THE_TAKE_BACK,
)
from artel.games.artificium.phases.actions import hold_fair, rebuild, scout, steal
from artel.games.artificium.phases.buildings import apply_building
from artel.games.artificium.phases.refusals import refuse_resolving
from artel.games.artificium.state import ArtificiumState, add_to_hand, own_memory, rules_of
from artel.games.artificium.text import BOUGHT, CARD_DISCARDED, CARD_TAKEN_BACK, SOLD
from artel.games.artificium.words import (
    CARD_COUNT,
    CARDS,
    FAIR,
    FIRST_ACTION,
    GOOD_COUNT,
    NO_CARD,
    REBUILDING,
    SCOUTING,
)
from artel.kernel.refusal import Refusal
from artel.kernel.state import Ask, State


class Resolve(Ask):
    """A seat's revealed card waits; buying and selling is open until it is resolved.

    Rule: AR-PLY-6, AR-PLY-7, AR-PLY-8, AR-PLY-9, AR-TRD-1, AR-TRD-8
    """

    def __init__(self) -> None:
        super().__init__("resolve", CARD)
        self.card: Final = self.part("card")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(ArtificiumState, state)
        found = trades(s, seat)
        card = self.card.read(frame)
        if card < FIRST_ACTION:
            if can_build(s, seat, card):
                found.append(THE_APPLY)
        elif card == FAIR:
            found.append(THE_APPLY)
        elif card == SCOUTING:
            list_scouts(s, seat, found)
        elif card == REBUILDING:
            list_rebuilds(s, seat, found)
        else:
            list_thefts(s, seat, found)
        found.append(THE_DISCARD)
        found.append(THE_TAKE_BACK)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        if BUY.has(move):
            s.agenda.append(frame)
            buy(s, seat, BUY_GOOD.read(move))
        elif SELL.has(move):
            s.agenda.append(frame)
            sell(s, seat, SELL_GOOD.read(move))
        elif DISCARD_CARD.has(move):
            discard_revealed(s, seat)
        elif TAKE_BACK.has(move):
            take_back_revealed(s, seat)
        else:
            apply_card(s, seat, self.card.read(frame), move)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return refuse_resolving(cast(ArtificiumState, state), seat, self.card.read(frame), move)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": CARDS[self.card.read(frame)]}


def trades(state: ArtificiumState, seat: i64) -> list[int]:
    """What the bank sells and buys now.

    Rule: AR-TRD-2, AR-TRD-3, AR-TRD-4, AR-TRD-5, AR-TRD-6, AR-TRD-7
    """
    found: list[int] = []
    rules = rules_of(state)
    coins: i64 = state.coins[seat]
    good: i64 = 0
    while good < GOOD_COUNT:
        if rules.buy[good] <= coins:
            found.append(BUYS[good])
        good += 1
    list_sales(state, seat, found)
    return found


def list_sales(state: ArtificiumState, seat: i64, found: list[int]) -> None:
    place: i64 = seat * GOOD_COUNT
    good: i64 = 0
    while good < GOOD_COUNT:
        if state.goods[place + good] > 0:
            found.append(SALES[good])
        good += 1


def buy(state: ArtificiumState, seat: i64, good: i64) -> None:
    """Rule: AR-TRD-2"""
    price: i64 = rules_of(state).buy[good]
    state.coins[seat] -= price
    state.goods[seat * GOOD_COUNT + good] += 1
    state.note(BOUGHT.of(seat, good, price))


def sell(state: ArtificiumState, seat: i64, good: i64) -> None:
    """Rule: AR-TRD-3"""
    price: i64 = rules_of(state).sell[good]
    state.coins[seat] += price
    state.goods[seat * GOOD_COUNT + good] -= 1
    state.note(SOLD.of(seat, good, price))


def can_build(state: ArtificiumState, seat: i64, card: i64) -> bool:
    """True when the goods and coins the building takes are there.

    Rule: AR-PLY-7
    """
    rules = rules_of(state)
    if rules.coins[card] > state.coins[seat]:
        return False
    place: i64 = seat * GOOD_COUNT
    row: i64 = card * GOOD_COUNT
    good: i64 = 0
    while good < GOOD_COUNT:
        if rules.takes[row + good] > state.goods[place + good]:
            return False
        good += 1
    return True


def list_scouts(state: ArtificiumState, seat: i64, found: list[int]) -> None:
    """Rule: AR-CRD-18, AR-CRD-20"""
    for other in range(state.rules.players):
        if other != seat and state.hand_size[other] > 0:
            found.append(SCOUTS[other])


def list_rebuilds(state: ArtificiumState, seat: i64, found: list[int]) -> None:
    """Rule: AR-CRD-21, AR-CRD-22, AR-CRD-23, AR-CRD-30"""
    for card in range(CARD_COUNT):
        if card == REBUILDING and (state.rebuilt >> seat) & 1 == 1:
            continue
        if state.table[seat * CARD_COUNT + card] > 0:
            found.append(REBUILDS[card])


def list_thefts(state: ArtificiumState, seat: i64, found: list[int]) -> None:
    """Rule: AR-CRD-26, AR-CRD-27, AR-CRD-29"""
    level = rules_of(state).level
    coins: i64 = state.coins[seat]
    for other in range(state.rules.players):
        if other != seat:
            for good in range(GOOD_COUNT):
                kind: i64 = level[good]
                if kind <= 2 and coins >= THEFT_PRICE[kind] and state.goods[other * GOOD_COUNT + good] > 0:
                    found.append(STEALS[other * GOOD_COUNT + good])


def discard_revealed(state: ArtificiumState, seat: i64) -> None:
    """The card goes to the discards; the seat goes on.

    Rule: AR-PLY-8, AR-VP-5, AR-VP-6
    """
    card: i64 = state.revealed[seat]
    state.revealed[seat] = NO_CARD
    state.discards[card] += 1
    state.note(CARD_DISCARDED.of(seat, card))


def take_back_revealed(state: ArtificiumState, seat: i64) -> None:
    """The card goes back to the hand; the seat is out of the round.

    Rule: AR-PLY-9, AR-VP-5, AR-VP-6
    """
    card: i64 = state.revealed[seat]
    state.revealed[seat] = NO_CARD
    state.out |= 1 << seat
    add_to_hand(state, seat, card)
    own_memory(state).came(seat, card)
    state.note(CARD_TAKEN_BACK.of(seat, card))


def apply_card(state: ArtificiumState, seat: i64, card: i64, move: i64) -> None:
    """The card takes effect and stays on the table, face up.

    Rule: AR-PLY-10
    """
    state.revealed[seat] = NO_CARD
    if APPLY.has(move):
        if card == FAIR:
            hold_fair(state, seat)
        else:
            apply_building(state, seat, card)
    elif SCOUT.has(move):
        scout(state, seat, SCOUT_SEAT.read(move))
    elif REBUILD.has(move):
        rebuild(state, seat, REBUILD_CARD.read(move))
    elif STEAL.has(move):
        steal(state, seat, STEAL_SEAT.read(move), STEAL_GOOD.read(move))
    state.table[seat * CARD_COUNT + card] += 1


RESOLVE: Final = Resolve()
