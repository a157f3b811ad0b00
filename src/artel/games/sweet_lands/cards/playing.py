"""Playing worker cards, employing workers, and looking through the deck for some."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import IfAny, Question
from artel.games.sweet_lands.cards.hand import draw_cards, hand_of, leave_hand
from artel.games.sweet_lands.components.printed import (
    COLUMN_LIMIT,
    COLUMN_LIMIT_PIECES,
    EMPLOY_DIAMONDS,
    GUILD_LIMIT,
    HOST_POINTS,
    SENA_GOLD_PRODUCTION,
    SENA_TOWER_POINTS,
)
from artel.games.sweet_lands.effects.executor import begin_effects, give, may_discard, pay, spend
from artel.games.sweet_lands.effects.giving import Giver
from artel.games.sweet_lands.effects.vocabulary import (
    GAIN_PRODUCTION,
    GAIN_VP,
    PRICE_BASIC,
    PRICE_CARD,
    PRICE_COUNT,
    PRICE_DISK,
)
from artel.games.sweet_lands.moves import (
    EMPLOYED_IN,
    EMPLOYS,
    HIRE,
    HIRED_CARD,
    HIRED_IN,
    PLAYED_CARD,
    PLAYS,
    THE_DECLINE,
)
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import (
    COLUMN_ROOM,
    EMPLOYED,
    IN_HAND,
    ON_TABLE,
)
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import EMPLOYED as EMPLOYED_LINE
from artel.games.sweet_lands.text import PLAYED
from artel.games.sweet_lands.words import (
    ANY_MARK,
    BROWNIE,
    BROWNIE_CLUB,
    CARD_COUNT,
    DIAMOND,
    GOLD,
    GUILD,
    HOST,
    INDUSTRY_COUNT,
    NO_MARK,
    SENA,
    SWEET_COUNT,
)
from artel.kernel.shape import Field, numbers
from artel.kernel.state import Do, State, frame_seat

CARD: Final = numbers("card", CARD_COUNT)
# Which cards of the hand: any, or those for the end of a round.
WHICH: Final = Field("which", ("any", "round"))


def gold_for(state: SweetState, seat: i64, card: i64) -> i64:
    """The gold a card costs, own brownie symbols taken off where the card or a skill says so.

    Rule: SL-CRD-3, SL-CRD-4, SL-UPG-10
    """
    rules = rules_of(state)
    gold: i64 = rules.card_costs[card * PRICE_COUNT]
    if rules.card_brownie[card] or (state.has(seat, on.UPGRADE_SET) >> BROWNIE_CLUB) & 1:
        gold -= state.has(seat, on.SWEET + BROWNIE)
    return gold if gold > 0 else 0


def may_play(state: SweetState, seat: i64, card: i64) -> bool:
    """True when a card of the hand can be paid and its leaving does not empty the hand.

    Rule: SL-CRD-2, SL-HND-3, SL-HND-4
    """
    costs = rules_of(state).card_costs
    begin: i64 = card * PRICE_COUNT
    at: i64 = seat * WIDTH
    sheet = state.sheet
    if sheet[at] < gold_for(state, seat, card):
        return False
    basics: i64 = costs[begin + PRICE_BASIC]
    resource: i64 = 1
    left: i64 = 0
    while resource < 5:
        rest: i64 = sheet[at + resource] - costs[begin + resource]
        if rest < 0:
            return False
        if resource < 4:
            left += rest
        resource += 1
    if left < basics or sheet[at + on.DISK] < costs[begin + PRICE_DISK]:
        return False
    return may_discard(state, seat, 1 + costs[begin + PRICE_CARD])


def play_card(state: SweetState, seat: i64, card: i64, is_free: bool) -> None:
    """A card comes to the table: its cost is paid, its sweets count, its instant ability follows.

    Rule: SL-CRD-2
    """
    rules = rules_of(state)
    leave_hand(state, seat, card, ON_TABLE + seat)
    state.note(PLAYED.of(seat, card))
    state.agenda.append(PLAYED_STEP.frame(seat, card))
    if not is_free:
        costs = rules.card_costs[card * PRICE_COUNT : (card + 1) * PRICE_COUNT]
        costs[GOLD] = gold_for(state, seat, card)
        pay(state, seat, costs, 0)


class Played(Do):
    """A card that has been paid for lies on the table and does what it does.

    Rule: SL-CRD-5, SL-CRD-6, SL-CRD-9, SL-CRD-10, SL-EFF-17, SL-CHR-22, SL-CHR-23, SL-UPG-13
    """

    def __init__(self) -> None:
        super().__init__("played", CARD)
        self.card: Final = self.part("card")

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        card = self.card.read(frame)
        rules = rules_of(s)
        count_card(s, seat, card)
        if not rules.is_round_card[card]:
            s.agenda.append(EMPLOYING.frame(seat, card))
            begin_effects(s, seat, rules.card_instant[card])
        if s.character[seat] == SENA:
            give(s, seat, GAIN_PRODUCTION, SENA_GOLD_PRODUCTION)
            if s.has(seat, on.TOWER):
                give(s, seat, GAIN_VP, SENA_TOWER_POINTS)
        if (s.has(seat, on.UPGRADE_SET) >> HOST) & 1:
            give(s, seat, GAIN_VP, HOST_POINTS)


def count_card(state: SweetState, seat: i64, card: i64) -> None:
    """What everybody may count: played cards, their marks and their sweets.

    Rule: SL-CRD-5, SL-EMP-10
    """
    rules = rules_of(state)
    at: i64 = seat * WIDTH
    state.sheet[at + on.PLAYED] += 1
    mark: i64 = rules.card_mark[card]
    if mark != NO_MARK:
        state.sheet[at + on.FARMING_CARDS + mark] += 1
    sweet: i64 = 0
    while sweet < SWEET_COUNT:
        state.sheet[at + on.SWEET + sweet] += rules.card_sweets[card * SWEET_COUNT + sweet]
        sweet += 1


def column_limit(state: SweetState, seat: i64, industry: i64) -> i64:
    """How many workers a column has room for.

    Rule: SL-EMP-4, SL-EMP-5, SL-EMP-6, SL-EMP-7, SL-UPG-11
    """
    limit: i64 = COLUMN_LIMIT
    pieces: i64 = state.has(seat, on.TENTS + industry)
    for needed in COLUMN_LIMIT_PIECES:
        if pieces >= needed:
            limit += 1
    return limit + GUILD_LIMIT * ((state.has(seat, on.UPGRADE_SET) >> GUILD) & 1)


def may_employ(state: SweetState, seat: i64, card: i64, industry: i64) -> bool:
    """True when a worker may go into a column.

    Rule: SL-EMP-1, SL-EMP-2, SL-EMP-3, SL-EMP-4
    """
    mark: i64 = rules_of(state).card_mark[card]
    if mark != industry and mark != ANY_MARK:
        return False
    return state.has(seat, on.FARMING_COLUMN + industry) < column_limit(state, seat, industry)


def employ(state: SweetState, seat: i64, card: i64, industry: i64) -> None:
    """A worker goes under the last one of a column.

    Rule: SL-EMP-1, SL-EMP-8
    """
    number: i64 = state.has(seat, on.FARMING_COLUMN + industry)
    state.columns[seat * INDUSTRY_COUNT * COLUMN_ROOM + industry * COLUMN_ROOM + number] = card + 1
    state.add(seat, on.FARMING_COLUMN + industry, 1)
    state.where[card] = EMPLOYED + seat
    state.note(EMPLOYED_LINE.of(seat, card, industry))


def may_employ_somewhere(state: SweetState, seat: i64, card: i64) -> bool:
    industry: i64 = 0
    while industry < INDUSTRY_COUNT:
        if may_employ(state, seat, card, industry):
            return True
        industry += 1
    return False


class Employ(Question):
    """Whether a worker just played is employed for a diamond, and where.

    Rule: SL-CRD-8, SL-EMP-2, SL-EMP-9
    """

    def __init__(self) -> None:
        super().__init__("employ", CARD)
        self.card: Final = self.part("card")

    def has_answers(self, state: State, frame: i64, seat: i64) -> bool:
        s = cast(SweetState, state)
        return s.has(seat, on.DIAMOND) >= EMPLOY_DIAMONDS and may_employ_somewhere(
            s, seat, self.card.read(frame)
        )

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        card = self.card.read(frame)
        found: list[int] = []
        industry: i64 = 0
        while industry < INDUSTRY_COUNT:
            if may_employ(s, seat, card, industry):
                found.append(EMPLOYS[industry])
            industry += 1
        found.append(THE_DECLINE)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move != THE_DECLINE:
            s = cast(SweetState, state)
            spend(s, seat, DIAMOND, EMPLOY_DIAMONDS)
            employ(s, seat, self.card.read(frame), EMPLOYED_IN.read(move))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"card": f"card-{self.card.read(frame) + 1}"}


class Hire(Question):
    """A worker of the hand is employed for nothing; its instant ability does not apply.

    Rule: SL-EFF-13, SL-EMP-11, SL-HND-3, SL-UPG-12
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        found: list[int] = []
        if may_discard(s, seat, 1):
            for card in range(CARD_COUNT):
                if s.where[card] == IN_HAND + seat:
                    for industry in range(INDUSTRY_COUNT):
                        if may_employ(s, seat, card, industry):
                            found.append(HIRE.of(card, industry))
        found.append(THE_DECLINE)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move != THE_DECLINE:
            hire(cast(SweetState, state), seat, HIRED_CARD.read(move), HIRED_IN.read(move))


def hire(state: SweetState, seat: i64, card: i64, industry: i64) -> None:
    """A worker goes from the hand into a column.

    Rule: SL-EMP-10, SL-EMP-11
    """
    leave_hand(state, seat, card, EMPLOYED + seat)
    count_card(state, seat, card)
    employ(state, seat, card, industry)


class PlayFromHand(Question):
    """An effect lets a card of the hand be played.

    Rule: SL-EFF-10
    """

    def __init__(self) -> None:
        super().__init__("play-card", WHICH)
        self.which: Final = self.part("which")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        is_round_card = rules_of(s).is_round_card
        hand: list[int] = []
        hand_of(s, seat, PLAYS, hand)
        only_round = self.which.read(frame) == 1
        found: list[int] = []
        for move in hand:
            card = PLAYED_CARD.read(move)
            if (is_round_card[card] or not only_round) and may_play(s, seat, card):
                found.append(move)
        found.append(THE_DECLINE)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move != THE_DECLINE:
            play_card(cast(SweetState, state), seat, PLAYED_CARD.read(move), False)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"which": WHICH.word(self.which.read(frame))}


class EmployGiver(Giver):
    """A card to draw, and a worker to employ for nothing."""

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        s = cast(SweetState, state)
        for _ in range(amount):
            s.agenda.append(HIRE_STEP.frame(seat))
            draw_cards(s, seat, 1)


class PlayGiver(Giver):
    """Cards to play from the hand."""

    def __init__(self, gain: str, which: int) -> None:
        super().__init__(gain)
        self.which: Final = which

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for _ in range(amount):
            state.agenda.append(PLAY_FROM_HAND.frame(seat, self.which))


PLAYED_STEP: Final = Played()
EMPLOY: Final = Employ()
EMPLOYING: Final = IfAny("employing", EMPLOY)
HIRE_STEP: Final = Hire("hire")
PLAY_FROM_HAND: Final = PlayFromHand()
EMPLOY_GIVER: Final = EmployGiver("employ")
PLAY_GIVER: Final = PlayGiver("play-card", 0)
ROUND_GIVER: Final = PlayGiver("play-round-card", 1)
