"""Bots by game and level."""

from __future__ import annotations

from typing import Final

from artel.bots.artificium.greedy import ArtificiumGreedy
from artel.bots.contract import Bot, RandomBot
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.kernel.game import DataError

BOTS: Final[dict[str, dict[str, type[Bot]]]] = {
    "artificium": {"random": RandomBot, "greedy": ArtificiumGreedy},
    "keyflower": {"random": RandomBot, "greedy": KeyflowerGreedy},
}


# A game without bots of its own still has somebody to play against.
ANY_GAME: Final[dict[str, type[Bot]]] = {"random": RandomBot}


def levels(game: str) -> list[str]:
    return list(BOTS.get(game, ANY_GAME))


def bot_named(game: str, level: str) -> Bot:
    known = BOTS.get(game, ANY_GAME)
    if level not in known:
        raise DataError(f"{game}: expected a bot out of {' | '.join(known)}, got {level!r}")
    return known[level]()
