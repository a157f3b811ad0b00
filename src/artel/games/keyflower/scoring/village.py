"""The shape of a village: which tiles touch, and the points that only the shape decides.

Edges and neighbours are numbered clockwise from the bottom edge of an upright flat-topped hex. Edge i of a
tile meets edge (i + 3) mod 6 of the neighbour there.
"""

from typing import Final

from artel.games.keyflower.components.box import RIVER_POINTS

EDGE_COUNT: Final = 6
STEP_Q: Final = (0, -1, -1, 0, 1, 1)
STEP_R: Final = (1, 1, 0, -1, -1, 0)
NO_TILE: Final = -1
# Coordinates are packed into one dictionary key; a village never reaches this far.
SPAN: Final = 4096


class Village:
    """Tiles by axial coordinates, with their road and water edges after rotation as sets of six bits."""

    def __init__(self, q: list[int], r: list[int], roads: list[int], water: list[int]) -> None:
        self.q = q
        self.r = r
        self.roads = roads
        self.water = water
        self.neighbours: list[int] = _neighbours(q, r)


def _neighbours(q: list[int], r: list[int]) -> list[int]:
    """The tile on each side of each tile, at [tile * 6 + edge], or NO_TILE."""
    at: dict[int, int] = {}
    for tile in range(len(q)):
        key = q[tile] * SPAN + r[tile]
        if key in at:
            place = f"{q[tile]}, {r[tile]}"
            raise ValueError(f"expected one tile at {place}; got tiles {at[key]} and {tile}")
        at[key] = tile
    neighbours: list[int] = []
    for tile in range(len(q)):
        for edge in range(EDGE_COUNT):
            key = (q[tile] + STEP_Q[edge]) * SPAN + r[tile] + STEP_R[edge]
            neighbours.append(at.get(key, NO_TILE))
    return neighbours


def edge_bits(edges: str, letter: str, rotation: int) -> int:
    """The edges with a letter (R road, W water), as bits, after turning clockwise by `rotation` edges."""
    if len(edges) != EDGE_COUNT:
        raise ValueError(f"expected six edges; got {edges!r}")
    bits = 0
    for edge in range(EDGE_COUNT):
        if edges[edge] == letter:
            bits |= 1 << (edge + rotation) % EDGE_COUNT
    return bits


def joined(village: Village, bits: list[int], tile: int, edge: int) -> int:
    """The neighbour over an edge that both tiles have in `bits` (two roads, or two waters), or NO_TILE."""
    if not bits[tile] >> edge & 1:
        return NO_TILE
    other = village.neighbours[tile * EDGE_COUNT + edge]
    if other == NO_TILE or not bits[other] >> (edge + 3) % EDGE_COUNT & 1:
        return NO_TILE
    return other


def river_boats(village: Village, home: int, boats: int) -> int:
    """How many of the boats (a set of tiles as bits) the river joins to the home tile, through any tile."""
    reached = 1 << home
    waiting = [home]
    while waiting:
        tile = waiting.pop()
        for edge in range(EDGE_COUNT):
            other = joined(village, village.water, tile, edge)
            if other != NO_TILE and not reached >> other & 1:
                reached |= 1 << other
                waiting.append(other)
    count = 0
    found = reached & boats
    while found:
        found &= found - 1
        count += 1
    return count


def sea_breese_points(village: Village, home: int, boats: int) -> int:
    """Sea Breese: points in total for the boats joined to the home tile by water, at most for five.

    Rule: KF-BOAT-5, KF-BOAT-6, KF-BOAT-7
    """
    return RIVER_POINTS[min(river_boats(village, home, boats), len(RIVER_POINTS) - 1)]
