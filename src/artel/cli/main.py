"""The command `artel`: Ctrl+C ends it quietly from its first moment on, while Python still imports."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from typing import Final

# What a shell says of a command that was ended by Ctrl+C.
STOPPED: Final = 130


def leave(*_: object) -> None:
    """Nothing is begun yet, so nothing has to be ended."""
    os._exit(STOPPED)


def main(argv: Sequence[str] | None = None) -> int:
    heard = signal.getsignal(signal.SIGINT)
    quiet = heard is signal.default_int_handler and threading.current_thread() is threading.main_thread()
    if quiet:
        signal.signal(signal.SIGINT, leave)
    try:
        # All commands with all games: that takes a moment.
        from artel.cli.commands import command
    finally:
        if quiet:
            signal.signal(signal.SIGINT, heard)
    try:
        return command(argv)
    except KeyboardInterrupt:
        return STOPPED


if __name__ == "__main__":
    sys.exit(main())
