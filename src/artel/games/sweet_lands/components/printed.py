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
BASIC_AREA_COUNT: Final = 6
FIRST_EXTRA_AREA: Final = 14
# From how many seats on an area is in play.
AREA_PLAYERS: Final = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 1, 1, 1, 1, 1)
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
FLIP_SKILLS: Final = (6, 7, 8)
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
FLIP_UPGRADES: Final = (3, 4, 5, 6, 7)

# At the end of a round: a count that must be reached, and the points for it.
COLUMN_POINTS: Final = ((1, 6), (2, 12), (3, 24))
FOOD_POINTS: Final = ((3, 3), (6, 5), (9, 7))
INDUSTRY_POINTS: Final = ((2, 3), (4, 5), (6, 7), (8, 10))

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
POINTS_PER_CITY_POINT: Final = 2
GOLD_PER_POINT: Final = 5
POINTS_PER_TENT_RABBIT: Final = 2

FIRST_HAND: Final = 6
LATER_HAND: Final = 5
LAST_RABBIT_POINTS: Final = 6
LAST_FOOD_WHEAT: Final = 2
LAST_INDUSTRY_POINTS: Final = 1
COLUMN_LIMIT: Final = 1
# From so many pieces of its row on a column has room for one card more.
LIMIT_PIECES: Final = (2, 4)

# Free actions.
SETTLE_BASICS: Final = 3
CARD_GOLD: Final = 15
BASIC_GOLD: Final = 4
BARTER_BASICS: Final = 3
SCRAP_BASICS: Final = 2

SOLO_TARGETS: Final = (250, 300)
PEOPLE_TARGETS: Final = (270, 320)
