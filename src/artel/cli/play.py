"""artel play: a game in the terminal, one seat against bots."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Final

from artel.bots import bot_from, bot_named, known, usual
from artel.bots.contract import Bot
from artel.cli.arguments import (
    GAME_HELP,
    Commands,
    UsageError,
    add_language,
    add_rules,
    command,
    game,
    rules_of,
    whole_number,
)
from artel.cli.edition_files import add_edition, check_edition, edition_of
from artel.cli.output import console
from artel.cli.record_files import Kept, Saves, kept_folders, read_bytes, record_in
from artel.cli.sitting import BOT, Sitting, resumed, saved
from artel.cli.terminal import Terminal
from artel.cli.texts import texts
from artel.games import game_named
from artel.kernel.record import Record

EXAMPLES = """\
  artel play artificium
  artel play artificium --players 4 --bot novice --seed 7 --lang ru
  artel play --resume evening.artel    go on with a saved game
  artel play artificium --edition mine.toml    with the prices that your box prints

At the prompt: a number or a command line plays a move, `why LINE` asks why it is refused,
`show PIECE` explains a tile or a card, `hint` tells the best moves, `undo` takes a move back,
`save FILE` saves, `?` lists all that may be typed, `quit` ends. A game that is left can always be
gone on with."""
PLAYERS: Final = 3


def add_to(commands: Commands) -> None:
    parser = command(commands, "play", "Play in the terminal against bots.", EXAMPLES)
    parser.add_argument("game", metavar="GAME", nargs="?", type=game, help=GAME_HELP)
    parser.add_argument("--players", type=whole_number(1), metavar="N", help=f"seats (default: {PLAYERS})")
    add_rules(parser)
    add_edition(parser)
    bot_help = "a level, an installed bot or package.module:Class (default: the usual level)"
    parser.add_argument("--bot", metavar="BOT", help=bot_help)
    parser.add_argument("--seed", metavar="S", help="for the same deal again (default: by chance)")
    parser.add_argument("--seat", type=whole_number(0), metavar="N", help="where you sit (default: 0)")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="go on with a game that was saved or left"
    )
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    saves = Saves()
    if arguments.resume is not None:
        sitting, kept = resumed_game(arguments, saves)
    else:
        sitting = new_game(arguments)
        kept = Kept(kept_folders(), kept_name(sitting))
    say = texts(arguments.lang, sitting.game.name, sitting.rules)
    return Terminal(sitting, say, console(), kept, saves, arguments.edition or "").run()


def kept_name(sitting: Sitting) -> str:
    return f"{sitting.game.name}-{sitting.seed}"


def new_game(arguments: argparse.Namespace) -> Sitting:
    if arguments.game is None:
        raise UsageError("expected GAME or --resume FILE, got nothing")
    players = PLAYERS if arguments.players is None else arguments.players
    edition = edition_of(arguments.game, arguments)
    rules = rules_of(arguments.game, players, arguments, edition)
    seat = arguments.seat or 0
    if seat >= rules.players:
        raise UsageError(f"expected a seat from 0 to {rules.players - 1}, got {seat}")
    bot = bot_from(arguments.game.name, arguments.bot or usual(arguments.game.name))
    return Sitting(arguments.game, rules, seat, bot, arguments.seed or secrets.token_hex(4))


def resumed_game(arguments: argparse.Namespace, saves: Saves) -> tuple[Sitting, Kept]:
    """The saved game; what the file says already cannot be said again otherwise."""
    for name in ("game", "players", "modules", "option", "seed", "seat"):
        if getattr(arguments, name) is not None:
            shown = "GAME" if name == "game" else f"--{name}"
            raise UsageError(f"expected no {shown} with --resume: the file holds it, got one")
    path: Path = arguments.resume
    raw = read_bytes(path)
    record = record_in(raw, path)
    named = game_named(record.header["game"])
    check_edition(named, record, edition_of(named, arguments))
    bot = saved_bot(record, named.name) if arguments.bot is None else bot_from(named.name, arguments.bot)
    sitting = resumed(named, record, bot)
    saves.came_from(path, raw)
    kept = Kept(kept_folders(), kept_name(sitting))
    kept.go_on_in(path, raw)
    return sitting, kept


def saved_bot(record: Record, game: str) -> Bot:
    """The bot of a saved game. A file never says which code is run: one from outside is named again."""
    name = saved(record, BOT)
    if name not in known(game):
        wanted = " | ".join(known(game))
        raise UsageError(f"expected a bot out of {wanted}, or --bot for one from outside, got {name!r}")
    return bot_named(game, name)
