"""The bots of Keyflower."""

from __future__ import annotations

from typing import Final

from artel.bots.contract import Bot, RandomBot
from artel.bots.keyflower.greedy import KeyflowerGreedy

LEVELS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": KeyflowerGreedy}
