"""What a seat cannot see, dealt anew: from what it sees as data, or straight from a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from artel.kernel.counted import Counted
from artel.kernel.rng import Rng
from artel.kernel.state import SPECTATOR, State, check_seat
from artel.kernel.whole import whole

if TYPE_CHECKING:
    from artel.kernel.game import Game
    from artel.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealt(Counted):
    """How a game deals what is hidden. Both ways know the same and draw the same numbers."""

    def redeal(self, view: View, rng: Rng) -> State:
        """A full state consistent with the view."""
        raise NotImplementedError(type(self).__name__)

    def determinise(self, state: State, seat: SupportsIndex, rng: Rng) -> State:
        """`redeal` of this seat's view without the view: another state that looks the same to the seat.

        It has no log, and what is done to one of them does nothing to the other. A game that knows a shorter
        way than by data says so here.
        """
        return self.redeal(cast("Game", self).view(state, seat), rng)


def check_viewer(state: State, viewer: SupportsIndex) -> int:
    """The viewer as a number; DataError for who is neither a seat nor a spectator."""
    who = whole(viewer, "a seat")
    return who if who == SPECTATOR else check_seat(state, who)
