"""The rulebook's glossary: goods, cards and phases by number."""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
WHEAT: Final = 1
COAL: Final = 2
FOOD: Final = 3
KVASS: Final = 4
METAL: Final = 5
CRYSTAL: Final = 6
POTION: Final = 7
SWORD: Final = 8
GOODS: Final = ("wood", "wheat", "coal", "food", "kvass", "metal", "crystal", "potion", "sword")
GOOD_COUNT: Final = 9

SAWMILL: Final = 0
FARM: Final = 1
CHARCOAL_BURNER: Final = 2
HUNTERS_HUT: Final = 3
BAKERY_MILL: Final = 4
KVASS_YARD: Final = 5
ORE_WORKS: Final = 6
CRYSTAL_MINE: Final = 7
LABORATORY: Final = 8
ARMOURY: Final = 9
CASTLE: Final = 10
MAGE_TOWER: Final = 11
SCOUTING: Final = 12
REBUILDING: Final = 13
FAIR: Final = 14
THEFT: Final = 15
CARDS: Final = (
    "sawmill",
    "farm",
    "charcoal-burner",
    "hunters-hut",
    "bakery-mill",
    "kvass-yard",
    "ore-works",
    "crystal-mine",
    "laboratory",
    "armoury",
    "castle",
    "mage-tower",
    "scouting",
    "rebuilding",
    "fair",
    "theft",
)
CARD_COUNT: Final = 16
FIRST_ACTION: Final = SCOUTING
NO_CARD: Final = -1

PHASES: Final = ("deal", "market", "play", "end", "over")
DEAL_PHASE: Final = 0
MARKET_PHASE: Final = 1
PLAY_PHASE: Final = 2
END_PHASE: Final = 3
OVER_PHASE: Final = 4
