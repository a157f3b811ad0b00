"""What the commands share in which bots play many games: their options, their bots and their progress bar."""

from __future__ import annotations

import argparse
import sys

from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from artel.bots import bot_from
from artel.bots.contract import name_of
from artel.cli.arguments import Parser, UsageError, add_game, add_rules, rules_of, whole_number
from artel.cli.edition_files import add_edition, edition_of
from artel.cli.output import notes
from artel.kernel.editions import Edition
from artel.kernel.game import Rules


def add_match(parser: Parser, seats: int) -> None:
    """Which game is played, at so many seats unless told, and by which rules."""
    add_game(parser)
    parser.add_argument(
        "--players", type=whole_number(1), default=seats, metavar="N", help=f"seats (default: {seats})"
    )
    add_rules(parser)
    add_edition(parser)
    add_seed(parser)


def add_seed(parser: Parser) -> None:
    parser.add_argument("--seed", default="0", metavar="S", help="any word or number (default: 0)")


def add_jobs(parser: Parser) -> None:
    parser.add_argument("--jobs", type=whole_number(1), default=1, metavar="N", help="processes (default: 1)")


def rules_of_match(arguments: argparse.Namespace) -> tuple[Rules, Edition | None]:
    """The rules that `add_match` has asked for, and the edition they are printed in, where one was given."""
    edition = edition_of(arguments.game, arguments)
    return rules_of(arguments.game, arguments.players, arguments, edition), edition


def check_bots(game: str, wanted: tuple[str, ...]) -> dict[str, str]:
    """Every bot can be made, and different ones are counted apart: how each is given, by its name."""
    named: dict[str, str] = {}
    for each in wanted:
        name = name_of(bot_from(game, each))
        other = named.setdefault(name, each)
        if other != each:
            raise UsageError(f"expected bots of different names, got {name!r} twice: {other}, {each}")
    return named


def progress(arguments: argparse.Namespace) -> Progress:
    """A bar on standard error; none for programs, and none where nobody looks."""
    columns = (TextColumn("{task.description}"), *Progress.get_default_columns()[1:2])
    disabled = arguments.json or not sys.stderr.isatty()
    extra = (MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, *extra, console=notes(), disable=disabled, transient=True)
