"""Quick answers on the domain: where terrain, roads, property and rabbits go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.domain_worth import city_part
from artel.bots.sweet_lands.outlook import Outlook
from artel.bots.sweet_lands.quick import Quick
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import PORT_POINTS
from artel.games.sweet_lands.counts import connected, open_ports
from artel.games.sweet_lands.domain.flipping import token_effect
from artel.games.sweet_lands.domain.laying import has_road_beside
from artel.games.sweet_lands.domain.property import PUT_PIECE, TAKE_PIECE, price_of
from artel.games.sweet_lands.domain_map import MOST_CELLS, bit, lowest
from artel.games.sweet_lands.effects.vocabulary import GAIN_CARDS, GAIN_FARMING_BONUS
from artel.games.sweet_lands.moves import (
    LAID_CELL,
    LAY,
    PUT_CELL,
    RABBIT_CELL,
    ROAD,
    ROAD_EDGE,
    SPECIAL_CELL,
    SPECIAL_KIND,
    TAKEN_PIECE,
    THE_STOP,
    TURNED_CELL,
)
from artel.games.sweet_lands.slots import BUILT, FACE_UP, LAID, OF_TYPE, TOKEN_BITS
from artel.games.sweet_lands.state import SweetState, has_road, map_of
from artel.games.sweet_lands.words import (
    CAPITAL,
    ELISE,
    FIRST_SHOP,
    LAB,
    ROW_LENGTH,
    SHOP,
    SPECIAL,
)

# A token that is not yet turned over, and a cell that is not yet laid, as parts of what they give.
LATER_FLIP: Final = 0.45
LATER_TOKEN: Final = 0.22
PORT_STEP: Final = 0.22
AREA_STEP: Final = 0.2
NEAR_SYMBOL: Final = 0.12


class Lay(Quick):
    """Terrain towards symbols, ports and bonus-card areas; roads along what turns over."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if move == THE_STOP:
            return 0.0
        domain = map_of(s, seat)
        if ROAD.has(move):
            return road_value(o, s, seat, domain.edge_at[ROAD_EDGE.read(move)])
        if LAY.has(move):
            cell: i64 = domain.cell_at[LAID_CELL.read(move)]
            return token_value(o, s, seat, cell, o.rules.terrain_effect[domain.kind[cell]])
        cell = domain.cell_at[SPECIAL_CELL.read(move)]
        return token_value(o, s, seat, cell, o.rules.special_effect[SPECIAL_KIND.read(move)])


def token_value(o: Outlook, s: SweetState, seat: i64, cell: i64, effect: i64) -> float:
    """What a token on a cell brings, now and later."""
    domain = map_of(s, seat)
    number: i64 = s.domain[seat]
    found: float = 0.5 + o.rates[0][s.has(seat, on.FIRST_TRACK)]
    back = o.effects(s, seat, effect)
    found += back if has_road_beside(s, seat, cell) else LATER_FLIP * back
    symbol: i64 = o.rules.cell_effects[number][cell]
    if symbol:
        found += o.effects(s, seat, symbol)
    lore = o.lore[number]
    laid: i64 = s.mask(seat, LAID)
    near: i64 = domain.near[cell]
    place: i64 = 0
    while place < len(lore.symbols):
        other: i64 = lore.symbols[place]
        if (near >> other) & 1 and (laid >> other) & 1 == 0:
            found += NEAR_SYMBOL * o.effects(s, seat, lore.symbol_effects[place])
        place += 1
    return found + area_value(o, s, seat, cell) + port_value(o, s, seat, cell)


def area_value(o: Outlook, s: SweetState, seat: i64, cell: i64) -> float:
    """What a token adds to the bonus-card areas beside it."""
    domain = map_of(s, seat)
    each: float = o.price[GAIN_CARDS] * (1.0 + o.left)
    found: float = 0.0
    area: i64 = 0
    while area < domain.area_count:
        if (domain.area_cells[area] >> cell) & 1 and (s.has(seat, on.AREA_SET) >> area) & 1 == 0:
            if has_road_along(s, seat, area):
                found += each
            elif domain.area_cells[area] & s.mask(seat, LAID) == 0:
                found += AREA_STEP * each
        area += 1
    return found


def has_road_along(s: SweetState, seat: i64, area: i64) -> bool:
    edges = map_of(s, seat).area_edges[area]
    place: i64 = 0
    while place < len(edges):
        if has_road(s, seat, edges[place]):
            return True
        place += 1
    return False


def port_value(o: Outlook, s: SweetState, seat: i64, cell: i64) -> float:
    """What a token adds on the way to ports that are not open: the nearest count most."""
    laid: i64 = s.mask(seat, LAID)
    if laid != o.way_laid:
        look_to_ports(o, s, seat, laid)
    found: float = 0.0
    place: i64 = 0
    while place < len(o.way_cells):
        if (o.way_cells[place] >> cell) & 1:
            found += o.way_gains[place]
        place += 1
    return found


def look_to_ports(o: Outlook, s: SweetState, seat: i64, laid: i64) -> None:
    """The cells that lead on to each port, and what they gain, worked out once for all cells."""
    domain = map_of(s, seat)
    o.way_laid = laid
    o.way_cells = []
    o.way_gains = []
    opened: i64 = open_ports(s, seat)
    if opened >= len(domain.ports):
        return
    joined: i64 = connected(domain.near, domain.capitals, laid | domain.capitals)
    step: float = float(PORT_POINTS[opened + 1] - PORT_POINTS[opened])
    for rings in o.lore[s.domain[seat]].port_rings:
        hops: i64 = 0
        while hops < 9 and joined & rings[hops] == 0:
            hops += 1
        if hops:
            o.way_cells.append(rings[hops - 1])
            o.way_gains.append(step if hops == 1 else step * PORT_STEP * 2.0 / float(hops + 1))


def road_value(o: Outlook, s: SweetState, seat: i64, edge: i64) -> float:
    """What a road turns over, now and later, and the bonus-card areas along it."""
    domain = map_of(s, seat)
    found: float = 0.4 + o.rates[2][s.has(seat, on.FIRST_TRACK + 2)]
    beside: i64 = domain.edge_cells[edge]
    while beside:
        cell = lowest(beside)
        beside &= beside - 1
        kind: i64 = domain.kind[cell]
        token: i64 = s.cells[seat * MOST_CELLS + cell] & TOKEN_BITS
        if token == FACE_UP:
            found += o.effects(s, seat, token_effect(s, seat, cell))
        elif token == 0 and kind != CAPITAL and not has_road_beside(s, seat, cell):
            effect: i64 = o.rules.special_effect[0] if kind == SPECIAL else o.rules.terrain_effect[kind]
            found += LATER_TOKEN * o.effects(s, seat, effect)
    areas: i64 = domain.edge_areas[edge] & ~s.has(seat, on.AREA_SET)
    while areas:
        area = lowest(areas)
        areas &= areas - 1
        part: float = 1.0 if domain.area_cells[area] & s.mask(seat, LAID) else AREA_STEP
        found += part * o.price[GAIN_CARDS] * (1.0 + o.left)
    return found


class TurnOver(Quick):
    """The token that gives most."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        cell: i64 = map_of(s, seat).cell_at[TURNED_CELL.read(move)]
        return o.effects(s, seat, token_effect(s, seat, cell))


class TakePiece(Quick):
    """The piece whose bonus and place in its row are worth most beyond what it costs."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if move == THE_STOP:
            return 0.0
        piece = TAKEN_PIECE.read(move)
        found = piece_value(o, s, seat, piece)
        if TAKE_PIECE.how.read(frame) == 5:
            resource: i64 = 0
            while resource < 5:
                found -= o.price[resource] * float(price_of(s, seat, piece, resource))
                resource += 1
        return found


def piece_value(o: Outlook, s: SweetState, seat: i64, piece: i64) -> float:
    """What a piece brings wherever it is put."""
    found: float = 3.5 + o.rates[3][s.has(seat, on.FIRST_TRACK + 3)]
    if piece >= FIRST_SHOP:
        return found + o.price[GAIN_FARMING_BONUS + piece - FIRST_SHOP] + 1.0 * o.left
    if piece == LAB:
        labs: i64 = s.has(seat, on.LABS)
        closed: i64 = o.rules.lab_steps[labs]
        cart: i64 = s.has(seat, on.CART)
        return found + 0.8 * o.left + (6.0 if cart + 1 >= closed else (2.5 if cart + 3 >= closed else 0.5))
    number: i64 = s.has(seat, on.TENTS + piece)
    found += o.effects(s, seat, o.rules.piece_bonus[s.character[seat]][piece * ROW_LENGTH + number])
    if number in (1, 3):
        found += 1.2 * o.left
    if number == 4:
        found += row_bonus(s, seat, piece)
    return found + 0.4 * float(number)


def row_bonus(s: SweetState, seat: i64, piece: i64) -> float:
    """What a whole row gives at the end."""
    if piece == 0:
        return 2.0 * float(s.has(seat, on.RABBITS))
    return float(s.has(seat, on.CITY_POINTS if piece == 1 else on.INDUSTRY_POINTS))


class PutPiece(Quick):
    """Where the ground gives most and a city comes of it."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        piece = PUT_PIECE.piece.read(frame)
        kind: i64 = SHOP if piece >= FIRST_SHOP else piece
        cell: i64 = map_of(s, seat).cell_at[PUT_CELL.read(move)]
        return ground_value(o, s, seat, cell) + city_value(o, s, seat, cell, kind)


def ground_value(o: Outlook, s: SweetState, seat: i64, cell: i64) -> float:
    """What a cell gives to whoever builds on it."""
    if (map_of(s, seat).capitals >> cell) & 1:
        return o.effects(s, seat, o.rules.capital_effect[s.domain[seat]])
    return o.effects(s, seat, token_effect(s, seat, cell))


def city_value(o: Outlook, s: SweetState, seat: i64, cell: i64, kind: i64) -> float:
    """How a piece on a cell changes the cities of the domain."""
    domain = map_of(s, seat)
    built: i64 = s.mask(seat, BUILT)
    is_elise = s.character[seat] == ELISE
    before: float = 0.0
    beside: i64 = domain.near[cell] & built
    joined: i64 = bit(cell)
    while beside:
        group = connected(domain.near, beside & -beside, built)
        beside &= ~group
        joined |= group
        before += city_part(o, s, seat, group, is_elise)
    at: i64 = seat * 12 + OF_TYPE + kind
    s.masks[at] |= bit(cell)
    after = city_part(o, s, seat, joined, is_elise)
    s.masks[at] &= ~(bit(cell))
    return (after - before) * 2.2 * (o.left + 1.0)


class PlaceRabbit(Quick):
    """Rabbits always come; those of one city to different ones."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if move == THE_STOP:
            return 0.0
        domain = map_of(s, seat)
        cell: i64 = domain.cell_at[RABBIT_CELL.read(move)]
        built: i64 = s.mask(seat, BUILT)
        group = connected(domain.near, bit(cell), built)
        alone = group & s.mask(seat, 3) == 0
        return 5.0 + (1.0 if alone else 0.0) + city_part(o, s, seat, group, s.character[seat] == ELISE)
