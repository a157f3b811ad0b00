"""Final scoring: winter tiles, fields, the sheep shelter, and the marker as an animal or a wheat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.farmers.farm import ended, extending, farmer, field_reasons
from tests.games.keyflower.positions import Table, tile

CORNERS = ("bottom-left", "left", "top-left", "top-right", "right", "bottom-right")
# A winter tile above and to the right of the home tile, and the sheep shelter far from the animals.
WINTER = (1, -1)


def winter(word: str) -> dict[str, Any]:
    return tile(word, *WINTER)


def scored(*village: dict[str, Any], wheat: int = 0, first: int = 1, skills: str = "", **given: Any) -> Table:
    return ended(farmer("", *village, wheat=wheat, skills=skills), first=first, **given)


# Winter tiles.


@pytest.mark.rule("KFF-WINTER-1")
@pytest.mark.parametrize(("word", "points"), [("weaver", 3), ("dairy", 1)])
def test_the_weaver_pays_three_for_a_field_with_sheep(word: str, points: int) -> None:
    herds = {"home-1 left": "sheep*5", "home-1 bottom-left": "sheep"}
    table = scored(winter(word), herds=herds)
    assert field_reasons(table) == {"home-1 bottom-left sheep": points, "home-1 left sheep": points}


@pytest.mark.rule("KFF-WINTER-2")
@pytest.mark.parametrize(("word", "points"), [("truffle-orchard", 5), ("weaver", 2)])
def test_the_truffle_orchard_pays_five_for_a_field_with_pigs(word: str, points: int) -> None:
    table = scored(winter(word), herds={"home-1 left": "pig*2"})
    assert field_reasons(table) == {"home-1 left pig": points}


@pytest.mark.rule("KFF-WINTER-3")
@pytest.mark.parametrize(("word", "points"), [("dairy", 7), ("weaver", 3)])
def test_the_dairy_pays_seven_for_a_field_with_cows(word: str, points: int) -> None:
    table = scored(winter(word), herds={"home-1 left": "cow"})
    assert field_reasons(table) == {"home-1 left cow": points}


@pytest.mark.rule("KFF-WINTER-1", "KFF-WINTER-2", "KFF-WINTER-3")
def test_the_better_points_are_their_owners_alone() -> None:
    seats = [farmer("", winter("weaver"), tile("dairy", 2, -2), tile("truffle-orchard", 3, -3)), farmer()]
    table = ended(*seats, first=0, herds={"home-2 left": "sheep pig cow"})
    assert sorted(field_reasons(table, 1).values()) == [1, 2, 3]


@pytest.mark.rule("KFF-WINTER-4")
@pytest.mark.parametrize(
    ("wheat", "goods", "skills", "points"),
    [
        (1, "wood", "saw", 4),
        (2, "wood stone", "saw anvil", 8),
        (3, "wood stone", "saw*4", 8),
        (3, "wood*5", "anvil", 4),
        (0, "wood*5", "saw*5", 0),
        # A gold that makes no set still scores by itself.
        (2, "gold*3", "saw*2", 9),
    ],
)
def test_the_bakery_pays_four_for_wheat_resource_and_skill(
    wheat: int, goods: str, skills: str, points: int
) -> None:
    table = scored(tile("home-1", goods=goods), winter("bakery"), wheat=wheat, skills=skills)
    assert table.points() == points


@pytest.mark.rule("KFF-WINTER-5")
@pytest.mark.parametrize(("wheat", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (7, 9), (30, 45)])
def test_the_granary_pays_three_for_two_wheat(wheat: int, points: int) -> None:
    table = scored(winter("granary"), wheat=wheat)
    assert table.reasons(0, "pieces") == ({"granary": points} if points else {})
    assert table.points() == points


@pytest.mark.rule("KFF-SCORE-12")
def test_each_wheat_is_counted_once() -> None:
    home = tile("home-1", goods="wood*9")
    tiles = (winter("bakery"), tile("granary", 2, -2))
    # Four for a set of the bakery, or three for two wheat: three sets take three wheat, two are left.
    table = scored(home, *tiles, wheat=5, skills="saw*3")
    assert table.reasons(0, "pieces") == {"bakery": 12, "granary": 3}
    assert scored(wheat=9).points() == 0


@pytest.mark.rule("KFF-WINTER-6")
def test_hillside_pays_one_for_each_tile_of_its_field() -> None:
    assert scored(winter("hillside")).reasons(0, "score-field-tiles") == {"hillside": 2}
    table = scored(winter("hillside"), tile("keythedral", 2, -2), tile("weaver", 2, -1))
    assert table.reasons(0, "score-field-tiles") == {"hillside": 4}


@pytest.mark.rule("KFF-WINTER-7")
def test_a_tile_that_the_field_enters_twice_counts_once() -> None:
    # Hillside's grass meets the home tile on both sides of the home's road between them.
    table = scored(winter("hillside"))
    grass = {row["tile"]: row["fields"] for row in table.data()["grass"]}
    field = grass["hillside"][0]
    assert grass["home-1"].count(field) == 2
    assert table.reasons(0, "score-field-tiles") == {"hillside": 2}


# The sheep shelter.

SHELTER = tile("sheep-shelter", 1, -1)
UPGRADED = tile("sheep-shelter", 1, -1, side="back")
WEAVER = tile("weaver", 0, 1)
# The grass of the shelter reaches the home tile on both sides of the road to the upper right.
SHELTER_FIELD = "home-1 top-right"


@pytest.mark.rule("KFF-SCORE-1")
@pytest.mark.parametrize(("shelter", "points"), [(SHELTER, 1), (UPGRADED, 2)])
def test_each_sheep_on_the_shelter_scores(shelter: dict[str, Any], points: int) -> None:
    table = scored(shelter, sheltered=4)
    assert table.reasons(0, "score-sheep") == {"sheep-shelter": 4 * points}
    assert (field_reasons(table), table.points()) == ({}, 4 * points)
    assert table.reasons(1, "score-sheep") == {}


@pytest.mark.rule("KFF-SCORE-2")
def test_flipper_turns_no_shelter_over_before_it_is_counted() -> None:
    flipper = tile("flipper", 0, 1)
    table = scored(SHELTER, flipper, sheltered=9)
    assert table.reasons(0, "score-sheep") == {"sheep-shelter": 9}
    assert table.points() == 9 + 2 + 5
    assert table.reasons(0, "free-upgrade") == {"flipper": 5}


@pytest.mark.rule("KFF-SCORE-3")
def test_sheep_that_are_still_in_the_field_are_not_brought_in() -> None:
    table = scored(UPGRADED, sheltered=1, herds={SHELTER_FIELD: "sheep*6"})
    assert table.reasons(0, "score-sheep") == {"sheep-shelter": 2}
    assert field_reasons(table) == {f"{SHELTER_FIELD} sheep": 1}


@pytest.mark.rule("KFF-SCORE-4")
@pytest.mark.parametrize(("shelter", "unit"), [(SHELTER, 1), (UPGRADED, 2)])
def test_the_weaver_may_take_one_sheep_out_of_the_shelter(shelter: dict[str, Any], unit: int) -> None:
    table = scored(shelter, WEAVER, sheltered=3)
    assert table.reasons(0, "score-sheep") == {"sheep-shelter": 2 * unit}
    assert field_reasons(table) == {f"{SHELTER_FIELD} sheep sheltered": 3}
    assert table.points() == 2 * unit + 3


@pytest.mark.rule("KFF-SCORE-4")
def test_no_sheep_is_left_out_where_that_does_not_pay() -> None:
    with_sheep = scored(SHELTER, WEAVER, sheltered=3, herds={SHELTER_FIELD: "sheep"})
    assert with_sheep.reasons(0, "score-sheep") == {"sheep-shelter": 3}
    assert field_reasons(with_sheep) == {f"{SHELTER_FIELD} sheep": 3}
    without_sheep = scored(SHELTER, WEAVER, sheltered=0)
    assert without_sheep.points() == 0
    without_weaver = scored(SHELTER, sheltered=3)
    assert (without_weaver.points(), field_reasons(without_weaver)) == (3, {})
    other_kind = scored(SHELTER, WEAVER, sheltered=1, herds={SHELTER_FIELD: "pig"})
    assert field_reasons(other_kind) == {f"{SHELTER_FIELD} pig": 2, f"{SHELTER_FIELD} sheep sheltered": 3}


# Fields.


@pytest.mark.rule("KFF-SCORE-5")
@pytest.mark.parametrize(("kind", "points"), [("sheep", 1), ("pig", 2), ("cow", 3)])
@pytest.mark.parametrize("count", [1, 2, 9])
def test_a_field_scores_by_its_kind_however_many_there_are(kind: str, points: int, count: int) -> None:
    table = scored(herds={"home-1 left": f"{kind}*{count}", "home-1 right": kind})
    assert field_reasons(table) == {f"home-1 left {kind}": points, f"home-1 right {kind}": points}
    assert table.points() == 2 * points


@pytest.mark.rule("KFF-SCORE-6")
def test_a_mixed_field_scores_each_kind() -> None:
    table = scored(herds={"home-1 left": "sheep*2 pig cow*3"})
    kinds = {"sheep": 1, "pig": 2, "cow": 3}
    assert field_reasons(table) == {f"home-1 left {kind}": points for kind, points in kinds.items()}


@pytest.mark.rule("KFF-SCORE-7")
def test_the_fields_are_those_after_the_last_tiles() -> None:
    herds = {"home-1 top-right": "pig", "home-1 right": "pig"}
    assert scored(herds=herds).points() == 4
    table = extending(farmer(to_place="keythedral"), farmer(), season="winter", herds=herds, first=1)
    table.play(0, "place keythedral home-1 upper-right 2")
    # Beyond the end of the road its two sides are one field now.
    assert field_reasons(table) == {"home-1 top-right pig": 2}


@pytest.mark.rule("KFF-SCORE-8")
def test_a_field_counts_for_its_animals_and_for_hillside() -> None:
    table = scored(winter("hillside"), herds={"hillside left": "cow"})
    assert table.reasons(0, "score-field-tiles") == {"hillside": 2}
    assert list(field_reasons(table).values()) == [3]


# The marker.


@pytest.mark.rule("KFF-SCORE-9")
def test_the_marker_is_an_animal_in_a_field() -> None:
    table = scored(first=0)
    assert field_reasons(table) == {"home-1 bottom-left cow purple": 3}
    assert table.points() == 3
    # Beside another kind, and not where its kind is already.
    table = scored(first=0, herds={f"home-1 {corner}": "cow" for corner in CORNERS})
    assert field_reasons(table)["home-1 bottom-left pig purple"] == 2
    table = scored(winter("weaver"), first=0, herds={f"home-1 {corner}": "cow pig" for corner in CORNERS})
    assert [row for row in field_reasons(table) if "purple" in row] == ["home-1 bottom-left sheep purple"]


@pytest.mark.rule("KFF-SCORE-9")
@pytest.mark.parametrize(("word", "kind", "points"), [("dairy", "cow", 7), ("truffle-orchard", "pig", 5)])
def test_the_marker_scores_with_dairy_and_truffle_orchard(word: str, kind: str, points: int) -> None:
    table = scored(winter(word), first=0)
    assert field_reasons(table) == {f"home-1 bottom-left {kind} purple": points}


@pytest.mark.rule("KFF-SCORE-9")
def test_the_marker_is_one_piece_and_counts_once() -> None:
    # As a skill it completes a set of ten: then it is no animal.
    table = scored(winter("scribes"), skills="saw pickaxe", first=0)
    assert (table.points(), field_reasons(table)) == (10, {})
    table = scored(winter("scholar"), skills="saw", first=0)
    assert table.points() == 6


@pytest.mark.rule("KFF-SCORE-9")
def test_the_marker_may_stand_in_for_the_sheep_left_out_for_the_weaver() -> None:
    """Every field holds cows, pigs and sheep, but that of the shelter, which has no sheep of its own."""
    table = scored(SHELTER, WEAVER)
    fields = {name for row in table.data()["grass"] for name in row["fields"]}
    full = dict.fromkeys(fields, "sheep pig cow") | {SHELTER_FIELD: "pig cow"}
    without = scored(SHELTER, WEAVER, sheltered=2, herds=full).points()
    table = scored(SHELTER, WEAVER, sheltered=2, herds=full, first=0)
    # All sheep score on the shelter then, and the marker scores the field with the weaver.
    assert table.points() == without + 1


@pytest.mark.rule("KFF-SCORE-10")
def test_the_marker_does_not_go_onto_the_shelter() -> None:
    table = scored(SHELTER)
    fields = {name for row in table.data()["grass"] for name in row["fields"]}
    full = dict.fromkeys(fields, "sheep pig cow")
    assert scored(SHELTER, first=0, herds=full).points() - scored(SHELTER, herds=full).points() == 1
    # What is gained is one gold, not a sheep on the upgraded shelter.
    assert scored(UPGRADED, first=0, herds=full).points() - scored(UPGRADED, herds=full).points() == 1


@pytest.mark.rule("KFF-SCORE-11")
def test_the_marker_may_be_a_wheat() -> None:
    full = {f"home-1 {corner}": "sheep pig cow" for corner in CORNERS}
    # Three for the second wheat, as much as no animal can score here.
    table = scored(tile("granary", 0, 1), wheat=1, first=0, herds=full)
    rows = [row.values for row in table.outcome().reasons if row.kind == "pieces"]
    assert rows == [{"tile": "granary", "wheat": 1, "purple": 1}]
    home = tile("home-1", goods="wood")
    table = scored(home, tile("bakery", 0, 1), skills="saw", first=0)
    assert table.reasons(0, "pieces") == {"bakery": 4}


@pytest.mark.rule("KFF-SCORE-9", "KFF-SCORE-4")
@pytest.mark.parametrize(("shelter", "more"), [(SHELTER, 1), (UPGRADED, 2)])
def test_the_marker_may_stand_in_for_the_sheep_left_out(shelter: dict[str, Any], more: int) -> None:
    """All fields are full but for a sheep beside the shelter, so the one left out goes back to it."""
    fields = {name for row in scored(shelter, WEAVER).data()["grass"] for name in row["fields"]}
    herds = {name: "pig cow" if name == SHELTER_FIELD else "sheep pig cow" for name in fields}
    own = {name: words for name, words in herds.items() if not name.startswith("home-2")}
    without = scored(shelter, WEAVER, herds=own, sheltered=3)
    marked = scored(shelter, WEAVER, herds=own, sheltered=3, first=0)
    assert f"{SHELTER_FIELD} sheep sheltered" in field_reasons(without)
    assert marked.points() - without.points() == more
