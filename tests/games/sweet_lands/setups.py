"""The options of Sweet Lands as they are walked: a pairwise cover of all choices and numbers of players."""

from __future__ import annotations

from functools import cache

from artel.kernel.game import Game
from tests.contract.contract import Setup
from tests.contract.pairwise import cover

SHARE = 8


@cache
def further(game: Game) -> list[Setup]:
    """Every two values of options and numbers of players come together."""
    options = {option.name: option.values for option in game.options()}
    seats = [str(count) for count in range(game.min_players, game.max_players + 1)]
    found = []
    for number, row in enumerate(cover({**options, "players": seats})):
        chosen = tuple((name, row[name]) for name in options)
        found.append(Setup(game.default_modules, int(row["players"]), chosen, SHARE, f"options-{number}"))
    return found
