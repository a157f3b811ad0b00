"""artel serve: the table in a browser."""

from __future__ import annotations

import argparse
from pathlib import Path

from artel.cli.arguments import Commands, UsageError, command, seconds, whole_number, words
from artel.cli.edition_files import edition_in

EXAMPLES = """\
  artel serve                    on this machine alone; opens the browser
  artel serve --lan              other devices of the network may join
  artel serve --bots mybots.clever:Clever    tables may seat a bot of your own
  artel serve --edition mine.toml    tables may be played with the values of your own box
  artel serve --port 9000 --no-browser"""


def add_to(commands: Commands) -> None:
    parser = command(commands, "serve", "Serve tables to browsers until interrupted.", EXAMPLES)
    port = whole_number(0, 65535)
    parser.add_argument("--port", type=port, metavar="N", help="default: 8000 or the next free one")
    parser.add_argument("--lan", action="store_true", help="let other devices of this network in")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept")
    parser.add_argument(
        "--bot-delay", type=seconds, metavar="S", help="seconds that bots wait before they move"
    )
    parser.add_argument(
        "--bots", type=words, default=(), metavar="A,B",
        help="further bots that tables may seat: installed ones or package.module:Class",
    )  # fmt: skip
    parser.add_argument(
        "--edition", action="append", default=[], metavar="FILE",
        help="an edition that tables may be played with, several times for several",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    # The web server is needed here alone, and the other commands should start without it.
    from artel.table.app import BOT_DELAY, serve
    from artel.table.network import ServeError

    delay = BOT_DELAY if arguments.bot_delay is None else arguments.bot_delay
    try:
        serve(
            port=arguments.port,
            lan=arguments.lan,
            data_dir=arguments.data,
            open_browser=not arguments.no_browser,
            bot_delay=delay,
            bots=arguments.bots,
            editions=[edition_in(file, "en")[1] for file in arguments.edition],
        )
    except ServeError as error:
        raise UsageError(str(error)) from error
    return 0
