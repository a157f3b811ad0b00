"""The bots of Artificium."""

from __future__ import annotations

from typing import Final

from artel.bots.artificium.greedy import ArtificiumGreedy
from artel.bots.contract import Bot, RandomBot
from artel.bots.search.thinker import Strength

PLAIN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": ArtificiumGreedy}
# What makes each level a step above the one below it.
STRENGTHS: Final[list[Strength]] = [
    Strength(0, 6, overlooks=170),
    Strength(0, 6, overlooks=95),
    Strength(0, 6, overlooks=40),
    Strength(4, 3, attends=170),
    Strength(0, 1, instinct=True, attends=830),
    Strength(40, 4, instinct=True),
]
# The flat player, by which others are measured, thinks so much.
FLAT_THOUGHTS: Final = 64
