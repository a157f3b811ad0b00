"""The minds of the games, by name. Each is in the folder of its game's bots."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from artel.bots.search.mind import Mind


@cache
def has_mind(game: str) -> bool:
    """A game from outside the package has no folder among the bots."""
    try:
        return find_spec(place_of(game)) is not None
    except ModuleNotFoundError:
        return False


@cache
def shared_mind(game: str) -> Mind:
    """One for the whole process, which remembers what it has worked out; for one thought at a time."""
    return mind_of(game)


def mind_of(game: str) -> Mind:
    """A mind of one's own: what it writes into while it thinks is not shared."""
    return cast(Mind, import_module(place_of(game)).MIND())


def place_of(game: str) -> str:
    return f"artel.bots.{game.replace('-', '_')}.mind"
