"""Using a tile: how many workers, of what colour, and where what it makes goes."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.effects import apply_effect
from artel.games.keyflower.actions.group import MIXED, Group, move_lifted, screen_left
from artel.games.keyflower.actions.limits import can_be_used
from artel.games.keyflower.components.box import MOST_WORKERS_ON_A_TILE
from artel.games.keyflower.components.tables import Tables
from artel.games.keyflower.components.vocabulary import EXCHANGE, FREE_COLOURS, NONE
from artel.games.keyflower.moves import USE_COUNTS
from artel.games.keyflower.screens import spend_workers
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    NO_COLOUR,
    KeyflowerState,
    has_ability,
    rules_of,
    workers_on,
)
from artel.games.keyflower.text import PUT, USED

ALL: Final = 1 << 30


def list_uses(state: KeyflowerState, group: Group, found: list[int], enough: i64) -> None:
    """Every tile the group can use together with workers from behind the screen, up to `enough` moves.

    Rule: KF-USE-1, KF-USE-2, KF-USE-3, KF-USE-5, KF-USE-6, KF-USE-13, KF-USE-14
    """
    free: bool = has_ability(state, group.seat, FREE_COLOURS)
    tables = rules_of(state).tables
    uses = rules_of(state).listing.uses
    listed = cast("list[object]", found)
    usable = tables.usable
    side = state.side
    for tile in state.laid:
        if usable[2 * tile + side[tile]]:
            list_uses_of(state, tables, group, tile, free, uses, listed)
            if len(found) >= enough:
                return
    for tile in state.lots:
        if usable[2 * tile + side[tile]] and tile != state.shut:
            list_uses_of(state, tables, group, tile, free, uses, listed)
            if len(found) >= enough:
                return


def list_uses_of(
    state: KeyflowerState, tables: Tables, group: Group, tile: i64, free: bool, uses: list[object],
    found: list[object],
) -> None:  # fmt: skip
    face: i64 = 2 * tile + state.side[tile]
    room: i64 = MOST_WORKERS_ON_A_TILE - workers_on(state, tile) - group.size
    need: i64 = state.last_use[tile] + 1 - group.size
    if room < 0 or need > room:
        return
    bound: i64 = state.colour[tile]
    if not (free and bound != NO_COLOUR):
        if group.size == 0 and bound != NO_COLOUR and state.screen[group.seat * COLOUR_COUNT + bound] < need:
            return
        if group.colour == MIXED or group.added != 0:
            return
        if bound == NO_COLOUR:
            bound = group.colour
        elif group.size > 0 and group.colour != bound:
            return
        free = False
    asks: bool = rules_of(state).asking[face]
    if asks and tables.effect_kind[face] == EXCHANGE and tables.effect[face].pays_worker == NONE:
        # Which workers are placed makes no difference to a payment without workers.
        if not can_be_used(state, group, tile, tables.effect[face], 0, 0):
            return
        asks = False
    if need < 0:
        need = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if free or bound == NO_COLOUR or colour == bound:
            count: i64 = need
            if count == 0 and not may_add_none(group, colour):
                count = 1
            have: i64 = state.screen[group.seat * COLOUR_COUNT + colour]
            if have > room:
                have = room
            if group.added != 0 and colour <= group.last_added:
                have = -1
            place: i64 = (tile * COLOUR_COUNT + colour) * USE_COUNTS
            while count <= have:
                if not asks or can_be_used(state, group, tile, tables.effect[face], colour, count):
                    found.append(uses[place + count])
                count += 1
        colour += 1


def may_add_none(group: Group, colour: i64) -> bool:
    """A use by lifted bids alone is told with their own colour, the first of them where they are mixed."""
    if group.size == 0 or group.added != 0:
        return False
    first: i64 = 0
    while group.by_colour[first] == 0:
        first += 1
    return colour == first


def use_tile(state: KeyflowerState, group: Group, tile: i64, colour: i64, count: i64) -> None:
    """Place the workers and get at once what the tile shows.

    Rule: KF-USE-4, KF-USE-7, KF-USE-13, KF-SBOAT-23, KF-SBOAT-25
    """
    seat: i64 = group.seat
    spend_workers(state, seat, colour, count)
    if group.added != 0:
        for other in range(COLOUR_COUNT):
            taken: i64 = state.screen[seat * COLOUR_COUNT + other] - screen_left(state, group, other)
            if taken > 0:
                spend_workers(state, seat, other, taken)
    group.by_colour[colour] += count
    if state.colour[tile] == NO_COLOUR:
        state.colour[tile] = colour
    for other in range(COLOUR_COUNT):
        placed: i64 = group.by_colour[other]
        if placed > 0:
            state.on_tile[tile * COLOUR_COUNT + other] += placed
            state.note(PUT.of(seat, tile, other, placed))
    move_lifted(state, group)
    state.last_use[tile] = group.size + count
    state.note(USED.of(seat, tile, group.size + count))
    apply_effect(state, seat, tile)
