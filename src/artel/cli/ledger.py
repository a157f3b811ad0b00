"""The ledger of a game's rules: its statements, the code that carries them out, the tests that hold them."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import artel
from artel.cli.arguments import UsageError
from artel.games import game_named

PACKAGE: Final = Path(artel.__file__).parent
RULE_ID: Final = r"[A-Z]{2,3}-[A-Z]+[0-9]?-[0-9]+"
# A docstring's line `Rule: AR-MKT-1, AR-MKT-2`; the list may go on over the next lines.
CITED: Final = re.compile(rf"Rule:\s*({RULE_ID}(?:\s*,\s*{RULE_ID})*)")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass
class Statement:
    """One rule of the book in our words, and where it lives."""

    id: str
    chapter: str
    text: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, object]:
        return {
            "id": self.id,
            "chapter": self.chapter,
            "text": self.text,
            "code": self.code,
            "tests": self.tests,
        }


def checkout() -> Path | None:
    """The folder with sources and tests, None where only the package is installed."""
    root = PACKAGE.parents[1]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def folder_of(game: str) -> Path:
    """Where a game's sources and its ledger are: in this package, or wherever a game from outside is."""
    own = PACKAGE / "games" / game
    if own.is_dir():
        return own
    return Path(str(sys.modules[type(game_named(game)).__module__].__file__)).parent


def has_ledger(game: str) -> bool:
    return bool(game_named(game).ledgers())


def statements(game: str) -> list[Statement]:
    """The ledger alone, in the order of the rulebook."""
    ledgers = game_named(game).ledgers()
    if not ledgers:
        raise UsageError(f"expected a ledger of {game} in one of its modules, got none")
    return [statement for ledger in ledgers for statement in statements_in(Path(ledger))]


def statements_in(path: Path) -> list[Statement]:
    """The ledger of one module."""
    if not path.is_file():
        raise UsageError(f"expected the ledger {path.name}, got none in {path.parent}")
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["statement"]
    return [Statement(row["id"], row["chapter"], row["text"]) for row in rows]


def traced(game: str, root: Path) -> list[Statement]:
    """The ledger with code and tests found in the checkout."""
    found = statements(game)
    code = citations(game, root)
    tests = marks(root)
    for statement in found:
        statement.code = code.get(statement.id, [])
        statement.tests = tests.get(statement.id, [])
    return found


def sources(game: str) -> list[Path]:
    return sorted([*folder_of(game).rglob("*.py"), *(PACKAGE / "kernel").rglob("*.py")])


def citations(game: str, root: Path) -> dict[str, list[str]]:
    """Which functions and classes name a rule in their docstring, by rule."""
    found: dict[str, list[str]] = {}
    for path in sources(game):
        for name, node in definitions(parsed(path)):
            for rule in rules_in(ast.get_docstring(node) or ""):
                found.setdefault(rule, []).append(f"{path.relative_to(root).as_posix()}:{name}")
    return found


def rules_in(docstring: str) -> list[str]:
    lists: list[str] = CITED.findall(docstring)
    return [rule for each in lists for rule in re.findall(RULE_ID, each)]


def named_rules(game: str) -> set[str]:
    """Every rule that stands as a word of its own in the game's code: log lines and refusals."""
    return {
        node.value
        for path in sources(game)
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(RULE_ID, node.value)
    }


def marks(root: Path) -> dict[str, list[str]]:
    """Which tests carry a rule's mark, by rule."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        tree = parsed(path)
        of_module = [rule for node in tree.body if is_pytestmark(node) for rule in marked(node)]
        for name, node in definitions(tree):
            function = name.rpartition(".")[2]
            if isinstance(node, ast.ClassDef) or not function.startswith("test"):
                continue
            test = f"{path.relative_to(root).as_posix()}::{name.replace('.', '::')}"
            for rule in dict.fromkeys([*of_module, *class_marks(tree, name), *decorations(node)]):
                found.setdefault(rule, []).append(test)
    return found


def class_marks(tree: ast.Module, name: str) -> list[str]:
    """The marks of the class that holds a test, if one does."""
    holder = name.rpartition(".")[0]
    return [rule for other, node in definitions(tree) if other == holder for rule in decorations(node)]


def decorations(node: Definition) -> list[str]:
    return [rule for decorator in node.decorator_list for rule in marked(decorator)]


def is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def marked(node: ast.AST) -> list[str]:
    """The arguments of every `pytest.mark.rule(...)` in a decorator, those of parameters included."""
    return [
        argument.value
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def definitions(tree: ast.Module | ast.ClassDef, within: str = "") -> Iterator[tuple[str, Definition]]:
    """Functions, classes and methods with their dotted names."""
    for node in tree.body:
        if isinstance(node, Definition):
            yield within + node.name, node
        if isinstance(node, ast.ClassDef):
            yield from definitions(node, f"{within}{node.name}.")
