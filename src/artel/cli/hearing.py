"""Reading a typed line so that no Ctrl+C is lost.

Python hears a signal between two of its own instructions. One that comes after the last of them and before
the terminal is read is heard only when a line has been typed. So the wait for a line is a wait for either:
the line, or the byte that Python writes for every signal at once.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from collections.abc import Iterator


@contextlib.contextmanager
def signals_to(end: int) -> Iterator[None]:
    """Python writes a byte to this end of a pipe for every signal it has been sent."""
    before = signal.set_wakeup_fd(end, warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)


def wait_for_line() -> None:
    """Return when a line has been typed at the terminal; a signal is heard at once."""
    if os.name != "posix" or not sys.stdin.isatty():
        return
    heard, told = os.pipe()
    os.set_blocking(heard, False)
    os.set_blocking(told, False)
    try:
        with signals_to(told):
            ready: list[object] = []
            while sys.stdin not in ready:
                ready, _, _ = select.select([sys.stdin, heard], [], [])
                if heard in ready:
                    # A handler that raises does so here; any other signal is nothing to wait for.
                    os.read(heard, 64)
    finally:
        os.close(heard)
        os.close(told)
