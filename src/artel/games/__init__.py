"""The games of Artel, one literal list."""

from __future__ import annotations

from typing import Final

from artel.games.artificium.game import ARTIFICIUM
from artel.kernel.game import DataError, Game

GAMES: Final[tuple[Game, ...]] = (ARTIFICIUM,)


def game_named(name: str) -> Game:
    for game in GAMES:
        if game.name == name:
            return game
    raise DataError(f"expected a game out of {' | '.join(game.name for game in GAMES)}, got {name!r}")
