"""Artel: a table for economic eurogames.

>>> import artel
>>> g = artel.new("artificium", players=3, seed=7)
>>> g.play(g.moves()[0])
"""

from __future__ import annotations

from pathlib import Path

from artel.built_from import complain
from artel.games import GAMES, game_named
from artel.kernel.driver import Move, Play, new_play
from artel.kernel.edition import EditionError, decoded
from artel.kernel.refusal import Refused
from artel.kernel.shape import CommandError

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "CommandError",
    "EditionError",
    "Move",
    "Play",
    "Refused",
    "__version__",
    "game_named",
    "new",
]

complain()


def new(
    game: str,
    players: int,
    seed: int | str = 0,
    modules: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
    edition: str | Path | None = None,
) -> Play:
    """A new game with these modules and options; NATURE's moves follow from the seed.

    An edition is the text of its file, or where the file is.
    """
    own = game_named(game)
    if edition is None:
        return new_play(own, players, seed, modules, options)
    text = decoded(edition.read_bytes()) if isinstance(edition, Path) else edition
    return new_play(own, players, seed, modules, options, own.take_in_edition(text).digest)
