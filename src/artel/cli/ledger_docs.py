"""docs/rules/<game>.md, generated from the ledger: python -m artel.cli.ledger_docs [--check]"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from artel.cli.arguments import Parser
from artel.cli.ledger import PACKAGE, Statement, checkout, traced
from artel.games import GAMES
from artel.kernel.game import Game


def page(game: Game, root: Path) -> str:
    """Every statement by chapter, with links to what carries it out and what tests it."""
    found = traced(game.name, root)
    title = game.name.replace("_", " ").title()
    lines = [
        f"# The rules of {title}",
        "",
        f"Every rule statement of the book in our own words: {len(found)} of them. This page is generated",
        f"by `python -m artel.cli.ledger_docs` from `src/artel/games/{game.name}/ledger.toml`, the code's",
        "docstrings and the tests' marks; change those, not this page.",
    ]
    for chapter, group in groupby(found, key=lambda statement: statement.chapter):
        lines += ["", f"## {chapter[0].upper()}{chapter[1:]}"]
        for statement in group:
            lines += ["", *paragraph(statement)]
    return "\n".join(lines) + "\n"


def paragraph(statement: Statement) -> list[str]:
    lines = [f"**{statement.id}** {statement.text}", ""]
    code = [link(place, ":") for place in statement.code]
    tests = [link(place, "::") for place in statement.tests]
    lines.append(f"- code: {', '.join(code) or 'none'}")
    lines.append(f"- tests: {', '.join(tests) or 'none'}")
    return lines


def link(place: str, between: str) -> str:
    path, _, name = place.partition(between)
    return f"[`{name}`](../../{path})"


def main(argv: Sequence[str] | None = None) -> int:
    parser = Parser(prog="artel.cli.ledger_docs", description="Write docs/rules/ from the ledgers.")
    parser.add_argument("--check", action="store_true", help="write nothing; leave with 1 if a page is old")
    arguments = parser.parse_args(argv)
    root = checkout()
    if root is None:
        print(f"ledger_docs: expected a checkout, got the installed package {PACKAGE}", file=sys.stderr)
        return 2
    old = [game for game in GAMES if not is_current(root, game)]
    for game in old:
        path = path_of(root, game)
        if arguments.check:
            print(f"{path}: expected what the ledger gives, got an older page", file=sys.stderr)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(game, root), encoding="utf-8")
        print(f"wrote {path.relative_to(root)}")
    return 1 if arguments.check and old else 0


def path_of(root: Path, game: Game) -> Path:
    return root / "docs" / "rules" / f"{game.name}.md"


def is_current(root: Path, game: Game) -> bool:
    path = path_of(root, game)
    return path.is_file() and path.read_text(encoding="utf-8") == page(game, root)


if __name__ == "__main__":
    sys.exit(main())
