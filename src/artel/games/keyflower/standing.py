"""Passing until something changes for me."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.moves import PASS
from artel.games.keyflower.state import SEAT_COUNT, KeyflowerState, leader, workers_on
from artel.kernel.standing import Standing
from artel.kernel.state import State


class StandingPass(Standing):
    """A pass stands in one season, until a bid of the seat is beaten or its village is used by somebody."""

    def concerns(self, state: State, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        found: list[int] = [int(s.season), len(s.lots)]
        for tile in s.lots:
            bid: i64 = s.bids[tile * SEAT_COUNT + seat]
            if bid > 0:
                found.extend([tile, int(bid), 1 if leader(s, tile) == seat else 0])
        for tile in s.laid:
            if s.owner[tile] == seat:
                found.append(int(workers_on(s, tile)))
        return found


STANDING_PASS: Final = StandingPass(PASS)
