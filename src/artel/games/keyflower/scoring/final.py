"""Final scoring: what a village, its pieces and its gold are worth, with the reason of every point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.components.tables import (
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    NUMBERS,
)
from artel.games.keyflower.components.vocabulary import (
    DOUBLE_TRANSPORT,
    EFFECT_KINDS,
    FREE_UPGRADE,
    SCORE_ADJACENT,
    SCORE_LOOP,
    SCORE_RIVER,
    SCORE_TRANSPORT,
    WILD_SCORING,
)
from artel.games.keyflower.scoring.best import best_allocation, best_score
from artel.games.keyflower.scoring.loop import sea_bastion_points
from artel.games.keyflower.scoring.pieces import (
    BOAT_3B,
    KEYTHEDRAL,
    LEFT_OVER_GOLD,
    PIECE_IDS,
    PIECES,
    TILE_IDS,
    YARDS,
    Holdings,
)
from artel.games.keyflower.scoring.village import Village, sea_breese_points
from artel.games.keyflower.state import (
    COLOURS,
    EDGES,
    GOODS,
    NO_TILE,
    SKILLS,
    KeyflowerState,
    has_ability,
    home_of,
    is_boat,
    is_laid,
    rules_of,
)
from artel.games.keyflower.words import BACK, FRONT, ROAD, WATER
from artel.kernel.ranking import ranked
from artel.kernel.view import Outcome, Reason

# The tile number of each scoring tile of the solver, -1 for the three that are no tiles of their own.
SOLVER_TILES: Final = [NUMBERS.get(word, -1) for word in TILE_IDS]


def holdings_of(state: KeyflowerState, seat: i64) -> Holdings:
    """A seat's pieces and scoring tiles, for the solver.

    Rule: KF-SCORE-2, KF-SCORE-5, KF-SCORE-9, KF-WINTER-16, KF-SBOAT-16
    """
    tables = rules_of(state).tables
    resources = [0, 0, 0, 0]
    for tile in state.laid:
        if state.owner[tile] == seat:
            for good in range(GOODS):
                resources[good] += state.goods[tile * GOODS + good]
    workers = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
    on_yard = [0] * (YARDS * GOODS)
    yard_points = [0] * YARDS
    tiles: i64 = 0
    for kind in range(len(TILE_IDS)):
        tile = SOLVER_TILES[kind]
        if tile < 0 or state.owner[tile] != seat or not is_laid(state, tile):
            continue
        if kind < YARDS:
            yard_points[kind] = tables.effect[2 * tile + state.side[tile]].points
            for good in range(GOODS):
                on_yard[kind * GOODS + good] = state.goods[tile * GOODS + good]
        else:
            tiles |= 1 << kind
    if has_ability(state, seat, WILD_SCORING):
        tiles |= 1 << BOAT_3B
    skills = state.skills[seat * SKILLS : (seat + 1) * SKILLS]
    return Holdings(workers, skills, resources, on_yard, yard_points, int(tiles), bool(state.first == seat))


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
    for edge in range(EDGES):
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
            more: i64 = tables.points[2 * tile + BACK] - tables.points[2 * tile + FRONT]
            if more > gain:
                gain = more
                best = tile
    return best


def neighbours(state: KeyflowerState, tile: i64) -> i64:
    """Rule: KF-ORDER-10"""
    count: i64 = 0
    for edge in range(EDGES):
        if state.adjacent[tile * EDGES + edge] != NO_TILE:
            count += 1
    return count


def printed_points(state: KeyflowerState, seat: i64) -> i64:
    """The points printed on the up sides; the solver counts those of the winter tiles.

    Rule: KF-SCORE-8, KF-BOAT-9, KF-BOAT-10
    """
    points = rules_of(state).tables.points
    total: i64 = 0
    for tile in state.laid:
        if state.owner[tile] == seat and tile != SOLVER_TILES[KEYTHEDRAL]:
            total += points[2 * tile + state.side[tile]]
    return total


def boat_points(state: KeyflowerState, seat: i64, tile: i64) -> i64:
    """What a boat or a turn order tile scores by the shape of the village or its transport."""
    kind = rules_of(state).tables.effect_kind[2 * tile]
    if kind == SCORE_TRANSPORT:
        return transport_capacity(state, seat)
    if kind == SCORE_ADJACENT:
        return neighbours(state, tile)
    if kind == SCORE_LOOP:
        return sea_bastion_points(village_of(state, seat)[1])
    if kind == SCORE_RIVER:
        return river_points(state, seat)
    if kind == FREE_UPGRADE:
        flip = best_flip(state, seat)
        if flip == NO_TILE:
            return 0
        points = rules_of(state).tables.points
        return points[2 * flip + BACK] - points[2 * flip + FRONT]
    return 0


def river_points(state: KeyflowerState, seat: i64) -> i64:
    """Rule: KF-BOAT-5, KF-BOAT-6, KF-BOAT-7"""
    tiles, village = village_of(state, seat)
    boats: i64 = 0
    for place, tile in enumerate(tiles):
        if is_boat(state, tile):
            boats |= 1 << place
    return sea_breese_points(village, tiles.index(home_of(state, seat)), int(boats))


def score(state: KeyflowerState, seat: i64) -> i64:
    """The most points a seat can score as the game stands.

    Rule: KF-SCORE-1, KF-SCORE-5, KF-SCORE-12
    """
    total: i64 = printed_points(state, seat) + best_score(holdings_of(state, seat))
    tile: i64 = FIRST_BOAT
    while tile < FIRST_TURN_ORDER + COLOURS:
        if state.owner[tile] == seat and is_laid(state, tile):
            total += boat_points(state, seat, tile)
        tile += 1
    return total


def outcome(state: KeyflowerState) -> Outcome:
    """Scores with the best allocation of every piece; the most points win, several together too.

    Rule: KF-SCORE-13, KF-SCORE-14
    """
    scores: list[int] = []
    reasons: list[Reason] = []
    for seat in range(state.rules.players):
        own = reasons_of(state, seat)
        reasons.extend(own)
        scores.append(sum(reason.points for reason in own))
    return ranked(state, scores, reasons)


def reasons_of(state: KeyflowerState, seat: int) -> list[Reason]:
    """Every point of a seat: printed on tiles, by pieces, by the shape of the village, by gold."""
    tables = rules_of(state).tables
    found: list[Reason] = []
    for tile in state.laid:
        if state.owner[tile] != seat:
            continue
        word = tables.words[tile]
        points = tables.points[2 * tile + state.side[tile]]
        if points and tile != SOLVER_TILES[KEYTHEDRAL]:
            found.append(Reason(seat, "printed", points, {"tile": word}))
        shape = int(boat_points(state, seat, tile)) if FIRST_BOAT <= tile < FIRST_TURN_ORDER + COLOURS else 0
        if shape:
            values: dict[str, int | str] = {"tile": word}
            if tables.effect_kind[2 * tile] == FREE_UPGRADE:
                values["flipped"] = tables.words[best_flip(state, seat)]
            found.append(Reason(seat, EFFECT_KINDS[tables.effect_kind[2 * tile]], shape, values))
    for row in best_allocation(holdings_of(state, seat)).rows:
        pieces: dict[str, int | str] = {
            PIECE_IDS[piece]: row.pieces[piece] for piece in range(PIECES) if row.pieces[piece]
        }
        if row.tile == LEFT_OVER_GOLD:
            found.append(Reason(seat, "gold", row.points, pieces))
        elif row.points:
            found.append(Reason(seat, "pieces", row.points, {"tile": TILE_IDS[row.tile], **pieces}))
    return found
