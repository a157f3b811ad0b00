"""A process beside this one that is spoken to through a pipe: begun deaf to Ctrl+C, ended at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

# The longest that a process may take until it says that it is ready.
STARTING: Final = 60.0


def begun(name: str, work: Callable[..., None], *given: object) -> tuple[SpawnProcess, Connection]:
    """A process that does `work(pipe, *given)`, and our end of the pipe."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, *given), daemon=True, name=name)
    with deaf():
        process.start()
    theirs.close()
    return process, ours


def give_way(niceness: int) -> None:
    """Let others have the processor first, where the system knows such a thing; in the process itself."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def end(process: SpawnProcess | None, pipe: Connection | None) -> None:
    """End a process, whatever it is doing, and close the pipe to it."""
    if process is not None:
        process.kill()
        process.join()
    if pipe is not None:
        pipe.close()


@contextmanager
def deaf() -> Iterator[None]:
    """Ctrl+C is heard only afterwards, and never by a process that is started meanwhile.

    Not even before its first line of Python has run.
    """
    if sys.platform == "win32":
        yield
        return
    # Its first start would make this thread hear again.
    resource_tracker.ensure_running()
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
