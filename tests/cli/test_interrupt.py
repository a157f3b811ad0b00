"""Ctrl+C: a command that works for long ends at once, with its processes, a line and 130."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.samples import ROOT

# Far more games than any machine plays while a test waits.
MATCH = ("selfplay", "keyflower", "--players", "6", "--games", "1000000", "--bots", "greedy")
PATIENCE = 60


def started(*options: str, words: tuple[str, ...] = MATCH, first: str = "") -> subprocess.Popen[str]:
    """A command in a process; what lies in the folder `first` takes the place of packages of that name."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (first, str(ROOT / "src"))))}
    command = [sys.executable, "-m", "artel.cli.main", *words, *options]
    return subprocess.Popen(
        command,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Ctrl+C is heard even where the tests themselves were started without.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def running_in(session: int) -> set[int]:
    """The processes of a session that have not ended."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,sess=,stat="], capture_output=True, text=True, check=True
    )
    rows = [line.split() for line in listed.stdout.splitlines()]
    return {int(pid) for pid, owner, stat in rows if int(owner) == session and not stat.startswith("Z")}


def worked(pid: int) -> int:
    """For how many seconds a process has been at work; on a busy machine that grows as slowly as its work."""
    told = subprocess.run(
        ["ps", "-p", str(pid), "-o", "cputimes="], capture_output=True, text=True, check=True
    )
    return int(told.stdout)


def waited_for(so: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not so() and time.monotonic() < until:
        time.sleep(0.05)
    return so()


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    try:
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        for pid in running_in(process.pid):
            os.kill(pid, signal.SIGKILL)
    return process.returncode, out, err


@pytest.mark.parametrize("to_all", [True, False], ids=["from the keyboard", "to the parent alone"])
@pytest.mark.parametrize("settled", [True, False], ids=["while playing", "while starting"])
def test_ctrl_c_ends_all_processes_of_a_match(to_all: bool, settled: bool) -> None:
    process = started("--jobs", "3")
    # The match itself, three that play and the one that tracks what they share.
    assert waited_for(lambda: len(running_in(process.pid)) >= (4 if settled else 2))
    if settled:
        time.sleep(1.5)
    (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
    code, out, err = ended(process)
    assert (code, out) == (130, "")
    assert err == "artel selfplay: stopped by Ctrl+C\n"
    assert waited_for(lambda: running_in(process.pid) == set())


def test_ctrl_c_ends_a_match_in_one_process() -> None:
    process = started()
    # Enough to be past its imports, and far too little for the match.
    assert waited_for(lambda: worked(process.pid) >= 3)
    os.kill(process.pid, signal.SIGINT)
    code, out, err = ended(process)
    assert (code, out, err) == (130, "", "artel selfplay: stopped by Ctrl+C\n")


def test_a_process_that_is_killed_is_told() -> None:
    process = started("--jobs", "2")
    assert waited_for(lambda: len(running_in(process.pid)) >= 3)
    time.sleep(1.5)
    os.kill(max(running_in(process.pid)), signal.SIGKILL)
    code, out, err = ended(process)
    assert (code, out) == (2, "")
    assert err == ("artel selfplay: expected 2 processes to the end of the match, got one ended early\n")


# What each is imported by: the engine, all commands, the table alone. It tells that it is, and stays there.
IMPORTED = [
    ("tomllib", ("games",), ""),
    ("rich_argparse", ("play", "artificium"), ""),
    ("uvicorn", ("serve", "--no-browser"), "artel serve: stopped by Ctrl+C\n"),
]
STAYS = "import time\nprint('imported', flush=True)\nwhile True:\n    time.sleep(1)\n"


@pytest.mark.parametrize(("package", "words", "says"), IMPORTED, ids=[each[0] for each in IMPORTED])
def test_ctrl_c_is_quiet_while_python_still_imports(
    tmp_path: Path, package: str, words: tuple[str, ...], says: str
) -> None:
    (tmp_path / f"{package}.py").write_text(STAYS)
    process = started(words=words, first=str(tmp_path))
    assert process.stdout is not None
    assert process.stdout.readline() == "imported\n"
    os.kill(process.pid, signal.SIGINT)
    assert ended(process) == (130, "", says)
