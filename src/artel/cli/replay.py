"""artel replay: a record read, checked and told in sentences."""

from __future__ import annotations

import argparse
from pathlib import Path

from artel.cli.arguments import (
    Commands,
    UsageError,
    add_json,
    add_language,
    command,
    whole_number,
)
from artel.cli.output import console, print_json
from artel.cli.show import show_position
from artel.cli.texts import Texts, texts
from artel.games import game_named
from artel.kernel.game import Game, Log, State
from artel.kernel.log import EVERYONE, line_data
from artel.kernel.record import Record, read_record, replay, verify_chance

EXAMPLES = """\
  artel replay game.artel               the whole game in sentences, and how it ended
  artel replay game.artel --at 120      as it stood after 120 moves
  artel replay game.artel --verify      every mark and every draw checked"""


def add_to(commands: Commands) -> None:
    parser = command(commands, "replay", "Tell a recorded game, or check it.", EXAMPLES)
    parser.add_argument(
        "file", metavar="FILE", type=Path, help="a record; docs/record-format.md describes it"
    )
    parser.add_argument("--at", type=whole_number(0), metavar="N", help="stop after N moves")
    parser.add_argument("--verify", action="store_true", help="check digests, result and chance")
    add_language(parser)
    add_json(parser)


def read(path: Path) -> Record:
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"expected a record file, got {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"expected a record in UTF-8, got other bytes in {path}") from error


def run(arguments: argparse.Namespace) -> int:
    record = read(arguments.file)
    game = game_named(record.header["game"])
    checked = verify(game, record) if arguments.verify else None
    log = Log()
    state = replay(game, record, arguments.at, log)
    told = told_lines(game, log)
    if arguments.json:
        at = len(record.moves) if arguments.at is None else arguments.at
        print_json(as_data(game, record, state, at, told, checked))
    else:
        show(game, record, state, told, checked, texts(arguments.lang, game.name))
    return 0


def verify(game: Game, record: Record) -> dict[str, object]:
    """Every mark, the result, and every draw where the record opens its seed."""
    replay(game, record)
    draws = verify_chance(game, record) if "seed" in record.header else None
    return {"moves": len(record.moves), "marks": len(record.marks), "draws": draws}


def told_lines(game: Game, log: Log) -> list[dict[str, object]]:
    """The log for someone who may see everything.

    A line written for all but a few has a fuller twin that those few see, so it is left out.
    """
    open_or_private = [index for index, mask in enumerate(log.seen_by) if mask >= EVERYONE]
    return [line_data(game.lines, log, index) for index in open_or_private]


def as_data(
    game: Game,
    record: Record,
    state: State,
    at: int,
    told: list[dict[str, object]],
    checked: dict[str, object] | None,
) -> dict[str, object]:
    return {
        "header": record.header,
        "moves": len(record.moves),
        "at": at,
        "over": not state.agenda,
        "log": told,
        "state": game.to_data(state),
        "digest": game.digest(state),
        "outcome": None if state.agenda else game.outcome(state).to_data(),
        "result": record.result,
        "verified": checked,
    }


def show(
    game: Game,
    record: Record,
    state: State,
    told: list[dict[str, object]],
    checked: dict[str, object] | None,
    say: Texts,
) -> None:
    out = console()
    for line in told:
        out.print(say.log_line(line), markup=False, soft_wrap=True)
    data = {**game.to_data(state), "asks": game.asks(state)}
    show_position(out, say, game.name, data, None if state.agenda else game.outcome(state))
    if checked is None:
        return
    out.print(f"{checked['moves']} moves and {checked['marks']} digests agree.", soft_wrap=True)
    if checked["draws"] is not None:
        out.print(
            f"{checked['draws']} draws follow from the seed, and the seed from its commitment.",
            soft_wrap=True,
        )
    else:
        known = ", ".join(record.header)
        out.print(f"Chance cannot be checked: expected a header line 'seed', got {known}.", soft_wrap=True)
