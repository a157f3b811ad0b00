"""The closed vocabulary of effects: what can be gained, spent and counted (the rulebook's symbol page)."""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.words import INDUSTRIES, RESOURCES, SWEETS, TERRAINS

# What lies on a seat's sheet can be gained by a plain number, and nothing has to be asked.
GAINS: Final = (
    *RESOURCES,
    "disk",
    "vp",
    "city-points",
    "industry-points",
    *[f"{resource}-production" for resource in RESOURCES[:4]],
    "cards",
    "basic",
    "any-production",
    "terrain",
    *TERRAINS,
    "far-terrain",
    "road",
    "property",
    *[f"{terrain}-property" for terrain in TERRAINS],
    "rabbit",
    "industry",
    "food",
    "prosperity",
    "orange",
    "green",
    "grey",
    "any-bonus",
    *[f"{industry}-bonus" for industry in INDUSTRIES],
    "skill",
    "wonder",
    "locomotive",
    "flip",
    "capital",
    "employ",
    "card-to-diamond",
    "play-card",
    "play-round-card",
    "round-cards",
    "macaron-cards",
)
GAIN_NUMBER: Final = {gain: number for number, gain in enumerate(GAINS)}
# The first of them are plain: a number is added and nothing is asked.
PLAIN_COUNT: Final = 13
GAIN_DISK: Final = 5
GAIN_VP: Final = 6
GAIN_CITY_POINTS: Final = 7
GAIN_INDUSTRY_POINTS: Final = 8
GAIN_PRODUCTION: Final = 9
GAIN_CARDS: Final = 13
GAIN_BASIC: Final = 14
GAIN_ANY_PRODUCTION: Final = 15
GAIN_TERRAIN: Final = 16
GAIN_FAR_TERRAIN: Final = 21
GAIN_ROAD: Final = 22
GAIN_PROPERTY: Final = 23
GAIN_INDUSTRY: Final = 29
GAIN_PROSPERITY: Final = 31
GAIN_ANY_BONUS: Final = 35
GAIN_FARMING_BONUS: Final = 36
GAIN_SKILL: Final = 39
GAIN_WONDER: Final = 40
GAIN_ROUND_CARDS: Final = 48

# What can be spent: a resource, any basic ones, cards of the hand, action disks.
PRICES: Final = (*RESOURCES, "basic", "card", "disk")
PRICE_BASIC: Final = 5
PRICE_CARD: Final = 6
PRICE_DISK: Final = 7
PRICE_COUNT: Final = 8

COUNTS: Final = (
    *RESOURCES,
    "disk",
    "vp",
    "city-points",
    "industry-points",
    *[f"{resource}-production" for resource in RESOURCES[:4]],
    "least-production",
    "best-production",
    "tokens",
    *[f"{terrain}s" for terrain in ("field", "forest", "mine", "sea")],
    "main-terrain",
    "border",
    "flipped",
    *[f"flipped-{terrain}s" for terrain in ("field", "forest", "mine", "sea")],
    "roads",
    "properties",
    "tents",
    "houses",
    "buildings",
    "labs",
    "shops",
    "tower",
    *[f"{terrain}-properties" for terrain in TERRAINS],
    "rabbits",
    "cities",
    "lab-cities",
    "rabbit-cities",
    "tower-cities",
    "ports",
    "bonus-areas",
    "cart",
    "locomotive",
    "food",
    "round-industry-points",
    "prosperity",
    "orange",
    "green",
    "grey",
    "least-colour",
    "best-colour",
    "played",
    "marked",
    *[f"{industry}-cards" for industry in INDUSTRIES],
    "employed",
    "columns",
    "hand",
    "skills",
    "wonders",
    *SWEETS,
    "main-sweet",
    "industry-steps",
    "fields-and-seas",
    "forests-and-mines",
    "marks",
)
COUNT_NUMBER: Final = {count: number for number, count in enumerate(COUNTS)}
NO_COUNT: Final = -1

ONCE: Final = 0
PAY: Final = 1
PAY_REPEATEDLY: Final = 2
IF: Final = 3
CONDITIONS: Final = ("once", "pay", "pay-repeatedly", "if")
