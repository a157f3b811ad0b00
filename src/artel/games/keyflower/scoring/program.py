"""The final scoring of any set of demands that share pieces, exact.

Heaps of pieces that fit the same places are one group. Demands whose places share no group are independent,
so they fall apart into pools, each solved on its own (see `search`). The purple worker joins one group of
one pool: every group that is worth joining is tried, unless prices show that it cannot help.
"""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.scoring.demands import ANYWHERE, UNLIMITED, Demand, Way
from artel.games.keyflower.scoring.search import FREE, Pool, Search

NO_GROUP: Final = -1


class Heap:
    """Pieces of one kind in one place: on a tile, or anywhere else."""

    def __init__(self, kind: int, count: int, tile: int = ANYWHERE) -> None:
        self.kind: Final = kind
        self.count: int = count
        self.tile: Final = tile


class Want:
    """Places that accept the same kinds, on one tile or anywhere, with the groups that fit them as bits."""

    def __init__(self, kinds: int, tile: int) -> None:
        self.kinds: Final = kinds
        self.tile: Final = tile
        self.groups: int = 0


class Column:
    """Sets of one demand made in one way; `needs` counts the places of a set by want."""

    def __init__(self, demand: int, way: Way, needs: dict[int, int]) -> None:
        self.demand: Final = demand
        self.way: Final = way
        self.needs: Final = needs
        self.amount: int = 0


class Program:
    """Demands, heaps and, if there is one, the purple worker.

    `counts_as[kind]` is the set of kinds that a piece may be counted as. After `solve`, `points` is the most
    that can be scored, each column has its amount, and `purple` is the group that the purple worker joined.
    """

    def __init__(self, demands: list[Demand], heaps: list[Heap], counts_as: list[int], purple: bool) -> None:
        self.demands: Final = demands
        self.counts_as: Final = counts_as
        self.heaps: Final[list[Heap]] = []
        self.wants: Final[list[Want]] = []
        self.columns: Final[list[Column]] = []
        # Groups by what fits: the bits of the wants; and how many pieces each has.
        self.groups: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        self.duties: Final[list[tuple[int, Heap]]] = []
        self.joinable: Final[list[int]] = []
        self.points: int = 0
        self.purple: int = NO_GROUP
        # How many linear programs were solved: what the answer cost.
        self.effort: int = 0
        # How many rows the largest pool has.
        self.rows: int = 0
        self._do_duties(heaps)
        self._list_columns()
        for heap in self.heaps:
            self.counts[self.group_of(self.fit_of(heap))] += heap.count
        if purple:
            self._list_joinable()
        for want in range(len(self.wants)):
            for group in range(len(self.groups)):
                if self.groups[group] >> want & 1:
                    self.wants[want].groups |= 1 << group
        self._solve()

    def _do_duties(self, heaps: list[Heap]) -> None:
        """What must be counted where it lies is no piece to share out.

        Rule: KF-SCORE-4
        """
        for heap in heaps:
            bound = -1
            for at in range(len(self.demands)):
                demand = self.demands[at]
                here = demand.duty and demand.tile == heap.tile
                if bound < 0 and here and demand.ways[0].slots[0].kinds >> heap.kind & 1:
                    bound = at
            if bound < 0:
                self.heaps.append(heap)
            else:
                self.duties.append((bound, heap))
                self.points += self.demands[bound].points * heap.count

    def _list_columns(self) -> None:
        places: dict[tuple[int, int], int] = {}
        for at in range(len(self.demands)):
            demand = self.demands[at]
            self.points += demand.printed
            if demand.most != UNLIMITED:
                self.points += demand.unmet * demand.most
            if demand.points <= demand.unmet:
                continue
            for way in demand.ways:
                needs: dict[int, int] = {}
                for slot in way.slots:
                    place = (slot.kinds, demand.tile)
                    if place not in places:
                        places[place] = len(self.wants)
                        self.wants.append(Want(slot.kinds, demand.tile))
                    needs[places[place]] = needs.get(places[place], 0) + slot.count
                self.columns.append(Column(at, way, needs))

    def _fit(self, kinds: int, tile: int) -> int:
        """The wants that a piece fits which may be counted as these kinds and lies there."""
        fit = 0
        for at in range(len(self.wants)):
            want = self.wants[at]
            if want.kinds & kinds and want.tile in (ANYWHERE, tile):
                fit |= 1 << at
        return fit

    def fit_of(self, heap: Heap) -> int:
        return self._fit(self.counts_as[heap.kind], heap.tile)

    def group_of(self, fit: int) -> int:
        """The group of pieces that fit these wants, made if there is none yet."""
        if fit not in self.groups:
            self.groups.append(fit)
            self.counts.append(0)
        return self.groups.index(fit)

    def _list_joinable(self) -> None:
        """The purple worker may be any piece on any tile; groups that fit less than another need no try.

        Rule: KF-SCORE-9, KF-SCORE-10
        """
        tiles = [ANYWHERE]
        for want in self.wants:
            if want.tile not in tiles:
                tiles.append(want.tile)
        fits: list[int] = []
        for kinds in self.counts_as:
            for tile in tiles:
                fit = self._fit(kinds, tile)
                if fit != 0 and fit not in fits:
                    fits.append(fit)
        for fit in fits:
            if not any(fit != other and fit & other == fit for other in fits):
                self.joinable.append(self.group_of(fit))

    def _solve(self) -> None:
        """Solve each pool without the purple worker, then let it join where it gains most."""
        best = 0
        amounts: list[int] = []
        columns: list[int] = []
        for part in self._parts():
            solver = PoolSolver(self, part)
            self.effort += solver.base.nodes
            self.rows = max(self.rows, len(solver.unions))
            self.points += solver.base.best
            solver.write(solver.base.amounts)
            for group in solver.most_promising(self.joinable):
                gain = solver.joined(group, best)
                if gain > best:
                    best = gain
                    self.purple = group
                    columns = part
                    amounts = solver.found
        for at in range(len(columns)):
            self.columns[columns[at]].amount = amounts[at]
        self.points += best

    def _parts(self) -> list[list[int]]:
        """The columns, in parts that share neither pieces nor a demand."""
        parts: list[list[int]] = []
        reach: list[int] = []
        for at in range(len(self.columns)):
            column = self.columns[at]
            groups = 1 << (len(self.groups) + column.demand)
            for want in column.needs:
                groups |= self.wants[want].groups
            joined = [at]
            for part in range(len(parts) - 1, -1, -1):
                if reach[part] & groups:
                    groups |= reach.pop(part)
                    joined = parts.pop(part) + joined
            parts.append(joined)
            reach.append(groups)
        return parts


class PoolSolver:
    """One pool of a program: its columns by number, and the unions of groups that are its rows."""

    def __init__(self, program: Program, part: list[int]) -> None:
        self.program: Final = program
        self.columns: Final = [program.columns[at] for at in part]
        self.unions: Final = self._unions()
        self.pool: Final = self._pool()
        self.limits: Final = [self._count(union) for union in self.unions]
        self.base: Final = Search(self.pool, self.limits, -1)
        self.found: list[int] = []

    def _unions(self) -> list[int]:
        """The sets of groups that bind: unions of what places accept, each part meeting the next.

        A union of two parts that share no group follows from the two. Only gold, and what counts as gold,
        fits places of several named kinds; so all printed tiles and contracts together make few unions, and
        with fewer of them or fewer pieces there are never more.
        """
        accepted: list[int] = []
        for column in self.columns:
            for want in column.needs:
                groups = self.program.wants[want].groups
                if groups not in accepted:
                    accepted.append(groups)
        unions = accepted[:]
        known = set(unions)
        at = 0
        while at < len(unions):
            for groups in accepted:
                union = unions[at] | groups
                if unions[at] & groups and union not in known:
                    known.add(union)
                    unions.append(union)
            at += 1
        return unions

    def _pool(self) -> Pool:
        demands = self.program.demands
        rows: list[list[int]] = []
        for union in self.unions:
            row: list[int] = []
            for column in self.columns:
                needed = 0
                for want, count in column.needs.items():
                    if self.program.wants[want].groups & ~union == 0:
                        needed += count
                row.append(needed)
            rows.append(row)
        gains: list[int] = []
        most: list[int] = []
        single: list[bool] = []
        choice: list[int] = []
        total = sum(self.program.counts) + 1
        for column in self.columns:
            demand = demands[column.demand]
            gains.append(demand.points - demand.unmet)
            most.append(total if demand.most == UNLIMITED else demand.most)
            single.append(sum(column.needs.values()) == 1)
            choice.append(column.demand if len(demand.ways) > 1 else FREE)
        return Pool(rows, gains, most, single, choice)

    def _count(self, union: int) -> int:
        total = 0
        for group in range(len(self.program.counts)):
            if union >> group & 1:
                total += self.program.counts[group]
        return total

    def _with(self, group: int) -> list[int]:
        """The limits with one more piece of a group."""
        limits = self.limits[:]
        for row in range(len(limits)):
            limits[row] += self.unions[row] >> group & 1
        return limits

    def most_promising(self, groups: list[int]) -> list[int]:
        """The groups that one more piece could help here, those first that promise most."""
        order: list[tuple[int, int]] = []
        for group in groups:
            limits = self._with(group)
            if limits != self.limits:
                order.append((-self.base.foreseen(self.limits, limits), group))
        return [group for _, group in sorted(order)]

    def joined(self, group: int, at_least: int) -> int:
        """What the pool gains by one more piece of a group; nothing if that is no more than `at_least`."""
        limits = self._with(group)
        least = self.base.best + at_least
        if self.base.foreseen(self.limits, limits) <= least:
            return 0
        search = Search(self.pool, limits, least)
        self.program.effort += search.nodes
        if search.best == least:
            return 0
        self.found = search.amounts
        return search.best - self.base.best

    def write(self, amounts: list[int]) -> None:
        for at in range(len(self.columns)):
            self.columns[at].amount = amounts[at]
