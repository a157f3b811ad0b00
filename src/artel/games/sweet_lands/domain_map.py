"""A map of a domain as tables: cells and edges by number, what lies beside what.

Cells are numbered row by row, edges by the word of their first cell. Sets of cells are masks; a set of edges
is four masks, since a map has more than sixty of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.sweet_lands.hexes import (
    COLUMN_COUNT,
    DIRECTION_COUNT,
    EDGE_COUNT,
    PLACE_COUNT,
    corners,
    neighbour,
    opposite,
)
from artel.games.sweet_lands.words import CAPITAL, FIELD, FOREST, MINE, SEA, SPECIAL

MOST_CELLS: Final = 60
# A mask of edges has so many bits, and a set of edges so many masks.
EDGE_BITS: Final = 60
EDGE_WORDS: Final = 4
NO_CELL: Final = -1
KINDS: Final = {"f": FIELD, "o": FOREST, "m": MINE, "s": SEA, "x": SPECIAL, "c": CAPITAL}
BONUS_AREA: Final = "b"
NOTHING: Final = "."


class DomainMap:
    """The tables of one map, from its picture.

    Rule: SL-BOX-8, SL-TER-3, SL-TER-6, SL-FIN-17, SL-FIN-27
    """

    def __init__(self, picture: list[list[str]]) -> None:
        codes = [code for row in picture for code in row]
        self.places: Final = [place for place in range(PLACE_COUNT) if codes[place].lower() in KINDS]
        self.cell_at: Final = [NO_CELL] * PLACE_COUNT
        for cell, place in enumerate(self.places):
            self.cell_at[place] = cell
        self.cell_count: Final = len(self.places)
        self.kind: Final = [KINDS[codes[place].lower()] for place in self.places]
        # The cells with a port, which is written as a capital letter.
        self.ports: Final = [cell for cell, place in enumerate(self.places) if codes[place].isupper()]
        self.near: Final = [self._near(place) for place in self.places]
        self.capitals: Final = self.mask([cell for cell, kind in enumerate(self.kind) if kind == CAPITAL])
        self.specials: Final = self.mask([cell for cell, kind in enumerate(self.kind) if kind == SPECIAL])
        self.of_kind: Final = [
            self.mask([cell for cell, kind in enumerate(self.kind) if kind == terrain])
            for terrain in range(4)
        ]
        areas = [place for place in range(PLACE_COUNT) if codes[place] == BONUS_AREA]
        self.area_count: Final = len(areas)
        self.area_places: Final = areas
        # By bonus-card area: the cells beside it.
        self.area_cells: Final = [self._near(place) for place in areas]
        self.border: Final = self.mask(
            [
                cell
                for cell, place in enumerate(self.places)
                if self.kind[cell] != CAPITAL and self._is_at_border(codes, place)
            ]
        )
        self._edges(areas)

    def mask(self, cells: list[int]) -> int:
        found = 0
        for cell in cells:
            found |= 1 << cell
        return found

    def _near(self, place: int) -> int:
        found = 0
        for direction in range(DIRECTION_COUNT):
            other = neighbour(place, direction)
            if other >= 0 and self.cell_at[other] >= 0:
                found |= 1 << self.cell_at[other]
        return found

    def _is_at_border(self, codes: list[str], place: int) -> bool:
        """True where a side of the cell is the outer line of the map."""
        for direction in range(DIRECTION_COUNT):
            other = neighbour(place, direction)
            if other < 0 or codes[other] == NOTHING:
                return True
        return False

    def _edges(self, areas: list[int]) -> None:
        # By edge: its word, and the cells on both sides of it.
        self.edge_words: list[int] = []
        self.edge_cells: list[int] = []
        # By word: the edge, whichever of its two names it is; -1 where there is none.
        self.edge_at = [-1] * EDGE_COUNT
        ends: list[tuple[tuple[int, int], tuple[int, int]]] = []
        for place in self.places:
            for direction in range(DIRECTION_COUNT):
                word = place * DIRECTION_COUNT + direction
                if self.edge_at[word] >= 0:
                    continue
                number = len(self.edge_words)
                self.edge_words.append(word)
                self.edge_at[word] = number
                other = neighbour(place, direction)
                beyond = NO_CELL if other < 0 else self.cell_at[other]
                if beyond >= 0:
                    self.edge_at[other * DIRECTION_COUNT + opposite(direction)] = number
                self.edge_cells.append((1 << self.cell_at[place]) | (0 if beyond < 0 else 1 << beyond))
                ends.append(corners(place, direction))
        self.edge_count = len(self.edge_words)
        self._join(ends, areas)

    def _join(self, ends: list[tuple[tuple[int, int], tuple[int, int]]], areas: list[int]) -> None:
        """By edge and by cell: the edges that meet, and those along a bonus-card area.

        Rule: SL-ROD-2, SL-BON-2
        """
        # By edge, four masks each: the edges that share an end with it.
        self.edge_near: list[int] = []
        # By cell, four masks each: its own edges.
        self.cell_edges = [0] * (self.cell_count * EDGE_WORDS)
        at: dict[tuple[int, int], list[int]] = {}
        for edge, points in enumerate(ends):
            for point in points:
                at.setdefault(point, []).append(edge)
        for edge, points in enumerate(ends):
            masks = [0] * EDGE_WORDS
            for point in points:
                for other in at[point]:
                    if other != edge:
                        masks[other // EDGE_BITS] |= 1 << (other % EDGE_BITS)
            self.edge_near.extend(masks)
            for cell in range(self.cell_count):
                if (self.edge_cells[edge] >> cell) & 1:
                    self.cell_edges[cell * EDGE_WORDS + edge // EDGE_BITS] |= 1 << (edge % EDGE_BITS)
        # Where a first road may lie: four masks of the edges beside an edge of a capital cell.
        self.first_roads = [0] * EDGE_WORDS
        # By edge: the bonus-card areas it borders.
        self.edge_areas = [0] * self.edge_count
        # By bonus-card area: the edges along it.
        self.area_edges: list[list[int]] = [[] for _ in areas]
        for edge in range(self.edge_count):
            if self.edge_cells[edge] & self.capitals:
                for word in range(EDGE_WORDS):
                    self.first_roads[word] |= self.edge_near[edge * EDGE_WORDS + word]
        for number, place in enumerate(areas):
            for direction in range(DIRECTION_COUNT):
                other = neighbour(place, direction)
                if other >= 0 and self.cell_at[other] >= 0:
                    edge = self.edge_at[other * DIRECTION_COUNT + opposite(direction)]
                    self.edge_areas[edge] |= 1 << number
                    self.area_edges[number].append(edge)


def is_row(codes: list[str]) -> bool:
    """True for a row of a picture: so many codes, each a known one."""
    return len(codes) == COLUMN_COUNT and all(
        code.lower() in KINDS or code in (BONUS_AREA, NOTHING) for code in codes
    )


# The mask of each cell. Compiled, a literal that is shifted would have only 32 bits.
BITS: Final[list[int]] = [1 << number for number in range(MOST_CELLS)]


def bit(number: i64) -> i64:
    """The mask of one cell."""
    return BITS[number]


def bit_count(mask: i64) -> i64:
    """How many cells a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The lowest cell of a mask that is not empty."""
    low: i64 = mask & -mask
    number: i64 = 0
    if low >> 32:
        number += 32
        low >>= 32
    if low >> 16:
        number += 16
        low >>= 16
    if low >> 8:
        number += 8
        low >>= 8
    if low >> 4:
        number += 4
        low >>= 4
    if low >> 2:
        number += 2
        low >>= 2
    return number + (low >> 1)
