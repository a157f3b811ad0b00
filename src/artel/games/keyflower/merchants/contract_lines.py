"""The log lines of contracts."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.merchants.contracts import CONTRACT
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.text import COUNT
from artel.games.keyflower.words import COLOURS, GOODS, PLACEABLE_COLOURS, SKILLS
from artel.kernel.log import Line
from artel.kernel.shape import Field, Shape
from artel.kernel.state import SEAT

# What a contract may be traded for; modules with further pieces add their words and the items that know them.
ITEM: Final = Field("item", [*GOODS, *SKILLS, *COLOURS[:PLACEABLE_COLOURS]], room=32)

CONTRACT_SHOWN: Final = Line("contract-shown", "KFM-SETUP-6", CONTRACT)
CONTRACTS_REPLACED: Final = Line("contracts-replaced", "KFM-CONTRACT-7")
CONTRACTS_SHUFFLED: Final = Line("contracts-shuffled", "KFM-CONTRACT-9", COUNT)
CONTRACT_LOADED: Final = Line("contract-loaded", "KFM-SETUP-7", TILE)
CONTRACT_CAME: Final = Line("contract-came", "KFM-CONTRACT-2", SEAT, TILE, CONTRACT)
CONTRACT_CAME_HIDDEN: Final = Line("contract-came-hidden", "KFM-CONTRACT-2", SEAT, TILE)
CONTRACT_TAKEN: Final = Line("contract-taken", "KFM-CONTRACT-3", SEAT, CONTRACT)
CONTRACT_DREW: Final = Line("contract-drew", "KFM-CONTRACT-4", SEAT, CONTRACT)
CONTRACT_DREW_HIDDEN: Final = Line("contract-drew-hidden", "KFM-CONTRACT-4", SEAT)
CONTRACT_TRADED: Final = Line("contract-traded", "KFM-TRADE-4", SEAT, CONTRACT, ITEM)

CONTRACT_LINES: Final[list[Shape]] = [
    CONTRACT_SHOWN, CONTRACTS_REPLACED, CONTRACTS_SHUFFLED, CONTRACT_LOADED, CONTRACT_CAME,
    CONTRACT_CAME_HIDDEN, CONTRACT_TAKEN, CONTRACT_DREW, CONTRACT_DREW_HIDDEN, CONTRACT_TRADED,
]  # fmt: skip
