"""The bots of Artificium."""

from __future__ import annotations

from typing import Final

from artel.bots.artificium.greedy import ArtificiumGreedy
from artel.bots.contract import Bot, RandomBot
from artel.bots.search.thinker import Strength

PLAIN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": ArtificiumGreedy}
# What makes each level a step above the one below it.
STRENGTHS: Final[list[Strength]] = [
    Strength(0, 6, overlooks=200),
    Strength(0, 6, overlooks=80),
    Strength(4, 3, attends=60),
    Strength(4, 3, attends=600),
    Strength(32, 8),
    Strength(256, 12),
]
