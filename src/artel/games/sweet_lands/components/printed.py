"""What the rulebook says of areas, tokens and cells, written as effects."""

from __future__ import annotations

from typing import Final

# The action areas in their order: what is spent.
AREA_COSTS: Final = (
    "wheat 6",
    "wheat 4",
    "wheat 4",
    "wood 6",
    "",
    "iron 3",
    "diamond 2",
    "",
    "",
    "",
    "",
    "",
    "gold 4",
    "gold 4",
    "wheat 8 + wood 8",
    "wheat 7",
    "wheat 9",
    "wood 1",
    "iron 5",
)
AREA_EFFECTS: Final = (
    ("terrain 3",),
    ("food 2",),
    ("rabbit 1",),
    ("road 3",),
    (),
    ("industry 2",),
    ("prosperity 2",),
    ("disk 1",),
    ("diamond 1",),
    ("cards 2",),
    ("gold 6",),
    ("gold 8",),
    (),
    (),
    ("terrain 3 + road 3",),
    ("food 3",),
    ("rabbit 2",),
    (),
    ("industry 3",),
)
# The basic areas come first, the extra ones last, the special ones stand between them.
BASIC_AREA_COUNT: Final = 6
FIRST_EXTRA_AREA: Final = 14
# From how many seats on an area is in play.
AREA_PLAYERS: Final = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 1, 1, 1, 1, 1)
# How many of the extra areas open in rounds 1, 2 and 3.
EXTRA_AREA_ROUNDS: Final = (1, 2, 2)
# How many pieces the property areas allow, each for its own cost.
PROPERTY_AREA_PIECES: Final = 2
BIG_PROPERTY_AREA_PIECES: Final = 3

SPECIAL_EFFECTS: Final = (
    ("prosperity 2",),
    ("industry 2", "iron 2"),
    ("terrain 2", "wheat 2"),
    ("road 2", "wood 2"),
    ("gold 5", "gold-production 7"),
    ("diamond 2", "cards 1"),
)

# When skills work: once at once, at the end of every round, when they are turned over, or always.
IMMEDIATE: Final = "immediate"
EVERY_ROUND: Final = "round"
TURNED_OVER: Final = "flip"
PERMANENT: Final = "permanent"
SKILL_ABILITIES: Final = (
    *(IMMEDIATE, IMMEDIATE, IMMEDIATE),
    *(EVERY_ROUND, EVERY_ROUND, EVERY_ROUND),
    *(TURNED_OVER, TURNED_OVER, TURNED_OVER),
    *(PERMANENT, PERMANENT, PERMANENT),
)
UPGRADE_ABILITIES: Final = (
    *(EVERY_ROUND, EVERY_ROUND, EVERY_ROUND),
    *(TURNED_OVER, TURNED_OVER, TURNED_OVER, TURNED_OVER, TURNED_OVER),
    *(PERMANENT, PERMANENT, PERMANENT, PERMANENT, PERMANENT, PERMANENT),
)
FLIP_SKILLS: Final = tuple([each for each, when in enumerate(SKILL_ABILITIES) if when == TURNED_OVER])
FLIP_UPGRADES: Final = tuple([each for each, when in enumerate(UPGRADE_ABILITIES) if when == TURNED_OVER])
# Skills with an immediate or a flip effect; the others are counted where they matter.
SKILL_EFFECTS: Final = (
    ("orange 3",),
    ("green 3",),
    ("grey 3",),
    (),
    (),
    (),
    ("wheat 1 + wood 1 + iron 1", "basic 1"),
    ("diamond 1",),
    ("gold 8",),
    (),
    (),
    (),
)
UPGRADE_EFFECTS: Final = (
    (),
    (),
    (),
    ("pay iron 4: industry 3",),
    ("pay wheat 4: food 1 + rabbit 1",),
    ("gold-production 5",),
    ("terrain 1 + road 1",),
    (),
    (),
    (),
    ("employ 1",),
    (),
    (),
    (),
)

# At the end of a round: a count that must be reached, and the points for it.
COLUMN_POINTS: Final = ((1, 6), (2, 12), (3, 24))
FOOD_POINTS: Final = ((3, 3), (6, 5), (9, 7))
INDUSTRY_POINTS: Final = ((2, 3), (4, 5), (6, 7), (8, 10))
SWEET_POINTS: Final = 2
# Always: points for each property, rabbit, industry bonus and played card, for each step of gold production.
BUILDER_POINTS: Final = 2
KEEPER_POINTS: Final = 3
FOREMAN_POINTS: Final = 3
HOST_POINTS: Final = 2
MINT_POINTS: Final = 1
# What upgraded skills change: cards drawn and given up, room in a column, the price of an area.
SCHOLAR_CARDS: Final = 2
SCHOLAR_DISCARDS: Final = 1
GUILD_LIMIT: Final = 1
ROAD_MASTER_WOOD: Final = 3
LAND_MASTER_WHEAT: Final = 4
# A diamond for an upgraded skill, and one more such token in play than there are seats.
UPGRADE_DIAMONDS: Final = 1
MORE_UPGRADES_THAN_SEATS: Final = 1

# Characters in their order: the free actions of a round.
CHARACTER_ABILITIES: Final[tuple[tuple[str, ...], ...]] = (
    ("industry 1 per lab-cities",),
    (),
    ("if food 3: wheat 1", "if food 5: road 1", "if food 9: prosperity 1"),
    (),
    ("flip 1",),
    (),
    (),
    (),
    (),
    (),
    ("pay card 1: disk 1",),
    (),
    (),
    (),
)
# What their clock towers give at the end of a round; the others do something else.
TOWER_EFFECTS: Final = (
    "industry-points 1 per lab-cities",
    "vp 1 per round-industry-points",
    "vp 1 per rabbits",
    "city-points 1 per rabbit-cities",
    "",
    "vp 1 per cities",
    "vp 2 per ports",
    "vp 1 per least-production",
    "",
    "vp 1 per marks",
    "",
    "",
    "vp 1 per skills",
    "vp 2 per least-colour",
)
# Nata's industry areas cost so much less iron.
NATA_IRON: Final = 1
# At the end of a round Elsa lays so much terrain.
ELSA_TERRAIN: Final = 1
# For each card Sena plays: gold production, and points once her tower stands; so many symbols of every sweet.
SENA_GOLD_PRODUCTION: Final = 1
SENA_TOWER_POINTS: Final = 2
SENA_SWEETS: Final = 1
# In Carmen's first production: cards more, and workers she employs; a marker for each industry bonus.
CARMEN_CARDS: Final = 2
CARMEN_WORKERS: Final = 2
CARMEN_MARKS: Final = 1
SAKURA_WAGASHI: Final = 1
# Gretel's diamonds of each production, and points for each she spends for a space once her tower stands.
GRETEL_DIAMONDS: Final = 1
GRETEL_TOWER_POINTS: Final = 3
# Jasmine takes so many skills for one.
JASMINE_SKILLS: Final = 2
LAILA_STEPS: Final = 2

# Milestones: what is counted, and how much of it is enough.
MILESTONE_NEEDS: Final = (
    "fields-and-seas 10",
    "forests-and-mines 10",
    "properties 5",
    "ports 2",
    "food 7",
    "wonders 2",
    "played 6",
    "cake 4",
    "gold-production 30",
    "best-colour 5",
    "industry-steps 8",
    "vp 15",
)
MILESTONE_POINTS: Final = 10
MOST_MILESTONES: Final = 3
MILESTONES_IN_PLAY: Final = 5
SCORING_IN_PLAY: Final = 2
SCORING_COUNTS: Final = ("main-terrain", "best-production", "employed", "border")
SCORING_POINTS: Final = (15, 7)

# Support tokens for the end of a round, behind the normal ones.
SUPPORT_ROUND: Final = (
    "vp 3 per cities",
    "vp 1 per played",
    "vp 1 per main-terrain",
    "vp 3 per ports",
    "vp 1 per least-production",
)
# By number of seats: cells of the support board, normal tokens, tokens for the end of a round.
SUPPORT_CELLS: Final = (0, 5, 5, 6, 7)
NORMAL_SUPPORTS: Final = (0, 8, 8, 9, 11)
ROUND_SUPPORTS: Final = (0, 2, 2, 3, 3)

PORT_POINTS: Final = (-40, -20, -10, -5, 10)
PORT_COUNT: Final = 4
# A domain has at least so many capital cells, and at most a fourth of the terrain tokens of the box.
LEAST_CAPITALS: Final = 2
TERRAIN_TOKENS: Final = (60, 52, 52, 28)
# So many different types of property that hang together are a city.
LEAST_CITY: Final = 3
POINTS_PER_CITY_POINT: Final = 2
GOLD_PER_POINT: Final = 5
POINTS_PER_TENT_RABBIT: Final = 2
POINTS_PER_HOUSE_CITY_POINT: Final = 1
POINTS_PER_BUILDING_INDUSTRY_POINT: Final = 1
POINTS_PER_DIAMOND: Final = 1

FIRST_HAND: Final = 6
LATER_HAND: Final = 5
LAST_RABBIT_POINTS: Final = 6
LAST_FOOD_WHEAT: Final = 2
LAST_INDUSTRY_POINTS: Final = 1
COLUMN_LIMIT: Final = 1
# From so many pieces of its row on a column has room for one card more.
COLUMN_LIMIT_PIECES: Final = (2, 4)
EMPLOY_DIAMONDS: Final = 1
# The last step of a prosperity track costs so much.
LAST_STEP_DIAMONDS: Final = 1
# Of a kind looked for in the deck, so many cards.
CARDS_FOUND: Final = 2
# Everybody takes so many cards into the next round.
CARDS_KEPT: Final = 1

# What the text says of the tracks: the first rabbit, the discounts by step, the first industry points, the
# rates of the first prosperity track.
FIRST_RABBIT: Final = 4
DISCOUNTS: Final = ((7, 1), (11, 2))
FIRST_INDUSTRY_POINTS: Final = (1, 1, 2)
FIRST_TRACK_RATES: Final = ("0", "1/3", "1/3", "1/2", "1/2", "1")

# Free actions.
SETTLE_CARDS: Final = 1
SETTLE_BASICS: Final = 3
CARD_GOLD: Final = 15
BASIC_GOLD: Final = 4
SELL_GOLD: Final = 1
BARTER_BASICS: Final = 3
SCRAP_BASICS: Final = 2

SOLO_TARGETS: Final = (250, 300)
PEOPLE_TARGETS: Final = (270, 320)
