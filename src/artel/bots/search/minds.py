"""The minds of the games, by name. Each is in the folder of its game's bots."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from artel.bots.search.mind import Mind


@cache
def has_mind(game: str) -> bool:
    try:
        return find_spec(place_of(game)) is not None
    except ModuleNotFoundError:
        # A game from outside has no folder of bots here.
        return False


def mind_of(game: str) -> Mind:
    """A mind of one's own: what it writes into while it thinks is not shared."""
    return cast(Mind, import_module(place_of(game)).MIND())


def place_of(game: str) -> str:
    return f"artel.bots.{game.replace('-', '_')}.mind"
