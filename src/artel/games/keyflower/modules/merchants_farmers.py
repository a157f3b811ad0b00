"""The Merchants and The Farmers together: what exists only where both are played."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.keyflower.farmers.placing import PLACE_ANIMAL
from artel.games.keyflower.merchants.bargaining import trading
from artel.games.keyflower.modules.merchants import MORE_WINTER_TILES
from artel.games.keyflower.modules.questions import WINTER_TILES
from artel.games.keyflower.together.items import ITEMS
from artel.kernel.rules import Module

MERCHANTS_FARMERS: Final = Module(
    "merchants-farmers",
    needs=["merchants", "farmers"],
    implied=True,
    openings=(),
    # The Farmers' numbers hold, so those of The Merchants are taken back. Rule: KFX-SETUP-1
    actions={**trading(PLACE_ANIMAL.shape.name)},
    rows={"items": {**ITEMS}},
    answers={WINTER_TILES: [-more for more in MORE_WINTER_TILES]},
    ledger=str(Path(__file__).parent.parent / "together" / "ledger.toml"),
)
