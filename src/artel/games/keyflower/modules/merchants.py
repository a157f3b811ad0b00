"""The Merchants as a module: boats II, cabins, contracts and extensions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.keyflower.components.facts import tile_facts
from artel.games.keyflower.merchants.tiles import TILES
from artel.games.keyflower.modules.questions import BOATS_TOLD, WINTER_TILES
from artel.kernel.rules import Module

# Winter tiles more than in the base game, by number of players. Rule: KFM-SETUP-10
MORE_WINTER_TILES: Final = [0, 0, 1, 1, 0, 1, 0]


def facts() -> list[dict[str, object]]:
    """Every printed value of the set."""
    return [tile_facts(tile) for tile in TILES]


MERCHANTS: Final = Module(
    "merchants",
    needs=["base"],
    openings=(),
    rows={"tiles": {tile.word: tile for tile in TILES}},
    answers={WINTER_TILES: MORE_WINTER_TILES, BOATS_TOLD: 1},
    facts=facts,
    ledger=str(Path(__file__).parent.parent / "merchants" / "ledger.toml"),
)
