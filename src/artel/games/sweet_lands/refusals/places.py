"""Why something cannot lie or stand at a place of the domain: terrain, roads, property and rabbits."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands.domain.laying import ANY_CELL, FAR_CELL, LAY_DOWN
from artel.games.sweet_lands.domain.property import (
    FREE,
    PAID,
    PUT_PIECE,
    TAKE_PIECE,
    piece_left,
    price_of,
)
from artel.games.sweet_lands.domain_map import MOST_CELLS
from artel.games.sweet_lands.moves import (
    LAID_CELL,
    LAY,
    LAY_SPECIAL,
    PUT,
    PUT_CELL,
    RABBIT,
    RABBIT_CELL,
    ROAD,
    ROAD_EDGE,
    SPECIAL_CELL,
    TAKE,
    TAKEN_PIECE,
    TURN_OVER,
    TURNED_CELL,
)
from artel.games.sweet_lands.refusals.paying import lacks_resource
from artel.games.sweet_lands.refusing import Refuser
from artel.games.sweet_lands.slots import (
    BUILT,
    FLIP_BITS,
    FLIP_SHIFT,
    FLIPPED_MASK,
    LAID,
    REACHABLE,
)
from artel.games.sweet_lands.state import SweetState, has_road, map_of
from artel.games.sweet_lands.words import ELSA, PIECES
from artel.kernel.refusal import Refusal
from artel.kernel.state import State

OFF_MAP: Final = -1


def cell_of(s: SweetState, seat: i64, place: int) -> int:
    """The cell at a place of the map; -1 where there is none."""
    return int(map_of(s, seat).cell_at[place])


def is_at(mask: i64, cell: int) -> bool:
    return (mask >> cell) & 1 == 1


def refuse_cell(s: SweetState, seat: i64, place: int, kind: int, is_special: bool) -> Refusal:
    """Why no terrain token can be laid on a cell.

    Rule: SL-TER-1, SL-TER-2, SL-TER-3, SL-TER-5, SL-TER-6
    """
    cell = cell_of(s, seat, place)
    domain = map_of(s, seat)
    if cell == OFF_MAP or is_at(domain.capitals, cell):
        return Refusal("SL-TER-6", "no-terrain-there", {})
    if is_at(s.mask(seat, LAID), cell):
        return Refusal("SL-TER-8", "cell-taken", {})
    if is_at(domain.specials, cell) != is_special:
        if is_special:
            return Refusal("SL-TER-5", "special-cells-only", {})
        return Refusal("SL-TER-4", "special-token-needed", {})
    if ANY_CELL < kind < FAR_CELL and not is_at(domain.of_kind[kind - 1], cell):
        return Refusal("SL-TER-3", "other-terrain", {})
    if kind != FAR_CELL and s.character[seat] != ELSA and not is_at(s.mask(seat, REACHABLE), cell):
        return Refusal("SL-TER-2", "not-adjacent", {})
    return Refusal("SL-ARE-10", "no-terrain-left", {})


def refuse_edge(s: SweetState, seat: i64, word: int) -> Refusal:
    """Why no road can be laid on an edge.

    Rule: SL-ROD-1, SL-ROD-2, SL-ROD-4
    """
    edge = int(map_of(s, seat).edge_at[word])
    if edge == OFF_MAP:
        return Refusal("SL-ROD-1", "no-edge-there", {})
    if has_road(s, seat, edge):
        return Refusal("SL-ROD-4", "edge-taken", {})
    return Refusal("SL-ROD-2", "road-not-adjacent", {})


def refuse_site(s: SweetState, seat: i64, place: int, flips: int, how: int) -> Refusal:
    """Why no property can stand on a cell.

    Rule: SL-PRP-4, SL-PRP-7, SL-EFF-14
    """
    cell = cell_of(s, seat, place)
    domain = map_of(s, seat)
    if cell == OFF_MAP:
        return Refusal("SL-PRP-4", "no-cell-there", {})
    if is_at(s.mask(seat, BUILT), cell):
        return Refusal("SL-PRP-4", "property-there", {})
    if not is_at(s.mask(seat, FLIPPED_MASK) | domain.capitals, cell):
        return Refusal("SL-PRP-4", "not-flipped", {})
    if FREE < how < PAID and not is_at(domain.of_kind[how - 1], cell):
        return Refusal("SL-EFF-14", "other-terrain", {})
    if (s.cells[seat * MOST_CELLS + cell] >> FLIP_SHIFT) & FLIP_BITS > flips:
        return Refusal("SL-PRP-7", "flipped-too-late", {})
    return Refusal("SL-PRP-6", "not-asked", {})


class LayRefuser(Refuser):
    """Terrain and roads."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if ROAD.has(move):
            if not LAY_DOWN.roads.read(frame):
                return Refusal("SL-ARE-10", "no-roads-left", {})
            return refuse_edge(s, seat, int(ROAD_EDGE.read(move)))
        if LAY.has(move) or LAY_SPECIAL.has(move):
            if not LAY_DOWN.terrain.read(frame):
                return Refusal("SL-ARE-10", "no-terrain-left", {})
            place = int(LAID_CELL.read(move) if LAY.has(move) else SPECIAL_CELL.read(move))
            return refuse_cell(s, seat, place, int(LAY_DOWN.kind_of.read(frame)), LAY_SPECIAL.has(move))
        return None


class TurnOverRefuser(Refuser):
    """A token to turn over."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not TURN_OVER.has(move):
            return None
        cell = cell_of(s, seat, int(TURNED_CELL.read(move)))
        if cell == OFF_MAP or not is_at(s.mask(seat, LAID), cell):
            return Refusal("SL-EFF-16", "no-token-there", {})
        return Refusal("SL-ROD-9", "flipped-already", {})


class TakeRefuser(Refuser):
    """A piece of property."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not TAKE.has(move):
            return None
        piece = TAKEN_PIECE.read(move)
        if not piece_left(s, seat, piece):
            return Refusal("SL-PRP-1", "no-piece-left", {"piece": PIECES[piece]})
        if TAKE_PIECE.how.read(frame) != PAID:
            return None
        prices = [int(price_of(s, seat, piece, resource)) for resource in range(5)]
        return lacks_resource(s, seat, prices, "SL-PRP-12")


class PutRefuser(Refuser):
    """Where a piece of property goes."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if not PUT.has(move):
            return None
        flips, how = int(PUT_PIECE.flips.read(frame)), int(PUT_PIECE.how.read(frame))
        return refuse_site(cast(SweetState, state), seat, int(PUT_CELL.read(move)), flips, how)


class RabbitRefuser(Refuser):
    """Where a rabbit goes."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not RABBIT.has(move):
            return None
        cell = cell_of(s, seat, int(RABBIT_CELL.read(move)))
        if cell == OFF_MAP or not is_at(s.mask(seat, BUILT), cell):
            return Refusal("SL-RAB-3", "no-property-there", {})
        return Refusal("SL-RAB-3", "rabbit-there", {})


PLACE_REFUSERS: Final[list[Refuser]] = [
    LayRefuser("lay", "SL-TER-7"),
    TurnOverRefuser("turn-over", "SL-EFF-16"),
    TakeRefuser("take-piece", "SL-PRP-1"),
    PutRefuser("put-piece", "SL-PRP-4"),
    RabbitRefuser("place-rabbit", "SL-RAB-1"),
]
