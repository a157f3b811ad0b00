"""Action areas: spaces, hand cost, price and effect."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import AREAS
from tests.games.sweet_lands.positions import Table, at_turn, before_round

RICH = {"gold": 50, "wheat": 50, "wood": 50, "iron": 50, "diamond": 9}
GOODS = ("gold", "wheat", "wood", "iron", "diamond")
MANY = " ".join([f"card-{number}" for number in range(61, 75)])


def spent(table: Table) -> dict[str, int]:
    """What is missing of the riches."""
    left = {good: RICH[good] - table.number(0, good) for good in GOODS}
    return {good: amount for good, amount in left.items() if amount}


def rich(*characters: str, players: int = 2, round_number: int = 4) -> Table:
    return at_turn(*characters, players=players, round_number=round_number).own(0, **RICH).hand(0, MANY)


@pytest.mark.rule("SL-ARE-1")
def test_an_area_has_one_or_three_spaces() -> None:
    for players in (2, 4):
        assert {area["spaces"] for area in rich(players=players).view(0)["areas"]} == {1, 3}


@pytest.mark.rule("SL-ARE-2", "SL-ARE-3", "SL-ARE-4", "SL-ARE-5")
def test_spaces_are_taken_from_the_left_and_cost_one_two_and_three_cards() -> None:
    table = rich()
    for cards in (1, 2, 3):
        before = len(table.cards(0))
        table.play(0, "use diamond")
        assert (table.asks()["count"], table.state.spaces[AREAS.index("diamond")]) == (cards, cards)
        while table.question() == "discard":
            table.play(0, table.moves(0)[0])
        assert len(table.cards(0)) == before - cards
        assert table.number(0, "diamond") == 9 + cards
        table.play(0, "done").play(1, "use gold" if cards == 1 else "use cards" if cards == 2 else "use disk")
        while table.asked() != [0]:
            table.chance()
            if table.asked() == [1]:
                table.play(1, table.moves(1)[0])
    assert [line["space"] for line in table.log("used") if line["seat"] == 0] == [1, 2, 3]
    assert table.is_refused(0, "use diamond")


@pytest.mark.rule("SL-ARE-2", "SL-ARE-6")
def test_a_single_space_costs_one_card_and_is_full_then() -> None:
    table = rich().play(0, "use gold")
    assert table.asks()["count"] == 1
    table.play(0, "discard card-70", "done")
    assert table.is_refused(1, "use gold")


@pytest.mark.rule("SL-ARE-7")
def test_the_hand_cost_is_paid_first_with_any_cards() -> None:
    table = rich().disks(terrain=1).play(0, "use terrain")
    assert table.moves(0) == [f"discard {card}" for card in table.cards(0)]
    assert spent(table) == {}
    table.play(0, "discard card-66")
    assert (table.question(), spent(table)) == ("discard", {})
    table.play(0, "discard card-61")
    assert (table.question(), spent(table)) == ("lay", {"wheat": 6})
    assert table.cards_in("discards") == ["card-61", "card-66"]


@pytest.mark.rule("SL-ARE-8", "SL-CHR-32", "SL-CHR-33")
def test_a_disk_pays_all_and_gretel_pays_any_part_in_diamonds() -> None:
    table = rich().own(0, disk=1).disks(industry=2).hand(0, "card-1")
    assert table.is_refused(0, "use industry")
    table.play(0, "use-disk industry")
    assert (table.question(), table.number(0, "disk"), table.cards(0)) == ("drive", 0, ["card-1"])
    assert {"seat": 0, "price": "disk", "count": 1} in table.log("spent")
    gretel = rich("gretel-stollen", "che-lotus").disks(prosperity=2).own(0, diamond=4, tower=1)
    gretel.hand(0, "card-1 card-2 card-3").play(0, "use prosperity", "discard card-3", "pay-diamond")
    assert gretel.moves(0) == ["discard card-1", "discard card-2", "pay-diamond"]
    gretel.play(0, "pay-diamond")
    assert (gretel.question(), gretel.number(0, "diamond"), gretel.number(0, "vp")) == ("advance", 0, 6)
    assert gretel.cards(0) == ["card-1", "card-2"]


@pytest.mark.rule("SL-ARE-8", "SL-CHR-32")
def test_gretel_keeps_the_diamonds_that_the_area_itself_costs() -> None:
    gretel = rich("gretel-stollen", "che-lotus").own(0, diamond=2).play(0, "use prosperity")
    assert "pay-diamond" not in gretel.moves(0)
    poor = rich("gretel-stollen", "che-lotus").own(0, diamond=3).hand(0, "card-1").disks(prosperity=1)
    assert poor.is_refused(0, "use prosperity")


@pytest.mark.rule("SL-ARE-9")
@pytest.mark.parametrize(("area", "good", "price"), [("terrain", "wheat", 6), ("industry", "iron", 3)])
def test_who_cannot_pay_the_price_cannot_use_the_area(area: str, good: str, price: int) -> None:
    table = at_turn().own(0, **{good: price - 1})
    assert table.is_refused(0, f"use {area}")
    table.own(0, **{good: price}).use(0, area)
    assert table.number(0, good) == 0


@pytest.mark.rule("SL-ARE-10")
def test_fewer_than_the_area_allows_will_do() -> None:
    for area in ("terrain", "roads", "property", "industry", "prosperity"):
        table = rich().use(0, area)
        assert table.moves(0)[-1] == "stop"
        table.play(0, "stop")
        assert table.question() == "after"
    table = rich().use(0, "terrain").play(0, "lay d4", "stop")
    assert (table.question(), list(table.cells(0))) == ("after", ["d4"])


@pytest.mark.rule("SL-ARE-11")
def test_terrain_area() -> None:
    table = rich().use(0, "terrain").play(0, "lay d4", "lay c4", "lay e5")
    assert (spent(table), sorted(table.cells(0)), table.question()) == (
        {"wheat": 6},
        ["c4", "d4", "e5"],
        "after",
    )


@pytest.mark.rule("SL-ARE-12")
def test_food_area() -> None:
    table = rich().own(0, food=9, wheat=50).use(0, "food")
    while table.question() not in ("after", "turn"):
        table.play(0, table.moves(0)[-1])
    assert table.number(0, "food") == 11
    assert table.number(0, "wheat") <= 46


@pytest.mark.rule("SL-ARE-13")
def test_rabbit_area() -> None:
    table = rich().build(0, "tent@d5 tent@d6").own(0, food=4).use(0, "rabbit")
    assert spent(table) == {"wheat": 4}
    table.play(0, "rabbit d5")
    assert (table.number(0, "rabbits"), table.question()) == (1, "after")


@pytest.mark.rule("SL-ARE-14")
def test_roads_area() -> None:
    table = rich().use(0, "roads")
    for _ in range(3):
        table.play(0, table.moves_of(0, "road")[0])
    assert (spent(table), table.number(0, "roads"), table.question()) == ({"wood": 6}, 3, "after")


@pytest.mark.rule("SL-ARE-15")
def test_property_area() -> None:
    table = rich().lay(0, "d4! e5! f5!").use(0, "property")
    assert spent(table) == {}
    costs = table.rules.row_costs
    table.play(0, "take tent")
    assert spent(table) == {good: costs[at] for at, good in enumerate(GOODS) if costs[at]}
    table.play(0, "put d4", "take house", "put e5")
    assert spent(table) == {good: 2 * costs[at] for at, good in enumerate(GOODS) if costs[at]}
    assert (table.question(), table.number(0, "tents"), table.number(0, "houses")) == ("after", 1, 1)


@pytest.mark.rule("SL-ARE-16")
def test_industry_area() -> None:
    table = rich().own(0, labs=9, cart=12).use(0, "industry")
    assert (spent(table), table.asks()["steps"]) == ({"iron": 3}, 2)


@pytest.mark.rule("SL-ARE-17")
def test_prosperity_area() -> None:
    table = rich().use(0, "prosperity")
    assert (spent(table), table.asks()["steps"], table.asks()["colour"]) == ({"diamond": 2}, 2, "any")
    table.play(0, "advance terrain", "advance workers")
    assert [table.number(0, "track-terrain"), table.number(0, "track-workers")] == [1, 1]
    assert table.question() == "after"


@pytest.mark.rule("SL-ARE-18")
def test_disk_area() -> None:
    table = rich().use(0, "disk")
    assert (spent(table), table.number(0, "disk")) == ({}, 1)
    table.play(0, "done").play(1, "end-round", "support 3")
    cards = table.cards(0)
    table.play(0, "use-disk gold")
    assert (table.cards(0), table.number(0, "disk"), table.number(0, "gold")) == (cards, 0, 56)


@pytest.mark.rule("SL-ARE-19")
def test_any_number_of_disks_but_none_for_the_next_round() -> None:
    table = rich().own(0, disk=7)
    table.effect(0, "disk 1")
    assert table.number(0, "disk") == 8
    table.play(0, "end-round", "support 3").play(1, "end-round", "support 4")
    assert (table.question(), table.number(0, "disk")) == ("keep", 0)


@pytest.mark.rule("SL-ARE-20", "SL-ARE-22")
def test_diamond_and_gold_area() -> None:
    assert rich().use(0, "diamond").number(0, "diamond") == 9 + 1
    assert rich().use(0, "gold").number(0, "gold") == 50 + 6


@pytest.mark.rule("SL-ARE-21")
def test_cards_area() -> None:
    table = rich().use(0, "cards")
    assert (table.asks()["count"], table.asks()["for"]) == (2, 0)
    assert len(table.chance().cards(0)) == 14 - 1 + 2


@pytest.mark.rule("SL-ARE-23")
def test_big_gold_area() -> None:
    assert rich(players=3).use(0, "big-gold").number(0, "gold") == 50 + 8


@pytest.mark.rule("SL-ARE-24", "SL-ARE-25", "SL-ARE-26")
def test_copying_areas_copy_basic_ones_and_the_big_one_extra_ones_too() -> None:
    basic = ["terrain", "food", "rabbit", "roads", "property", "industry"]
    extra = ["land-and-roads", "big-food", "big-rabbit", "big-property", "big-industry"]
    full = {"terrain": 3, "food": 3, "roads": 3, "big_industry": 1}
    table = rich(players=4).disks(**full).use(0, "copy-basic")
    assert table.moves(0) == [f"copy {area}" for area in basic]
    table = rich(players=4).disks(**full).use(0, "copy-any")
    assert table.moves(0) == [f"copy {area}" for area in basic + extra]
    early = before_round(players=4, round_number=2).own(0, **RICH).begin().chance().use(0, "copy-any")
    opened = [area for area in extra if early.rules.area_round[AREAS.index(area)] <= 2]
    assert early.moves(0) == [f"copy {area}" for area in basic + opened]
    assert len(opened) == 3


@pytest.mark.rule("SL-ARE-24", "SL-ARE-26")
def test_a_copied_area_costs_its_own_price_too() -> None:
    table = rich(players=3).disks(terrain=3).use(0, "copy-basic")
    assert spent(table) == {"gold": 4}
    table.play(0, "copy terrain")
    assert (spent(table), table.question()) == ({"gold": 4, "wheat": 6}, "lay")
    assert len(table.cards(0)) == 13
    poor = rich(players=3).own(0, wheat=3, wood=5, iron=3).use(0, "copy-basic")
    assert poor.moves(0) == ["copy property", "copy industry"]


@pytest.mark.rule("SL-ARE-27")
def test_land_and_roads_area() -> None:
    table = rich().use(0, "land-and-roads")
    assert spent(table) == {"wheat": 8, "wood": 8}
    for line in ("road d4-e", "lay d4", "lay e5", "road d5-sw", "lay f5", "road e6-sw"):
        assert table.question() == "lay"
        table.play(0, line)
    assert (table.question(), len(table.cells(0)), table.number(0, "roads")) == ("after", 3, 3)


@pytest.mark.rule("SL-ARE-28")
def test_big_food_area() -> None:
    table = rich()
    end = int(table.rules.food_end)
    table.own(0, food=end - 3).use(0, "big-food")
    while table.question() not in ("after", "turn"):
        table.play(0, table.moves(0)[-1])
    assert (table.number(0, "food"), table.number(0, "wheat")) == (end, 43)


@pytest.mark.rule("SL-ARE-29")
def test_big_rabbit_area() -> None:
    table = rich().build(0, "tent@d5 tent@d6 house@e6").own(0, food=9).use(0, "big-rabbit")
    assert (spent(table), table.asks()["left"]) == ({"wheat": 9}, 2)
    table.play(0, "rabbit d5", "rabbit e6")
    assert table.number(0, "rabbits") == 2
    assert table.question() != "place-rabbit"


@pytest.mark.rule("SL-ARE-30")
def test_the_big_property_area_takes_one_wood_more_once() -> None:
    table = rich().lay(0, "d4! e5! f5! c6!").own(0, discount=1).use(0, "big-property")
    assert spent(table) == {"wood": 1}
    cost = table.rules.row_costs[2]
    for piece, place in (("tent", "d4"), ("house", "e5"), ("building", "f5")):
        table.play(0, f"take {piece}", f"put {place}")
    assert spent(table)["wood"] == 1 + 3 * (cost - 1)
    assert table.question() == "after"
    assert rich().own(0, wood=0).is_refused(0, "use big-property")


@pytest.mark.rule("SL-ARE-31")
def test_big_industry_area() -> None:
    table = rich().use(0, "big-industry")
    assert (spent(table), table.asks()["steps"]) == ({"iron": 5}, 3)


@pytest.mark.rule("SL-ARE-32")
def test_one_extra_area_is_open_from_the_start() -> None:
    table = rich(round_number=1)
    extra = [area for area in AREAS[14:] if f"use {area}" in table.moves(0)]
    assert len(extra) == 1
    for area in AREAS[14:]:
        assert table.is_refused(0, f"use {area}") == (area not in extra)
