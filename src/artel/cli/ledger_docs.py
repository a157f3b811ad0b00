"""docs/rules/<game>.md, generated from the ledger: python -m artel.cli.ledger_docs [--check]"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from artel.cli.doc_pages import write_pages
from artel.cli.ledger import Statement, traced
from artel.kernel.game import Game


def page(game: Game, root: Path) -> str:
    """Every statement by chapter, with links to what carries it out and what tests it."""
    found = traced(game.name, root)
    title = game.name.replace("-", " ").title()
    ledger = Path(game.ledgers()[0]).relative_to(root).as_posix()
    lines = [
        f"# The rules of {title}",
        "",
        f"Every rule statement of the book in our own words: {len(found)} of them. This page is generated",
        f"by `python -m artel.cli.ledger_docs` from `{ledger}`, the code's",
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
    return write_pages("rules", "the ledger gives", lambda game, root: page(game, root), argv)


if __name__ == "__main__":
    sys.exit(main())
