"""The log lines of The Farmers."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.farmers.moves import ANIMAL, GOAL, SECTOR, START
from artel.games.keyflower.moves import TILE
from artel.kernel.log import Line
from artel.kernel.state import SEAT

ANIMAL_CAME: Final = Line("animal-came", "KFF-ANIMAL-3", SEAT, ANIMAL, TILE, SECTOR)
NO_PASTURE: Final = Line("no-pasture", "KFF-ANIMAL-6", SEAT, ANIMAL)
DRIVEN: Final = Line("driven", "KFF-MOVE-1", SEAT, ANIMAL, START, GOAL, SECTOR)
SHELTERED_SHEEP: Final = Line("sheltered", "KFF-MOVE-7", SEAT, TILE, SECTOR)
BORN: Final = Line("born", "KFF-BREED-1", SEAT, ANIMAL, TILE, SECTOR)

LINES: Final = (ANIMAL_CAME, NO_PASTURE, DRIVEN, SHELTERED_SHEEP, BORN)
