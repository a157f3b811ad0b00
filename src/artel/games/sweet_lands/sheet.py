"""What is open about a seat: one list of numbers by name, seat after seat."""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.effects.vocabulary import GAINS, PLAIN_COUNT
from artel.games.sweet_lands.words import SWEETS, TRACKS

# The first of them are what can be gained by a plain number, in the order of the vocabulary.
FIELDS: Final = (
    *GAINS[:PLAIN_COUNT],
    *[f"track-{track}" for track in TRACKS],
    *SWEETS,
    "cart",
    "has-locomotive",
    "locomotive",
    "food",
    "wonders",
    "tents",
    "houses",
    "buildings",
    "labs",
    "shops",
    "tower",
    "rabbits",
    "roads",
    "tokens",
    "fields",
    "forests",
    "mines",
    "seas",
    "flipped",
    "flipped-fields",
    "flipped-forests",
    "flipped-mines",
    "flipped-seas",
    "discount",
    "hand",
    "played",
    "farming-cards",
    "forestry-cards",
    "mining-cards",
    "any-cards",
    "farming-column",
    "forestry-column",
    "mining-column",
    "round-industry-points",
    "marks",
    # Sets, a bit for each: shops taken, skills, those flipped, upgraded skills, those flipped, milestones,
    # bonus-card areas, free actions of the character used this round.
    "shop-set",
    "skill-set",
    "used-skills",
    "upgrade-set",
    "used-upgrades",
    "milestone-set",
    "area-set",
    "used-abilities",
    # In which order the seat ended this round, from 1; 0 while it plays.
    "ended",
    # Where the support piece stands, from 1; 0 while it stands nowhere.
    "support",
)
AT: Final = {field: place for place, field in enumerate(FIELDS)}

GOLD: Final = 0
WHEAT: Final = 1
WOOD: Final = 2
IRON: Final = 3
DIAMOND: Final = 4
DISK: Final = 5
VP: Final = 6
CITY_POINTS: Final = 7
INDUSTRY_POINTS: Final = 8
GOLD_PRODUCTION: Final = 9
FIRST_TRACK: Final = 13
SWEET: Final = 19
CART: Final = 25
HAS_LOCOMOTIVE: Final = 26
LOCOMOTIVE: Final = 27
FOOD: Final = 28
WONDERS: Final = 29
TENTS: Final = 30
LABS: Final = 33
SHOPS_BUILT: Final = 34
TOWER: Final = 35
RABBITS: Final = 36
ROADS: Final = 37
TOKENS_LAID: Final = 38
FIELDS_LAID: Final = 39
FLIPPED: Final = 43
FLIPPED_FIELDS: Final = 44
DISCOUNT: Final = 48
HAND: Final = 49
PLAYED: Final = 50
FARMING_CARDS: Final = 51
FARMING_COLUMN: Final = 55
ROUND_INDUSTRY: Final = 58
HONEY_MARKS: Final = 59
SHOP_SET: Final = 60
SKILL_SET: Final = 61
USED_SKILLS: Final = 62
UPGRADE_SET: Final = 63
USED_UPGRADES: Final = 64
MILESTONE_SET: Final = 65
AREA_SET: Final = 66
USED_ABILITIES: Final = 67
ENDED: Final = 68
SUPPORT: Final = 69
WIDTH: Final = 70
