"""The commands of `artel`, and which of them is meant."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich_argparse import RawDescriptionRichHelpFormatter

from artel import __version__
from artel.bots.contract import BotFault
from artel.built_from import edited
from artel.cli import (
    admin,
    arena,
    backup,
    edition,
    facts,
    games,
    play,
    puzzle,
    replay,
    restore,
    review,
    rules,
    score,
    selfplay,
    serve,
    train,
)
from artel.cli.arguments import Parser, UsageError, games_from_outside
from artel.cli.legible import speak_and_hear_everything
from artel.cli.main import STOPPED
from artel.kernel.build import compiled
from artel.kernel.game import CommandError, DataError, EndlessError
from artel.kernel.record import RecordError
from artel.kernel.rules import ModuleError

COMMANDS = {
    "play": play,
    "serve": serve,
    "games": games,
    "rules": rules,
    "facts": facts,
    "edition": edition,
    "replay": replay,
    "review": review,
    "puzzle": puzzle,
    "score": score,
    "selfplay": selfplay,
    "train": train,
    "arena": arena,
    "backup": backup,
    "restore": restore,
    "admin": admin,
}
EXAMPLES = """\
examples:
  artel play artificium               a game in this terminal against bots
  artel serve                         the table in a browser
  artel selfplay artificium --games 1000 --bots random,greedy
  artel rules artificium --coverage   every rule statement, and its tests
  artel --games mygames.dice:DICE serve   a game of your own at the table

`artel COMMAND --help` says more."""


def version() -> str:
    number = ".".join(str(part) for part in sys.version_info[:3])
    age = ", older than its sources" if edited() else ""
    engine = f"compiled engine{age}" if compiled() else f"pure Python engine: {why_pure()}"
    return f"artel {__version__} ({engine}, Python {number})"


def why_pure() -> str:
    """What the last build of this environment said, where it said anything."""
    note = Path(sys.prefix) / "artel" / "engine-pure"
    said = note.read_text(encoding="utf-8").strip() if note.is_file() else ""
    return said.rpartition("pure Python: ")[2] or "no compiled modules are installed"


def parser() -> Parser:
    top = Parser(
        prog="artel",
        description="A table for economic eurogames.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionRichHelpFormatter,
    )
    top.add_argument("--version", action="version", version=version())
    top.add_argument(
        "--games", type=games_from_outside, metavar="A,B",
        help="games from outside as package.module:GAME, for the command that follows",
    )  # fmt: skip
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for module in COMMANDS.values():
        module.add_to(commands)
    return top


def command(argv: Sequence[str] | None = None) -> int:
    speak_and_hear_everything()
    given = list(sys.argv[1:] if argv is None else argv)
    if given and not given[0].startswith("-") and given[0] not in COMMANDS:
        print(f"artel: expected a command out of {' | '.join(COMMANDS)}, got {given[0]!r}", file=sys.stderr)
        return 2
    top = parser()
    try:
        arguments = top.parse_args(given)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    if arguments.command is None:
        top.print_help()
        return 0
    return carry_out(arguments)


def carry_out(arguments: argparse.Namespace) -> int:
    try:
        status = int(COMMANDS[arguments.command].run(arguments))
        sys.stdout.flush()
        return status
    except (UsageError, DataError, ModuleError, RecordError, CommandError, EndlessError, BotFault) as error:
        print(f"artel {arguments.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the output has seen enough; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(f"artel {arguments.command}: stopped by Ctrl+C", file=sys.stderr)
        return STOPPED
