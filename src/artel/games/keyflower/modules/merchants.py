"""The Merchants as a module: boats II, cabins, contracts and extensions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.keyflower.components.facts import piece_facts, tile_facts
from artel.games.keyflower.components.vocabulary import RULEBOOK
from artel.games.keyflower.merchants import bargaining, building
from artel.games.keyflower.merchants.advice import ADVICE
from artel.games.keyflower.merchants.boats import CABIN_COUNT
from artel.games.keyflower.merchants.contract_lines import (
    CONTRACT_CAME,
    CONTRACT_LINES,
    CONTRACT_TRADED,
)
from artel.games.keyflower.merchants.contract_slots import CONTRACT_SLOTS
from artel.games.keyflower.merchants.contracts import CONTRACT_COUNT, contract_facts
from artel.games.keyflower.merchants.extensions import EXTENSIONS, extension_facts
from artel.games.keyflower.merchants.lines import LINES
from artel.games.keyflower.merchants.scoring import BOAT_ORDER
from artel.games.keyflower.merchants.tiles import CABIN, TILES
from artel.games.keyflower.merchants.variants import OPTIONS
from artel.games.keyflower.merchants.view_types import VIEW_TYPES
from artel.games.keyflower.modules.questions import BOATS_TOLD, WINTER_TILES
from artel.kernel.menu import Action
from artel.kernel.rules import Module

# Winter tiles more than in the base game, by number of players. Rule: KFM-SETUP-10
MORE_WINTER_TILES: Final = [0, 0, 1, 1, 0, 1, 0]


def facts() -> list[dict[str, object]]:
    """Every printed value of the set."""
    return [
        *[tile_facts(tile) for tile in TILES],
        *[extension_facts(each) for each in EXTENSIONS],
        *[contract_facts(number) for number in range(CONTRACT_COUNT)],
        piece_facts(CABIN, CABIN_COUNT, RULEBOOK),
    ]


def rows() -> dict[str, dict[str, object]]:
    """The tiles, the rows of both parts of the set and what they tell the bots, table by table."""
    found: dict[str, dict[str, object]] = {"tiles": {tile.word: tile for tile in TILES}}
    for part in (building.ROWS, bargaining.ROWS, ADVICE):
        for table, added in part.items():
            found.setdefault(table, {}).update(added)
    return found


def actions() -> dict[str, list[Action]]:
    """What both parts of the set add to menus."""
    found = {menu: list(added) for menu, added in building.ACTIONS.items()}
    for menu, more in bargaining.ACTIONS.items():
        found.setdefault(menu, []).extend(more)
    return found


MERCHANTS: Final = Module(
    "merchants",
    needs=["base"],
    verbs=[*building.VERBS, *bargaining.VERBS],
    steps=[*building.STEPS, *bargaining.STEPS],
    lines=[*LINES, *CONTRACT_LINES],
    # A contract from a boat is seen by its taker; what was traded for may have been the last of its kind.
    openings=[CONTRACT_CAME.name, CONTRACT_TRADED.name],
    actions={**actions()},
    rows=rows(),
    inserts=[*building.INSERTS, *bargaining.INSERTS],
    answers={WINTER_TILES: MORE_WINTER_TILES, BOATS_TOLD: 1},
    slots=[*building.SLOTS, *CONTRACT_SLOTS],
    options=OPTIONS,
    tie_breaks=[BOAT_ORDER],
    facts=facts,
    view_types=VIEW_TYPES,
    ledger=str(Path(__file__).parent.parent / "merchants" / "ledger.toml"),
)
