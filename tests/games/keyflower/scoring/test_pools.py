"""Workers and skills over all small numbers of pieces, against a search that assumes nothing."""

from collections.abc import Callable
from functools import cache
from itertools import combinations, product

from artel.games.keyflower.scoring.pieces import tile_set
from artel.games.keyflower.scoring.skills import skill_points
from artel.games.keyflower.scoring.workers import worker_points

WORKER_TILES = ("apothecary", "craftsmans-guild", "key-market", "village-hall", "white-wind")
SKILL_TILES = ("key-guild", "scholar", "scribes")


def subsets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]


def best_by_removal(points: int, any_five: int, each: list[int]) -> Callable[[tuple[int, ...]], int]:
    """A search over counts: take away one set of the first three kinds, or any five, again and again."""

    @cache
    def best(counts: tuple[int, ...]) -> int:
        found = sum(n * e for n, e in zip(counts, each, strict=True))
        if points and all(counts[:3]):
            found = max(found, points + best(tuple(n - (at < 3) for at, n in enumerate(counts))))
        if any_five and sum(counts) >= 5:
            for take in product(*(range(min(n, 5) + 1) for n in counts)):
                if sum(take) == 5:
                    rest = tuple(n - t for n, t in zip(counts, take, strict=True))
                    found = max(found, any_five + best(rest))
        return found

    return best


def hall_worths(tiles: tuple[str, ...]) -> list[list[int]]:
    """What a worker of each colour scores alone, for each colour that the Village hall may choose."""
    worths = []
    for chosen in range(4 if "village-hall" in tiles else 1):
        each = [1 if "white-wind" in tiles else 0] * 4
        if "village-hall" in tiles:
            each[chosen] = 1
        if "key-market" in tiles:
            each[3] = 2
        worths.append(each)
    return worths


def test_workers_up_to_five_of_each_colour() -> None:
    for tiles in subsets(WORKER_TILES):
        guild = 3 if "craftsmans-guild" in tiles else 0
        five = 3 if "apothecary" in tiles else 0
        searches = [best_by_removal(guild, five, each) for each in hall_worths(tiles)]
        bits = tile_set(list(tiles))
        for workers in product(range(6), repeat=4):
            if list(workers[:3]) == sorted(workers[:3]):
                expected = max(search(workers) for search in searches)
                assert worker_points(workers[0], workers[1], workers[2], workers[3], bits) == expected, (
                    tiles,
                    workers,
                )


def test_skills_up_to_eight_of_each() -> None:
    for tiles in subsets(SKILL_TILES):
        scribes = 10 if "scribes" in tiles else 0
        five = 10 if "key-guild" in tiles else 0
        worths = [[3, 0, 0], [0, 3, 0], [0, 0, 3]] if "scholar" in tiles else [[0, 0, 0]]
        searches = [best_by_removal(scribes, five, each) for each in worths]
        bits = tile_set(list(tiles))
        for skills in product(range(9), repeat=3):
            expected = max(search(skills) for search in searches)
            assert skill_points(skills[0], skills[1], skills[2], bits) == expected, (tiles, skills)
