"""What a position is worth to a seat: its points, and what will still score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.domain_worth import cities_worth, land_worth, ports_worth
from artel.bots.sweet_lands.outlook import Outlook
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import (
    COLUMN_POINTS,
    FOOD_POINTS,
    INDUSTRY_POINTS,
    MILESTONE_POINTS,
    SCORING_POINTS,
)
from artel.games.sweet_lands.counts import (
    COLUMNS,
    LAB_CITIES,
    LEAST_COLOUR,
    LEAST_PRODUCTION,
    PORTS,
    RABBIT_CITIES,
    count,
)
from artel.games.sweet_lands.domain_map import bit_count
from artel.games.sweet_lands.effects.vocabulary import GAIN_CARDS
from artel.games.sweet_lands.phases.ending import reached
from artel.games.sweet_lands.scoring import TOKEN_COUNTS, points_of, scoring_tokens
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import BUILT, IN_HAND, ON_TABLE
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import (
    BASTET,
    BUILDER,
    CARD_COUNT,
    CARMEN,
    CHE,
    ELINA,
    ELISE,
    ELSA,
    FOOD_SKILL,
    GRETEL,
    HARVEST,
    INDUSTRY_SKILL,
    JASMINE,
    JEWEL,
    LAILA,
    MILESTONE_COUNT,
    NATA,
    PURSE,
    RABBIT_KEEPER,
    RIKKA,
    ROUND_COUNT,
    ROW_LENGTH,
    SCORING_COUNT,
    SENA,
    SOLBI,
)
from artel.games.sweet_lands.words import (
    COLUMNS as COLUMNS_SKILL,
)

# A scoring token is thought of as won the surer, the further one is ahead.
AHEAD: Final = 0.25


def worth(o: Outlook, s: SweetState, seat: i64) -> float:
    """The points this seat may expect at the end of the game."""
    found: float = 0.0
    for term in terms(o, s, seat):
        found += term
    return found


def terms(o: Outlook, s: SweetState, seat: i64) -> list[float]:
    """The same term by term: points so far or at the end, points to come, goods, hand, skills and so on."""
    at: i64 = seat * WIDTH
    ended = s.sheet[at + on.ENDED] > 0
    if s.round == ROUND_COUNT and (ended or not s.agenda):
        return [float(points_of(s, seat, scoring_tokens(s))), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    # Ends of rounds to come.
    ends: float = o.left + (0.0 if ended else 1.0)
    return [
        float(s.sheet[at + on.VP]),
        points_to_come(o, s, seat, ends),
        resources(o, s, at, ended),
        hand(o, s, seat, ended),
        skills(o, s, seat, ends, ended),
        tower(o, s, seat, ends),
        cards(o, s, seat, ends),
        columns(o, s, seat, ends),
        land_worth(o, s, seat),
    ]


def points_to_come(o: Outlook, s: SweetState, seat: i64, ends: float) -> float:
    """Tracks, cities, industry, ports, milestones and scoring tokens."""
    at: i64 = seat * WIDTH
    sheet = s.sheet
    w = o.w
    city = sheet[at + on.CITY_POINTS] + ends * cities_worth(o, s, seat)
    found: float = 2.0 * city
    houses: i64 = sheet[at + on.TENTS + 1]
    if houses >= 3:
        found += city * (1.0 if houses >= ROW_LENGTH else 0.2 * float(houses - 2))
    per_round = industry_per_round(o, s, at)
    industry: float = sheet[at + on.INDUSTRY_POINTS] + ends * per_round
    found += industry * o.rates[5][sheet[at + on.FIRST_TRACK + 5]]
    buildings: i64 = sheet[at + on.TENTS + 2]
    if buildings >= 3:
        found += industry * (1.0 if buildings >= ROW_LENGTH else 0.2 * float(buildings - 2))
    left: float = o.left + 0.4 if ends > o.left else o.left
    found += o.rates[0][sheet[at + on.FIRST_TRACK]] * (sheet[at + on.TOKENS_LAID] + w.tokens_grow * left)
    rabbits: float = sheet[at + on.RABBITS] + w.rabbits_grow * left
    found += o.rates[1][sheet[at + on.FIRST_TRACK + 1]] * rabbits
    tents: i64 = sheet[at + on.TENTS]
    if tents >= 3:
        found += 2.0 * rabbits * (1.0 if tents >= ROW_LENGTH else 0.2 * float(tents - 2))
    found += o.rates[2][sheet[at + on.FIRST_TRACK + 2]] * (sheet[at + on.ROADS] + w.roads_grow * left)
    built: float = float(bit_count(s.mask(seat, BUILT))) + w.properties_grow * left
    found += o.rates[3][sheet[at + on.FIRST_TRACK + 3]] * built
    employed: i64 = (
        sheet[at + on.FARMING_COLUMN] + sheet[at + on.FARMING_COLUMN + 1] + sheet[at + on.FARMING_COLUMN + 2]
    )
    found += o.rates[4][sheet[at + on.FIRST_TRACK + 4]] * (float(employed) + w.employed_grow * left)
    found += ports_worth(o, s, seat)
    found += milestones(o, s, seat)
    return found + tokens(o, s, seat)


def industry_per_round(o: Outlook, s: SweetState, at: i64) -> float:
    """Industry points at the end of a round, as the markers stand."""
    symbols = o.rules.industry_points
    points: i64 = 0
    cart: i64 = s.sheet[at + on.CART]
    locomotive: i64 = s.sheet[at + on.LOCOMOTIVE]
    step: i64 = 1
    while step <= cart or step <= locomotive:
        if step <= cart:
            points += symbols[step]
        if step <= locomotive:
            points += symbols[step]
        step += 1
    return float(points)


def milestones(o: Outlook, s: SweetState, seat: i64) -> float:
    """Those taken, and the way to those still to be had."""
    found: float = float(MILESTONE_POINTS * bit_count(s.has(seat, on.MILESTONE_SET)))
    if not s.milestones:
        return found
    milestone: i64 = 0
    while milestone < MILESTONE_COUNT:
        if (s.milestones >> milestone) & 1:
            what, needed = o.rules.milestone_needs[milestone]
            part: float = float(count(s, seat, what)) / needed
            if part >= 1.0:
                found += MILESTONE_POINTS * 0.9
            else:
                found += o.w.milestone * part * part
        milestone += 1
    return found


def tokens(o: Outlook, s: SweetState, seat: i64) -> float:
    """Scoring tokens: by how far this seat is ahead of each other one and of the virtual player."""
    found: float = 0.0
    token: i64 = 0
    while token < SCORING_COUNT:
        if (s.scoring >> token) & 1:
            own: i64 = count(s, seat, TOKEN_COUNTS[token])
            behind: float = chance_behind(own, o.rules.virtual[token])
            other: i64 = 0
            while other < s.rules.players:
                if other != seat and s.domain[other] >= 0:
                    behind += chance_behind(own, count(s, other, TOKEN_COUNTS[token]))
                other += 1
            if behind < 1.0:
                found += SCORING_POINTS[0] - behind * (SCORING_POINTS[0] - SCORING_POINTS[1])
            elif behind < 2.0:
                found += SCORING_POINTS[1] * (2.0 - behind)
        token += 1
    return found


def chance_behind(own: i64, other: i64) -> float:
    part: float = 0.45 + AHEAD * float(other - own)
    if part < 0.0:
        return 0.0
    return 1.0 if part > 1.0 else part


def resources(o: Outlook, s: SweetState, at: i64, ended: bool) -> float:
    """What lies in store, and what production will bring."""
    w = o.w
    sheet = s.sheet
    found: float = o.price[0] * sheet[at + on.GOLD] + o.price[4] * sheet[at + on.DIAMOND]
    found += o.price[5] * sheet[at + on.DISK] * (0.0 if ended else 1.0)
    good: i64 = on.WHEAT
    while good <= on.IRON:
        have: float = float(sheet[at + good])
        if have > w.hoard:
            have = w.hoard + w.hoarded * (have - w.hoard)
        found += o.price[good] * have
        good += 1
    found += o.left * w.income_gold * sheet[at + on.GOLD_PRODUCTION]
    least: i64 = 99
    good = 1
    while good < 4:
        made: i64 = sheet[at + on.GOLD_PRODUCTION + good]
        found += o.left * w.income_basic * float(made)
        if made < least:
            least = made
        good += 1
    return found + 0.2 * o.left * float(least)


def hand(o: Outlook, s: SweetState, seat: i64, ended: bool) -> float:
    """Cards: what they pay for and what they do; of what is left at the end of a round one is kept."""
    cards_left: i64 = s.has(seat, on.HAND)
    if not cards_left:
        return 0.0
    price: float = o.price[GAIN_CARDS]
    best: float = 0.0
    total: float = 0.0
    rest: i64 = cards_left
    place: i64 = IN_HAND + seat
    where = s.where
    card: i64 = 0
    while rest > 0:
        if where[card] == place:
            rest -= 1
            if o.known[card]:
                extra = o.card(s, seat, card) - price
                if extra > 0.0:
                    total += extra
                if extra > best:
                    best = extra
        card += 1
    if ended:
        return o.w.keep * (price + o.w.play * best) if o.left > 0.0 else 0.0
    found = price * float(cards_left) + o.w.play * total
    if o.left > 0.0:
        found -= price * (1.0 - o.w.keep)
    return found


def skills(o: Outlook, s: SweetState, seat: i64, ends: float, ended: bool) -> float:
    """Skills that score every round, that score by deeds, and those that turn over."""
    have: i64 = s.has(seat, on.SKILL_SET)
    found: float = upgrades(o, s, seat, ends) if s.has(seat, on.UPGRADE_SET) else 0.0
    if not have:
        return found
    left: float = ends - 0.4
    if (have >> COLUMNS_SKILL) & 1:
        full = count(s, seat, COLUMNS)
        found += ends * float(reached(COLUMN_POINTS, full)) + o.left * (2.0 - float(full))
    if (have >> FOOD_SKILL) & 1:
        found += ends * float(reached(FOOD_POINTS, s.has(seat, on.FOOD))) + 0.6 * o.left
    if (have >> INDUSTRY_SKILL) & 1:
        per_round = int(industry_per_round(o, s, seat * WIDTH))
        found += ends * float(reached(INDUSTRY_POINTS, per_round)) + o.left
    if (have >> BUILDER) & 1:
        found += 2.0 * o.w.properties_grow * left
    if (have >> RABBIT_KEEPER) & 1:
        found += 3.0 * o.w.rabbits_grow * left
    used: i64 = s.has(seat, on.USED_SKILLS)
    found += flips(o, have, used, HARVEST, ended) * (3.5 * o.price[2])
    found += flips(o, have, used, JEWEL, ended) * (0.9 * o.price[4])
    found += flips(o, have, used, PURSE, ended) * (7.5 * o.price[0])
    return found


def flips(o: Outlook, have: i64, used: i64, token: i64, ended: bool) -> float:
    """How often a skill will still be turned over."""
    if (have >> token) & 1 == 0:
        return 0.0
    return o.left + (0.0 if ended or (used >> token) & 1 else 1.0)


def upgrades(o: Outlook, s: SweetState, seat: i64, ends: float) -> float:
    """Upgraded skills, all alike: they cost a diamond and bring about five points a round."""
    return 4.0 * ends * float(bit_count(s.has(seat, on.UPGRADE_SET)))


def tower(o: Outlook, s: SweetState, seat: i64, ends: float) -> float:
    """What the clock tower gives every round, once it stands, or how near it is."""
    each = tower_rate(o, s, seat)
    if s.has(seat, on.TOWER):
        return ends * each
    part: float = 1.0
    for what, needed in o.rules.tower_needs[s.character[seat]]:
        have: float = float(count(s, seat, what)) / needed
        if have < 1.0:
            part *= 0.25 + 0.75 * have
    return part * o.w.tower * (ends - 0.3) * (each + 3.0)


def tower_rate(o: Outlook, s: SweetState, seat: i64) -> float:
    """The points of a clock tower at the end of a round."""
    who: i64 = s.character[seat]
    at: i64 = seat * WIDTH
    if who == BASTET:
        return float(count(s, seat, LAB_CITIES)) * (o.rates[5][s.sheet[at + on.FIRST_TRACK + 5]] + 0.3)
    if who == NATA:
        return industry_per_round(o, s, at)
    if who == SOLBI:
        return float(s.sheet[at + on.RABBITS])
    if who == RIKKA:
        return 2.0 * float(count(s, seat, RABBIT_CITIES))
    if who in (ELISE, CHE):
        return cities_worth(o, s, seat)
    if who == ELSA:
        return 2.0 * float(count(s, seat, PORTS))
    if who == ELINA:
        return float(count(s, seat, LEAST_PRODUCTION))
    if who == SENA:
        return 5.0
    if who == CARMEN:
        return float(s.sheet[at + on.HONEY_MARKS])
    if who == GRETEL:
        return 4.0
    if who == JASMINE:
        return float(bit_count(s.sheet[at + on.SKILL_SET]) + bit_count(s.sheet[at + on.UPGRADE_SET]))
    if who == LAILA:
        return 2.0 * float(count(s, seat, LEAST_COLOUR))
    return 2.0


def cards(o: Outlook, s: SweetState, seat: i64, ends: float) -> float:
    """End-of-round cards on the table."""
    found: float = 0.0
    place: i64 = ON_TABLE + seat
    if s.has(seat, on.PLAYED) == 0:
        return found
    where = s.where
    is_round = o.rules.is_round_card
    card: i64 = 0
    while card < CARD_COUNT:
        if where[card] == place and is_round[card]:
            found += ends * o.round_points(s, seat, card)
        card += 1
    return found


def columns(o: Outlook, s: SweetState, seat: i64, ends: float) -> float:
    """The bonuses that the columns will still give, and the cards of bonus-card areas."""
    found: float = o.left * o.price[GAIN_CARDS] * float(bit_count(s.has(seat, on.AREA_SET)))
    industry: i64 = 0
    while industry < 3:
        found += o.bonus(s, seat, industry) * o.w.bonuses * (ends - 0.4)
        industry += 1
    return found
