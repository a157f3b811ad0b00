"""artel play: a game in the terminal, one seat against bots."""

from __future__ import annotations

import argparse
import secrets

from artel.bots import bot_named, levels
from artel.cli.arguments import Commands, UsageError, add_game, add_language, command, whole_number
from artel.cli.output import console
from artel.cli.sitting import Sitting
from artel.cli.terminal import Terminal
from artel.cli.texts import texts

EXAMPLES = """\
  artel play artificium
  artel play artificium --players 4 --bot random --seed 7 --lang ru

At the prompt: a number or a command line plays a move, `why LINE` asks why it is refused,
`undo` takes a move back, `?` helps, `quit` ends."""


def add_to(commands: Commands) -> None:
    parser = command(commands, "play", "Play in the terminal against bots.", EXAMPLES)
    add_game(parser)
    parser.add_argument("--players", type=whole_number(1), default=3, metavar="N", help="seats (default: 3)")
    parser.add_argument("--bot", metavar="LEVEL", help="default: the strongest")
    parser.add_argument("--seed", metavar="S", help="for the same deal again (default: by chance)")
    parser.add_argument(
        "--seat", type=whole_number(0), default=0, metavar="N", help="where you sit (default: 0)"
    )
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    rules = game.rules(arguments.players)
    if arguments.seat >= rules.players:
        raise UsageError(f"expected a seat from 0 to {rules.players - 1}, got {arguments.seat}")
    bot = bot_named(game.name, arguments.bot or levels(game.name)[-1])
    seed = arguments.seed or secrets.token_hex(4)
    sitting = Sitting(game, rules, arguments.seat, bot, seed)
    return Terminal(sitting, texts(arguments.lang, game.name), console()).run()
