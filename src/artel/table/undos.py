"""How often each seat has taken something back, and whether it still may.

Changing one's mind is free, but a history must not grow without end: each undo is an entry, and so is what it
takes back. Over one question a seat goes back so many times until the game has gone further than it ever was
when this seat went back, whatever is played and taken back in between; and it takes back so many entries of a
whole game. All of it follows from the entries alone, so it is the same after a restart.
"""

from __future__ import annotations

from copy import copy
from typing import Final

NOBODY: Final = -1
MOST_UNDOS: Final = 100
MOST_OF_GAME: Final = 5_000


class Undos:
    """The undos of one course."""

    def __init__(self) -> None:
        # So many entries have stayed.
        self._stayed = 0
        # Who goes back just now, entry by entry.
        self._going_back = NOBODY
        # How often a seat has gone back, and from how far at most.
        self._times: dict[int, tuple[int, int]] = {}
        self._entries: dict[int, int] = {}

    def copy(self) -> Undos:
        other = copy(self)
        other._times = self._times.copy()
        other._entries = self._entries.copy()
        return other

    def went_on(self) -> None:
        self._stayed += 1
        self._going_back = NOBODY
        if self._times:
            self._times = {seat: (n, far) for seat, (n, far) in self._times.items() if far >= self._stayed}

    def went_back(self, seat: int) -> None:
        """One entry is gone; what goes one after the other goes at one time."""
        times, far = self._times.get(seat, (0, 0))
        self._times[seat] = times + (self._going_back != seat), max(far, self._stayed)
        self._entries[seat] = self._entries.get(seat, 0) + 1
        self._going_back = seat
        self._stayed -= 1

    def reached(self, seat: int) -> int | None:
        """The bound that a seat has reached; None while it may go back."""
        if self._entries.get(seat, 0) >= MOST_OF_GAME:
            return MOST_OF_GAME
        return MOST_UNDOS if self._times.get(seat, (0, 0))[0] >= MOST_UNDOS else None
