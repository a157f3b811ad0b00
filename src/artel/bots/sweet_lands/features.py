"""The features of a seat in Sweet Lands: their groups, names and meanings, in their order.

`encode.py` writes them. Points are divided by `PER_UNIT`, so that most numbers lie between 0 and 10.
"""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.effects.vocabulary import COUNT_NUMBER
from artel.games.sweet_lands.sheet import AT
from artel.games.sweet_lands.words import (
    BASICS,
    CHARACTERS,
    DOMAINS,
    PROPERTIES,
    RESOURCES,
    ROUND_COUNT,
    SCORING_TOKENS,
    SKILLS,
    SWEETS,
    TERRAINS,
    TRACKS,
)

# By so much points are divided: one unit of a feature.
PER_UNIT: Final = 20.0
# A feature: its group, its name, what it says.
Rows = list[tuple[str, str, str]]
# A feature that stands on the sheet: its group and field, what it counts, and by how much that is divided.
ON_SHEET: Final[list[tuple[str, str, str, float]]] = [
    ("points", "vp", "victory points so far", PER_UNIT),
    ("points", "city-points", "city points so far", 5.0),
    ("points", "industry-points", "industry points so far", 5.0),
    *[("goods", name, f"{name} in store", 5.0) for name in RESOURCES[:4]],
    ("goods", "diamond", "diamonds", 2.0),
    ("goods", "disk", "disks taken", 1.0),
    ("goods", "gold-production", "production of gold", 5.0),
    *[("goods", f"{name}-production", f"production of {name}", 2.0) for name in BASICS],
    *[("tracks", f"track-{name}", f"steps of prosperity: {name}", 2.0) for name in TRACKS],
    ("tracks", "cart", "steps of the cart", 3.0),
    ("tracks", "has-locomotive", "a locomotive", 1.0),
    ("tracks", "locomotive", "steps of the locomotive", 3.0),
    ("tracks", "food", "steps of food", 3.0),
    *[("cards", name, f"{name} on cards played", 2.0) for name in SWEETS],
    ("skills", "wonders", "wonders", 1.0),
    *[("domain", f"{name}s", f"{name}s built", 2.0) for name in PROPERTIES[:5]],
    ("domain", "tower", "the clock tower stands", 1.0),
    ("domain", "rabbits", "rabbits", 2.0),
    ("domain", "roads", "roads", 5.0),
    ("domain", "tokens", "terrain tokens laid", 5.0),
    *[("domain", f"{name}s", f"{name} tokens laid", 3.0) for name in TERRAINS],
    ("domain", "flipped", "tokens turned over", 5.0),
    *[("domain", f"flipped-{name}s", f"{name} tokens turned over", 3.0) for name in TERRAINS],
    ("domain", "discount", "the discount on property", 1.0),
    ("cards", "hand", "cards in hand", 2.0),
    ("cards", "played", "cards played", 5.0),
    *[
        ("cards", f"{name}-cards", f"cards played with the mark {name}", 2.0)
        for name in ("farming", "forestry", "mining", "any")
    ],
    *[
        ("cards", f"{name}-column", f"workers employed in {name}", 1.0)
        for name in ("farming", "forestry", "mining")
    ],
    ("skills", "marks", "honey marks", 3.0),
]
SHEET_AT: Final[list[int]] = [AT[name] for _, name, _, _ in ON_SHEET]
SHEET_BY: Final[list[float]] = [by for _, _, _, by in ON_SHEET]

POINTS_NOW: Final[Rows] = [
    *[("points", f"points-{name}", f"points of the track {name}, as it stands") for name in TRACKS],
    *[("points", f"row-{name}s", f"points of the whole row of {name}s") for name in PROPERTIES[:3]],
    ("points", "points-ports", "points of open ports"),
    ("points", "points-tokens", "points of scoring tokens, as all stand"),
    ("points", "points-now", "all points, if the game ended now"),
]
TO_COME: Final[Rows] = [
    ("points", "cities-to-come", "points of cities in the rounds to come, as they stand"),
    ("points", "industry-to-come", "points of industry in the rounds to come, as the markers stand"),
    ("points", "skills-to-come", "points of skills in the rounds to come"),
    ("points", "tower-to-come", "points of the clock tower in the rounds to come"),
    ("points", "cards-to-come", "points of end-of-round cards in the rounds to come"),
    ("goods", "production-to-come", "what is produced in the rounds to come, all goods but gold"),
]
# What the game counts: group, word of the vocabulary, what it says, and by how much it is divided.
COUNTED: Final[list[tuple[str, str, str, float]]] = [
    ("domain", "cities", "cities", 1.0),
    ("domain", "lab-cities", "cities with a lab", 1.0),
    ("domain", "rabbit-cities", "cities with a rabbit", 1.0),
    ("domain", "ports", "open ports", 1.0),
    ("domain", "properties", "properties built", 3.0),
    ("domain", "border", "tokens on the border", 3.0),
    ("domain", "bonus-areas", "bonus-card areas", 1.0),
    ("domain", "main-terrain", "tokens of the commonest terrain", 3.0),
    ("goods", "best-production", "the best production of a basic resource", 2.0),
    ("goods", "least-production", "the least production of a basic resource", 2.0),
    ("tracks", "least-colour", "steps of the colour that is furthest behind", 2.0),
    ("cards", "columns", "whole rows of workers", 1.0),
    ("cards", "employed", "workers employed", 2.0),
    ("cards", "main-sweet", "the commonest sweet on cards played", 2.0),
]
COUNTED_AT: Final[list[int]] = [COUNT_NUMBER[name] for _, name, _, _ in COUNTED]
COUNTED_BY: Final[list[float]] = [by for _, _, _, by in COUNTED]
GROUND: Final[Rows] = [
    ("domain", "city-rate", "city points of a round, half-built cities in part"),
    ("domain", "sites", "tokens turned over and not built on"),
    ("domain", "face-up", "tokens not turned over"),
    *[("domain", f"map-{name}", f"the domain is {name}") for name in DOMAINS],
]
GOALS: Final[Rows] = [
    ("goals", "milestones", "milestones taken"),
    ("goals", "milestones-met", "milestones in play that could be taken now"),
    ("goals", "milestones-near", "how near those are that are not met, by the square of the part"),
    ("goals", "tower-needs", "the part that is met of what the clock tower needs; 1 where it stands"),
    *[
        ("goals", f"ahead-{name}", f"how far ahead of the best other one by the scoring token {name}")
        for name in SCORING_TOKENS
    ],
]
SKILLED: Final[Rows] = [
    *[("skills", f"skill-{name}", f"the skill {name}") for name in SKILLS],
    ("skills", "upgrades", "upgraded skills"),
    *[("skills", f"is-{name}", f"the character is {name}") for name in CHARACTERS],
]
# What the greedy bot expects, term by term: with `worth.py` and `weights.py` the features change too.
OUTLOOK: Final[Rows] = [
    ("points", "outlook-points", "greedy: tracks, cities, industry, ports and goals to come"),
    ("goods", "outlook-goods", "greedy: what is in store and what production will bring"),
    ("cards", "outlook-hand", "greedy: the cards in hand"),
    ("skills", "outlook-skills", "greedy: skills"),
    ("domain", "outlook-tower", "greedy: the clock tower, built or near"),
    ("cards", "outlook-cards", "greedy: end-of-round cards"),
    ("cards", "outlook-columns", "greedy: industry bonuses and bonus-card areas"),
    ("domain", "outlook-land", "greedy: what can be turned over, built on or reached"),
    ("points", "outlook", "greedy: all of it, with the points so far"),
]
TEMPO: Final[Rows] = [
    *[("tempo", f"round-{number}", f"it is round {number}") for number in range(1, ROUND_COUNT + 1)],
    ("tempo", "ends", "ends of rounds still to come for the seat"),
    ("tempo", "ended", "the seat has ended this round"),
    ("tempo", "ended-first", "the seat has ended it first, and begins the next"),
    ("tempo", "support", "greedy: what the support cell gives in the round to come"),
]
# Of the others beside their points: a word of the vocabulary, what it says, and by how much it is divided.
RIVAL: Final[list[tuple[str, str, float]]] = [
    ("vp", "victory points so far", PER_UNIT),
    ("city-points", "city points so far", 5.0),
    ("industry-points", "industry points so far", 5.0),
    ("best-production", "the best production of a basic resource", 2.0),
    ("least-production", "the least production of a basic resource", 2.0),
    ("prosperity", "steps of prosperity", 5.0),
    ("cart", "steps of the cart", 3.0),
    ("food", "steps of food", 3.0),
    ("properties", "properties built", 3.0),
    ("cities", "cities", 1.0),
    ("tokens", "terrain tokens laid", 5.0),
    ("roads", "roads", 5.0),
    ("employed", "workers employed", 2.0),
    ("skills", "skills", 1.0),
    ("hand", "cards in hand", 2.0),
]
RIVAL_AT: Final[list[int]] = [COUNT_NUMBER[name] for name, _, _ in RIVAL]
RIVAL_BY: Final[list[float]] = [by for _, _, by in RIVAL]
RIVALS: Final[Rows] = [
    ("rivals", "rivals", "how many rivals there are"),
    ("rivals", "mean-points-now", "rivals on the mean: all points, if the game ended now"),
    *[("rivals", f"mean-{name}", f"rivals on the mean: {says}") for name, says, _ in RIVAL],
    ("rivals", "best-points-now", "the best of the rivals: all points, if the game ended now"),
    *[("rivals", f"best-{name}", f"the best of the rivals: {says}") for name, says, _ in RIVAL],
]
FEATURES: Final[Rows] = [
    *[(group, name, says) for group, name, says, _ in ON_SHEET],
    *POINTS_NOW,
    *TO_COME,
    *[(group, name, says) for group, name, says, _ in COUNTED],
    *GROUND,
    *GOALS,
    *SKILLED,
    *OUTLOOK,
    *TEMPO,
    *RIVALS,
]
