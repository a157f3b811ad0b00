"""Bots by game and level. Those of a game stand in the folder of its name, which lists its levels."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from artel.bots.contract import Bot, RandomBot, name_of
from artel.bots.outside import WANTED, bot_at, installed
from artel.kernel.game import DataError

# A game without bots of its own still has somebody to play against.
ANY_GAME: Final[dict[str, type[Bot]]] = {"random": RandomBot}


@cache
def own(game: str) -> dict[str, type[Bot]]:
    """Artel's own bots for a game by their levels, the strongest last."""
    folder = game.replace("-", "_")
    place = f"{__name__}.{folder}"
    found: dict[str, type[Bot]] | None = None
    if find_spec(place) is not None:
        found = getattr(import_module(place), "LEVELS", None)
    return ANY_GAME if found is None else found


def levels(game: str) -> list[str]:
    """The levels of Artel's own bots for a game, the strongest last."""
    return list(own(game))


def bot_named(game: str, level: str) -> Bot:
    """One of Artel's own bots. No code from outside is ever run by a name that is looked up here."""
    known = own(game)
    if level not in known:
        raise DataError(f"{game}: expected a bot out of {' | '.join(known)}, got {level!r}")
    return known[level]()


def bot_from(game: str, name: str) -> Bot:
    """A bot by its level, by the name under which a package has installed it, or as `package.module:Class`.

    The last two run code from outside Artel: only for names that come from whoever runs the program.
    """
    if ":" in name:
        bot = bot_at(name)
    elif name in own(game):
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
