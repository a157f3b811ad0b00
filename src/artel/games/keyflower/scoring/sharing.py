"""From holdings to a program of demands and heaps, and from its solution to the rows of a score sheet."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.scoring.demands import Demand
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.pieces import (
    BOAT_3B,
    COLOUR_COUNT,
    FIRST_RESOURCE,
    FIRST_SKILL,
    GOLD,
    PURPLE,
    RESOURCE_COUNT,
    SKILL_COUNT,
    TILE_IDS,
    YARDS,
)
from artel.games.keyflower.scoring.program import NO_GROUP, Column, Heap, Program
from artel.games.keyflower.scoring.sheet_rows import Row

NOT_USED: Final = -1


def demands_of(holdings: Holdings) -> list[Demand]:
    """Everything that wants pieces, in the order of the score sheet."""
    table = holdings.table
    found: list[tuple[int, int, Demand]] = []
    for number in range(len(TILE_IDS)):
        tile = table.tile_of[number]
        if number < YARDS:
            if holdings.yard_points[number] == 0:
                continue
        elif not holdings.tiles >> number & 1:
            continue
        demand = table.demand[2 * tile] if tile >= 0 else None
        if demand is None:
            continue
        if number < YARDS:
            demand = demand.paying(holdings.yard_points[number])
        found.append((demand.rank, len(found), demand))
    for demand in [*holdings.demands(), *holdings.by_marker, table.gold]:
        found.append((demand.rank, len(found), demand))
    # Demands of equal rank stay in the order in which they came.
    order = sorted([(rank, at) for rank, at, _ in found])
    return [found[at][2] for _, at in order]


def heaps_of(holdings: Holdings) -> list[Heap]:
    """The pieces, by kind and by the yard they lie on."""
    heaps: list[Heap] = []
    for colour in range(COLOUR_COUNT):
        heaps.append(Heap(colour, holdings.workers[colour]))
    for skill in range(SKILL_COUNT):
        heaps.append(Heap(FIRST_SKILL + skill, holdings.skills[skill]))
    for resource in range(RESOURCE_COUNT):
        elsewhere = holdings.resources[resource]
        for yard in range(YARDS):
            count = holdings.on_yard[yard * RESOURCE_COUNT + resource]
            elsewhere -= count
            if count > 0:
                heaps.append(Heap(FIRST_RESOURCE + resource, count, holdings.table.tile_of[yard]))
        heaps.append(Heap(FIRST_RESOURCE + resource, elsewhere))
    heaps.extend(holdings.like_gold)
    if holdings.further is not None:
        heaps.extend(holdings.further.heaps)
    return [heap for heap in heaps if heap.count > 0]


def counts_as(holdings: Holdings) -> list[int]:
    """The kinds that each kind may be counted as: gold as any resource, and with boat 3b any as any.

    Rule: KF-SCORE-3, KF-SBOAT-16
    """
    kinds = holdings.table.kinds
    found = [1 << kind for kind in range(len(kinds.words))]
    goods = kinds.family("goods")
    found[GOLD] |= goods
    if holdings.tiles >> BOAT_3B & 1:
        for kind in kinds.families["goods"]:
            found[kind] |= goods
    for heap in holdings.like_gold:
        found[heap.kind] |= found[GOLD]
    if holdings.further is not None:
        for kind, other in holdings.further.stand_ins:
            found[kind] |= found[other]
    return found


def program_of(holdings: Holdings) -> Program:
    return Program(demands_of(holdings), heaps_of(holdings), counts_as(holdings), holdings.purple)


class Box:
    """The places of one column that accept the same pieces, and what was put there, by heap."""

    def __init__(self, column: Column, want: int, heaps: int) -> None:
        self.column: Final = column
        self.want: Final = want
        self.missing: int = column.needs[want] * column.amount
        self.filled: Final = [0] * heaps


class Sharing:
    """Puts the pieces of a solved program into its places: those that fit little first.

    The program has made sure that all places can be filled, so a place that finds no piece left gets one by
    moving others.
    """

    def __init__(self, program: Program) -> None:
        self.program: Final = program
        self.heaps: Final = program.heaps[:]
        self.fits: Final = [program.fit_of(heap) for heap in self.heaps]
        if program.purple != NO_GROUP:
            self.heaps.append(Heap(PURPLE, 1))
            self.fits.append(program.groups[program.purple])
        self.left: Final = [heap.count for heap in self.heaps]
        self.boxes: Final[list[Box]] = []
        for column in program.columns:
            if column.amount > 0:
                for want in column.needs:
                    self.boxes.append(Box(column, want, len(self.heaps)))
        for box in self.boxes:
            self._fill(box)
        for box in self.boxes:
            while box.missing > 0 and self._find(box, [False] * len(self.boxes)):
                box.missing -= 1

    def _fill(self, box: Box) -> None:
        order = sorted([(self.fits[at].bit_count(), at) for at in range(len(self.heaps))])
        for _, at in order:
            if self.fits[at] >> box.want & 1:
                count = min(box.missing, self.left[at])
                box.filled[at] += count
                box.missing -= count
                self.left[at] -= count

    def _find(self, box: Box, seen: list[bool]) -> bool:
        """Bring one more piece into a box, if need be out of another box that finds one elsewhere."""
        for at in range(len(self.heaps)):
            if not self.fits[at] >> box.want & 1:
                continue
            if self.left[at] > 0:
                self.left[at] -= 1
                box.filled[at] += 1
                return True
            for other in range(len(self.boxes)):
                giver = self.boxes[other]
                if giver is box or seen[other] or giver.filled[at] == 0:
                    continue
                seen[other] = True
                if self._find(giver, seen):
                    giver.filled[at] -= 1
                    box.filled[at] += 1
                    return True
        return False

    def rows(self, words: list[str]) -> list[Row]:
        """A row for every demand that scores."""
        program = self.program
        rows = [Row(demand.word, words) for demand in program.demands]
        for at in range(len(rows)):
            demand = program.demands[at]
            rows[at].points = demand.printed + demand.unmet * max(demand.most, 0)
            rows[at].reason = demand.unmet_reason if demand.unmet > 0 else demand.reason
            rows[at].told = demand.told
        for at, heap in program.duties:
            rows[at].pieces[heap.kind] += heap.count
            rows[at].points += program.demands[at].points * heap.count
        for column in program.columns:
            demand = program.demands[column.demand]
            rows[column.demand].points += (demand.points - demand.unmet) * column.amount
            if column.amount > 0:
                rows[column.demand].chosen = column.way.chosen
                rows[column.demand].reason = demand.reason
        for box in self.boxes:
            for at in range(len(self.heaps)):
                rows[box.column.demand].pieces[self.heaps[at].kind] += box.filled[at]
        return [row for row in rows if row.points > 0]

    def purple_as(self) -> int:
        """The kind that the purple worker is declared to be: gold for any resource."""
        last = len(self.heaps) - 1
        for box in self.boxes:
            if box.filled[last] > 0:
                kinds = self.program.wants[box.want].kinds
                if kinds & self.program.counts_as[GOLD]:
                    return GOLD
                return (kinds & -kinds).bit_length() - 1
        return NOT_USED
