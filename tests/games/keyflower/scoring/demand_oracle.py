"""Any set of demands put to an integer program, and random sets of demands to ask it about.

Written from what a demand says, with one variable for each heap and each slot; it shares nothing with the
solver but the demands themselves.
"""

from __future__ import annotations

import random

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

from artel.games.keyflower.scoring.demands import ANYWHERE, UNLIMITED, Demand, Slot, Way
from artel.games.keyflower.scoring.pieces import PURPLE
from artel.games.keyflower.scoring.program import Heap

MANY = 1000.0
FAMILIES = (range(4), range(4, 7), range(7, 11), range(12, 14))
GOODS = range(7, 11)
GOLD = 10
# Twelve kinds of the base game, and two that a module might add.
KINDS = 14


class DemandProgram:
    """Variables and rows; `value` is what a variable pays, a row is (factors, limit)."""

    def __init__(self, demands: list[Demand], heaps: list[Heap], counts_as: list[int], purple: bool) -> None:
        self.counts_as = counts_as
        self.value: list[float] = []
        self.rows: list[tuple[dict[int, float], float]] = []
        self.fixed = 0
        left = []
        for heap in heaps:
            due = [d for d in demands if d.duty and d.tile == heap.tile and self.asks(d, heap.kind)]
            if due:
                self.fixed += due[0].points * heap.count
            else:
                left.append(heap)
        self.heaps = [*left, *([Heap(PURPLE, 1)] if purple else [])]
        self.uses: list[list[int]] = [[] for _ in self.heaps]
        for demand in demands:
            self._add(demand)
        self.rows += [
            (dict.fromkeys(uses, 1.0), float(heap.count))
            for heap, uses in zip(self.heaps, self.uses, strict=True)
        ]

    @staticmethod
    def asks(demand: Demand, kind: int) -> bool:
        return bool(demand.ways[0].slots[0].kinds >> kind & 1)

    def variable(self, value: float) -> int:
        self.value.append(value)
        return len(self.value) - 1

    def _add(self, demand: Demand) -> None:
        self.fixed += demand.printed
        if demand.most != UNLIMITED:
            self.fixed += demand.unmet * demand.most
        all_sets, switches = [], []
        for way in demand.ways:
            sets = self.variable(demand.points - demand.unmet)
            all_sets.append(sets)
            for slot in way.slots:
                self._fill(slot, demand.tile, sets)
            if len(demand.ways) > 1:
                switches.append(self.variable(0))
                self.rows.append(({sets: 1.0, switches[-1]: -MANY}, 0.0))
        if switches:
            self.rows.append((dict.fromkeys(switches, 1.0), 1.0))
        if demand.most != UNLIMITED:
            self.rows.append((dict.fromkeys(all_sets, 1.0), float(demand.most)))

    def _fill(self, slot: Slot, tile: int, sets: int) -> None:
        row = {sets: float(slot.count)}
        for heap, uses in zip(self.heaps, self.uses, strict=True):
            wild = heap.kind == PURPLE
            if (wild or tile in (ANYWHERE, heap.tile)) and (wild or self.counts_as[heap.kind] & slot.kinds):
                uses.append(self.variable(0))
                row[uses[-1]] = -1.0
        self.rows.append((row, 0.0))

    def solve(self) -> int:
        return self.fixed + most(self.value, self.rows)


def most(value: list[float], rows: list[tuple[dict[int, float], float]]) -> int:
    """The most that whole amounts of these values bring, each row of factors within its limit."""
    if not value:
        return 0
    matrix = np.zeros((len(rows), len(value)))
    for at, (row, _) in enumerate(rows):
        for column, factor in row.items():
            matrix[at, column] = factor
    answer = milp(
        -np.array(value),
        integrality=np.ones(len(value)),
        bounds=Bounds(0, MANY),
        constraints=[LinearConstraint(matrix, -np.inf, np.array([limit for _, limit in rows]))],
        options={"mip_rel_gap": 0},
    )
    assert answer.success, answer.message
    return round(-float(answer.fun))


def bits(kinds: list[int]) -> int:
    return sum(1 << kind for kind in set(kinds))


def random_slot(rng: random.Random) -> Slot:
    """One kind, any of a family, a few kinds of one family, or now and then of any."""
    family = list(rng.choice(FAMILIES))
    form = rng.random()
    if form < 0.5:
        kinds = [rng.choice(family)]
    elif form < 0.8:
        kinds = family
    elif form < 0.95:
        kinds = rng.sample(family, 2)
    else:
        kinds = rng.sample(range(KINDS), 3)
    return Slot(bits(kinds), rng.choice((1, 1, 1, 2, 2, 3, 5)))


def random_demand(rng: random.Random, number: int) -> Demand:
    """Sets, contracts that mix families, chosen types and yards."""
    word = f"demand-{number}"
    form = rng.random()
    if form < 0.2:
        family = list(rng.choice(FAMILIES))
        size = rng.choice((1, 1, 2, 3))
        ways = [Way([Slot(1 << kind, size)], kind) for kind in family]
        return Demand(word, ways, rng.randint(1, 5))
    if form < 0.35:
        kinds = [rng.choice(GOODS)] if rng.random() < 0.7 else list(GOODS)
        yard = rng.randrange(3)
        return Demand(
            word, [Way([Slot(bits(kinds), 1)])], rng.randint(1, 4), tile=yard, duty=rng.random() < 0.7
        )
    slots = [random_slot(rng) for _ in range(rng.choice((1, 1, 2, 2, 3)))]
    if form < 0.7:
        unmet = rng.choice((0, 0, 3))
        return Demand(word, [Way(slots)], rng.choice((7, 10)), most=rng.choice((1, 1, 1, 2)), unmet=unmet)
    return Demand(word, [Way(slots)], rng.randint(1, 12), printed=rng.choice((0, 0, 2)))


def random_heaps(rng: random.Random, most: int) -> list[Heap]:
    heaps = []
    for kind in [*range(11), 12, 13]:
        heaps.append(Heap(kind, rng.randint(0, most)))
        if kind in GOODS:
            heaps += [Heap(kind, rng.randint(0, most // 2), yard) for yard in range(3) if rng.random() < 0.4]
    return [heap for heap in heaps if heap.count]


def random_wilds(rng: random.Random) -> list[int]:
    """Gold counts as any resource; sometimes every resource does, or one of the further kinds as gold."""
    counts_as = [1 << kind for kind in range(KINDS)]
    goods = bits(list(GOODS))
    counts_as[GOLD] |= goods
    if rng.random() < 0.2:
        for kind in GOODS:
            counts_as[kind] |= goods
    if rng.random() < 0.2:
        counts_as[12] |= counts_as[GOLD]
    return counts_as
