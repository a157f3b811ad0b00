"""The bots of Sweet Lands."""

from __future__ import annotations

from typing import Final

from artel.bots.contract import Bot, RandomBot
from artel.bots.search.thinker import Strength
from artel.bots.sweet_lands.greedy import SweetGreedy
from artel.bots.sweet_lands.planner import SweetPlanner

PLAIN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": SweetGreedy, "planner": SweetPlanner}
# What makes each level a step above the one below it.
STRENGTHS: Final[list[Strength]] = [
    Strength(0, 6, overlooks=160),
    Strength(0, 1),
    Strength(0, 1, instinct=True, attends=190),
    Strength(0, 1, instinct=True, attends=400),
    Strength(0, 1, instinct=True, attends=680),
    Strength(0, 1, instinct=True),
]
# The flat player, by which others are measured, thinks so much.
FLAT_THOUGHTS: Final = 96
