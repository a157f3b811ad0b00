"""Adding won tiles to the village: roads joined, consumers near producers, the water kept open."""

from __future__ import annotations

from typing import Final

from artel.bots.keyflower.evaluation import FAR, distances
from artel.bots.keyflower.points import exact_score
from artel.games.keyflower.components.vocabulary import CHOOSE, EXCHANGE, HOME, OPEN_COUNTRY, PRODUCE, YARD
from artel.games.keyflower.moves import PLACE_BESIDE, PLACE_DIRECTION, PLACE_TILE, PLACE_TURN
from artel.games.keyflower.phases.extend import place_tile
from artel.games.keyflower.scoring.final import holdings_of, score_of_village
from artel.games.keyflower.scoring.scorers import edge_set
from artel.games.keyflower.state import (
    EDGE_COUNT,
    GOOD_COUNT,
    NO_TILE,
    KeyflowerState,
    has_ability,
    is_order_tile,
    rules_of,
)
from artel.games.keyflower.words import FRONT, GOLD, NEIGHBOUR_Q, NEIGHBOUR_R, ROAD, WATER, WINTER

ROAD_JOINED: Final = 1.0
OPEN_ROAD: Final = 0.12
NEIGHBOUR: Final = 0.05
NO_ROAD: Final = -4.0
STEP_FROM_HOME: Final = -0.25
STEP_TO_PRODUCER: Final = -0.35
WATER_JOINED: Final = 1.5
WATER_BLOCKED: Final = -2.0
# Tiles that score what lies around them wait until the others are laid.
WAITS: Final = -50.0


def choose_place(s: KeyflowerState, seat: int, moves: list[int]) -> int:
    best = moves[0]
    best_value = -1000.0
    for move in moves:
        after = s.clone()
        tile, beside = int(PLACE_TILE.read(move)), PLACE_BESIDE.read(move)
        place_tile(after, seat, tile, beside, PLACE_DIRECTION.read(move), PLACE_TURN.read(move))
        value = place_value(after, seat, tile)
        if value > best_value + 0.001:
            best, best_value = move, value
    return best


def place_value(s: KeyflowerState, seat: int, tile: int) -> float:
    """How well a tile lies where it has just been laid."""
    if s.season == WINTER:
        waits = WAITS if is_order_tile(s, tile) else 0.0
        points = score_of_village(s, seat) + exact_score(holdings_of(s, seat))
        return float(points) + waits + 0.1 * _shape(s, seat, tile)
    value = _shape(s, seat, tile) + _nearness(s, seat, tile)
    for place in rules_of(s).advice.places:
        value += place(s, seat, tile)
    return value


def _shape(s: KeyflowerState, seat: int, tile: int) -> float:
    """Joined roads and water, open road ends, neighbours, and road ends that point at the home's water."""
    roads = edge_set(s, tile, ROAD)
    water = edge_set(s, tile, WATER)
    total = 0.0
    joined = 0
    for edge in range(EDGE_COUNT):
        other = s.adjacent[tile * EDGE_COUNT + edge]
        if other == NO_TILE:
            if (roads >> edge) & 1:
                total += OPEN_ROAD
            continue
        total += NEIGHBOUR
        if (roads >> edge) & 1:
            joined += 1
        elif (water >> edge) & 1:
            total += WATER_JOINED
    total += ROAD_JOINED * min(joined, 3)
    if roads != 0 and joined == 0:
        total += NO_ROAD
    return total + _water_way(s, seat, tile, roads)


def _water_way(s: KeyflowerState, seat: int, tile: int, roads: int) -> float:
    """Roads that end where a boat would have to lie."""
    total = 0.0
    for other in s.laid:
        if s.owner[other] != seat:
            continue
        water = edge_set(s, other, WATER)
        if water == 0:
            continue
        for edge in range(EDGE_COUNT):
            if (water >> edge) & 1 == 0 or s.adjacent[other * EDGE_COUNT + edge] != NO_TILE:
                continue
            dq = s.place_q[other] + NEIGHBOUR_Q[edge] - s.place_q[tile]
            dr = s.place_r[other] + NEIGHBOUR_R[edge] - s.place_r[tile]
            for side in range(EDGE_COUNT):
                if NEIGHBOUR_Q[side] == dq and NEIGHBOUR_R[side] == dr and (roads >> side) & 1:
                    total += WATER_BLOCKED
    return total


def makes(s: KeyflowerState, tile: int) -> list[int]:
    """The resources a tile produces with the side that is up."""
    effect = rules_of(s).tables.effect[2 * tile + s.side[tile]]
    if effect.kind in (PRODUCE, CHOOSE, EXCHANGE):
        return effect.goods
    return [0] * GOOD_COUNT


def needs(s: KeyflowerState, tile: int) -> list[int]:
    """The resources that belong on a tile: for its upgrade, or because it is a yard."""
    tables = rules_of(s).tables
    wanted = [0] * GOOD_COUNT
    effect = tables.effect[2 * tile + s.side[tile]]
    if effect.kind == YARD:
        for good in range(GOLD):
            if effect.named in (good, -1):
                wanted[good] += 2
    cost = tables.cost[tile]
    if cost is not None and s.side[tile] == FRONT:
        for good in range(GOOD_COUNT):
            wanted[good] += cost.goods[good]
        if cost.any_good > 0:
            for good in range(GOLD):
                wanted[good] += 1
    return wanted


def _nearness(s: KeyflowerState, seat: int, tile: int) -> float:
    """Steps by road to the home, from producers to this tile, and from this tile to those that need it."""
    tiles = [other for other in s.laid if s.owner[other] == seat]
    count = len(tiles)
    distance = distances(s, tiles, has_ability(s, seat, OPEN_COUNTRY))
    here = tiles.index(tile)
    needed, made = needs(s, tile), makes(s, tile)
    kinds = rules_of(s).tables.kind
    total = 0.0
    for place in range(count):
        other = tiles[place]
        far = min(distance[here * count + place], 6) if distance[here * count + place] < FAR else 8
        if kinds[other] == HOME:
            total += STEP_FROM_HOME * far
        other_makes, other_needs = makes(s, other), needs(s, other)
        for good in range(GOOD_COUNT):
            lying = s.goods[other * GOOD_COUNT + good]
            if needed[good] > 0 and (other_makes[good] > 0 or lying > 0):
                total += STEP_TO_PRODUCER * far * needed[good] * 0.5
            if made[good] > 0 and other_needs[good] > 0:
                total += STEP_TO_PRODUCER * far * 0.5
    return total
