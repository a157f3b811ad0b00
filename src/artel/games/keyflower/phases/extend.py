"""Extending villages: all seats at once add the tiles they won."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.vocabulary import OPEN_COUNTRY
from artel.games.keyflower.moves import (
    PLACE,
    PLACE_BESIDE,
    PLACE_DIRECTION,
    PLACE_TILE,
    PLACE_TURN,
    TILE,
    VERBS,
)
from artel.games.keyflower.state import (
    EDGE_COUNT,
    NO_TILE,
    NOWHERE,
    KeyflowerState,
    has_ability,
    lay,
    rules_of,
    survey,
)
from artel.games.keyflower.text import NO_ROOM, PLACED
from artel.games.keyflower.words import NEIGHBOUR_Q, NEIGHBOUR_R
from artel.kernel.numbers import blank
from artel.kernel.refusal import Refusal
from artel.kernel.state import Do, State, Together, frame_waiting
from artel.kernel.telling import Told

# Two bits for each edge of a tile; a site cares about the edges that touch another tile.
EDGE_BITS: Final = 2
EDGE_MASK: Final = 3


class Site:
    """An empty place next to a village: where it is, what its edges must be, and how it is named."""

    def __init__(self, q: i64, r: i64, edges: i64, care: i64, beside: i64, direction: i64) -> None:
        self.q: i64 = q
        self.r: i64 = r
        self.edges: i64 = edges
        self.care: i64 = care
        # The lowest tile number beside it, and the direction from there.
        self.beside: i64 = beside
        self.direction: i64 = direction


def tiles_to_place(state: KeyflowerState, seat: i64) -> list[int]:
    """The tiles a seat has won and not yet laid."""
    found: list[int] = []
    laid = state.laid
    owner = state.owner
    place: i64 = 0
    tile: i64 = 0
    while tile < len(owner):
        if place < len(laid) and laid[place] == tile:
            place += 1
        elif owner[tile] == seat:
            found.append(tile)
        tile += 1
    return found


class Grid:
    """A village on a small board of its own, with a margin of two places on every side."""

    def __init__(self, state: KeyflowerState, seat: i64) -> None:
        self.tiles: Final[list[int]] = [tile for tile in state.laid if state.owner[tile] == seat]
        low_q: i64 = 0
        low_r: i64 = 0
        high_q: i64 = 0
        high_r: i64 = 0
        for tile in self.tiles:
            q: i64 = state.place_q[tile]
            r: i64 = state.place_r[tile]
            low_q = min(low_q, q)
            low_r = min(low_r, r)
            high_q = max(high_q, q)
            high_r = max(high_r, r)
        self.low_q: i64 = low_q - 2
        self.low_r: i64 = low_r - 2
        self.width: i64 = high_r - low_r + 5
        self.cells: Final = blank((high_q - low_q + 5) * self.width, NO_TILE)
        # By edge, how far the neighbour's cell lies from one's own.
        self.towards: Final = blank(EDGE_COUNT)
        for edge in range(EDGE_COUNT):
            self.towards[edge] = NEIGHBOUR_Q[edge] * self.width + NEIGHBOUR_R[edge]
        for tile in self.tiles:
            self.cells[self.cell(state.place_q[tile], state.place_r[tile])] = tile

    def cell(self, q: i64, r: i64) -> i64:
        return (q - self.low_q) * self.width + r - self.low_r


# The edge towards a neighbour, by 3 * dq + dr + 4; two of the nine places are no neighbours, one is the tile.
EDGE_TOWARDS: Final = [-1, 2, 1, 3, -1, 0, 4, 5, -1]

# What a cell holds once it is listed as a site.
LISTED: Final = -2


def sites_of(state: KeyflowerState, seat: i64) -> list[Site]:
    """Every empty place that touches the village, in the order of the tiles beside it."""
    grid = Grid(state, seat)
    cells, towards = grid.cells, grid.towards
    found: list[Site] = []
    for tile in grid.tiles:
        q: i64 = state.place_q[tile]
        r: i64 = state.place_r[tile]
        here: i64 = grid.cell(q, r)
        edge: i64 = 0
        while edge < EDGE_COUNT:
            cell: i64 = here + towards[edge]
            if cells[cell] == NO_TILE:
                cells[cell] = LISTED
                found.append(site_at(state, grid, q + NEIGHBOUR_Q[edge], r + NEIGHBOUR_R[edge]))
            edge += 1
    return found


def site_at(state: KeyflowerState, grid: Grid, q: i64, r: i64) -> Site:
    codes = rules_of(state).edge_codes
    cells, towards = grid.cells, grid.towards
    here: i64 = grid.cell(q, r)
    edges: i64 = 0
    care: i64 = 0
    beside: i64 = NO_TILE
    direction: i64 = 0
    edge: i64 = 0
    while edge < EDGE_COUNT:
        other: i64 = cells[here + towards[edge]]
        if other >= 0:
            facing: i64 = (edge + 3) % EDGE_COUNT
            kind: i64 = (codes[EDGE_COUNT * other + state.turn[other]] >> (EDGE_BITS * facing)) & EDGE_MASK
            edges |= kind << (EDGE_BITS * edge)
            care |= EDGE_MASK << (EDGE_BITS * edge)
            if beside == NO_TILE or other < beside:
                beside = other
                direction = facing
        edge += 1
    return Site(q, r, edges, care, beside, direction)


def list_places(state: KeyflowerState, seat: i64) -> list[int]:
    """Every way to add one of the seat's tiles: all edges that touch must match.

    Rule: KF-EXTEND-1, KF-EXTEND-2, KF-EXTEND-4, KF-ORDER-11, KF-SBOAT-11
    """
    found: list[int] = []
    tiles = tiles_to_place(state, seat)
    if len(tiles) == 0:
        return found
    anywhere: bool = has_ability(state, seat, OPEN_COUNTRY)
    sites = sites_of(state, seat)
    codes = rules_of(state).edge_codes
    for tile in tiles:
        turns: i64 = rules_of(state).tables.turns[tile]
        for site in sites:
            turn: i64 = 0
            while turn < turns:
                if anywhere or (codes[EDGE_COUNT * tile + turn] ^ site.edges) & site.care == 0:
                    found.append(PLACE.of(tile, site.beside, site.direction, turn))
                turn += 1
    return found


def has_place(state: KeyflowerState, seat: i64) -> bool:
    """True when at least one of the seat's tiles can be added somewhere."""
    tiles = tiles_to_place(state, seat)
    if len(tiles) == 0:
        return False
    if has_ability(state, seat, OPEN_COUNTRY):
        return True
    grid = Grid(state, seat)
    cells, towards = grid.cells, grid.towards
    for beside in grid.tiles:
        q: i64 = state.place_q[beside]
        r: i64 = state.place_r[beside]
        here: i64 = grid.cell(q, r)
        for edge in range(EDGE_COUNT):
            cell: i64 = here + towards[edge]
            if cells[cell] == NO_TILE:
                cells[cell] = LISTED
                site = site_at(state, grid, q + NEIGHBOUR_Q[edge], r + NEIGHBOUR_R[edge])
                for tile in tiles:
                    if fits(state, site, tile):
                        return True
    return False


def fits(state: KeyflowerState, site: Site, tile: i64) -> bool:
    """True when the tile matches every edge around the site in one of its turns."""
    codes = rules_of(state).edge_codes
    turns: i64 = rules_of(state).tables.turns[tile]
    turn: i64 = 0
    while turn < turns:
        if (codes[EDGE_COUNT * tile + turn] ^ site.edges) & site.care == 0:
            return True
        turn += 1
    return False


class ExtendVillages(Do):
    """Seats with tiles that have a place are asked together; a tile without any leaves the game.

    Rule: KF-EXTEND-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        waiting: i64 = 0
        for seat in range(s.rules.players):
            if has_place(s, seat):
                waiting |= 1 << seat
            else:
                drop_the_rest(s, seat)
        if waiting != 0:
            s.agenda.append(PLACE_TILES.frame_for(waiting))


def drop_the_rest(state: KeyflowerState, seat: i64) -> None:
    """Tiles that fit nowhere leave the game.

    Rule: KF-EXTEND-2
    """
    for tile in tiles_to_place(state, seat):
        state.owner[tile] = NOWHERE
        state.note(NO_ROOM.of(seat, tile))


class PlaceTiles(Together):
    """Each seat adds its tiles one by one, in any order and any turn.

    Rule: KF-EXTEND-1, KF-EXTEND-2, KF-EXTEND-5
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        return list_places(cast(KeyflowerState, state), seat)

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile, beside = PLACE_TILE.read(move), PLACE_BESIDE.read(move)
        place_tile(s, seat, tile, beside, PLACE_DIRECTION.read(move), PLACE_TURN.read(move))
        waiting = frame_waiting(frame)
        if not has_place(s, seat):
            drop_the_rest(s, seat)
            waiting &= ~(1 << seat)
        if waiting != 0:
            s.agenda.append(self.frame_for(waiting))

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """The same place by another neighbour, and a turn that looks the same.

        Rule: KF-EXTEND-1
        """
        s = cast(KeyflowerState, state)
        if not PLACE.has(move) or PLACE_TILE.read(move) not in tiles_to_place(s, seat):
            return None
        named = placed_in_order(s, seat, move)
        return Told(0, [named]) if named in list_places(s, seat) else None

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if PLACE.has(move):
            return refuse_place(cast(KeyflowerState, state), seat, move)
        return Refusal("KF-EXTEND-1", "not-now", {"question": "place-tiles"})


def refuse_place(state: KeyflowerState, seat: i64, move: i64) -> Refusal:
    tile, beside = PLACE_TILE.read(move), PLACE_BESIDE.read(move)
    values: dict[str, int | str] = {"tile": TILE.word(tile), "beside": TILE.word(beside)}
    if tile not in tiles_to_place(state, seat):
        return Refusal("KF-EXTEND-1", "not-to-place", values)
    if beside not in state.laid or state.owner[beside] != seat:
        return Refusal("KF-EXTEND-1", "not-your-tile", {"tile": TILE.word(beside)})
    if state.adjacent[beside * EDGE_COUNT + PLACE_DIRECTION.read(move)] != NO_TILE:
        return Refusal("KF-EXTEND-5", "place-taken", values)
    named = placed_in_order(state, seat, move)
    if named != move and named in list_places(state, seat):
        return Refusal("KF-EXTEND-1", "named-otherwise", {**values, "line": VERBS.text(named)})
    return Refusal("KF-EXTEND-2", "edges-differ", values)


def placed_in_order(state: KeyflowerState, seat: i64, move: i64) -> int:
    """The same placing by the neighbour that names the site and by the first turn that looks the same."""
    tile, beside, direction = PLACE_TILE.read(move), PLACE_BESIDE.read(move), PLACE_DIRECTION.read(move)
    turn = PLACE_TURN.read(move) % rules_of(state).tables.turns[tile]
    if beside in state.laid and state.owner[beside] == seat:
        q = state.place_q[beside] + NEIGHBOUR_Q[direction]
        r = state.place_r[beside] + NEIGHBOUR_R[direction]
        for site in sites_of(state, seat):
            if site.q == q and site.r == r:
                return int(PLACE.of(tile, site.beside, site.direction, turn))
    return int(PLACE.of(tile, beside, direction, turn))


def place_tile(state: KeyflowerState, seat: i64, tile: i64, beside: i64, direction: i64, turn: i64) -> None:
    """Lay a tile for good and join it to its neighbours.

    Rule: KF-EXTEND-1, KF-EXTEND-5
    """
    state.place_q = state.place_q[:]
    state.place_r = state.place_r[:]
    state.turn = state.turn[:]
    state.adjacent = state.adjacent[:]
    state.place_q[tile] = state.place_q[beside] + NEIGHBOUR_Q[direction]
    state.place_r[tile] = state.place_r[beside] + NEIGHBOUR_R[direction]
    state.turn[tile] = turn
    for other in state.laid:
        if state.owner[other] == seat:
            dq: i64 = state.place_q[other] - state.place_q[tile]
            dr: i64 = state.place_r[other] - state.place_r[tile]
            if -1 <= dq <= 1 and -1 <= dr <= 1 and dq != dr:
                edge: i64 = EDGE_TOWARDS[3 * dq + dr + 4]
                state.adjacent[tile * EDGE_COUNT + edge] = other
                state.adjacent[other * EDGE_COUNT + (edge + 3) % EDGE_COUNT] = tile
    lay(state, tile)
    state.note(PLACED.of(seat, tile))
    survey(state, tile)


EXTEND_VILLAGES: Final = ExtendVillages("extend-villages")
PLACE_TILES: Final = PlaceTiles("place-tiles")
