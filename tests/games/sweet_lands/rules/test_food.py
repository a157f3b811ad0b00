"""The food track and its discounts."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.positions import Table, at_turn
from tests.games.sweet_lands.rules.test_industry import plain


def finish(table: Table) -> Table:
    """Answer whatever bonuses ask, doing as little as possible."""
    while table.question() != "turn":
        who = table.asked()[0]
        table.play(who, table.moves(who)[-1])
    return table


@pytest.mark.rule("SL-FOD-1")
def test_the_marker_gains_the_bonus_of_every_step_at_once() -> None:
    seen = 0
    for number, row in enumerate(at_turn().rules.printed.food, start=1):
        if gains := plain(row.bonus):
            table = at_turn().own(0, food=number - 1)
            table.effect(0, "food 1")
            assert {name: table.number(0, name) for name in gains} == gains
            seen += 1
    assert seen
    table = at_turn()
    table.effect(0, "food 3")
    assert (table.question(), table.asks()["terrain"], table.number(0, "food")) == ("lay", 1, 2)
    table.play(0, "stop")
    assert (table.number(0, "food"), table.number(0, "wheat-production")) == (3, 1)


@pytest.mark.rule("SL-FOD-2", "SL-FOD-3", "SL-FOD-5")
def test_discounts_of_1_wood_on_step_7_and_2_wood_on_step_11_add_up() -> None:
    found = {}
    for step in range(1, at_turn().rules.food_end + 1):
        table = at_turn().own(0, food=step - 1, discount=0)
        table.effect(0, "food 1")
        found[step] = table.number(0, "discount")
    assert {step: discount for step, discount in found.items() if discount} == {7: 1, 11: 2}
    table = at_turn().own(0, food=6)
    finish(table.effect(0, "food 5"))
    assert table.number(0, "discount") == 3


@pytest.mark.rule("SL-FOD-4")
def test_a_discount_lowers_the_wood_of_each_property_and_nothing_else() -> None:
    table = at_turn().own(0, gold=50, wood=50, iron=50, food=6, tents=4, houses=4).lay(0, "d4! f5! e5!")
    table.effect(0, "food 1").use(0, "property").play(0, "take tent", "put d4", "take house", "put f5")
    costs = table.rules.row_costs[8 * 4 : 8 * 5]
    gold, wood, iron = costs[0], costs[2], costs[3]
    spent: dict[str, int] = {}
    for line in table.log("spent"):
        spent[line["price"]] = spent.get(line["price"], 0) + line["count"]
    assert spent == {"gold": 2 * gold, "wood": 2 * (wood - 1), "iron": 2 * iron}
    for piece in ("lab", "mining-shop"):
        other = at_turn().own(0, gold=50, wood=50, iron=50, discount=1)
        other.use(0, "property").play(0, f"take {piece}")
        full = other.rules.lab_costs[2] if piece == "lab" else other.rules.shop_costs[8 * 2 + 2]
        assert 50 - other.number(0, "wood") == full - 1


@pytest.mark.rule("SL-FOD-5")
def test_a_cost_never_falls_below_no_wood() -> None:
    table = at_turn()
    wood = table.rules.row_costs[2]
    assert wood <= 3
    table.own(0, gold=50, wood=0, discount=3).use(0, "property").play(0, "take tent")
    assert (table.number(0, "wood"), table.question()) == (0, "put-piece")


@pytest.mark.rule("SL-FOD-6")
def test_on_the_last_step_each_further_step_is_2_wheat() -> None:
    end = at_turn().rules.food_end
    table = at_turn().own(0, food=end)
    table.effect(0, "food 3")
    assert (table.number(0, "wheat"), table.number(0, "food")) == (6, end)
    last = at_turn().own(0, food=end - 1)
    finish(last.effect(0, "food 3"))
    assert (last.number(0, "wheat"), last.number(0, "food")) == (4, end)
