"""Ctrl+C in the instant before the terminal is read is heard at once, not with the next line."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import textwrap

from tests.cli.samples import ROOT

# The signal comes when `select` asks for the number of its file, in C: no instruction of Python comes before
# it waits. `max` calls `interrupt_main(2)`, which marks SIGINT as its handler would, and returns 2: the
# terminal.
SCRIPT = textwrap.dedent(
    """
    import _thread, functools, signal, sys
    from artel.cli.hearing import wait_for_line

    class Terminal:
        isatty = functools.partial(bool, 1)
        fileno = functools.partial(max, (2,), key=_thread.interrupt_main)

    # Whoever runs the tests in the background lets them begin deaf to it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.stdin = Terminal()
    try:
        wait_for_line()
    except KeyboardInterrupt:
        sys.exit(7)
    """
)


def test_a_signal_just_before_the_wait_is_heard() -> None:
    ours, theirs = pty.openpty()
    try:
        left = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            timeout=60,
        )
    finally:
        os.close(theirs)
        os.close(ours)
    assert left.returncode == 7
