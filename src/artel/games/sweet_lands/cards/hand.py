"""The deck, the hands and the discards; and paying with cards or with any basic resources."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.components.printed import GRETEL_TOWER_POINTS, SCHOLAR_DISCARDS
from artel.games.sweet_lands.effects.executor import give, may_discard, spend
from artel.games.sweet_lands.effects.giving import Giver, in_parts
from artel.games.sweet_lands.effects.vocabulary import GAIN_VP
from artel.games.sweet_lands.memory import forget, remember_shuffle
from artel.games.sweet_lands.moves import (
    DISCARDED_CARD,
    DISCARDS,
    DRAW,
    DRAWN_CARD,
    DRAWS,
    GAIN,
    MOST_BASICS,
    SPEND,
    SPENT_IRON,
    SPENT_WHEAT,
    SPENT_WOOD,
    THE_DIAMOND,
)
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import (
    DISCARDED,
    IN_DECK,
    IN_HAND,
    UNDER_DECK,
)
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.text import DISCARDED as DISCARDED_LINE
from artel.games.sweet_lands.text import DREW, DREW_HIDDEN, RESHUFFLED
from artel.games.sweet_lands.words import BASICS, CARD_COUNT, DIAMOND, GRETEL, IRON, WHEAT, WOOD
from artel.kernel.draw import Draw
from artel.kernel.log import all_but, only
from artel.kernel.rng import Rng
from artel.kernel.shape import Field, Shape, numbers
from artel.kernel.state import NATURE, SEAT, Do, State, frame_seat

MOST_CARDS: Final = 64
CARDS_LEFT: Final = numbers("cards", MOST_CARDS)
# What a discard is for: only the hand cost of an area may be paid with diamonds.
WHY: Final = Field("why", ("cost", "area"))
# So many diamonds stay for the price of the area itself.
KEPT_FIELD: Final = numbers("kept", 4)
FOR_COST: Final = 0
FOR_AREA: Final = 1


def draw_cards(state: SweetState, seat: i64, cards: i64) -> None:
    """Put the drawing of so many cards on the agenda."""
    for part in in_parts(cards, MOST_CARDS - 1):
        state.agenda.append(DRAWING.frame(seat, part))


def ensure_deck(state: SweetState) -> bool:
    """True when a card can be drawn; the discards, and what lies under the deck, become the deck in time.

    Rule: SL-HND-6, SL-HND-7
    """
    if state.deck_size > 0:
        return True
    size: i64 = 0
    place: i64 = 0
    for card in range(CARD_COUNT):
        place = state.where[card]
        if place in (DISCARDED, UNDER_DECK):
            state.where[card] = IN_DECK
            size += 1
    state.deck_size = size
    if size:
        remember_shuffle(state)
        state.note(RESHUFFLED.of())
    return size > 0


def hand_of(state: SweetState, seat: i64, moves: list[int], found: list[int]) -> None:
    """Append the moves of the cards in a hand."""
    where = state.where
    left: i64 = state.sheet[seat * WIDTH + on.HAND]
    place: i64 = IN_HAND + seat
    card: i64 = 0
    while left > 0:
        if where[card] == place:
            found.append(moves[card])
            left -= 1
        card += 1


def take_in_hand(state: SweetState, seat: i64, card: i64) -> None:
    state.where[card] = IN_HAND + seat
    state.sheet[seat * WIDTH + on.HAND] += 1


def leave_hand(state: SweetState, seat: i64, card: i64, place: i64) -> None:
    """A card leaves a hand, openly."""
    state.where[card] = place
    state.sheet[seat * WIDTH + on.HAND] -= 1
    if state.known[card]:
        forget(state, card)


def discard(state: SweetState, seat: i64, card: i64) -> None:
    """A card of the hand goes openly to the discards.

    Rule: SL-HND-2
    """
    leave_hand(state, seat, card, DISCARDED)
    state.note(DISCARDED_LINE.of(seat, card))


class Drawing(Do):
    """Cards to draw, as far as there are any when it comes to it.

    Rule: SL-HND-1, SL-HND-7
    """

    def __init__(self) -> None:
        super().__init__("drawing", CARDS_LEFT)
        self.cards: Final = self.part("cards")

    def run(self, state: State, frame: i64) -> None:
        if ensure_deck(cast(SweetState, state)):
            state.agenda.append(DRAW_CARD.frame(NATURE, frame_seat(frame), self.cards.read(frame)))


class DeckDraw(Draw):
    """NATURE draws one of the cards of the deck, each as likely as any other.

    Rule: SL-HND-1
    """

    def pool(self, state: State, frame: i64) -> list[int]:
        where = cast(SweetState, state).where
        return [1 if where[card] == IN_DECK else 0 for card in range(CARD_COUNT)]

    def drawn(self, state: State, frame: i64) -> list[int]:
        return DRAWS

    def sample(self, state: State, frame: i64, rng: Rng) -> i64:
        """The same as picking among `moves`, without listing them."""
        s = cast(SweetState, state)
        where = s.where
        number: i64 = rng.below(s.deck_size)
        card: i64 = 0
        while True:
            if where[card] == IN_DECK:
                if number == 0:
                    return DRAWS[card]
                number -= 1
            card += 1


class DrawCard(DeckDraw):
    """NATURE draws the next of several cards for a seat, each as likely as any other in the deck.

    Rule: SL-HND-1
    """

    def __init__(self) -> None:
        super().__init__("draw-card", DRAW, SEAT, CARDS_LEFT)
        self.who: Final = self.part("seat")
        self.cards: Final = self.part("cards")

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        who = self.who.read(frame)
        card = DRAWN_CARD.read(move)
        s.deck_size -= 1
        take_in_hand(s, who, card)
        if s.log is not None:
            s.note(DREW.of(who, card), only(who))
            s.note(DREW_HIDDEN.of(who), all_but(only(who)))
        draw_cards(s, who, self.cards.read(frame) - 1)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.who.read(frame)), "count": int(self.cards.read(frame))}


class Discard(Question):
    """Which card of the hand is given up, one after the other.

    Rule: SL-ARE-7, SL-HND-2, SL-HND-3, SL-CHR-32, SL-CHR-33
    """

    def __init__(self) -> None:
        super().__init__("discard", CARDS_LEFT, WHY, KEPT_FIELD)
        self.cards: Final = self.part("cards")
        self.why: Final = self.part("why")
        self.kept: Final = self.part("kept")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        found: list[int] = []
        diamonds = self.may_pay_diamond(s, frame, seat)
        # With diamonds for some of them, the hand need not be enough for all.
        if may_discard(s, seat, 1):
            hand_of(s, seat, DISCARDS, found)
        if diamonds:
            found.append(THE_DIAMOND)
        return found

    def may_pay_diamond(self, state: SweetState, frame: i64, seat: i64) -> bool:
        return (
            self.why.read(frame) == FOR_AREA
            and state.character[seat] == GRETEL
            and state.has(seat, on.DIAMOND) > self.kept.read(frame)
        )

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        left: i64 = self.cards.read(frame) - 1
        if left:
            s.agenda.append(DISCARD.frame(seat, left, self.why.read(frame), self.kept.read(frame)))
        if move == THE_DIAMOND:
            spend(s, seat, DIAMOND, 1)
            if s.has(seat, on.TOWER):
                give(s, seat, GAIN_VP, GRETEL_TOWER_POINTS)
        else:
            discard(s, seat, DISCARDED_CARD.read(move))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"count": int(self.cards.read(frame)), "why": WHY.word(self.why.read(frame))}


class SpendBasics(Question):
    """So many basic resources are paid, any of those allowed, in one answer.

    Rule: SL-RES-2, SL-RES-4, SL-FRE-3, SL-FRE-8, SL-CHR-9
    """

    def __init__(self) -> None:
        super().__init__("spend", numbers("count", MOST_BASICS), numbers("kinds", 8))
        self.count: Final = self.part("count")
        # A bit for each basic resource that may be paid.
        self.kinds: Final = self.part("kinds")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        at: i64 = seat * WIDTH
        kinds = self.kinds.read(frame)
        return splits(
            SPEND,
            self.count.read(frame),
            s.sheet[at + on.WHEAT] if kinds & 1 else 0,
            s.sheet[at + on.WOOD] if kinds & 2 else 0,
            s.sheet[at + on.IRON] if kinds & 4 else 0,
        )

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        spend(s, seat, WHEAT, SPENT_WHEAT.read(move))
        spend(s, seat, WOOD, SPENT_WOOD.read(move))
        spend(s, seat, IRON, SPENT_IRON.read(move))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        kinds = self.kinds.read(frame)
        allowed = [basic for number, basic in enumerate(BASICS) if (kinds >> number) & 1]
        return {"count": int(self.count.read(frame)), "kinds": allowed}


class GainBasics(Question):
    """So many basic resources are gained, of any kind, in one answer.

    Rule: SL-RES-2, SL-EFF-7, SL-FRE-9
    """

    def __init__(self) -> None:
        super().__init__("gain", numbers("count", MOST_BASICS))
        self.count: Final = self.part("count")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        count = self.count.read(frame)
        return splits(GAIN, count, count, count, count)

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        give(s, seat, WHEAT, SPENT_WHEAT.read(move))
        give(s, seat, WOOD, SPENT_WOOD.read(move))
        give(s, seat, IRON, SPENT_IRON.read(move))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"count": int(self.count.read(frame))}


def splits(verb: Shape, count: i64, wheat: i64, wood: i64, iron: i64) -> list[int]:
    """Every way to make so many out of at most these."""
    found: list[int] = []
    grain: i64 = 0
    while grain <= count and grain <= wheat:
        rest: i64 = count - grain
        timber: i64 = rest - iron if rest > iron else 0
        while timber <= rest and timber <= wood:
            found.append(verb.of(grain, timber, rest - timber))
            timber += 1
        grain += 1
    return found


class CardGiver(Giver):
    """Cards to draw."""

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        draw_cards(cast(SweetState, state), seat, amount)


class BasicGiver(Giver):
    """Any basic resources."""

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for part in in_parts(amount, MOST_BASICS - 1):
            state.agenda.append(GAIN_BASICS.frame(seat, part))


class Swapping(Do):
    """A card given up for a diamond, where one can be.

    Rule: SL-EFF-11, SL-HND-3
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        if may_discard(s, seat, 1):
            give(s, seat, DIAMOND, 1)
            s.agenda.append(DISCARD.frame(seat, 1, FOR_COST))


class Dropping(Do):
    """A card given up after others were drawn, where one can be.

    Rule: SL-UPG-8, SL-HND-3
    """

    def run(self, state: State, frame: i64) -> None:
        seat = frame_seat(frame)
        if may_discard(cast(SweetState, state), seat, SCHOLAR_DISCARDS):
            state.agenda.append(DISCARD.frame(seat, SCHOLAR_DISCARDS, FOR_COST))


class SwapGiver(Giver):
    """Cards to give up for diamonds."""

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for _ in range(amount):
            state.agenda.append(SWAPPING.frame(seat))


DRAWING: Final = Drawing()
DRAW_CARD: Final = DrawCard()
DISCARD: Final = Discard()
SPEND_BASICS: Final = SpendBasics()
GAIN_BASICS: Final = GainBasics()
DROPPING: Final = Dropping("dropping")
SWAPPING: Final = Swapping("swapping")
CARD_GIVER: Final = CardGiver("cards")
BASIC_GIVER: Final = BasicGiver("basic")
SWAP_GIVER: Final = SwapGiver("card-to-diamond")
