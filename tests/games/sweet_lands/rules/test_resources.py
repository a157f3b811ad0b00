"""Resources: gained from the supply, spent back to it."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.positions import at_turn


@pytest.mark.rule("SL-RES-1")
def test_there_are_four_resources_with_a_production_each() -> None:
    table = at_turn()
    table.effect(0, "gold 4 + wheat 3 + wood 2 + iron 1")
    assert [table.number(0, good) for good in ("gold", "wheat", "wood", "iron")] == [4, 3, 2, 1]
    table.effect(0, "any-production 1")
    assert table.moves(0) == ["raise gold", "raise wheat", "raise wood", "raise iron"]


@pytest.mark.rule("SL-RES-2")
def test_wheat_wood_and_iron_are_basic_and_gold_is_not() -> None:
    table = at_turn().own(0, gold=3)
    assert table.moves_of(0, "sell") == []
    table.own(0, wheat=1, wood=1, iron=1)
    assert table.moves_of(0, "sell") == ["sell wheat", "sell wood", "sell iron"]
    table.effect(0, "basic 1")
    assert table.moves(0) == ["gain 0 0 1", "gain 0 1 0", "gain 1 0 0"]


@pytest.mark.rule("SL-RES-3")
def test_a_diamond_is_no_basic_resource() -> None:
    table = at_turn().own(0, diamond=5)
    assert "sell" not in table.verbs(0)
    table.effect(0, "pay basic 1: vp 1")
    assert table.question() == "turn"
    table.effect(0, "pay diamond 1: vp 1").play(0, "accept")
    assert (table.number(0, "diamond"), table.number(0, "vp")) == (4, 1)


@pytest.mark.rule("SL-RES-4")
def test_nobody_can_spend_what_they_do_not_have() -> None:
    table = at_turn().own(0, wheat=2)
    table.effect(0, "pay wheat 3: gold 9")
    assert (table.question(), table.number(0, "gold")) == ("turn", 0)
    table.effect(0, "wheat 1").effect(0, "pay wheat 3: gold 9").play(0, "accept")
    assert (table.number(0, "wheat"), table.number(0, "gold")) == (0, 9)
