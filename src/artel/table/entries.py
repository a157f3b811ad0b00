"""The entries of a course as a sequence that only grows, and by which ids they were sent.

A move is tried on a copy of the course. Copies share the entries they have in common, so a copy costs the
same however long the history is; only where two copies go on differently does one of them take its own.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, overload

from artel.table.history import Entry


class _Written:
    """What several copies share: entries in order, of which each copy knows the first so many."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries: Final[list[Entry]] = []
        self.seats: Final[list[int]] = []
        self.by_id: Final[dict[tuple[int, str], Entry]] = {}
        # The numbers of those that the table has answered in the place of a seat.
        self.by_itself: Final[list[int]] = []
        # Plans are tried in threads beside the table.
        self._lock: Final = threading.Lock()
        for entry in entries:
            self._write(entry)

    def append(self, entry: Entry, after: int) -> bool:
        """Write an entry after the first so many; False where another copy has gone on from there."""
        with self._lock:
            if len(self.entries) != after:
                return False
            self._write(entry)
            return True

    def _write(self, entry: Entry) -> None:
        if entry.by_itself():
            self.by_itself.append(len(self.entries))
        elif entry.id:
            self.by_id[entry.seat, entry.id] = entry
        self.seats.append(entry.seat)
        self.entries.append(entry)


class Entries(Sequence[Entry]):
    """The entries of one course."""

    def __init__(self) -> None:
        self._written = _Written()
        self._count = 0

    def copy(self) -> Entries:
        other = Entries()
        other._written, other._count = self._written, self._count
        return other

    def append(self, entry: Entry) -> None:
        if not self._written.append(entry, self._count):
            self._written = _Written(self._written.entries[: self._count])
            self._written.append(entry, self._count)
        self._count += 1

    def sent_as(self, seat: int, ident: str) -> Entry | None:
        """The entry that a seat has sent under this id."""
        found = self._written.by_id.get((seat, ident))
        known = found is not None and found.n < self._count and self._written.entries[found.n] is found
        return found if known else None

    def seats(self, since: int) -> list[int]:
        """Who made each of the entries after the first so many."""
        return self._written.seats[since : self._count]

    def by_itself(self, seat: int, since: int) -> list[int]:
        """The numbers of those after the first so many that the table has answered in this seat's place."""
        numbers = self._written.by_itself
        first, last = bisect_left(numbers, since), bisect_left(numbers, self._count)
        return [n for n in numbers[first:last] if self._written.seats[n] == seat]

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        if isinstance(place, slice):
            first, last, step = place.indices(self._count)
            if step < 0:
                raise ValueError(f"expected entries in the order in which they were written, got {place}")
            return self._written.entries[first:last:step]
        return self._written.entries[range(self._count)[place]]

    def __iter__(self) -> Iterator[Entry]:
        return islice(self._written.entries, self._count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self[:] == list(other)

    __hash__ = None  # type: ignore[assignment]
