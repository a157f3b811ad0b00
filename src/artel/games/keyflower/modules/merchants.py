"""The Merchants as a module: boats II, cabins, contracts and extensions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.keyflower.components.facts import tile_facts
from artel.games.keyflower.merchants import building
from artel.games.keyflower.merchants.extensions import EXTENSIONS, extension_facts
from artel.games.keyflower.merchants.lines import LINES
from artel.games.keyflower.merchants.scoring import BOAT_ORDER
from artel.games.keyflower.merchants.tiles import TILES
from artel.games.keyflower.merchants.variants import OPTIONS
from artel.games.keyflower.merchants.view_types import VIEW_TYPES
from artel.games.keyflower.modules.questions import BOATS_TOLD, WINTER_TILES
from artel.kernel.rules import Module

# Winter tiles more than in the base game, by number of players. Rule: KFM-SETUP-10
MORE_WINTER_TILES: Final = [0, 0, 1, 1, 0, 1, 0]


def facts() -> list[dict[str, object]]:
    """Every printed value of the set."""
    return [tile_facts(tile) for tile in TILES] + [extension_facts(each) for each in EXTENSIONS]


MERCHANTS: Final = Module(
    "merchants",
    needs=["base"],
    verbs=building.VERBS,
    steps=building.STEPS,
    lines=LINES,
    openings=(),
    actions={**building.ACTIONS},
    rows={"tiles": {tile.word: tile for tile in TILES}, **building.ROWS},
    inserts=building.INSERTS,
    answers={WINTER_TILES: MORE_WINTER_TILES, BOATS_TOLD: 1},
    slots=building.SLOTS,
    options=OPTIONS,
    tie_breaks=[BOAT_ORDER],
    facts=facts,
    view_types=VIEW_TYPES,
    ledger=str(Path(__file__).parent.parent / "merchants" / "ledger.toml"),
)
