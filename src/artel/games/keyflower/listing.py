"""The packed moves that name tiles, as many as the game at hand has: listing them allocates nothing.

Bids and uses are lists of objects: compiled code that takes a number out of a list of numbers makes another
one where it puts it into the next list, and a turn has some fifty of them.
"""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.moves import (
    BID,
    BID_COUNTS,
    CARRY,
    COLOUR,
    GOOD,
    HOME,
    LIFT,
    PAY_BID,
    PUT_BACK,
    TAKE_BOAT,
    UPGRADE,
    USE,
    USE_COUNTS,
    WINTER,
)


class Listing:
    """Lists by tile; of bids and uses by (tile * 4 + colour) * counts + count."""

    def __init__(self, tiles: int) -> None:
        numbers = range(tiles)
        colours = range(COLOUR.size)
        self.tiles: Final = tiles
        self.bids: Final[list[object]] = [
            int(BID.of(tile, colour, count))
            for tile in numbers
            for colour in colours
            for count in range(BID_COUNTS)
        ]
        self.uses: Final[list[object]] = [
            int(USE.of(tile, colour, count))
            for tile in numbers
            for colour in colours
            for count in range(USE_COUNTS)
        ]
        self.lifts: Final = [int(LIFT.of(tile)) for tile in numbers]
        self.put_backs: Final = [int(PUT_BACK.of(tile)) for tile in numbers]
        self.bid_payments: Final = [int(PAY_BID.of(tile)) for tile in numbers]
        self.upgrades: Final = [int(UPGRADE.of(tile)) for tile in numbers]
        self.boat_choices: Final = [int(TAKE_BOAT.of(tile)) for tile in numbers]
        self.homes: Final = [int(HOME.of(tile)) for tile in numbers]
        self.winters: Final = [int(WINTER.of(tile)) for tile in numbers]
        # By (good * tiles + start) * tiles + goal.
        self.carries: Final = [
            int(CARRY.of(good, start, goal))
            for good in range(GOOD.size)
            for start in numbers
            for goal in numbers
        ]


_LISTINGS: Final[dict[int, Listing]] = {}


def listing(tiles: int) -> Listing:
    """The one listing for this many tiles."""
    found = _LISTINGS.get(tiles)
    if found is None:
        found = Listing(tiles)
        _LISTINGS[tiles] = found
    return found
