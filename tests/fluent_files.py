"""The Fluent files as trees, for the tests of texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

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


def forms(message: ast.Message) -> Iterator[tuple[str, str]]:
    """Every FORM of a sentence: the value whose name is inflected, and the form."""
    for node in nodes(message.value):
        if isinstance(node, ast.FunctionReference):
            assert node.id.name == "FORM", message.id.name
            piece = node.arguments.positional[0]
            (case,) = node.arguments.named
            assert isinstance(piece, ast.VariableReference)
            assert case.name.name == "case"
            yield piece.id.name, case.value.value


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@cache
def client_sorts(game: str) -> dict[str, str]:
    """Which values of a game's sentences the browser calls by a name, and which sort of name."""
    shared = (ROOT / "web/src/lib/text.ts").read_text(encoding="utf-8")
    own = (ROOT / f"web/src/games/{game}/face.ts").read_text(encoding="utf-8")
    written = [r"SHARED_SORTS: Sorts = \{([^}]*)\}", shared], [r"sorts: \{([^}]*)\}", own]
    lists = [re.findall(pattern, text) for pattern, text in written]
    assert [len(found) for found in lists] == [1, 1]
    return dict(re.findall(r"(\w+): '(\w+)'", " ".join(found[0] for found in lists)))
