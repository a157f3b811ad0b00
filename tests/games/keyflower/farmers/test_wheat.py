"""Wheat: where it comes from, who knows of it, and what it is spent on."""

from __future__ import annotations

from typing import Any

import pytest

from artel.kernel.game import Refused
from tests.games.keyflower.farmers.farm import auction, ended, farmer, herds, wheat
from tests.games.keyflower.positions import Table, north, tile

# One wood on the home tile, and a road to the north on which it can go back and forth.
VILLAGE = (tile("home-1", goods="wood"), *north("keywood"))


def carrying(count: int, *more: dict[str, Any], **piles: Any) -> Table:
    """Seat 0 uses its home tile: one step and one upgrade."""
    table = auction(farmer("red*5", *VILLAGE, *more, wheat=count), farmer("red"), **piles)
    return table.play(0, "use home-1 red 1")


@pytest.mark.rule("KFF-WHEAT-1")
def test_everybody_sees_how_much_wheat_a_seat_has() -> None:
    table = auction(farmer(wheat=3), farmer(wheat=5))
    for viewer in (0, 1):
        view = table.view(viewer)
        assert [row["wheat"] for row in view["seats"]] == [3, 5]
        assert view["wheat_supply"] == 22


@pytest.mark.rule("KFF-WHEAT-2")
@pytest.mark.parametrize(("supply", "gained"), [(3, 3), (2, 2), (0, 0)])
def test_a_short_supply_gives_what_it_has(supply: int, gained: int) -> None:
    field = tile("wheat-field", 0, -1, side="back")
    table = auction(farmer("red", field), wheat_supply=supply).play(0, "use wheat-field red 1")
    assert wheat(table) == gained
    assert table.data()["wheat_supply"] == supply - gained
    assert table.log("wheat-came") == ([{"seat": 0, "count": gained}] if gained else [])


@pytest.mark.rule("KFF-WHEAT-3")
def test_a_wheat_is_one_more_step_for_a_resource() -> None:
    table = carrying(1)
    assert (table.ask()["steps"], "wheat" in table.verbs(0)) == (1, True)
    table.play(0, "wheat")
    assert (table.ask()["steps"], wheat(table)) == (2, 0)
    assert table.log("wheat-spent") == [{"seat": 0}]
    table.play(0, "carry wood home-1 keywood", "carry wood keywood home-1")
    assert table.question() == "turn"


@pytest.mark.rule("KFF-WHEAT-3")
def test_a_wheat_is_one_more_step_for_an_animal() -> None:
    table = auction(farmer("red*5", wheat=1), herds={"home-1 left": "sheep"}).play(0, "use home-1 red 1")
    table.play(0, "drive sheep home-1 left home-1 top-left", "wheat")
    table.play(0, "drive sheep home-1 top-left home-1 top-right")
    assert (herds(table), table.question()) == ({"home-1 top-right": "sheep"}, "turn")


@pytest.mark.rule("KFF-WHEAT-3")
def test_wheat_that_is_not_there_is_refused() -> None:
    table = carrying(0)
    assert "wheat" not in table.verbs(0)
    assert table.why_not(0, "wheat") == "KFF-WHEAT-3"
    with pytest.raises(Refused, match="no-wheat"):
        table.play(0, "wheat")


@pytest.mark.rule("KFF-WHEAT-4")
def test_wheat_is_spent_after_the_last_step_too_and_as_often_as_there_is_any() -> None:
    table = carrying(3).play(0, "carry wood home-1 keywood")
    for left in (2, 1, 0):
        assert (table.ask()["steps"], table.verbs(0)) == (0, {"wheat", "stop"})
        table.play(0, "wheat").play(0, table.moves_of(0, "carry")[0])
        assert wheat(table) == left
    assert table.question() == "turn"


@pytest.mark.rule("KFF-WHEAT-4")
def test_several_wheat_may_be_spent_at_once() -> None:
    table = carrying(30).play(0, *["wheat"] * 30)
    assert (table.ask()["steps"], wheat(table), "wheat" in table.verbs(0)) == (31, 0, False)


@pytest.mark.rule("KFF-WHEAT-4")
def test_nobody_is_asked_for_a_step_that_could_move_nothing() -> None:
    table = auction(farmer("red*2", wheat=4), farmer("red")).play(0, "use home-1 red 1")
    assert (table.question(), table.asked()) == ("turn", [1])
    # An upgrade keeps the question open; a further step would still move nothing.
    village = (tile("home-1"), *north("keywood"))
    table = auction(farmer("red", *village, wheat=4, skills="saw")).play(0, "use home-1 red 1")
    assert table.moves(0) == ["upgrade keywood", "stop"]
    with pytest.raises(Refused, match="nothing-to-move"):
        table.play(0, "wheat")


@pytest.mark.rule("KFF-WHEAT-5")
def test_boat_2b_does_not_double_the_step_of_a_wheat() -> None:
    table = carrying(1, tile("summer-boat-2", 0, 1, side="back"))
    assert table.ask()["steps"] == 2
    assert table.play(0, "wheat").ask()["steps"] == 3


@pytest.mark.rule("KFF-WHEAT-6")
def test_wheat_gives_no_upgrades_and_no_transport_by_itself() -> None:
    table = carrying(2)
    before = table.ask()["upgrades"]
    assert table.play(0, "wheat").ask()["upgrades"] == before == 1
    table = auction(farmer("red*3", *VILLAGE, wheat=5), farmer("red"))
    assert "wheat" not in table.verbs(0)
    table.play(0, "use keywood red 1")
    assert table.asked() == [1]


@pytest.mark.rule("KFF-WHEAT-7")
def test_spent_wheat_goes_back_to_the_supply_at_once() -> None:
    table = carrying(2, wheat_supply=0).play(0, "wheat")
    assert (table.data()["wheat_supply"], wheat(table)) == (1, 1)


@pytest.mark.rule("KFF-WHEAT-8")
@pytest.mark.parametrize(("side", "points"), [("front", 1 + 1), ("back", 1 + 3)])
def test_keyflower_counts_the_paddock_and_no_wheat(side: str, points: int) -> None:
    boat = tile("keyflower", 0, 1)
    table = ended(farmer("", boat, tile("paddock", 0, -1, side=side), wheat=7))
    assert table.reasons(0, "score-transport") == {"keyflower": points}


@pytest.mark.rule("KFF-BOX-4")
def test_wheat_lies_on_no_tile_and_pays_no_resource() -> None:
    workshop = tile("workshop", 0, -1, goods="wood")
    table = auction(farmer("red*3", tile("home-1", goods="wood"), workshop, wheat=9))
    table.play(0, "use home-1 red 1")
    assert table.why_not(0, "upgrade workshop") == "KF-UPGRADE-8"
    table = auction(farmer("red", tile("wheat-field", 0, -1))).play(0, "use wheat-field red 1")
    assert (table.goods("wheat-field"), table.goods("home-1"), wheat(table)) == ({}, {}, 1)
