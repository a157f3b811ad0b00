"""How the scripts get an environment with pip from a Python without ensurepip, as Debian's may be."""

from __future__ import annotations

import importlib.metadata
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts.steps import ROOT

# The Python of this test stands for the system's; its name and the folder of wheels are given.
DRIVER = """
import sys
from pathlib import Path
from scripts import environment
from scripts.steps import StepError
sys.executable = sys.argv[1]
environment.WHEELS = Path(sys.argv[2])
try:
    environment.environment()
except StepError as error:
    sys.exit(str(error))
"""
WITHOUT_ENSUREPIP = """#!/bin/sh
case "$*" in
    "-m venv --without-pip "*) ;;
    "-m venv "*) echo "ensurepip is not"; echo "available."; exit 1 ;;
    "-m "*) exit 1 ;;
esac
exec "{python}" "$@"
"""
ANOTHER_PIP = """#!/bin/sh
[ "$1 $3 $4" = "--python install pip" ] || exit 1
exec "{python}" -m pip --python "$2" install --no-index --find-links "{wheels}" pip
"""


class Machine:
    """A checkout in a folder with a space in its name, and a system with only what a test puts there."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "my games"
        self.wheels = folder / "wheels"
        self.bin = folder / "bin"
        for made in (self.checkout, self.wheels, self.bin):
            made.mkdir()
        shutil.copytree(ROOT / "scripts", self.checkout / "scripts")
        self.python = self.program("debian-python", WITHOUT_ENSUREPIP.format(python=sys.executable))

    def program(self, name: str, text: str) -> Path:
        path = self.bin / name
        path.write_text(text)
        path.chmod(0o755)
        return path

    def pip_wheel(self, folder: Path) -> None:
        """The pip of this environment, as the wheel it once came in."""
        pip = importlib.metadata.distribution("pip")
        assert pip.files is not None
        kept = [file for file in pip.files if file.parts[0] != ".." and "__pycache__" not in file.parts]
        with zipfile.ZipFile(folder / f"pip-{pip.version}-py3-none-any.whl", "w") as wheel:
            for file in kept:
                wheel.write(str(file.locate()), str(file))

    def prepare(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", DRIVER, self.python, self.wheels],
            cwd=self.checkout,
            env={"PATH": str(self.bin)},
            capture_output=True,
            text=True,
            timeout=240,
        )

    def pip(self) -> str:
        python = self.checkout / ".venv" / "bin" / "python"
        return subprocess.run([python, "-m", "pip", "--version"], capture_output=True, text=True).stdout


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_pip_comes_from_the_wheel_of_the_system(machine: Machine) -> None:
    machine.pip_wheel(machine.wheels)
    done = machine.prepare()
    assert done.returncode == 0, done.stderr
    assert str(machine.checkout / ".venv") in machine.pip()
    assert "Making the environment" not in machine.prepare().stdout


def test_pip_is_installed_by_another_pip(machine: Machine, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    machine.pip_wheel(elsewhere)
    machine.program("pip3", ANOTHER_PIP.format(python=sys.executable, wheels=elsewhere))
    done = machine.prepare()
    assert done.returncode == 0, done.stderr
    assert str(machine.checkout / ".venv") in machine.pip()


def test_where_there_is_no_pip_at_all_one_line_says_what_to_install(machine: Machine) -> None:
    done = machine.prepare()
    assert done.returncode == 1
    [line] = done.stderr.splitlines()
    assert line.startswith(
        f"Expected {machine.python} to make an environment with pip, got 'ensurepip is not"
    )
    assert "install python3-venv (Debian, Ubuntu), pip, virtualenv or uv" in line
    assert not (machine.checkout / ".venv").exists()
