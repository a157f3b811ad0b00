"""When the server looks for garbage: objects that refer to each other in circles, which nothing else frees.

All tables stand still meanwhile, for as long as there is much to look through. Python looks through what is
new by itself, little at a time, which takes a few milliseconds. All the rest it would look through in the
middle of a move, which takes a large part of a second with hundreds of games. So that is left to this place:
it does so between messages, when there has been nothing to do for a while and something may have been left
behind. Where there is always something to do, what is left behind is bounded all the same: everything is
looked through once many tables have left memory, or there are twice as many objects as were left before.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final, Literal

from artel.table.metrics import COLLECTING

# So many new objects are looked through at once, and then those that stayed after so many times.
NEW: Final = 500
TIMES: Final = 4
# Python has no word for never.
NEVER: Final = 1 << 30
LOOK_SECONDS: Final = 1.0
# A second in which the server worked for no more than this was idle, and so many in a row are enough.
IDLE_WORK: Final = 0.02
IDLE_LOOKS: Final = 3
# What so many tables have left behind waits no longer until the server is idle.
MOST_GONE: Final = 100
# So many objects more than were left the last time are no reason to hurry: some four hundred games.
MOST_MORE: Final = 1_000_000

Counted = Callable[[], int]


def _worked() -> float:
    """Seconds of processor time that this process has used."""
    return time.process_time()


class Collector:
    """The one place that decides when everything is looked through."""

    def __init__(
        self, let_go: Counted, worked: Callable[[], float] = _worked, most_more: int = MOST_MORE
    ) -> None:
        # How many tables have left memory; each leaves circles behind.
        self._let_go: Final = let_go
        self._worked: Final = worked
        self._most_more: Final = most_more
        self._before: Final = gc.get_threshold()
        self._looking: asyncio.Task[None] | None = None
        self._idle = 0
        self._work = worked()
        self._gone = let_go()
        self._left = 0
        # How many had ever grown old when everything was looked through, and when they were counted.
        self._aged = self._counted = 0
        self._begun = 0.0

    def begin(self) -> None:
        """What is there now stays: it is looked through a last time, and then no more."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(NEW, TIMES, NEVER)
        gc.callbacks.append(self._measure)
        self._note()
        self._looking = asyncio.create_task(self._look_on())

    def end(self) -> None:
        """Leave it to Python again."""
        if self._looking is not None:
            self._looking.cancel()
            gc.callbacks.remove(self._measure)
            gc.set_threshold(*self._before)
            gc.unfreeze()
            self._looking = None

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()

    def look(self) -> None:
        """Look through everything if it is time."""
        worked = self._worked()
        self._idle = self._idle + 1 if worked - self._work <= IDLE_WORK else 0
        self._work = worked
        gone = self._let_go() - self._gone
        left_behind = gone > 0 or _ever_aged() > self._aged
        if (left_behind and self._idle >= IDLE_LOOKS) or gone >= MOST_GONE or self._is_too_much():
            gc.collect()
            self._note()

    def _is_too_much(self) -> bool:
        """True when there are far more objects than were left the last time, whether garbage or not."""
        most, aged = max(self._left, self._most_more), _ever_aged()
        if aged - self._counted < most:
            return False
        # Most of what has grown old is gone by now. To count is quick beside looking through.
        self._counted = aged
        return len(gc.get_objects(generation=2)) - self._left >= most

    def _note(self) -> None:
        """How it stands after everything was looked through."""
        self._left = len(gc.get_objects(generation=2))
        self._aged = self._counted = _ever_aged()
        self._gone = self._let_go()
        self._idle = 0
        self._work = self._worked()

    def _measure(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            COLLECTING.add(time.perf_counter() - self._begun)


def _ever_aged() -> int:
    """How many objects at most have grown old so far: those that Python no longer looks through by itself."""
    return int(gc.get_stats()[1]["collections"]) * NEW * (TIMES + 1)
