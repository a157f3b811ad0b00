"""Numbers about a running server, and the text in which Prometheus reads them.

Who does something keeps its own numbers (`Tally`, `Timing`); `watching.py` collects and tells them.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

# Kinds are words of our own code. Should there ever be more of them, the rest is counted together.
MOST_KINDS: Final = 200
OTHERS: Final = "others"
# Upper bounds of what took how long, in seconds.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Tally:
    """How often something has happened, by kind."""

    def __init__(self) -> None:
        self._counts: Final[Counter[str]] = Counter()

    def count(self, kind: str) -> None:
        known = kind in self._counts or len(self._counts) < MOST_KINDS
        self._counts[kind if known else OTHERS] += 1

    def counts(self) -> dict[str, int]:
        return dict(self._counts)


class Timing:
    """How long something took, in buckets. One thread adds to it."""

    def __init__(self) -> None:
        self.buckets: Final = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @contextlib.contextmanager
    def measured(self) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)


# All tables stand still while garbage is looked for (collector.py); there is one collection for a process.
COLLECTING: Final = Timing()


class Exposition:
    """The text format of Prometheus, version 0.0.4."""

    TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

    def __init__(self) -> None:
        self._lines: Final[list[str]] = []

    def text(self) -> str:
        return "\n".join(self._lines) + "\n"

    def gauge(self, name: str, says: str, value: float) -> None:
        self._family(name, says, "gauge", {"": value})

    def counter(self, name: str, says: str, value: float) -> None:
        self._family(name, says, "counter", {"": value})

    def gauges(self, name: str, says: str, label: str, values: Mapping[str, float]) -> None:
        self._family(name, says, "gauge", {labelled(label, word): each for word, each in values.items()})

    def counters(self, name: str, says: str, label: str, values: Mapping[str, float]) -> None:
        self._family(name, says, "counter", {labelled(label, word): each for word, each in values.items()})

    def timing(self, name: str, says: str, timing: Timing) -> None:
        self._head(name, says, "histogram")
        below = 0
        for bound, count in zip([*BOUNDS, float("inf")], timing.buckets, strict=True):
            below += count
            word = "+Inf" if bound == float("inf") else f"{bound:g}"
            self._lines.append(f"{name}_bucket{labelled('le', word)} {below}")
        self._lines.append(f"{name}_sum {number(timing.seconds)}")
        self._lines.append(f"{name}_count {below}")

    def _family(self, name: str, says: str, sort: str, values: Mapping[str, float]) -> None:
        self._head(name, says, sort)
        for labels, value in sorted(values.items()):
            self._lines.append(f"{name}{labels} {number(value)}")

    def _head(self, name: str, says: str, sort: str) -> None:
        self._lines.append(f"# HELP {name} {says}")
        self._lines.append(f"# TYPE {name} {sort}")


def labelled(label: str, word: str) -> str:
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'{{{label}="{escaped}"}}'


def number(value: float) -> str:
    return str(value) if isinstance(value, int) else repr(float(value))


def add_process(told: Exposition) -> None:
    """This process, in the usual names; what the system does not say is left out."""
    told.counter("process_cpu_seconds_total", "Processor time, user and system.", time.process_time())
    told.gauge("process_start_time_seconds", "When it began, since 1970.", STARTED)
    told.timing("artel_collection_seconds", "Looking for garbage, which stops all tables.", COLLECTING)
    if sys.platform == "linux":
        with contextlib.suppress(OSError, ValueError):
            with open("/proc/self/statm", encoding="ascii") as file:
                pages = int(file.read().split()[1])
            told.gauge("process_resident_memory_bytes", "Memory in use.", pages * os.sysconf("SC_PAGE_SIZE"))
            told.gauge("process_open_fds", "Open files and connections.", len(os.listdir("/proc/self/fd")))


STARTED: Final = time.time()
