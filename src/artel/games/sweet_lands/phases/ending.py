"""The end of a round for one seat: six steps, and the support piece moves."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.components.printed import (
    COLUMN_POINTS,
    ELSA_TERRAIN,
    FOOD_POINTS,
    INDUSTRY_POINTS,
    SUPPORT_CELLS,
    SWEET_POINTS,
)
from artel.games.sweet_lands.counts import (
    CITIES,
    COLUMNS,
    MAIN_SWEET,
    PORTS,
    count,
)
from artel.games.sweet_lands.domain.laying import ANY_CELL, lay_ahead
from artel.games.sweet_lands.effects.vocabulary import GAIN_CITY_POINTS, GAIN_INDUSTRY_POINTS, IF
from artel.games.sweet_lands.moves import SUPPORT_AT, SUPPORTS_CHOSEN
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import ON_TABLE
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import (
    CITY_POINTS,
    FIRST_SOURCES,
    MIO_SUPPORT,
    ROUND_ENDED,
    ROUND_POINTS,
    SUPPORT_CHOSEN,
)
from artel.games.sweet_lands.text import INDUSTRY_POINTS as INDUSTRY_LINE
from artel.games.sweet_lands.words import (
    CARD_COUNT,
    CHE,
    ELSA,
    FOOD_SKILL,
    INDUSTRY_SKILL,
    NATA,
    NORMAL_SUPPORT_COUNT,
    ROUND_COUNT,
    UP_CITIES,
    UP_PORTS,
    UP_SWEET,
)
from artel.games.sweet_lands.words import (
    COLUMNS as COLUMNS_SKILL,
)
from artel.kernel.state import Do, State, frame_seat

FROM_CHARACTER: Final = 0
FROM_SUPPORT: Final = 1
FROM_SKILL: Final = 2
FROM_UPGRADE: Final = 3
FROM_CARD: Final = 4


def begin_end_of_round(state: SweetState, seat: i64) -> None:
    """The seat is out of this round; whoever is first will be first in the next.

    Rule: SL-END-1, SL-END-9, SL-END-11, SL-CHR-17
    """
    place: i64 = state.ended
    state.ended += 1
    state.sheet[seat * WIDTH + on.ENDED] = place + 1
    state.sheet[seat * WIDTH + on.ROUND_INDUSTRY] = 0
    state.next_order[place] = seat + 1
    if place == 0:
        state.next_first = seat
    state.note(ROUND_ENDED.of(seat, place + 1))
    if state.round < ROUND_COUNT:
        state.agenda.append(MOVE_SUPPORT.frame(seat))
    state.agenda.append(ROUND_SCORE.frame(seat))
    if state.character[seat] == ELSA:
        lay_ahead(state, seat, ELSA_TERRAIN, 0, ANY_CELL)


class RoundScore(Do):
    """City points, industry points and victory points at the end of a round, in their order.

    Rule: SL-END-1, SL-END-2, SL-END-10, SL-CHR-4
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        # Nata's tower counts what the third step gives.
        is_nata = s.character[seat] == NATA
        if not is_nata:
            tower_points(s, seat)
        city_points(s, seat)
        industry_points(s, seat)
        if is_nata:
            tower_points(s, seat)
        support_points(s, seat)
        skill_points(s, seat)
        card_points(s, seat)


def score(state: SweetState, seat: i64, source: i64, number: i64, points: i64) -> None:
    """Victory points of one source."""
    if points > 0:
        state.add(seat, on.VP, points)
        state.note(ROUND_POINTS.of(seat, FIRST_SOURCES[source] + number, points))


def gain_industry(state: SweetState, seat: i64, points: i64) -> None:
    state.add(seat, on.INDUSTRY_POINTS, points)
    state.add(seat, on.ROUND_INDUSTRY, points)
    state.note(INDUSTRY_LINE.of(seat, points))


def tower_points(state: SweetState, seat: i64) -> None:
    """What a clock tower gives at the end of a round.

    Rule: SL-END-2, SL-CHR-2, SL-CHR-8, SL-CHR-10, SL-CHR-15, SL-CHR-18, SL-CHR-20, SL-CHR-27, SL-CHR-35,
        SL-CHR-38
    """
    if not state.has(seat, on.TOWER):
        return
    who: i64 = state.character[seat]
    which: i64 = rules_of(state).tower_effect[who]
    if not which:
        return
    table = rules_of(state).effects
    gain: i64 = table.gains[table.first_gain[table.begin[which]]]
    points = points_of(state, seat, which)
    if gain == GAIN_INDUSTRY_POINTS:
        gain_industry(state, seat, points)
    elif gain == GAIN_CITY_POINTS:
        state.add(seat, on.CITY_POINTS, points)
        state.note(CITY_POINTS.of(seat, count(state, seat, table.per[table.begin[which]]), points))
    else:
        score(state, seat, FROM_CHARACTER, who, points)


def city_points(state: SweetState, seat: i64) -> None:
    """City points by the number of cities; Che Lotus's tower has a table of its own.

    Rule: SL-END-3, SL-CTY-6, SL-CTY-7, SL-CHR-12
    """
    rules = rules_of(state)
    cities = count(state, seat, CITIES)
    if not cities:
        return
    table = rules.city_points
    if state.character[seat] == CHE and state.has(seat, on.TOWER):
        table = rules.lotus_points
    points: i64 = table[(cities if cities < len(table) else len(table)) - 1]
    state.add(seat, on.CITY_POINTS, points)
    state.note(CITY_POINTS.of(seat, cities, points))


def industry_points(state: SweetState, seat: i64) -> None:
    """The point symbols that both markers have passed.

    Rule: SL-END-4, SL-END-12
    """
    symbols = rules_of(state).industry_points
    points: i64 = 0
    step: i64 = 1
    cart: i64 = state.has(seat, on.CART)
    locomotive: i64 = state.has(seat, on.LOCOMOTIVE)
    while step < len(symbols):
        if step <= cart:
            points += symbols[step]
        if step <= locomotive:
            points += symbols[step]
        step += 1
    if points:
        gain_industry(state, seat, points)


def support_points(state: SweetState, seat: i64) -> None:
    """The end-of-round token over the own support cell.

    Rule: SL-END-5
    """
    cell: i64 = state.has(seat, on.SUPPORT) - 1
    for token in state.supports[2 * cell : 2 * cell + 2]:
        number: i64 = token - 1
        if number >= NORMAL_SUPPORT_COUNT:
            which: i64 = rules_of(state).support_round[number - NORMAL_SUPPORT_COUNT]
            score(state, seat, FROM_SUPPORT, number, points_of(state, seat, which))


def points_of(state: SweetState, seat: i64, which: i64) -> i64:
    """The victory points of a printed list: those of all its effects whose conditions are met.

    Rule: SL-CRD-9, SL-EFF-5
    """
    table = rules_of(state).effects
    points: i64 = 0
    item: i64 = table.begin[which]
    while item < table.end[which]:
        if table.condition[item] != IF or count(state, seat, table.needs[item]) >= table.needs_number[item]:
            times: i64 = 1
            if table.per[item] >= 0:
                times = count(state, seat, table.per[item]) // table.per_number[item]
            points += times * table.amounts[table.first_gain[item]]
        item += 1
    return points


def reached(steps: tuple[tuple[int, int], ...], value: i64) -> i64:
    """The points of the highest of these steps that a value reaches."""
    points: i64 = 0
    for needed, given in steps:
        if value >= needed:
            points = given
    return points


def skill_points(state: SweetState, seat: i64) -> None:
    """Skills with an end-of-round ability.

    Rule: SL-END-6, SL-SKL-4, SL-SKL-5, SL-SKL-6, SL-UPG-1, SL-UPG-2, SL-UPG-3
    """
    skills: i64 = state.has(seat, on.SKILL_SET)
    if (skills >> COLUMNS_SKILL) & 1:
        score(state, seat, FROM_SKILL, COLUMNS_SKILL, reached(COLUMN_POINTS, count(state, seat, COLUMNS)))
    if (skills >> FOOD_SKILL) & 1:
        score(state, seat, FROM_SKILL, FOOD_SKILL, reached(FOOD_POINTS, state.has(seat, on.FOOD)))
    if (skills >> INDUSTRY_SKILL) & 1:
        points = reached(INDUSTRY_POINTS, state.has(seat, on.ROUND_INDUSTRY))
        score(state, seat, FROM_SKILL, INDUSTRY_SKILL, points)
    upgrades: i64 = state.has(seat, on.UPGRADE_SET)
    if not upgrades:
        return
    rules = rules_of(state)
    if (upgrades >> UP_CITIES) & 1:
        score(state, seat, FROM_UPGRADE, UP_CITIES, rules.city_vp * count(state, seat, CITIES))
    if (upgrades >> UP_PORTS) & 1:
        score(state, seat, FROM_UPGRADE, UP_PORTS, rules.port_vp * count(state, seat, PORTS))
    if (upgrades >> UP_SWEET) & 1:
        score(state, seat, FROM_UPGRADE, UP_SWEET, SWEET_POINTS * count(state, seat, MAIN_SWEET))


def card_points(state: SweetState, seat: i64) -> None:
    """Every end-of-round card on the table.

    Rule: SL-END-7, SL-CRD-9
    """
    rules = rules_of(state)
    place: i64 = ON_TABLE + seat
    card: i64 = 0
    while card < CARD_COUNT:
        if state.where[card] == place and rules.is_round_card[card]:
            score(state, seat, FROM_CARD, card, points_of(state, seat, rules.card_round[card]))
        card += 1


def free_supports(state: SweetState) -> list[int]:
    """The support cells without a piece.

    Rule: SL-SUP-1, SL-SUP-3, SL-SOL-6
    """
    players: i64 = state.rules.players
    taken: i64 = 0
    if state.mio_support:
        taken |= 1 << state.mio_support
    for seat in range(players):
        taken |= 1 << state.has(seat, on.SUPPORT)
    return [place for place in range(SUPPORT_CELLS[players]) if (taken >> (place + 1)) & 1 == 0]


class MoveSupport(Question):
    """Where the support piece goes; alone, Mio's goes where it was.

    Rule: SL-END-8, SL-SOL-6, SL-SOL-7
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        return [SUPPORTS_CHOSEN[place] for place in free_supports(cast(SweetState, state))]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        place = SUPPORT_AT.read(move)
        if s.rules.players == 1:
            s.mio_support = s.has(seat, on.SUPPORT)
            s.note(MIO_SUPPORT.of(s.mio_support - 1))
        s.sheet[seat * WIDTH + on.SUPPORT] = place + 1
        s.note(SUPPORT_CHOSEN.of(seat, place))


ROUND_SCORE: Final = RoundScore("round-score")
MOVE_SUPPORT: Final = MoveSupport("move-support")
