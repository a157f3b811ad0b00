"""The fourteen upgraded skills."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.house_edition import house
from tests.games.sweet_lands.placing import Placed, start

GIVEN = house()["values"]["upgraded"]


def with_skill(*skills: str, **numbers: int) -> Placed:
    """A seat that has these upgraded skills."""
    table = start(upgraded_skills="yes").skills(0, " ".join(f"up-{skill}" for skill in skills))
    return table.own(0, gold=0, wheat=0, wood=0, iron=0, diamond=0, vp=0).own(0, **numbers)


@pytest.mark.rule("SL-UPG-1")
def test_cities_gives_points_for_each_city() -> None:
    table = with_skill("cities").cities(0, 3).play(0, "end-round")
    assert table.points_from("upgrade") == 3 * GIVEN["cities"] > 0


@pytest.mark.rule("SL-UPG-2")
def test_ports_gives_points_for_each_open_port() -> None:
    table = with_skill("ports").land(
        0, e2="up", e3="up", e4="up", e5="up", e7="up", e8="up", e9="up", e10="up"
    )
    table.play(0, "end-round")
    assert table.points_from("upgrade") == 2 * GIVEN["ports"] > 0


@pytest.mark.rule("SL-UPG-3")
def test_main_sweet_gives_two_points_for_each_symbol_of_the_most_frequent() -> None:
    table = with_skill("main-sweet", cake=2, macaron=4, wagashi=3).play(0, "end-round")
    assert table.points_from("upgrade") == 8


@pytest.mark.rule("SL-UPG-4")
def test_iron_road_takes_four_iron_for_up_to_three_industry_steps() -> None:
    assert with_skill("iron-road", iron=3).moves_of(0, "flip") == []
    table = with_skill("iron-road", iron=5, labs=1).play(0, "flip up-iron-road")
    assert table.number(0, "iron") == 1
    table.play(0, "drive cart", "drive cart").answer_last("drive").play(0, "drive cart").answer_last("after")
    assert table.number(0, "cart") == 3
    assert table.row(0, viewer=1)["used_upgrades"] == ["up-iron-road"]
    table = with_skill("iron-road", iron=4).play(0, "flip up-iron-road", "stop")
    assert (table.number(0, "iron"), table.number(0, "cart")) == (0, 0)


@pytest.mark.rule("SL-FLP-7")
@pytest.mark.parametrize(("skill", "price"), [("iron-road", "iron"), ("pantry", "wheat")])
def test_who_uses_a_flip_ability_pays_its_price(skill: str, price: str) -> None:
    table = with_skill(skill, **{price: 4}).play(0, f"flip up-{skill}")
    assert table.number(0, price) == 0
    assert table.question() != "pay-for"


@pytest.mark.rule("SL-UPG-5")
def test_pantry_takes_four_wheat_for_a_food_step_a_rabbit_or_both() -> None:
    assert with_skill("pantry", wheat=3).moves_of(0, "flip") == []
    # The step of this flip reaches the rabbit of step 4.
    table = with_skill("pantry", wheat=4, food=3).land(0, d5="tent").play(0, "flip up-pantry")
    table.answer_last("place-rabbit")
    assert (table.number(0, "food"), table.number(0, "wheat")) == (4, 0)
    assert table.moves(0) == ["rabbit d5", "stop"]
    table.play(0, "rabbit d5")
    assert table.number(0, "rabbits") == 1
    table = with_skill("pantry", wheat=4, food=3).land(0, d5="tent").play(0, "flip up-pantry")
    table.answer_last("place-rabbit").play(0, "stop").answer_last("after", "turn")
    assert (table.number(0, "food"), table.number(0, "rabbits")) == (4, 0)


@pytest.mark.rule("SL-UPG-6")
def test_goldsmith_raises_gold_production_by_five() -> None:
    table = with_skill("goldsmith", gold_production=10).play(0, "flip up-goldsmith")
    assert table.number(0, "gold-production") == 15


@pytest.mark.rule("SL-UPG-7")
@pytest.mark.parametrize(("first", "second"), [("lay e5", "road d5-sw"), ("road d5-sw", "lay e5")])
def test_pioneer_lays_a_token_and_a_road_in_any_order(first: str, second: str) -> None:
    table = with_skill("pioneer").play(0, "flip up-pioneer", first)
    assert first.split()[0] not in table.verbs(0)
    assert table.verbs(0) == {second.split()[0], "stop"}
    table.play(0, second).answer_last("after", "turn")
    assert (table.number(0, "tokens"), table.number(0, "roads")) == (1, 1)
    table = with_skill("pioneer").play(0, "flip up-pioneer", first, "stop")
    assert table.number(0, "tokens") + table.number(0, "roads") == 1


@pytest.mark.rule("SL-UPG-8")
def test_scholar_draws_two_cards_then_discards_one_of_the_hand() -> None:
    table = with_skill("scholar").hand(0, "card-1").play(0, "flip up-scholar")
    table.nature("draw card-100", "draw card-101")
    assert table.moves(0) == ["discard card-1", "discard card-100", "discard card-101"]
    table.play(0, "discard card-100")
    assert table.row(0)["hand"] == ["card-1", "card-101"]
    assert "card-100" in table.view(1)["discards"]


@pytest.mark.rule("SL-UPG-9")
def test_mint_gives_a_point_for_each_point_of_gold_production_gained() -> None:
    table = with_skill("mint", "goldsmith", gold=50).play(0, "flip up-goldsmith")
    assert table.number(0, "vp") == 5
    table.turn_of(0).hand(0, "card-1 card-3 card-6").play(0, "play card-3")
    # 4 of gold and 1 of wheat production.
    assert table.number(0, "vp") == 9
    table.turn_of(0).own(0, gold=50).play(0, "play card-6", "next 0", "raise gold", "stop")
    assert table.number(0, "vp") == 10
    # What the production brings is no rise of it.
    table.turn_of(0).end_round(0).turn_of(0)
    assert table.points_from("support", "card") == 0
    assert table.number(0, "vp") == 10


@pytest.mark.rule("SL-UPG-9")
def test_mint_rewards_senas_own_rise_too() -> None:
    table = start("sena-lokum", upgraded_skills="yes").skills(0, "up-mint").own(0, gold=9, vp=0, diamond=0)
    table.hand(0, "card-1 card-2").play(0, "play card-1")
    assert table.number(0, "vp") == 1 + 5


@pytest.mark.rule("SL-UPG-10")
@pytest.mark.parametrize(("card", "price"), [("card-3", 7), ("card-85", 4), ("card-27", 7)])
def test_brownie_club_makes_every_card_cheaper_once(card: str, price: int) -> None:
    table = with_skill("brownie-club", gold=10, brownie=2, diamond=1).hand(0, f"{card} card-1")
    table.play(0, f"play {card}")
    assert table.log("spent")[0] == {"seat": 0, "price": "gold", "count": price - 2}


@pytest.mark.rule("SL-UPG-11")
@pytest.mark.parametrize(("tents", "limit"), [(0, 2), (2, 3), (4, 4)])
def test_guild_raises_the_limit_of_each_column_by_one(tents: int, limit: int) -> None:
    workers = ["card-2", "card-3", "card-4", "card-5"]
    for employed in (limit - 1, limit):
        table = with_skill("guild", gold=9, diamond=1, tents=tents).hand(0, "card-1 card-9")
        table.employed(0, "farming", " ".join(workers[:employed])).play(0, "play card-1")
        assert (table.question() == "employ") == (employed < limit)


@pytest.mark.rule("SL-UPG-12")
def test_guild_draws_a_card_and_may_employ_a_worker_of_the_hand() -> None:
    table = start(upgraded_skills="yes").tokens(upgrades="guild").hand(0, "card-26 card-1 card-9")
    table.own(0, gold=50, diamond=1, gold_production=0, cake=0).employed(0, "farming", "card-2")
    table.play(0, "play card-26", "next 0", "skill up-guild")
    assert table.question() == "draw-card"
    table.nature("draw card-16")
    # The farming column has one worker already: the guild itself makes room for another.
    assert table.moves(0) == ["hire card-1 farming", "hire card-9 forestry", "hire card-16 mining", "decline"]
    table.play(0, "hire card-1 farming")
    assert table.row(0)["columns"]["farming"] == ["card-2", "card-1"]
    # Free and without its instant ability; the diamond went for the token.
    assert (table.number(0, "gold"), table.number(0, "gold-production")) == (50 - 13, 0)


@pytest.mark.rule("SL-UPG-13")
def test_host_gives_two_points_for_each_card_played() -> None:
    table = with_skill("host", gold=50).hand(0, "card-1 card-171 card-2").play(0, "play card-1")
    assert table.number(0, "vp") == 2
    table.turn_of(0).play(0, "play card-171")
    assert table.number(0, "vp") == 4


@pytest.mark.rule("SL-UPG-13")
def test_the_card_that_brings_the_host_was_played_before() -> None:
    table = start(upgraded_skills="yes").tokens(upgrades="host").hand(0, "card-26 card-1")
    table.own(0, gold=50, diamond=1, vp=0, cake=0).play(0, "play card-26", "next 1", "skill up-host")
    # One point for its own cake, and none for having been played.
    assert table.number(0, "vp") == 1


@pytest.mark.rule("SL-UPG-14", "SL-UPG-15")
@pytest.mark.parametrize(
    ("skill", "area", "good", "price"),
    [("road-master", "roads", "wood", 3), ("land-master", "terrain", "wheat", 4)],
)
def test_the_masters_pay_less_in_their_area(skill: str, area: str, good: str, price: int) -> None:
    assert f"use {area}" not in with_skill(skill, **{good: price - 1}).moves(0)
    table = with_skill(skill, **{good: price}).hand(0, "card-1 card-2")
    table.play(0, f"use {area}", "discard card-1")
    assert (table.question(), table.number(0, good)) == ("lay", 0)


@pytest.mark.rule("SL-UPG-14", "SL-UPG-15")
@pytest.mark.parametrize(
    ("skill", "area", "good", "price"),
    [("road-master", "roads", "wood", 3), ("land-master", "terrain", "wheat", 4)],
)
def test_the_masters_pay_less_for_a_copy_too(skill: str, area: str, good: str, price: int) -> None:
    table = start(players=3, upgraded_skills="yes").skills(0, f"up-{skill}").hand(0, "card-1 card-2")
    table.own(0, wheat=0, wood=0, iron=0, gold=4).own(0, **{good: price})
    table.play(0, "use copy-basic", "discard card-1", f"copy {area}")
    assert (table.question(), table.number(0, good), table.number(0, "gold")) == ("lay", 0, 0)


@pytest.mark.rule("SL-UPG-14", "SL-UPG-15")
def test_the_masters_change_no_other_area() -> None:
    table = with_skill("road-master", "land-master", wheat=7, wood=8).round(3)
    assert "use land-and-roads" not in table.moves(0)
    assert "use land-and-roads" in table.own(0, wheat=8).moves(0)
