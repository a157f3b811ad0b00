"""Points before the end: what a game says of them, and what a view tells of everybody's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from artel.kernel.rng import Rng
from artel.kernel.single import Single
from artel.kernel.state import State

if TYPE_CHECKING:
    from artel.kernel.game import Game
    from artel.kernel.view import View

# The least and the most that somebody may have.
Span = tuple[int, int]
# So many deals must agree on one's own points where a game says nothing.
DEALS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Single):
    """What a game may say of the points of a game that goes on. It is given a state dealt from the viewer's
    view, and what it says must be the same for every such deal.
    """

    def spans(self, state: State, viewer: int) -> list[Span | None] | None:
        """By seat, the least and the most points, as if the game ended now, that this viewer cannot rule out.

        None for a seat, or for all, where the game says nothing of it.
        """
        return None

    def worth(self, state: State, seat: int, sort: str, piece: str) -> int | None:
        """What a piece brings a seat if the game ended now: what the seat would lose without it, or gain by
        having it. None where the question has no meaning.
        """
        return None


def points_now(game: Game, view: View, salt: str = "points") -> list[Span | None]:
    """By seat, what a viewer may know of the points as they would count now; None for what it may not.

    A viewer's own points are one number. Where a game says nothing, the others' are not guessed.
    """
    players = cast(int, view.seen["players"])
    if view.seen["outcome"] is not None:
        told = cast("dict[str, list[int]]", view.seen["outcome"])["scores"]
        return [(points, points) for points in told]
    state = game.redeal(view, Rng(salt))
    spans = game.spans(state, view.seat)
    if spans is not None:
        return spans
    found: list[Span | None] = [None] * players
    if view.seat >= 0:
        deals = [state, *[game.redeal(view, Rng(f"{salt} {deal}")) for deal in range(1, DEALS)]]
        own = [game.scores(deal)[view.seat] for deal in deals]
        if min(own) == max(own):
            found[view.seat] = (own[0], own[0])
    return found


def worths_now(
    game: Game, view: View, pieces: Sequence[tuple[str, str]], salt: str = "points"
) -> list[int | None]:
    """What each of these pieces, by sort and name, would bring the viewer if the game ended now."""
    if not pieces or view.seat < 0 or view.seen["outcome"] is not None:
        return [None] * len(pieces)
    state = game.redeal(view, Rng(salt))
    return [game.worth(state, view.seat, sort, piece) for sort, piece in pieces]
