"""The pieces and tiles of the base game by the numbers that the closed forms and score sheets use."""

from typing import Final

# Every kind of piece has one number, used by score sheets.
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
SAW: Final = 4
PICKAXE: Final = 5
ANVIL: Final = 6
WOOD: Final = 7
STONE: Final = 8
IRON: Final = 9
GOLD: Final = 10
PURPLE: Final = 11
PIECE_IDS: Final = (
    "blue", "red", "yellow", "green", "saw", "pickaxe", "anvil", "wood", "stone", "iron", "gold", "purple",
)  # fmt: skip
PIECE_COUNT: Final = 12
# The family that tiles ask for any piece of; the purple worker belongs to none and joins all.
FAMILY_OF_PIECE: Final = (
    "workers", "workers", "workers", "workers", "skills", "skills", "skills", "goods", "goods", "goods",
    "goods", "",
)  # fmt: skip

# Inside a pool, colours, skills and resources are numbered from zero.
COLOUR_COUNT: Final = 4
SKILL_COUNT: Final = 3
RESOURCE_COUNT: Final = 4
FIRST_SKILL: Final = 4
FIRST_RESOURCE: Final = 7
GOLD_RESOURCE: Final = 3

# The four yards come first, so that a yard's number is also its place in the lists of Holdings.
BARN: Final = 0
BLACKSMITH: Final = 1
STONE_YARD: Final = 2
TIMBER_YARD: Final = 3
APOTHECARY: Final = 4
CRAFTSMANS_GUILD: Final = 5
JEWELLER: Final = 6
KEY_GUILD: Final = 7
KEY_MARKET: Final = 8
KEYTHEDRAL: Final = 9
MERCERS_GUILD: Final = 10
SCHOLAR: Final = 11
SCRIBES: Final = 12
VILLAGE_HALL: Final = 13
WATERMILL: Final = 14
WINDMILL: Final = 15
WHITE_WIND: Final = 16
BOAT_3B: Final = 17
LEFT_OVER_GOLD: Final = 18
TILE_IDS: Final = (
    "barn", "blacksmith", "stone-yard", "timber-yard", "apothecary", "craftsmans-guild", "jeweller",
    "key-guild", "key-market", "keythedral", "mercers-guild", "scholar", "scribes", "village-hall",
    "watermill", "windmill", "white-wind", "boat-3b", "gold",
)  # fmt: skip
YARDS: Final = 4


def tile_set(names: list[str]) -> int:
    """The bit set of tiles for their ids."""
    tiles = 0
    for name in names:
        if name not in TILE_IDS:
            raise ValueError(f"expected one of {', '.join(TILE_IDS)}; got {name!r}")
        tiles |= 1 << TILE_IDS.index(name)
    return tiles
