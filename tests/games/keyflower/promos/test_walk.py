"""The best walk of the delivery man against every walk there is, and how hard it is to find."""

from __future__ import annotations

import random
import time

import pytest

from artel.games.keyflower.promos.walk import walk_points
from artel.games.keyflower.scoring.loop import road_links, sea_bastion_points
from artel.games.keyflower.scoring.village import Village
from tests.games.keyflower.scoring.village_samples import grown_village, scattered_village


def best_by_walking(village: Village, start: int) -> int:
    """Every walk that takes no road twice, one after the other."""
    links = road_links(village)
    best = 0

    def go(tile: int, used: frozenset[tuple[int, int]], seen: frozenset[int]) -> None:
        nonlocal best
        best = max(best, len(seen))
        for other in range(len(links)):
            road = (min(tile, other), max(tile, other))
            if links[tile] >> other & 1 and road not in used:
                go(other, used | {road}, seen | {other})

    go(start, frozenset(), frozenset({start}))
    return best


def roads(village: Village) -> int:
    return sum(bits.bit_count() for bits in road_links(village)) // 2


@pytest.mark.rule("KFP-DELIVERY-2")
def test_it_equals_the_best_of_all_walks_in_villages_as_played() -> None:
    rng = random.Random("delivery")
    checked = 0
    while checked < 120:
        village = grown_village(rng, rng.randint(1, 4))
        if 3 <= roads(village) <= 16:
            start = rng.randrange(len(village.q))
            assert walk_points(village, start) == best_by_walking(village, start)
            checked += 1


@pytest.mark.rule("KFP-DELIVERY-2")
def test_it_equals_the_best_of_all_walks_in_any_villages() -> None:
    rng = random.Random("delivery, scattered")
    checked = 0
    while checked < 250:
        village = scattered_village(rng, rng.randint(2, 13), rng.choice((0.3, 0.5, 0.7, 0.95)))
        if roads(village) <= 15:
            start = rng.randrange(len(village.q))
            assert walk_points(village, start) == best_by_walking(village, start), (village.roads, start)
            checked += 1


def test_the_largest_villages_of_printed_tiles_take_a_few_searches_for_loops() -> None:
    """Ten tiles of every season in one village: what bounds both searches is how few roads tiles have."""
    rng = random.Random("delivery, rich")
    shapes = [grown_village(rng, 10) for _ in range(60)]
    assert max(len(shape.q) for shape in shapes) > 38
    began = time.process_time()
    for shape in shapes:
        sea_bastion_points(shape)
    loops = time.process_time() - began
    began = time.process_time()
    for shape in shapes:
        assert walk_points(shape, 0) > sea_bastion_points(shape) // 2
    assert time.process_time() - began < 20 * loops
