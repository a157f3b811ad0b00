"""How large the programs of the general solver can get: everything printed in one hand."""

from __future__ import annotations

import random
from itertools import product
from typing import cast

import pytest

from artel.games.keyflower.merchants.contract_scoring import demand_for
from artel.games.keyflower.scoring.closed import NOT_CLOSED
from artel.games.keyflower.scoring.demands import UNLIMITED
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.pieces import BOAT_3B, TILE_IDS, YARDS
from artel.games.keyflower.scoring.program import Program
from artel.games.keyflower.scoring.sharing import counts_as, demands_of, heaps_of, program_of
from artel.games.keyflower.state import KeyflowerRules
from tests.games.keyflower.positions import GAME
from tests.games.keyflower.scoring.demand_oracle import DemandProgram

RULES = cast(KeyflowerRules, GAME.rules(4, GAME.module_names()))
TABLE = RULES.scoring.table
CONTRACTS = 36
# With everything below; whoever holds less has no more.
MOST_ROWS = 17


def everything(wild: bool, wheat: bool, purple: bool) -> Holdings:
    """Every scoring tile, every contract, pieces of all kinds in every place, boats 3b and 5b or not."""
    found = Holdings([9] * 4, [7] * 3, [20] * 4, [2] * 16, [2, 3, 3, 3], 0, purple, TABLE)
    for number in range(YARDS, len(TILE_IDS)):
        if TABLE.tile_of[number] >= 0:
            found.add_tile(TABLE.tile_of[number], 0)
    for face in range(0, len(TABLE.demand), 2):
        if TABLE.closed[face] == NOT_CLOSED and TABLE.demand[face] is not None:
            found.add_tile(face // 2, 0)
    found.tiles |= int(wild) << BOAT_3B
    for number in range(CONTRACTS):
        found.want(demand_for(TABLE.kinds, number, 7, 0))
    found.hold("wheat", 5)
    if wheat:
        for good in ("wood", "stone", "iron", "gold"):
            found.count_as(good, "wheat")
        found.count_as("wheat", "gold")
    return found


@pytest.mark.parametrize(("wild", "wheat", "purple"), list(product((False, True), repeat=3)))
def test_everything_printed_makes_few_rows(wild: bool, wheat: bool, purple: bool) -> None:
    program = program_of(everything(wild, wheat, purple))
    assert 5 < program.rows <= MOST_ROWS
    assert program.effort < 60


def test_that_many_rows_there_are() -> None:
    assert program_of(everything(False, False, True)).rows == MOST_ROWS


def test_whoever_holds_less_has_no_more_rows() -> None:
    chance = random.Random("less")
    for number in range(60):
        whole = everything(chance.random() < 0.3, chance.random() < 0.5, True)
        demands = [each for each in demands_of(whole) if chance.random() < 0.6]
        heaps = [heap for heap in heaps_of(whole) if chance.random() < 0.7]
        wilds = counts_as(whole)
        part = Program(demands, heaps, wilds, True)
        assert part.rows <= MOST_ROWS, number
        assert part.points == DemandProgram(demands, heaps, wilds, True).solve(), number


def test_most_contracts_in_one_hand_take_few_linear_programs() -> None:
    """Twenty-five of them beside tiles that want the same few pieces."""
    chance = random.Random("hands")
    effort = []
    for _ in range(60):
        whole = everything(False, chance.random() < 0.5, True)
        tiles = [each for each in demands_of(whole) if each.most == UNLIMITED and chance.random() < 0.5]
        hand = [demand_for(TABLE.kinds, number, 7, 3) for number in chance.sample(range(CONTRACTS), 25)]
        heaps = heaps_of(whole)
        for heap in heaps:
            heap.count = chance.randint(1, 3)
        effort.append(Program([*tiles, *hand], heaps, counts_as(whole), True).effort)
    assert sum(effort) / len(effort) < 100
    assert max(effort) < 1500
