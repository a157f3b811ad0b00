"""Industry bonuses: the workers of a column do their work, one after the other."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.components.printed import CARMEN_MARKS, FOREMAN_POINTS
from artel.games.sweet_lands.effects.executor import begin_effects, give
from artel.games.sweet_lands.effects.giving import Giver
from artel.games.sweet_lands.effects.vocabulary import GAIN_FARMING_BONUS, GAIN_VP
from artel.games.sweet_lands.moves import BONUS_INDUSTRY, BONUSES
from artel.games.sweet_lands.slots import COLUMN_ROOM
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import BONUS_TAKEN, MARKED
from artel.games.sweet_lands.words import CARMEN, FOREMAN, INDUSTRIES, INDUSTRY_COUNT
from artel.kernel.shape import CODE_MASK, Field, numbers
from artel.kernel.state import Do, State, frame_seat

INDUSTRY: Final = Field("industry", INDUSTRIES)
# The printed effect of a column is the first, then come its workers.
PLACE: Final = numbers("place", COLUMN_ROOM + 2)
# How many bonuses have led to this one, and how many may wait: a column that brings bonuses of its own would
# go on for ever.
MOST_CHAIN: Final = 16
MOST_WAITING: Final = 8
CHAIN: Final = numbers("chain", MOST_CHAIN)


def gain_bonus(state: State, frame: i64) -> None:
    """An industry bonus: at once, or when the one that is going on is finished, in the order of gaining.

    Rule: SL-IBO-3
    """
    agenda = state.agenda
    place: i64 = 0
    size: i64 = len(agenda)
    while place < size:
        code = agenda[place] & CODE_MASK
        if code == WORKING.shape.code or code == CHOOSE_BONUS.shape.code:
            agenda.insert(place, frame)
            return
        place += 1
    agenda.append(frame)


def chain_of(state: State) -> i64:
    """How many bonuses have led to one that is gained now; as many as may be where too many wait.

    Rule: SL-IBO-5
    """
    found: i64 = 0
    waiting: i64 = 0
    for frame in state.agenda:
        code = frame & CODE_MASK
        if code == WORKING.shape.code:
            waiting += 1
            found = WORKING.chain.read(frame) + 1
        elif code == CHOOSE_BONUS.shape.code:
            waiting += 1
    return found if waiting <= MOST_WAITING else MOST_CHAIN


class Working(Do):
    """The next ability of a column, from top to bottom; it stays on the agenda until all are done.

    Rule: SL-IBO-1, SL-IBO-2, SL-EFF-17, SL-SKL-12, SL-CHR-26
    """

    def __init__(self) -> None:
        super().__init__("working", INDUSTRY, PLACE, CHAIN)
        self.industry: Final = self.part("industry")
        self.place: Final = self.part("place")
        self.chain: Final = self.part("chain")

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        industry = self.industry.read(frame)
        place = self.place.read(frame)
        rules = rules_of(s)
        if place > s.has(seat, on.FARMING_COLUMN + industry):
            return
        s.agenda.append(WORKING.frame(seat, industry, place + 1, self.chain.read(frame)))
        if place == 0:
            s.note(BONUS_TAKEN.of(seat, industry))
            self.honour(s, seat)
            begin_effects(s, seat, rules.column_effect[s.character[seat]][industry])
        else:
            at: i64 = (seat * INDUSTRY_COUNT + industry) * COLUMN_ROOM + place - 1
            begin_effects(s, seat, rules.card_work[s.columns[at] - 1])

    def honour(self, state: SweetState, seat: i64) -> None:
        """What a bonus gives to those who like bonuses."""
        if (state.has(seat, on.SKILL_SET) >> FOREMAN) & 1:
            give(state, seat, GAIN_VP, FOREMAN_POINTS)
        if state.character[seat] == CARMEN:
            state.add(seat, on.HONEY_MARKS, CARMEN_MARKS)
            state.note(MARKED.of(seat, state.has(seat, on.HONEY_MARKS)))


class ChooseBonus(Question):
    """Of which industry a bonus is, asked when it begins.

    Rule: SL-IBO-4
    """

    def __init__(self) -> None:
        super().__init__("choose-bonus", CHAIN)
        self.chain: Final = self.part("chain")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        return BONUSES[:]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        state.agenda.append(WORKING.frame(seat, BONUS_INDUSTRY.read(move), 0, self.chain.read(frame)))


class BonusGiver(Giver):
    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for _ in range(amount):
            chain = chain_of(state)
            if chain >= MOST_CHAIN:
                return
            if gain < GAIN_FARMING_BONUS:
                gain_bonus(state, CHOOSE_BONUS.frame(seat, chain))
            else:
                gain_bonus(state, WORKING.frame(seat, gain - GAIN_FARMING_BONUS, 0, chain))


WORKING: Final = Working()
CHOOSE_BONUS: Final = ChooseBonus()
BONUS_GIVER: Final = BonusGiver("any-bonus", "farming-bonus", "forestry-bonus", "mining-bonus")
