"""Industry bonuses: the column from top to bottom, and bonuses within bonuses."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.placing import Placed, start


def steps(table: Placed) -> list[str]:
    """What was begun and gained, in order."""
    found: list[str] = []
    for kind, values in table.story():
        if kind == "bonus-taken":
            found.append(str(values["industry"]))
        elif kind == "gained":
            found.append(f"{values['gain']} {values['count']}")
    return found


@pytest.mark.rule("SL-IBO-1", "SL-IBO-2")
def test_a_bonus_carries_out_the_board_then_the_workers_from_the_top() -> None:
    table = start().hand(0, "card-75 card-2").own(0, gold=5, diamond=0)
    table.employed(0, "mining", "card-22 card-20 card-18").employed(0, "farming", "card-1")
    table.play(0, "play card-75")
    # The disk of the card, then Elina's own 2 iron and the three workers of that column alone.
    assert steps(table) == ["disk 1", "mining", "iron 2", "vp 1", "gold 5", "iron 2"]


@pytest.mark.rule("SL-IBO-1")
def test_a_bonus_without_workers_is_what_the_board_shows() -> None:
    table = start("bastet-biscuit").hand(0, "card-160 card-1").own(0, gold=6, wood=0, diamond=0)
    table.play(0, "play card-160")
    assert steps(table) == ["wood 2", "forestry", "wood 2"]


@pytest.mark.rule("SL-IBO-4")
@pytest.mark.parametrize(
    ("industry", "gain"), [("farming", "wheat"), ("forestry", "wood"), ("mining", "iron")]
)
def test_a_bonus_of_any_industry_is_the_one_the_seat_names(industry: str, gain: str) -> None:
    table = start().hand(0, "card-109 card-1").own(0, gold=30, brownie=0, diamond=0)
    table.play(0, "play card-109")
    assert table.moves(0) == ["bonus farming", "bonus forestry", "bonus mining"]
    table.play(0, f"bonus {industry}")
    assert steps(table) == ["iron 3", industry, f"{gain} 2"]


@pytest.mark.rule("SL-IBO-3")
def test_a_bonus_within_a_bonus_waits_its_turn() -> None:
    table = start().hand(0, "card-109 card-2").own(0, gold=10, wheat=9, brownie=0, diamond=0)
    # Two workers that give further bonuses for wheat, then one that gives gold; one of those gives a third.
    table.employed(0, "farming", "card-62 card-147 card-1").employed(0, "forestry", "card-91")
    table.play(0, "play card-109", "bonus farming", "accept", "accept")
    assert steps(table)[1:] == ["farming", "wheat 2", "gold 3", "forestry", "wood 2"]
    table.play(0, "accept")
    assert steps(table)[6:] == ["mining", "iron 2", "mining", "iron 2"]


@pytest.mark.rule("SL-IBO-3", "SL-IBO-4")
def test_a_waiting_bonus_of_any_industry_is_chosen_when_it_begins() -> None:
    table = start().hand(0, "card-109 card-2").own(0, gold=10, wheat=9, brownie=0, diamond=0)
    # The first worker drives the cart onto a step with a bonus of any industry.
    table.employed(0, "farming", "card-87 card-1").own(0, cart=4, labs=1)
    table.play(0, "play card-109", "bonus farming", "accept", "drive cart")
    assert steps(table)[1:] == ["farming", "wheat 2", "gold 3"]
    assert table.question() == "choose-bonus"
    table.play(0, "bonus mining")
    assert steps(table)[4:] == ["mining", "iron 2"]
    assert table.question() == "after"


@pytest.mark.rule("SL-IBO-3")
def test_all_other_bonuses_come_at_once_within_a_bonus() -> None:
    table = start().hand(0, "card-109 card-2").own(0, gold=10, wheat=9, brownie=0, diamond=0)
    table.employed(0, "farming", "card-87 card-1")
    table.play(0, "play card-109", "bonus farming", "accept", "drive cart")
    # The first step of the cart is worth 3 gold, before the next worker's 3.
    assert steps(table)[1:] == ["farming", "wheat 2", "gold 3", "gold 3"]
    assert table.number(0, "cart") == 1
