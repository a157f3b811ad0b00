"""The time by which clocks run: how long the server of a data file has been awake, all its runs together.

It stands still while the server is down, so a restart costs nobody any time. A table that lies on disk while
the server runs is charged all the same: the seconds count for every table, whether it is in memory or not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol


class Alarm(Protocol):
    """Something that will happen unless it is taken back."""

    def cancel(self) -> None: ...


class ServerTime:
    """Goes on where the last run of the server has come to."""

    def __init__(self, before: float) -> None:
        self._before: Final = before
        self._begun: Final = time.monotonic()

    def now(self) -> float:
        return self._before + time.monotonic() - self._begun

    def call_at(self, when: float, run: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), run)


def in_ms(seconds: float) -> int:
    """Server time as it travels: whole milliseconds."""
    return round(seconds * 1000)
