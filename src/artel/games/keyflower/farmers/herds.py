"""Animals: in the fields of the villages, on the sheep shelter, in the supply.

A herd is all animals of one kind in one field, as one number: its field's root, its kind and how many. The
herds are a short list in order, which clones share.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.farmers.fields import (
    NO_FIELD,
    add_grass,
    mark_borders,
    roots_of,
)
from artel.games.keyflower.farmers.words import ANIMAL_COUNT, ANIMALS, ANIMALS_IN_BOX, MIXED_HERDS, SECTORS
from artel.games.keyflower.state import EDGE_COUNT, KeyflowerState, has_ability, rules_of
from artel.games.keyflower.trade import Surveyor, Teller
from artel.kernel.forms import ANY_WIDTH, Bag, Form, Number, number_in
from artel.kernel.slices import NUMBERS, Slot
from artel.kernel.state import State

HERD_SIZES: Final = 128


def herd(root: i64, kind: i64, count: i64) -> int:
    return (root * ANIMAL_COUNT + kind) * HERD_SIZES + count


def herd_root(entry: i64) -> i64:
    """The field of a herd."""
    return entry // (HERD_SIZES * ANIMAL_COUNT)


def herd_kind(entry: i64) -> i64:
    return (entry // HERD_SIZES) % ANIMAL_COUNT


def herd_count(entry: i64) -> i64:
    return entry % HERD_SIZES


class Herds(Form):
    """The animals by field: a row for each field that holds any."""

    def __init__(self) -> None:
        super().__init__(ANY_WIDTH, 0, ANIMALS, listed=True)

    def write(self, numbers: list[int]) -> object:
        rows: dict[int, dict[str, object]] = {}
        for entry in numbers:
            root = int(herd_root(entry))
            if root not in rows:
                rows[root] = {"tile": TILE.word(root // EDGE_COUNT), "sector": SECTORS[root % EDGE_COUNT]}
            rows[root][ANIMALS[herd_kind(entry)]] = int(herd_count(entry))
        return list(rows.values())

    def read(self, data: object) -> list[int]:
        if not isinstance(data, list) or not all(isinstance(row, dict) for row in data):
            raise TypeError(f"expected a row for each field with animals, got {data!r}")
        found: list[int] = []
        for row in cast("list[dict[str, object]]", data):
            found.extend(herds_in(row))
        keys = [entry // HERD_SIZES for entry in found]
        if len(set(keys)) != len(keys):
            raise TypeError(f"expected each field once, got {data!r}")
        return sorted(found)

    def counts(self, numbers: list[int]) -> list[int]:
        counts = [0] * ANIMAL_COUNT
        for entry in numbers:
            counts[herd_kind(entry)] += int(herd_count(entry))
        return counts


def herds_in(row: dict[str, object]) -> list[int]:
    """The herds that one row of data speaks of."""
    tile, sector = row.get("tile"), row.get("sector")
    number = TILE.number(tile) if isinstance(tile, str) else None
    if number is None:
        raise TypeError(f"expected the tile of a field, got {tile!r}")
    if not isinstance(sector, str) or sector not in SECTORS:
        raise TypeError(f"expected a sector such as {', '.join(SECTORS)}, got {sector!r}")
    root = number * EDGE_COUNT + SECTORS.index(sector)
    found: list[int] = []
    for word, count in row.items():
        if word in ANIMALS:
            kind = ANIMALS.index(word)
            if number_in(count, 1) > ANIMALS_IN_BOX[kind]:
                raise TypeError(f"expected at most {ANIMALS_IN_BOX[kind]} {word}, got {count!r}")
            found.append(herd(root, kind, number_in(count, 1)))
        elif word not in ("tile", "sector"):
            raise TypeError(f"expected one of {', '.join(ANIMALS)}, got {word!r}")
    return found


HERDS: Final = Slot("herds", Herds(), seldom=True)
# The animals left in the supply, by kind. Rule: KFF-SETUP-1
ANIMALS_LEFT: Final = Slot("animals", Bag(ANIMALS), start=ANIMALS_IN_BOX)
# The sheep on the sheep shelter. Rule: KFF-MOVE-9
SHELTERED: Final = Slot("sheltered", Number())


def herds_of(state: KeyflowerState) -> list[int]:
    """All herds, by field and kind."""
    return state.lists[rules_of(state).slices.list_of(HERDS.name)]


def animals_left(state: KeyflowerState) -> list[int]:
    """The animals in the supply, by kind; at the beginning all of the box.

    Rule: KFF-BOX-2, KFF-SETUP-1
    """
    return state.lists[rules_of(state).slices.list_of(ANIMALS_LEFT.name)]


def sheltered(state: KeyflowerState) -> int:
    """How many sheep are on the sheep shelter."""
    return state.lists[NUMBERS][rules_of(state).slices.place_of(SHELTERED.name)]


def animals_in(state: KeyflowerState, root: i64, kind: i64) -> i64:
    """How many animals of a kind a field holds."""
    key: i64 = root * ANIMAL_COUNT + kind
    entry: i64
    for entry in herds_of(state):
        if entry // HERD_SIZES == key:
            return entry % HERD_SIZES
    return 0


def kinds_in(state: KeyflowerState, root: i64) -> i64:
    """The kinds that a field holds: a set of bits."""
    kinds: i64 = 0
    entry: i64
    for entry in herds_of(state):
        if herd_root(entry) == root:
            kinds |= 1 << herd_kind(entry)
    return kinds


def is_fitting(state: KeyflowerState, seat: i64, root: i64, kind: i64) -> bool:
    """Empty, or that kind alone; for the owner of boat 5a every field.

    Rule: KFF-ANIMAL-1, KFF-ANIMAL-2, KFF-MOVE-6, KFF-BOAT-1, KFF-FIELD-10
    """
    kinds = kinds_in(state, root)
    return kinds in (0, 1 << kind) or has_ability(state, seat, MIXED_HERDS)


def change_herd(state: KeyflowerState, root: i64, kind: i64, more: i64) -> None:
    """So many animals more of a kind in a field, or fewer."""
    count: i64 = animals_in(state, root, kind)
    entries = [entry for entry in herds_of(state) if entry != herd(root, kind, count)]
    if count + more > 0:
        entries.append(herd(root, kind, count + more))
        entries.sort()
    state.lists[rules_of(state).slices.list_of(HERDS.name)] = entries


def settle_herds(state: KeyflowerState) -> None:
    """Fields have grown together: the new field holds all that the old ones held.

    Rule: KFF-FIELD-9
    """
    roots = roots_of(state)
    for entry in herds_of(state):
        root = herd_root(entry)
        now: i64 = roots[root]
        if now not in (root, NO_FIELD):
            kind, count = herd_kind(entry), herd_count(entry)
            change_herd(state, root, kind, -count)
            change_herd(state, now, kind, count)


class Farmland(Surveyor):
    """Fields and what they hold grow with the villages."""

    def laid(self, state: State, tile: i64) -> None:
        s = cast(KeyflowerState, state)
        add_grass(s, tile)
        mark_borders(s, s.owner[tile])
        settle_herds(s)

    def rebuild(self, state: State) -> None:
        s = cast(KeyflowerState, state)
        for tile in s.laid:
            add_grass(s, tile)
        for seat in range(s.rules.players):
            mark_borders(s, seat)
        roots = roots_of(s)
        for entry in herds_of(s):
            root = herd_root(entry)
            if root >= len(roots) or roots[root] == NO_FIELD:
                expected = "expected animals on the tiles of villages"
                raise TypeError(f"{HERDS.name}: {expected}, got {TILE.word(root // EDGE_COUNT)!r}")
        settle_herds(s)


class Grass(Teller):
    """Which corners of the tiles belong to one field."""

    def told(self, state: State) -> dict[str, object]:
        s = cast(KeyflowerState, state)
        roots = roots_of(s)
        rows: list[dict[str, object]] = []
        for tile in s.laid:
            names = [field_name(root) for root in roots[tile * EDGE_COUNT : (tile + 1) * EDGE_COUNT]]
            rows.append({"tile": TILE.word(tile), "fields": names})
        return {"grass": rows}


def field_name(root: int) -> str:
    """A field as command lines name it: the tile and the sector of its root."""
    return f"{TILE.word(root // EDGE_COUNT)} {SECTORS[root % EDGE_COUNT]}"
