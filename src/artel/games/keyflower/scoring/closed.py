"""What the closed forms for workers, skills and resources were proved for.

The closed forms are quick, but they hold only for the tiles as they are printed. Each row is compared with
the assumptions here when the rules are built; a tile whose row says anything else is left to the general
solver, and so is every tile that is not listed.
"""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    ANY,
    GOODS_FAMILY,
    SKILLS_FAMILY,
    WINTER_TILE,
    WORKERS,
    YARD,
    Effect,
    Tile,
    nothing,
    per_chosen,
    per_named,
    per_one_each,
    per_set,
    yard,
)
from artel.games.keyflower.scoring.pieces import (
    APOTHECARY,
    BARN,
    BLACKSMITH,
    CRAFTSMANS_GUILD,
    GOLD_RESOURCE,
    JEWELLER,
    KEY_GUILD,
    KEY_MARKET,
    KEYTHEDRAL,
    MERCERS_GUILD,
    SCHOLAR,
    SCRIBES,
    STONE_YARD,
    TILE_IDS,
    TIMBER_YARD,
    VILLAGE_HALL,
    WATERMILL,
    WHITE_WIND,
    WINDMILL,
)
from artel.games.keyflower.words import BACK, FRONT, GREEN, IRON, STONE, WOOD

# The size of a set of any types, and the points that the proofs speak of.
ANY_SET: Final = 5
FIVE_WORKERS_PAY: Final = 3
CRAFTSMEN_PAY: Final = 3
KEY_MARKET_PAYS: Final = 2
VILLAGE_HALL_PAYS: Final = 1
WHITE_WIND_PAYS: Final = 1
FIVE_SKILLS_PAY: Final = 10
SCRIBES_PAY: Final = 10
SCHOLAR_PAYS: Final = 3
FIVE_RESOURCES_PAY: Final = 5
MERCERS_PAY: Final = 5
JEWELLER_PAYS: Final = 2
WATERMILL_PAYS: Final = 1
# What a resource may be worth on its own: 0 to 3, so a yard may pay 1 to 3.
WORTHS: Final = 4
NOT_CLOSED: Final = -1

ASSUMED: Final[dict[int, Effect]] = {
    BARN: yard(ANY, 1),
    BLACKSMITH: yard(IRON, 1),
    STONE_YARD: yard(STONE, 1),
    TIMBER_YARD: yard(WOOD, 1),
    APOTHECARY: per_set(WORKERS, ANY_SET, FIVE_WORKERS_PAY),
    CRAFTSMANS_GUILD: per_one_each(WORKERS, CRAFTSMEN_PAY),
    JEWELLER: per_named(GOODS_FAMILY, GOLD_RESOURCE, JEWELLER_PAYS),
    KEY_GUILD: per_set(SKILLS_FAMILY, ANY_SET, FIVE_SKILLS_PAY),
    KEY_MARKET: per_named(WORKERS, GREEN, KEY_MARKET_PAYS),
    KEYTHEDRAL: nothing(),
    MERCERS_GUILD: per_one_each(GOODS_FAMILY, MERCERS_PAY),
    SCHOLAR: per_chosen(SKILLS_FAMILY, SCHOLAR_PAYS),
    SCRIBES: per_one_each(SKILLS_FAMILY, SCRIBES_PAY),
    VILLAGE_HALL: per_chosen(WORKERS, VILLAGE_HALL_PAYS),
    WATERMILL: per_chosen(GOODS_FAMILY, WATERMILL_PAYS),
    WINDMILL: per_set(GOODS_FAMILY, ANY_SET, FIVE_RESOURCES_PAY),
    WHITE_WIND: per_set(WORKERS, 1, WHITE_WIND_PAYS),
}


def closed_number(tile: Tile) -> int:
    """The number by which the closed forms know a tile, or NOT_CLOSED if its row is not what they assume."""
    if tile.word not in TILE_IDS:
        return NOT_CLOSED
    number = TILE_IDS.index(tile.word)
    if number not in ASSUMED:
        return NOT_CLOSED
    for side in (FRONT, BACK):
        if not _as_assumed(tile.effect(side), ASSUMED[number]):
            return NOT_CLOSED
    # The Keythedral may print any number of points; the other winter tiles print none.
    if tile.kind == WINTER_TILE and number != KEYTHEDRAL and (tile.front_points or tile.back_points):
        return NOT_CLOSED
    return number


def _as_assumed(effect: Effect, assumed: Effect) -> bool:
    if effect.kind != assumed.kind:
        return False
    if effect.family != assumed.family or effect.pattern != assumed.pattern:
        return False
    if effect.named != assumed.named or effect.size != assumed.size:
        return False
    if effect.kind == YARD:
        return 1 <= effect.points < WORTHS
    return effect.points == assumed.points
