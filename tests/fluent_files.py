"""The Fluent files as trees, for the tests of texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from artel.kernel.game import Game
from artel.kernel.state import Step

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "ru", "it")


@cache
def messages(language: str, name: str) -> dict[str, ast.Message]:
    """The messages of one file by id; a file with an error is no file."""
    text = (ROOT / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def nodes(tree: ast.BaseNode | None) -> Iterator[ast.BaseNode]:
    """A node and everything below it; a message may have no sentence."""
    if tree is None:
        return
    yield tree
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def variables(message: ast.Message) -> set[str]:
    """What a sentence needs to be told; the values of its other forms are not asked for."""
    return {node.id.name for node in nodes(message.value) if isinstance(node, ast.VariableReference)}


def selectors(message: ast.Message) -> set[str]:
    """Values by which a sentence only chooses: they stand nowhere else in it."""
    chosen_by = [node.selector for node in nodes(message.value) if isinstance(node, ast.SelectExpression)]
    names = [node.id.name for node in chosen_by if isinstance(node, ast.VariableReference)]
    told = [node.id.name for node in nodes(message.value) if isinstance(node, ast.VariableReference)]
    return {name for name in names if names.count(name) == told.count(name)}


def forms(message: ast.Message) -> Iterator[tuple[str, str]]:
    """Every FORM of a sentence: the value that is inflected, and the form; "" where only a number is."""
    for node in nodes(message.value):
        if isinstance(node, ast.FunctionReference):
            assert node.id.name == "FORM", message.id.name
            piece = node.arguments.positional[0]
            assert isinstance(piece, ast.VariableReference)
            named = {each.name.name: each.value.value for each in node.arguments.named}
            assert set(named) <= {"case"}
            assert named or len(node.arguments.positional) == 2, message.id.name
            yield piece.id.name, named.get("case", "")


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def package(game: str) -> str:
    """What the folders of a game are called in Python."""
    return game.replace("-", "_")


@cache
def client_sorts(game: str) -> dict[str, str]:
    """Which values of a game's sentences the browser calls by a name, and which sort of name."""
    shared = (ROOT / "web/src/lib/text.ts").read_text(encoding="utf-8")
    own = "".join(
        path.read_text(encoding="utf-8") for path in sorted((ROOT / f"web/src/games/{game}").glob("*.ts"))
    )
    written = (
        [r"SHARED_SORTS: Sorts = \{([^}]*)\}", shared],
        [r"(?:sorts: |\bSORTS: Sorts = )\{([^}]*)\}", own],
    )
    lists = [re.findall(pattern, text) for pattern, text in written]
    assert [len(found) for found in lists] == [1, 1]
    return dict(re.findall(r"(\w+): '([\w-]+)'", " ".join(found[0] for found in lists)))


def natures(game: Game) -> list[Step]:
    """The steps by which NATURE draws: it says how likely each of its answers is."""
    return [step for step in game.steps if type(step).weights is not Step.weights]
