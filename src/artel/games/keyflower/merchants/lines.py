"""The log lines of boats II, cabins and extensions."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.merchants.extensions import EXTENSION
from artel.games.keyflower.moves import TILE
from artel.kernel.log import Line
from artel.kernel.shape import Shape
from artel.kernel.state import SEAT

BOAT_DRAWN: Final = Line("boat-drawn", "KFM-SETUP-1", TILE)
GOLD_LOADED: Final = Line("gold-loaded", "KFM-SETUP-3", TILE)
CABIN_LOADED: Final = Line("cabin-loaded", "KFM-SETUP-3", TILE)
GREEN_LOADED: Final = Line("green-loaded", "KFM-SETUP-3", TILE)
CABIN_CAME: Final = Line("cabin-came", "KFM-BOAT-1", SEAT)
BOAT_EXCHANGED: Final = Line("boat-exchanged", "KFM-BOAT-9", SEAT, TILE.named("start"), TILE.named("goal"))
EXTENDED: Final = Line("extended", "KFM-EXT-1", SEAT, TILE, EXTENSION)

LINES: Final[list[Shape]] = [
    BOAT_DRAWN, GOLD_LOADED, CABIN_LOADED, GREEN_LOADED, CABIN_CAME, BOAT_EXCHANGED, EXTENDED,
]  # fmt: skip
