"""The best whole numbers of sets: branch and bound over linear programs.

A `Pool` is a part of the final scoring that shares no pieces with the rest. Its columns are the ways to
score: so many sets of a tile or a contract. Its rows say which columns fit together: by Hall's theorem the
places of all sets can be filled exactly if, for every union of groups of pieces that places accept, the
places that only these groups can fill are no more than the pieces in them.

Columns of single pieces need no branching. What they can still take beside given sets is a polymatroid, so
the linear program is whole in them, and taking the best paid first is exact.
"""

from math import gcd
from typing import Final

from artel.games.keyflower.scoring.simplex import Simplex

FREE: Final = -1


class Pool:
    """Columns and rows, in whole numbers.

    `rows[row][column]` places of a set need the pieces of that row; `limits` counts those pieces. Of the
    columns with the same `choice` only one may be used.
    """

    def __init__(
        self, rows: list[list[int]], gains: list[int], most: list[int], single: list[bool], choice: list[int]
    ) -> None:
        self.rows: Final = rows
        self.gains: Final = gains
        self.most: Final = most
        self.single: Final = single
        self.choice: Final = choice
        self.columns: Final = len(gains)
        # For each column the rows that it needs pieces of.
        self.touches: Final = [
            [row for row in range(len(rows)) if rows[row][column] > 0] for column in range(self.columns)
        ]
        paid = sorted([(-gains[column], column) for column in range(self.columns) if single[column]])
        self.best_paid: Final = [column for _, column in paid]

    def binding_rows(self, limits: list[int]) -> list[int]:
        """The rows without those that another makes idle: one that needs as much and has no more.

        That stays so whatever is taken, so it is found out once.
        """
        kept: list[int] = []
        for row in range(len(self.rows)):
            idle = False
            for other in range(len(self.rows)):
                if not idle:
                    idle = self._makes_idle(other, row, limits)
            if not idle:
                kept.append(row)
        return kept

    def only(self, kept: list[int]) -> "Pool":
        rows = [self.rows[row] for row in kept]
        return Pool(rows, self.gains, self.most, self.single, self.choice)

    def _makes_idle(self, other: int, row: int, limits: list[int]) -> bool:
        if other == row or limits[other] > limits[row]:
            return False
        same = limits[other] == limits[row]
        more = self.rows[other]
        less = self.rows[row]
        for column in range(self.columns):
            if less[column] > more[column]:
                return False
            if less[column] < more[column]:
                same = False
        # Of two equal rows the first one stays.
        return not same or other < row

    def caps(self, limits: list[int], most: list[int]) -> list[int]:
        """How often each column could be used if it had all pieces."""
        found: list[int] = []
        for column in range(self.columns):
            cap = most[column]
            for row in self.touches[column]:
                if cap == 0:
                    break
                cap = min(cap, limits[row] // self.rows[row][column])
            found.append(cap)
        return found


class Search:
    """The best use of one pool with given numbers of pieces; `amounts` reaches `best`."""

    def __init__(self, pool: Pool, limits: list[int], at_least: int) -> None:
        self.rows: Final = pool.binding_rows(limits)
        self.pool: Final = pool.only(self.rows)
        # Every total is a multiple of this.
        self.step: Final = max(1, gcd(*pool.gains))
        self.best: int = at_least
        self.amounts: list[int] = [0] * pool.columns
        self.root: Simplex | None = None
        self.root_caps: list[int] = []
        self.nodes: int = 0
        self._visit([limits[row] for row in self.rows], pool.most[:], [0] * pool.columns, 0)

    def _visit(self, limits: list[int], most: list[int], taken: list[int], gained: int) -> None:
        """Everything that can be added to the sets `taken` with the pieces in `limits` that are left."""
        pool = self.pool
        self.nodes += 1
        caps = pool.caps(limits, most)
        program = Simplex(pool.rows, limits, pool.gains, caps)
        program.solve()
        if self.root is None:
            self.root = program
            self.root_caps = caps
        bound = gained + program.gain() // program.scale // self.step * self.step
        if bound <= self.best:
            return
        amounts = program.amounts()
        self._try(limits, caps, taken, gained, amounts, program.scale)
        if bound <= self.best:
            return
        caps = self._worth_using(program, caps, gained)
        choice = self._disputed(amounts)
        if choice != FREE:
            self._choose(limits, caps, taken, gained, amounts, choice)
            return
        column = self._broken(amounts, program.scale)
        if column >= 0:
            self._split(limits, caps, taken, gained, column, amounts[column] // program.scale)

    def _worth_using(self, program: Simplex, caps: list[int], gained: int) -> list[int]:
        """The caps without what loses so much that nothing better than the best could come of it."""
        better = (self.best // self.step + 1) * self.step
        spare = program.gain() - (better - gained) * program.scale
        losses = program.losses()
        found = caps[:]
        for column in range(self.pool.columns):
            if losses[column] > 0:
                found[column] = min(found[column], spare // losses[column])
        return found

    def foreseen(self, limits: list[int], more: list[int]) -> int:
        """The most that `more` pieces allow in place of `limits`, by the prices of the root."""
        root = self.root
        assert root is not None
        prices = root.prices()
        gain = root.gain()
        caps = self.pool.caps([more[row] for row in self.rows], self.pool.most)
        for column in range(self.pool.columns):
            gain += prices[column] * (caps[column] - self.root_caps[column])
        for at, row in enumerate(self.rows):
            gain += prices[self.pool.columns + at] * (more[row] - limits[row])
        return gain // root.scale

    def _disputed(self, amounts: list[int]) -> int:
        """A choice for which more than one column is used, or FREE."""
        seen: list[int] = []
        for column in range(self.pool.columns):
            choice = self.pool.choice[column]
            if choice != FREE and amounts[column] > 0:
                if choice in seen:
                    return choice
                seen.append(choice)
        return FREE

    def _choose(
        self,
        limits: list[int],
        most: list[int],
        taken: list[int],
        gained: int,
        amounts: list[int],
        choice: int,
    ) -> None:
        """Decide for the column that is used most, or against it."""
        used = FREE
        for column in range(self.pool.columns):
            if self.pool.choice[column] == choice and (used == FREE or amounts[column] > amounts[used]):
                used = column
        self._visit(limits, self._decided(most, used), taken, gained)
        without = most[:]
        without[used] = 0
        self._visit(limits, without, taken, gained)

    def _decided(self, most: list[int], used: int) -> list[int]:
        """What is left to use when a choice falls on this column."""
        alone = most[:]
        for column in range(self.pool.columns):
            if self.pool.choice[column] == self.pool.choice[used] and column != used:
                alone[column] = 0
        return alone

    def _broken(self, amounts: list[int], scale: int) -> int:
        """The column of sets that is furthest from a whole number and gains most, or -1."""
        best = -1
        most = 0
        for column in range(self.pool.columns):
            part = amounts[column] % scale
            if part == 0 or self.pool.single[column]:
                continue
            weight = min(part, scale - part) * self.pool.gains[column]
            if weight > most:
                most = weight
                best = column
        return best

    def _split(
        self, limits: list[int], most: list[int], taken: list[int], gained: int, column: int, whole: int
    ) -> None:
        """At least one set more than `whole`; then at most `whole`."""
        pool = self.pool
        more = whole + 1
        left = limits[:]
        for row in pool.touches[column]:
            left[row] -= more * pool.rows[row][column]
        if min(left) >= 0:
            fewer = most[:] if pool.choice[column] == FREE else self._decided(most, column)
            fewer[column] -= more
            with_them = taken[:]
            with_them[column] += more
            self._visit(left, fewer, with_them, gained + more * pool.gains[column])
        capped = most[:]
        capped[column] = whole
        self._visit(limits, capped, taken, gained)

    def _try(
        self,
        limits: list[int],
        caps: list[int],
        taken: list[int],
        gained: int,
        amounts: list[int],
        scale: int,
    ) -> None:
        """Round the sets down, then up one by one where there is room, and fill up with single pieces."""
        pool = self.pool
        caps = self._settled(caps, amounts)
        left = limits[:]
        found = [0] * pool.columns
        broken: list[int] = []
        for column in range(pool.columns):
            if pool.single[column] or caps[column] == 0:
                continue
            found[column] = amounts[column] // scale
            gained += found[column] * pool.gains[column]
            for row in pool.touches[column]:
                left[row] -= found[column] * pool.rows[row][column]
            if amounts[column] % scale and found[column] < caps[column]:
                broken.append(column)
        self._fill(left, caps, taken, gained, found)
        for column in broken:
            room = left[:]
            for row in pool.touches[column]:
                room[row] -= pool.rows[row][column]
            if min(room) < 0:
                continue
            found[column] += 1
            before = self.best
            self._fill(room, caps, taken, gained + pool.gains[column], found)
            if self.best > before:
                left = room
                gained += pool.gains[column]
            else:
                found[column] -= 1

    def _settled(self, caps: list[int], amounts: list[int]) -> list[int]:
        """The caps when every choice has fallen on the column that is used most."""
        settled = caps[:]
        for choice in range(max(self.pool.choice) + 1):
            used = FREE
            for column in range(self.pool.columns):
                if self.pool.choice[column] == choice:
                    if used == FREE or amounts[column] > amounts[used]:
                        if used != FREE:
                            settled[used] = 0
                        used = column
                    else:
                        settled[column] = 0
        return settled

    def _fill(
        self, limits: list[int], caps: list[int], taken: list[int], gained: int, found: list[int]
    ) -> None:
        """Let single pieces score beside the sets, the best paid first; keep it if nothing was better."""
        pool = self.pool
        left = limits[:]
        for column in pool.best_paid:
            count = caps[column]
            for row in pool.touches[column]:
                count = min(count, left[row])
            found[column] = count
            gained += count * pool.gains[column]
            for row in pool.touches[column]:
                left[row] -= count
        if gained > self.best:
            self.best = gained
            self.amounts = [taken[column] + found[column] for column in range(pool.columns)]
