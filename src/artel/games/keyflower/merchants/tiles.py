"""The tiles of The Merchants: boats II with what else they carry, and six village tiles.

Rule: KFM-BOX-1, KFM-BOX-2, KFM-SETUP-9, KFM-SETUP-11
"""

from typing import Final

from artel.games.keyflower.components.boats import Boat
from artel.games.keyflower.components.vocabulary import (
    ABILITY,
    BOTH,
    Effect,
    Gain,
    Tile,
    counting,
    declare_effect,
    gives,
    nothing,
    upgrade_cost,
)
from artel.games.keyflower.components.winter import WinterTile
from artel.games.keyflower.words import AUTUMN, SPRING, SUMMER

CONTRACT_WORD: Final = "contract"
CABIN: Final = "cabin"

SCORE_WINTER_TILES: Final = declare_effect("score-winter-tiles")
SCORE_UPGRADE_SYMBOLS: Final = declare_effect("score-upgrade-symbols")
SCORE_CONTRACTS: Final = declare_effect("score-contracts")
SCORE_UPGRADED: Final = declare_effect("score-upgraded")
SCORE_EXTENSIONS: Final = declare_effect("score-extensions")
SCORE_UNMET_CONTRACTS: Final = declare_effect("score-unmet-contracts")
FREE_EXTENSION: Final = declare_effect("free-extension")

ONE: Final = (1, 1, 1)

# Keyflower II gives its gold at the end of winter, when nothing is transported to yards any more.
# Rule: KFM-BOAT-11, KFM-BOAT-12
BOATS_II: Final[list[Boat]] = [
    #                                                   spring  summer  autumn
    Boat("keyflower-ii", "Keyflower II", 2, "WFFWFF", (7, 0), (4, 1), (4, 1),
         Effect(ABILITY, [Gain("gold", 3)]), 0, BOTH, twin_of="keyflower", brings={"gold": ONE}),
    Boat("sea-bastion-ii", "Sea Bastion II", 2, "WFFWFF", (6, 1), (6, 1), (4, 1),
         nothing(), 0, BOTH, twin_of="sea-bastion", brings={CABIN: ONE}),
    Boat("sea-breese-ii", "Sea Breese II", 3, "WFFWFF", (5, 1), (5, 1), (5, 1),
         counting(SCORE_WINTER_TILES, 2), 0, BOTH, twin_of="sea-breese", brings={CONTRACT_WORD: ONE}),
    Boat("flipper-ii", "Flipper II", 4, "WFFWFF", (4, 2), (2, 2), (2, 2),
         counting(FREE_EXTENSION, 0), 0, BOTH, twin_of="flipper", brings={"green-worker": ONE}),
    Boat("ianvincible-ii", "Ianvincible II", 5, "WFFWFF", (5, 1), (5, 1), (5, 1),
         counting(SCORE_UPGRADE_SYMBOLS, 2), 0, BOTH, twin_of="ianvincible", brings={CABIN: ONE}),
    Boat("white-wind-ii", "White Wind II", 6, "WFFWFF", (5, 2), (3, 2), (3, 2),
         counting(SCORE_CONTRACTS, 10), 0, BOTH, twin_of="white-wind", brings={CONTRACT_WORD: ONE}),
]  # fmt: skip

VILLAGE_TILES: Final[list[Tile]] = [
    Tile("assayer", "Assayer", SPRING, "FFRRRR", upgrade_cost(pickaxe=1),
         gives({"stone": 1, "iron": 1, CONTRACT_WORD: 1}, one_of=True),
         gives({"stone": 1, "iron": 1, CONTRACT_WORD: 1}), (0, 3), BOTH),
    Tile("bookkeeper", "Bookkeeper", SUMMER, "RRFFRF", upgrade_cost(iron=1, any_good=1),
         gives({"random-skill": 1, CONTRACT_WORD: 1}, one_of=True),
         gives({"random-skill": 1, CONTRACT_WORD: 1}), (0, 3), BOTH),
    Tile("merchant", "Merchant", AUTUMN, "RFFFFR", upgrade_cost(stone=1, any_good=1),
         gives({CONTRACT_WORD: 1}), gives({CONTRACT_WORD: 2}), (0, 3), BOTH),
]  # fmt: skip

WINTER_TILES: Final[list[WinterTile]] = [
    WinterTile("artisan", "Artisan", "FRFFFF", counting(SCORE_UPGRADED, 2), 0, BOTH),
    WinterTile("builder", "Builder", "FFFRFF", counting(SCORE_EXTENSIONS, 3), 0, BOTH),
    WinterTile("muleteer", "Muleteer", "FFFFFR", counting(SCORE_UNMET_CONTRACTS, 3), 0, BOTH),
]

TILES: Final[list[Tile]] = [*BOATS_II, *VILLAGE_TILES, *WINTER_TILES]
