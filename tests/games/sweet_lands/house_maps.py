"""The maps of the house edition as sets of cells."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.sweet_lands.house_edition import Row

ROWS = "abcdefghi"
COLUMN_COUNT = 11
Cell = tuple[int, int]


def near(cell: Cell) -> list[Cell]:
    """The six cells beside one; every second row stands half a cell to the right."""
    row, column = cell
    shift = row % 2
    beside = [(row, column - 1), (row, column + 1)]
    above = [(row - 1, column - 1 + shift), (row - 1, column + shift)]
    below = [(row + 1, column - 1 + shift), (row + 1, column + shift)]
    return [*beside, *above, *below]


class Map:
    def __init__(self, domain: Row) -> None:
        self.picture: list[list[str]] = [line.split() for line in domain["map"]]
        self.codes = {
            (row, column): code
            for row, line in enumerate(self.picture)
            for column, code in enumerate(line)
            if code != "."
        }
        self.symbols = [(ROWS.index(word[0]), int(word[1:]) - 1) for word in domain["bonuses"]]

    def cells(self, codes: str) -> set[Cell]:
        return {cell for cell, code in self.codes.items() if code in codes}

    def is_border(self, cell: Cell) -> bool:
        """True where the world ends at one side of a cell."""
        return any(other not in self.codes for other in near(cell))

    def steps(self, start: Iterable[Cell], over: set[Cell]) -> dict[Cell, int]:
        """How many tokens lead from the start to each cell that can be reached."""
        found = dict.fromkeys(start, 0)
        edge = list(found)
        while edge:
            cell = edge.pop(0)
            for other in near(cell):
                if other in over and other not in found:
                    found[other] = found[cell] + 1
                    edge.append(other)
        return found
