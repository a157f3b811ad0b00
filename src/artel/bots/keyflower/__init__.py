"""The bots of Keyflower."""

from __future__ import annotations

import math
from typing import Final

from artel.bots.contract import Bot, RandomBot
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.search.thinker import Strength

PLAIN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": KeyflowerGreedy}
# What makes each level a step above the one below it.
STRENGTHS: Final[list[Strength]] = [
    Strength(0, 6, overlooks=400),
    Strength(0, 6, overlooks=140),
    Strength(0, 1, instinct=True, attends=200, with_modules=340),
    Strength(0, 1, instinct=True, attends=670, with_modules=870),
    Strength(20, 4, instinct=True),
    Strength(480, 12, instinct=True, dislikes=math.inf, each_seat=175),
]
# The flat player, by which others are measured, thinks so much.
FLAT_THOUGHTS: Final = 256
