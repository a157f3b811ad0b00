"""Copies of this checkout, the wheels made from them, and empty environments to install those into."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.steps import ROOT

SOURCES = ("constraints.txt", "LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")
FOLDERS = ("docs/rulings", "locales", "scripts", "src", "web")
UNWANTED = ("*.so", "*.pyd", "*.egg-info", "__pycache__", "node_modules")
QUIET = ("--quiet", "--disable-pip-version-check")


def copied_checkout(folder: Path) -> Path:
    """The sources as they are, the built client and what it was made from, but nothing compiled."""
    folder.mkdir(parents=True)
    for name in SOURCES:
        shutil.copy(ROOT / name, folder)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*UNWANTED))
    shutil.copytree(ROOT / "build" / "client", folder / "build" / "client")
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


def run(*command: str | Path, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "ARTEL_PURE": "1", **settings},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )


def pip_wheel(source: Path, target: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """`pip wheel` with the build tools of this environment, the network left out."""
    flags = ("--no-build-isolation", "--no-deps", "--no-index", *QUIET, "--wheel-dir", target)
    return run(sys.executable, "-m", "pip", "wheel", *flags, source, folder=source.parent, **settings)


def distributions_for(names: Iterable[str]) -> dict[str, importlib.metadata.Distribution]:
    """These requirements and all they require in turn, as they are installed here."""
    found: dict[str, importlib.metadata.Distribution] = {}
    wanted = [Requirement(name) for name in names]
    while wanted:
        requirement = wanted.pop()
        name = canonicalize_name(requirement.name)
        marker = requirement.marker
        if name in found or (marker is not None and not marker.evaluate({"extra": ""})):
            continue
        found[name] = importlib.metadata.distribution(name)
        wanted += map(Requirement, found[name].requires or [])
    return found


@dataclass
class EmptyEnvironment:
    """A new virtual environment that knows nothing of this one but the interpreter."""

    folder: Path

    def __post_init__(self) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.folder], check=True)

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def packages(self) -> Path:
        [found] = self.folder.glob("lib/python*/site-packages")
        return found

    def lend(self, distributions: Iterable[importlib.metadata.Distribution]) -> None:
        """Make these installed distributions importable there, and nothing that lies beside them here."""
        for distribution in distributions:
            for file in distribution.files or []:
                top = file.parts[0]
                if top in ("..", "__pycache__") or (self.packages() / top).exists():
                    continue
                (self.packages() / top).symlink_to(Path(str(distribution.locate_file(top))))

    def install(self, wheel: Path) -> None:
        flags = ("--no-index", *QUIET)
        command = (sys.executable, "-m", "pip", "--python", self.python, "install", *flags, wheel)
        done = run(*command, folder=self.folder)
        assert done.returncode == 0, done.stderr

    def run(self, *command: str | Path) -> str:
        """A command of the environment, in its own folder, with nothing of the caller's settings."""
        program = self.folder / "bin" / command[0]
        done = subprocess.run(
            [program, *command[1:]],
            cwd=self.folder,
            env=self.settings(),
            capture_output=True,
            text=True,
            check=False,
            timeout=240,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def settings(self) -> dict[str, str]:
        return {"HOME": str(self.folder), "PATH": f"{self.folder / 'bin'}{os.pathsep}{os.defpath}"}
