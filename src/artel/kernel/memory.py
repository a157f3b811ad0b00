"""What seats remember of hidden pieces: the hands they have watched, and what they alone have seen.

Pieces come into hands from a pool nobody sees into (a deck, a bag), or openly; they leave them openly, or
pass from hand to hand where only those two see which one. Most of the time a count by hand and kind says
all that everybody knows. After a hidden passing, or after a pool was filled anew from pieces everybody
knew while others lay in the hands, it no longer does: then the events themselves are kept, until every
hand they left in doubt has once been empty. What an event hides from a seat is hidden when it is told.

`kernel/recall.py` deals hands that fit what is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from artel.kernel.shape import CODE_MASK, Field, Language, Shape, numbers
from artel.kernel.state import SEAT

UNSEEN: Final = "?"

DREW: Final = 0
TURNED: Final = 1
CAME: Final = 2
LEFT: Final = 3
PASSED: Final = 4
REFILLED: Final = 5
POOLED: Final = 6


class Pieces:
    """The kinds of one sort of hidden piece, and the words for what can happen to it.

    In an event a kind is its number plus one; 0 is a piece the teller has not seen.
    """

    def __init__(self, kinds: Sequence[str], copies: int) -> None:
        kind = Field("kind", [UNSEEN, *kinds])
        self.count: Final = len(kinds)
        self.drew: Final = Shape("drew", SEAT, kind)
        self.turned: Final = Shape("turned", kind)
        self.came: Final = Shape("came", SEAT, kind)
        self.left: Final = Shape("left", SEAT, kind)
        self.passed: Final = Shape("passed", SEAT, SEAT.named("to"), kind)
        self.refilled: Final = Shape("refilled")
        self.pooled: Final = Shape("pooled", kind, numbers("count", copies + 1))
        self.lines: Final = Language(
            self.drew, self.turned, self.came, self.left, self.passed, self.refilled, self.pooled
        )

        # Their fields.
        self.drew_seat: Final = self.drew.part("seat")
        self.drew_kind: Final = self.drew.part("kind")
        self.turned_kind: Final = self.turned.part("kind")
        self.came_seat: Final = self.came.part("seat")
        self.came_kind: Final = self.came.part("kind")
        self.left_seat: Final = self.left.part("seat")
        self.left_kind: Final = self.left.part("kind")
        self.passed_seat: Final = self.passed.part("seat")
        self.passed_to: Final = self.passed.part("to")
        self.passed_kind: Final = self.passed.part("kind")
        self.pooled_kind: Final = self.pooled.part("kind")
        self.pooled_count: Final = self.pooled.part("count")

    def told_to(self, event: i64, viewer: i64) -> i64:
        """The event as this viewer saw it; below 0 a spectator."""
        code: i64 = event & CODE_MASK
        if code == DREW and self.drew_seat.read(event) != viewer:
            return self.drew.of(self.drew_seat.read(event))
        if code == PASSED and self.passed_seat.read(event) != viewer and self.passed_to.read(event) != viewer:
            return self.passed.of(self.passed_seat.read(event), self.passed_to.read(event))
        return event


class Memory:
    """What is known of the hands.

    `known` counts by hand and kind what everybody knew to be there before the first of the `events`;
    `doubtful` are the seats whose hands have not been empty since an event left them in doubt.
    """

    def __init__(self, pieces: Pieces, known: list[int], events: list[int], doubtful: i64) -> None:
        self.pieces: Final = pieces
        self.known = known
        self.events = events
        self.doubtful = doubtful
        self.shared = False

    def share(self) -> Memory:
        """The same memory for a clone: whoever writes first makes a copy."""
        self.shared = True
        return self

    def copy(self) -> Memory:
        return Memory(self.pieces, self.known[:], self.events[:], self.doubtful)

    def drew(self, seat: i64, kind: i64) -> None:
        """A piece of the pool comes into a hand, seen by its seat alone."""
        if self.events:
            self.events.append(self.pieces.drew.of(seat, kind + 1))

    def turned(self, kind: i64) -> None:
        """A piece of the pool is laid out for all to see."""
        if self.events:
            self.events.append(self.pieces.turned.of(kind + 1))

    def came(self, seat: i64, kind: i64) -> None:
        """A piece all have seen comes into a hand."""
        if self.events:
            self.events.append(self.pieces.came.of(seat, kind + 1))
        else:
            self.known[seat * self.pieces.count + kind] += 1

    def left(self, seat: i64, kind: i64, hands: list[int]) -> None:
        """A piece of a hand is laid open; if one of its kind was known there, it was this one.

        `hands` are the sizes of all hands after it.
        """
        if self.events:
            self._write_left(self.pieces.left.of(seat, kind + 1))
            self._settle(seat, hands)
            return
        place: i64 = seat * self.pieces.count + kind
        if self.known[place] > 0:
            self.known[place] -= 1

    def passed(self, seat: i64, to: i64, kind: i64, hands: list[int]) -> None:
        """A piece goes from hand to hand and only those two see which. `hands` are the sizes after it."""
        place: i64 = seat * self.pieces.count + kind
        if not self.events and self.known[place] > hands[seat]:
            # The whole hand was known and of one kind: everybody knows which piece it was.
            self.known[place] -= 1
            self.known[to * self.pieces.count + kind] += 1
            return
        if self.events or self._knows_any(seat):
            self.doubtful |= 1 << seat
        self.doubtful |= 1 << to
        self.events.append(self.pieces.passed.of(seat, to, kind + 1))
        self._settle(seat, hands)

    def refilled(self, pool: list[int], hands: list[int]) -> None:
        """The pool has run out and is made anew of pieces all have seen; what lies in hands is older."""
        older: i64 = 0
        for seat in range(len(hands)):
            if hands[seat] > 0:
                older |= 1 << seat
        if older == 0:
            return
        self.doubtful |= older
        self.events.append(self.pieces.refilled.of())
        for kind in range(self.pieces.count):
            if pool[kind] > 0:
                self.events.append(self.pieces.pooled.of(kind + 1, pool[kind]))

    def told_to(self, viewer: i64) -> list[int]:
        """The events as this viewer saw them."""
        return [int(self.pieces.told_to(event, viewer)) for event in self.events]

    def _write_left(self, event: i64) -> None:
        """Pieces laid open one after the other are told in one order, whoever answered first."""
        place: i64 = len(self.events)
        while place > 0:
            before: i64 = self.events[place - 1]
            if before & CODE_MASK != LEFT or before <= event:
                break
            place -= 1
        self.events.insert(place, event)

    def _knows_any(self, seat: i64) -> bool:
        return any(self.known[seat * self.pieces.count + kind] > 0 for kind in range(self.pieces.count))

    def _settle(self, seat: i64, hands: list[int]) -> None:
        """An empty hand is no longer in doubt; when none is, the events can be forgotten."""
        if hands[seat] > 0:
            return
        self.doubtful &= ~(1 << seat)
        if self.doubtful == 0:
            self.known = known_after(self.pieces, self.known, self.told_to(-1), hands)
            self.events = []


def sizes_before(pieces: Pieces, events: list[int], hands: list[int]) -> list[int]:
    """How large the hands were before the events that made them this large."""
    sizes = hands[:]
    for event in events:
        code: i64 = event & CODE_MASK
        if code in (DREW, CAME):
            sizes[pieces.drew_seat.read(event)] -= 1
        elif code == LEFT:
            sizes[pieces.left_seat.read(event)] += 1
        elif code == PASSED:
            sizes[pieces.passed_seat.read(event)] += 1
            sizes[pieces.passed_to.read(event)] -= 1
    return sizes


def known_after(pieces: Pieces, known: list[int], events: list[int], hands: list[int]) -> list[int]:
    """What one who was told these events is sure to find in each hand: a count by hand and kind."""
    sure = known[:]
    if not events:
        return sure
    sizes = sizes_before(pieces, events, hands)
    for event in events:
        code: i64 = event & CODE_MASK
        if code == DREW:
            sizes[pieces.drew_seat.read(event)] += 1
            _add(sure, pieces.count, pieces.drew_seat.read(event), pieces.drew_kind.read(event))
        elif code == CAME:
            sizes[pieces.came_seat.read(event)] += 1
            _add(sure, pieces.count, pieces.came_seat.read(event), pieces.came_kind.read(event))
        elif code == LEFT:
            sizes[pieces.left_seat.read(event)] -= 1
            _remove(sure, pieces.count, pieces.left_seat.read(event), pieces.left_kind.read(event))
        elif code == PASSED:
            seat, to, kind = (
                pieces.passed_seat.read(event),
                pieces.passed_to.read(event),
                pieces.passed_kind.read(event),
            )
            if kind == 0:
                kind = _only_kind(sure, pieces.count, seat, sizes[seat])
            sizes[seat] -= 1
            sizes[to] += 1
            _remove(sure, pieces.count, seat, kind)
            _add(sure, pieces.count, to, kind)
    return sure


def _only_kind(sure: list[int], count: i64, seat: i64, size: i64) -> i64:
    """The kind (plus one) of which the whole hand is known to consist, or 0."""
    for kind in range(count):
        if sure[seat * count + kind] == size:
            return kind + 1
    return 0


def _add(sure: list[int], count: i64, seat: i64, kind: i64) -> None:
    if kind > 0:
        sure[seat * count + kind - 1] += 1


def _remove(sure: list[int], count: i64, seat: i64, kind: i64) -> None:
    """One piece is gone; where it was not seen, one of each kind may be."""
    first: i64 = 1 if kind == 0 else kind
    last: i64 = count if kind == 0 else kind
    while first <= last:
        place: i64 = seat * count + first - 1
        if sure[place] > 0:
            sure[place] -= 1
        first += 1
