"""Placing properties."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.domain.property import left_of, placed_of, stage_of
from artel.games.sweet_lands.domain_map import MOST_CELLS
from tests.games.sweet_lands.positions import Table, at_turn

RICH = {"gold": 60, "wheat": 60, "wood": 60, "iron": 60}
CAPITAL = ["d5", "d6", "e6"]


def rich(*characters: str) -> Table:
    return at_turn(*characters).own(0, **RICH)


def places(table: Table) -> list[str]:
    return [line.split()[1] for line in table.moves_of(0, "put")]


def cost(table: Table, costs: list[int], at: int) -> dict[str, int]:
    goods = ("gold", "wheat", "wood", "iron")
    return {good: costs[8 * at + number] for number, good in enumerate(goods) if costs[8 * at + number]}


def spent(table: Table) -> dict[str, int]:
    return {good: RICH[good] - table.number(0, good) for good in RICH if table.number(0, good) != RICH[good]}


@pytest.mark.rule("SL-PRP-1", "SL-PRP-2", "SL-PRP-3")
def test_five_types_can_be_placed_but_neither_tower_nor_rabbit() -> None:
    table = rich().own(0, wonders=1, food=9)
    table.use(0, "property")
    pieces = ["tent", "house", "building", "lab", "farming-shop", "forestry-shop", "mining-shop"]
    assert table.moves(0) == [*[f"take {piece}" for piece in pieces], "stop"]
    table.play(0, "take lab", "put d5")
    assert table.cells(0)["d5"]["property"] == "lab"
    assert table.number(0, "labs") == 1


@pytest.mark.rule("SL-PRP-3")
def test_a_rabbit_is_counted_as_no_property() -> None:
    table = at_turn().build(0, "tent@d5 rabbit@d5 house@d6")
    table.effect(0, "vp 1 per properties")
    assert table.number(0, "vp") == 2


@pytest.mark.rule("SL-PRP-4", "SL-PRP-5")
def test_a_property_goes_on_a_flipped_token_or_the_capital_where_none_stands() -> None:
    table = rich().lay(0, "d4! d7! e7! c6 vault@b5! c9!").build(0, "tent@d5 house@e7")
    table.use(0, "property").play(0, "take tent")
    assert sorted(places(table)) == ["b5", "c9", "d4", "d6", "d7", "e6"]
    table.play(0, "put d4")
    assert table.cells(0)["d4"]["property"] == "tent"


@pytest.mark.rule("SL-PRP-4", "SL-CTY-1")
def test_pieces_of_one_type_stand_side_by_side_with_those_placed_before() -> None:
    table = at_turn().lay(0, "c9!").build(0, "house@d6 lab@e6")
    table.effect(0, "property 2").play(0, "take tent", "put d5", "raise gold", "take tent", "put c9", "stop")
    table.effect(0, "vp 1 per cities").effect(0, "iron 1 per properties")
    assert [table.number(0, name) for name in ("vp", "iron", "tents")] == [1, 4, 2]


@pytest.mark.rule("SL-PRP-6")
def test_without_a_place_nothing_can_be_placed() -> None:
    table = rich().build(0, "tent@d5 tent@d6 tent@e6").lay(0, "d4")
    table.use(0, "property")
    assert (table.question(), spent(table)) == ("after", {})
    table.effect(0, "property 1")
    assert table.question() == "after"


@pytest.mark.rule("SL-PRP-7")
def test_a_token_flipped_within_the_action_takes_no_property() -> None:
    table = rich().lay(0, "d4 crossroads@f4!")
    table.use(0, "property").play(0, "take tent", "put f4")
    assert (table.question(), table.asks()["roads"]) == ("lay", 2)
    table.play(0, "road d4-e", "stop")
    assert table.cells(0)["d4"]["flipped"]
    table.play(0, "take house")
    assert places(table) == CAPITAL
    table.play(0, "put d6", "raise gold")
    table.effect(0, "property 1").play(0, "take building")
    assert "d4" in places(table)


@pytest.mark.rule("SL-PRP-7")
def test_a_token_flipped_earlier_in_the_same_turn_will_do() -> None:
    table = rich().lay(0, "d4")
    table.effect(0, "road 1", "property 1").play(0, "next 0", "road d4-e", "take tent")
    assert places(table) == ["d4", *CAPITAL]


@pytest.mark.rule("SL-PRP-8", "SL-PRP-9")
def test_the_token_gives_its_effect_again_and_the_capital_its_own() -> None:
    table = rich().lay(0, "d4! vault@b5!")
    table.use(0, "property").play(0, "take lab", "put d4")
    assert (table.number(0, "iron-production"), table.question()) == (1, "take-piece")
    table.play(0, "take lab", "put e6")
    assert table.question() == "raise"
    assert [move.split()[0] for move in table.moves(0)] == ["raise"] * 4 + ["advance"] * 6
    table.play(0, "raise wood")
    assert table.number(0, "wood-production") == 1
    table.effect(0, "property 1").play(0, "take lab", "put b5")
    assert table.number(0, "diamond") == 2


@pytest.mark.rule("SL-PRP-10")
def test_row_bonuses_wait_for_the_last_property() -> None:
    table = rich().lay(0, "d4! f5!")
    table.use(0, "property").play(0, "take tent", "put d4")
    bonus = table.rules.effects.texts[table.rules.effects.begin[table.rules.piece_bonus[7][0]]]
    assert bonus == "wheat-production 1"
    assert table.number(0, "wheat-production") == 0
    table.play(0, "take farming-shop", "put f5")
    story = [kind for kind, _ in table.story()]
    assert table.number(0, "wheat-production") == 1
    last = len(story) - 1 - story[::-1].index("built")
    gains = [values["gain"] for kind, values in table.story()[last:] if kind == "gained"]
    assert gains[:2] == ["wood-production", "wheat-production"]
    assert [line["industry"] for line in table.log("bonus-taken")] == ["farming"]


@pytest.mark.rule("SL-PRP-10", "SL-PRP-19")
def test_one_effect_may_bring_more_pieces_than_any_of_the_house() -> None:
    """However many an effect of an edition gives, all of them can be placed, and their bonuses wait."""
    mines = ["b6", "c5", "c6", "d4", "e8", "e9", "f8", "g4", "g5", "h4", "h7", "i7", "i8"]
    pieces = [*["tent"] * 5, *["house"] * 5, "farming-shop", "forestry-shop", "mining-shop"]
    table = at_turn().lay(0, " ".join(f"{place}!" for place in mines)).effect(0, "property 99")
    for placed, (piece, place) in enumerate(zip(pieces, mines, strict=True)):
        assert (table.question(), table.asks()["left"]) == ("take-piece", MOST_CELLS - placed)
        assert len(table.log("bonus-taken")) == table.number(0, "wheat-production") == 0
        table.play(0, f"take {piece}", f"put {place}")
    assert [line["piece"] for line in table.log("built")] == pieces
    table.play(0, "stop")
    assert table.number(0, "wheat-production") > 0
    waiting = [line for line in table.view(0)["agenda"] if line.split()[0] in ("effects", "give")]
    assert len(waiting) > 7


@pytest.mark.rule("SL-PRP-10")
def test_what_is_left_and_what_stands_are_told_as_one_number() -> None:
    """Up to seven of both are packed as they always were, so that records of old games are read."""
    stages = {(left, placed): stage_of(left, placed) for left in range(61) for placed in range(61)}
    assert {(left_of(stage), placed_of(stage)) for stage in stages.values()} == set(stages)
    assert all(
        left_of(stage) == left and placed_of(stage) == placed for (left, placed), stage in stages.items()
    )
    assert [stages[left, placed] for left, placed in ((7, 0), (6, 1), (0, 7))] == [56, 49, 7]


@pytest.mark.rule("SL-PRP-11", "SL-PRP-12")
def test_a_row_is_emptied_from_below_each_piece_for_the_cost_of_its_level() -> None:
    for level in range(5):
        for piece in ("tent", "house", "building"):
            table = rich().own(0, **{f"{piece}s": level})
            table.use(0, "property").play(0, f"take {piece}")
            assert spent(table) == cost(table, table.rules.row_costs, level)
            table.play(0, "put d5")
            assert table.number(0, f"{piece}s") == level + 1
    assert rich().own(0, tents=5).use(0, "property").is_refused(0, "take tent")


@pytest.mark.rule("SL-PRP-13", "SL-PRP-14")
def test_the_bonus_under_a_piece_is_the_characters_for_the_second_and_third() -> None:
    rules = at_turn().rules
    texts = [
        [rules.effects.texts[rules.effects.begin[which] : rules.effects.end[which]] for which in row]
        for row in rules.piece_bonus
    ]
    for kind in range(3):
        for place in (0, 3, 4):
            assert all(row[5 * kind + place] == texts[0][5 * kind + place] for row in texts)
    assert len({str(row[1] + row[2]) for row in texts}) > 1
    for who, level, bonus in (("elina-macaron", 1, "gold"), ("jasmine-may", 1, "wheat")):
        table = at_turn(who, "bastet-biscuit").own(0, tents=level).lay(0, "d4!")
        table.effect(0, "property 1").play(0, "take tent", "put d4")
        assert bonus in [line["gain"] for line in table.log("gained")][1:]


@pytest.mark.rule("SL-PRP-15", "SL-PRP-16")
def test_shops_come_in_any_order_for_their_own_cost_with_the_bonus_of_their_industry() -> None:
    for number, industry in enumerate(("farming", "forestry", "mining")):
        table = rich().lay(0, "d4!")
        table.use(0, "property").play(0, f"take {industry}-shop")
        assert spent(table) == cost(table, table.rules.shop_costs, number)
        table.play(0, "put d4", "stop")
        assert table.cells(0)["d4"]["property"] == "shop"
        assert [line["industry"] for line in table.log("bonus-taken")] == [industry]
        table.effect(0, "property 1")
        assert table.is_refused(0, f"take {industry}-shop")


@pytest.mark.rule("SL-PRP-17", "SL-PRP-18")
def test_labs_come_in_the_order_of_the_track_for_the_cost_over_them_and_open_the_way() -> None:
    for number, step in enumerate(at_turn().rules.lab_steps):
        table = rich().own(0, labs=number, cart=step - 1).lay(0, "d4!")
        table.effect(0, "industry 1")
        assert table.question() == "turn"
        table.use(0, "property").play(0, "take lab")
        assert spent(table) == cost(table, table.rules.lab_costs, number)
        table.play(0, "put d4", "stop")
        assert [line["gain"] for line in table.log("gained")] == ["iron-production"]
        table.effect(0, "industry 1").play(0, "drive cart")
        assert table.number(0, "cart") == step


@pytest.mark.rule("SL-PRP-17")
def test_a_lab_may_be_taken_before_a_marker_comes() -> None:
    table = rich().own(0, cart=0)
    table.use(0, "property").play(0, "take lab", "put d5", "raise gold", "take lab", "put d6")
    assert table.number(0, "labs") == 2


@pytest.mark.rule("SL-PRP-19", "SL-EFF-1")
def test_a_property_by_an_ability_is_free() -> None:
    table = at_turn().lay(0, "d4!")
    assert table.use(0, "property").question() == "after"
    table.effect(0, "property 2").play(0, "take tent", "put d4", "take mining-shop", "put e6", "raise iron")
    assert table.log("spent") == []
    assert (table.number(0, "tents"), table.number(0, "shops")) == (1, 1)
    assert [line["industry"] for line in table.log("bonus-taken")] == ["mining"]
