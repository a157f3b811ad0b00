"""Pages of docs/ that are generated, one for each game: written where they are old, or only looked at."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from artel.cli.arguments import Parser
from artel.cli.ledger import PACKAGE, checkout
from artel.games import GAMES
from artel.kernel.game import Game


def write_pages(
    folder: str, made_from: str, text_of: Callable[[Game, Path], str | None], argv: Sequence[str] | None
) -> int:
    """Write `docs/FOLDER/GAME.md` of every game; with `--check` only say which are old."""
    parser = Parser(description=f"Write docs/{folder}/ from what {made_from}.")
    parser.add_argument("--check", action="store_true", help="write nothing; leave with 1 if a page is old")
    arguments = parser.parse_args(argv)
    root = checkout()
    if root is None:
        print(f"docs/{folder}: expected a checkout, got the installed package {PACKAGE}", file=sys.stderr)
        return 2
    old = 0
    for game in GAMES:
        text = text_of(game, root)
        path = root / "docs" / folder / f"{game.name}.md"
        if text is None or is_current(path, text):
            continue
        old += 1
        if arguments.check:
            print(f"{path}: expected what {made_from}, got an older page", file=sys.stderr)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(root)}")
    return 1 if arguments.check and old else 0


def is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text
