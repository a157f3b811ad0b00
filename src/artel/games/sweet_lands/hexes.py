"""The grid every map is drawn on: places, the six directions, and names of edges.

Nine rows a to i of eleven hexes with a point on top; rows b, d, f and h are shifted half a hex to the right.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = "abcdefghi"
ROW_COUNT: Final = 9
COLUMN_COUNT: Final = 11
PLACE_COUNT: Final = ROW_COUNT * COLUMN_COUNT
PLACES: Final = tuple([f"{row}{column}" for row in ROWS for column in range(1, COLUMN_COUNT + 1)])
DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")
DIRECTION_COUNT: Final = 6
EDGES: Final = tuple([f"{place}-{direction}" for place in PLACES for direction in DIRECTIONS])
EDGE_COUNT: Final = PLACE_COUNT * DIRECTION_COUNT
NOWHERE: Final = -1

# By direction: how the row changes, and the column from an even and from an odd row.
ROW_STEPS: Final = (0, -1, -1, 0, 1, 1)
EVEN_STEPS: Final = (1, 0, -1, -1, -1, 0)
ODD_STEPS: Final = (1, 1, 0, -1, 0, 1)


def neighbour(place: int, direction: int) -> int:
    """The place on the other side of an edge, or NOWHERE beyond the grid."""
    row, column = divmod(place, COLUMN_COUNT)
    further = column + (ODD_STEPS if row % 2 else EVEN_STEPS)[direction]
    row += ROW_STEPS[direction]
    if not (0 <= row < ROW_COUNT and 0 <= further < COLUMN_COUNT):
        return NOWHERE
    return row * COLUMN_COUNT + further


def opposite(direction: int) -> int:
    return (direction + 3) % DIRECTION_COUNT


def corners(place: int, direction: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two ends of an edge, as points of a fine grid that neighbouring hexes share.

    In half columns and third rows a hex has its middle at (2c + shift, 3r) and its points around it.
    """
    row, column = divmod(place, COLUMN_COUNT)
    x = 2 * column + row % 2
    y = 3 * row
    points = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))
    # Edge e lies between the points after and before it: east from the lower to the upper right point.
    first = points[(direction + 5) % DIRECTION_COUNT]
    second = points[direction]
    return ((x + first[0], y + first[1]), (x + second[0], y + second[1]))
