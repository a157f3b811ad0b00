"""What a viewer does not see of a slice: how many pieces lie where, and dealing them anew.

All of it works on the lists of a state; only how many pieces there are in each hidden place comes out of a
view's data, where there is no state to count in.
"""

from __future__ import annotations

from typing import cast

from artel.kernel.forms import Derived, Total
from artel.kernel.rng import Rng
from artel.kernel.slices import PUBLIC, TABLE, Slices, Slot, added, seat_rows

Lists = list[list[int]]


def hidden_places(slices: Slices, players: int, viewer: int, sort: str) -> list[tuple[Slot, int]]:
    """The slots and seats where pieces of a sort lie that this viewer may not see."""
    return [
        (slot, seat)
        for slot in slices.slots
        if slot.pieces == sort
        for seat in slices.places(slot, players)
        if not slot.is_seen(seat, viewer)
    ]


def sizes(slices: Slices, lists: Lists, players: int, viewer: int, sort: str) -> list[int]:
    """How many pieces of a sort lie in each hidden place, which everybody is told."""
    return [
        sum(slot.form.counts(slices.get(lists, slot, seat)))
        for slot, seat in hidden_places(slices, players, viewer, sort)
    ]


def sizes_told(slices: Slices, data: dict[str, object], players: int, viewer: int, sort: str) -> list[int]:
    """The same out of a view's data."""
    rows = seat_rows(data, players)
    found: list[int] = []
    for slot, seat in hidden_places(slices, players, viewer, sort):
        if not slot.told:
            raise ValueError(f"slot {slot.name}: expected to be told how many {sort} there are, got nothing")
        found.append(int(cast(int, (data if seat == TABLE else rows[seat])[slot.told])))
    return found


def veiled(slices: Slices) -> list[Slot]:
    """The slots that not everybody sees."""
    written = [slot for slot in slices.slots if not isinstance(slot.form, (Total, Derived))]
    return [slot for slot in written if slot.sight != PUBLIC]


def hide(slices: Slices, slots: list[Slot], lists: Lists, players: int, viewer: int) -> None:
    """Leave nothing in these slots that a viewer may not see; lists that clones share are not written to."""
    for slot in slots:
        own = False
        for seat in slices.places(slot, players):
            if not slot.is_seen(seat, viewer):
                if not own:
                    number = slices.list_of(slot.name)
                    lists[number] = lists[number][:]
                    own = True
                slices.put(lists, slot, seat, [slot.form.blank] * slot.form.width)


def in_sight(slices: Slices, lists: Lists, players: int, viewer: int, sort: str) -> list[int]:
    """By kind, the pieces of a sort that lie open to this viewer."""
    found: list[int] = []
    for slot in slices.slots:
        if slot.pieces == sort:
            found = added(found, [0] * len(slot.form.words))
            for seat in slices.places(slot, players):
                if slot.is_seen(seat, viewer):
                    found = added(found, slot.form.counts(slices.get(lists, slot, seat)))
    return found


def unseen(slices: Slices, lists: Lists, players: int, viewer: int, sort: str) -> list[int]:
    """By kind, the pieces of a sort that this viewer does not see: all there were less what lies open."""
    there = slices.pieces(slices.first(players), players, sort)
    return added(there, [-count for count in in_sight(slices, lists, players, viewer, sort)])


def deal(
    slices: Slices, lists: Lists, players: int, viewer: int, sort: str, there: list[int], rng: Rng
) -> None:
    """Put the unseen pieces of a sort where they may be, any of them where any may be.

    What a lower bound says is there is there; how many there are in each hidden place the caller says.
    """
    hidden = unseen(slices, lists, players, viewer, sort)
    pool = hidden[:]
    places = hidden_places(slices, players, viewer, sort)
    sure = [known_in(slices, lists, players, viewer, slot, seat) for slot, seat in places]
    for counts in sure:
        pool = added(pool, [-count for count in counts])
    if min(pool, default=0) < 0:
        raise ValueError(f"expected unseen {sort} for all that is known, got {hidden}")
    kinds = [kind for kind, count in enumerate(pool) for _ in range(count)]
    rng.shuffle(kinds)
    for number, (slot, seat) in enumerate(places):
        counts = sure[number]
        for _ in range(there[number] - sum(counts)):
            if not kinds:
                raise ValueError(f"expected unseen {sort} for every place, got {hidden}")
            counts[kinds.pop()] += 1
        slices.put(lists, slot, seat, slot.form.holding(counts))
    if kinds:
        raise ValueError(f"expected a place for all unseen {sort}, got {len(kinds)} too many")


def known_in(slices: Slices, lists: Lists, players: int, viewer: int, slot: Slot, seat: int) -> list[int]:
    """By kind, what this viewer knows to be in a slot it may not see."""
    known = [0] * len(slot.form.words)
    for bound in slices.slots:
        if bound.least_of != slot.name:
            continue
        # What is known of a seat's pieces stands with that seat; of the table's, with whoever knows it.
        for knower in slices.places(bound, players):
            if bound.is_seen(knower, viewer) and seat in (TABLE, knower):
                least = bound.form.counts(slices.get(lists, bound, knower))
                known = [max(one, other) for one, other in zip(known, least, strict=True)]
    return known
