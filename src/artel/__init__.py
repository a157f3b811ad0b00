"""Artel: a table for economic eurogames.

>>> import artel
>>> g = artel.new("artificium", players=3, seed=7)
>>> g.play(g.moves()[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, SupportsIndex

from artel.built_from import complain

if TYPE_CHECKING:
    from artel.games import GAMES, game_named
    from artel.kernel.driver import Move, Play
    from artel.kernel.edition import EditionError
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

# Where each name is found. The engine is imported when it is first asked for: until then a command has
# begun, and hears Ctrl+C.
_HOMES = {
    "GAMES": "artel.games",
    "CommandError": "artel.kernel.shape",
    "EditionError": "artel.kernel.edition",
    "Move": "artel.kernel.driver",
    "Play": "artel.kernel.driver",
    "Refused": "artel.kernel.refusal",
    "game_named": "artel.games",
}

complain()

if not TYPE_CHECKING:

    def __getattr__(name):
        from importlib import import_module

        if name in ("games", "kernel"):
            return import_module(f"artel.{name}")
        if name not in _HOMES:
            raise AttributeError(f"module 'artel' has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)


def new(
    game: str,
    players: SupportsIndex,
    seed: SupportsIndex | str = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    edition: str | Path | None = None,
) -> Play:
    """A new game with these modules and options; NATURE's moves follow from the seed.

    An edition is the text of its file, or where the file is.
    """
    from artel.games import game_named
    from artel.kernel.driver import new_play
    from artel.kernel.edition import decoded

    own = game_named(game)
    if edition is None:
        return new_play(own, players, seed, modules, options)
    text = decoded(edition.read_bytes()) if isinstance(edition, Path) else edition
    return new_play(own, players, seed, modules, options, own.take_in_edition(text).digest)
