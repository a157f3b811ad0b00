"""Linear programs in whole numbers: the most that columns gain within rows, each between 0 and its cap.

The tableau keeps one common denominator, so every number in it is whole and every answer is exact. Nothing
is rounded, and both builds take the same steps.
"""

from typing import Final

# After so many pivots the first column that gains enters, and not the one that gains most: that never cycles.
PATIENCE: Final = 60
NO_CAP: Final = -1
NO_ROW: Final = -1


class Simplex:
    """max gains x, with rows x <= limits and 0 <= x <= caps, where all limits and caps are at least 0.

    `value[i]` is row i of the tableau times `scale`, the limit last; the last row is the gain. Variables are
    numbered columns first, then the room left in each row. A column that stands at its cap is turned: it
    counts down from the cap.
    """

    def __init__(self, rows: list[list[int]], limits: list[int], gains: list[int], caps: list[int]) -> None:
        self.width: Final = len(gains)
        self.height: Final = len(rows)
        self.scale: int = 1
        self.value: Final[list[list[int]]] = []
        for at in range(self.height):
            row = rows[at][:]
            row.append(limits[at])
            self.value.append(row)
        bottom = [-gain for gain in gains]
        bottom.append(0)
        self.value.append(bottom)
        self.caps: Final = caps
        self.turned: Final = [False] * self.width
        # The variable that each column and each row of the tableau stands for.
        self.outside: Final = list(range(self.width))
        self.inside: Final = list(range(self.width, self.width + self.height))

    def solve(self) -> None:
        pivots = 0
        while True:
            column = self._entering(pivots < PATIENCE)
            if column < 0:
                return
            self._enter(column)
            pivots += 1

    def _entering(self, steepest: bool) -> int:
        bottom = self.value[self.height]
        best = -1
        for column in range(self.width):
            if bottom[column] >= 0 or self._cap(self.outside[column]) == 0:
                continue
            if best < 0:
                best = column
            elif steepest:
                if bottom[column] < bottom[best]:
                    best = column
            elif self.outside[column] < self.outside[best]:
                best = column
        return best

    def _cap(self, variable: int) -> int:
        return self.caps[variable] if variable < self.width else NO_CAP

    def _enter(self, column: int) -> None:
        """Raise a variable until it meets its own cap, or until one inside the basis meets 0 or its cap."""
        row = NO_ROW
        at_cap = False
        # The furthest so far, as a fraction; without a cap the first row decides.
        top = self._cap(self.outside[column])
        bottom = 1 if top != NO_CAP else 0
        for at in range(self.height):
            line = self.value[at]
            slope = line[column]
            if slope == 0:
                continue
            room = line[self.width]
            if slope < 0:
                cap = self._cap(self.inside[at])
                if cap == NO_CAP:
                    continue
                room = cap * self.scale - room
                slope = -slope
            nearer = room * bottom - top * slope if bottom != 0 else -1
            if nearer < 0 or (nearer == 0 and row != NO_ROW and self.inside[at] < self.inside[row]):
                row = at
                at_cap = line[column] < 0
                top = room
                bottom = slope
        if row == NO_ROW:
            self._turn_column(column)
            return
        if at_cap:
            self._turn_row(row)
        self._pivot(row, column)

    def _turn_column(self, column: int) -> None:
        variable = self.outside[column]
        cap = self.caps[variable]
        for line in self.value:
            line[self.width] -= line[column] * cap
            line[column] = -line[column]
        self.turned[variable] = not self.turned[variable]

    def _turn_row(self, row: int) -> None:
        variable = self.inside[row]
        line = self.value[row]
        for at in range(self.width):
            line[at] = -line[at]
        line[self.width] = self.caps[variable] * self.scale - line[self.width]
        self.turned[variable] = not self.turned[variable]

    def _pivot(self, row: int, column: int) -> None:
        scale = self.scale
        pivot = self.value[row]
        new_scale = pivot[column]
        for at in range(self.height + 1):
            if at == row:
                continue
            line = self.value[at]
            factor = line[column]
            if factor != 0:
                for place in range(self.width + 1):
                    line[place] = (line[place] * new_scale - factor * pivot[place]) // scale
                line[column] = -factor
            elif new_scale != scale:
                for place in range(self.width + 1):
                    if line[place] != 0:
                        line[place] = line[place] * new_scale // scale
        pivot[column] = scale
        self.scale = new_scale
        entering = self.outside[column]
        self.outside[column] = self.inside[row]
        self.inside[row] = entering

    def gain(self) -> int:
        """The most that can be gained, times `scale`."""
        return self.value[self.height][self.width]

    def amounts(self) -> list[int]:
        """How much of each column, times `scale`."""
        found = [0] * self.width
        for at in range(self.height):
            variable = self.inside[at]
            if variable < self.width:
                found[variable] = self.value[at][self.width]
        for column in range(self.width):
            if self.turned[column]:
                found[column] = self.caps[column] * self.scale - found[column]
        return found

    def losses(self) -> list[int]:
        """What one of each column loses that stands at 0, times `scale`; 0 for all others."""
        found = [0] * self.width
        bottom = self.value[self.height]
        for column in range(self.width):
            variable = self.outside[column]
            if variable < self.width and not self.turned[variable] and bottom[column] > 0:
                found[variable] = bottom[column]
        return found

    def prices(self) -> list[int]:
        """What one more of each column's cap and of each row's limit would gain at most, times `scale`."""
        found = [0] * (self.width + self.height)
        bottom = self.value[self.height]
        for column in range(self.width):
            variable = self.outside[column]
            if variable >= self.width or self.turned[variable]:
                found[variable] = bottom[column]
            elif bottom[column] < 0:
                # It would gain, but its cap is 0.
                found[variable] = -bottom[column]
        return found
