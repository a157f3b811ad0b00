"""The base game as a module: its tiles and the printed steps of the end of a season."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.tables import TILES
from artel.games.keyflower.phases.season_end import SEASON_END
from artel.kernel.rules import Module

BASE: Final = Module(
    "base",
    rows={"tiles": {tile.word: tile for tile in TILES}},
    sequences={"season-end": SEASON_END},
)
