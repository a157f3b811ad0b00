"""The sets of Keyflower as they are walked: each module alone, and a pairwise cover of all choices."""

from __future__ import annotations

from functools import cache

from artel.kernel.game import Game
from artel.kernel.rules import Option
from tests.contract.contract import Setup
from tests.contract.pairwise import cover

NO, YES = "no", "yes"
ALONE, TOGETHER = 25, 25
# A module that brings a tile or two is walked by as few as can play.
FEW_TILES = 2


def values_of(option: Option) -> list[str]:
    """What an option may be; one by seat is told as what all seats have, or the first one alone."""
    if not option.per_seat:
        return list(option.values)
    return [f"all {value}" for value in option.values] + [f"first {value}" for value in option.values[1:]]


def chosen(option: Option, value: str, players: int) -> str:
    if not option.per_seat:
        return value
    who, word = value.split()
    return " ".join([word if who == "all" or seat == 0 else option.default for seat in range(players)])


@cache
def alone(game: Game) -> list[Setup]:
    """Each module beside the game itself, with as many players as its turn has it."""
    names = [name for name in game.module_names() if name not in game.default_modules]
    seats = range(game.min_players, game.max_players + 1)
    found = []
    for number, name in enumerate(names):
        small = len(game.modules[name].rows.get("tiles", {})) <= FEW_TILES
        players = game.min_players if small else seats[(number + 2) % len(seats)]
        found.append(Setup((*game.default_modules, name), players, (), ALONE))
    return found


@cache
def together(game: Game) -> list[Setup]:
    """Modules, options and numbers of players so that every two values come together."""
    names = [name for name in game.module_names() if name not in game.default_modules]
    if len(names) < 2:
        return []
    options = {option.name: option for option in game.options(game.module_names())}
    choices = {
        **{name: [NO, YES] for name in names},
        **{f"option {name}": values_of(option) for name, option in options.items()},
        "players": [str(count) for count in range(game.min_players, game.max_players + 1)],
    }
    found = []
    for number, row in enumerate(cover(choices)):
        players = int(row["players"])
        modules = (*game.default_modules, *[name for name in names if row[name] == YES])
        decided = tuple(
            (option.name, chosen(option, row[f"option {option.name}"], players))
            for option in game.options(modules)
        )
        found.append(Setup(modules, players, decided, TOGETHER, f"cover-{number}"))
    return found


def further(game: Game) -> list[Setup]:
    return [*alone(game), *together(game)]
