"""A compiled engine that is older than its sources says so; times that change do not make it old."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import artel
from artel import built_from
from artel.cli import commands
from artel.kernel import build

PACKAGE = Path(artel.__file__).parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Two sources, a compiled file for this Python, and the note of a build."""
    made = tmp_path / "artel"
    for name in ("kernel/build.py", "games/chess/board.py"):
        (made / name).parent.mkdir(parents=True)
        (made / name).write_text("ROWS = 8\n")
    (made / "kernel" / f"build{EXTENSION_SUFFIXES[0]}").touch()
    (made / built_from.NOTE).write_text(built_from.note_of(str(made), ["kernel", "games"]))
    return made


def test_a_build_of_these_sources_says_nothing(package: Path) -> None:
    assert built_from.complaint(str(package)) is None


def test_times_alone_make_no_build_old(package: Path) -> None:
    for name in ("kernel/build.py", "games/chess/board.py"):
        os.utime(package / name, (4_000_000_000, 4_000_000_000))
    assert built_from.complaint(str(package)) is None


@pytest.mark.parametrize("text", ["ROWS = 9\n", "ROWS = 10\n"])
def test_an_edit_is_named_in_one_line(package: Path, text: str) -> None:
    (package / "games" / "chess" / "board.py").write_text(text)
    line = built_from.complaint(str(package))
    assert line is not None
    assert "older than games/chess/board.py;" in line
    assert "\n" not in line


def test_an_edit_back_to_what_was_compiled_is_none(package: Path) -> None:
    board = package / "games" / "chess" / "board.py"
    board.write_text("ROWS = 9\n")
    board.write_text("ROWS = 8\n")
    assert built_from.edited(str(package)) == []


def test_new_and_removed_sources_count(package: Path) -> None:
    (package / "games" / "chess" / "clock.py").write_text("")
    (package / "kernel" / "build.py").unlink()
    assert built_from.edited(str(package)) == ["games/chess/clock.py", "kernel/build.py"]
    line = built_from.complaint(str(package))
    assert line is not None
    assert "older than games/chess/clock.py and 1 more;" in line


def test_a_note_cut_off_in_writing_is_no_error(package: Path) -> None:
    note = package / built_from.NOTE
    note.write_text(note.read_text()[: -len(" kernel/build.py\n")])
    assert built_from.edited(str(package)) == []
    (package / "games" / "chess" / "board.py").write_text("ROWS = 9\n")
    assert built_from.edited(str(package)) == ["games/chess/board.py"]


def test_a_folder_that_is_gone_is_no_error(package: Path) -> None:
    shutil.rmtree(package / "games")
    assert built_from.edited(str(package)) == ["games/chess/board.py"]


@pytest.mark.parametrize("lost", [built_from.NOTE, f"kernel/build{EXTENSION_SUFFIXES[0]}"])
def test_a_wheel_and_a_pure_build_are_never_old(package: Path, lost: str) -> None:
    (package / lost).unlink()
    (package / "games" / "chess" / "board.py").write_text("ROWS = 9\n")
    assert built_from.complaint(str(package)) is None


def test_the_version_says_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "compiled", lambda: True)
    monkeypatch.setattr(commands, "edited", lambda: ["kernel/build.py"])
    assert "(compiled engine, older than its sources, Python" in commands.version()


def told(copy: Path, *command: str) -> list[str]:
    """What the engine of this copy says beside its output."""
    settings = {name: value for name, value in os.environ.items() if name != built_from.TOLD}
    done = subprocess.run(
        [sys.executable, *command],
        env={**settings, "PYTHONPATH": str(copy.parent), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    return done.stderr.splitlines()


def test_the_running_build_says_it_of_itself(tmp_path: Path) -> None:
    """In a compiled build its copy complains of an edit, once, whatever it starts; a pure one never does."""
    copy = tmp_path / "artel"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for group in PACKAGE.parent.glob("artel__mypyc*"):
        shutil.copy(group, tmp_path)
    played = ("-m", "artel.cli.main", "selfplay", "artificium", "--games", "4", "--jobs", "2")
    assert told(copy, *played) == []
    source = copy / "kernel" / "build.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    lines = told(copy, *played)
    assert [line.partition(" older than ")[2].partition(";")[0] for line in lines] == (
        ["kernel/build.py"] if build.compiled() else []
    )
