"""Carmen Honey's first round: two workers of her hand are employed for nothing."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.cards.hand import draw_cards, leave_hand
from artel.games.sweet_lands.cards.playing import hire, may_employ
from artel.games.sweet_lands.components.printed import CARMEN_WORKERS
from artel.games.sweet_lands.moves import HIRE, HIRED_CARD, HIRED_IN
from artel.games.sweet_lands.slots import IN_HAND, UNDER_DECK
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import RETURNED
from artel.games.sweet_lands.words import ANY_MARK, CARD_COUNT, INDUSTRY_COUNT, NO_MARK
from artel.kernel.shape import numbers
from artel.kernel.state import Do, State, frame_seat


def workers_in_hand(state: SweetState, seat: i64) -> list[int]:
    """The cards of a hand with an industry mark."""
    marks = rules_of(state).card_mark
    place = IN_HAND + seat
    return [card for card in range(CARD_COUNT) if state.where[card] == place and marks[card] != NO_MARK]


def fit_together(one: int, other: int) -> bool:
    """True when workers with these marks have room in columns for one each."""
    return one != other or one == ANY_MARK


class Welcome(Do):
    """Two workers that fit into the columns together, or all cards go under the deck and others come.

    Rule: SL-CHR-25
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        marks = rules_of(s).card_mark
        workers = workers_in_hand(s, seat)
        if any(fit_together(marks[one], marks[other]) for one in workers for other in workers if one < other):
            s.agenda.append(HIRE_TWO.frame(seat, CARMEN_WORKERS))
            return
        cards: i64 = s.has(seat, on.HAND)
        if s.deck_size < cards:
            return
        for card in range(CARD_COUNT):
            if s.where[card] == IN_HAND + seat:
                leave_hand(s, seat, card, UNDER_DECK)
                s.note(RETURNED.of(seat, card))
        s.agenda.append(self.frame(seat))
        draw_cards(s, seat, cards)


class HireTwo(Question):
    """Which worker is employed; the first must leave room and a card for the second.

    Rule: SL-CHR-24
    """

    def __init__(self) -> None:
        super().__init__("hire-two", numbers("left", 4))
        self.left: Final = self.part("left")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        workers = workers_in_hand(s, seat)
        found: list[int] = []
        for card in workers:
            for industry in range(INDUSTRY_COUNT):
                if may_employ(s, seat, card, industry) and (
                    self.left.read(frame) == 1 or self.leaves_one(s, workers, card, industry)
                ):
                    found.append(HIRE.of(card, industry))
        return found

    def leaves_one(self, state: SweetState, workers: list[int], card: int, industry: int) -> bool:
        """True when another worker has room elsewhere."""
        marks = rules_of(state).card_mark
        return any(other != card and marks[other] != industry for other in workers)

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        hire(s, seat, HIRED_CARD.read(move), HIRED_IN.read(move))
        if self.left.read(frame) > 1:
            s.agenda.append(HIRE_TWO.frame(seat, self.left.read(frame) - 1))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"left": int(self.left.read(frame))}


WELCOME: Final = Welcome("welcome")
HIRE_TWO: Final = HireTwo()
