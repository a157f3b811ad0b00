"""The twelve spring tiles: four roads each."""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    BOTH,
    PUBLIC,
    Tile,
    choose,
    draw_skills,
    draw_workers,
    produce,
    transport,
    upgrade_cost,
    worker_for,
)
from artel.games.keyflower.words import SPRING, YELLOW

SPRING_TILES: Final[list[Tile]] = [
    Tile("alehouse", "Alehouse", SPRING, "RRRRFF", upgrade_cost(wood=1, stone=1, iron=1),
         draw_workers(1), draw_workers(2), (0, 0), PUBLIC),
    Tile("apprentice-hall", "Apprentice hall", SPRING, "RRFRRF", upgrade_cost(wood=1, stone=1),
         draw_skills(1), draw_skills(2), (0, 3), PUBLIC),
    Tile("gold-mine", "Gold mine", SPRING, "RFRRFR", upgrade_cost(stone=1, iron=1),
         produce(gold=1), produce(gold=2), (0, 3), PUBLIC),
    Tile("key-mine", "Key mine", SPRING, "RFFRRR", upgrade_cost(anvil=1),
         produce(iron=1), produce(iron=3), (0, 3), PUBLIC),
    Tile("keystone-quarry", "Keystone quarry", SPRING, "RFRRRF", upgrade_cost(pickaxe=1),
         produce(stone=1), produce(stone=3), (0, 3), PUBLIC),
    Tile("keywood", "Keywood", SPRING, "RRFRRF", upgrade_cost(saw=1),
         produce(wood=1), produce(wood=3), (0, 3), PUBLIC),
    Tile("miner", "Miner", SPRING, "RRFRFR", upgrade_cost(anvil=1),
         produce(iron=2), produce(iron=1, gold=1), (0, 3), PUBLIC),
    Tile("peddler", "Peddler", SPRING, "RFRRRF", upgrade_cost(gold=1),
         worker_for(YELLOW, green=1), worker_for(YELLOW, green=2), (0, 0), PUBLIC),
    Tile("quarryman", "Quarryman", SPRING, "RFRRFR", upgrade_cost(pickaxe=1),
         produce(stone=2), produce(stone=1, gold=1), (0, 3), PUBLIC),
    Tile("stable", "Stable", SPRING, "RRFRFR", upgrade_cost(wood=1, iron=1),
         transport(2, 1), transport(4, 2), (0, 5), PUBLIC),
    Tile("woodcutter", "Woodcutter", SPRING, "RRRRFF", upgrade_cost(saw=1),
         produce(wood=2), produce(wood=1, gold=1), (0, 3), PUBLIC),
    Tile("workshop", "Workshop", SPRING, "RFFRRR", upgrade_cost(any_good=2),
         choose(wood=1, stone=1, iron=1), produce(wood=1, stone=1, iron=1), (0, 3), BOTH),
]  # fmt: skip
