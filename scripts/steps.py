"""Steps that leave a stamp of what they were made from, and are skipped while that has not changed.

A stamp is written only after its step has succeeded, so an interrupted run is taken up again at the next
start. Only the standard library is used: this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GENERATED_FOLDERS = {"node_modules", "dist", "__pycache__", "static", "test-results"}


class StepError(Exception):
    """A step could not be done; the text says what was expected and what came."""


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def files_under(*tops: Path, suffix: str | tuple[str, ...] = "") -> Iterator[Path]:
    for top in tops:
        if top.is_file():
            yield top
        for folder, folders, names in os.walk(top):
            folders[:] = sorted(name for name in folders if name not in GENERATED_FOLDERS)
            yield from (Path(folder, name) for name in sorted(names) if name.endswith(suffix))


def digest(files: Iterator[Path], *words: str) -> str:
    total = hashlib.sha256("\n".join(words).encode())
    for path in files:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return total.hexdigest()


@dataclass(frozen=True)
class Workshop:
    """Where steps keep their stamps and logs."""

    folder: Path

    def is_done(self, name: str, made_from: str, present: bool) -> bool:
        stamp = self.folder / name
        return present and stamp.exists() and stamp.read_text() == made_from

    def step(self, name: str, doing: str, made_from: str, present: bool, work: Callable[[], object]) -> None:
        if self.is_done(name, made_from, present):
            return
        stamp = self.folder / name
        stamp.unlink(missing_ok=True)
        print(f"{doing} ...", flush=True)
        started = time.monotonic()
        work()
        self.folder.mkdir(parents=True, exist_ok=True)
        stamp.write_text(made_from)
        print(f"    done in {time.monotonic() - started:.0f} s", flush=True)

    def run(
        self,
        name: str,
        *command: str | Path,
        tools: Path,
        folder: Path = ROOT,
        settings: dict[str, str] | None = None,
    ) -> str:
        """Run a command that finds `tools` first, its output in a log; show the log's end when it fails."""
        self.folder.mkdir(parents=True, exist_ok=True)
        log = self.folder / f"{name}.log"
        path = f"{tools}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        with log.open("w") as output:
            code = subprocess.run(
                [str(word) for word in command],
                cwd=folder,
                env={**os.environ, **(settings or {}), "PATH": path},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            ).returncode
        text = log.read_text(errors="replace")
        if code:
            tail = "\n".join(text.splitlines()[-20:])
            raise StepError(f"{tail}\n{name}: expected exit code 0, got {code}; the whole log is {log}")
        return text
