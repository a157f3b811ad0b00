"""The Farmers as a module: fields, animals and wheat."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.keyflower.farmers.breeding import BREEDING
from artel.games.keyflower.farmers.fields import BORDERS, ROOTS
from artel.games.keyflower.farmers.herds import ANIMALS_LEFT, HERDS, SHELTERED, Farmland, Grass
from artel.games.keyflower.farmers.moves import DRIVE, PASTURE, SHELTER
from artel.games.keyflower.farmers.moving import Drive, Drovers, Shelter
from artel.games.keyflower.farmers.placing import ANIMALS_COME, GIVERS, PLACE_ANIMAL
from artel.games.keyflower.farmers.text import LINES
from artel.games.keyflower.farmers.view_types import VIEW_TYPES
from artel.games.keyflower.farmers.words import ANIMALS
from artel.games.keyflower.moves import GIFT
from artel.kernel.rules import Insert, Module

GIFT.add(ANIMALS)

FARMERS: Final = Module(
    "farmers",
    needs=["base"],
    verbs=[PASTURE, DRIVE, SHELTER],
    steps=[ANIMALS_COME, PLACE_ANIMAL, BREEDING],
    lines=LINES,
    openings=(),
    actions={"transport": [Drive(DRIVE), Shelter(SHELTER)]},
    rows={
        "givers": {**GIVERS},
        "surveyors": {"farmland": Farmland()},
        "tellers": {"grass": Grass()},
        "carriers": {"animals": Drovers()},
    },
    inserts=[Insert("season-end", BREEDING.shape.name, before="extend-villages")],
    slots=[HERDS, ANIMALS_LEFT, SHELTERED, ROOTS, BORDERS],
    view_types=VIEW_TYPES,
    ledger=str(Path(__file__).parent.parent / "farmers" / "ledger.toml"),
)
