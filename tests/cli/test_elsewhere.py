"""On systems that are not POSIX: commands are there where modules of Python that others have are not."""

from __future__ import annotations

import subprocess
import sys

from tests.cli.samples import ROOT

# Python has these on POSIX systems alone.
ABSENT = ("fcntl", "grp", "pwd", "resource", "termios", "tty")
SCRIPT = f"""
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys({ABSENT!r}))
import artel.cli
for module in pkgutil.walk_packages(artel.cli.__path__, "artel.cli."):
    importlib.import_module(module.name)
from artel.cli.main import main
sys.exit(main(["games", "--json"]))
"""


def test_every_command_is_there_without_what_only_posix_has() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT / "src", capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert '"name": "keyflower"' in done.stdout
