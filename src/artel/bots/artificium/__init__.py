"""The bots of Artificium."""

from __future__ import annotations

from typing import Final

from artel.bots.artificium.greedy import ArtificiumGreedy
from artel.bots.contract import Bot, RandomBot

LEVELS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": ArtificiumGreedy}
