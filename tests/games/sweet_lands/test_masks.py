"""Sets of cells are masks of up to sixty bits, in the compiled build too."""

from __future__ import annotations

import re
from pathlib import Path

from artel.games.sweet_lands.domain import laying
from artel.games.sweet_lands.domain_map import EDGE_BITS, MOST_CELLS, bit, bit_count, lowest


def test_every_cell_and_edge_has_a_bit_of_its_own() -> None:
    assert [bit(number) for number in range(MOST_CELLS)] == [2**number for number in range(MOST_CELLS)]
    assert EDGE_BITS <= MOST_CELLS


def test_the_lowest_of_a_mask_and_how_many_it_has() -> None:
    for low in range(MOST_CELLS):
        mask = 2**low | 2 ** (MOST_CELLS - 1)
        assert lowest(mask) == low
        assert bit_count(mask) == (1 if low == MOST_CELLS - 1 else 2)


def test_no_rule_of_a_domain_shifts_a_literal_by_a_cell() -> None:
    """Compiled, `1 << cell` has 32 bits: cells beyond them would lie on top of others."""
    folder = Path(laying.__file__).parent
    shifted = [
        f"{path.name}: {line.strip()}"
        for path in sorted(folder.glob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\b1 << (cell|edge|place)\b", line)
    ]
    assert not shifted, f"expected bit(cell), got {shifted}"
