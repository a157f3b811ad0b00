"""A person at a real terminal: a process behind a pseudo-terminal of a given size."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Final

from tests.cli.samples import ROOT

PATIENCE: Final = 120
ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def at_a_terminal() -> None:
    """In the new process: the terminal is its own, and Ctrl+C is heard even where the tests ignore it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """One command, typed to and read from as a person does."""

    def __init__(self, folder: Path, *argv: str, columns: int = 80, rows: int = 24, **env: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        surroundings = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "XDG_DATA_HOME": str(folder),
            "TERM": "xterm-256color",
        }
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            surroundings.pop(name, None)
        surroundings.update(env)
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", "artel.cli.main", *argv],
            stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=surroundings, start_new_session=True,
            preexec_fn=at_a_terminal,
        )  # fmt: skip
        os.close(theirs)
        self._ours: Final = ours
        self.raw = ""

    def until_asked(self) -> str:
        """What is written up to the next prompt, or up to the end."""
        begun = len(self.raw)
        until = time.monotonic() + PATIENCE
        while not plain(self.raw[begun:]).endswith("\n> ") and time.monotonic() < until:
            if not select.select([self._ours], [], [], 0.2)[0]:
                continue
            try:
                came = os.read(self._ours, 65536)
            except OSError:
                break
            if not came:
                break
            self.raw += came.decode("utf-8", "replace")
        return plain(self.raw[begun:])

    def send(self, keys: bytes) -> None:
        os.write(self._ours, keys)

    def press(self, keys: bytes) -> str:
        self.send(keys)
        return self.until_asked()

    def type(self, line: str) -> str:
        return self.press(f"{line}\n".encode())

    def left(self) -> int:
        """The exit code of the process."""
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            os.close(self._ours)


def plain(text: str) -> str:
    """Without colours, with the line ends of a file."""
    return ESCAPES.sub("", text).replace("\r\n", "\n")
