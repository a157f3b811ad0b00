"""Fields: the grass of a village between its roads, its rivers and its edge.

No road runs through a corner of a tile, so a tile's grass is six corners, and an edge without road or river
joins the two corners beside it; round a single road they are joined the long way. A corner is 6 * tile +
sector; a field is named by the lowest of its corners, its root. The roots of all corners and which fields are
neighbours follow from the villages; clones share them, and laying a tile joins what has grown together.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.components.order import MOST_TILES
from artel.games.keyflower.state import EDGE_COUNT, NO_TILE, KeyflowerState, rules_of
from artel.games.keyflower.words import FIELD, ROAD, WATER
from artel.kernel.forms import Derived
from artel.kernel.slices import Slot

MOST_CORNERS: Final = MOST_TILES * EDGE_COUNT
NO_FIELD: Final = -1

# By corner: the root of its field, NO_FIELD where no tile lies.
ROOTS: Final = Slot("field_roots", Derived(), seldom=True)
# Two neighbouring fields as root * MOST_CORNERS + other root, in order, each pair both ways.
BORDERS: Final = Slot("field_borders", Derived(), seldom=True)


def roots_of(state: KeyflowerState) -> list[int]:
    """By corner: the root of its field."""
    return state.lists[rules_of(state).slices.list_of(ROOTS.name)]


def borders_of(state: KeyflowerState) -> list[int]:
    return state.lists[rules_of(state).slices.list_of(BORDERS.name)]


def field_of(state: KeyflowerState, tile: i64, sector: i64) -> i64:
    """The root of the field to which a corner of a tile in a village belongs."""
    return roots_of(state)[tile * EDGE_COUNT + sector]


def fields_on(state: KeyflowerState, tile: i64) -> list[int]:
    """The fields of a tile, each once, clockwise.

    Rule: KFF-FIELD-6
    """
    found: list[int] = []
    for root in roots_of(state)[tile * EDGE_COUNT : (tile + 1) * EDGE_COUNT]:
        if root != NO_FIELD and root not in found:
            found.append(root)
    return found


def fields_of(state: KeyflowerState, seat: i64) -> list[int]:
    """The fields of a village, by their roots."""
    roots = roots_of(state)
    found: list[int] = []
    for tile in state.laid:
        if state.owner[tile] == seat:
            corner: i64 = tile * EDGE_COUNT
            end: i64 = corner + EDGE_COUNT
            while corner < end:
                if roots[corner] == corner:
                    found.append(corner)
                corner += 1
    return found


def tiles_of_field(state: KeyflowerState, root: i64) -> list[int]:
    """The tiles over which a field extends, each once."""
    roots = roots_of(state)
    seat = state.owner[root // EDGE_COUNT]
    return [
        tile
        for tile in state.laid
        if state.owner[tile] == seat and root in roots[tile * EDGE_COUNT : (tile + 1) * EDGE_COUNT]
    ]


def neighbours_of(state: KeyflowerState, root: i64) -> list[int]:
    """The fields that have a road in common with this one.

    Rule: KFF-MOVE-3, KFF-MOVE-5
    """
    borders = borders_of(state)
    first: i64 = root * MOST_CORNERS
    place: i64 = bisect_left(borders, first)
    found: list[int] = []
    while place < len(borders) and borders[place] < first + MOST_CORNERS:
        found.append(borders[place] - first)
        place += 1
    return found


def has_river_between(state: KeyflowerState, root: i64, other: i64) -> bool:
    """True when a river of the village has these two fields on its banks.

    Rule: KFF-MOVE-4
    """
    roots = roots_of(state)
    for tile in tiles_of_field(state, root):
        edges = edges_of(state, tile)
        for edge in range(EDGE_COUNT):
            left: i64 = roots[tile * EDGE_COUNT + edge]
            right: i64 = roots[tile * EDGE_COUNT + (edge + 5) % EDGE_COUNT]
            if edges[edge] == WATER and (
                (left == root and right == other) or (left == other and right == root)
            ):
                return True
    return False


def add_grass(state: KeyflowerState, tile: i64) -> None:
    """The grass of a tile that has been laid: cut by its own roads and river, joined to what it touches.

    What is drawn on the grass, fenced or not, does not matter.

    Rule: KFF-FIELD-1, KFF-FIELD-2, KFF-FIELD-3, KFF-FIELD-4, KFF-FIELD-5, KFF-FIELD-7, KFF-FIELD-8,
    KFF-FIELD-9
    """
    rules = rules_of(state)
    old = roots_of(state)
    roots = old[:] if len(old) > 0 else [NO_FIELD] * (rules.tile_count * EDGE_COUNT)
    state.lists[rules.slices.list_of(ROOTS.name)] = roots
    first: i64 = tile * EDGE_COUNT
    edges = edges_of(state, tile)
    edge: i64 = 0
    while edge < EDGE_COUNT:
        roots[first + edge] = first + edge
        edge += 1
    edge = 0
    while edge < EDGE_COUNT:
        before: i64 = (edge + 5) % EDGE_COUNT
        if edges[edge] == FIELD:
            join(state, roots, first + before, first + edge)
        other: i64 = state.adjacent[first + edge]
        if other != NO_TILE and roots[other * EDGE_COUNT] != NO_FIELD:
            join(state, roots, first + edge, other * EDGE_COUNT + (edge + 2) % EDGE_COUNT)
            join(state, roots, first + before, other * EDGE_COUNT + (edge + 3) % EDGE_COUNT)
        edge += 1


def edges_of(state: KeyflowerState, tile: i64) -> list[int]:
    """The edges of a tile as it lies."""
    first: i64 = 36 * tile + 6 * state.turn[tile]
    return rules_of(state).tables.edge[first : first + EDGE_COUNT]


def join(state: KeyflowerState, roots: list[int], one: i64, other: i64) -> None:
    """Two corners of a village touch: their fields are one from now on."""
    low: i64 = roots[one]
    high: i64 = roots[other]
    if low == high:
        return
    if low > high:
        low, high = high, low
    seat = state.owner[high // EDGE_COUNT]
    for tile in state.laid:
        if state.owner[tile] == seat:
            corner: i64 = tile * EDGE_COUNT
            end: i64 = corner + EDGE_COUNT
            while corner < end:
                if roots[corner] == high:
                    roots[corner] = low
                corner += 1


def mark_borders(state: KeyflowerState, seat: i64) -> None:
    """Which fields of a village have one road between them.

    Rule: KFF-MOVE-3, KFF-MOVE-4
    """
    roots = roots_of(state)
    found = {pair for pair in borders_of(state) if state.owner[pair // MOST_CORNERS // EDGE_COUNT] != seat}
    for tile in state.laid:
        if state.owner[tile] == seat and roots[tile * EDGE_COUNT] != NO_FIELD:
            edges = edges_of(state, tile)
            for edge in range(EDGE_COUNT):
                left = roots[tile * EDGE_COUNT + edge]
                right = roots[tile * EDGE_COUNT + (edge + 5) % EDGE_COUNT]
                if edges[edge] == ROAD and left != right:
                    found.add(left * MOST_CORNERS + right)
                    found.add(right * MOST_CORNERS + left)
    state.lists[rules_of(state).slices.list_of(BORDERS.name)] = sorted(found)
