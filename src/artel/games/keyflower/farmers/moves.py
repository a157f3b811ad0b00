"""The verbs of The Farmers. A field is named by the tile and the sector of its first corner."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.farmers.words import ANIMALS, SECTORS
from artel.games.keyflower.moves import TILE
from artel.kernel.shape import Field, Shape

ANIMAL: Final = Field("animal", ANIMALS)
SECTOR: Final = Field("sector", SECTORS)
START: Final = TILE.named("start")
GOAL: Final = TILE.named("goal")

# An animal that has been made goes to a field.
PASTURE: Final = Shape("pasture", ANIMAL, TILE, SECTOR)
# A step of transport: to a neighbouring field, or onto the sheep shelter.
DRIVE: Final = Shape("drive", ANIMAL, START, SECTOR.named("from"), GOAL, SECTOR.named("to"))
SHELTER: Final = Shape("shelter")

PASTURE_ANIMAL: Final = PASTURE.part("animal")
PASTURE_TILE: Final = PASTURE.part("tile")
PASTURE_SECTOR: Final = PASTURE.part("sector")
DRIVE_ANIMAL: Final = DRIVE.part("animal")
DRIVE_START: Final = DRIVE.part("start")
DRIVE_FROM: Final = DRIVE.part("from")
DRIVE_GOAL: Final = DRIVE.part("goal")
DRIVE_TO: Final = DRIVE.part("to")
