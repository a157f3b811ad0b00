"""The workers that move together in one turn: beaten bids lifted, and workers added with boat 4b."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.state import (
    COLOUR_COUNT,
    NO_COLOUR,
    SEAT_COUNT,
    KeyflowerState,
    is_order_tile,
    leader,
    workers_on,
)
from artel.games.keyflower.text import BID_MOVED, STOOD_UP
from artel.games.keyflower.words import GREEN

MIXED: Final = -2
# Workers added are packed into one number: seven times seven times seven.
ADDED_BASE: Final = (1, 7, 49)


class Group:
    """What a seat has in hand in the middle of its turn."""

    def __init__(self, state: KeyflowerState, seat: i64, lifted: i64, added: i64) -> None:
        self.seat: i64 = seat
        self.lifted: i64 = lifted
        self.added: i64 = added
        # Workers of the group by colour; their common colour, MIXED, or NO_COLOUR for an empty group.
        self.by_colour: Final[list[int]] = [0, 0, 0, 0]
        self.size: i64 = 0
        self.colour: i64 = NO_COLOUR
        # The highest colour added, so that colours are told in their order.
        self.last_added: i64 = -1
        if lifted != 0:
            for slot in range(len(state.lots)):
                if (lifted >> slot) & 1:
                    bid: i64 = state.bids[state.lots[slot] * SEAT_COUNT + seat]
                    self._join(bid & 3, bid >> 2)
        if added != 0:
            for colour in range(GREEN):
                count: i64 = added % 7
                added //= 7
                if count > 0:
                    self._join(colour, count)
                    self.last_added = colour

    def _join(self, colour: i64, count: i64) -> None:
        self.by_colour[colour] += count
        self.size += count
        if self.colour == NO_COLOUR:
            self.colour = colour
        elif self.colour != colour:
            self.colour = MIXED

    def highest_slot(self) -> i64:
        slot: i64 = -1
        rest: i64 = self.lifted
        while rest != 0:
            rest >>= 1
            slot += 1
        return slot


def beaten_size(state: KeyflowerState, seat: i64, slot: i64) -> i64:
    """The number of workers of a seat's beaten bid on a lot; 0 where it leads or has none.

    Rule: KF-BID-3
    """
    tile: i64 = state.lots[slot]
    bid: i64 = state.bids[tile * SEAT_COUNT + seat]
    if bid == 0 or leader(state, tile) == seat:
        return 0
    return bid >> 2


def screen_left(state: KeyflowerState, group: Group, colour: i64) -> i64:
    """Workers of a colour behind the screen that are not in the group yet."""
    have: i64 = state.screen[group.seat * COLOUR_COUNT + colour]
    if group.added != 0 and colour < GREEN:
        have -= (group.added // ADDED_BASE[colour]) % 7
    return have


def move_lifted(state: KeyflowerState, group: Group) -> None:
    """The lifted bids leave their lots, whole.

    Rule: KF-BID-10, KF-BID-11, KF-BID-12
    """
    for slot in range(len(state.lots)):
        if (group.lifted >> slot) & 1:
            take_bid_away(state, group.seat, state.lots[slot])


def take_bid_away(state: KeyflowerState, seat: i64, tile: i64) -> None:
    """One beaten bid leaves a lot; workers lying there may stand up.

    Rule: KF-BID-10, KF-BID-11, KF-SBOAT-21
    """
    place = tile * SEAT_COUNT + seat
    bid: i64 = state.bids[place]
    state.bids[place] = 0
    state.note(BID_MOVED.of(seat, tile, bid & 3, bid >> 2))
    if workers_on(state, tile) > 0 or is_order_tile(state, tile) or tile == state.shut:
        return
    lying: i64 = NO_COLOUR
    for other in range(state.rules.players):
        left: i64 = state.bids[tile * SEAT_COUNT + other]
        if left > 0:
            if left & 3 == state.colour[tile]:
                return
            lying = left & 3
    state.colour[tile] = lying
    state.note(STOOD_UP.of(tile, lying))
