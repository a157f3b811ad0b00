"""A small set of choices in which every two values of every two choices come together at least once."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence

Choices = Mapping[str, Sequence[str]]
Pair = tuple[tuple[str, str], tuple[str, str]]
# How many rows are tried for each that is kept.
TRIES = 60


def pairs_of(row: Mapping[str, str]) -> set[Pair]:
    return set(itertools.combinations(sorted(row.items()), 2))


def all_pairs(choices: Choices) -> set[Pair]:
    found: set[Pair] = set()
    for one, other in itertools.combinations(sorted(choices), 2):
        for value, further in itertools.product(choices[one], choices[other]):
            found.add(((one, value), (other, further)))
    return found


def cover(choices: Choices, seed: str = "cover") -> list[dict[str, str]]:
    """Rows with a value for each choice: of many that take up a missing pair, the one that shows most."""
    chance = random.Random(seed)
    missing = all_pairs(choices)
    rows: list[dict[str, str]] = []
    while missing:
        best: dict[str, str] = {}
        shown: set[Pair] = set()
        for _ in range(TRIES):
            row = dict(chance.choice(sorted(missing)))
            for name in chance.sample(sorted(choices), len(choices)):
                if name not in row:
                    row[name] = _most_telling(choices[name], name, row, missing, chance)
            here = pairs_of(row) & missing
            if len(here) > len(shown):
                best, shown = row, here
        rows.append(best)
        missing -= shown
    return rows


def _most_telling(
    values: Sequence[str], name: str, row: Mapping[str, str], missing: set[Pair], chance: random.Random
) -> str:
    """The value that shows most missing pairs with what the row has."""

    def told(value: str) -> tuple[int, float]:
        new = {tuple(sorted(((name, value), known))) for known in row.items()}
        return len(new & missing), chance.random()

    return max(values, key=told)
