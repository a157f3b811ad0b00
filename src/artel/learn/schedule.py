"""The games that are played to learn from: all numbers of seats, and modules in every mixture."""

from __future__ import annotations

from artel.kernel.game import Game
from artel.kernel.rng import Rng
from artel.kernel.rules import ModuleError
from artel.kernel.state import Rules

# How often a game is played with none of its modules, with one of them, and with any that fall together.
PLAIN, ONE, ANY = 4, 3, 3
# Of so many games without modules two are for the fewest that can play against each other, one for one more,
# and one for two more; where one can play alone, one game more is such.
PLAIN_GAMES = 4
# Of so many games that are practised one is of any kind, with modules and for more seats.
PRACTICE_GAMES = 6
# Modules that exclude each other fall together often; then they are drawn again.
MOST_DRAWS = 100


def rules_of_game(game: Game, number: int, seed: str) -> Rules:
    """The rules of one game of a training."""
    rng = Rng(f"{seed}/rules/{number}")
    spread = game.max_players - game.min_players + 1
    for _ in range(MOST_DRAWS):
        # Half of the games are for the numbers of seats that are played most: up to four.
        most = spread if rng.below(2) else min(spread, 5 - game.min_players)
        players = game.min_players + int(rng.below(most))
        try:
            return game.rules(players, modules_of_game(game, rng))
        except ModuleError:
            continue
    return game.rules(game.min_players)


def plain_rules(game: Game, number: int, seed: str) -> Rules:
    """The rules of one game of a training without modules; the seed changes nothing about them."""
    place = number % (PLAIN_GAMES + (game.min_players == 1))
    if place == PLAIN_GAMES:
        return game.rules(1)
    more = max(0, place - 1)
    return game.rules(min(game.max_players, max(2, game.min_players) + more))


def practice_rules(game: Game, number: int, seed: str) -> Rules:
    """The rules of one game of those that are practised: mostly plain ones."""
    if number % PRACTICE_GAMES == PRACTICE_GAMES - 1:
        return rules_of_game(game, number, seed)
    return plain_rules(game, number, seed)


def modules_of_game(game: Game, rng: Rng) -> tuple[str, ...]:
    further = [name for name in game.module_names() if name not in game.default_modules]
    how = rng.pick([PLAIN, ONE, ANY])
    if not further or how == 0:
        return ()
    if how == 1:
        return (*game.default_modules, further[rng.below(len(further))])
    return (*game.default_modules, *[name for name in further if rng.below(2)])
