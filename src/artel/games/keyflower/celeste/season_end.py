"""Key Celeste at the end of a season: the ghost comes back, and the auction of the tile is settled."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.celeste.ghost import (
    GHOST_BACK,
    GHOST_GONE,
    GHOST_TAKEN,
    GONE,
    HELD,
    ON_TILE,
    PLAYED,
    ghost_place,
    put_ghost,
)
from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.screens import put_in_bag
from artel.games.keyflower.state import NO_TILE, NOWHERE, SEAT_COUNT, KeyflowerState, leader
from artel.games.keyflower.text import LOT_REMOVED, LOT_WON
from artel.games.keyflower.words import WINTER
from artel.kernel.state import Do, State

CELESTE: Final = number_of("key-celeste")


class GhostReturns(Do):
    """A played ghost goes back to the tile when the won tiles are taken; in winter it leaves the game.

    The lot on which it stood stays shut until everything is settled.
    Rule: KFC-GHOST-12, KFC-GHOST-13
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        if ghost_place(s) != PLAYED:
            return
        if s.season == WINTER:
            ghost_leaves(s)
        else:
            ghost_comes_back(s)


def ghost_comes_back(state: KeyflowerState) -> None:
    put_ghost(state, ON_TILE, NOWHERE)
    state.note(GHOST_BACK.of())


def ghost_leaves(state: KeyflowerState) -> None:
    put_ghost(state, GONE, NOWHERE)
    state.note(GHOST_GONE.of())


class SettleCeleste(Do):
    """The auction of the tile: the ghost for the next season, in winter the tile itself.

    Rule: KFC-LOT-5, KFC-LOT-6, KFC-LOT-8, KFC-LOT-9, KFC-LOT-10
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        winter: bool = s.season == WINTER
        if ghost_place(s) == HELD and not winter:
            ghost_comes_back(s)
        seat = leader(s, CELESTE)
        s.lots = [tile for tile in s.lots if tile != CELESTE]
        s.owner[CELESTE] = NOWHERE
        s.shut = NO_TILE
        s.shut_for = NOWHERE
        if seat != NOWHERE:
            bid: i64 = s.bids[CELESTE * SEAT_COUNT + seat]
            s.bids[CELESTE * SEAT_COUNT + seat] = 0
            put_in_bag(s, bid & 3, bid >> 2)
        if winter:
            settle_for_good(s, seat)
        elif seat != NOWHERE:
            put_ghost(s, HELD, seat)
            s.note(GHOST_TAKEN.of(seat))


def settle_for_good(state: KeyflowerState, seat: i64) -> None:
    """The winner of winter adds the tile to the village; a ghost that nobody holds leaves with the winter.

    Rule: KFC-LOT-6, KFC-LOT-7
    """
    if seat == NOWHERE:
        state.removed = [*state.removed, CELESTE]
        state.note(LOT_REMOVED.of(CELESTE))
    else:
        state.owner[CELESTE] = seat
        state.note(LOT_WON.of(seat, CELESTE))
    if ghost_place(state) == ON_TILE:
        ghost_leaves(state)


GHOST_RETURNS: Final = GhostReturns("ghost-returns")
SETTLE_CELESTE: Final = SettleCeleste("settle-celeste")
