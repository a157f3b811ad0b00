"""artel score: the best final score of a boxed game, from a text."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from rich.table import Table
from rich.text import Text

from artel.cli.arguments import Commands, UsageError, add_json, add_language, command
from artel.cli.edition_files import add_edition, edition_of
from artel.cli.output import console, print_json
from artel.cli.show import tie_line
from artel.cli.texts import Texts, texts
from artel.games import SHEET_SCORERS, game_named, sheet_scorer
from artel.kernel.game import DataError
from artel.kernel.sheet import SheetError, SheetScorer

EXAMPLES = """\
  artel score keyflower village.txt
  artel score keyflower - < village.txt
  artel score keyflower village.txt --json
  artel score keyflower village.txt --edition mine.toml
  artel score keyflower --example > village.txt
  artel score keyflower --example farmers
  artel score sweet-lands --example

The format is in docs/score-format.md."""
Row = Mapping[str, Any]


def scorer(text: str) -> tuple[str, SheetScorer]:
    try:
        return text, sheet_scorer(text)
    except DataError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def add_to(commands: Commands) -> None:
    summary = "Score the end of a boxed game, with the reason of every point."
    parser = command(commands, "score", summary, EXAMPLES)
    parser.add_argument("game", metavar="GAME", type=scorer, help=" | ".join(SHEET_SCORERS))
    parser.add_argument("file", metavar="FILE", nargs="?", help="a score sheet; - reads standard input")
    parser.add_argument(
        "--example",
        nargs="?",
        const="",
        metavar="NAME",
        help="print a score sheet to start from, of the base game or of a set",
    )
    add_edition(parser)
    add_json(parser)
    add_language(parser)


def example(sheets: SheetScorer, name: str) -> str:
    """The sheet of this name, or the first one."""
    known = cast("dict[str, str]", sheets.words()["examples"])
    if name and name not in known:
        raise UsageError(f"expected an example out of {' | '.join(known)}, got {name!r}")
    return known[name or next(iter(known))]


def sheet_of(file: str | None, most: int) -> str:
    """The text of a sheet; of what is too long for one no more is read than shows it."""
    if file is None:
        raise UsageError("expected FILE (- for standard input), got nothing")
    try:
        # A character has up to four bytes, and a line may end with two of them.
        raw = read_at_most(file, 5 * most)
        if len(raw) == 5 * most:
            raise UsageError(f"expected a score sheet of at most {most} characters, got more in {file}")
        return raw.decode("utf-8").replace("\r\n", "\n")
    except OSError as error:
        raise UsageError(f"expected a score sheet that can be read, got {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"expected a score sheet in UTF-8, got {file}: {error.reason}") from error


def read_at_most(file: str, size: int) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read(size)
    with Path(file).open("rb") as opened:
        return opened.read(size)


def run(arguments: argparse.Namespace) -> int:
    game, sheets = arguments.game
    if arguments.example is not None:
        print(example(sheets, arguments.example), end="")
        return 0
    text = sheet_of(arguments.file, sheets.most_text)
    edition = edition_of(game_named(game), arguments)
    try:
        result = sheets.score(text, edition)
    except SheetError as error:
        for fault in error.faults:
            print(f"artel score: {arguments.file}, {fault}", file=sys.stderr)
        return 2
    if arguments.json:
        print_json(result)
    else:
        show(result, texts(arguments.lang, game))
    return 0


def show(result: Row, say: Texts) -> None:
    out = console()
    players = result["players"]
    names = [
        player["name"] or say.say("form-player", {"number": seat})
        for seat, player in enumerate(players, start=1)
    ]
    for name, player in zip(names, players, strict=True):
        out.print(player_table(name, player, say))
        for warning in player["warnings"]:
            line = say.say("sheet-line", {"line": warning["line"]})
            said = say.say(f"sheet-warn-{warning['kind']}", warning["values"])
            out.print(Text(f"{line}: {said}", "yellow"))
    if len(players) > 1:
        won = [names[seat] for seat in result["winners"]]
        key = "winner" if len(won) == 1 else "winners"
        out.print(Text(say.say(key, {"names": ", ".join(won)}), "bold"))
        for tie in result["ties"]:
            out.print(Text(tie_line(say, tie, names)))


def player_table(name: str, player: Row, say: Texts) -> Table:
    table = Table(title=Text(name, "bold"), title_justify="left")
    table.add_column(say.say("sheet-points"), justify="right")
    table.add_column(say.say("sheet-reason"))
    for reason in player["reasons"]:
        table.add_row(str(reason["points"]), Text(sentence(reason, say)))
    table.add_section()
    table.add_row(Text(str(player["points"]), "bold"), Text(say.say("score-total"), "bold"))
    return table


def sentence(reason: Row, say: Texts) -> str:
    """Why a player has these points, and which pieces were counted for them."""
    values = reason["values"]
    key = f"why-{reason['kind']}"
    # A word names the piece that pays; numbers of pieces are what was counted for it.
    named = [value for value in values.values() if isinstance(value, str)]
    said = say.say(key, values) if say.has(key) else " ".join([key, *named])
    counted = [
        say.say("sheet-count", {"count": count, "name": say.say(f"sheet-piece-{piece}")})
        for piece, count in values.items()
        if not isinstance(count, str) and say.has(f"sheet-piece-{piece}")
    ]
    return f"{said}: {', '.join(counted)}" if counted else said
