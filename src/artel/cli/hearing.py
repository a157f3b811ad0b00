"""Reading a typed line so that no Ctrl+C is lost: the wait is one for either, a line or a signal."""

from __future__ import annotations

import os
import select
import sys

from artel.signals import hear, signals_told


def wait_for_line() -> None:
    """Return when a line has been typed at the terminal; a signal is heard at once."""
    if os.name != "posix" or not sys.stdin.isatty():
        return
    with signals_told() as heard:
        ready: list[object] = []
        while sys.stdin not in ready:
            ready, _, _ = select.select([sys.stdin, heard], [], [])
            if heard in ready:
                hear(heard)
