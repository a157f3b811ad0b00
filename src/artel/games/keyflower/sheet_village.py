"""From a score sheet to a position that the final scoring reads: places, checks of the shape, the state."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.tables import Tables
from artel.games.keyflower.components.vocabulary import HOME, OPEN_COUNTRY
from artel.games.keyflower.sheet_book import Doubt, SheetPlayer, SheetTile
from artel.games.keyflower.state import (
    EDGE_COUNT,
    GOOD_COUNT,
    NO_TILE,
    KeyflowerRules,
    KeyflowerState,
    empty_state,
    has_ability,
    lay,
    rules_of,
)
from artel.games.keyflower.words import NEIGHBOUR_Q, NEIGHBOUR_R
from artel.kernel.numbers import put_row
from artel.kernel.sheet import MOST_FAULTS, Fault, SheetError

# Tiles without a place lie far from all others and from each other, where they touch nothing.
FAR: Final = 1000
APART: Final = 2

Cells = dict[tuple[int, int], SheetTile]


def home_row(player: SheetPlayer, tables: Tables) -> SheetTile | None:
    for row in player.tiles:
        if tables.kind[row.tile] == HOME:
            return row
    return None


def settle(player: SheetPlayer, tables: Tables) -> list[Fault]:
    """Turn every `beside` into coordinates. The home lies at 0 0 unless the sheet says otherwise."""
    home = home_row(player, tables)
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
    return _collisions(player, home)


def _stranded(row: SheetTile, by_tile: dict[int, SheetTile]) -> Fault:
    beside = TILE.word(row.beside)
    kind = "beside-unplaced" if row.beside in by_tile else "beside-missing"
    expected = f"{beside} with a place" if row.beside in by_tile else f"{beside} in the same village"
    fault = Fault(kind, row.line, expected, f"{row.word()} beside it")
    fault.values.update({"tile": row.word(), "beside": beside})
    return fault


def _collisions(player: SheetPlayer, home: SheetTile) -> list[Fault]:
    at: Cells = {}
    faults: list[Fault] = []
    for row in player.tiles:
        if not row.placed:
            continue
        other = at.setdefault((row.q, row.r), row)
        if other is not row:
            # The home's place is given by nobody, so the tile that takes it is the one to look at.
            later = other if row is home else row
            first = row if later is other else other
            expected = f"one tile at {row.q} {row.r}"
            fault = Fault("place-taken", later.line, expected, f"{later.word()} on {first.word()}")
            fault.values.update({"tile": later.word(), "beside": first.word(), "other": first.line})
            faults.append(fault)
    return faults


def position(players: list[SheetPlayer], rules: KeyflowerRules) -> KeyflowerState:
    """The villages and screens of all players after winter; SheetError where what is said does not fit."""
    state = empty_state(rules)
    for seat, player in enumerate(players):
        at: Cells = {}
        for row in player.tiles:
            _lay_row(state, seat, row, at)
        _join(state, at)
        home = home_row(player, rules.tables)
        if home is not None:
            for good in range(GOOD_COUNT):
                state.goods[home.tile * GOOD_COUNT + good] += player.goods[good]
        put_row(state.screen, seat, player.workers)
        put_row(state.skills, seat, player.skills)
        if player.marker:
            state.first = seat
    for surveyor in rules.surveyors:
        surveyor.rebuild(state)
    _put_said(state, players)
    return state


def _put_said(state: KeyflowerState, players: list[SheetPlayer]) -> None:
    """What modules know of the players, by rank over all of them."""
    found = [(said, seat) for seat, player in enumerate(players) for said in player.all_said()]
    faults: list[Fault] = []
    for said, seat in sorted(found, key=lambda each: each[0].rank):
        fault = said.put(state, seat)
        if fault is not None:
            faults.append(fault)
    if faults:
        raise SheetError(sorted(faults, key=lambda fault: fault.line)[:MOST_FAULTS])


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


def edge_of(tables: Tables, row: SheetTile, edge: int) -> int:
    """What a tile shows towards a direction: FIELD, ROAD or WATER."""
    return tables.edge[36 * row.tile + 6 * row.turn + edge]


def doubts_of(state: KeyflowerState, seat: int, player: SheetPlayer) -> list[Doubt]:
    """What is doubtful about the places of a village."""
    found = _places_needed(state, player)
    if not has_ability(state, seat, OPEN_COUNTRY):
        found.extend(_edges_that_differ(rules_of(state).tables, player))
    if all(row.placed for row in player.tiles):
        found.extend(_apart(rules_of(state).tables, player))
    return found


def _edges_that_differ(tables: Tables, player: SheetPlayer) -> list[Doubt]:
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
            if edge_of(tables, row, edge) != edge_of(tables, other, (edge + 3) % EDGE_COUNT):
                values: dict[str, int | str] = {"tile": row.word(), "beside": other.word()}
                found.append(Doubt("edges-differ", row.line, values))
    return found


def _apart(tables: Tables, player: SheetPlayer) -> list[Doubt]:
    """Placed tiles that no chain of neighbours joins to the home.

    Rule: KF-EXTEND-1
    """
    at = {(row.q, row.r): row for row in player.tiles}
    home = home_row(player, tables)
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


def _places_needed(state: KeyflowerState, player: SheetPlayer) -> list[Doubt]:
    """Scorings of the shape that tiles without a place could still raise: what is counted is the least."""
    rules = rules_of(state)
    found: list[Doubt] = []
    for row in player.tiles:
        scorer = rules.scoring.scorers[2 * row.tile + row.side]
        if scorer is None or scorer.looks is None:
            continue
        missing = [
            other
            for other in player.tiles
            if not other.placed and scorer.looks(rules.tables, row.tile, other.tile)
        ]
        if missing:
            values: dict[str, int | str] = {"tile": row.word(), "count": len(missing)}
            found.append(Doubt("needs-places", row.line, values))
    return found
