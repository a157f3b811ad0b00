"""Positions as expansions will bring them: contracts, wheat, and sets of several families."""

from __future__ import annotations

import random

from artel.games.keyflower.components.tables import TABLES
from artel.games.keyflower.scoring import pieces as p
from artel.games.keyflower.scoring.demands import Demand, PieceKinds, contract, set_of
from artel.games.keyflower.scoring.holdings import Holdings, PointTable

CONTRACTS = """
blue*4|red*4|yellow*4|green*2|blue*2 any-worker*4|red*2 any-worker*4|yellow*2 any-worker*4|green any-worker*4
blue*2 red*2 any-worker|red*2 yellow*2 any-worker|yellow*2 blue*2 any-worker|blue red yellow green|purple
saw wood|pickaxe stone|anvil iron|saw any-resource*2|pickaxe any-resource*2|anvil any-resource*2|saw any-skill
pickaxe any-skill|anvil any-skill|saw pickaxe anvil|wood*3|stone*3|iron*3|gold*2|wood*2 stone*2|wood*2 iron*2
stone*2 iron*2|wood*2 any-resource*2|stone*2 any-resource*2|iron*2 any-resource*2|gold any-resource*2
wood stone iron|gold any-skill
"""
SETS = {
    "emporium": ("green any-worker*2", 3),
    "monument": ("gold any-resource*2", 4),
    "bakery": ("wheat any-resource any-skill", 4),
    "granary": ("wheat*2", 3),
}


def pieces(text: str) -> list[str]:
    """The words of a set, `wood*3` being three."""
    found = []
    for word in text.split():
        name, _, count = word.partition("*")
        found += [name] * int(count or 1)
    return found


def all_contracts() -> list[list[str]]:
    return [pieces(text) for line in CONTRACTS.split("\n") for text in line.split("|") if text]


def kinds_with_wheat() -> PieceKinds:
    kinds = PieceKinds()
    kinds.add("wheat", "crops")
    return kinds


KINDS = kinds_with_wheat()
TABLE = PointTable(TABLES, KINDS)


def parted(rng: random.Random, total: int, parts: int) -> list[int]:
    found = [0] * parts
    for _ in range(total):
        found[rng.randrange(parts)] += 1
    return found


def expanded_holdings(
    rng: random.Random, contracts: int, share: float, workers: int, skills: int, goods: int
) -> Holdings:
    """So many contracts and pieces, and each scoring tile with a chance of `share`."""
    tiles = 0
    for tile in range(p.APOTHECARY, p.WINDMILL + 1):
        tiles |= int(rng.random() < share) << tile
    tiles |= int(rng.random() < 0.3 * share) << p.WHITE_WIND | int(rng.random() < 0.15) << p.BOAT_3B
    yard_points = [rng.choice((0, 1, 2)), *(rng.choice((0, 2, 3)) for _ in range(3))]
    resources = parted(rng, goods, 4)
    on_yard = [0] * 16
    for place in range(16):
        if yard_points[place // 4] and rng.random() < 0.4:
            on_yard[place] = rng.randint(0, min(4, resources[place % 4] // 4))
    held = parted(rng, workers, 4), parted(rng, skills, 3)
    found = Holdings(*held, resources, on_yard, yard_points, tiles, rng.random() < 0.6, TABLE)
    unmet = rng.choice((0, 0, 3))
    known = all_contracts()
    for number in rng.sample(range(len(known)), contracts):
        word = f"contract-{number}"
        found.want(contract(KINDS, word, known[number], rng.choice((7, 10)), unmet))
    for word, (text, points) in SETS.items():
        if rng.random() < share:
            found.want(Demand(word, [set_of(KINDS, pieces(text))], points))
    found.hold("wheat", rng.randint(0, 15))
    if rng.random() < 0.2:
        found.count_as("wheat", "gold")
    return found
