"""Two processes at work without end, and Ctrl+C at an instant that is named: whoever hears it says so.

python -m tests.arena.interrupted INSTANT
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from itertools import count
from types import FrameType
from typing import Any

from artel.arena.crew import crew_of, spread

# So many results are there before.
SETTLED = 10
# An instant that does not come while so many more are taken does not come at all.
AWAITED = 40
HEARD = "heard"


def twice(number: int) -> int:
    return 2 * number


def interrupt() -> None:
    signal.raise_signal(signal.SIGINT)


def after(path: str, function: str) -> Callable[[], None]:
    """As soon as this function has done its work, before whoever called it knows."""

    def watch(frame: FrameType, event: str, value: Any) -> Any:
        code = frame.f_code
        if not code.co_filename.endswith(path) or code.co_qualname != function:
            return None
        if event == "return":
            sys.settrace(None)
            interrupt()
        return watch

    return lambda: sys.settrace(watch)


class Left:
    """Something that is cleared away: what is raised there is told and forgotten."""

    def __del__(self) -> None:
        interrupt()


def clear_away() -> None:
    Left()


INSTANTS: dict[str, Callable[[], None]] = {
    "a lock was taken": after("threading.py", "Condition.__enter__"),
    "several locks were taken": after("_base.py", "_AcquireFutures.__enter__"),
    "a task was sent": after("connection.py", "Connection._send_bytes"),
    "a result was read": after("connection.py", "Connection._recv_bytes"),
    "it was waited": after("connection.py", "wait"),
    "something was cleared away": clear_away,
}


def rows() -> Iterator[tuple[int]]:
    return ((number,) for number in count())


def main(instant: str) -> None:
    # Whoever runs the tests in the background lets them begin deaf to it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with crew_of(2) as crew:
            for taken, _ in enumerate(spread(crew, twice, rows())):
                if taken == SETTLED:
                    INSTANTS[instant]()
                if taken == SETTLED + AWAITED and sys.gettrace() is not None:
                    sys.settrace(None)
                    interrupt()
    except KeyboardInterrupt:
        print(HEARD)


if __name__ == "__main__":
    main(sys.argv[1])
