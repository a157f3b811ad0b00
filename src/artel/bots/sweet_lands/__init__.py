"""The bots of Sweet Lands."""

from __future__ import annotations

from typing import Final

from artel.bots.contract import Bot, RandomBot
from artel.bots.sweet_lands.greedy import SweetGreedy
from artel.bots.sweet_lands.planner import SweetPlanner

PLAIN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": SweetGreedy, "planner": SweetPlanner}
