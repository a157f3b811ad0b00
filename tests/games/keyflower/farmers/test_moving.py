"""Moving animals: a step of transport over a road, or onto the sheep shelter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.farmers.farm import auction, ended, farmer, herds
from tests.games.keyflower.positions import GAME, Table, north, tile

BOAT_5A = tile("summer-boat-5", 7, 7)
# Keywood to the north, and the sheep shelter at the field edge of its upper left.
SHELTER = [tile("keywood", 0, -1), tile("sheep-shelter", -1, -1)]
PASTURE = "keywood left"


def carrying(*village: dict[str, Any], **given: Any) -> Table:
    """Seat 0 has used its home tile: one step and one upgrade."""
    return auction(farmer("red*9", *village), farmer("blue*3"), **given).play(0, "use home-1 red 1")


def driving(steps: int, *village: dict[str, Any], **given: Any) -> Table:
    """Seat 0 has used a stable, far from the rest of its village: 2 or 4 steps."""
    stable = tile("stable", 9, 9, side="back" if steps == 4 else "front")
    return auction(farmer("red*9", stable, *village), farmer("blue*3"), **given).play(0, "use stable red 1")


def drives(table: Table) -> list[str]:
    return [move.partition(" ")[2] for move in table.moves_of(0, "drive")]


@pytest.mark.rule("KFF-MOVE-1")
def test_one_step_moves_one_animal_to_a_neighbouring_field() -> None:
    table = carrying(herds={"home-1 left": "sheep*2", "home-2 left": "pig"})
    assert drives(table) == ["sheep home-1 left home-1 bottom-left", "sheep home-1 left home-1 top-left"]
    table.play(0, "drive sheep home-1 left home-1 top-left")
    assert herds(table) == {"home-1 left": "sheep", "home-1 top-left": "sheep", "home-2 left": "pig"}
    assert table.log("driven") == [
        {"seat": 0, "animal": "sheep", "start": "home-1", "goal": "home-1", "sector": "top-left"}
    ]
    assert table.question() == "turn"


@pytest.mark.rule("KFF-MOVE-1")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("drive sheep home-2 left home-2 top-left", "KFF-MOVE-1"),
        ("drive pig home-1 left home-1 top-left", "KFF-MOVE-1"),
        ("drive sheep home-1 left home-2 left", "KFF-MOVE-1"),
        ("drive sheep home-1 left home-1 right", "KFF-MOVE-3"),
        ("drive sheep home-1 left keywood top-right", "KFF-MOVE-3"),
    ],
)
def test_what_is_no_neighbouring_field_of_the_own_village_is_refused(line: str, rule: str) -> None:
    table = carrying(tile("keywood", 0, -1), herds={"home-1 left": "sheep", "home-2 left": "sheep"})
    assert table.why_not(0, line) == rule


@pytest.mark.rule("KFF-MOVE-2")
def test_steps_are_divided_among_resources_and_animals() -> None:
    village = [tile("home-1", goods="wood"), *north("keywood")]
    table = driving(2, *village, herds={"home-1 left": "cow"})
    table.play(0, "drive cow home-1 left home-1 top-left")
    assert table.ask()["steps"] == 1
    table.play(0, "carry wood home-1 keywood")
    assert (herds(table), table.goods("keywood")) == ({"home-1 top-left": "cow"}, {"wood": 1})
    assert table.question() == "turn"


@pytest.mark.rule("KFF-MOVE-2")
def test_the_question_comes_for_animals_alone_and_ends_with_the_steps() -> None:
    assert auction(farmer("red")).play(0, "use home-1 red 1").question() == "turn"
    table = driving(2, herds={"home-1 left": "cow"})
    assert table.question() == "transport"
    table.play(0, "drive cow home-1 left home-1 top-left", "drive cow home-1 top-left home-1 left")
    assert (table.question(), herds(table)) == ("turn", {"home-1 left": "cow"})


@pytest.mark.rule("KFF-MOVE-1")
def test_without_steps_no_animal_moves() -> None:
    # The step goes to the wood, and the upgrade that is left keeps the question open.
    village = [tile("home-1", goods="wood*2 stone"), *north("keywood")]
    table = carrying(*village, *SHELTER[1:], herds={"home-1 left": "cow"})
    table.play(0, "carry wood home-1 keywood")
    assert (table.question(), table.verbs(0)) == ("transport", {"upgrade", "stop"})
    assert table.why_not(0, "drive cow home-1 left home-1 top-left") == "KFF-MOVE-1"
    assert table.why_not(0, "shelter") == "KFF-MOVE-7"


@pytest.mark.rule("KFF-MOVE-3")
def test_neighbours_are_the_fields_on_the_two_sides_of_a_road_anywhere() -> None:
    # The field of the home's top left reaches to Keywood, and has a neighbour over each of its roads.
    table = carrying(tile("keywood", 0, -1), herds={"home-1 top-left": "pig"})
    assert drives(table) == [
        "pig home-1 top-left home-1 left",
        "pig home-1 top-left home-1 top-right",
        "pig home-1 top-left keywood left",
    ]


@pytest.mark.rule("KFF-MOVE-4")
@pytest.mark.parametrize("boat", [[], [tile("summer-boat-2", 0, 1)]])
def test_an_animal_never_crosses_a_river(boat: list[dict[str, Any]]) -> None:
    table = carrying(*boat, herds={"home-1 bottom-left": "sheep"})
    assert drives(table) == ["sheep home-1 bottom-left home-1 left"]
    assert table.why_not(0, "drive sheep home-1 bottom-left home-1 bottom-right") == "KFF-MOVE-4"


@pytest.mark.rule("KFF-MOVE-5")
def test_within_a_field_an_animal_is_everywhere_at_once() -> None:
    # West of a straight road north: from the home to the last of three tiles in a single step.
    village = north("sawmill", "farm-turn-2", tile("keywood", turn=3))
    table = carrying(*village, herds={"home-1 top-left": "sheep"})
    assert "sheep home-1 top-left keywood left" in drives(table)
    assert table.why_not(0, "drive sheep home-1 top-left sawmill left") == "KFF-MOVE-5"
    table.play(0, "drive sheep home-1 top-left keywood left")
    assert herds(table) == {"keywood left": "sheep"}


@pytest.mark.rule("KFF-MOVE-5")
def test_a_step_is_understood_by_any_corner_of_both_fields() -> None:
    table = carrying(*north("sawmill"), herds={"home-1 top-left": "sheep"})
    line = "drive sheep sawmill left sawmill right"
    assert table.why_not(0, line) == "KFF-MOVE-1"
    told = GAME.understand(table.state, 0, line)
    assert [GAME.verbs.text(move) for move in told.moves] == ["drive sheep home-1 top-left home-1 top-right"]


@pytest.mark.rule("KFF-MOVE-6", "KFF-BOAT-1")
def test_an_animal_enters_only_a_field_that_fits_it() -> None:
    there = {"home-1 left": "sheep pig", "home-1 top-left": "pig", "home-1 bottom-left": "sheep*2"}
    table = carrying(herds=there)
    assert drives(table) == [
        "sheep home-1 left home-1 bottom-left",
        "pig home-1 left home-1 top-left",
        "pig home-1 top-left home-1 top-right",
    ]
    assert table.why_not(0, "drive sheep home-1 left home-1 top-left") == "KFF-MOVE-6"
    assert table.why_not(0, "drive pig home-1 top-left home-1 left") == "KFF-MOVE-6"
    with_boat = drives(carrying(BOAT_5A, herds=there))
    assert {"sheep home-1 left home-1 top-left", "pig home-1 top-left home-1 left"} <= set(with_boat)
    # When one kind has left, the field fits the other again.
    table = driving(2, herds={"home-1 left": "sheep pig", "home-1 top-left": "pig"})
    table.play(0, "drive sheep home-1 left home-1 bottom-left")
    assert "pig home-1 top-left home-1 left" in drives(table)


@pytest.mark.rule("KFF-MOVE-7")
def test_one_step_brings_a_sheep_from_the_field_of_the_shelter_onto_it() -> None:
    table = carrying(*SHELTER, herds={PASTURE: "sheep*2 cow"})
    table.play(0, "shelter")
    assert (herds(table), table.data()["sheltered"]) == ({PASTURE: "sheep cow"}, 1)
    assert table.log("sheltered") == [{"seat": 0, "tile": "keywood", "sector": "left"}]
    assert table.question() == "turn"


@pytest.mark.rule("KFF-MOVE-7")
def test_a_sheep_beside_the_field_of_the_shelter_takes_two_steps() -> None:
    table = driving(2, *SHELTER, herds={"home-1 top-left": "sheep"})
    assert table.why_not(0, "shelter") == "KFF-MOVE-7"
    table.play(0, f"drive sheep home-1 top-left {PASTURE}", "shelter")
    assert (herds(table), table.data()["sheltered"]) == ({}, 1)


@pytest.mark.rule("KFF-MOVE-7")
def test_the_question_comes_for_the_shelter_alone() -> None:
    # A shelter without any road around it: its sheep can go nowhere else.
    table = carrying(tile("sheep-shelter", 5, 5), herds={"sheep-shelter left": "sheep"})
    assert table.moves(0) == ["stop", "shelter"]


@pytest.mark.rule("KFF-MOVE-7")
def test_nobody_brings_sheep_onto_the_shelter_of_another() -> None:
    table = auction(
        farmer("red*3"), farmer("blue", *SHELTER), herds={PASTURE: "sheep", "home-1 left": "sheep"}
    )
    table.play(0, "use home-1 red 1")
    assert table.verbs(0) == {"drive", "stop"}
    assert table.why_not(0, "shelter") == "KFF-MOVE-7"


@pytest.mark.rule("KFF-MOVE-8")
def test_a_sheep_on_the_shelter_stays_there() -> None:
    table = driving(4, *SHELTER, herds={"home-1 left": "sheep"}, sheltered=3)
    for move in table.moves(0):
        after = Table(table.state.clone()).play(0, move)
        assert after.data()["sheltered"] == 3
    assert not table.moves_of(0, "drive sheep sheep-shelter")


@pytest.mark.rule("KFF-MOVE-9")
def test_sheep_on_the_shelter_are_in_no_field() -> None:
    table = carrying(*SHELTER, herds={"home-1 top-left": "cow"}, sheltered=5)
    assert f"cow home-1 top-left {PASTURE}" in drives(table)
    assert "shelter" not in table.verbs(0)
    table = auction(farmer("", *SHELTER), herds={PASTURE: "sheep"}, sheltered=5)
    table.all_pass().take_boats()
    assert (herds(table), table.data()["sheltered"]) == ({PASTURE: "sheep"}, 5)


@pytest.mark.rule("KFF-MOVE-10")
@pytest.mark.parametrize("side", ["front", "back"])
def test_only_sheep_go_onto_the_shelter_and_any_number_of_them(side: str) -> None:
    village = [SHELTER[0], tile("sheep-shelter", -1, -1, side=side)]
    table = driving(4, *village, herds={PASTURE: "sheep*4 pig*2"}, sheltered=20)
    table.play(0, "shelter", "shelter", "shelter", "shelter")
    assert (herds(table), table.data()["sheltered"]) == ({PASTURE: "pig*2"}, 24)
    table = driving(2, *village, herds={PASTURE: "pig*2"})
    assert table.why_not(0, "shelter") == "KFF-MOVE-7"


@pytest.mark.rule("KFF-MOVE-11")
def test_animals_move_in_a_transport_alone() -> None:
    table = auction(farmer("red*3", *SHELTER), herds={PASTURE: "sheep*2"})
    assert not {"drive", "shelter"} & table.verbs(0)
    assert table.why_not(0, "shelter") is not None
    assert ended(farmer("", *SHELTER), herds={PASTURE: "sheep*2"}).data()["sheltered"] == 0


def test_upgrading_the_shelter_leaves_its_sheep_there() -> None:
    village = [tile("keywood", 0, -1), tile("sheep-shelter", -1, -1)]
    table = auction(farmer("red", *village, wheat=2), sheltered=4).play(0, "use home-1 red 1")
    table.play(0, "upgrade sheep-shelter")
    assert (table.laid("sheep-shelter")["side"], table.data()["sheltered"]) == ("back", 4)
