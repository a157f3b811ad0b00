"""artel replay: a record read, checked and told in sentences."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from artel.cli.arguments import (
    Commands,
    add_json,
    add_language,
    command,
    whole_number,
)
from artel.cli.edition_files import add_edition, check_edition, edition_of
from artel.cli.output import console, print_json
from artel.cli.record_files import read_bytes, record_in
from artel.cli.show import show_position, whole_table
from artel.cli.texts import Texts, texts
from artel.games import game_named, sheet_scorer
from artel.kernel.game import DataError, Game, Log, State
from artel.kernel.log import EVERYONE, line_data
from artel.kernel.record import Record, replay, rules_of_record, verify_chance

EXAMPLES = """\
  artel replay game.artel               the whole game in sentences, and how it ended
  artel replay game.artel --at 120      as it stood after move 120
  artel replay game.artel --verify      every mark and every draw checked
  artel replay game.artel --sheet       the end of the game as a score sheet"""


# Room for the numbers of moves beside the sentences.
MARGIN: Final = 4


def add_to(commands: Commands) -> None:
    parser = command(commands, "replay", "Tell a recorded game, or check it.", EXAMPLES)
    parser.add_argument(
        "file", metavar="FILE", type=Path, help="a record; docs/record-format.md describes it"
    )
    parser.add_argument(
        "--at", type=whole_number(0), metavar="N", help="stop after move N, as the marks count"
    )
    parser.add_argument("--verify", action="store_true", help="check digests, result and chance")
    parser.add_argument(
        "--sheet", action="store_true", help="print the end as a score sheet, as artel score reads it"
    )
    add_edition(parser)
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    record = record_in(read_bytes(arguments.file), arguments.file)
    game = game_named(record.header["game"])
    check_edition(game, record, edition_of(game, arguments))
    checked = verify(game, record) if arguments.verify else None
    log = Log()
    state = replay(game, record, arguments.at, log)
    at = len(record.moves) if arguments.at is None else arguments.at
    if arguments.sheet:
        print(sheet_of(game, state, at), end="")
        return 0
    if arguments.json:
        print_json(as_data(game, record, state, at, told_lines(game, log), checked))
    else:
        show(game, record, state, at, checked, texts(arguments.lang, game.name, state.rules))
    return 0


def sheet_of(game: Game, state: State, at: int) -> str:
    """The score sheet of a game that is over."""
    sheets = sheet_scorer(game.name)
    if state.agenda:
        raise DataError(f"expected a game that is over for a score sheet, got one after move {at}")
    return sheets.write(state)


def verify(game: Game, record: Record) -> dict[str, object]:
    """Every mark, the result, and every draw where the record opens its seed."""
    replay(game, record)
    draws = verify_chance(game, record) if "seed" in record.header else None
    return {"moves": len(record.moves), "marks": len(record.marks), "draws": draws}


def told_lines(game: Game, log: Log, since: int = 0) -> list[dict[str, object]]:
    """The log for someone who may see everything.

    A line written for all but a few has a fuller twin that those few see, so it is left out.
    """
    return [
        line_data(game.lines, log, index)
        for index in range(since, len(log.lines))
        if log.seen_by[index] >= EVERYONE
    ]


def told_by_move(game: Game, record: Record, at: int) -> Iterator[tuple[int, dict[str, object]]]:
    """Every line with the number of the move that caused it, 0 for what comes before the first."""
    log = Log()
    state = game.setup(rules_of_record(game, record), log)
    yield from ((0, line) for line in told_lines(game, log))
    for number, (seat, move) in enumerate(record.moves[:at], start=1):
        before = len(log.lines)
        game.attempt(state, seat, move)
        yield from ((number, line) for line in told_lines(game, log, before))


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
        "line": line_at(record, at),
        "over": not state.agenda,
        "log": told,
        "state": game.to_data(state),
        "digest": game.digest(state),
        "outcome": None if state.agenda else game.outcome(state).to_data(),
        "result": record.result,
        "verified": checked,
    }


def line_at(record: Record, at: int) -> int | None:
    """The file's line of the last move told; none before the first."""
    return record.line_of(at) if at else None


def show(
    game: Game, record: Record, state: State, at: int, checked: dict[str, object] | None, say: Texts
) -> None:
    out = console()
    for number, line in told_by_move(game, record, at):
        out.print(f"{number:>{MARGIN}}  {say.log_line(line)}", markup=False, soft_wrap=True)
    outcome = None if state.agenda else game.outcome(state)
    show_position(out, say, game.name, whole_table(game, state), outcome)
    place = {"at": at, "moves": len(record.moves), "line": line_at(record, at) or 0}
    out.print(say.say("terminal-place", place), markup=False, soft_wrap=True)
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
