"""Looking through the deck for cards of one kind."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.cards.hand import take_in_hand
from artel.games.sweet_lands.components.printed import CARDS_FOUND
from artel.games.sweet_lands.effects.giving import Giver
from artel.games.sweet_lands.effects.vocabulary import GAIN_ROUND_CARDS
from artel.games.sweet_lands.memory import remember_hands
from artel.games.sweet_lands.moves import FINDS, FOUND_CARD, THE_DECLINE
from artel.games.sweet_lands.slots import IN_DECK, UNDER_DECK
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import FOUND, FOUND_HIDDEN, LOOKED
from artel.games.sweet_lands.words import CARD_COUNT, MACARON, SWEET_COUNT
from artel.kernel.log import all_but, only
from artel.kernel.shape import Field, numbers
from artel.kernel.state import Do, State, frame_seat

# What is looked for.
WANTED_FIELD: Final = Field("wanted", ("round", "macaron"))
ROUND_WANTED: Final = 0
MOST_CARDS: Final = 8


def look_through(state: SweetState, seat: i64) -> None:
    """A seat looks through the deck: from then on it knows what is not there, which is in hands.

    Rule: SL-EFF-12, SL-CHR-30
    """
    state.note(LOOKED.of(seat))
    for card in range(CARD_COUNT):
        if state.where[card] == UNDER_DECK:
            state.where[card] = IN_DECK
            state.deck_size += 1
    remember_hands(state, seat)


class Looking(Do):
    """The deck is taken up when all that comes before it is done."""

    def __init__(self) -> None:
        super().__init__("looking", WANTED_FIELD, numbers("cards", MOST_CARDS))
        self.wanted: Final = self.part("wanted")
        self.cards: Final = self.part("cards")

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        look_through(s, seat)
        s.agenda.append(SEARCH.frame(seat, self.wanted.read(frame), self.cards.read(frame)))


class Search(Question):
    """Which card is taken out of the deck; none only where none fits.

    Rule: SL-EFF-12, SL-CHR-30
    """

    def __init__(self) -> None:
        super().__init__("search", WANTED_FIELD, numbers("cards", MOST_CARDS))
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
        return {"wanted": WANTED_FIELD.word(self.wanted.read(frame)), "count": int(self.cards.read(frame))}


def is_wanted(state: SweetState, card: i64, wanted: i64) -> bool:
    rules = rules_of(state)
    if wanted == ROUND_WANTED:
        return rules.is_round_card[card]
    return rules.card_sweets[card * SWEET_COUNT + MACARON] > 0


class SearchGiver(Giver):
    """Cards to find in the deck."""

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for _ in range(amount):
            state.agenda.append(LOOKING.frame(seat, gain - GAIN_ROUND_CARDS, CARDS_FOUND))


SEARCH: Final = Search()
LOOKING: Final = Looking()
SEARCH_GIVER: Final = SearchGiver("round-cards", "macaron-cards")
