"""Bidding on village tiles and turn order tiles."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from artel.games.keyflower.actions.group import MIXED, Group, move_lifted
from artel.games.keyflower.components.vocabulary import COUNTER_BID
from artel.games.keyflower.moves import BID_COUNTS
from artel.games.keyflower.screens import spend_workers
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    NO_COLOUR,
    NOWHERE,
    SEAT_COUNT,
    KeyflowerState,
    has_ability,
    is_order_tile,
    leader,
    rules_of,
)
from artel.games.keyflower.text import BEATEN, BID_MADE
from artel.games.keyflower.words import GREEN


def list_bids(state: KeyflowerState, group: Group, found: list[int], enough: i64) -> None:
    """Every bid the group can make together with workers from behind the screen, up to `enough` moves.

    Rule: KF-BID-1, KF-BID-2, KF-BID-4, KF-BID-6, KF-BID-7, KF-BID-8, KF-BID-9
    """
    if group.colour == MIXED:
        return
    seat: i64 = group.seat
    low: i64 = 0 if group.size == 0 else group.colour
    high: i64 = COLOUR_COUNT - 1 if group.size == 0 else group.colour
    counter: bool = has_ability(state, seat, COUNTER_BID)
    bids = rules_of(state).listing.bids
    listed = cast("list[object]", found)
    slot: i64 = 0
    for tile in state.lots:
        if (group.lifted >> slot) & 1 == 0 and tile != state.shut:
            list_bids_on(state, group, tile, low, high, counter, bids, listed)
            if len(found) >= enough:
                return
        slot += 1


def list_bids_on(
    state: KeyflowerState, group: Group, tile: i64, low: i64, high: i64, counter: bool, bids: list[object],
    found: list[object],
) -> None:  # fmt: skip
    """The bids on one tile, in the colours from `low` to `high`."""
    seat: i64 = group.seat
    bound: i64 = state.colour[tile]
    own: i64 = 0
    front: i64 = NOWHERE
    most: i64 = 0
    may_counter: bool = False
    # A tile without a colour has no bids yet.
    if bound != NO_COLOUR:
        own = state.bids[tile * SEAT_COUNT + seat]
        front = leader(state, tile)
        if front != NOWHERE:
            most = state.bids[tile * SEAT_COUNT + front] >> 2
        may_counter = counter and can_counter(state, seat, tile)
    colour: i64 = low
    while colour <= high:
        if own & 3 == colour if own > 0 else (bound in (NO_COLOUR, colour) or may_counter):
            count: i64 = 1 if group.size == 0 else 0
            if front != seat:
                missing: i64 = most + 1 - (own >> 2) - group.size
                if missing > count:
                    count = missing
            have: i64 = state.screen[seat * COLOUR_COUNT + colour]
            place: i64 = (tile * COLOUR_COUNT + colour) * BID_COUNTS
            while count <= have:
                found.append(bids[place + count])
                count += 1
        colour += 1


def can_counter(state: KeyflowerState, seat: i64, tile: i64) -> bool:
    """Boat 4a: another player has a standing bid of blue, red or yellow there; never on a turn order tile.

    Rule: KF-SBOAT-17, KF-SBOAT-18
    """
    bound: i64 = state.colour[tile]
    if bound in (NO_COLOUR, GREEN) or is_order_tile(state, tile):
        return False
    for other in range(state.rules.players):
        bid: i64 = state.bids[tile * SEAT_COUNT + other]
        if other != seat and bid > 0 and bid & 3 == bound:
            return True
    return False


def place_bid(state: KeyflowerState, group: Group, tile: i64, colour: i64, count: i64) -> None:
    """The group and the workers from behind the screen join what the seat already has there.

    Rule: KF-BID-1, KF-BID-4, KF-BID-8, KF-BID-12, KF-SBOAT-19, KF-SBOAT-20
    """
    seat: i64 = group.seat
    before: i64 = leader(state, tile)
    spend_workers(state, seat, colour, count)
    move_lifted(state, group)
    place = tile * SEAT_COUNT + seat
    total: i64 = (state.bids[place] >> 2) + group.size + count
    state.bids[place] = total * 4 + colour
    if state.colour[tile] == NO_COLOUR:
        state.colour[tile] = colour
    state.note(BID_MADE.of(seat, tile, colour, total))
    if before != NOWHERE and before != seat:
        state.note(BEATEN.of(seat, before, tile))
