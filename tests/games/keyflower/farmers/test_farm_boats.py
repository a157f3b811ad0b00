"""Boats 5 and 6."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.farmers.farm import auction, ended, farmer, herds, wheat
from tests.games.keyflower.positions import Table, lot, tile

CORNERS = ("bottom-left", "left", "top-left", "top-right", "right", "bottom-right")


def boat(number: int, side: str) -> dict[str, Any]:
    return tile(f"summer-boat-{number}", 0, 1, side={"a": "front", "b": "back"}[side])


def to_income(*seats: dict[str, Any], season: str = "summer", **given: Any) -> Table:
    """A season has ended and all boats are chosen."""
    hands = ("apothecary", "scholar")
    rows = [{**row, "winter": [hands[who]]} for who, row in enumerate(seats)]
    return auction(*(seats if season == "winter" else rows), season=season, **given).all_pass().take_boats()


def scored(*village: dict[str, Any], count: int = 0, first: int = 1, **rest: str) -> Table:
    return ended(farmer(rest.pop("workers", ""), *village, wheat=count, **rest), first=first)


@pytest.mark.rule("KFF-BOAT-1")
def test_boat_5a_lets_kinds_share_a_field() -> None:
    fold = tile("sheep-fold", 0, -1)
    other = {"sheep-fold top-left": "pig"}
    table = auction(farmer("red*2", fold, boat(5, "a")), herds=other).play(0, "use sheep-fold red 1")
    assert "pasture sheep sheep-fold top-left" in table.moves(0)
    table = auction(farmer("red*2", fold, boat(5, "b")), herds=other).play(0, "use sheep-fold red 1")
    assert "pasture sheep sheep-fold top-left" not in table.moves(0)


@pytest.mark.rule("KFF-BOAT-2")
@pytest.mark.parametrize(
    ("winter", "points"),
    [("keythedral", 3), ("jeweller", 6), ("mercers-guild", 5), ("watermill", 3), ("windmill", 3)],
)
def test_boat_5b_lets_wheat_count_as_any_resource(winter: str, points: int) -> None:
    table = scored(boat(5, "b"), tile(winter, 1, -1), count=3)
    assert table.points() - (12 if winter == "keythedral" else 0) == points
    assert scored(boat(5, "a"), tile(winter, 1, -1), count=3).points() in (0, 12)


@pytest.mark.rule("KFF-BOAT-2")
def test_the_sheet_of_boat_5b_speaks_of_wheat() -> None:
    reasons = [row for row in scored(boat(5, "b"), count=4).outcome().reasons if row.seat == 0]
    assert [(row.kind, row.points, row.values) for row in reasons] == [("gold", 4, {"wheat": 4})]


@pytest.mark.rule("KFF-BOAT-3")
def test_boat_5b_lets_resources_count_as_wheat() -> None:
    home = tile("home-1", goods="wood*3 iron")
    granary = tile("granary", 1, -1)
    assert scored(home, boat(5, "b"), granary).points() == 6
    assert scored(home, boat(5, "a"), granary, count=2).points() == 3
    # Two resources and a skill make a set of the bakery.
    assert scored(home, boat(5, "b"), tile("bakery", 1, -1), skills="saw*5").points() == 8


@pytest.mark.rule("KFF-BOAT-4")
@pytest.mark.parametrize("word", ["barn", "blacksmith", "stone-yard", "timber-yard"])
def test_wheat_is_never_counted_on_a_yard(word: str) -> None:
    yard = tile(word, 0, -1, side="back", goods="gold*2")
    fits = {"barn": 2}.get(word, 3)
    assert scored(yard, boat(5, "b"), count=5).points() == 2 * fits + 5
    # What the yard counts anyway stays there, though the granary would like it.
    table = scored(tile("barn", 0, -1, goods="wood*2"), boat(5, "b"), tile("granary", 1, -1))
    assert table.points() == 2


@pytest.mark.rule("KFF-BOAT-5")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_boat_6a_brings_two_wheat_at_the_end_of_a_season(season: str) -> None:
    table = to_income(farmer("", boat(6, "a")), farmer(), season=season)
    assert (wheat(table, 0), wheat(table, 1)) == (2, 0)
    scarce = to_income(farmer("", boat(6, "a")), farmer(), season=season, wheat_supply=1)
    assert wheat(scarce, 0) == 1


@pytest.mark.rule("KFF-BOAT-6")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_boat_6b_brings_a_pig_and_a_sheep_in_any_order(season: str) -> None:
    table = to_income(farmer("", boat(6, "b")), farmer(), season=season)
    assert (table.question(), table.asked()) == ("place-animal", [0])
    kinds = {line.split()[1] for line in table.moves(0)}
    assert kinds == {"pig", "sheep"}
    table.play(0, "pasture pig home-1 left", "pasture sheep home-1 right")
    assert herds(table) == {"home-1 left": "pig", "home-1 right": "sheep"}
    scarce = to_income(farmer("", boat(6, "b")), farmer(), season=season, animals={"pig": 1})
    assert {line.split()[1] for line in scarce.moves(0)} == {"pig"}


@pytest.mark.rule("KFF-BOAT-7")
def test_boat_6b_looks_on_the_home_tile_only() -> None:
    sheep = {f"home-1 {corner}": "sheep" for corner in CORNERS}
    table = to_income(farmer("", boat(6, "b")), farmer(), herds=sheep)
    assert {line.split()[2] for line in table.moves(0)} == {"home-1"}
    assert {line.split()[1] for line in table.moves(0)} == {"sheep"}
    assert table.log("no-pasture") == []
    table.turns(table.moves(0)[0])
    assert table.log("no-pasture") == [{"seat": 0, "animal": "pig"}]


@pytest.mark.rule("KFF-BOAT-8")
@pytest.mark.parametrize(("season", "born"), [("summer", 1), ("autumn", 1), ("winter", 0)])
def test_the_animals_of_boat_6b_count_in_the_breeding(season: str, born: int) -> None:
    one = {"home-1 left": "sheep"}
    table = to_income(farmer("", boat(6, "b")), farmer(), season=season, herds=one)
    table.play(0, "pasture sheep home-1 left", "pasture pig home-1 right")
    sheep = f"sheep*{2 + born}"
    assert herds(table) == {"home-1 left": sheep, "home-1 right": "pig"}


@pytest.mark.rule("KFF-BOAT-9")
def test_boat_6_pays_after_all_boats_are_chosen() -> None:
    seats = [farmer("", boat(6, "a"), winter="apothecary"), farmer(winter="scholar")]
    table = auction(*seats, season="summer", lots=[lot("farm-turn-1", {0: "red"})]).all_pass()
    assert (table.question(), wheat(table)) == ("choose-boat", 1)
    table.take_boats("keyflower")
    assert (table.question(), wheat(table)) == ("choose-boat", 1)
    table.take_boats("sea-bastion")
    assert wheat(table) == 3


@pytest.mark.rule("KFF-BOAT-9")
def test_boat_6_pays_in_the_order_of_the_boats_beside_boat_1() -> None:
    rows = [farmer("", boat(6, "a"), tile("summer-boat-1", 0, 2, side="back")), farmer()]
    table = to_income(*rows)
    assert (wheat(table), table.workers(0)["green"]) == (2, 1)


@pytest.mark.rule("KFF-BOAT-10")
@pytest.mark.parametrize("number", [5, 6])
def test_they_are_summer_boats_in_all_else(number: int) -> None:
    word = f"summer-boat-{number}"
    table = auction(farmer("red*6", boat(number, "b"), wheat=9), farmer("red"))
    assert table.moves_of(0, f"use {word}") == []
    village = (tile("home-1", goods="wood*2"), boat(number, "a"), tile("keywood", 0, -1))
    table = auction(farmer("red*6", *village, wheat=9), farmer("red")).play(0, "use home-1 red 1")
    assert table.why_not(0, f"upgrade {word}") == "KF-UPGRADE-1"
    # It works from the moment it is won, before it is placed, for its winner alone.
    hands = [farmer(winter="apothecary"), farmer(winter="scholar")]
    table = auction(*hands, season="summer", lots=[lot("summer-boat-6", {0: "red"})]).all_pass().take_boats()
    assert (wheat(table, 0), wheat(table, 1)) == (2, 0)
