"""Keyside: resources after the last tiles are placed and before the scoring."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.gains import effect_of
from artel.games.keyflower.promos.tiles import LAST_GIFT
from artel.games.keyflower.state import GOOD_COUNT, KeyflowerState
from artel.games.keyflower.text import MADE
from artel.games.keyflower.words import GOODS, WINTER
from artel.kernel.state import Do, State


class LastGift(Do):
    """What the tile shows comes onto the tile itself, as far as the supply goes, at the end of winter.

    There it is free for every tile but the yards, to which nothing is brought any more.
    Rule: KFP-KEYSIDE-2, KFP-KEYSIDE-3
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        if s.season != WINTER:
            return
        for tile in s.laid:
            effect = effect_of(s, tile)
            if effect.kind == LAST_GIFT:
                for gain in effect.gains:
                    bring(s, tile, GOODS.index(gain.word), gain.count)


def bring(state: KeyflowerState, tile: i64, good: i64, count: i64) -> None:
    made: i64 = count if count < state.supply[good] else state.supply[good]
    if made > 0:
        state.supply[good] -= made
        state.goods[tile * GOOD_COUNT + good] += made
        state.note(MADE.of(state.owner[tile], tile, good, made))


LAST_GIFT_COMES: Final = LastGift("last-gift")
