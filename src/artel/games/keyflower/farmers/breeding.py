"""Breeding, at the end of spring, summer and autumn."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.farmers.herds import (
    animals_left,
    change_herd,
    herd_count,
    herd_kind,
    herd_root,
    herds_of,
    kinds_in,
)
from artel.games.keyflower.farmers.text import BORN
from artel.games.keyflower.farmers.words import MIXED_HERDS
from artel.games.keyflower.state import EDGE_COUNT, KeyflowerState, has_ability
from artel.games.keyflower.words import WINTER
from artel.kernel.state import Do, State

# How many of a kind have offspring. Rule: KFF-BREED-1
PARENTS: Final = 2


class Breeding(Do):
    """Clockwise from the holder of the start player marker, field by field.

    Rule: KFF-BREED-2, KFF-BREED-3, KFF-BREED-4, KFF-BREED-7, KFF-BOAT-8
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        if s.season == WINTER:
            return
        players: i64 = s.rules.players
        turn: i64 = 0
        while turn < players:
            breed(s, (s.first + turn) % players)
            turn += 1


def breed(state: KeyflowerState, seat: i64) -> None:
    """One more in each field of two or more of one kind alone; with boat 5a one more of each such kind.

    Rule: KFF-BREED-1, KFF-BREED-5, KFF-BREED-6, KFF-BREED-7, KFF-MOVE-9
    """
    mixed: bool = has_ability(state, seat, MIXED_HERDS)
    for entry in herds_of(state):
        root, kind = herd_root(entry), herd_kind(entry)
        if state.owner[root // EDGE_COUNT] != seat or herd_count(entry) < PARENTS:
            continue
        if (mixed or kinds_in(state, root) == 1 << kind) and animals_left(state)[kind] > 0:
            animals_left(state)[kind] -= 1
            change_herd(state, root, kind, 1)
            state.note(BORN.of(seat, kind, root // EDGE_COUNT, root % EDGE_COUNT))


BREEDING: Final = Breeding("breeding")
