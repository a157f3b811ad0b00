"""Looking through the deck for cards of one kind."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.cards.hand import take_in_hand
from artel.games.sweet_lands.effects.giving import Giver
from artel.games.sweet_lands.effects.vocabulary import GAIN_ROUND_CARDS
from artel.games.sweet_lands.moves import FINDS, FOUND_CARD, THE_DECLINE
from artel.games.sweet_lands.slots import (
    IN_DECK,
    IN_HAND,
    LOOKED_LIST,
    LOOKS_LIST,
    MOST_PLAYERS,
    ON_TABLE,
    UNDER_DECK,
)
from artel.games.sweet_lands.state import SweetState, own, rules_of
from artel.games.sweet_lands.text import FOUND, FOUND_HIDDEN, LOOKED
from artel.games.sweet_lands.words import CARD_COUNT, MACARON, SWEET_COUNT
from artel.kernel.log import all_but, only
from artel.kernel.shape import Field, numbers
from artel.kernel.state import Ask, State

# What is looked for.
WANTED: Final = Field("wanted", ("round", "macaron"))
ROUND_WANTED: Final = 0
CARDS_FOUND: Final = 2
MOST_CARDS: Final = 8


def begin_search(state: SweetState, seat: i64, wanted: i64, cards: i64) -> None:
    """A seat looks through the deck: from then on it knows what is not there, which is in hands.

    Rule: SL-EFF-12, SL-CHR-30
    """
    state.note(LOOKED.of(seat))
    looked = own(state, LOOKED_LIST)
    looks = own(state, LOOKS_LIST)
    bit: i64 = 1 << seat
    players: i64 = state.rules.players
    other: i64 = 0
    while other < players:
        looks[seat * MOST_PLAYERS + other] = 0 if other == seat else state.has(other, on.HAND)
        other += 1
    card: i64 = 0
    while card < CARD_COUNT:
        place: i64 = state.where[card]
        if place == UNDER_DECK:
            state.where[card] = IN_DECK
            state.deck_size += 1
        is_held = IN_HAND <= place < ON_TABLE and place != IN_HAND + seat
        looked[card] = (looked[card] & ~bit) | (bit if is_held else 0)
        card += 1
    state.agenda.append(SEARCH.frame(seat, wanted, cards))


class Search(Ask):
    """Which card is taken out of the deck.

    Rule: SL-EFF-12, SL-CHR-30
    """

    def __init__(self) -> None:
        super().__init__("search", WANTED, numbers("cards", MOST_CARDS))
        self.wanted: Final = self.part("wanted")
        self.cards: Final = self.part("cards")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        wanted = self.wanted.read(frame)
        found: list[int] = []
        for card in range(CARD_COUNT):
            if s.where[card] == IN_DECK and is_wanted(s, card, wanted):
                found.append(FINDS[card])
        if not found:
            found.append(THE_DECLINE)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move == THE_DECLINE:
            return
        s = cast(SweetState, state)
        card = FOUND_CARD.read(move)
        s.deck_size -= 1
        take_in_hand(s, seat, card)
        if s.log is not None:
            s.note(FOUND.of(seat, card), only(seat))
            s.note(FOUND_HIDDEN.of(seat), all_but(only(seat)))
        left: i64 = self.cards.read(frame) - 1
        if left:
            s.agenda.append(SEARCH.frame(seat, self.wanted.read(frame), left))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"wanted": WANTED.word(self.wanted.read(frame)), "count": int(self.cards.read(frame))}


def is_wanted(state: SweetState, card: i64, wanted: i64) -> bool:
    rules = rules_of(state)
    if wanted == ROUND_WANTED:
        return rules.is_round_card[card]
    return rules.card_sweets[card * SWEET_COUNT + MACARON] > 0


class SearchGiver(Giver):
    """Cards to find in the deck."""

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        begin_search(cast(SweetState, state), seat, gain - GAIN_ROUND_CARDS, CARDS_FOUND)


SEARCH: Final = Search()
SEARCH_GIVER: Final = SearchGiver("round-cards", "macaron-cards")
