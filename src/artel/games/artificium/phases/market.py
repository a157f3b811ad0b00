"""Card market: exchanging cards of the hand for cards on the table."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.components import EXCHANGE_PRICE, MARKET_SIZE
from artel.games.artificium.moves import (
    BUY,
    EXCHANGE,
    EXCHANGE_CARD,
    EXCHANGE_HAND,
    EXCHANGE_TAKEN,
    EXCHANGES,
    PASS,
    REVEAL,
    REVEAL_CARD,
    REVEALS,
    SELL,
    THE_HAND,
    THE_PASS,
)
from artel.games.artificium.phases.start import draw_cards
from artel.games.artificium.state import (
    ArtificiumState,
    add_to_hand,
    discard_from_hand,
    ensure_deck,
    laid_open,
    own_memory,
    take_from_hand,
)
from artel.games.artificium.text import (
    EXCHANGE_DISCARDED,
    EXCHANGED,
    HAND_EXCHANGED,
    MARKET_CLEARED,
    MARKET_PASSED,
    MARKET_SHOWS,
)
from artel.games.artificium.words import CARD_COUNT, CARDS, MARKET_PHASE
from artel.kernel.draw import Draw
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import NATURE, Ask, Do, State, frame_seat


class CardMarket(Do):
    """Six cards are laid out; then the seats take turns from the first player on.

    Rule: AR-MKT-1, AR-MKT-2
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(ArtificiumState, state)
        s.phase = MARKET_PHASE
        s.passed = 0
        for seat in range(s.rules.players):
            s.exchanges[seat] = 0
        s.agenda.append(MARKET.frame(s.first))
        lay_out(s, MARKET_SIZE)


class LayOut(Draw):
    """NATURE reveals the next card of the market."""

    def __init__(self) -> None:
        super().__init__("lay-out", REVEAL, numbers("count", 8))
        self.count: Final = self.part("count")

    def pool(self, state: State, frame: i64) -> list[int]:
        return cast(ArtificiumState, state).deck

    def drawn(self, state: State, frame: i64) -> list[int]:
        return REVEALS

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        card = REVEAL_CARD.read(move)
        s.deck[card] -= 1
        s.deck_size -= 1
        s.market[card] += 1
        own_memory(s).turned(card)
        s.note(MARKET_SHOWS.of(card))
        lay_out(s, self.count.read(frame) - 1)


def lay_out(state: ArtificiumState, count: i64) -> None:
    if count > 0 and ensure_deck(state):
        state.agenda.append(LAY_OUT.frame(NATURE, count))


class Market(Ask):
    """One seat's turn at the market.

    Rule: AR-MKT-3, AR-MKT-4, AR-MKT-5, AR-MKT-9, AR-MKT-10, AR-MKT-12, AR-MKT-13
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(ArtificiumState, state)
        found: list[int] = [THE_PASS]
        if s.exchanges[seat] == 0 or s.coins[seat] >= EXCHANGE_PRICE:
            place: i64 = seat * CARD_COUNT
            given: i64 = 0
            while given < CARD_COUNT:
                if s.hand[place + given] > 0:
                    taken: i64 = 0
                    while taken < CARD_COUNT:
                        if s.market[taken] > 0:
                            found.append(EXCHANGES[given * CARD_COUNT + taken])
                        taken += 1
                given += 1
        if s.exchanges[seat] == 0 and s.hand_size[seat] > 0:
            found.append(THE_HAND)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        if PASS.has(move):
            s.passed |= 1 << seat
            s.note(MARKET_PASSED.of(seat))
            next_turn(s, seat)
        elif EXCHANGE.has(move):
            exchange_card(s, seat, EXCHANGE_CARD.read(move), EXCHANGE_TAKEN.read(move))
            next_turn(s, seat)
        else:
            next_turn(s, seat)
            exchange_hand(s, seat)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(ArtificiumState, state)
        if EXCHANGE_HAND.has(move):
            if s.exchanges[seat] > 0:
                return Refusal("AR-MKT-10", "already-exchanged", {"exchanges": s.exchanges[seat]})
            return Refusal("AR-MKT-9", "empty-hand", {})
        if BUY.has(move) or SELL.has(move):
            return Refusal("AR-MKT-13", "not-now", {"question": "market"})
        if not EXCHANGE.has(move):
            return Refusal("AR-MKT-3", "not-now", {"question": "market"})
        given, taken = EXCHANGE_CARD.read(move), EXCHANGE_TAKEN.read(move)
        if s.hand[seat * CARD_COUNT + given] == 0:
            return Refusal("AR-MKT-3", "not-in-hand", {"card": CARDS[given]})
        if s.market[taken] == 0:
            return Refusal("AR-MKT-3", "not-in-market", {"card": CARDS[taken]})
        return Refusal("AR-MKT-5", "cannot-pay", {"price": EXCHANGE_PRICE, "coins": s.coins[seat]})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        s = cast(ArtificiumState, state)
        seat = frame_seat(frame)
        return {"price": 0 if s.exchanges[seat] == 0 else EXCHANGE_PRICE}


def exchange_card(state: ArtificiumState, seat: i64, given: i64, taken: i64) -> None:
    """The hand card goes among the market's cards, the market card into the hand.

    Rule: AR-MKT-3, AR-MKT-4, AR-MKT-5, AR-MKT-12
    """
    price: i64 = 0 if state.exchanges[seat] == 0 else EXCHANGE_PRICE
    state.coins[seat] -= price
    state.exchanges[seat] += 1
    take_from_hand(state, seat, given)
    laid_open(state, seat, given)
    state.market[given] += 1
    state.market[taken] -= 1
    add_to_hand(state, seat, taken)
    own_memory(state).came(seat, taken)
    state.note(EXCHANGED.of(seat, given, taken, price))


def exchange_hand(state: ArtificiumState, seat: i64) -> None:
    """The whole hand is openly discarded and as many cards are drawn, in place of the free exchange.

    Rule: AR-MKT-9, AR-MKT-10, AR-MKT-11, AR-DCK-4
    """
    count: i64 = state.hand_size[seat]
    state.exchanges[seat] += 1
    state.note(HAND_EXCHANGED.of(seat, count))
    for card in range(CARD_COUNT):
        while state.hand[seat * CARD_COUNT + card] > 0:
            discard_from_hand(state, seat, card)
            state.note(EXCHANGE_DISCARDED.of(seat, card))
    draw_cards(state, seat, count)


def next_turn(state: ArtificiumState, seat: i64) -> None:
    """Clockwise to the next seat that has not passed; when all have, the market is cleared.

    Rule: AR-MKT-6, AR-MKT-7, AR-MKT-8
    """
    players: i64 = state.rules.players
    passed: i64 = state.passed
    distance: i64 = 1
    while distance <= players:
        other: i64 = (seat + distance) % players
        if (passed >> other) & 1 == 0:
            state.agenda.append(MARKET.frame(other))
            return
        distance += 1
    for card in range(CARD_COUNT):
        state.discards[card] += state.market[card]
        state.market[card] = 0
    state.note(MARKET_CLEARED.of())


CARD_MARKET: Final = CardMarket("card-market")
LAY_OUT: Final = LayOut()
MARKET: Final = Market("market")
