"""Which tiles a scoring of the village's shape looks at: those whose place could change what it counts.

Each is asked of the tile that scores and of another one, or of itself.
"""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.tables import Tables
from artel.games.keyflower.words import ROAD, SUMMER, WATER, WINTER

# A loop passes through a tile by two of its roads.
ROADS_OF_A_LOOP: Final = 2


def count_of_edges(tables: Tables, tile: int, kind: int) -> int:
    """How many edges of a kind a tile has."""
    return tables.edge[36 * tile : 36 * tile + 6].count(kind)


def any_tile(tables: Tables, own: int, tile: int) -> bool:
    """Any tile can be a neighbour, and every tile has grass."""
    return True


def tiles_of_loops(tables: Tables, own: int, tile: int) -> bool:
    return count_of_edges(tables, tile, ROAD) >= ROADS_OF_A_LOOP


def tiles_with_roads(tables: Tables, own: int, tile: int) -> bool:
    return count_of_edges(tables, tile, ROAD) > 0


def tiles_with_water(tables: Tables, own: int, tile: int) -> bool:
    return count_of_edges(tables, tile, WATER) > 0


def summer_beside(tables: Tables, own: int, tile: int) -> bool:
    return tile == own or tables.season[tile] == SUMMER


def winter_beside(tables: Tables, own: int, tile: int) -> bool:
    return tile == own or tables.season[tile] == WINTER
