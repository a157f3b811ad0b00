"""Arguments that every command shares. A wrong one is answered with one line: expected, and got."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

from rich_argparse import RawDescriptionRichHelpFormatter

from artel.games import game_from
from artel.kernel.editions import Edition
from artel.kernel.game import DataError, Game, Rules

LANGUAGES = ("en", "ru", "it")
GAME_HELP = "a name out of `artel games`, or package.module:GAME"
Commands = Any  # argparse gives the type of its subparsers no public name.


class UsageError(ValueError):
    """The command cannot be carried out as it was given: what was expected, and what came."""


class Parser(argparse.ArgumentParser):
    """Says in one line what was expected and what came, and leaves with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {plain(message)}\n")


def plain(message: str) -> str:
    """The wording of argparse, with both sides named."""
    missing = "the following arguments are required: "
    surplus = "unrecognized arguments: "
    if message.startswith(missing):
        return f"expected {message.removeprefix(missing)}, got nothing"
    if message.startswith(surplus):
        return f"expected no further argument, got {message.removeprefix(surplus)}"
    if message.endswith("expected one argument"):
        return f"{message}, got none"
    return message


def command(commands: Commands, name: str, summary: str, examples: str) -> Parser:
    """A command's own parser, with examples below its help."""
    parser: Parser = commands.add_parser(
        name,
        help=summary,
        description=summary,
        epilog=f"examples:\n{examples}",
        formatter_class=RawDescriptionRichHelpFormatter,
    )
    return parser


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """A type of argument: a whole number within these bounds."""
    wanted = f"a whole number from {least}" + (" up" if most is None else f" to {most}")

    def convert(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"expected {wanted}, got {text!r}")
        return number

    return convert


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise argparse.ArgumentTypeError(f"expected a number of seconds from 0 up, got {text!r}")
    return number


def game(text: str) -> Game:
    """A game by its name or as package.module:GAME."""
    try:
        return game_from(text)
    except DataError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def games_from_outside(text: str) -> list[Game]:
    """Games as package.module:GAME; from here on they are known."""
    return [game(word) for word in words(text)]


def words(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    found = tuple(word for word in text.split(",") if word)
    if not found:
        raise argparse.ArgumentTypeError(f"expected names with commas between them, got {text!r}")
    return found


def language(text: str) -> str:
    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"expected a language out of {' | '.join(LANGUAGES)}, got {text!r}")
    return text


def add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", type=game, help=GAME_HELP)


def option(text: str) -> tuple[str, str]:
    """One option: its name and its value, or its values by seat with commas between them."""
    name, sign, value = text.partition("=")
    if not name or not sign or not value:
        raise argparse.ArgumentTypeError(f"expected NAME=VALUE, got {text!r}")
    return name, value.replace(",", " ")


def add_rules(parser: Parser) -> None:
    """Which modules and options a game is played with."""
    parser.add_argument("--modules", type=words, metavar="A,B", help="default: the base game")
    parser.add_argument(
        "--option", type=option, action="append", metavar="NAME=VALUE",
        help="an option of the modules, several times for several; with one value for each seat: NAME=A,B,C",
    )  # fmt: skip


def rules_of(
    game: Game, players: int, arguments: argparse.Namespace, edition: Edition | None = None
) -> Rules:
    """The rules that were asked for."""
    given: list[tuple[str, str]] = arguments.option or []
    options = dict(given)
    if len(options) < len(given):
        raise UsageError(f"expected each option once, got {', '.join(name for name, _ in given)}")
    own = edition.digest if edition is not None else None
    return game.rules(players, arguments.modules or (), options, own)


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_language(parser: Parser) -> None:
    parser.add_argument(
        "--lang", type=language, default="en", metavar="LANG", help=f"{' | '.join(LANGUAGES)} (default: en)"
    )
