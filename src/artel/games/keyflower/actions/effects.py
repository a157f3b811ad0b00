"""What a used tile does: what it takes first, then what it gives."""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.keyflower.actions.exchange import begin_exchange
from artel.games.keyflower.actions.gains import effect_of, gain
from artel.games.keyflower.components.vocabulary import EXCHANGE
from artel.games.keyflower.state import KeyflowerState


def apply_effect(state: KeyflowerState, seat: i64, tile: i64) -> None:
    """What the side that is up shows, at once.

    Rule: KF-USE-7, KF-TILE-1, KF-TILE-2, KF-TILE-14, KF-TILE-19, KF-TILE-20
    """
    effect = effect_of(state, tile)
    if effect.kind == EXCHANGE:
        begin_exchange(state, seat, tile, effect)
    else:
        gain(state, seat, tile, state.side[tile], 0)
