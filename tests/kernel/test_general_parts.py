"""What is general names no game: a new game touches its own folders and the lists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from artel.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "artel"
CLIENT = ROOT / "web" / "src"
NAMES = tuple(game.name for game in GAMES)
# The list of games, and the list of the games that the client draws.
LISTS = {PACKAGE / "games" / "__init__.py", CLIENT / "games" / "index.ts"}
# What a person may type is shown with a game that there is.
EXAMPLES = {"EXAMPLES", "HELP"}
GENERATED = {"generated", "static"}


def general_files(folder: Path, *suffixes: str) -> list[Path]:
    """Every file that belongs to no game."""
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in suffixes]
    own = {*NAMES, *[name.replace("-", "_") for name in NAMES], *GENERATED}
    return [path for path in found if path not in LISTS and not own & set(path.relative_to(folder).parts)]


def is_example(node: ast.AST) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Name) and target.id in EXAMPLES for target in targets)


def words_of(node: ast.AST) -> Iterator[str]:
    """Every name, import and text of a module, its docstrings and its examples left out."""
    if is_example(node):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
            yield name
        case ast.ImportFrom(module=str(name)):
            yield name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
            yield name
    for child in ast.iter_child_nodes(node):
        yield from words_of(child)


def named(text: str) -> list[str]:
    return [name for name in NAMES if name in text.lower()]


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL)


def test_no_general_module_names_a_game() -> None:
    files = general_files(PACKAGE, ".py")
    assert len(files) > 60
    found = {
        f"{path.relative_to(ROOT)}: {word}"
        for path in files
        for word in words_of(ast.parse(path.read_text(encoding="utf-8")))
        if named(word)
    }
    assert found == set()


def test_no_general_file_of_the_client_names_a_game() -> None:
    files = general_files(CLIENT, ".ts", ".svelte", ".css")
    assert len(files) > 40
    found = [path.name for path in files if named(without_comments(path.read_text(encoding="utf-8")))]
    assert found == []


def test_the_general_part_of_the_client_imports_no_games_files() -> None:
    for path in general_files(CLIENT, ".ts", ".svelte"):
        text = path.read_text(encoding="utf-8")
        for name in NAMES:
            assert f"/{name}/" not in text, path


@pytest.mark.parametrize("name", ["table", "terminal"])
@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_no_general_text_is_named_after_a_game(language: str, name: str) -> None:
    text = (ROOT / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
    assert [key for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE) if named(key)] == []


@pytest.mark.parametrize(
    "line",
    [
        "from artel.games.keyflower import words",
        "GAME = 'keyflower'",
        "KEYFLOWER_ROWS = 3",
        "def show_artificium() -> None: ...",
        "import artel.bots.artificium.greedy",
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert any(named(word) for word in words_of(ast.parse(line)))


def test_docstrings_and_examples_may_name_a_game() -> None:
    text = '"""For example keyflower."""\nEXAMPLES = "artel play keyflower"\n'
    assert [word for word in words_of(ast.parse(text)) if named(word)] == []
