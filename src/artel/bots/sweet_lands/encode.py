"""What a seat has and can expect, as numbers for a fitted value: `features.py` says what each of them is."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.search.encoder import Encoder
from artel.bots.sweet_lands.domain_worth import cities_worth, land_worth
from artel.bots.sweet_lands.features import (
    COUNTED_AT,
    COUNTED_BY,
    FEATURES,
    GOALS,
    GROUND,
    OUTLOOK,
    PER_UNIT,
    POINTS_NOW,
    RIVAL_AT,
    RIVAL_BY,
    SHEET_AT,
    SHEET_BY,
    SKILLED,
    TEMPO,
    TO_COME,
)
from artel.bots.sweet_lands.outlook import Outlook
from artel.bots.sweet_lands.track_worth import support_value
from artel.bots.sweet_lands.weights import WEIGHTS
from artel.bots.sweet_lands.worth import (
    cards,
    columns,
    hand,
    industry_per_round,
    points_to_come,
    resources,
    skills,
    tower,
    tower_rate,
)
from artel.games.sweet_lands import counts
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import (
    COLUMN_POINTS,
    FOOD_POINTS,
    INDUSTRY_POINTS,
    POINTS_PER_CITY_POINT,
    PORT_POINTS,
)
from artel.games.sweet_lands.counts import count
from artel.games.sweet_lands.domain_map import bit_count
from artel.games.sweet_lands.phases.ending import points_of as printed_points
from artel.games.sweet_lands.phases.ending import reached
from artel.games.sweet_lands.scoring import (
    TOKEN_COUNTS,
    points_of,
    port_count,
    row_points,
    scoring_tokens,
    track_points,
)
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import BUILT, FLIPPED_MASK, LAID, ON_TABLE
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import (
    BUILDING,
    CARD_COUNT,
    COLUMNS,
    FOOD_SKILL,
    INDUSTRY_SKILL,
    MILESTONE_COUNT,
    ROUND_COUNT,
    SCORING_COUNT,
    SKILL_COUNT,
    TENT,
    TRACK_COUNT,
)
from artel.kernel.state import State

# Raised where a name comes to say something else, and with the version of the bots' weights.
VERSION: Final = 1
# Where each part begins.
POINTS_AT: Final = len(SHEET_AT)
COMING_AT: Final = POINTS_AT + len(POINTS_NOW)
COUNTED_FROM: Final = COMING_AT + len(TO_COME)
GROUND_AT: Final = COUNTED_FROM + len(COUNTED_AT)
GOALS_AT: Final = GROUND_AT + len(GROUND)
SKILLED_AT: Final = GOALS_AT + len(GOALS)
OUTLOOK_AT: Final = SKILLED_AT + len(SKILLED)
TEMPO_AT: Final = OUTLOOK_AT + len(OUTLOOK)
RIVALS_AT: Final = TEMPO_AT + len(TEMPO)


class SweetLandsEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__("sweet-lands", VERSION, FEATURES)

    def encode(self, state: State, seat: int, into: list[float]) -> None:
        encode(state, seat, into)


def encode(state: State, seat: int, into: list[float]) -> None:
    """Write all features of a seat over the first numbers of a list, in the order of `FEATURES`.

    Of hidden things only the cards of the seat's own hand are looked at. Before the seat has a character and
    a domain there is nothing to tell but the time.
    """
    s = cast(SweetState, state)
    place: i64 = 0
    while place < len(FEATURES):
        into[place] = 0.0
        place += 1
    tokens = scoring_tokens(s)
    ended = s.has(seat, on.ENDED) > 0
    ends: float = float(ROUND_COUNT - (s.round if s.round > 0 else 1)) + (0.0 if ended else 1.0)
    if s.character[seat] >= 0 and s.domain[seat] >= 0:
        o = Outlook(s, seat, WEIGHTS)
        o.know_hand(s)
        write_counts(s, seat, into)
        write_points(s, seat, tokens, into)
        write_coming(o, s, seat, ends, into)
        write_ground(o, s, seat, into)
        write_goals(s, seat, into)
        write_skilled(s, seat, into)
        write_outlook(o, s, seat, ends, into)
        support: i64 = s.has(seat, on.SUPPORT)
        if support > 0:
            into[TEMPO_AT + ROUND_COUNT + 3] = support_value(o, s, seat, support - 1) / PER_UNIT
    write_tempo(s, seat, ends, into)
    write_rivals(s, seat, tokens, into)


def write_counts(s: SweetState, seat: i64, into: list[float]) -> None:
    """What stands on the sheet, and what the game counts."""
    at: i64 = seat * WIDTH
    place: i64 = 0
    while place < len(SHEET_AT):
        into[place] = float(s.sheet[at + SHEET_AT[place]]) / SHEET_BY[place]
        place += 1
    place = 0
    while place < len(COUNTED_AT):
        into[COUNTED_FROM + place] = float(count(s, seat, COUNTED_AT[place])) / COUNTED_BY[place]
        place += 1


def write_points(s: SweetState, seat: i64, tokens: list[list[int]], into: list[float]) -> None:
    """Parts of the final scoring that are more than a count, and all of it, as if the game ended now."""
    track: i64 = 0
    while track < TRACK_COUNT:
        into[POINTS_AT + track] = float(track_points(s, seat, track)) / PER_UNIT
        track += 1
    at: i64 = POINTS_AT + TRACK_COUNT
    kind: i64 = TENT
    while kind <= BUILDING:
        into[at + kind] = float(row_points(s, seat, kind)) / PER_UNIT
        kind += 1
    into[at + 3] = float(PORT_POINTS[port_count(s, seat)]) / PER_UNIT
    for row in tokens:
        into[at + 4] += float(row[seat]) / PER_UNIT
    into[at + 5] = float(points_of(s, seat, tokens)) / PER_UNIT


def write_coming(o: Outlook, s: SweetState, seat: i64, ends: float, into: list[float]) -> None:
    """What every round to come will bring, as things stand."""
    at: i64 = seat * WIDTH
    per_round = industry_per_round(o, s, at)
    into[COMING_AT] = ends * POINTS_PER_CITY_POINT * cities_worth(o, s, seat) / PER_UNIT
    into[COMING_AT + 1] = ends * per_round * o.rates[5][s.sheet[at + on.FIRST_TRACK + 5]] / PER_UNIT
    have: i64 = s.has(seat, on.SKILL_SET)
    skilled: i64 = 0
    if (have >> COLUMNS) & 1:
        skilled += reached(COLUMN_POINTS, count(s, seat, counts.COLUMNS))
    if (have >> FOOD_SKILL) & 1:
        skilled += reached(FOOD_POINTS, s.has(seat, on.FOOD))
    if (have >> INDUSTRY_SKILL) & 1:
        skilled += reached(INDUSTRY_POINTS, int(per_round))
    into[COMING_AT + 2] = ends * float(skilled) / PER_UNIT
    into[COMING_AT + 3] = ends * tower_rate(o, s, seat) / PER_UNIT if s.has(seat, on.TOWER) else 0.0
    carded: i64 = 0
    place: i64 = ON_TABLE + seat
    card: i64 = 0
    while card < CARD_COUNT:
        if s.where[card] == place and o.rules.is_round_card[card]:
            carded += printed_points(s, seat, o.rules.card_round[card])
        card += 1
    into[COMING_AT + 4] = ends * float(carded) / PER_UNIT
    made: i64 = counts.total(s.sheet, at + on.GOLD_PRODUCTION + 1, 3)
    into[COMING_AT + 5] = o.left * float(made) / PER_UNIT


def write_ground(o: Outlook, s: SweetState, seat: i64, into: list[float]) -> None:
    into[GROUND_AT] = cities_worth(o, s, seat) / 2.0
    flipped = s.mask(seat, FLIPPED_MASK)
    into[GROUND_AT + 1] = float(bit_count(flipped & ~s.mask(seat, BUILT))) / 3.0
    into[GROUND_AT + 2] = float(bit_count(s.mask(seat, LAID) & ~flipped)) / 3.0
    into[GROUND_AT + 3 + s.domain[seat]] = 1.0


def write_goals(s: SweetState, seat: i64, into: list[float]) -> None:
    """Milestones, the clock tower's needs and the scoring tokens."""
    rules = rules_of(s)
    into[GOALS_AT] = float(bit_count(s.has(seat, on.MILESTONE_SET)))
    milestone: i64 = 0
    while milestone < MILESTONE_COUNT:
        if (s.milestones >> milestone) & 1:
            what, needed = rules.milestone_needs[milestone]
            part: float = float(count(s, seat, what)) / float(needed)
            if part >= 1.0:
                into[GOALS_AT + 1] += 1.0
            else:
                into[GOALS_AT + 2] += part * part
        milestone += 1
    met: float = 1.0
    if not s.has(seat, on.TOWER):
        for what, needed in rules.tower_needs[s.character[seat]]:
            met *= min(1.0, float(count(s, seat, what)) / float(needed))
    into[GOALS_AT + 3] = met
    token: i64 = 0
    while token < SCORING_COUNT:
        if (s.scoring >> token) & 1:
            best: i64 = rules.virtual[token]
            other: i64 = 0
            while other < s.rules.players:
                if other != seat and s.domain[other] >= 0:
                    best = max(best, count(s, other, TOKEN_COUNTS[token]))
                other += 1
            into[GOALS_AT + 4 + token] = float(count(s, seat, TOKEN_COUNTS[token]) - best) / 3.0
        token += 1


def write_skilled(s: SweetState, seat: i64, into: list[float]) -> None:
    have: i64 = s.has(seat, on.SKILL_SET)
    token: i64 = 0
    while token < SKILL_COUNT:
        into[SKILLED_AT + token] = float((have >> token) & 1)
        token += 1
    into[SKILLED_AT + SKILL_COUNT] = float(bit_count(s.has(seat, on.UPGRADE_SET)))
    into[SKILLED_AT + SKILL_COUNT + 1 + s.character[seat]] = 1.0


def write_outlook(o: Outlook, s: SweetState, seat: i64, ends: float, into: list[float]) -> None:
    """The terms of the greedy bot's worth."""
    ended = s.has(seat, on.ENDED) > 0
    into[OUTLOOK_AT] = points_to_come(o, s, seat, ends) / PER_UNIT
    into[OUTLOOK_AT + 1] = resources(o, s, seat * WIDTH, ended) / PER_UNIT
    into[OUTLOOK_AT + 2] = hand(o, s, seat, ended) / PER_UNIT
    into[OUTLOOK_AT + 3] = skills(o, s, seat, ends, ended) / PER_UNIT
    into[OUTLOOK_AT + 4] = tower(o, s, seat, ends) / PER_UNIT
    into[OUTLOOK_AT + 5] = cards(o, s, seat, ends) / PER_UNIT
    into[OUTLOOK_AT + 6] = columns(o, s, seat, ends) / PER_UNIT
    into[OUTLOOK_AT + 7] = land_worth(o, s, seat) / PER_UNIT
    total: float = float(s.has(seat, on.VP)) / PER_UNIT
    term: i64 = 0
    while term < 8:
        total += into[OUTLOOK_AT + term]
        term += 1
    into[OUTLOOK_AT + 8] = total


def write_tempo(s: SweetState, seat: i64, ends: float, into: list[float]) -> None:
    if s.round > 0:
        into[TEMPO_AT + s.round - 1] = 1.0
    ended = s.has(seat, on.ENDED)
    into[TEMPO_AT + ROUND_COUNT] = ends
    into[TEMPO_AT + ROUND_COUNT + 1] = 1.0 if ended else 0.0
    into[TEMPO_AT + ROUND_COUNT + 2] = 1.0 if ended == 1 else 0.0


def write_rivals(s: SweetState, seat: i64, tokens: list[list[int]], into: list[float]) -> None:
    """The main numbers of the others, on the mean and of the best."""
    rivals: i64 = s.rules.players - 1
    into[RIVALS_AT] = float(rivals)
    is_first = True
    other: i64 = 0
    while other <= rivals:
        if other != seat and s.domain[other] >= 0:
            compare(into, 0, float(points_of(s, other, tokens)) / PER_UNIT, rivals, is_first)
            place: i64 = 0
            while place < len(RIVAL_AT):
                number: float = float(count(s, other, RIVAL_AT[place])) / RIVAL_BY[place]
                compare(into, 1 + place, number, rivals, is_first)
                place += 1
            is_first = False
        other += 1


def compare(into: list[float], place: i64, number: float, rivals: i64, is_first: bool) -> None:
    """A number of one rival, for the mean and for the best of them."""
    mean: i64 = RIVALS_AT + 1 + place
    best: i64 = mean + 1 + len(RIVAL_AT)
    into[mean] += number / float(rivals)
    if is_first or number > into[best]:
        into[best] = number
