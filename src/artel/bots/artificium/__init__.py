"""The bots of Artificium."""

from __future__ import annotations

from typing import Final

from artel.bots.artificium.greedy import ArtificiumGreedy
from artel.bots.contract import Bot, RandomBot
from artel.bots.search.thinker import Strength

PLAIN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": ArtificiumGreedy}
# What makes each level a step above the one below it.
STRENGTHS: Final[list[Strength]] = [
    Strength(0, 6, overlooks=190),
    Strength(0, 6, overlooks=105),
    Strength(4, 3, overlooks=65, attends=130),
    Strength(4, 3, attends=60),
    Strength(4, 3, attends=500),
    Strength(64, 24, eye=True),
]
