"""The twelve summer tiles: eight with three roads each, and four boats without roads.

A summer boat comes into play with a side taken by chance and keeps it. It has no upgrade. Side a is
the front.
"""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    ANY,
    BOTH,
    COUNTER_BID,
    DOUBLE_TRANSPORT,
    FREE_COLOURS,
    MORE_GREEN,
    MORE_WORKERS,
    OPEN_COUNTRY,
    PUBLIC,
    SUMMER_BOAT,
    WILD_SCORING,
    WILD_UPGRADE,
    Effect,
    Tile,
    ability,
    skill_for,
    transport,
    upgrade_cost,
    worker_for,
)
from artel.games.keyflower.words import ANVIL, BLUE, PICKAXE, SAW, SUMMER


class SummerBoat(Tile):
    """A boat that gives its owner an ability while it is in the village; no worker is ever placed on it."""

    def __init__(self, number: int, edges: str, side_a: Effect, side_b: Effect, source: str) -> None:
        word = f"summer-boat-{number}"
        super().__init__(word, f"Boat {number}", SUMMER, edges, None, side_a, side_b, (0, 0), source)
        self.kind = SUMMER_BOAT
        self.number: int = number


SUMMER_TILES: Final[list[Tile]] = [
    Tile("brewer", "Brewer", SUMMER, "FRRFRF", upgrade_cost(stone=1, iron=1),
         skill_for(ANY, workers=2), skill_for(ANY, workers=3), (0, 3), PUBLIC),
    Tile("carpenter", "Carpenter", SUMMER, "FRFRRF", upgrade_cost(wood=3),
         skill_for(SAW, wood=3), skill_for(SAW, gold=3), (0, 7), PUBLIC),
    Tile("farrier", "Farrier", SUMMER, "RFRFFR", upgrade_cost(any_good=2),
         transport(3, 1), transport(5, 2), (0, 5), PUBLIC),
    Tile("hiring-fair", "Hiring fair", SUMMER, "FFRRFR", upgrade_cost(wood=1, iron=1),
         skill_for(ANY, skills=2), skill_for(ANY, skills=3), (0, 5), BOTH),
    Tile("mason", "Mason", SUMMER, "FRRFFR", upgrade_cost(stone=3),
         skill_for(PICKAXE, stone=3), skill_for(PICKAXE, gold=3), (0, 7), PUBLIC),
    Tile("smelter", "Smelter", SUMMER, "RRFRFF", upgrade_cost(iron=3),
         skill_for(ANVIL, iron=3), skill_for(ANVIL, gold=3), (0, 7), PUBLIC),
    Tile("store", "Store", SUMMER, "RFFRFR", upgrade_cost(gold=1),
         worker_for(BLUE, green=1), worker_for(BLUE, green=2), (0, 3), PUBLIC),
    Tile("tavern", "Tavern", SUMMER, "FRFFRR", upgrade_cost(wood=1, stone=1, iron=1),
         worker_for(ANY, workers=2), worker_for(ANY, workers=3), (0, 0), PUBLIC),
]  # fmt: skip

SUMMER_BOATS: Final[list[SummerBoat]] = [
    SummerBoat(1, "WFFWFF", ability(MORE_WORKERS, workers=2), ability(MORE_GREEN, green=1), BOTH),
    SummerBoat(2, "WFFWFF", ability(OPEN_COUNTRY), ability(DOUBLE_TRANSPORT), BOTH),
    SummerBoat(3, "WFFWFF", ability(WILD_UPGRADE), ability(WILD_SCORING), BOTH),
    SummerBoat(4, "WFFWFF", ability(COUNTER_BID), ability(FREE_COLOURS), BOTH),
]
