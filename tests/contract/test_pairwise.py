"""The cover holds every pair of values, and is much smaller than all combinations."""

from __future__ import annotations

import math

from tests.contract.pairwise import all_pairs, cover, pairs_of

CHOICES = {**{f"module {n}": ["no", "yes"] for n in range(9)}, "seats": ["2", "3", "4", "5", "6"]}


def test_every_two_values_of_every_two_choices_come_together() -> None:
    rows = cover(CHOICES)
    shown = set().union(*[pairs_of(row) for row in rows])
    assert shown == all_pairs(CHOICES)
    assert all(row[name] in values for row in rows for name, values in CHOICES.items())
    assert len(rows) < math.prod(len(values) for values in CHOICES.values()) // 50


def test_the_same_choices_have_the_same_cover() -> None:
    assert cover(CHOICES) == cover(CHOICES)
