"""The twelve autumn tiles: two roads each."""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    ANY,
    PUBLIC,
    Tile,
    draw_workers,
    nothing,
    transport,
    upgrade_cost,
    worker_for,
    yard,
)
from artel.games.keyflower.words import AUTUMN, IRON, RED, STONE, WOOD

AUTUMN_TILES: Final[list[Tile]] = [
    Tile("barn", "Barn", AUTUMN, "RRFFFF", upgrade_cost(any_skill=1),
         yard(ANY, 1), yard(ANY, 2), (0, 0), PUBLIC),
    Tile("blacksmith", "Blacksmith", AUTUMN, "FFRRFF", upgrade_cost(anvil=1),
         yard(IRON, 2), yard(IRON, 3), (0, 0), PUBLIC),
    Tile("fair", "Fair", AUTUMN, "FFFFRR", upgrade_cost(gold=1),
         worker_for(RED, green=1), worker_for(RED, green=2), (0, 5), PUBLIC),
    Tile("forge", "Forge", AUTUMN, "RFRFFF", upgrade_cost(iron=3),
         nothing(), nothing(), (3, 10), PUBLIC),
    Tile("goldsmith", "Goldsmith", AUTUMN, "FRFFRF", upgrade_cost(gold=2),
         nothing(), nothing(), (0, 7), PUBLIC),
    Tile("inn", "Inn", AUTUMN, "RFFFRF", upgrade_cost(any_good=1, any_skill=1),
         draw_workers(1), draw_workers(3), (0, 0), PUBLIC),
    Tile("sawmill", "Sawmill", AUTUMN, "RFFRFF", upgrade_cost(wood=3),
         nothing(), nothing(), (3, 10), PUBLIC),
    Tile("sculptor", "Sculptor", AUTUMN, "FFRFFR", upgrade_cost(stone=3),
         nothing(), nothing(), (3, 10), PUBLIC),
    Tile("stone-yard", "Stone yard", AUTUMN, "FRFRFF", upgrade_cost(pickaxe=1),
         yard(STONE, 2), yard(STONE, 3), (0, 0), PUBLIC),
    Tile("timber-yard", "Timber yard", AUTUMN, "FRFFFR", upgrade_cost(saw=1),
         yard(WOOD, 2), yard(WOOD, 3), (0, 0), PUBLIC),
    Tile("wainwright", "Wainwright", AUTUMN, "FFRFRF", upgrade_cost(any_good=2),
         transport(4, 2), transport(6, 2), (0, 5), PUBLIC),
    Tile("well", "Well", AUTUMN, "FFFRFR", upgrade_cost(any_good=3),
         nothing(), nothing(), (3, 7), PUBLIC),
]  # fmt: skip
