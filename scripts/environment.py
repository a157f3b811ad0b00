"""Makes the environment .venv with pip in it, from what Python and the system offer.

No address is known here: where pip has to be fetched, another pip or uv does it, from where it is set up for.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from scripts.steps import ROOT, StepError, Workshop

VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
SHOP = Workshop(VENV / "artel")
# Debian keeps a pip here for programs that make environments, also where Python has come without one.
WHEELS = Path("/usr/share/python-wheels")
OTHER_PYTHONS = ("python3", "python3.14", "python3.13", "python3.12", "python3.11", "python")
ADVICE = "install python3-venv (Debian, Ubuntu), pip, virtualenv or uv, then start again"
LONGEST_COMPLAINT = 200
Command = list[str | Path]


def environment() -> None:
    # A virtual environment holds absolute paths, so one that came along with a moved folder is remade.
    SHOP.step("environment", "Making the environment .venv", str(ROOT), has_pip(), make_environment)


def has_pip() -> bool:
    """Whether the environment's Python runs, is new enough and has pip."""
    probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    return complaint([PYTHON, "-c", probe]) is None


def make_environment() -> None:
    """Try one way after the other until there is an environment with pip in it."""
    complaints = []
    for make in makers():
        shutil.rmtree(VENV, ignore_errors=True)
        complaints.append(complaint(make))
        if complaints[-1] is None and (has_pip() or any(map(fills, fillers()))):
            return
    shutil.rmtree(VENV, ignore_errors=True)
    expected = f"Expected {sys.executable} to make an environment with pip, got {complaints[0]!r}"
    raise StepError(f"{expected} and found no other pip: {ADVICE}.")


def makers() -> Iterator[Command]:
    """Commands that make the environment; only the last of them leaves it without pip."""
    yield [sys.executable, "-m", "venv", VENV]
    yield [sys.executable, "-m", "virtualenv", VENV]
    yield ["virtualenv", "--python", sys.executable, VENV]
    yield [sys.executable, "-m", "venv", "--without-pip", VENV]


def fillers() -> Iterator[Command]:
    """Commands that put pip into an environment without it: from a file, by another pip, by uv."""
    for wheel in sorted(WHEELS.glob("pip-*.whl"), reverse=True):
        yield [PYTHON, wheel / "pip", "install", "--no-index", wheel]
    for python in (sys.executable, *OTHER_PYTHONS):
        yield [python, "-m", "pip", "--python", PYTHON, "install", "pip"]
    for pip in ("pip3", "pip"):
        yield [pip, "--python", PYTHON, "install", "pip"]
    yield ["uv", "pip", "install", "--python", PYTHON, "pip"]


def fills(command: Command) -> bool:
    return complaint(command) is None and has_pip()


def complaint(command: Command) -> str | None:
    """None where the command has succeeded, otherwise what it said, in one line."""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
    except OSError as error:
        return str(error)
    said = " ".join(done.stdout.split())
    return None if done.returncode == 0 else said[:LONGEST_COMPLAINT] or f"exit code {done.returncode}"
