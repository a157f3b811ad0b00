"""What the bots think things are worth, in points: for the first and for the last round."""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.effects.vocabulary import GAINS

# Of the bots' play: raised where they would play differently, so that what was measured is told apart.
VERSION: Final = 2

# What a word of the vocabulary is worth while four rounds are to come, and while none is.
GAIN_WORTH: Final[dict[str, tuple[float, float]]] = {
    "gold": (0.31, 0.22),
    "wheat": (0.85, 0.73),
    "wood": (0.9, 0.7),
    "iron": (0.84, 0.6),
    "diamond": (3.16, 2.2),
    "disk": (5.18, 5.4),
    "vp": (1.0, 1.0),
    "city-points": (2.2, 2.2),
    "cards": (5.55, 4.93),
    "terrain": (2.99, 2.2),
    "field": (3.2, 2.0),
    "forest": (3.2, 2.0),
    "mine": (3.2, 2.0),
    "sea": (3.86, 4.0),
    "far-terrain": (3.8, 2.6),
    "road": (2.94, 2.53),
    "property": (9.72, 6.0),
    "field-property": (7.0, 5.0),
    "forest-property": (7.0, 5.0),
    "mine-property": (7.0, 5.0),
    "sea-property": (8.0, 6.0),
    "rabbit": (6.0, 5.0),
    "industry": (4.0, 2.88),
    "food": (3.4, 2.0),
    "prosperity": (4.42, 4.32),
    "orange": (4.2, 3.4),
    "green": (4.2, 3.4),
    "grey": (4.2, 3.4),
    "any-bonus": (4.5, 3.5),
    "farming-bonus": (3.5, 3.0),
    "forestry-bonus": (3.5, 3.0),
    "mining-bonus": (3.5, 3.0),
    "skill": (9.31, 4.0),
    "wonder": (8.0, 4.4),
    "locomotive": (7.0, 2.0),
    "flip": (3.0, 2.0),
    "capital": (4.8, 4.32),
    "employ": (6.0, 2.5),
    "card-to-diamond": (0.5, 0.0),
    "play-card": (0.5, 0.5),
    "play-round-card": (0.5, 0.5),
    "round-cards": (9.0, 6.6),
    "macaron-cards": (9.0, 8.0),
}


class Weights:
    """The numbers of the evaluation that play has settled."""

    def __init__(self) -> None:
        # By word of the vocabulary: its worth while four rounds are to come, and while none is.
        self.early: Final = [GAIN_WORTH.get(gain, (0.0, 0.0))[0] for gain in GAINS]
        self.late: Final = [GAIN_WORTH.get(gain, (0.0, 0.0))[1] for gain in GAINS]
        # What one of each resource brings in a round to come: gold, wheat, wood, iron.
        self.income_gold: float = 0.281
        self.income_basic: float = 0.892
        # How much of a count grows in a round: tokens, rabbits, roads, properties, employed, cities.
        self.tokens_grow: float = 3.2
        self.rabbits_grow: float = 0.8
        self.roads_grow: float = 2.6
        self.properties_grow: float = 2.53
        self.employed_grow: float = 0.8
        # How many steps a prosperity marker takes in a round.
        self.steps_grow: float = 0.45
        # A city half built, as a part of a city; a city that grows in the rounds to come.
        self.half_city: float = 0.35
        # By how much a port that is a token further away counts less.
        self.port_decay: float = 0.864
        # What lies on a domain and may still be turned over or built on, as a part of what that gives.
        self.face_up: float = 0.281
        self.site: float = 0.5
        # How often an industry bonus comes in a round, for one column.
        self.bonuses: float = 0.44
        # A card of the hand beyond what it is worth as a cost: the part of its play that comes true.
        self.play: float = 0.51
        # What is kept for the next round.
        self.keep: float = 0.72
        # The tower not yet built: the part of what it would bring.
        self.tower: float = 0.45
        # A milestone not yet reached.
        self.milestone: float = 5.06
        # Near a symbol of the map, as a part of what it gives.
        self.symbol: float = 0.12
        # Resources that lie idle: beyond so many of a kind they count for a part only.
        self.hoard: float = 7.44
        self.hoarded: float = 0.344


WEIGHTS: Final = Weights()
