"""Everything that effects, conditions and points count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import LEAST_CITY as LEAST_CITY
from artel.games.sweet_lands.domain_map import bit_count, lowest
from artel.games.sweet_lands.effects.vocabulary import COUNT_NUMBER, COUNTS
from artel.games.sweet_lands.sheet import AT, WIDTH
from artel.games.sweet_lands.slots import BUILT, LAID, OF_TYPE, RABBIT_MASK
from artel.games.sweet_lands.state import SweetState, map_of
from artel.games.sweet_lands.words import ELISE, LAB, PROPERTY_COUNT, TOWER

LEAST_PRODUCTION: Final = COUNT_NUMBER["least-production"]
BEST_PRODUCTION: Final = COUNT_NUMBER["best-production"]
MAIN_TERRAIN: Final = COUNT_NUMBER["main-terrain"]
BORDER: Final = COUNT_NUMBER["border"]
PROPERTIES_COUNTED: Final = COUNT_NUMBER["properties"]
FIELD_PROPERTIES: Final = COUNT_NUMBER["field-properties"]
SEA_PROPERTIES: Final = COUNT_NUMBER["sea-properties"]
CITIES: Final = COUNT_NUMBER["cities"]
LAB_CITIES: Final = COUNT_NUMBER["lab-cities"]
RABBIT_CITIES: Final = COUNT_NUMBER["rabbit-cities"]
TOWER_CITIES: Final = COUNT_NUMBER["tower-cities"]
PORTS: Final = COUNT_NUMBER["ports"]
BONUS_AREAS: Final = COUNT_NUMBER["bonus-areas"]
PROSPERITY: Final = COUNT_NUMBER["prosperity"]
ORANGE_STEPS: Final = COUNT_NUMBER["orange"]
GREY_STEPS: Final = COUNT_NUMBER["grey"]
LEAST_COLOUR: Final = COUNT_NUMBER["least-colour"]
BEST_COLOUR: Final = COUNT_NUMBER["best-colour"]
MARKED: Final = COUNT_NUMBER["marked"]
EMPLOYED: Final = COUNT_NUMBER["employed"]
COLUMNS: Final = COUNT_NUMBER["columns"]
SKILLS_COUNTED: Final = COUNT_NUMBER["skills"]
MAIN_SWEET: Final = COUNT_NUMBER["main-sweet"]
INDUSTRY_STEPS: Final = COUNT_NUMBER["industry-steps"]
FIELDS_AND_SEAS: Final = COUNT_NUMBER["fields-and-seas"]
FORESTS_AND_MINES: Final = COUNT_NUMBER["forests-and-mines"]
# The place on the sheet of what stands there; -1 where it is worked out.
ON_SHEET: Final = [AT.get(word, -1) for word in COUNTS]


def count(state: SweetState, seat: i64, which: i64) -> i64:
    """How much a seat has of something.

    Rule: SL-TER-10, SL-FIN-24, SL-FIN-25, SL-FIN-26, SL-FIN-27
    """
    at: i64 = seat * WIDTH
    field: i64 = ON_SHEET[which]
    if field >= 0:
        return state.sheet[at + field]
    sheet = state.sheet
    if which == CITIES:
        return len(cities(state, seat))
    if which == LAB_CITIES:
        return cities_with(state, seat, state.mask(seat, OF_TYPE + LAB))
    if which == RABBIT_CITIES:
        return cities_with(state, seat, state.mask(seat, RABBIT_MASK))
    if which == TOWER_CITIES:
        return cities_with(state, seat, state.mask(seat, OF_TYPE + TOWER))
    if which == PORTS:
        return open_ports(state, seat)
    if which == PROPERTIES_COUNTED:
        return bit_count(state.mask(seat, BUILT))
    if FIELD_PROPERTIES <= which <= SEA_PROPERTIES:
        return bit_count(state.mask(seat, BUILT) & map_of(state, seat).of_kind[which - FIELD_PROPERTIES])
    if which == BORDER:
        return bit_count(state.mask(seat, LAID) & map_of(state, seat).border)
    if which == BONUS_AREAS:
        return bit_count(sheet[at + on.AREA_SET])
    if which == SKILLS_COUNTED:
        return bit_count(sheet[at + on.SKILL_SET]) + bit_count(sheet[at + on.UPGRADE_SET])
    return counted(sheet, at, which)


def counted(sheet: list[int], at: i64, which: i64) -> i64:
    """What follows from a seat's sheet alone."""
    if which == LEAST_PRODUCTION:
        return least(sheet, at + on.GOLD_PRODUCTION + 1, 3)
    if which == BEST_PRODUCTION:
        return most(sheet, at + on.GOLD_PRODUCTION + 1, 3)
    if which == MAIN_TERRAIN:
        return most(sheet, at + on.FIELDS_LAID, 4)
    if which == PROSPERITY:
        return total(sheet, at + on.FIRST_TRACK, 6)
    if ORANGE_STEPS <= which <= GREY_STEPS:
        return total(sheet, at + on.FIRST_TRACK + 2 * (which - ORANGE_STEPS), 2)
    if which in (LEAST_COLOUR, BEST_COLOUR):
        steps = [total(sheet, at + on.FIRST_TRACK + 2 * colour, 2) for colour in range(3)]
        return min(steps) if which == LEAST_COLOUR else max(steps)
    if which == MARKED:
        return total(sheet, at + on.FARMING_CARDS, 4)
    if which == EMPLOYED:
        return total(sheet, at + on.FARMING_COLUMN, 3)
    if which == COLUMNS:
        return least(sheet, at + on.FARMING_COLUMN, 3)
    if which == MAIN_SWEET:
        return most(sheet, at + on.SWEET, 6)
    if which == INDUSTRY_STEPS:
        cart: i64 = sheet[at + on.CART]
        locomotive: i64 = sheet[at + on.LOCOMOTIVE]
        return cart if cart > locomotive else locomotive
    if which == FIELDS_AND_SEAS:
        return sheet[at + on.FIELDS_LAID] + sheet[at + on.FIELDS_LAID + 3]
    assert which == FORESTS_AND_MINES
    return sheet[at + on.FIELDS_LAID + 1] + sheet[at + on.FIELDS_LAID + 2]


def least(numbers: list[int], begin: i64, size: i64) -> i64:
    found: i64 = numbers[begin]
    place: i64 = begin + 1
    while place < begin + size:
        if numbers[place] < found:
            found = numbers[place]
        place += 1
    return found


def most(numbers: list[int], begin: i64, size: i64) -> i64:
    found: i64 = numbers[begin]
    place: i64 = begin + 1
    while place < begin + size:
        if numbers[place] > found:
            found = numbers[place]
        place += 1
    return found


def total(numbers: list[int], begin: i64, size: i64) -> i64:
    found: i64 = 0
    place: i64 = begin
    while place < begin + size:
        found += numbers[place]
        place += 1
    return found


def cities(state: SweetState, seat: i64) -> list[int]:
    """The cities of a domain, each a mask of cells: groups of at least three types of property.

    Rule: SL-CTY-1, SL-CTY-3, SL-CTY-4
    """
    near = map_of(state, seat).near
    rest: i64 = state.mask(seat, BUILT)
    is_elise = state.character[seat] == ELISE
    found: list[int] = []
    while rest:
        group = connected(near, rest & -rest, rest)
        rest &= ~group
        if is_city(state, seat, group, is_elise):
            found.append(group)
    return found


def connected(near: list[int], start: i64, within: i64) -> i64:
    """All cells of a mask that hang together with some of them."""
    group: i64 = start
    edge: i64 = start
    while edge:
        cell = lowest(edge)
        edge &= edge - 1
        fresh: i64 = near[cell] & within & ~group
        group |= fresh
        edge |= fresh
    return group


def is_city(state: SweetState, seat: i64, group: i64, is_elise: bool) -> bool:
    """True when a group of properties is a city; for Elise any three are, and whatever her tower belongs to.

    Rule: SL-CTY-1, SL-CTY-2, SL-CTY-5, SL-CHR-13, SL-CHR-14
    """
    if is_elise:
        if bit_count(group) >= LEAST_CITY:
            return True
        return group & state.mask(seat, OF_TYPE + TOWER) != 0
    types: i64 = 0
    kind: i64 = 0
    while kind < PROPERTY_COUNT:
        if group & state.mask(seat, OF_TYPE + kind):
            types += 1
        kind += 1
    return types >= LEAST_CITY


def cities_with(state: SweetState, seat: i64, cells: i64) -> i64:
    found: i64 = 0
    for group in cities(state, seat):
        if group & cells:
            found += 1
    return found


def open_ports(state: SweetState, seat: i64) -> i64:
    """How many ports are open."""
    domain = map_of(state, seat)
    reached = joined_land(state, seat)
    found: i64 = 0
    for cell in domain.ports:
        if (reached >> cell) & 1:
            found += 1
    return found


def joined_land(state: SweetState, seat: i64) -> i64:
    """The cells that a chain of terrain tokens joins with a capital cell; a port among them is open.

    Rule: SL-FIN-18
    """
    domain = map_of(state, seat)
    return connected(domain.near, domain.capitals, state.mask(seat, LAID) | domain.capitals)
