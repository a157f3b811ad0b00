"""What Key Celeste tells the bots: what the ghost and its tile are worth, and whom to scare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.keyflower.celeste.ghost import SCARE, SCARE_TILE, holds_ghost, scare
from artel.games.keyflower.celeste.season_end import CELESTE
from artel.games.keyflower.celeste.tiles import GHOST_POINTS, KEY_CELESTE, TILE_POINTS
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    SEAT_COUNT,
    KeyflowerState,
    is_laid,
    leader,
)
from artel.games.keyflower.words import WINTER

if TYPE_CHECKING:
    from artel.games.keyflower.advice import Worth

# What the ghost of the next season is worth to whoever wins the tile in spring, summer and autumn.
GHOST_TO_COME: Final[list[float]] = [3.0, 3.0, 2.2]
# The marker counted as a ghost is missing elsewhere.
MARKER_SHARE: Final = 0.5
# How often a seat with the ghost still wins the tile in winter that it does not lead.
CATCH: Final = 0.25
# How often a leading bid would have lost after all, and what a village tile is worth to a rival.
UNSURE: Final = 0.2
TO_A_RIVAL: Final = 4.0
# What a worker is worth to a bidder, and of a wish for the tile the share that is given up.
A_WORKER: Final = 1.2
WISH: Final = 0.6
# While others still act, a bid may grow.
PATIENCE: Final = 1.2
BIG_BID: Final = 3


def celeste_prospect(state: KeyflowerState, seat: int, tile: int) -> float:
    """The ghost of the next season, in winter the points of ghosts; what is printed is for winter alone."""
    if state.season < WINTER and not is_laid(state, tile):
        return GHOST_TO_COME[max(state.season, 0)] - TILE_POINTS
    ghosts = 1.0 if holds_ghost(state, seat) else 0.0
    if state.first == seat:
        ghosts += MARKER_SHARE
    return GHOST_POINTS * ghosts


def scare_gain(state: KeyflowerState, seat: int, move: int, worth: Worth) -> float:
    """The workers of a bid, against a rival who has the tile for sure and what else the ghost could do."""
    tile = int(SCARE_TILE.read(move))
    front = int(leader(state, tile))
    bid = state.bids[tile * SEAT_COUNT + front]
    now = worth(state)
    after = state.clone()
    scare(after, seat, tile)
    gain = worth(after) - now
    rivals = state.rules.players - 1
    gain -= UNSURE * TO_A_RIVAL / rivals
    gain -= WISH * wish_for(state, seat, tile, bid, worth, now)
    waiting = 1.0 - state.passes / rivals
    if bid >> 2 < BIG_BID and waiting > 0:
        gain -= PATIENCE * waiting
    return gain


def wish_for(state: KeyflowerState, seat: int, tile: int, bid: int, worth: Worth, now: float) -> float:
    """What a seat loses that could beat the bid and wants to; 0 where it could not or would not."""
    colour, more = bid & 3, (bid >> 2) + 1
    own = int(state.bids[tile * SEAT_COUNT + seat] >> 2)
    if state.screen[seat * COLOUR_COUNT + colour] + own < more:
        return 0.0
    won = state.clone()
    won.bids[tile * SEAT_COUNT + seat] = more << 2 | colour
    return max(0.0, worth(won) - now - A_WORKER * (more - own))


def ghost_kept(state: KeyflowerState, seat: int, tiles: list[int]) -> float:
    """An unplayed ghost in winter, where the tile is won; the tile that is led says so itself."""
    if state.season < WINTER or not holds_ghost(state, seat) or CELESTE in tiles:
        return 0.0
    return CATCH * GHOST_POINTS


def ghosts(state: KeyflowerState, seat: int) -> list[int]:
    """Who could score as a ghost, as soon as that counts."""
    if state.season < WINTER and not is_laid(state, CELESTE):
        return []
    return [1 if holds_ghost(state, seat) else 0, 1 if state.first == seat else 0]


ADVICE: Final[dict[str, dict[str, object]]] = {
    "deeds": {SCARE.name: scare_gain},
    "prospects": {KEY_CELESTE.word: celeste_prospect},
    "worths": {"ghost": ghost_kept},
    "heeds": {KEY_CELESTE.word: ghosts, "ghost": ghosts},
}
