"""Cities: groups of neighbouring properties."""

from __future__ import annotations

import pytest

from artel.kernel.state import SPECTATOR
from tests.games.sweet_lands.placing import Placed, start
from tests.games.sweet_lands.positions import at_turn, opening


def city_points(table: Placed, who: int = 0) -> int:
    """The city points of a seat that ends its round."""
    before = table.number(who, "city-points")
    table.play(who, "end-round")
    return table.number(who, "city-points") - before


@pytest.mark.rule("SL-CTY-1", "SL-CTY-2")
@pytest.mark.parametrize(
    ("types", "points"),
    [
        ("tent house building", 1),
        ("lab shop tent", 1),
        ("tower house lab", 1),
        ("tent tent house", 0),
        ("tent tent tent", 0),
        ("lab shop", 0),
        # A rabbit makes no third type.
        ("tent_rabbit house", 0),
        ("tent_rabbit tent house", 0),
    ],
)
def test_a_city_needs_three_different_types(types: str, points: int) -> None:
    cells = dict(zip(("e3", "e4", "e5"), [each.replace("_", " ") for each in types.split()], strict=False))
    assert city_points(start().land(0, **cells)) == points


@pytest.mark.rule("SL-CTY-1")
def test_properties_apart_are_no_group() -> None:
    assert city_points(start().land(0, e3="tent", e4="house", e7="building")) == 0


@pytest.mark.rule("SL-CTY-1")
def test_capital_cells_and_other_terrain_stand_side_by_side() -> None:
    assert city_points(start().land(0, d5="tent", e6="house", e7="building")) == 1


@pytest.mark.rule("SL-CTY-3")
def test_a_large_group_is_one_city() -> None:
    table = start().land(0, a4="tent", a5="house", a6="building", a7="tent", b6="house", b5="lab bazaar")
    assert city_points(table) == 1


@pytest.mark.rule("SL-CTY-4")
def test_a_property_between_two_cities_makes_them_one() -> None:
    # The first example of the rulebook: two cities with one cell between them.
    table = start().land(0, d2="house", d3="shop", d4="tower", d7="lab", e7="tent", e8="building")
    assert city_points(table) == 2
    table = start().land(0, d2="house", d3="shop", d4="tower", d7="lab", e7="tent", e8="building")
    assert city_points(table.land(0, d5="tent", d6="house")) == 1


@pytest.mark.rule("SL-CTY-5")
def test_two_tents_and_a_lab_are_no_city_until_a_house_joins_them() -> None:
    assert city_points(start().land(0, e3="tent", e4="tent", f4="lab bazaar")) == 0
    assert city_points(start().land(0, e3="tent", e4="tent", f4="lab bazaar", f3="house")) == 1


@pytest.mark.rule("SL-CTY-6")
@pytest.mark.parametrize(("cities", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 9)])
def test_city_points_by_the_number_of_cities(cities: int, points: int) -> None:
    assert city_points(start().cities(0, cities)) == points


@pytest.mark.rule("SL-CTY-7", "SL-CHR-12")
def test_more_than_six_cities_give_as_much_as_six() -> None:
    assert city_points(start().cities(0, 7)) == 9
    six = city_points(start("che-lotus").cities(0, 6).own(0, tower=1))
    assert city_points(start("che-lotus").cities(0, 7).own(0, tower=1)) == six


@pytest.mark.rule("SL-CTY-1", "SL-CTY-3", "SL-CHR-13", "SL-CHR-14")
def test_a_view_tells_the_cities_by_their_cells() -> None:
    land = {"d2": "house", "d3": "shop", "d4": "tower", "d7": "tent", "e7": "tent", "e8": "tent", "a4": "lab"}
    table = start("bastet-biscuit", "elise-tea-rose").land(0, **land).land(1, **land, i6="tent")
    assert table.row(0, 1)["cities"] == [["d2", "d3", "d4"]]
    # For Elise any three are one.
    assert table.row(1, 0)["cities"] == [["d2", "d3", "d4"], ["d7", "e7", "e8"]]
    assert start("elise-tea-rose").land(0, a4="tower", e3="tent").row(0)["cities"] == [["a4"]]


@pytest.mark.rule("SL-CTY-1", "SL-CTY-3")
def test_everybody_sees_which_properties_are_cities() -> None:
    """A group without enough types is none; before a domain is chosen there is none."""
    table = at_turn().build(0, "tent@d5 house@d6 lab@e6 tent@h4 tent@h5 tent@g5")
    for viewer in (0, 1, SPECTATOR):
        rows = table.view(viewer)["seats"]
        assert [row["cities"] for row in rows] == [[["d5", "d6", "e6"]], []]
    table.build(0, "building@g4 lab@h6")
    assert [sorted(city) for city in table.view(1)["seats"][0]["cities"]] == [
        ["d5", "d6", "e6"],
        ["g4", "g5", "h4", "h5", "h6"],
    ]
    assert opening().view(0)["seats"][0]["cities"] == []
