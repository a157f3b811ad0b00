"""artel games: what can be played."""

from __future__ import annotations

import argparse
from typing import Final

from rich.text import Text

from artel.bots import levels, usual
from artel.cli.arguments import Commands, add_json, add_language, command
from artel.cli.output import console, print_json, show_rows
from artel.cli.texts import Texts, texts
from artel.games import all_games
from artel.kernel.game import Game

EXAMPLES = """\
  artel games
  artel games --json"""


HEADS: Final = ("game", "players", "bots", "modules", "options")


def add_to(commands: Commands) -> None:
    parser = command(commands, "games", "List the games with their bots and modules.", EXAMPLES)
    add_json(parser)
    add_language(parser)


def row(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "bots": levels(game.name),
        "usual_bot": usual(game.name),
        "modules": list(game.module_names()),
        "options": [
            {
                "name": each.name,
                "module": each.module,
                "values": list(each.values),
                "default": each.default,
                "per_seat": each.per_seat,
            }
            for each in game.options(game.module_names())
        ],
        "rules_version": game.rules_version,
        "edition": game.edition(),
    }


def run(arguments: argparse.Namespace) -> int:
    if arguments.json:
        print_json([row(game) for game in all_games()])
        return 0
    out = console()
    games = all_games()
    say = texts(arguments.lang, games[0].name)
    heads = [say.say(f"games-{head}") for head in HEADS]
    show_rows(out, heads, [[Text(cell) for cell in cells(game, say)] for game in games])
    return 0


def cells(game: Game, say: Texts) -> list[str]:
    """A game by what is typed, in the order of the heads."""
    names = game.module_names()
    options = [f"{each.name}={'|'.join(each.values)}" for each in game.options(names)]
    return [
        game.name,
        say.say("games-seats", {"least": game.min_players, "most": game.max_players}),
        ", ".join(levels(game.name)),
        ", ".join(names),
        ", ".join(options),
    ]
