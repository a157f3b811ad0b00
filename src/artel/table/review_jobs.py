"""The reviews on their way, and whose turn it is: callers take turns, one game after the other of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from artel.review.findings import Findings, Found
from artel.review.reviewing import Progress
from artel.table.shares import Rounds
from artel.table.wire import Message, WireError

# So many reviews one caller may have on their way, and so many there may be in all; of the second half of
# these a caller has one at most. So many callers are remembered who want the same one.
MOST_OF_CALLER: Final = 4
MOST: Final = 64
MOST_CALLERS: Final = 8


@dataclass
class Job:
    """A review on its way: the record, the file of its edition, who wants it, and how far it has come."""

    table: str
    game: str
    record: str
    edition: str
    callers: list[str]
    found: Findings = field(default_factory=Findings)
    total: int = 0
    # The time that was worked on it.
    seconds: float = 0.0
    # How many of the findings are on disk, and those that are not yet.
    kept: int = 0
    fresh: list[Found] = field(default_factory=list)
    # It is somebody else's turn as soon as something more is found.
    yields: bool = False

    def take(self, told: Progress) -> None:
        self.total = told.total
        self.found.take(told.found)
        self.fresh.append(told.found)


class Jobs:
    """All reviews on their way."""

    def __init__(self, most: int = MOST, of_caller: int = MOST_OF_CALLER) -> None:
        self._most: Final = most
        self._of_caller: Final = of_caller
        self._rounds: Final = Rounds()
        # In the order of asking.
        self._jobs: Final[dict[str, Job]] = {}
        self.current: Job | None = None

    def get(self, table: str) -> Job | None:
        return self._jobs.get(table)

    def resume(self, job: Job) -> None:
        """One that was on its way before the server began."""
        self._jobs[job.table] = job

    def add(self, job: Job) -> None:
        """One more, or WireError where there is no room for it."""
        own = len([each for each in self._jobs.values() if each.callers[0] == job.callers[0]])
        most = self._of_caller if len(self._jobs) < self._most // 2 else 1
        if own >= most:
            expected = f"at most {most} reviews of one caller on their way"
            raise WireError("too-many-reviews", expected, own + 1, 429)
        if len(self._jobs) >= self._most:
            expected = f"at most {self._most} reviews on their way"
            raise WireError("too-many-reviews", expected, len(self._jobs) + 1, 503)
        self._jobs[job.table] = job

    def join(self, job: Job, caller: str) -> bool:
        """Somebody else wants it too, and it goes by who has had least; False where that changes nothing."""
        if caller in job.callers or len(job.callers) >= MOST_CALLERS:
            return False
        job.callers.append(caller)
        return True

    def remove(self, job: Job) -> None:
        self._jobs.pop(job.table, None)

    def first(self) -> Job | None:
        """Whose turn it is: of those that have waited alike the one that was asked for first."""
        jobs = self._jobs.values()
        return min(jobs, key=lambda job: self._rounds.turn(tuple(job.callers)), default=None)

    def begin_turn(self, job: Job) -> None:
        job.yields = False
        self._rounds.take(tuple(job.callers))

    def state(self, job: Job) -> Message:
        """How far it has come, with what was found so far by moves of the record."""
        if job.total:
            return {"state": "working", "done": len(job.found), "total": job.total}
        return {"state": "queued", "ahead": 0 if job is self.current else self._ahead(job)}

    def _ahead(self, job: Job) -> int:
        """How many get a turn before it: earlier ones of the same caller, and one of each other's."""
        caller, tables = job.callers[0], list(self._jobs)
        earlier = tables[: tables.index(job.table)]
        own = len([table for table in earlier if self._jobs[table].callers[0] == caller])
        return own + len({each.callers[0] for each in self._jobs.values()} - {caller})
