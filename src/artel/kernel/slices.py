"""A slice of a state, declared once: named lists of integers, how each is written, and who may see it.

From one declaration come the first state, cloning (a copy of each list), the data of a whole state, what a
seat may know of it, reading both again, what pieces there are, and dealing the unseen ones anew
(`kernel/hidden.py`). A game declares the slice of its own state; a module of a game declares what it adds.

All that is one number by table lies in the first list, one after the other, and so do marks by seat (a set
of seats is one number). Everything else has a list of its own; by seat, seat s begins at s * width.

    HAND = Slot("hand", Bag(CARDS), by_seat=True, sight=OWN, told="hand_size", pieces="cards")
    SLICES = Slices([DECK, HAND, ...])
    state.lists = SLICES.first(players)
    hand = state.lists[SLICES.list_of("hand")]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from artel.kernel.forms import ANY_WIDTH, Derived, Form, Mark, SomeSeat, Total

# Who may see a slot: everybody; its seat alone; nobody. Of the last two everybody may be told how much.
PUBLIC: Final = 0
OWN: Final = 1
HIDDEN: Final = 2

# The viewer of a whole state, and the place of what belongs to no seat.
EVERYTHING: Final = -4
TABLE: Final = -1
NUMBERS: Final = 0


class Slot:
    """One named part of a state.

    `told` is the name under which everybody learns how many pieces a list has that they may not see; it may
    be the slot's own. `pieces` names the sort of piece it holds: all slots of one sort together hold all of
    them. `least_of` names the slot of which it is a lower bound: what is known to be there. What changes
    `seldom` may be shared by clones: whoever changes it puts a changed copy in its place.
    """

    def __init__(
        self,
        name: str,
        form: Form,
        *,
        by_seat: bool = False,
        sight: int = PUBLIC,
        told: str = "",
        pieces: str = "",
        least_of: str = "",
        start: Sequence[int] = (),
        seldom: bool = False,
    ) -> None:
        if start and len(start) != form.width and form.width != ANY_WIDTH:
            raise ValueError(f"slot {name}: expected {form.width} numbers to start with, got {list(start)}")
        if by_seat and form.width == ANY_WIDTH:
            raise ValueError(f"slot {name}: expected so many numbers by seat, got a form of any width")
        if sight == OWN and not by_seat:
            raise ValueError(f"slot {name}: expected a slot by seat where its seat alone sees it")
        self.name: Final = name
        self.form: Final = form
        self.by_seat: Final = by_seat
        self.sight: Final = sight
        self.told: Final = told
        self.pieces: Final = pieces
        self.least_of: Final = least_of
        self.seldom: Final = seldom
        self.start: Final = list(start) if start else [form.blank] * form.width
        self.is_set: Final = by_seat and isinstance(form, Mark)
        self.is_number: Final = self.is_set or (form.single and not by_seat)

    def is_seen(self, seat: i64, viewer: i64) -> bool:
        """True when this viewer may know what the slot holds for this seat, or for the table."""
        if viewer == EVERYTHING or self.sight == PUBLIC:
            return True
        return self.sight == OWN and seat == viewer


class Slices:
    """All slots of a state, or of what a module adds to one, and the lists in which they lie."""

    def __init__(self, slots: Sequence[Slot]) -> None:
        self.slots: Final = list(slots)
        self.named: Final[dict[str, Slot]] = {}
        self._list: Final[dict[str, int]] = {}
        self._offset: Final[dict[str, int]] = {}
        lists = 1
        singles = 0
        shared = 0
        for slot in slots:
            if slot.name in self.named:
                raise ValueError(f"expected each slot once, got {slot.name!r} twice")
            self.named[slot.name] = slot
        for slot in sorted(slots, key=lambda slot: slot.seldom):
            if slot.is_number:
                self._list[slot.name] = NUMBERS
                self._offset[slot.name] = singles
                singles += 1
            else:
                self._list[slot.name] = lists
                self._offset[slot.name] = 0
                lists += 1
                shared += 1 if slot.seldom else 0
        self.count: Final = lists
        # How many of the lists, the last ones, clones may share.
        self.shared: Final = shared
        written = [slot for slot in slots if not isinstance(slot.form, (Total, Derived))]
        self._by_table: Final = [slot for slot in written if not slot.by_seat]
        self._by_seat: Final = [slot for slot in written if slot.by_seat]
        self._check()

    def _check(self) -> None:
        """What slots say of each other: totals and bounds of slots there are, one set of kinds for a sort."""
        kinds: dict[str, tuple[str, ...]] = {}
        for slot in self.slots:
            form = slot.form
            of = form.of if isinstance(form, Total) else slot.least_of
            if of and of not in self.named:
                raise ValueError(f"slot {slot.name}: expected a slot of {list(self.named)}, got {of!r}")
            if slot.pieces and kinds.setdefault(slot.pieces, form.words) != form.words:
                expected = f"{slot.pieces} of the kinds {kinds[slot.pieces]}"
                raise ValueError(f"slot {slot.name}: expected {expected}, got {form.words}")
            if slot.least_of and self.named[slot.least_of].by_seat and not slot.by_seat:
                raise ValueError(f"slot {slot.name}: expected a bound by seat of what lies by seat")

    def list_of(self, name: str) -> int:
        """The number of the list in which a slot lies."""
        return self._list[name]

    def place_of(self, name: str) -> int:
        """Where in that list it begins: 0 unless it is one of the single numbers."""
        return self._offset[name]

    def first(self, players: int) -> list[list[int]]:
        """The lists before anything has happened."""
        lists: list[list[int]] = [[] for _ in range(self.count)]
        for slot in self.slots:
            times = players if slot.by_seat and not slot.is_set else 1
            lists[self._list[slot.name]].extend(slot.start * times)
        return lists

    def get(self, lists: list[list[int]], slot: Slot, seat: int) -> list[int]:
        """The integers of a slot, for one seat or for the table."""
        numbers = lists[self._list[slot.name]]
        offset = self._offset[slot.name]
        if slot.is_set:
            return [(numbers[offset] >> seat) & 1]
        if slot.is_number:
            return numbers[offset : offset + 1]
        width = slot.form.width
        if width == ANY_WIDTH:
            return numbers[:]
        begin = seat * width if slot.by_seat else 0
        return numbers[begin : begin + width]

    def put(self, lists: list[list[int]], slot: Slot, seat: int, values: list[int]) -> None:
        """The inverse of `get`."""
        numbers = lists[self._list[slot.name]]
        offset = self._offset[slot.name]
        if slot.is_set:
            numbers[offset] = (numbers[offset] & ~(1 << seat)) | (values[0] << seat)
        elif slot.is_number:
            numbers[offset] = values[0]
        elif slot.form.width == ANY_WIDTH:
            numbers[:] = values
        else:
            width = slot.form.width
            begin = seat * width if slot.by_seat else 0
            numbers[begin : begin + width] = values

    def table_data(self, lists: list[list[int]], viewer: int) -> dict[str, object]:
        """What this viewer may know of the table; EVERYTHING for the whole of it."""
        return self._data(lists, TABLE, viewer)

    def seat_data(self, lists: list[list[int]], seat: int, viewer: int) -> dict[str, object]:
        """What this viewer may know of a seat."""
        return self._data(lists, seat, viewer)

    def _data(self, lists: list[list[int]], seat: int, viewer: int) -> dict[str, object]:
        """What everybody may know in the order of the slots, and after it what this viewer knows besides."""
        slots = self._by_table if seat == TABLE else self._by_seat
        data: dict[str, object] = {}
        for slot in slots:
            if slot.sight == PUBLIC:
                data[slot.name] = slot.form.write(self.get(lists, slot, seat))
            if slot.told:
                data[slot.told] = slot.form.told(self.get(lists, slot, seat))
        for slot in slots:
            if slot.sight != PUBLIC and slot.is_seen(seat, viewer):
                data[slot.name] = slot.form.write(self.get(lists, slot, seat))
        return data

    def read(self, players: int, data: dict[str, object], viewer: int = EVERYTHING) -> list[list[int]]:
        """The lists of a whole state, as `table_data` and `seat_data` (under `seats`) wrote it.

        What a viewer may not see stays blank; `kernel/hidden.py` deals it.
        """
        lists = self.first(players)
        self._read_place(lists, TABLE, data, players, viewer)
        for seat, row in enumerate(seat_rows(data, players)):
            self._read_place(lists, seat, row, players, viewer)
        self.add_up(lists, players)
        return lists

    def add_up(self, lists: list[list[int]], players: int) -> None:
        """Work out anew how many pieces the lists hold of which that is kept."""
        for slot in self.slots:
            form = slot.form
            if isinstance(form, Total):
                counted = self.named[form.of]
                for seat in self.places(slot, players):
                    self.put(lists, slot, seat, [sum(counted.form.counts(self.get(lists, counted, seat)))])

    def places(self, slot: Slot, players: int) -> range:
        """The seats that have a slot, or the table alone."""
        return range(players) if slot.by_seat else range(TABLE, 0)

    def _read_place(
        self, lists: list[list[int]], seat: int, data: dict[str, object], players: int, viewer: int
    ) -> None:
        for slot in self._by_table if seat == TABLE else self._by_seat:
            if not slot.is_seen(seat, viewer):
                self.put(lists, slot, seat, [slot.form.blank] * slot.form.width)
                continue
            try:
                values = slot.form.read(data[slot.name])
            except TypeError as error:
                raise TypeError(f"{slot.name}: {error}") from error
            if isinstance(slot.form, SomeSeat) and values[0] >= players:
                raise TypeError(f"{slot.name}: expected a seat 0 to {players - 1}, got {values[0]}")
            self.put(lists, slot, seat, values)

    def pieces(self, lists: list[list[int]], players: int, sort: str) -> list[int]:
        """By kind, all pieces of a sort in all slots: as many at every moment as at the start."""
        found: list[int] = []
        for slot in self.slots:
            if slot.pieces == sort:
                for seat in self.places(slot, players):
                    found = added(found, slot.form.counts(self.get(lists, slot, seat)))
        return found

    def sorts(self) -> list[str]:
        """The sorts of pieces that lie in these slots."""
        return sorted({slot.pieces for slot in self.slots if slot.pieces})


def copies(lists: list[list[int]], shared: i64 = 0) -> list[list[int]]:
    """The lists of a clone; so many of the last ones are shared with it."""
    found = lists[:]
    end: i64 = len(lists) - shared
    place: i64 = 0
    while place < end:
        found[place] = lists[place][:]
        place += 1
    return found


def added(one: list[int], other: list[int]) -> list[int]:
    if not one:
        return other[:]
    return [count + more for count, more in zip(one, other, strict=True)]


def seat_rows(data: dict[str, object], players: int) -> list[dict[str, object]]:
    """The rows of a state's data by seat."""
    rows = data["seats"]
    if not isinstance(rows, list) or len(rows) != players or not all(isinstance(row, dict) for row in rows):
        raise TypeError(f"expected {players} seats, got {rows!r}")
    return rows
