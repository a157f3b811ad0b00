"""The rulebook's glossary: resources, terrain, pieces, people and places by number."""

from __future__ import annotations

from typing import Final

GOLD: Final = 0
WHEAT: Final = 1
WOOD: Final = 2
IRON: Final = 3
DIAMOND: Final = 4
RESOURCES: Final = ("gold", "wheat", "wood", "iron", "diamond")
BASICS: Final = ("wheat", "wood", "iron")
BASIC_COUNT: Final = 3
PRODUCTIONS: Final = ("gold", "wheat", "wood", "iron")
PRODUCTION_COUNT: Final = 4

FIELD: Final = 0
FOREST: Final = 1
MINE: Final = 2
SEA: Final = 3
SPECIAL: Final = 4
CAPITAL: Final = 5
TERRAINS: Final = ("field", "forest", "mine", "sea")

SPECIALS: Final = ("bazaar", "workshop", "meadow", "crossroads", "treasury", "vault")
SPECIAL_COUNT: Final = 6

TENT: Final = 0
HOUSE: Final = 1
BUILDING: Final = 2
LAB: Final = 3
SHOP: Final = 4
TOWER: Final = 5
PROPERTIES: Final = ("tent", "house", "building", "lab", "shop", "tower")
PROPERTY_COUNT: Final = 6
# What can be taken with the property action: of the shops, which one.
PIECES: Final = ("tent", "house", "building", "lab", "farming-shop", "forestry-shop", "mining-shop")
FIRST_SHOP: Final = 4
PIECE_COUNT: Final = 7
ROW_LENGTH: Final = 5

FARMING: Final = 0
FORESTRY: Final = 1
MINING: Final = 2
INDUSTRIES: Final = ("farming", "forestry", "mining")
INDUSTRY_COUNT: Final = 3
# The mark of a worker card: an industry, any of them, or none.
ANY_MARK: Final = 3
NO_MARK: Final = 4
MARKS: Final = (*INDUSTRIES, "any", "none")

CAKE: Final = 0
PIE: Final = 1
TIRAMISU: Final = 2
BROWNIE: Final = 3
MACARON: Final = 4
WAGASHI: Final = 5
SWEETS: Final = ("cake", "pie", "tiramisu", "brownie", "macaron", "wagashi")
SWEET_COUNT: Final = 6

ORANGE: Final = 0
GREEN: Final = 1
GREY: Final = 2
COLOURS: Final = ("orange", "green", "grey")
COLOUR_COUNT: Final = 3
# Two prosperity tracks of each colour, one after the other.
TRACKS: Final = ("terrain", "rabbits", "roads", "properties", "workers", "industry")
TRACK_COUNT: Final = 6

BASTET: Final = 0
NATA: Final = 1
SOLBI: Final = 2
RIKKA: Final = 3
CHE: Final = 4
ELISE: Final = 5
ELSA: Final = 6
ELINA: Final = 7
SENA: Final = 8
CARMEN: Final = 9
SAKURA: Final = 10
GRETEL: Final = 11
JASMINE: Final = 12
LAILA: Final = 13
# In pairs: the two sides of one board.
CHARACTERS: Final = (
    "bastet-biscuit",
    "nata-pastel",
    "solbi-chocolate",
    "rikka-berry",
    "che-lotus",
    "elise-tea-rose",
    "elsa-skyr",
    "elina-macaron",
    "sena-lokum",
    "carmen-honey",
    "sakura-mochi",
    "gretel-stollen",
    "jasmine-may",
    "laila-coral",
)
CHARACTER_COUNT: Final = 14

DOMAINS: Final = ("a", "b1", "b2", "b3", "b4")
DOMAIN_COUNT: Final = 5

TERRAIN_AREA: Final = 0
FOOD_AREA: Final = 1
RABBIT_AREA: Final = 2
ROADS_AREA: Final = 3
PROPERTY_AREA: Final = 4
INDUSTRY_AREA: Final = 5
PROSPERITY_AREA: Final = 6
DISK_AREA: Final = 7
DIAMOND_AREA: Final = 8
CARDS_AREA: Final = 9
GOLD_AREA: Final = 10
BIG_GOLD_AREA: Final = 11
COPY_BASIC_AREA: Final = 12
COPY_ANY_AREA: Final = 13
LAND_AND_ROADS_AREA: Final = 14
BIG_FOOD_AREA: Final = 15
BIG_RABBIT_AREA: Final = 16
BIG_PROPERTY_AREA: Final = 17
BIG_INDUSTRY_AREA: Final = 18
AREAS: Final = (
    "terrain",
    "food",
    "rabbit",
    "roads",
    "property",
    "industry",
    "prosperity",
    "disk",
    "diamond",
    "cards",
    "gold",
    "big-gold",
    "copy-basic",
    "copy-any",
    "land-and-roads",
    "big-food",
    "big-rabbit",
    "big-property",
    "big-industry",
)
AREA_COUNT: Final = 19

ORANGE_3: Final = 0
GREEN_3: Final = 1
GREY_3: Final = 2
COLUMNS: Final = 3
FOOD_SKILL: Final = 4
INDUSTRY_SKILL: Final = 5
HARVEST: Final = 6
JEWEL: Final = 7
PURSE: Final = 8
BUILDER: Final = 9
RABBIT_KEEPER: Final = 10
FOREMAN: Final = 11
SKILLS: Final = (
    "orange-3",
    "green-3",
    "grey-3",
    "columns",
    "food",
    "industry-points",
    "harvest",
    "jewel",
    "purse",
    "builder",
    "rabbit-keeper",
    "foreman",
)
SKILL_COUNT: Final = 12
SKILL_COPIES: Final = 3
UP_CITIES: Final = 0
UP_PORTS: Final = 1
UP_SWEET: Final = 2
IRON_ROAD: Final = 3
PANTRY: Final = 4
GOLDSMITH: Final = 5
PIONEER: Final = 6
SCHOLAR: Final = 7
MINT: Final = 8
BROWNIE_CLUB: Final = 9
GUILD: Final = 10
HOST: Final = 11
ROAD_MASTER: Final = 12
LAND_MASTER: Final = 13
UPGRADES: Final = (
    "cities",
    "ports",
    "main-sweet",
    "iron-road",
    "pantry",
    "goldsmith",
    "pioneer",
    "scholar",
    "mint",
    "brownie-club",
    "guild",
    "host",
    "road-master",
    "land-master",
)
UPGRADE_COUNT: Final = 14
# All skill tokens: the upgraded ones stand behind the others, under names of their own.
UPGRADE_TOKENS: Final = tuple([f"up-{name}" for name in UPGRADES])
TOKENS: Final = (*SKILLS, *UPGRADE_TOKENS)

MILESTONES: Final = (
    "m1a",
    "m1b",
    "m2a",
    "m2b",
    "m3a",
    "m3b",
    "m4a",
    "m4b",
    "m5a",
    "m5b",
    "m6a",
    "m6b",
)
MILESTONE_COUNT: Final = 12
SCORING_TOKENS: Final = ("main-terrain", "best-production", "employed", "border")
SCORING_COUNT: Final = 4

NORMAL_SUPPORT_COUNT: Final = 15
SUPPORTS: Final = (
    *[f"n{number}" for number in range(1, NORMAL_SUPPORT_COUNT + 1)],
    "r-cities",
    "r-cards",
    "r-terrain",
    "r-ports",
    "r-production",
)
SUPPORT_COUNT: Final = 20

CARD_COUNT: Final = 207
CARDS: Final = tuple([f"card-{number}" for number in range(1, CARD_COUNT + 1)])
NO_CARD: Final = -1
MIO_CARD_COUNT: Final = 8

MARKERS: Final = ("cart", "locomotive")

ROUND_COUNT: Final = 5
SETUP_PHASE: Final = 0
START_PHASE: Final = 1
PRODUCTION_PHASE: Final = 2
ACTION_PHASE: Final = 3
CLEANUP_PHASE: Final = 4
OVER_PHASE: Final = 5
PHASES: Final = ("setup", "start", "production", "action", "cleanup", "over")
