"""The four action cards."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.components import FAIR_COINS, THEFT_PRICE
from artel.games.artificium.moves import TAKE, TAKE_CARD, TAKES
from artel.games.artificium.phases.start import draw_cards
from artel.games.artificium.state import (
    ArtificiumState,
    add_to_hand,
    own_memory,
    rules_of,
    take_from_hand,
)
from artel.games.artificium.text import FAIR_PAID, REBUILT, SCOUT_TOOK, SCOUTED, STOLE
from artel.games.artificium.words import CARD_COUNT, GOOD_COUNT, REBUILDING
from artel.kernel.draw import Draw
from artel.kernel.log import only
from artel.kernel.state import NATURE, SEAT, State


def scout(state: ArtificiumState, seat: i64, target: i64) -> None:
    """Scouting: a random card of the other hand changes hands.

    Rule: AR-CRD-18
    """
    state.note(SCOUTED.of(seat, target))
    state.agenda.append(SCOUT_TAKE.frame(NATURE, seat, target))


class ScoutTake(Draw):
    """NATURE picks the card; the seat that lost it draws one from the deck.

    Rule: AR-CRD-18, AR-CRD-19, AR-CRD-31
    """

    def __init__(self) -> None:
        super().__init__("scout-take", TAKE, SEAT, SEAT.named("target"))
        self.taker: Final = self.part("seat")
        self.loser: Final = self.part("target")

    def pool(self, state: State, frame: i64) -> list[int]:
        """The hand of the seat that loses a card."""
        place = self.loser.read(frame) * CARD_COUNT
        return cast(ArtificiumState, state).hand[place : place + CARD_COUNT]

    def drawn(self, state: State, frame: i64) -> list[int]:
        return TAKES

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        taker, loser, card = self.taker.read(frame), self.loser.read(frame), TAKE_CARD.read(move)
        take_from_hand(s, loser, card)
        add_to_hand(s, taker, card)
        own_memory(s).passed(loser, taker, card, s.hand_size)
        s.note(SCOUT_TOOK.of(taker, loser, card), only(taker) | only(loser))
        draw_cards(s, loser, 1)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.taker.read(frame)), "target": int(self.loser.read(frame))}


def rebuild(state: ArtificiumState, seat: i64, card: i64) -> None:
    """Rebuilding: a card played this round comes back into the hand.

    Rule: AR-CRD-21, AR-CRD-22, AR-CRD-23, AR-CRD-30
    """
    state.table[seat * CARD_COUNT + card] -= 1
    if card == REBUILDING:
        state.rebuilt |= 1 << seat
    add_to_hand(state, seat, card)
    own_memory(state).came(seat, card)
    state.note(REBUILT.of(seat, card))


def hold_fair(state: ArtificiumState, seat: i64) -> None:
    """Fair: two coins for each card lying face up before the seat, this one not counted.

    Rule: AR-CRD-24, AR-CRD-25
    """
    played: i64 = 0
    for card in range(CARD_COUNT):
        played += state.table[seat * CARD_COUNT + card]
    state.coins[seat] += played * FAIR_COINS
    state.note(FAIR_PAID.of(seat, played * FAIR_COINS))


def steal(state: ArtificiumState, seat: i64, target: i64, good: i64) -> None:
    """Theft: pay for the level, and the good changes boards.

    Rule: AR-CRD-26, AR-CRD-27, AR-CRD-28
    """
    price: i64 = THEFT_PRICE[rules_of(state).level[good]]
    state.coins[seat] -= price
    state.goods[target * GOOD_COUNT + good] -= 1
    state.goods[seat * GOOD_COUNT + good] += 1
    state.note(STOLE.of(seat, target, good, price))


SCOUT_TAKE: Final = ScoutTake()
