"""The bots of Keyflower."""

from __future__ import annotations

from typing import Final

from artel.bots.contract import Bot, RandomBot
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.search.thinker import Strength

PLAIN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": KeyflowerGreedy}
# What makes each level a step above the one below it.
STRENGTHS: Final[list[Strength]] = [
    Strength(0, 6, overlooks=260),
    Strength(0, 1),
    Strength(0, 1, habits=True),
    Strength(4, 3, attends=800, habits=True),
    Strength(0, 1, instinct=True),
    Strength(256, 20, eye=True, answers=True),
]
