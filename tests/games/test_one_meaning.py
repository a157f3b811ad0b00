"""One word, one meaning: a name for a list of words, or for a field of a shape, names nothing else.

A plural is the list of words (`COLOURS`), a singular is a field (`SEAT`), what ends in `_COUNT` is a number.
"""

from __future__ import annotations

import ast
import importlib
from collections import defaultdict
from pathlib import Path

import pytest

import artel
from artel.games import GAMES
from artel.kernel.game import Game
from artel.kernel.shape import Field

ROOT = Path(artel.__file__).parent


def sort_of(value: object) -> str:
    if isinstance(value, list | tuple) and value and all(isinstance(each, str) for each in value):
        return "words"
    return "field" if isinstance(value, Field) else type(value).__name__


def meanings(game: str) -> dict[str, dict[str, str]]:
    """By name, what each module of the kernel, a game and its bots calls so."""
    package = game.replace("-", "_")
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for folder in ("kernel", f"games/{package}", f"bots/{package}"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = ".".join(("artel", *path.relative_to(ROOT).with_suffix("").parts))
            module = importlib.import_module(name.removesuffix(".__init__"))
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    constant = node.target.id
                    if constant.isupper():
                        found[constant][name] = sort_of(getattr(module, constant))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_words_and_fields_have_names_of_their_own(game: Game) -> None:
    found = meanings(game.name)
    assert {"words", "field"} <= {sort for modules in found.values() for sort in modules.values()}
    assert set(found["SEAT"].values()) == {"field"}
    mixed = {
        name: modules
        for name, modules in found.items()
        if {"words", "field"} & set(modules.values()) and len(set(modules.values())) > 1
    }
    assert mixed == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_called_a_count_is_a_number(game: Game) -> None:
    counts = {name: modules for name, modules in meanings(game.name).items() if name.endswith("_COUNT")}
    assert {"int"} in [set(modules.values()) for modules in counts.values()]
    # `BID_COUNT` is the place of a count in a move.
    assert {
        name for name, modules in counts.items() if set(modules.values()) not in ({"int"}, {"Part"})
    } == set()
