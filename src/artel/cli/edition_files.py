"""Edition files on the command line: read within bounds, and what is wrong with one told in sentences."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from artel.cli.arguments import Parser, UsageError
from artel.cli.texts import Texts, texts
from artel.games import all_games, game_named
from artel.kernel.edition import MOST_BYTES, EditionError, Fault, Faults, decoded, game_of
from artel.kernel.editions import Edition
from artel.kernel.game import Game
from artel.kernel.record import Record, RecordError

Row = dict[str, Any]
HELP = "an edition file, as `artel edition export` writes one"


def add_edition(parser: Parser) -> None:
    parser.add_argument("--edition", metavar="FILE", help=HELP)


def edition_of(game: Game, arguments: argparse.Namespace) -> Edition | None:
    """The edition that was asked for; None for the house's own."""
    if arguments.edition is None:
        return None
    return edition_in(arguments.edition, getattr(arguments, "lang", "en"), game)[1]


def edition_in(file: str, language: str, game: Game | None = None) -> tuple[Game, Edition]:
    """The edition of a file, and its game where none is named; UsageError tells every fault with its line."""
    own = game
    try:
        text = decoded(bytes_of(file))
        if own is None:
            own = game_in(text)
        return own, own.take_in_edition(text)
    except EditionError as error:
        say = texts(language, own.name if own is not None else "")
        raise UsageError("\n".join(told_faults(error, file, say))) from error


def bytes_of(file: str) -> bytes:
    """A file of bounded size; no more of a longer one is read than shows it."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with Path(file).open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise UsageError(f"expected an edition file, got {file}: {error.strerror}") from error
    except ValueError as error:
        raise UsageError(f"expected an edition file, got {file!r}: {error}") from error


def game_in(text: str) -> Game:
    """The game a file says it is for."""
    name = game_of(text)
    known = [game.name for game in all_games() if game.edition_form() is not None]
    if name not in known:
        faults = Faults(text)
        faults.add_word(("game",), "game", known, name)
        faults.settle()
    return game_named(name)


def told_faults(error: EditionError, file: str, say: Texts) -> list[str]:
    """A line for each fault, and one where there are more."""
    lines = [told_fault(fault, file, say) for fault in error.faults]
    if error.more:
        lines.append(say.say("edition-more", {"count": len(lines)}))
    return lines


def told_fault(fault: Fault, file: str, say: Texts) -> str:
    key = f"edition-fault-{fault.kind}"
    values = {**fault.values, "got": fault.got, "expected": fault.expected}
    said = say.literally(key if say.has(key) else "edition-fault-other", values)
    if fault.near:
        said = say.literally("edition-near", {"said": said, "near": ", ".join(fault.near)})
    place = {"file": file, "line": fault.line, "path": fault.place(), "said": said}
    if not fault.line:
        return say.literally("edition-in-file", place)
    return say.literally("edition-in-key" if fault.path else "edition-in-line", place)


def check_edition(game: Game, record: Record, edition: Edition | None) -> None:
    """A record plays with its own edition; another that is given for it is refused."""
    if edition is None:
        return
    words = edition.words([game.modules[name] for name in record.header["modules"].split()])
    if words != record.header["edition"]:
        at = record.header_lines["edition"]
        raise RecordError("edition", at, f"edition {words} of the file", record.header["edition"])


def facts_in(game: str, data: Mapping[str, Any]) -> list[Row]:
    """The printed values of the edition that a view is of."""
    return _facts(game, data.get("edition"))


@cache
def _facts(name: str, edition: str | None) -> list[Row]:
    game = game_named(name)
    return game.facts(game.editions.named(edition) if edition is not None else None)
