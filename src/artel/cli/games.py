"""artel games: what can be played."""

from __future__ import annotations

import argparse

from rich.table import Table

from artel.bots import levels, usual
from artel.cli.arguments import Commands, add_json, command
from artel.cli.output import console, print_json
from artel.games import all_games
from artel.kernel.game import Game

EXAMPLES = """\
  artel games
  artel games --json"""


def add_to(commands: Commands) -> None:
    add_json(command(commands, "games", "List the games with their bots and modules.", EXAMPLES))


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
    table = Table("game", "players", "bots")
    # Where there is little room, long names go on in the next line.
    table.add_column("modules", overflow="fold")
    table.add_column("options", overflow="fold")
    for game in all_games():
        players = f"{game.min_players} to {game.max_players}"
        names = game.module_names()
        options = [f"{each.name}={'|'.join(each.values)}" for each in game.options(names)]
        bots = ", ".join(levels(game.name))
        table.add_row(game.name, players, bots, ", ".join(names), ", ".join(options))
    console().print(table)
    return 0
