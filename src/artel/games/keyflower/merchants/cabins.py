"""Cabins: further upgrade symbols of the home tile, for whoever uses it."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from artel.games.keyflower.actions.transport import GivesTransport, begin_transport
from artel.games.keyflower.components.vocabulary import HOME, Gain
from artel.games.keyflower.merchants.boats import cabins_of
from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.kernel.state import State


class GivesTransportAndCabins(GivesTransport):
    """What a transport tile shows; on a home tile one upgrade more for each cabin of its owner.

    Summer boat 2b of the user doubles them all; the steps of transport are those of the tile.

    Rule: KFM-CABIN-3, KFM-CABIN-4, KFM-CABIN-5, KFM-CABIN-7
    """

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        s = cast(KeyflowerState, state)
        upgrades: i64 = gain.upgrades
        if rules_of(s).tables.kind[tile] == HOME:
            upgrades += cabins_of(s, s.owner[tile])
        begin_transport(s, seat, tile, gain.count, upgrades)
