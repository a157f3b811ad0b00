"""The tables in memory: how much they take, in whose name they are there, and which of them leaves first."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from artel.table.live import Table
from artel.table.weight import weight_of


@dataclass
class Held:
    """A table in memory: about how many bytes it takes, who used it last, and when."""

    table: Table
    caller: str
    weight: int
    used_at: float


class Loaded:
    """The tables in memory by name."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._held: Final[dict[str, Held]] = {}
        self._weight = 0
        # How many have left memory so far.
        self.let_go = 0

    def __contains__(self, name: str) -> bool:
        return name in self._held

    def __len__(self) -> int:
        return len(self._held)

    def names(self) -> list[str]:
        return list(self._held)

    def tables(self) -> list[Table]:
        return [held.table for held in self._held.values()]

    def find(self, name: str) -> Table | None:
        held = self._held.get(name)
        return None if held is None else held.table

    @property
    def weight(self) -> int:
        """About how many bytes they take together."""
        return self._weight

    def is_full(self) -> bool:
        return self._weight > self.most

    def add(self, table: Table, caller: str) -> None:
        self._held[table.stored.id] = Held(table, caller, 0, time.monotonic())
        self.weigh(table.stored.id)

    def use(self, name: str, caller: str) -> Table:
        """The table of this name, which from now on is there for this caller."""
        held = self._held[name]
        held.caller, held.used_at = caller, time.monotonic()
        return held.table

    def weigh(self, name: str) -> None:
        """Count anew what a table takes, where it is still in memory."""
        held = self._held.get(name)
        if held is not None:
            weight = weight_of(held.table)
            self._weight += weight - held.weight
            held.weight = weight

    def drop(self, name: str) -> Held | None:
        held = self._held.pop(name, None)
        if held is not None:
            self._weight -= held.weight
            self.let_go += 1
        return held

    def unused_since(self, name: str) -> float:
        return self._held[name].used_at

    def first_to_leave(
        self, may_leave: Callable[[Table], bool], rather_than: str | None = None
    ) -> Table | None:
        """Of the caller whose tables take most, the one that was not used for longest.

        Where somebody is named, only tables of callers are meant whose tables take more than theirs.
        """
        shares: Counter[str] = Counter()
        for held in self._held.values():
            shares[held.caller] += held.weight
        least = -1 if rather_than is None else shares[rather_than]
        free = [held for held in self._held.values() if shares[held.caller] > least and may_leave(held.table)]
        if not free:
            return None
        return max(free, key=lambda held: (shares[held.caller], -held.used_at)).table
