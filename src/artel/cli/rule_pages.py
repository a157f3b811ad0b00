"""What the rule pages of the browser are made of: chapters of statements, the pieces each one names, rulings.

The texts of the statements stand elsewhere (rules.json, rules-<game>.ftl): here is what is the same in every
language. Which pieces a statement names is found in its English text, by the English names of those sorts of
pieces that the game's `drawn.py` in its folder of faces lists.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from artel.cli.ledger import PACKAGE, RULE_ID, Statement, checkout, statements_in
from artel.cli.texts import FACES, LEDGER_LANGUAGE, house_names, locales
from artel.kernel.game import Game

# A statement that rests on a reading of ours says so, with the number of its page.
RULING: Final = re.compile(r"\brulings? (\d{4}(?:(?:,| and) \d{4})*)")
MOST_PIECES: Final = 12
PLURAL: Final = "(?:e?s)?"
NOTHING: Final = "\0"

Piece = tuple[str, str]


def pages_of(game: Game) -> dict[str, object]:
    """The chapters in the order of the rulebooks, and the rulings that their statements name."""
    chapters = [chapter for module, path in ledgers_of(game) for chapter in chapters_in(game, module, path)]
    found = [each for path in game.ledgers() for each in statements_in(Path(path))]
    numbers = sorted({number for each in found for number in rulings_of(each)})
    return {"chapters": chapters, "rulings": {number: ruling(number) for number in numbers}}


def ledgers_of(game: Game) -> list[tuple[str, Path]]:
    """Every ledger with the first of the modules whose rules it holds."""
    found: dict[str, str] = {}
    for name, module in game.modules.items():
        if module.ledger:
            found.setdefault(module.ledger, name)
    return [(name, Path(path)) for path, name in found.items()]


def chapters_in(game: Game, module: str, path: Path) -> list[dict[str, object]]:
    """Chapter by chapter; small modules may share a ledger, in which each has a chapter of its name."""
    names = drawn_names(game.name)
    return [
        {
            "module": slug(chapter) if slug(chapter) in game.modules else module,
            "chapter": slug(chapter),
            "statements": [
                {"id": each.id, "rulings": rulings_of(each), "pieces": pieces_in(each.text, names)}
                for each in group
            ],
        }
        for chapter, group in groupby(statements_in(path), key=lambda statement: statement.chapter)
    ]


def slug(chapter: str) -> str:
    """A chapter as its message names it: `end-of-the-season`."""
    return re.sub(r"[^a-z0-9]+", "-", chapter.lower()).strip("-")


def rulings_of(statement: Statement) -> list[str]:
    """The rulings that a statement names, and those whose pages name it."""
    told = [number for found in RULING.findall(statement.text) for number in re.findall(r"\d{4}", found)]
    return sorted({*told, *rulings_by_rule().get(statement.id, ())})


@cache
def rulings_by_rule() -> dict[str, list[str]]:
    """Which rulings name a rule under "Rule ids"."""
    found: dict[str, list[str]] = {}
    for path in sorted(rulings_folder().glob("[0-9]*.md")):
        ids = section(path.read_text(encoding="utf-8"), "Rule ids")
        for rule in re.findall(RULE_ID, ids):
            found.setdefault(rule, []).append(path.name[:4])
    return found


@cache
def ruling(number: str) -> dict[str, str]:
    """The title of a ruling and our reading, as its page has them."""
    found = sorted(rulings_folder().glob(f"{number}-*.md"))
    if len(found) != 1:
        raise FileNotFoundError(f"expected one page of ruling {number} in docs/rulings, got {len(found)}")
    text = found[0].read_text(encoding="utf-8")
    title = re.match(r"# \d{4} [^:\n]*: (.+)", text)
    reading = plain(section(text, "Our reading"))
    if title is None or not reading:
        raise ValueError(f"expected a title and our reading in {found[0].name}, got another form")
    return {"title": title[1].strip(), "reading": reading}


def rulings_folder() -> Path:
    root = checkout()
    if root is None:
        raise FileNotFoundError(f"expected a checkout with docs/rulings, got the package {PACKAGE} alone")
    return root / "docs" / "rulings"


def section(text: str, heading: str) -> str:
    found = re.search(rf"^## {heading}\n\n(.*?)(?=\n## |\Z)", text, re.MULTILINE | re.DOTALL)
    return "" if found is None else found[1]


def plain(text: str) -> str:
    """Paragraphs as lines, without the marks of Markdown."""
    paragraphs = [" ".join(each.split()) for each in re.split(r"\n\s*\n", text.strip())]
    return "\n".join(re.sub(r"[`*]", "", each) for each in paragraphs)


# --- Pieces that a statement names ---------------------------------------------------------------


@cache
def drawn_names(game: str) -> tuple[tuple[re.Pattern[str], Piece | None], ...]:
    """How to find each piece by its English name, longer names first; None for words that are no piece."""
    place = f"{FACES}.{game.replace('-', '_')}.drawn"
    if find_spec(place.rpartition(".")[0]) is None or find_spec(place) is None:
        return ()
    module = import_module(place)
    found: dict[str, Piece | None] = dict.fromkeys(module.NO_PIECES)
    for (sort, word), name in named(game, module.DRAWN, module.ONLY).items():
        found.setdefault(name, (sort, word))
    return tuple((pattern(name), found[name]) for name in sorted(found, key=len, reverse=True))


def named(game: str, sorts: Iterable[str], only: Mapping[str, Iterable[str]]) -> dict[Piece, str]:
    """The English names of the pieces of these sorts; of some sorts only these words."""
    given = house_names(game, LEDGER_LANGUAGE)
    found = {("card", word): straight(name) for word, name in given.items() if "card" in sorts}
    text = (locales() / LEDGER_LANGUAGE / f"{game}.ftl").read_text(encoding="utf-8")
    for message in FluentResource(text).body:
        name = literal(message)
        for sort in sorts:
            key = message.id.name if isinstance(message, ast.Message) else ""
            word = key.removeprefix(f"{sort}-")
            if word == key or not name or NOTHING in name or word.endswith("-rule"):
                continue
            if sort not in only or word in only[sort]:
                found[sort, word] = straight(name)
    return found


def literal(message: object) -> str:
    """The text of a message that is nothing but text."""
    value = message.value if isinstance(message, ast.Message) else None
    parts = [] if value is None else value.elements
    return "".join(each.value if isinstance(each, ast.TextElement) else NOTHING for each in parts)


def straight(name: str) -> str:
    return name.lower().replace("\u2019", "'")


def pattern(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w'-]){re.escape(name)}{PLURAL}(?![\w-])")


def pieces_in(text: str, names: Iterable[tuple[re.Pattern[str], Piece | None]]) -> list[Piece]:
    """The pieces in the order in which a text names them; what a longer name holds is not named by itself."""
    rest = straight(text)
    found: list[tuple[int, Piece]] = []
    for wanted, piece in names:
        places = [match.start() for match in wanted.finditer(rest)]
        if places and piece is not None:
            found.append((places[0], piece))
        rest = wanted.sub(lambda match: NOTHING * len(match[0]), rest)
    return [piece for _, piece in sorted(found)][:MOST_PIECES]
