"""Signals that nobody misses.

Python hears a signal between two of its own instructions. One that comes after the last of them and before a
wait is heard only when the wait is over, and what is raised while something is cleared away is told and
forgotten. For every signal Python also writes a byte at once: whoever waits for that too misses none.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

MOST_TOLD = 64


@contextmanager
def signals_told() -> Iterator[int]:
    """The end of a pipe at which the number of every signal can be read; for the main thread."""
    heard, told = os.pipe()
    os.set_blocking(heard, False)
    os.set_blocking(told, False)
    try:
        before = signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        try:
            yield heard
        finally:
            signal.set_wakeup_fd(before)
    finally:
        os.close(heard)
        os.close(told)


def hear(heard: int) -> None:
    """Read what signals have come. A handler that raises does so here; a Ctrl+C that was forgotten too."""
    if (
        signal.SIGINT in os.read(heard, MOST_TOLD)
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    ):
        raise KeyboardInterrupt
