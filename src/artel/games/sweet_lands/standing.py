"""Ending one's turns at once until something changes for me."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands.moves import CLAIM, DONE
from artel.games.sweet_lands.phases.free import Claim
from artel.games.sweet_lands.state import SweetState
from artel.kernel.standing import Standing
from artel.kernel.state import State


class StandingDone(Standing):
    """The end of the turn stands in one round, as long as no other milestone can be claimed."""

    def concerns(self, state: State, seat: i64) -> list[int]:
        found: list[int] = [int(cast(SweetState, state).round)]
        Claim(CLAIM).find(state, 0, seat, found)
        return found


STANDING_DONE: Final = StandingDone(DONE)
