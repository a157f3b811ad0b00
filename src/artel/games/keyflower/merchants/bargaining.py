"""Contracts as lists of the module: steps, verbs, rows and inserts."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.merchants.choosing import (
    CHOOSE_CONTRACT,
    CLOSED,
    TAKE_CONTRACT,
    TAKE_CONTRACTS,
    GivesContracts,
)
from artel.games.keyflower.merchants.contract_scoring import (
    contract_demands,
    contract_worth,
    veil_contracts,
)
from artel.games.keyflower.merchants.contract_sheet import SHEET_LINES
from artel.games.keyflower.merchants.contract_slots import HANDS, PIECES, DealsContracts, UnseenContracts
from artel.games.keyflower.merchants.market import (
    DRAW_A_CONTRACT,
    DRAW_CONTRACT,
    LOAD_A_CONTRACT,
    LOAD_CONTRACT,
    LOAD_CONTRACTS,
    PUT_OUT,
    REPLACE,
    SHOW_A_CONTRACT,
    SHOW_CONTRACT,
    Contracts,
)
from artel.games.keyflower.merchants.tiles import CONTRACT_WORD
from artel.games.keyflower.merchants.trading import (
    ITEMS,
    MENUS,
    TRADE,
    TradeContract,
    TradedFor,
    WhatIsThere,
)
from artel.games.keyflower.moves import GIFT
from artel.kernel.menu import Action
from artel.kernel.rules import Insert
from artel.kernel.shape import Shape
from artel.kernel.state import Step

GIFT.add([CONTRACT_WORD])

VERBS: Final[list[Shape]] = [SHOW_CONTRACT, DRAW_CONTRACT, LOAD_CONTRACT, TAKE_CONTRACT, CLOSED, TRADE]
STEPS: Final[list[Step]] = [
    SHOW_A_CONTRACT, PUT_OUT, REPLACE, DRAW_A_CONTRACT, LOAD_CONTRACTS, LOAD_A_CONTRACT, TAKE_CONTRACTS,
    CHOOSE_CONTRACT,
]  # fmt: skip
TRADING: Final = TradeContract(TRADE, free=True)
ROWS: Final[dict[str, dict[str, object]]] = {
    "givers": {CONTRACT_WORD: GivesContracts(asks=True)},
    "cargo": {PIECES: Contracts()},
    "items": {**ITEMS},
    "carriers": {PIECES: TradedFor()},
    "tellers": {"there": WhatIsThere(), PIECES: UnseenContracts()},
    "dealers": {PIECES: DealsContracts()},
    "demands": {PIECES: contract_demands},
    "veils": {HANDS: veil_contracts},
    "piece-worths": {"contract": contract_worth},
    "sheet-lines": SHEET_LINES,
}
INSERTS: Final[list[Insert]] = [
    Insert("setup", "put-out-contracts", before="season-begins"),
    Insert("season-start", "load-contracts", after="load-skill"),
    Insert("season-end", "replace-contracts", before="next-season"),
]


def trading(*menus: str) -> dict[str, list[Action]]:
    """The free action of trading in, for menus of the own turn by their names."""
    return {name: [TRADING] for name in menus}


ACTIONS: Final[dict[str, list[Action]]] = trading(*MENUS)
