"""What the C compiler is told: of each module the flags once, however many modules there are."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from scripts.steps import ROOT
from tests.package.support import run

MODULES = ("one", "two", "three")
FLAGS = ("-fvisibility=hidden", "-Wno-error")
# Whoever begins a program by its first line knows no spaces in the path of a Python.
BEGUN = """#!/bin/sh
exec {python} {script} "$@"
"""
# Notes how it was called, and leaves an empty file where a real one leaves what it has made.
COMPILER = """import os, sys
calls = os.open({calls!r}, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.write(calls, (" ".join(sys.argv[1:]) + "\\n").encode())
open(sys.argv[sys.argv.index("-o") + 1], "w").close()
"""


@pytest.fixture
def calls(tmp_path: Path) -> list[list[str]]:
    """How the compiler is called for a package of a few small modules."""
    checkout, compiler, noted = tmp_path / "checkout", tmp_path / "cc", tmp_path / "calls"
    package = checkout / "src" / "artel"
    (package / "small").mkdir(parents=True)
    for name in ("setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    shutil.copy(ROOT / "src" / "artel" / "built_from.py", package)
    (package / "__init__.py").touch()
    (package / "small" / "__init__.py").touch()
    for name in MODULES:
        (package / "small" / f"{name}.py").write_text(f"def {name}() -> int:\n    return {len(name)}\n")
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = 'compiled = ["kernel", "games", "bots"]'
    assert listed in settings
    (checkout / "pyproject.toml").write_text(settings.replace(listed, 'compiled = ["small"]'))
    script = tmp_path / "cc.py"
    script.write_text(COMPILER.format(calls=str(noted)))
    compiler.write_text(BEGUN.format(python=shlex.quote(sys.executable), script=shlex.quote(str(script))))
    compiler.chmod(0o755)
    command = (sys.executable, "setup.py", "--quiet", "build_ext", "--inplace")
    done = run(*command, folder=checkout, ARTEL_PURE="0", CC=shlex.quote(str(compiler)))
    assert "pure Python" not in done.stderr, done.stderr
    return [line.split() for line in noted.read_text().splitlines()]


def test_every_module_is_compiled_with_each_flag_once(calls: list[list[str]]) -> None:
    compiled = [call for call in calls if "-c" in call]
    sources = [Path(each).name for call in compiled for each in call if each.endswith(".c")]
    assert [name for name in MODULES if not any(each.startswith(f"{name}.c") for each in sources)] == []
    told = {(flag, call.count(flag)) for call in compiled for flag in FLAGS}
    assert told == {(flag, 1) for flag in FLAGS}
