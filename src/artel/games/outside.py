"""Games from outside Artel: named on the command line or in the environment, or by an installed package."""

from __future__ import annotations

import importlib
import importlib.metadata
import os
import re
import sys
from typing import Final

from artel.kernel.game import DataError, Game
from artel.kernel.state import MOST_SEATS

# The group of entry points by which an installed package offers its games.
GROUP: Final = "artel.games"
WANTED: Final = "package.module:GAME"
# Games for this process and those it begins, with commas between them.
VARIABLE: Final = "ARTEL_GAMES"
# A name stands in addresses, file names and records.
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


def named_places() -> list[str]:
    """Where the games are that the environment names."""
    return [place for place in os.environ.get(VARIABLE, "").split(",") if place]


def installed_places() -> list[str]:
    """Where the games are that installed packages offer. Nothing is imported yet."""
    return [each.value for each in importlib.metadata.entry_points(group=GROUP)]


def tell_processes(place: str) -> None:
    """Let the processes that this one begins know a game too."""
    named = named_places()
    if place not in named:
        os.environ[VARIABLE] = ",".join([*named, place])


def game_at(place: str) -> Game:
    """The game at `package.module:GAME`; modules of the current folder are found too."""
    module_name, _, name = place.partition(":")
    if not module_name or not name.isidentifier():
        raise DataError(f"expected a game as {WANTED}, got {place!r}")
    # At the end, so that no file of the current folder hides an installed module.
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: object = getattr(importlib.import_module(module_name), name, None)
    except Exception as error:
        raise DataError(
            f"expected a module {module_name!r} for the game {place!r}, got {type(error).__name__}: {error}"
        ) from error
    if not isinstance(found, Game):
        raise DataError(f"expected an artel.kernel.game.Game at {place!r}, got {found!r}")
    check_game(found, place)
    return found


def check_game(game: Game, place: str) -> None:
    """Raise DataError for a game that no table could seat."""
    if NAME.fullmatch(game.name) is None:
        raise DataError(f"{place}: expected a name of small letters, digits and -, got {game.name!r}")
    if not 1 <= game.min_players <= game.max_players <= MOST_SEATS:
        got = f"{game.min_players} to {game.max_players}"
        raise DataError(f"{place}: expected from 1 to {MOST_SEATS} players, got {got}")
