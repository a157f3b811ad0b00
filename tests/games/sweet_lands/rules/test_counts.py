"""What is counted out of several parts: each part may decide, and only those of the seat itself count."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from artel.games.sweet_lands.counts import count
from artel.games.sweet_lands.effects.vocabulary import COUNT_NUMBER
from artel.games.sweet_lands.words import INDUSTRIES, SWEETS, TERRAINS, TRACKS
from tests.games.sweet_lands.placing import Placed, start

LAID = [f"{terrain}s" for terrain in TERRAINS]
BASICS = ["wheat-production", "wood-production", "iron-production"]
STEPS = [f"track-{track}" for track in TRACKS]
CARDS = ["farming-cards", "forestry-cards", "mining-cards", "any-cards"]
COLUMNS = [f"{industry}-column" for industry in INDUSTRIES]
COUNTED: list[tuple[str, Callable[[Sequence[int]], int], list[str]]] = [
    ("main-terrain", max, LAID),
    ("best-production", max, BASICS),
    ("least-production", min, BASICS),
    ("main-sweet", max, list(SWEETS)),
    ("prosperity", sum, STEPS),
    ("orange", sum, STEPS[:2]),
    ("green", sum, STEPS[2:4]),
    ("grey", sum, STEPS[4:]),
    ("marked", sum, CARDS),
    ("employed", sum, COLUMNS),
    ("columns", min, COLUMNS),
    ("industry-steps", max, ["cart", "locomotive"]),
    ("fields-and-seas", sum, [LAID[0], LAID[3]]),
    ("forests-and-mines", sum, LAID[1:3]),
]


def counted(table: Placed, who: int, what: str) -> int:
    return int(count(table.state, who, COUNT_NUMBER[what]))


@pytest.mark.rule("SL-FIN-24", "SL-FIN-25", "SL-SKL-4", "SL-UPG-3", "SL-MIL-5", "SL-MIL-6", "SL-MIL-15")
@pytest.mark.parametrize(("what", "how", "parts"), COUNTED, ids=[what for what, _, _ in COUNTED])
@pytest.mark.parametrize("who", range(3))
def test_each_part_may_decide(
    who: int, what: str, how: Callable[[Sequence[int]], int], parts: list[str]
) -> None:
    table = start(players=3)
    for seat in range(3):
        # The others have more of everything, or nothing.
        table.own(seat, **dict.fromkeys(parts, 40 * (seat % 2)))
    for first in range(len(parts)):
        for step in (1, -1):
            values = [3 + step * ((place - first) % len(parts)) + len(parts) for place in range(len(parts))]
            table.own(who, **dict(zip(parts, values, strict=True)))
            assert counted(table, who, what) == how(values)


@pytest.mark.rule("SL-MIL-14", "SL-CHR-36")
@pytest.mark.parametrize("colour", range(3))
def test_each_colour_may_be_the_best_and_the_least(colour: int) -> None:
    table = start(players=3)
    for steps, what in ((5, "best-colour"), (1, "least-colour")):
        for who, level in enumerate((2, 0, 6)):
            table.own(who, **dict.fromkeys(STEPS, level))
        table.own(0, **{STEPS[2 * colour]: steps, STEPS[2 * colour + 1]: 0})
        assert counted(table, 0, what) == steps
