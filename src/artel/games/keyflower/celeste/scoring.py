"""What Key Celeste scores besides its printed points: ghosts, for its owner alone."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.celeste.ghost import holds_ghost
from artel.games.keyflower.celeste.season_end import CELESTE
from artel.games.keyflower.celeste.tiles import GHOST_POINTS, KEY_CELESTE
from artel.games.keyflower.scoring.demands import Demand, contract
from artel.games.keyflower.scoring.hooks import Scorer
from artel.games.keyflower.state import KeyflowerState, is_laid, rules_of


def ghost_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """A ghost that its holder has not played. Only the tile counts it, so it is nothing without the tile.

    Rule: KFC-SCORE-2, KFC-SCORE-5
    """
    return GHOST_POINTS if holds_ghost(state, seat) else 0


def marker_as_ghost(state: KeyflowerState, seat: int) -> list[Demand]:
    """The start player marker as the ghost or a second one: a want that only the marker itself meets.

    Rule: KFC-SCORE-3, KFC-SCORE-5
    """
    if state.first != seat or state.owner[CELESTE] != seat or not is_laid(state, CELESTE):
        return []
    return [contract(rules_of(state).scoring.table.kinds, KEY_CELESTE.word, ["purple"], GHOST_POINTS)]


SCORERS: Final[dict[str, object]] = {"score-ghost": Scorer(ghost_points)}
