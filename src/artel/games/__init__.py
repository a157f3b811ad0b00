"""The games of Artel, one literal list, and those from outside."""

from __future__ import annotations

from functools import cache
from typing import Final

from artel.games.artificium import score_form as artificium_form
from artel.games.artificium.game import ARTIFICIUM
from artel.games.keyflower import score_sheet as keyflower_sheet
from artel.games.keyflower.game import KEYFLOWER
from artel.games.outside import VARIABLE, game_at, installed_places, named_places, tell_processes
from artel.games.sweet_lands import score_form as sweet_form
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.kernel.game import DataError, Game
from artel.kernel.sheet import SheetScorer

GAMES: Final[tuple[Game, ...]] = (ARTIFICIUM, KEYFLOWER, SWEET_LANDS)


# Games from outside, by where they are, once they have been looked for.
_OUTSIDE: Final[dict[str, Game]] = {}


def all_games() -> tuple[Game, ...]:
    """Artel's own games, then those of ARTEL_GAMES, of installed packages and of `game_from`."""
    for place in (*named_places(), *_installed()):
        _take_in(place)
    return (*GAMES, *_OUTSIDE.values())


@cache
def _installed() -> tuple[str, ...]:
    return tuple(installed_places())


def _take_in(place: str) -> Game:
    if place not in _OUTSIDE:
        found = game_at(place)
        for other in (*GAMES, *_OUTSIDE.values()):
            if other.name == found.name and other is not found:
                raise DataError(f"{place}: expected a game with a name of its own, got {found.name!r} again")
        if found in _OUTSIDE.values():
            return found
        _OUTSIDE[place] = found
    return _OUTSIDE[place]


def game_named(name: str) -> Game:
    """A game that is known. Where one is, is never read out of the name: that would run anybody's code."""
    for game in GAMES:
        if game.name == name:
            return game
    known = {game.name: game for game in all_games()}
    if name not in known:
        raise DataError(f"expected a game out of {' | '.join(known)}, got {name!r}")
    return known[name]


def game_from(text: str) -> Game:
    """A game by its name, or taken in from `package.module:GAME`, for this process and those it begins.

    That runs code from outside Artel: only for texts that come from whoever runs the program.
    """
    if ":" not in text:
        return game_named(text)
    game = _take_in(text)
    tell_processes(text)
    return game


def environment_elsewhere() -> dict[str, str]:
    """What a process on another machine must find in its environment to know the same games."""
    places = named_places()
    return {VARIABLE: ",".join(places)} if places else {}


# The games whose boxed end can be counted from a text.
SHEET_SCORERS: Final[dict[str, SheetScorer]] = {
    ARTIFICIUM.name: artificium_form.SHEETS,
    KEYFLOWER.name: keyflower_sheet.SHEETS,
    SWEET_LANDS.name: sweet_form.SHEETS,
}


def sheet_scorer(name: str) -> SheetScorer:
    if name not in SHEET_SCORERS:
        raise DataError(f"expected a game with score sheets out of {' | '.join(SHEET_SCORERS)}, got {name!r}")
    return SHEET_SCORERS[name]
