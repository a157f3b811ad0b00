"""Our readings of fields and animals: a test for each page of docs/rulings that is about them.

The pages on wheat, boat 6 and points have theirs in `test_rulings_of_wheat_and_points.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.farmers.farm import auction, ended, extending, farmer, herds, wheat
from tests.games.keyflower.positions import Table, lot, tile

CORNERS = ["bottom-left", "left", "top-left", "top-right", "right", "bottom-right"]
HOME = [f"home-1 {corner}" for corner in CORNERS]
BOAT_5A = tile("summer-boat-5", 7, 7)


def grass(table: Table, word: str) -> list[str]:
    return list(next(row["fields"] for row in table.data()["grass"] if row["tile"] == word))


def drives(table: Table) -> set[str]:
    return {move.partition(" ")[2] for move in table.moves_of(0, "drive")}


def carrying(*village: dict[str, Any], steps: str = "home-1", **given: Any) -> Table:
    return auction(farmer("red*9", *village), farmer("blue*3"), **given).play(0, f"use {steps} red 1")


@pytest.mark.rule("KFF-FIELD-1", "KFF-FIELD-2", "KFF-FIELD-3", "KFF-FIELD-4", "KFF-FIELD-6")
def test_a_field_is_grass_that_touches_across_edges() -> None:
    # A straight road from the home to the north: left of it stays left, right of it stays right.
    table = ended(farmer("", tile("sawmill", 0, -1), tile("weaver", 1, 1)))
    west, east = "home-1 top-left", "home-1 top-right"
    assert grass(table, "sawmill") == [west, west, west, east, east, east]
    # The weaver touches the home at a corner only, and is one sector of its own.
    assert grass(table, "weaver") == ["weaver bottom-left"] * 6
    # Turned over, a tile has the same fields.
    turned = ended(farmer("", tile("sawmill", 0, -1, side="back"), tile("weaver", 1, 1)))
    assert turned.data()["grass"] == table.data()["grass"]


@pytest.mark.rule("KFF-FIELD-4", "KFF-FIELD-8")
def test_a_road_that_meets_a_field_edge_joins_the_grass_on_its_two_sides() -> None:
    # The winter tile's road is turned away, so the home's road to the north ends at its grass.
    apart = {"home-1 top-left": "cow", "home-1 top-right": "cow"}
    boat = tile("summer-boat-2", 7, 7)
    table = extending(farmer("", boat, to_place="weaver"), season="winter", herds=apart)
    table.play(0, "place weaver home-1 top 0")
    assert set(grass(table, "weaver")) == {"home-1 top-left"} == set(grass(table, "home-1")[2:4])
    assert herds(table) == {"home-1 top-left": "cow*2"}
    # A road that meets a river goes on as a border.
    met = ended(farmer("", tile("sea-bastion", 0, -1)))
    assert grass(met, "home-1")[2:4] == ["home-1 top-left", "home-1 top-right"]
    assert grass(met, "sea-bastion")[0] != grass(met, "sea-bastion")[5]


@pytest.mark.rule("KFF-MOVE-1", "KFF-MOVE-3", "KFF-MOVE-4", "KFF-MOVE-5")
def test_an_animal_crosses_a_road_and_never_a_river() -> None:
    there = {"home-1 bottom-left": "sheep", "home-1 bottom-right": "sheep"}
    for boat in ([], [tile("summer-boat-2", 0, 1)]):
        table = carrying(*boat, herds=there)
        assert drives(table) == {
            "sheep home-1 bottom-left home-1 left", "sheep home-1 bottom-right home-1 right",
        }  # fmt: skip
    # A road on another tile of the field will do, wherever the animal was put.
    far = carrying(tile("sawmill", 0, -1), tile("keywood", 0, -2), herds={"home-1 top-left": "sheep"})
    assert "sheep home-1 top-left keywood left" in drives(far)


@pytest.mark.rule("KFF-ANIMAL-1", "KFF-ANIMAL-2", "KFF-MOVE-6", "KFF-BOAT-1")
def test_a_field_takes_one_kind_unless_boat_5a_is_there() -> None:
    there = {"home-1 left": "sheep pig", "home-1 top-left": "sheep", "home-1 bottom-left": "cow"}
    away = "sheep home-1 left home-1 top-left"
    table = carrying(herds=there)
    assert drives(table) == {away, "sheep home-1 top-left home-1 top-right"}
    into = {"cow home-1 bottom-left home-1 left", "sheep home-1 top-left home-1 left"}
    assert into <= drives(carrying(BOAT_5A, herds=there))
    fold = auction(farmer("red"), farmer("", tile("sheep-fold", 5, 5)), herds=there)
    fold.play(0, "use sheep-fold red 1")
    assert {move.split()[3] for move in fold.moves(0)} == {"top-left", "top-right", "right", "bottom-right"}


@pytest.mark.rule("KFF-FIELD-9", "KFF-BREED-4", "KFF-SCORE-6")
def test_joined_fields_keep_what_they_hold() -> None:
    village = [tile("sawmill", 0, -1), tile("keywood", 2, -2)]
    apart = {"home-1 top-right": "sheep*2", "keywood left": "pig"}
    won = lot("sheep-shelter", {0: "red"})
    table = auction(farmer("", *village), farmer(), season="autumn", lots=[won], herds=apart)
    table.all_pass().take_boats().play(0, "place sheep-shelter keywood upper-left 0")
    assert herds(table) == {"home-1 top-right": "sheep*3 pig"}
    joined = ended(farmer("", *village, tile("sheep-shelter", 1, -2)), herds=herds(table))
    assert joined.points(0) == 1 + 2 + 3  # The sawmill itself scores 3.


@pytest.mark.rule(
    "KFF-ANIMAL-3", "KFF-ANIMAL-4", "KFF-ANIMAL-5", "KFF-ANIMAL-6", "KFF-ANIMAL-8", "KFF-TILE-8"
)
def test_an_animal_goes_to_its_own_tile_or_from_elsewhere_home_or_nowhere() -> None:
    hut = tile("shepherds-hut", 5, 5)
    own = ["shepherds-hut bottom-left", "shepherds-hut left", "shepherds-hut top-left"]
    expected: list[tuple[dict[str, str], list[str]]] = [
        ({}, own),
        ({own[0]: "pig"}, own[1:]),
    ]
    for there, fields in expected:
        table = auction(farmer("red", hut), herds=there).play(0, "use shepherds-hut red 1")
        assert table.moves(0) == [f"pasture sheep {name}" for name in fields]
        table.play(0, table.moves(0)[0])
        assert wheat(table) == 1
    full = dict.fromkeys(own, "pig")
    table = auction(farmer("red", hut), herds=full).play(0, "use shepherds-hut red 1")
    assert (herds(table), wheat(table), table.data()["animals"]["sheep"]) == (full, 1, 32)
    full = dict.fromkeys(HOME, "pig")
    for other, lots in ((farmer("", hut), []), (farmer(), [lot("shepherds-hut")])):
        table = auction(farmer("red"), other, lots=lots).play(0, "use shepherds-hut red 1")
        assert table.moves(0) == [f"pasture sheep {name}" for name in HOME]
        table = auction(farmer("red"), other, lots=lots, herds=full).play(0, "use shepherds-hut red 1")
        assert (herds(table), wheat(table)) == (full, 1)


@pytest.mark.rule("KFF-ANIMAL-4", "KFF-TILE-3", "KFF-TILE-4")
@pytest.mark.parametrize(
    ("word", "kind", "rest"),
    [
        ("sheep-fold", "sheep", {}), ("pigsty", "pig", {}), ("cow-shed", "cow", {}),
        ("shepherds-hut", "sheep", {"wheat": 1}), ("piggery", "pig", {"wheat": 1}),
        ("ranch", "cow", {"wheat": 1}),
    ],
)  # fmt: skip
def test_no_tile_that_makes_animals_brings_them_home_from_its_own_village(
    word: str, kind: str, rest: dict[str, int]
) -> None:
    makes = tile(word, 5, 5)
    plain = auction(farmer("red", makes)).play(0, f"use {word} red 1")
    own = {line.partition(f"pasture {kind} ")[2] for line in plain.moves_of(0, "pasture")} or set(
        herds(plain)
    )
    assert all(name.startswith(word) for name in own)
    other = "pig" if kind != "pig" else "cow"
    full = auction(farmer("red", makes), herds=dict.fromkeys(own, other)).play(0, f"use {word} red 1")
    assert full.question() == "turn"
    assert (herds(full), wheat(full)) == (dict.fromkeys(own, other), rest.get("wheat", 0))


@pytest.mark.rule("KFF-ANIMAL-4", "KFF-TILE-3", "KFF-TILE-4")
def test_the_farm_yard_offers_no_sheep_that_its_own_fields_would_not_take() -> None:
    yard = tile("farm-yard", 5, 5)
    plain = auction(farmer("red", yard)).play(0, "use farm-yard red 1")
    assert "take sheep" in plain.moves(0)
    own = [line.partition("pasture sheep ")[2] for line in plain.play(0, "take sheep").moves(0)]
    full = dict.fromkeys(own, "pig")
    table = auction(farmer("red", yard), herds=full).play(0, "use farm-yard red 1")
    assert table.moves(0) == ["take wheat", "take random-skill"]
    upgraded = auction(farmer("red", tile("farm-yard", 5, 5, side="back")), herds=full)
    upgraded.play(0, "use farm-yard red 1")
    assert (herds(upgraded), wheat(upgraded)) == (full, 1)


@pytest.mark.rule("KFF-ANIMAL-9", "KFF-WHEAT-2", "KFF-WHEAT-7")
def test_a_gain_of_animals_or_wheat_is_cut_to_the_supply() -> None:
    hut = tile("shepherds-hut", 5, 5, side="back")
    table = auction(farmer("red", hut), animals={"pig": 1}, wheat_supply=1).play(0, "use shepherds-hut red 1")
    assert (herds(table), wheat(table), table.data()["wheat_supply"]) == ({}, 1, 0)
    table = auction(farmer("red", hut), animals={"sheep": 1}, wheat_supply=0)
    table.play(0, "use shepherds-hut red 1", "pasture sheep shepherds-hut left")
    assert (herds(table), wheat(table)) == ({"shepherds-hut left": "sheep"}, 0)
    # Spent wheat is back at once.
    spent = auction(farmer("red*3", wheat=1), herds={"home-1 left": "sheep"}, wheat_supply=0)
    assert spent.play(0, "use home-1 red 1", "wheat").data()["wheat_supply"] == 1


@pytest.mark.rule("KFF-MOVE-7", "KFF-MOVE-8", "KFF-MOVE-9", "KFF-MOVE-10", "KFF-SCORE-3")
def test_a_sheep_enters_the_shelter_by_one_step_and_stays() -> None:
    village = [tile("stable", 9, 9, side="back"), tile("keywood", 0, -1), tile("sheep-shelter", -1, -1)]
    table = carrying(*village, steps="stable", herds={"keywood left": "sheep*2", "home-1 top-left": "cow"})
    table.play(0, "shelter", "shelter")
    assert (herds(table), table.data()["sheltered"]) == ({"home-1 top-left": "cow"}, 2)
    # They hinder nobody, and none of them comes out.
    assert {move.split()[0] for move in drives(table)} == {"cow"}
    table.play(0, "drive cow home-1 top-left keywood left", "stop")
    assert (herds(table), table.data()["sheltered"]) == ({"keywood left": "cow"}, 2)
    assert ended(farmer("", *village), herds={"keywood left": "sheep"}).reasons(0, "score-sheep") in (
        {}, {"sheep-shelter": 0},
    )  # fmt: skip


@pytest.mark.rule("KFF-BREED-1", "KFF-BREED-2", "KFF-BREED-5", "KFF-BREED-6")
def test_a_field_breeds_one_and_with_boat_5a_one_of_each_kind() -> None:
    there = {"home-1 left": "sheep*4", "home-1 right": "pig*2 cow*3", "home-1 top-left": "cow"}
    expected = [
        ([], "autumn", {**there, "home-1 left": "sheep*5"}),
        ([BOAT_5A], "autumn", {**there, "home-1 left": "sheep*5", "home-1 right": "pig*3 cow*4"}),
        ([BOAT_5A], "winter", there),
    ]
    for village, season, after in expected:
        table = auction(farmer("", *village), season=season, herds=there).all_pass().take_boats()
        assert herds(table) == after


@pytest.mark.rule("KFF-BREED-7")
def test_the_last_animals_go_clockwise_from_the_marker() -> None:
    pairs = {"home-1 left": "sheep*2", "home-2 left": "sheep*2", "home-3 left": "sheep*2"}
    # Seat 2 wins the marker: it is served first, then seat 0.
    won = lot("farm-turn-2", {2: "blue*2"})
    table = auction(farmer(), farmer(), farmer("blue"), lots=[won], herds=pairs, animals={"sheep": 3})
    table.all_pass().take_boats()
    while table.question() == "place-animal":
        table.play(2, "pasture sheep home-3 left")
        table.take_boats()
    assert table.data()["first"] == 2
    assert [(row["seat"], row["tile"]) for row in table.log("born")] == [(2, "home-3"), (0, "home-1")]
    assert herds(table) == {**pairs, "home-3 left": "sheep*4", "home-1 left": "sheep*3"}
