"""Bots by game and level."""

from __future__ import annotations

from typing import Final

from artel.bots.artificium.greedy import ArtificiumGreedy
from artel.bots.contract import Bot, RandomBot, name_of
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.outside import WANTED, bot_at, installed
from artel.kernel.game import DataError

BOTS: Final[dict[str, dict[str, type[Bot]]]] = {
    "artificium": {"random": RandomBot, "greedy": ArtificiumGreedy},
    "keyflower": {"random": RandomBot, "greedy": KeyflowerGreedy},
}


# A game without bots of its own still has somebody to play against.
ANY_GAME: Final[dict[str, type[Bot]]] = {"random": RandomBot}


def levels(game: str) -> list[str]:
    """Artel's own bots for a game, the strongest last."""
    return list(BOTS.get(game, ANY_GAME))


def bot_named(game: str, level: str) -> Bot:
    """One of Artel's own bots. No code from outside is ever run by a name that is looked up here."""
    known = BOTS.get(game, ANY_GAME)
    if level not in known:
        raise DataError(f"{game}: expected a bot out of {' | '.join(known)}, got {level!r}")
    return known[level]()


def bot_from(game: str, name: str) -> Bot:
    """A bot by its level, by the name under which a package has installed it, or as `package.module:Class`.

    The last two run code from outside Artel: only for names that come from whoever runs the program.
    """
    if ":" in name:
        bot = bot_at(name)
    elif name in BOTS.get(game, ANY_GAME):
        bot = bot_named(game, name)
    else:
        offered = installed()
        if name not in offered:
            known = " | ".join([*levels(game), *offered, WANTED])
            raise DataError(f"{game}: expected a bot out of {known}, got {name!r}")
        bot = bot_at(offered[name])
    if bot.games and game not in bot.games:
        raise DataError(f"bot {name_of(bot)!r}: expected a game out of {' | '.join(bot.games)}, got {game}")
    return bot
