"""artel serve: the table in a browser."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from artel.cli.arguments import Commands, Parser, UsageError, command, seconds, whole_number, words
from artel.cli.edition_files import edition_in
from artel.review.reviewing import MOST_THOUGHTS, THOUGHTS
from artel.table.budget import Limits
from artel.table.expiry import Keep
from artel.table.hosting import Hosting
from artel.table.logs import LEVELS, begin_log

# What is kept for how long, as the names of Keep.
KEPT: Final = {
    "lobbies": "a table whose game has not begun",
    "games": "a game that is not over",
    "finished": "a game that is over",
}

MIB: Final = 1024 * 1024
# Less does not hold a long game with all who watch it.
LEAST_MEMORY: Final = 16
MOST_MEMORY: Final = 1024 * 1024

EXAMPLES = """\
  artel serve                    on this machine alone; opens the browser
  artel serve --lan              other devices of the network may join
  artel serve --bots mybots.clever:Clever    tables may seat a bot of your own
  artel serve --edition mine.toml    tables may be played with the values of your own box
  artel serve --port 9000 --no-browser
  artel serve --no-browser --public-url https://games.example.org    behind a proxy with TLS

docs/hosting.md says more about serving others."""


def add_to(commands: Commands) -> None:
    parser = command(commands, "serve", "Serve tables to browsers until interrupted.", EXAMPLES)
    port = whole_number(0, 65535)
    parser.add_argument("--port", type=port, metavar="N", help="default: 8000 or the next free one")
    parser.add_argument("--lan", action="store_true", help="let other devices of this network in")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept")
    parser.add_argument(
        "--bot-delay", type=seconds, metavar="S", help="seconds that bots wait before they move; default: 0"
    )
    parser.add_argument(
        "--bots", type=words, default=(), metavar="A,B",
        help="further bots that tables may seat: installed ones or package.module:Class",
    )  # fmt: skip
    parser.add_argument(
        "--edition", action="append", default=[], metavar="FILE",
        help="an edition that tables may be played with, several times for several",
    )  # fmt: skip
    parser.add_argument(
        "--review-thoughts", type=whole_number(1, MOST_THOUGHTS), default=THOUGHTS, metavar="N",
        help=f"about a decision that matters, in reviews of finished games (default: {THOUGHTS})",
    )  # fmt: skip
    add_hosting(parser)


def add_hosting(parser: Parser) -> None:
    """What only a server for others needs."""
    parser.add_argument(
        "--public-url", metavar="URL", help="how guests reach this server through a proxy, with TLS if it has"
    )
    parser.add_argument(
        "--trust-proxy", type=words, default=(), metavar="A,B",
        help="addresses or networks of proxies whose X-Forwarded-For counts (default: this computer)",
    )  # fmt: skip
    parser.add_argument(
        "--metrics", metavar="PORT",
        help="tell numbers for Prometheus at this port, or at HOST:PORT (default host: 127.0.0.1)",
    )  # fmt: skip
    parser.add_argument(
        "--log-level", choices=LEVELS, default="warning", metavar="LEVEL",
        help=f"{' | '.join(LEVELS)} (default: warning)",
    )  # fmt: skip
    parser.add_argument(
        "--memory", type=whole_number(LEAST_MEMORY, MOST_MEMORY), default=Limits.memory // MIB, metavar="MIB",
        help=f"how much the tables in memory may take together (default: {Limits.memory // MIB})",
    )  # fmt: skip
    for name, what in KEPT.items():
        default = getattr(Keep, name)
        parser.add_argument(
            f"--keep-{name}", type=days, default=default, metavar="DAYS",
            help=f"for how long {what} is kept after it was last touched, or never to remove it "
            f"(default: {default:g})",
        )  # fmt: skip


def days(text: str) -> float | None:
    """A number of days; None where something is never to be removed."""
    if text == "never":
        return None
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"expected a number of days above 0, or never, got {text!r}")
    return number


def hosting_of(arguments: argparse.Namespace) -> Hosting:
    keep = Keep(arguments.keep_lobbies, arguments.keep_games, arguments.keep_finished)
    return Hosting(arguments.public_url, arguments.trust_proxy, arguments.metrics, keep)


def run(arguments: argparse.Namespace) -> int:
    # The web server is needed here alone, and the other commands should start without it.
    from artel.table.app import BOT_DELAY, serve
    from artel.table.network import ServeError

    begin_log(arguments.log_level)
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
            hosting=hosting_of(arguments),
            limits=Limits(memory=arguments.memory * MIB),
            review_thoughts=arguments.review_thoughts,
        )
    except ServeError as error:
        raise UsageError(str(error)) from error
    return 0
