"""The scorings that look at the village itself: transport, loop, river, neighbours, the free upgrade.

Each reads the points of one unit from the row of its tile.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.components.vocabulary import (
    DOUBLE_TRANSPORT,
    EFFECT_KINDS,
    FREE_UPGRADE,
    SCORE_ADJACENT,
    SCORE_LOOP,
    SCORE_RIVER,
    SCORE_TRANSPORT,
)
from artel.games.keyflower.scoring.hooks import Scorer
from artel.games.keyflower.scoring.looks import any_tile, tiles_of_loops, tiles_with_water
from artel.games.keyflower.scoring.loop import sea_bastion_points
from artel.games.keyflower.scoring.village import Village, sea_breese_points
from artel.games.keyflower.state import (
    EDGE_COUNT,
    NO_TILE,
    KeyflowerState,
    has_ability,
    home_of,
    is_boat,
    rules_of,
)
from artel.games.keyflower.words import BACK, FRONT, ROAD, WATER


def village_of(state: KeyflowerState, seat: i64) -> tuple[list[int], Village]:
    """The tiles of a village, and its shape for the scorings that look at it."""
    tiles = [tile for tile in state.laid if state.owner[tile] == seat]
    return tiles, Village(
        [state.place_q[tile] for tile in tiles],
        [state.place_r[tile] for tile in tiles],
        [edge_set(state, tile, ROAD) for tile in tiles],
        [edge_set(state, tile, WATER) for tile in tiles],
    )


def edge_set(state: KeyflowerState, tile: i64, kind: i64) -> int:
    table = rules_of(state).tables.edge
    bits: i64 = 0
    for edge in range(EDGE_COUNT):
        if table[36 * tile + 6 * state.turn[tile] + edge] == kind:
            bits |= 1 << edge
    return int(bits)


def transport_capacity(state: KeyflowerState, seat: i64) -> i64:
    """The transport numbers on the up sides of a village, doubled by summer boat 2b.

    Rule: KF-BOAT-2, KF-BOAT-3, KF-SBOAT-14
    """
    total: i64 = 0
    for tile in state.laid:
        if state.owner[tile] == seat:
            total += rules_of(state).tables.carry[2 * tile + state.side[tile]]
    return total * 2 if has_ability(state, seat, DOUBLE_TRANSPORT) else total


def best_flip(state: KeyflowerState, seat: i64) -> i64:
    """Flipper: the tile whose printed points gain most by turning it over, or NO_TILE.

    Rule: KF-BOAT-8, KF-SCORE-12
    """
    tables = rules_of(state).tables
    best: i64 = NO_TILE
    gain: i64 = 0
    for tile in state.laid:
        if state.owner[tile] == seat and state.side[tile] == FRONT and tables.cost[tile] is not None:
            more: i64 = turning_gain(state, seat, tile)
            if more > gain:
                gain = more
                best = tile
    return best


def turning_gain(state: KeyflowerState, seat: i64, tile: i64) -> i64:
    """What turning a tile over gains after the yards are counted: in what is printed, and in what modules
    let the village score.

    Rule: KF-BOAT-8, KF-SCORE-12
    """
    if not rules_of(state).scoring.turning_tells:
        points = rules_of(state).tables.points
        return points[2 * tile + BACK] - points[2 * tile + FRONT]
    turned = state.clone()
    turned.side[tile] = BACK
    return standing_points(turned, seat) - standing_points(state, seat)


def standing_points(state: KeyflowerState, seat: i64) -> i64:
    """What a village scores without pieces, as far as turning tiles over may change it.

    What turns them over itself, and what is counted before, is left out.
    """
    rules = rules_of(state).scoring
    total: i64 = 0
    for tile in state.laid:
        if state.owner[tile] == seat:
            face: i64 = 2 * tile + state.side[tile]
            total += rules.table.printed[face]
            scorer = rules.scorers[face]
            if scorer is not None and not scorer.turns and not scorer.at_once:
                total += scorer.points(state, int(seat), tile)
    for bonus in rules.turning_bonuses:
        for reason in bonus(state, int(seat)):
            total += reason.points
    return total


def neighbours(state: KeyflowerState, tile: i64) -> i64:
    """Rule: KF-ORDER-10"""
    count: i64 = 0
    for edge in range(EDGE_COUNT):
        if state.adjacent[tile * EDGE_COUNT + edge] != NO_TILE:
            count += 1
    return count


def _unit(state: KeyflowerState, tile: int) -> int:
    """The points that the row of a tile gives for one unit of what it counts."""
    return rules_of(state).tables.effect[2 * tile + state.side[tile]].points


def transport_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KF-BOAT-2, KF-BOAT-3"""
    return int(transport_capacity(state, seat)) * _unit(state, tile)


def adjacent_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KF-ORDER-10"""
    return int(neighbours(state, tile)) * _unit(state, tile)


def loop_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KF-BOAT-4"""
    return sea_bastion_points(village_of(state, seat)[1]) * _unit(state, tile)


def river_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KF-BOAT-5, KF-BOAT-6, KF-BOAT-7"""
    tiles, village = village_of(state, seat)
    boats = 0
    for place, other in enumerate(tiles):
        if is_boat(state, other):
            boats |= 1 << place
    return sea_breese_points(village, tiles.index(int(home_of(state, seat))), boats)


def flip_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KF-BOAT-8, KF-SCORE-12"""
    flip = best_flip(state, seat)
    return 0 if flip == NO_TILE else int(turning_gain(state, seat, flip))


def flipped_tile(state: KeyflowerState, seat: int, tile: int) -> dict[str, int | str]:
    flip = best_flip(state, seat)
    return {} if flip == NO_TILE else {"flipped": rules_of(state).tables.words[flip]}


SCORERS: Final[dict[str, object]] = {
    EFFECT_KINDS[SCORE_TRANSPORT]: Scorer(transport_points),
    EFFECT_KINDS[SCORE_ADJACENT]: Scorer(adjacent_points, looks=any_tile),
    EFFECT_KINDS[SCORE_LOOP]: Scorer(loop_points, looks=tiles_of_loops),
    EFFECT_KINDS[SCORE_RIVER]: Scorer(river_points, looks=tiles_with_water),
    EFFECT_KINDS[FREE_UPGRADE]: Scorer(flip_points, flipped_tile, turns=True),
}
