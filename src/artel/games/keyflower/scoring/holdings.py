"""What one player brings to the final scoring: pieces, and the tiles and contracts that count them."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.box import GOLD_POINTS
from artel.games.keyflower.components.tables import TABLES, Tables
from artel.games.keyflower.components.vocabulary import (
    BOAT,
    SCORE,
    VILLAGE,
    WILD_SCORING,
    WINTER_TILE,
    YARD,
)
from artel.games.keyflower.scoring.closed import NOT_CLOSED, closed_number
from artel.games.keyflower.scoring.demands import (
    ANYWHERE,
    AT_THE_END,
    Demand,
    PieceKinds,
    Slot,
    Way,
    demand_of,
)
from artel.games.keyflower.scoring.pieces import GOLD, KEYTHEDRAL, TILE_IDS, YARDS
from artel.games.keyflower.scoring.program import Heap
from artel.games.keyflower.words import BACK, FRONT

# Score sheets list village tiles first, then winter tiles, boats and the rest, each by their numbers.
SHEET_ORDER: Final = (VILLAGE, WINTER_TILE, BOAT)
A_KIND: Final = 10_000
NO_TILE: Final = -1
NO_HEAPS: Final[list[Heap]] = []
NO_DEMANDS: Final[list[Demand]] = []


class PointTable:
    """What every face of a game's tiles wants and pays, read from the rows, at 2 * tile + side."""

    def __init__(self, tables: Tables, kinds: PieceKinds) -> None:
        self.kinds: Final = kinds
        self.words: Final = tables.words
        # The demand of a face, or None; a winter tile's printed points are part of it.
        self.demand: Final[list[Demand | None]] = []
        # Printed points that are scored apart from pieces: those of all tiles but the winter tiles.
        self.printed: Final[list[int]] = []
        # What a face pays for one set.
        self.pays: Final[list[int]] = []
        # The number by which the closed forms know a face, or NOT_CLOSED.
        self.closed: Final[list[int]] = []
        # The tile behind each number of the closed forms.
        self.tile_of: Final = [NO_TILE] * len(TILE_IDS)
        # The faces with which a player may count any resource as any other.
        self.wild: Final[list[int]] = []
        self.keythedral: int = 0
        self.gold: Final = Demand("gold", [Way([Slot(1 << GOLD, 1)])], GOLD_POINTS, rank=AT_THE_END)
        for tile in range(len(tables.tiles)):
            self._add(tables, tile)

    def _add(self, tables: Tables, tile: int) -> None:
        row = tables.tiles[tile]
        number = closed_number(row)
        if number != NOT_CLOSED:
            self.tile_of[number] = tile
        if number == KEYTHEDRAL:
            self.keythedral = row.front_points
        order = SHEET_ORDER.index(row.kind) if row.kind in SHEET_ORDER else len(SHEET_ORDER)
        for side in (FRONT, BACK):
            effect = row.effect(side)
            printed = row.points(side) if row.kind == WINTER_TILE else 0
            self.printed.append(row.points(side) - printed)
            demand: Demand | None = None
            if effect.kind in (YARD, SCORE):
                rank = A_KIND * order + tile
                demand = demand_of(effect, self.kinds, row.word, tile, printed, rank)
            elif printed > 0:
                demand = Demand(row.word, [], 0, printed=printed, rank=A_KIND * order + tile)
            self.demand.append(demand)
            self.pays.append(effect.points)
            self.closed.append(number)
            if WILD_SCORING in effect.abilities:
                self.wild.append(2 * tile + side)


BASE_POINTS: Final = PointTable(TABLES, PieceKinds())


class Further:
    """What no closed form knows: other demands, heaps of other kinds or on other tiles, and stand-ins."""

    def __init__(self) -> None:
        self.demands: Final[list[Demand]] = []
        self.heaps: Final[list[Heap]] = []
        # Pairs of a kind and another that it may be counted as.
        self.stand_ins: Final[list[tuple[int, int]]] = []


class Holdings:
    """One player's pieces and scoring tiles at the end of winter.

    `resources` counts every resource of the village by type; `on_yard[yard * 4 + resource]` says how many of
    them lie on each yard. `yard_points` is what a yard pays per resource with its present side up; 0 where
    the player has no such yard. `tiles` has the bit `1 << tile` for each other scoring tile of the player.

    That is all in the base game, and `further` is None. What is like gold and what the purple worker scores
    by itself, the closed forms know too.
    """

    def __init__(
        self, workers: list[int], skills: list[int], resources: list[int], on_yard: list[int],
        yard_points: list[int], tiles: int, purple: bool, table: PointTable = BASE_POINTS,
    ) -> None:  # fmt: skip
        self.workers = workers
        self.skills = skills
        self.resources = resources
        self.on_yard = on_yard
        self.yard_points = yard_points
        self.tiles = tiles
        self.purple = purple
        self.table = table
        # Pieces of other kinds that lie on no tile and are counted as gold in every way.
        self.like_gold: list[Heap] = NO_HEAPS
        # What the purple worker may score by itself, in place of joining any pieces.
        self.by_marker: list[Demand] = NO_DEMANDS
        self.further: Further | None = None

    def _beyond(self) -> Further:
        if self.further is None:
            self.further = Further()
        return self.further

    def _settle(self) -> None:
        """Back to the closed forms when nothing further is left."""
        more = self.further
        if more is not None and not more.demands and not more.heaps and not more.stand_ins:
            self.further = None

    def demands(self) -> list[Demand]:
        """The demands that no closed form knows."""
        return [] if self.further is None else self.further.demands

    def want(self, demand: Demand) -> None:
        """Score by a demand that is on no tile, such as a contract."""
        self._beyond().demands.append(demand)

    def has_tile(self, tile: int, side: int) -> bool:
        """True when the tile, this side up, is among those that score."""
        number = self.table.closed[2 * tile + side]
        if number == NOT_CLOSED:
            return self.table.demand[2 * tile + side] in self.demands()
        if number < YARDS:
            return self.yard_points[number] > 0
        return self.tiles >> number & 1 != 0

    def add_tile(self, tile: int, side: int) -> None:
        """Count a tile among those that score; nothing happens if it counts already or never does."""
        number = self.table.closed[2 * tile + side]
        if number == NOT_CLOSED:
            demand = self.table.demand[2 * tile + side]
            if demand is not None and demand not in self.demands():
                self.want(demand)
        elif number >= YARDS:
            self.tiles |= 1 << number
        else:
            self.yard_points[number] = self.table.pays[2 * tile + side]

    def remove_tile(self, tile: int, side: int) -> None:
        """Score without a tile."""
        number = self.table.closed[2 * tile + side]
        if number == NOT_CLOSED:
            demand = self.table.demand[2 * tile + side]
            if demand is not None and demand in self.demands():
                self.demands().remove(demand)
                self._settle()
        elif number >= YARDS:
            self.tiles &= ~(1 << number)
        else:
            self.yard_points[number] = 0

    def hold(self, word: str, count: int, tile: int = ANYWHERE) -> None:
        """Bring pieces that have no place in the lists: of another kind, or lying on another yard."""
        if count < 0:
            raise ValueError(f"expected a number of {word} from 0 up, got {count}")
        if count > 0:
            self._beyond().heaps.append(Heap(self.table.kinds.named(word), count, tile))

    def hold_like_gold(self, word: str, count: int) -> None:
        """Bring pieces of another kind that are counted as gold in every way, but lie on no tile."""
        if count > 0:
            self.like_gold = [*self.like_gold, Heap(self.table.kinds.named(word), count)]

    def score_by_marker(self, demand: Demand) -> None:
        """Let the purple worker score a demand that it alone can fill, once."""
        self.by_marker = [*self.by_marker, demand]

    def count_as(self, word: str, other: str) -> None:
        """Let pieces of one kind be counted as another, and as whatever that one is counted as."""
        kinds = self.table.kinds
        self._beyond().stand_ins.append((kinds.named(word), kinds.named(other)))
