"""What one more card or good would bring if the game ended now."""

from __future__ import annotations

from artel.games.artificium.phases.buildings import apply_building
from artel.games.artificium.phases.resolve import can_build
from artel.games.artificium.scoring import points_of
from artel.games.artificium.state import ArtificiumState
from artel.games.artificium.words import CARDS, FIRST_ACTION, GOOD_COUNT, GOODS


def worth(state: ArtificiumState, seat: int, sort: str, piece: str) -> int | None:
    """A building as if it were applied once now, a good or a coin as if there were one more.

    A building for which goods or coins are lacking, and a card that is played for its action, bring no
    points that can be told.
    """
    after = state.clone()
    after.log = None
    if sort == "good" and piece == "coin":
        after.coins[seat] += 1
    elif sort == "good" and piece in GOODS:
        after.goods[seat * GOOD_COUNT + GOODS.index(piece)] += 1
    elif sort == "card" and piece in CARDS[:FIRST_ACTION] and can_build(state, seat, CARDS.index(piece)):
        apply_building(after, seat, CARDS.index(piece))
    else:
        return None
    return int(points_of(after, seat) - points_of(state, seat))
