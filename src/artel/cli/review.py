"""artel review: what a finished game was made up of, and which of its moves cost most."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text

from artel.cli.arguments import Commands, add_json, add_language, command, whole_number
from artel.cli.edition_files import add_edition, check_edition, edition_of
from artel.cli.matches import progress
from artel.cli.output import console, print_json, show_rows
from artel.cli.record_files import read_bytes, record_in
from artel.cli.texts import Texts, texts
from artel.games import game_named
from artel.kernel.game import Game
from artel.kernel.record import rules_of_record
from artel.review.parts import Parts
from artel.review.review import Review, Swing
from artel.review.reviewing import MOST_THOUGHTS, THOUGHTS, Progress, check_reviewable, reviewing
from artel.review.summary import points

EXAMPLES = """\
  artel review game.artel                   the moves that cost most, luck and skill
  artel review game.artel --thoughts 400    longer, and surer
  artel review game.artel --json            the whole curve besides, for programs"""


def add_to(commands: Commands) -> None:
    parser = command(commands, "review", "Look at a finished game again, move by move.", EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="a record of a game that is over")
    parser.add_argument(
        "--thoughts", type=whole_number(1, MOST_THOUGHTS), default=THOUGHTS, metavar="N",
        help=f"about a decision that matters (default: {THOUGHTS})",
    )  # fmt: skip
    add_edition(parser)
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    record = record_in(read_bytes(arguments.file), arguments.file)
    game = game_named(record.header["game"])
    check_reviewable(game.name)
    check_edition(game, record, edition_of(game, arguments))
    with progress(arguments) as bar:
        task = bar.add_task(game.name, total=None)
        for told in reviewing(game, record, arguments.thoughts):
            if isinstance(told, Progress):
                bar.update(task, completed=told.done, total=told.total)
            else:
                review = told
    if arguments.json:
        print_json(review.to_data())
    else:
        show(game, review, texts(arguments.lang, game.name, rules_of_record(game, record)))
    return 0


def show(game: Game, review: Review, say: Texts) -> None:
    out = console()
    for said in review.summary:
        out.print(say.say(said.id, said.values), markup=False)
    show_swings(out, game, review, say)
    out.print()
    out.print(Text(say.say("review-parts"), "bold"))
    out.print(say.say("review-parts-about" if len(review.parts) > 1 else "review-parts-alone"), markup=False)
    names = [*[name for name in Parts.__dataclass_fields__ if name != "others" or len(review.parts) > 1]]
    heads = [say.say("review-player"), *[say.say(f"review-part-{name}") for name in names]]
    heads.append(say.say("review-part-given"))
    rows = [
        [say.seat(seat), *[signed(getattr(parts, name)) for name in names], shown(review.given(seat))]
        for seat, parts in enumerate(review.parts)
    ]
    show_rows(out, heads, [[Text(cell) for cell in row] for row in rows])


def show_swings(out: Console, game: Game, review: Review, say: Texts) -> None:
    if not review.swings:
        return
    heads = [f"review-{name}" for name in ("move", "player", "played", "better", "cost", "why")]
    if review.swings[0].chances is not None:
        heads.append("review-chance")
    out.print()
    out.print(Text(say.say("review-swings"), "bold"))
    rows = [[Text(cell) for cell in told(game, swing, say)] for swing in review.told()]
    show_rows(out, [say.say(head) for head in heads], rows)


def told(game: Game, swing: Swing, say: Texts) -> Iterator[str]:
    """The cells of a swing; the move is numbered as `artel replay` does."""
    yield str(swing.at + 1)
    yield say.seat(swing.seat)
    yield deed(game, swing.played, say)
    yield deed(game, swing.better, say)
    yield shown(swing.cost)
    group = swing.reason()
    yield "" if group is None else say.say(f"group-{group}")
    if swing.chances is not None:
        yield say.say("review-chance-instead", asdict(swing.chances))


def deed(game: Game, line: str, say: Texts) -> str:
    """A command line as a button of the browser says it."""
    move = game.verbs.parse(line)
    shape = game.verbs.shape(move)
    return say.told("move", shape.name, shape.values(move))


def shown(amount: int) -> str:
    return f"{points(amount):.1f}"


def signed(amount: int) -> str:
    return f"{points(amount):+.1f}"
