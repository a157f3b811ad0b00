"""From a score sheet to a position that the final scoring reads: places, checks of the shape, the state."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.tables import TABLES
from artel.games.keyflower.components.vocabulary import OPEN_COUNTRY, SCORE_ADJACENT, SCORE_LOOP, SCORE_RIVER
from artel.games.keyflower.sheet_text import SheetPlayer, SheetTile, is_home
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    EDGE_COUNT,
    GOOD_COUNT,
    NO_TILE,
    SKILL_COUNT,
    KeyflowerRules,
    KeyflowerState,
    empty_state,
    has_ability,
    lay,
)
from artel.games.keyflower.words import NEIGHBOUR_Q, NEIGHBOUR_R, ROAD, WATER
from artel.kernel.sheet import Fault

# Tiles without a place lie far from all others and from each other, where they touch nothing.
FAR: Final = 1000
APART: Final = 2
# A loop passes through a tile by two of its roads.
ROADS_OF_A_LOOP: Final = 2

Cells = dict[tuple[int, int], SheetTile]


class Doubt:
    """Something that the rules would not allow, or that the sheet does not say; the score stands anyway."""

    def __init__(self, kind: str, line: int, values: dict[str, int | str]) -> None:
        self.kind = kind
        self.line = line
        self.values = values

    def as_data(self) -> dict[str, object]:
        return {"kind": self.kind, "line": self.line, "values": self.values}


def home_row(player: SheetPlayer) -> SheetTile | None:
    for row in player.tiles:
        if is_home(row.tile):
            return row
    return None


def settle(player: SheetPlayer) -> list[Fault]:
    """Turn every `beside` into coordinates. The home lies at 0 0 unless the sheet says otherwise."""
    home = home_row(player)
    if home is None:
        return [Fault("home-missing", player.line, "a home: home-1 to home-6", "a village without one")]
    if not home.placed and home.beside == NO_TILE:
        home.placed = True
    by_tile = {row.tile: row for row in player.tiles}
    waiting = [row for row in player.tiles if not row.placed and row.beside != NO_TILE]
    while waiting:
        left: list[SheetTile] = []
        for row in waiting:
            other = by_tile.get(row.beside)
            if other is not None and other.placed:
                row.q = other.q + NEIGHBOUR_Q[row.direction]
                row.r = other.r + NEIGHBOUR_R[row.direction]
                row.placed = True
            else:
                left.append(row)
        if len(left) == len(waiting):
            return [_stranded(row, by_tile) for row in left]
        waiting = left
    return _collisions(player)


def _stranded(row: SheetTile, by_tile: dict[int, SheetTile]) -> Fault:
    beside = TABLES.words[row.beside]
    kind = "beside-unplaced" if row.beside in by_tile else "beside-missing"
    expected = f"{beside} with a place" if row.beside in by_tile else f"{beside} in the same village"
    fault = Fault(kind, row.line, expected, f"{row.word()} beside it")
    fault.values.update({"tile": row.word(), "beside": beside})
    return fault


def _collisions(player: SheetPlayer) -> list[Fault]:
    at: Cells = {}
    faults: list[Fault] = []
    for row in player.tiles:
        if not row.placed:
            continue
        other = at.setdefault((row.q, row.r), row)
        if other is not row:
            # The home's place is given by nobody, so the tile that takes it is the one to look at.
            later = other if is_home(row.tile) else row
            first = row if later is other else other
            expected = f"one tile at {row.q} {row.r}"
            fault = Fault("place-taken", later.line, expected, f"{later.word()} on {first.word()}")
            fault.values.update({"tile": later.word(), "beside": first.word(), "other": first.line})
            faults.append(fault)
    return faults


def position(players: list[SheetPlayer], rules: KeyflowerRules) -> KeyflowerState:
    """The villages and screens of all players after winter."""
    state = empty_state(rules)
    for seat, player in enumerate(players):
        at: Cells = {}
        for row in player.tiles:
            _lay_row(state, seat, row, at)
        _join(state, at)
        home = home_row(player)
        if home is not None:
            for good in range(GOOD_COUNT):
                state.goods[home.tile * GOOD_COUNT + good] += player.goods[good]
        state.screen[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT] = player.workers
        state.skills[seat * SKILL_COUNT : (seat + 1) * SKILL_COUNT] = player.skills
        if player.marker:
            state.first = seat
    return state


def _lay_row(state: KeyflowerState, seat: int, row: SheetTile, at: Cells) -> None:
    tile = row.tile
    state.owner[tile] = seat
    state.side[tile] = row.side
    state.turn[tile] = row.turn
    state.place_q[tile] = row.q if row.placed else FAR + APART * tile
    state.place_r[tile] = row.r if row.placed else FAR
    for good in range(GOOD_COUNT):
        state.goods[tile * GOOD_COUNT + good] = row.goods[good]
    lay(state, tile)
    if row.placed:
        at[(row.q, row.r)] = row


def _join(state: KeyflowerState, at: Cells) -> None:
    for (q, r), row in at.items():
        for edge in range(EDGE_COUNT):
            other = at.get((q + NEIGHBOUR_Q[edge], r + NEIGHBOUR_R[edge]))
            state.adjacent[row.tile * EDGE_COUNT + edge] = NO_TILE if other is None else other.tile


def edge_of(row: SheetTile, edge: int) -> int:
    """What a tile shows towards a direction: FIELD, ROAD or WATER."""
    return TABLES.edge[36 * row.tile + 6 * row.turn + edge]


def doubts_of(state: KeyflowerState, seat: int, player: SheetPlayer) -> list[Doubt]:
    found = _places_needed(player)
    if not has_ability(state, seat, OPEN_COUNTRY):
        found.extend(_edges_that_differ(player))
    if all(row.placed for row in player.tiles):
        found.extend(_apart(player))
    found.sort(key=lambda doubt: doubt.line)
    return found


def _edges_that_differ(player: SheetPlayer) -> list[Doubt]:
    """Each joint once, on the later of its two lines.

    Rule: KF-EXTEND-2
    """
    at = {(row.q, row.r): row for row in player.tiles if row.placed}
    found: list[Doubt] = []
    for (q, r), row in at.items():
        for edge in range(EDGE_COUNT):
            other = at.get((q + NEIGHBOUR_Q[edge], r + NEIGHBOUR_R[edge]))
            if other is None or other.line >= row.line:
                continue
            if edge_of(row, edge) != edge_of(other, (edge + 3) % EDGE_COUNT):
                values: dict[str, int | str] = {"tile": row.word(), "beside": other.word()}
                found.append(Doubt("edges-differ", row.line, values))
    return found


def _apart(player: SheetPlayer) -> list[Doubt]:
    """Placed tiles that no chain of neighbours joins to the home.

    Rule: KF-EXTEND-1
    """
    at = {(row.q, row.r): row for row in player.tiles}
    home = home_row(player)
    if home is None:
        return []
    reached = {(home.q, home.r)}
    waiting = [(home.q, home.r)]
    while waiting:
        q, r = waiting.pop()
        for edge in range(EDGE_COUNT):
            place = (q + NEIGHBOUR_Q[edge], r + NEIGHBOUR_R[edge])
            if place in at and place not in reached:
                reached.add(place)
                waiting.append(place)
    return [Doubt("apart", row.line, {"tile": row.word()}) for at_, row in at.items() if at_ not in reached]


def _places_needed(player: SheetPlayer) -> list[Doubt]:
    """Scorings of the shape that tiles without a place could still raise: what is counted is the least."""
    found: list[Doubt] = []
    for row in player.tiles:
        kind = TABLES.effect_kind[2 * row.tile]
        missing = [other for other in player.tiles if not other.placed and _matters(kind, other)]
        if missing:
            values: dict[str, int | str] = {"tile": row.word(), "count": len(missing)}
            found.append(Doubt("needs-places", row.line, values))
    return found


def _matters(kind: int, other: SheetTile) -> bool:
    """A loop runs over tiles with two roads, a river over tiles with water; any tile can be a neighbour."""
    edges = [edge_of(other, edge) for edge in range(EDGE_COUNT)]
    if kind == SCORE_LOOP:
        return edges.count(ROAD) >= ROADS_OF_A_LOOP
    if kind == SCORE_RIVER:
        return WATER in edges
    return kind == SCORE_ADJACENT
