"""Boats II, cabins, extensions and variants as lists of the module: its steps, verbs, rows and inserts."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.vocabulary import STEPS as TRANSPORT
from artel.games.keyflower.merchants.boats import (
    EXCHANGE,
    EXCHANGE_BOAT,
    IN_PLAY,
    LOAD_FREIGHT,
    PAIR_BOATS,
    Freight,
    Replacement,
)
from artel.games.keyflower.merchants.boats import SLOTS as BOAT_SLOTS
from artel.games.keyflower.merchants.cabins import GivesTransportAndCabins
from artel.games.keyflower.merchants.extending import EXTEND, EXTENSIONS_BIND, ExtendTile, SeemsExtensible
from artel.games.keyflower.merchants.extensions import SLOT as EXTENSION_SLOT
from artel.games.keyflower.merchants.extensions import Bound
from artel.games.keyflower.merchants.paying import PAY_EXTENSION
from artel.games.keyflower.merchants.scoring import BONUSES, SCORERS
from artel.games.keyflower.merchants.sheet import SHEET_EXAMPLES, SHEET_LINES, SHEET_OPTIONS
from artel.games.keyflower.merchants.variants import GREEN_WORKERS, MerchantsVariants
from artel.kernel.menu import Action
from artel.kernel.rules import Insert
from artel.kernel.shape import Shape
from artel.kernel.slices import Slot
from artel.kernel.state import Step

VERBS: Final[list[Shape]] = [IN_PLAY, EXCHANGE, EXTEND]
STEPS: Final[list[Step]] = [
    PAIR_BOATS, LOAD_FREIGHT, EXCHANGE_BOAT, EXTENSIONS_BIND, PAY_EXTENSION, GREEN_WORKERS,
]  # fmt: skip
SLOTS: Final[list[Slot]] = [*BOAT_SLOTS, EXTENSION_SLOT]
ACTIONS: Final[dict[str, list[Action]]] = {"transport": [ExtendTile(EXTEND)]}
ROWS: Final[dict[str, dict[str, object]]] = {
    "givers": {TRANSPORT: GivesTransportAndCabins(asks=True)},
    "cargo": {"freight": Freight(), "replacement": Replacement()},
    "carriers": {"extensions": SeemsExtensible()},
    "surveyors": {"extensions": Bound()},
    "scorers": SCORERS,
    "bonuses": BONUSES,
    "sheet-lines": SHEET_LINES,
    "sheet-options": SHEET_OPTIONS,
    "sheet-examples": SHEET_EXAMPLES,
    "variants": {"merchants": MerchantsVariants()},
}
INSERTS: Final[list[Insert]] = [
    Insert("setup", "green-start", after="deal-workers"),
    Insert("setup", "pair-boats", before="season-begins"),
    Insert("season-start", "load-freight", after="load-skill"),
    Insert("season-end", "extensions-bind", after="collect-workers"),
]
