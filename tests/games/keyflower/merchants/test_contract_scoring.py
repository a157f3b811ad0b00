"""The Merchants, final scoring: what contracts score, alone and beside everything else that wants pieces."""

from __future__ import annotations

import random
from typing import cast

import pytest

from artel.games.keyflower.merchants.contracts import CONTRACTS
from artel.games.keyflower.scoring.best import best_allocation, best_score
from artel.games.keyflower.scoring.final import holdings_of
from artel.games.keyflower.state import KeyflowerState
from tests.games.keyflower.merchants.bargaining import ALL, ended, holding
from tests.games.keyflower.pieces import bag
from tests.games.keyflower.positions import Table, seat, tile
from tests.games.keyflower.scoring.demand_samples import all_contracts
from tests.games.keyflower.scoring.test_demands import check_rows, oracle

COLOURS = ["blue", "red", "yellow", "green"]
SKILLS = ["saw", "pickaxe", "anvil"]
GOODS = ["wood", "stone", "iron", "gold"]
SAMPLE_OF = {"any-worker": "yellow", "any-skill": "anvil", "any-resource": "stone"}


def village(
    pieces: str,
    *contracts: int,
    tiles: tuple[dict[str, object], ...] = (),
    theirs: tuple[dict[str, object], ...] = (),
    first: int = 1,
) -> Table:
    """Seat 0 has these pieces, its resources on the home tile, and these contracts; the game is over.

    What is `theirs` lies in the village of seat 1.
    """
    counts = bag(pieces)
    sorted_out = [
        " ".join(f"{word}*{counts[word]}" for word in sort if word in counts)
        for sort in (COLOURS, SKILLS, GOODS)
    ]
    home = tile("home-1", goods=sorted_out[2])
    row = seat(sorted_out[0], home, *tiles, skills=sorted_out[1])
    return ended(holding(row, *contracts), seat("", *theirs), first=first)


def told(table: Table, kind: str) -> dict[str, int]:
    """Points of seat 0 by contract, for one kind of reason."""
    rows = [row for row in table.outcome().reasons if row.seat == 0 and row.kind == kind]
    return {str(row.values["contract"]): row.points for row in rows}


WHITE_WIND_II = tile("white-wind-ii", 0, 1)
MULETEER = tile("muleteer", 1, 0)


def test_the_table_says_what_the_solver_was_proved_with() -> None:
    assert [contract.needs for contract in CONTRACTS] == all_contracts()


@pytest.mark.rule("KFM-SCORE-4", "KFM-SCORE-6")
@pytest.mark.parametrize("number", [number for number in ALL if number != 12])
def test_each_contract_scores_7_with_just_its_pieces_and_nothing_with_one_less(number: int) -> None:
    needs = [SAMPLE_OF.get(need, need) for need in CONTRACTS[number].needs]
    whole = village(" ".join(needs), number)
    assert told(whole, "contract") == {f"contract-{number}": 7}
    gold = needs[1:].count("gold")
    assert village(" ".join(needs[1:]), number).points() == gold


@pytest.mark.rule("KFM-SCORE-6", "KFM-SCORE-7")
def test_a_contract_scores_once_however_many_pieces_there_are() -> None:
    assert told(village("blue*12", 0), "contract") == {"contract-0": 7}
    assert village("blue*12", 0).points() == 7


@pytest.mark.rule("KFM-SCORE-5")
def test_a_piece_counts_on_one_contract_or_tile_only() -> None:
    two = village("blue*6", 0, 4)
    assert two.points() == 7
    both = village("blue*6 red*4", 0, 4)
    assert both.points() == 14
    guild = tile("scribes", 1, 0)
    assert village("saw pickaxe anvil", 22, tiles=(guild,)).points() == 10


@pytest.mark.rule("KFM-BOAT-19")
def test_white_wind_ii_makes_a_completed_contract_score_10() -> None:
    table = village("green*2", 3, 26, tiles=(WHITE_WIND_II,))
    assert told(table, "contract") == {"contract-3": 10}
    assert table.points() == 10


@pytest.mark.rule("KFM-TILE-12")
def test_the_muleteer_scores_3_for_each_contract_that_is_not_completed() -> None:
    table = village("green*2", 3, 26, 27, tiles=(MULETEER,))
    assert told(table, "contract") == {"contract-3": 7}
    assert told(table, "contract-unmet") == {"contract-26": 3, "contract-27": 3}
    assert table.points() == 13
    assert village("green*2", 3, 26, 27).points() == 7


@pytest.mark.rule("KFM-BOAT-19", "KFM-TILE-12", "KFM-SCORE-6")
@pytest.mark.parametrize("other", [WHITE_WIND_II, MULETEER], ids=["white-wind-ii", "muleteer"])
def test_what_lies_in_another_village_changes_nothing_for_my_contracts(other: dict[str, object]) -> None:
    table = village("green*2", 3, 26, 27, theirs=(other,))
    assert (told(table, "contract"), told(table, "contract-unmet")) == ({"contract-3": 7}, {})
    assert table.points() == 7
    assert [row.points for row in table.outcome().reasons if row.seat == 1 and "contract" in row.kind] == []


@pytest.mark.rule("KFM-SCORE-8")
def test_completing_is_a_choice() -> None:
    """With the muleteer four points more; the jeweller and gold itself are better off with these."""
    jeweller = tile("jeweller", 0, 1)
    table = village("gold*2", 26, tiles=(MULETEER, jeweller))
    assert table.points() == 7
    assert told(village("gold*2", 26, tiles=(jeweller,)), "contract") == {"contract-26": 7}


@pytest.mark.rule("KFM-SCORE-9")
def test_the_marker_stands_for_any_one_piece_of_a_contract() -> None:
    for number in (0, 13, 22, 27, 35):
        needs = [SAMPLE_OF.get(need, need) for need in CONTRACTS[number].needs]
        assert told(village(" ".join(needs[1:]), number, first=0), "contract") == {f"contract-{number}": 7}
    # Where it completes nothing it is worth a gold.
    assert village("blue*2", 0, first=0).points() == 1


@pytest.mark.rule("KFM-SCORE-10")
def test_the_start_player_contract_is_completed_by_the_marker_only() -> None:
    assert told(village("", 12, first=0), "contract") == {"contract-12": 7}
    rich = "blue*5 red*5 yellow*5 green*5 saw*3 pickaxe*3 anvil*3 wood*3 stone*3 iron*3"
    assert village(rich, 12, first=1).points() == 0
    row = next(row for row in village("", 12, first=0).outcome().reasons if row.kind == "contract")
    assert row.values == {"contract": "contract-12", "purple": 1}


@pytest.mark.rule("KFM-SCORE-10", "KFM-SCORE-9")
def test_the_marker_completes_one_contract_of_two() -> None:
    assert village("blue*3", 0, 12, first=0).points() == 7
    assert village("blue*4", 0, 12, first=0).points() == 14


@pytest.mark.rule("KFM-SCORE-11")
def test_the_marker_is_no_contract() -> None:
    assert village("", first=0, tiles=(MULETEER,)).points() == 1
    assert told(village("", 3, first=0, tiles=(MULETEER,)), "contract-unmet") == {"contract-3": 3}


@pytest.mark.rule("KFM-SCORE-12")
def test_what_counts_on_a_yard_completes_no_contract() -> None:
    yard = tile("stone-yard", 0, 1, goods="stone*3 gold*2")
    table = village("", 24, 26, tiles=(yard,))
    assert told(table, "contract") == {"contract-26": 7}
    assert table.reasons(0, "pieces") == {"stone-yard": 6}


@pytest.mark.rule("KFM-SCORE-13")
def test_gold_stands_for_resources_and_with_boat_3b_everything_does() -> None:
    assert told(village("wood gold*2", 23), "contract") == {"contract-23": 7}
    assert village("wood*2 stone", 23).points() == 0
    boat = tile("summer-boat-3", 0, 1, side="back")
    assert told(village("wood stone iron", 25, tiles=(boat,)), "contract") == {"contract-25": 7}
    assert told(village("wood*2", 26, tiles=(boat,)), "contract") == {"contract-26": 7}
    assert village("green*9 saw*9", 0, 15).points() == 0


@pytest.mark.parametrize("batch", range(6))
@pytest.mark.rule("KFM-SCORE-5")
def test_the_solver_equals_the_integer_program(batch: int) -> None:
    """Hands of contracts beside yards, winter tiles, White Wind II, muleteer, boat 3b and the marker."""
    chance = random.Random(f"contracts at the end {batch}")
    for number in range(25):
        state = random_end(chance)
        holdings = holdings_of(state, 0)
        expected = oracle(holdings_of(state, 0))
        assert best_score(holdings) == expected, number
        sheet = best_allocation(holdings_of(state, 0))
        assert sheet.points == expected
        check_rows(sheet, holdings_of(state, 0))


TILES = [
    "white-wind-ii", "muleteer", "barn", "blacksmith", "stone-yard", "timber-yard", "jeweller", "windmill",
    "mercers-guild", "scribes", "scholar", "key-guild", "craftsmans-guild", "apothecary", "key-market",
    "village-hall", "watermill",
]  # fmt: skip
PLACES = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if (q, r) != (0, 0)]


def random_end(chance: random.Random) -> KeyflowerState:
    places = iter(PLACES)
    tiles = []
    for name in chance.sample(TILES, chance.randrange(1, 8)):
        goods = random_pieces(chance, GOODS, 3) if name.endswith(("yard", "barn", "smith")) else ""
        tiles.append(tile(name, *next(places), goods=goods))
    if chance.random() < 0.25:
        tiles.append(tile("summer-boat-3", *next(places), side="back"))
    home = tile("home-1", goods=random_pieces(chance, GOODS, 6))
    row = seat(random_pieces(chance, COLOURS, 7), home, *tiles, skills=random_pieces(chance, SKILLS, 4))
    held = chance.sample(ALL, chance.choice((1, 3, 6, 10)))
    if chance.random() < 0.4 and 12 not in held:
        held[0] = 12
    table = ended(holding(row, *held), seat(), first=chance.randrange(2))
    return cast(KeyflowerState, table.state)


def random_pieces(chance: random.Random, words: list[str], most: int) -> str:
    counts = {word: chance.randrange(most + 1) for word in words}
    return " ".join(f"{word}*{count}" for word, count in counts.items() if count)
