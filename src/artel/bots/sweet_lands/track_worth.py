"""What steps on the tracks, skill tokens and support cells are worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.outlook import Outlook
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import COLUMN_POINTS, FOOD_POINTS
from artel.games.sweet_lands.counts import COLUMNS, count
from artel.games.sweet_lands.phases.ending import points_of, reached
from artel.games.sweet_lands.scoring import TRACK_COUNTS
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import (
    BUILDER,
    FOOD_SKILL,
    FOREMAN,
    GREY_3,
    HARVEST,
    INDUSTRY_SKILL,
    JASMINE,
    JEWEL,
    NORMAL_SUPPORT_COUNT,
    PURSE,
    RABBIT_KEEPER,
    SKILL_COUNT,
)
from artel.games.sweet_lands.words import (
    COLUMNS as COLUMNS_SKILL,
)

UPGRADE_EACH: Final = 4.0


def step_value(o: Outlook, s: SweetState, seat: i64, track: i64) -> float:
    """What a step of a prosperity marker brings: its bonus, and a better rate for what will be there."""
    rates = o.rates[track]
    step: i64 = s.has(seat, on.FIRST_TRACK + track)
    grows: list[float] = [
        o.w.tokens_grow,
        o.w.rabbits_grow,
        o.w.roads_grow,
        o.w.properties_grow,
        o.w.employed_grow,
        0.0,
    ]
    have: float = float(count(s, seat, TRACK_COUNTS[track])) + grows[track] * (o.left + 0.4)
    if track == 5:
        have += (o.left + 1.0) * 0.35 * float(s.has(seat, on.CART))
    found = (rates[step + 1] - rates[step]) * have
    found += o.effects(s, seat, o.rules.track_effects[track][step + 1])
    if step + 1 == len(rates) - 1:
        found -= o.price[4]
        if (s.crowned >> track) & 1 == 0:
            found += o.effects(s, seat, o.rules.crown_effect[track])
    return found


def marker_value(o: Outlook, s: SweetState, seat: i64, marker: i64) -> float:
    """What a step of a marker on the industry track brings."""
    step: i64 = s.has(seat, on.CART if marker == 0 else on.LOCOMOTIVE) + 1
    if step > o.rules.industry_end:
        return 1.0
    found: float = 0.6 + o.effects(s, seat, o.rules.marker_effects[marker][step])
    found += (
        o.rules.industry_points[step] * (o.left + 1.0) * (0.3 + o.rates[5][s.has(seat, on.FIRST_TRACK + 5)])
    )
    if step < o.rules.industry_end:
        found += 0.3 * o.effects(s, seat, o.rules.marker_effects[marker][step + 1])
    return found


def skill_value(o: Outlook, s: SweetState, seat: i64, token: i64) -> float:
    """What a skill token brings until the end."""
    ends: float = o.left + 1.0
    found: float = 0.0
    if s.character[seat] == JASMINE:
        found += 0.4 * ends
    if token >= SKILL_COUNT:
        return found + UPGRADE_EACH * ends - o.price[4]
    if token <= GREY_3:
        best: float = -1000.0
        for track in (2 * token, 2 * token + 1):
            if s.has(seat, on.FIRST_TRACK + track) + 1 < o.rules.track_end[track]:
                best = max(best, step_value(o, s, seat, track))
        return found + (0.5 if best < 0.0 else 2.6 * best)
    if token == COLUMNS_SKILL:
        return found + ends * float(reached(COLUMN_POINTS, count(s, seat, COLUMNS))) + 2.0 * o.left
    if token == FOOD_SKILL:
        return found + ends * float(reached(FOOD_POINTS, s.has(seat, on.FOOD))) + 1.2 * o.left
    if token == INDUSTRY_SKILL:
        return found + ends * 0.4 * float(s.has(seat, on.CART)) + o.left
    if token == HARVEST:
        return found + ends * 3.5 * o.price[2]
    if token == JEWEL:
        return found + ends * 0.9 * o.price[4]
    if token == PURSE:
        return found + ends * 7.5 * o.price[0]
    if token == BUILDER:
        return found + 2.0 * o.w.properties_grow * (ends - 0.4)
    if token == RABBIT_KEEPER:
        return found + 3.0 * o.w.rabbits_grow * (ends - 0.4)
    assert token == FOREMAN
    return found + 9.0 * o.w.bonuses * (ends - 0.4)


def support_value(o: Outlook, s: SweetState, seat: i64, cell: i64) -> float:
    """What the tokens over a support cell give in the round to come."""
    found: float = 0.0
    for token in s.supports[2 * cell : 2 * cell + 2]:
        number: i64 = token - 1
        if number < 0:
            continue
        if number < NORMAL_SUPPORT_COUNT:
            found += o.effects(s, seat, o.rules.support_effect[number])
        elif s.domain[seat] >= 0:
            which: i64 = o.rules.support_round[number - NORMAL_SUPPORT_COUNT]
            found += float(points_of(s, seat, which)) + 2.0
    return found
