"""Imports point one way: kernel <- games <- bots <- arena, learn, review, puzzles <- table, research, cli."""

from __future__ import annotations

import ast
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import artel

PACKAGE = Path(artel.__file__).parent
# What a module of each part may import of artel, besides its own part.
ALLOWED = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "arena": {"kernel", "games", "bots", ""},
    "learn": {"kernel", "games", "bots", ""},
    "review": {"kernel", "games", "bots"},
    "puzzles": {"kernel", "games", "bots"},
    "table": {"kernel", "games", "bots", "review", "puzzles", ""},
    "research": {"kernel", "games", "bots", ""},
    "cli": {"kernel", "games", "bots", "arena", "learn", "review", "puzzles", "table", "research", ""},
    "": {"kernel", "games"},
}
SEARCH = "search"
ENGINE_NEEDS = {"mypy_extensions", "librt"}


def part_of(module: str) -> tuple[str, str]:
    """The part of a dotted name below artel, and the name after it: ("games", "artificium")."""
    words = module.split(".")[1:]
    part = words[0] if words and words[0] in ALLOWED else ""
    return part, words[1] if part and len(words) > 1 else ""


def module_name(path: Path, package: Path) -> str:
    words = path.relative_to(package).with_suffix("").parts
    return ".".join(("artel", *(words[:-1] if words[-1] == "__init__" else words)))


def imports_of(source: str, importer: str, is_package: bool) -> list[str]:
    """Every absolute name a module imports; `from artel.games import x` counts as artel.games.x too."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = importer.split(".")[: len(importer.split(".")) - node.level + is_package]
                base = ".".join([*up, *([base] if base else [])])
            found += [base, *[f"{base}.{alias.name}" for alias in node.names]]
    return found


def is_module(name: str, package: Path) -> bool:
    place = package.joinpath(*name.split(".")[1:])
    return place.is_dir() or place.with_suffix(".py").exists()


def wrong_arrows(importer: str, imported: str, package: Path) -> str | None:
    """What is wrong with this import, or None."""
    top = imported.split(".")[0]
    part, own = part_of(importer)
    if top != "artel":
        if part in ("kernel", "games") and top not in ENGINE_NEEDS and top not in sys.stdlib_module_names:
            return f"the engine needs only {sorted(ENGINE_NEEDS)}"
        return None
    if not is_module(imported, package):
        return None
    target, name = part_of(imported)
    if target == part:
        # Games and the bots of a game do not know each other; the list of games and of bots does. The search
        # knows none of them, and they know it.
        if part in ("games", "bots") and own and name and own != name and name != SEARCH:
            folders = (package / part / own).is_dir() and (package / part / name).is_dir()
            return f"{own} must not know {name}" if folders else None
        return None
    if target not in ALLOWED[part]:
        return f"{part or 'artel'} must not know {target or 'artel'}"
    if target == "games" and part != "" and name and not (part == "bots" and own == name):
        return f"{importer} reaches a game only through artel.kernel and artel.games"
    return None


def all_wrong_arrows(package: Path) -> list[str]:
    wrong = []
    for path in sorted(package.rglob("*.py")):
        importer = module_name(path, package)
        names = imports_of(path.read_text(encoding="utf-8"), importer, path.name == "__init__.py")
        for imported in names:
            problem = wrong_arrows(importer, imported, package)
            if problem:
                wrong.append(f"{importer} imports {imported}: {problem}")
    return wrong


def test_imports_point_one_way() -> None:
    assert len(list(PACKAGE.rglob("*.py"))) > 30
    assert all_wrong_arrows(PACKAGE) == []


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("kernel/agenda.py", "from artel.games import GAMES"),
        ("kernel/agenda.py", "from ..games.artificium import state"),
        ("kernel/agenda.py", "import numpy"),
        ("games/artificium/state.py", "import artel.bots.contract"),
        ("games/artificium/state.py", "from artel.games.keyflower import words"),
        ("bots/match.py", "from artel.games.artificium.state import ArtificiumState"),
        ("bots/match.py", "from artel.table import room"),
        ("bots/keyflower/greedy.py", "from artel.games.artificium.words import CARDS"),
        ("table/room.py", "from artel.games.artificium import words"),
        ("table/room.py", "def f():\n    import artel.games.artificium.view"),
        ("table/room.py", "from artel.cli import main"),
        ("arena/crew.py", "from artel.cli import main"),
        ("review/course.py", "from artel.table import room"),
        ("research/tensors.py", "from artel.games.artificium.state import ArtificiumState"),
        ("cli/main.py", "from artel.games.artificium.text import LINES"),
    ],
)
def test_a_wrong_arrow_is_found(importer: str, line: str, tmp_path: Path) -> None:
    """The reader of imports must notice each forbidden arrow, in functions and relative ones too."""
    files = {
        importer: line,
        **{f"{part}/__init__.py": "" for part in ALLOWED if part},
        **{f"games/{game}/__init__.py": "" for game in ("artificium", "keyflower")},
        **{f"games/artificium/{name}.py": "" for name in ("words", "view", "text")},
        "bots/contract.py": "",
    }
    files.setdefault("games/artificium/state.py", "")
    files.setdefault("table/room.py", "")
    files.setdefault("cli/main.py", "")
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert all_wrong_arrows(tmp_path)


def only_the_engine(folder: Path) -> Path:
    """A folder with nothing but artel and the runtime of mypyc."""
    for found in [PACKAGE, *PACKAGE.parent.glob("artel__mypyc*")]:
        (folder / found.name).symlink_to(found)
    for name in ENGINE_NEEDS:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        if spec.submodule_search_locations:
            shutil.copytree(next(iter(spec.submodule_search_locations)), folder / name)
        else:
            shutil.copy(str(spec.origin), folder)
    return folder


def test_the_engine_needs_nothing_but_the_standard_library_and_the_runtime_of_mypyc(tmp_path: Path) -> None:
    modules = [
        module_name(path, PACKAGE)
        for part in ("kernel", "games")
        for path in sorted((PACKAGE / part).rglob("*.py"))
    ]
    program = (
        "import sys, importlib\n"
        f"sys.path.insert(0, {str(only_the_engine(tmp_path))!r})\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "import artel\n"
        "game = artel.new('artificium', players=2, seed=1)\n"
        "while not game.over: game.play(game.moves()[-1])\n"
        "print(len(sys.modules), artel.__file__)\n"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-I", "-c", program], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert str(tmp_path) in done.stdout
