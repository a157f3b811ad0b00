"""Artel: a table for economic eurogames.

>>> import artel
>>> g = artel.new("artificium", players=3, seed=7)
>>> g.play(g.moves()[0])
"""

from __future__ import annotations

from artel.built_from import complain
from artel.games import GAMES, game_named
from artel.kernel.driver import Move, Play, new_play
from artel.kernel.refusal import Refused
from artel.kernel.shape import CommandError

__version__ = "0.1.0"
__all__ = ["GAMES", "CommandError", "Move", "Play", "Refused", "__version__", "game_named", "new"]

complain()


def new(
    game: str,
    players: int,
    seed: int | str = 0,
    modules: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
) -> Play:
    """A new game with these modules and options; NATURE's moves follow from the seed."""
    return new_play(game_named(game), players, seed, modules, options)
