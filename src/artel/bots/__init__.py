"""Bots by game and level. Those of a game stand in the folder of its name, with how its levels think."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from artel.bots.contract import Bot, RandomBot, name_of
from artel.bots.outside import WANTED, bot_at, installed
from artel.bots.search.levels import FLAT_LEVEL, SIX, USUAL, flat_player, thinker
from artel.bots.search.minds import shared_mind
from artel.bots.search.thinker import Strength
from artel.kernel.game import DataError

Maker = Callable[[], Bot]
# A game without bots of its own still has somebody to play against.
ANY_GAME: Final[dict[str, Maker]] = {"random": RandomBot}


@cache
def plain(game: str) -> dict[str, Maker]:
    """Artel's bots for a game that do not look ahead."""
    found: dict[str, Maker] | None = getattr(folder(game), "PLAIN", None)
    return ANY_GAME if found is None else found


@cache
def strengths(game: str) -> list[Strength]:
    """How the six levels of a game think; none where nobody has taught its bots to look ahead."""
    found: list[Strength] = getattr(folder(game), "STRENGTHS", [])
    return found


def flat_thoughts(game: str) -> int:
    """How much the flat player of a game thinks."""
    found: int = getattr(folder(game), "FLAT_THOUGHTS", 0)
    return found


def folder(game: str) -> ModuleType | None:
    place = f"{__name__}.{game.replace('-', '_')}"
    return import_module(place) if find_spec(place) is not None else None


def levels(game: str) -> list[str]:
    """The levels that people choose from, the strongest last."""
    return list(SIX) if strengths(game) else list(plain(game))


def known(game: str) -> list[str]:
    """Every name of a bot of Artel's own: the levels, and those for measuring and trying out."""
    return [*plain(game), FLAT_LEVEL, *SIX] if strengths(game) else list(plain(game))


def usual(game: str) -> str:
    """The level that plays where nobody has chosen one: quick, and no beginner."""
    return USUAL if strengths(game) else levels(game)[-1]


def bot_named(game: str, level: str) -> Bot:
    """One of Artel's own bots. No code from outside is ever run by a name that is looked up here."""
    if level not in known(game):
        raise DataError(f"{game}: expected a bot out of {' | '.join(known(game))}, got {level!r}")
    if level in plain(game):
        return plain(game)[level]()
    if level == FLAT_LEVEL:
        return flat_player(shared_mind(game), flat_thoughts(game))
    return thinker(level, shared_mind(game), strengths(game))


def bot_from(game: str, name: str) -> Bot:
    """A bot by its level, by the name under which a package has installed it, or as `package.module:Class`.

    The last two run code from outside Artel: only for names that come from whoever runs the program.
    """
    if ":" in name:
        bot = bot_at(name)
    elif name in known(game):
        bot = bot_named(game, name)
    else:
        offered = installed()
        if name not in offered:
            wanted = " | ".join([*known(game), *offered, WANTED])
            raise DataError(f"{game}: expected a bot out of {wanted}, got {name!r}")
        bot = bot_at(offered[name])
    if bot.games and game not in bot.games:
        raise DataError(f"bot {name_of(bot)!r}: expected a game out of {' | '.join(bot.games)}, got {game}")
    return bot
