"""The one order of all tiles of all modules: a tile's number is its place here, for good.

Moves, villages and records are built on these numbers, so a word is only ever added at the end. Which tiles
are in play, the rules of the game at hand decide; a module from outside adds its words with `TILE.add`.
"""

from typing import Final

from artel.kernel.shape import Field

MOST_TILES: Final = 256

TILE_WORDS: Final = [
    # Homes.
    "home-1", "home-2", "home-3", "home-4", "home-5", "home-6",
    # Boats.
    "keyflower", "sea-bastion", "sea-breese", "flipper", "ianvincible", "white-wind",
    # Turn order tiles.
    "turn-1", "turn-2", "turn-3", "turn-4",
    # Spring.
    "alehouse", "apprentice-hall", "gold-mine", "key-mine", "keystone-quarry", "keywood", "miner",
    "peddler", "quarryman", "stable", "woodcutter", "workshop",
    # Summer.
    "brewer", "carpenter", "farrier", "hiring-fair", "mason", "smelter", "store", "tavern",
    # Summer boats.
    "summer-boat-1", "summer-boat-2", "summer-boat-3", "summer-boat-4",
    # Autumn.
    "barn", "blacksmith", "fair", "forge", "goldsmith", "inn", "sawmill", "sculptor", "stone-yard",
    "timber-yard", "wainwright", "well",
    # Winter.
    "apothecary", "craftsmans-guild", "jeweller", "key-guild", "key-market", "keythedral", "mercers-guild",
    "scholar", "scribes", "village-hall", "watermill", "windmill",
    # The Merchants.
    "keyflower-ii", "sea-bastion-ii", "sea-breese-ii", "flipper-ii", "ianvincible-ii", "white-wind-ii",
    "assayer", "bookkeeper", "merchant", "artisan", "builder", "muleteer",
    # The Farmers.
    "farm-turn-1", "farm-turn-2", "farm-turn-3", "farm-yard", "paddock", "sheep-fold", "wheat-field",
    "pigsty", "shepherds-hut", "summer-boat-5", "summer-boat-6", "cow-shed", "piggery", "ranch",
    "sheep-shelter", "bakery", "dairy", "granary", "hillside", "truffle-orchard", "weaver",
    # Key Celeste, and the promo tiles.
    "key-celeste", "storyteller", "emporium", "monument", "trader", "sorcerer", "developer",
    "summer-boat-7", "talton-lodge", "beekeeper", "the-glade", "the-glade-in-winter", "keyside",
    "delivery-man",
]  # fmt: skip

TILE: Final = Field("tile", TILE_WORDS, room=MOST_TILES)

# Those that seats hold in secret until winter: offers name only these. A module from outside adds its own.
WINTER_WORDS: Final = [
    "apothecary", "craftsmans-guild", "jeweller", "key-guild", "key-market", "keythedral", "mercers-guild",
    "scholar", "scribes", "village-hall", "watermill", "windmill",
    "artisan", "builder", "muleteer",
    "bakery", "dairy", "granary", "hillside", "truffle-orchard", "weaver",
    "emporium", "monument", "beekeeper", "the-glade", "the-glade-in-winter", "keyside", "delivery-man",
]  # fmt: skip
MOST_WINTER_TILES: Final = 60

HELD_TILE: Final = Field("tile", WINTER_WORDS, room=MOST_WINTER_TILES)
