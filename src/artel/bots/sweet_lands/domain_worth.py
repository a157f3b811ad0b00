"""What a domain is worth: its cities, the way to its ports, and what can still be turned over or built on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.outlook import Outlook
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import PORT_COUNT, PORT_POINTS
from artel.games.sweet_lands.counts import LEAST_CITY, connected
from artel.games.sweet_lands.domain.flipping import token_effect
from artel.games.sweet_lands.domain_map import bit_count, lowest
from artel.games.sweet_lands.slots import BUILT, FLIPPED_MASK, LAID, OF_TYPE, REACHABLE
from artel.games.sweet_lands.state import SweetState, map_of
from artel.games.sweet_lands.words import CHE, ELISE, PROPERTY_COUNT, TOWER

MOST_CITIES: Final = 6
# Sites beyond so many are of little use.
MOST_SITES: Final = 4


def cities_worth(o: Outlook, s: SweetState, seat: i64) -> float:
    """City points of a round: by the cities there are and those half built."""
    near = map_of(s, seat).near
    rest: i64 = s.mask(seat, BUILT)
    is_elise = s.character[seat] == ELISE
    cities: float = 0.0
    while rest:
        group = connected(near, rest & -rest, rest)
        rest &= ~group
        cities += city_part(o, s, seat, group, is_elise)
    table = o.rules.city_points
    if s.character[seat] == CHE and s.has(seat, on.TOWER):
        table = o.rules.lotus_points
    whole = int(cities)
    if whole >= MOST_CITIES:
        return float(table[MOST_CITIES - 1])
    below: float = float(table[whole - 1]) if whole > 0 else 0.0
    return below + (cities - whole) * (table[whole] - below)


def city_part(o: Outlook, s: SweetState, seat: i64, group: i64, is_elise: bool) -> float:
    """1 for a city, less for a group that may become one."""
    size: i64 = 0
    if is_elise:
        if group & s.mask(seat, OF_TYPE + TOWER):
            return 1.0
        size = bit_count(group)
    else:
        kind: i64 = 0
        while kind < PROPERTY_COUNT:
            if group & s.mask(seat, OF_TYPE + kind):
                size += 1
            kind += 1
    if size >= LEAST_CITY:
        return 1.0
    return o.w.half_city if size == 2 else 0.3 * o.w.half_city


def ports_worth(o: Outlook, s: SweetState, seat: i64) -> float:
    """The points of open ports, and a part of those that are near, the nearest first."""
    domain = map_of(s, seat)
    laid: i64 = s.mask(seat, LAID)
    joined: i64 = connected(domain.near, domain.capitals, laid | domain.capitals)
    is_open: i64 = 0
    away: list[int] = []
    for rings in o.lore[s.domain[seat]].port_rings:
        hops: i64 = 0
        while hops < 9 and joined & rings[hops] == 0:
            hops += 1
        if hops == 0:
            is_open += 1
        else:
            away.append(int(hops))
    found: float = float(PORT_POINTS[is_open])
    if away and o.left + 1.0 > 0.0:
        away.sort()
        reach: i64 = 0
        for far in away:
            reach += far
            chance: float = o.w.port_decay
            step: i64 = 1
            while step < reach:
                chance *= o.w.port_decay
                step += 1
            if o.left < 0.5:
                chance *= 0.6
            if is_open < PORT_COUNT:
                found += chance * (PORT_POINTS[is_open + 1] - PORT_POINTS[is_open])
            is_open += 1
    return found


def land_worth(o: Outlook, s: SweetState, seat: i64) -> float:
    """Tokens not yet turned over, sites not yet built on, symbols not yet reached."""
    domain = map_of(s, seat)
    laid: i64 = s.mask(seat, LAID)
    flipped: i64 = s.mask(seat, FLIPPED_MASK)
    found: float = 0.0
    rest: i64 = laid & ~flipped
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        found += o.w.face_up * o.effects(s, seat, token_effect(s, seat, cell))
    rest = flipped & ~s.mask(seat, BUILT)
    sites: i64 = 0
    while rest and sites < MOST_SITES:
        cell = lowest(rest)
        rest &= rest - 1
        sites += 1
        found += o.w.site * 0.5 * o.effects(s, seat, token_effect(s, seat, cell))
    lore = o.lore[s.domain[seat]]
    reach: i64 = s.mask(seat, REACHABLE)
    number: i64 = 0
    while number < len(lore.symbols):
        cell = lore.symbols[number]
        if (laid >> cell) & 1 == 0:
            near: float = 1.0 if (reach >> cell) & 1 else (0.5 if reach & domain.near[cell] else 0.0)
            if near > 0.0:
                found += near * o.w.symbol * o.effects(s, seat, lore.symbol_effects[number])
        number += 1
    return found
