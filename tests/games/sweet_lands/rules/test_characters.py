"""Characters whose abilities need no file of their own."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import CHARACTERS, SWEETS, TRACKS
from tests.games.sweet_lands.house_edition import house
from tests.games.sweet_lands.placing import Placed, start

# Three cities apart: the first and the second with a lab.
LABS = {"a4": "lab", "a5": "tent", "a6": "house", "e2": "lab", "e3": "tent", "e4": "house"}
NO_LAB = {"g4": "tent", "g5": "house", "g6": "building"}


def city_points(table: Placed) -> int:
    """What a seat that ends its round gets for its cities and its tower."""
    before = table.number(0, "city-points")
    table.play(0, "end-round")
    return table.number(0, "city-points") - before


@pytest.mark.rule("SL-CHR-1", "SL-FRE-11")
def test_bastet_drives_a_step_for_each_city_with_a_lab_once_a_round() -> None:
    assert start("bastet-biscuit").land(0, **NO_LAB, e2="lab").moves_of(0, "ability") == []
    table = start("bastet-biscuit").land(0, **LABS, **NO_LAB).play(0, "ability 1")
    assert table.asks()["steps"] == 2
    table.play(0, "drive cart", "drive cart").answer_last("turn")
    assert table.number(0, "cart") == 2
    assert table.moves_of(0, "ability") == []
    # It was a free action: the turn goes on, and the next round has it again.
    table.end_round(0).turn_of(0)
    assert table.moves_of(0, "ability") == ["ability 1"]


@pytest.mark.rule("SL-CHR-2")
@pytest.mark.parametrize(("tower", "points"), [("tower", 2), ("shop", 0)])
def test_bastets_tower_gives_an_industry_point_for_each_city_with_a_lab(tower: str, points: int) -> None:
    table = start("bastet-biscuit").land(0, **LABS, **NO_LAB, i4=tower).play(0, "end-round")
    assert table.number(0, "industry-points") == points


@pytest.mark.rule("SL-CHR-5", "SL-CHR-6", "SL-CHR-7")
@pytest.mark.parametrize(("food", "abilities"), [(2, 0), (3, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_solbi_has_a_free_action_more_at_three_five_and_nine_food_steps(food: int, abilities: int) -> None:
    table = start("solbi-chocolate").own(0, food=food)
    assert table.moves_of(0, "ability") == [f"ability {number}" for number in range(1, abilities + 1)]


@pytest.mark.rule("SL-CHR-5", "SL-CHR-6", "SL-CHR-7", "SL-FRE-11")
def test_solbis_three_free_actions_each_once_a_round() -> None:
    table = start("solbi-chocolate").own(0, food=9, wheat=0)
    table.play(0, "ability 3")
    assert table.moves(0) == [*[f"advance {track}" for track in TRACKS], "stop"]
    table.play(0, "advance roads", "ability 1")
    assert (table.number(0, "track-roads"), table.number(0, "wheat")) == (1, 1)
    table.play(0, "ability 2")
    assert table.verbs(0) == {"road", "stop"}
    table.play(0, "road d4-e")
    assert (table.number(0, "roads"), table.question()) == (1, "turn")
    assert table.moves_of(0, "ability") == []


@pytest.mark.rule("SL-CHR-8")
@pytest.mark.parametrize(("tower", "points"), [("tower", 3), ("shop", 0)])
def test_solbis_tower_gives_a_point_for_each_rabbit(tower: str, points: int) -> None:
    table = start("solbi-chocolate").land(
        0, d5=f"{tower} rabbit", d6="tent rabbit", e6="tent rabbit", e5="tent"
    )
    table.play(0, "end-round")
    assert table.points_from("character") == points


@pytest.mark.rule("SL-CHR-9")
def test_rikka_pays_any_part_of_the_wheat_of_rabbits_in_wood() -> None:
    table = start("rikka-berry").hand(0, "card-1 card-2").own(0, wheat=2, wood=3, iron=9, food=5, gold=0)
    table.land(0, d5="tent").play(0, "use rabbit", "discard card-1")
    assert table.moves(0) == ["spend 1 3 0", "spend 2 2 0"]
    table.play(0, "spend 1 3 0")
    assert (table.number(0, "wheat"), table.number(0, "wood"), table.question()) == (1, 0, "place-rabbit")


@pytest.mark.rule("SL-CHR-9")
def test_rikka_pays_in_wood_in_both_rabbit_areas_copied_too_and_nowhere_else() -> None:
    table = start("rikka-berry").round(3).own(0, wheat=0, wood=9, gold=0)
    uses = set(table.moves_of(0, "use"))
    assert {"use rabbit", "use big-rabbit"} <= uses
    assert not uses & {"use food", "use big-food", "use terrain"}
    assert "use big-rabbit" not in table.own(0, wood=8).moves(0)
    table = start("rikka-berry", players=4).round(3).hand(0, "card-1 card-2").own(0, wheat=0, wood=9, gold=4)
    table.play(0, "use copy-any", "discard card-1", "copy big-rabbit", "spend 0 9 0")
    assert table.number(0, "wood") == 0


@pytest.mark.rule("SL-CHR-10")
@pytest.mark.parametrize(("tower", "points"), [("tower", 3 + 2), ("shop", 3)])
def test_rikkas_tower_gives_a_city_point_for_each_city_with_a_rabbit(tower: str, points: int) -> None:
    table = start("rikka-berry").land(0, a4="lab rabbit", a5="tent rabbit", a6="house")
    table.land(0, e2="lab", e3="tent", e4="house rabbit", **NO_LAB, i7=f"{tower} rabbit")
    assert city_points(table) == points


@pytest.mark.rule("SL-CHR-11", "SL-FRE-11")
def test_che_flips_a_face_up_token_once_a_round() -> None:
    table = start("che-lotus").land(0, e5="up", e4="up", d4="flipped", b5="up treasury")
    before = table.sheet(0)
    table.play(0, "ability 1")
    assert table.moves(0) == ["turn-over b5", "turn-over e4", "turn-over e5"]
    table.play(0, "turn-over e4")
    gained = table.gained(before, 0)
    assert {field: gained[field] for field in ("wood-production", "flipped", "flipped-forests")} == {
        "wood-production": 1,
        "flipped": 1,
        "flipped-forests": 1,
    }
    assert (table.moves_of(0, "ability"), table.question()) == ([], "turn")
    assert start("che-lotus").land(0, d4="flipped").moves_of(0, "ability") == []


@pytest.mark.rule("SL-CHR-12")
@pytest.mark.parametrize("cities", [1, 2, 3, 4, 5, 6])
def test_ches_tower_has_a_better_table_of_city_points(cities: int) -> None:
    values = house()["values"]
    assert city_points(start("che-lotus").cities(0, cities)) == values["cities"][cities - 1]
    better = city_points(start("che-lotus").cities(0, cities).own(0, tower=1))
    assert better == values["lotus-cities"][cities - 1] > values["cities"][cities - 1]
    assert city_points(start().cities(0, cities).own(0, tower=1)) == values["cities"][cities - 1]


@pytest.mark.rule("SL-CHR-13")
@pytest.mark.parametrize(("types", "points"), [("tent tent tent", 1), ("tent tent lab", 1), ("tent lab", 0)])
def test_elise_needs_three_properties_of_any_types(types: str, points: int) -> None:
    cells = dict(zip(("e3", "e4", "e5"), types.split(), strict=False))
    assert city_points(start("elise-tea-rose").land(0, **cells)) == points


@pytest.mark.rule("SL-CHR-13")
def test_elises_properties_must_hang_together() -> None:
    assert city_points(start("elise-tea-rose").land(0, e3="tent", e4="tent", a4="tent")) == 0


@pytest.mark.rule("SL-CHR-14", "SL-CHR-15")
def test_elises_tower_is_a_city_alone_or_in_any_group() -> None:
    table = start("elise-tea-rose").land(0, a4="tower", e3="tent", e4="tent", e5="tent")
    assert city_points(table) == 2
    assert table.points_from("character") == 2
    assert city_points(start("elise-tea-rose").land(0, a4="tower", a5="tent")) == 1
    # Together with a city it is one city, not two.
    assert city_points(start("elise-tea-rose").land(0, e2="tower", e3="tent", e4="tent", e5="tent")) == 1
    assert city_points(start().land(0, a4="tower")) == 0


@pytest.mark.rule("SL-CHR-15")
def test_without_her_tower_elise_gets_no_points_for_cities() -> None:
    table = start("elise-tea-rose").cities(0, 2).play(0, "end-round")
    assert table.points_from("character") == 0


@pytest.mark.rule("SL-CHR-19")
def test_elina_begins_with_more_production_than_anybody_else() -> None:
    def production(name: str) -> dict[str, int]:
        row = next(each for each in house()["character"] if each["id"] == name)
        pairs = [part.split() for part in row["production"].split("+")]
        return {good: int(number) for good, number in pairs}

    own = production("elina-macaron")
    for name in CHARACTERS:
        if name != "elina-macaron":
            other = production(name)
            assert all(own[good] >= number for good, number in other.items())
            assert own["gold"] > other["gold"]
            assert sum(own.values()) > sum(other.values()) + 1
    table = start("elina-macaron")
    assert {good: table.number(0, f"{good}-production") for good in own} == own


@pytest.mark.rule("SL-CHR-20")
@pytest.mark.parametrize(("tower", "points"), [("tower", 6), ("tent", 0)])
def test_elinas_tower_gives_points_as_her_lowest_basic_production(tower: str, points: int) -> None:
    table = start("elina-macaron").land(0, d5=tower)
    table.own(0, gold_production=2, wheat_production=9, wood_production=6, iron_production=7)
    assert table.play(0, "end-round").points_from("character") == points


@pytest.mark.rule("SL-CHR-21")
def test_sena_has_one_symbol_of_each_sweet() -> None:
    table = start("sena-lokum")
    assert [table.number(0, sweet) for sweet in SWEETS] == [1] * 6
    assert [table.number(1, sweet) for sweet in SWEETS] == [0] * 6


@pytest.mark.rule("SL-CHR-22", "SL-CHR-23")
@pytest.mark.parametrize(("tower", "points"), [(0, 0), (1, 2)])
def test_each_card_sena_plays_raises_her_gold_production(tower: int, points: int) -> None:
    table = (
        start("sena-lokum").hand(0, "card-21 card-171 card-2").own(0, gold=50, diamond=0, vp=0, tower=tower)
    )
    before = table.number(0, "gold-production")
    table.play(0, "play card-21")
    assert (table.number(0, "gold-production"), table.number(0, "vp")) == (before + 1, points)
    table.turn_of(0).play(0, "play card-171")
    assert (table.number(0, "gold-production"), table.number(0, "vp")) == (before + 2, 2 * points)


@pytest.mark.rule("SL-CHR-34")
def test_jasmine_takes_two_skills_where_others_take_one() -> None:
    table = start("jasmine-may").hand(0, "card-26 card-1").own(0, gold=50, diamond=0)
    table.play(0, "play card-26", "next 0", "skill orange-3")
    # What the first gives comes before the second is chosen.
    assert table.question() == "advance"
    table.answer_last("take-skill")
    assert "skill orange-3" not in table.moves(0)
    table.play(0, "skill purse").answer_last("after")
    assert table.row(0)["skills"] == ["orange-3", "purse"]


@pytest.mark.rule("SL-CHR-34", "SL-TOW-6")
def test_a_further_wonder_is_two_skills_for_jasmine_and_the_first_none() -> None:
    table = start("jasmine-may").hand(0, "card-168 card-1").own(0, gold=50, wood=9, diamond=0)
    table.play(0, "play card-168", "next 0")
    assert table.question() == "after"
    table = start("jasmine-may").hand(0, "card-168 card-1").own(0, gold=50, wood=9, diamond=0, wonders=1)
    table.play(0, "play card-168", "next 0", "skill purse", "skill jewel")
    assert table.question() == "after"
    assert table.row(0)["skills"] == ["jewel", "purse"]


@pytest.mark.rule("SL-CHR-34", "SL-VAR-7")
def test_jasmine_may_take_upgraded_ones_for_a_diamond_each() -> None:
    table = start("jasmine-may", upgraded_skills="yes").tokens(upgrades="host mint cities")
    table.hand(0, "card-26 card-1").own(0, gold=50, diamond=1)
    table.play(0, "play card-26", "next 0", "skill up-mint")
    assert "skill up-host" not in table.moves(0)
    table.play(0, "skill purse")
    assert (table.row(0)["skills"], table.row(0)["upgrades"]) == (["purse"], ["up-mint"])


@pytest.mark.rule("SL-CHR-35")
@pytest.mark.parametrize(("tower", "points"), [("tower", 3), ("tent", 0)])
def test_jasmines_tower_gives_a_point_for_each_skill(tower: str, points: int) -> None:
    table = start("jasmine-may", upgraded_skills="yes").land(0, d5=tower).skills(0, "purse jewel up-mint")
    assert table.play(0, "end-round").points_from("character") == points
