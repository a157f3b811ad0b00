"""Server time that passes when a test says so: a number in a file beside the data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from artel.table.servertime import Alarm, ServerTime

# How often a server looks at the file for what is due.
LOOK = 0.02


class FakeTime(ServerTime):
    """Goes on only by what the file says."""

    def __init__(self, file: Path, before: float) -> None:
        super().__init__(before)
        self._file = file
        self._start = self._read()
        self._since = before

    def _read(self) -> float:
        return float(self._file.read_text()) if self._file.exists() else 0.0

    def now(self) -> float:
        return self._since + self._read() - self._start

    def call_at(self, when: float, run: Callable[[], None]) -> Alarm:
        async def wait() -> None:
            while self.now() < when:
                await asyncio.sleep(LOOK)
            run()

        return Waiting(asyncio.create_task(wait()))


class Waiting:
    """An alarm; it may be taken back while it rings."""

    def __init__(self, task: asyncio.Task[None]) -> None:
        self._task = task

    def cancel(self) -> None:
        self._task.cancel()


def pass_time(file: Path, seconds: float) -> None:
    """Let so much time pass. The number is there whole or not at all."""
    before = float(file.read_text()) if file.exists() else 0.0
    new = file.with_suffix(".new")
    new.write_text(repr(before + seconds))
    new.replace(file)
