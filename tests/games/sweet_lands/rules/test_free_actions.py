"""Free actions: eight for everybody."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.placing import Placed, start


def plain(**fields: int) -> Placed:
    """A seat with three cards and nothing else than what is named."""
    none = dict.fromkeys(("gold", "wheat", "wood", "iron", "diamond", "disk"), 0)
    return start().hand(0, "card-1 card-2 card-3").own(0, **{**none, **fields})


@pytest.mark.rule("SL-FRE-1")
def test_free_actions_stand_before_and_after_the_main_action() -> None:
    table = plain(wheat=5).play(0, "sell wheat", "sell wheat", "use gold", "discard card-1")
    assert table.question() == "after"
    assert table.number(0, "gold") == 8
    table.play(0, "sell wheat")
    assert table.number(0, "gold") == 9
    # A second main action there is not, and a turn of free actions alone is none either.
    assert not table.verbs(0) & {"use", "play", "flip", "end-round"}
    table.play(0, "done")
    assert table.asked() == [1]
    table.play(1, "sell wheat")
    assert "done" not in table.verbs(1)


@pytest.mark.rule("SL-FRE-1")
def test_free_actions_come_before_the_end_of_the_round_and_not_after_or_within() -> None:
    table = plain(wheat=5, iron=3).play(0, "sell wheat")
    table.play(0, "use industry", "discard card-1")
    assert (table.question(), table.verbs(0)) == ("drive", {"drive", "stop"})
    table.play(0, "stop", "done").end_round(1).play(0, "sell wheat", "end-round")
    assert table.verbs(0) == {"support"}


@pytest.mark.rule("SL-FRE-2")
def test_free_actions_are_repeated_in_any_order() -> None:
    table = plain(gold=12, wheat=4)
    table.play(0, "buy wood", "sell wheat", "buy wood", "barter iron", "spend 3 0 0", "buy iron", "sell iron")
    assert [table.number(0, kind) for kind in ("gold", "wheat", "wood", "iron")] == [2, 0, 2, 1]


@pytest.mark.rule("SL-FRE-3")
def test_a_card_and_three_basic_resources_for_a_terrain_token_or_a_road() -> None:
    table = plain(wheat=1, wood=1, iron=1)
    assert table.moves_of(0, "settle") == ["settle terrain", "settle road"]
    table.play(0, "settle terrain", "discard card-2", "spend 1 1 1", "lay e5")
    assert table.question() == "turn"
    assert [table.number(0, kind) for kind in ("wheat", "wood", "iron", "hand", "tokens")] == [0, 0, 0, 2, 1]
    table.own(0, iron=3).play(0, "settle road", "discard card-1", "spend 0 0 3", "road d5-sw")
    assert (table.number(0, "roads"), table.number(0, "hand")) == (1, 1)
    # Two basic resources are too few, and the last card stays.
    assert table.own(0, iron=9).moves_of(0, "settle") == []
    assert plain(wheat=2).moves_of(0, "settle") == []


@pytest.mark.rule("SL-FRE-4")
def test_fifteen_gold_for_a_card() -> None:
    assert "buy-card" not in plain(gold=14).moves(0)
    table = plain(gold=31).play(0, "buy-card").nature("draw card-100").play(0, "buy-card")
    table.nature("draw card-101")
    assert (table.number(0, "gold"), table.number(0, "hand")) == (1, 5)
    assert {"card-100", "card-101"} <= set(table.row(0)["hand"])


@pytest.mark.rule("SL-FRE-5")
@pytest.mark.parametrize("good", ["wheat", "wood", "iron"])
def test_four_gold_for_a_basic_resource(good: str) -> None:
    assert plain(gold=3).moves_of(0, "buy") == []
    table = plain(gold=4)
    before = table.sheet(0)
    table.play(0, f"buy {good}")
    assert table.gained(before, 0) == {"gold": -4, good: 1}


@pytest.mark.rule("SL-FRE-6")
def test_a_milestone_is_a_free_action() -> None:
    table = plain(food=7).tokens(milestones="m3a m5a").play(0, "claim m3a")
    assert table.question() == "turn"
    assert table.row(0)["milestones"] == ["m3a"]


@pytest.mark.rule("SL-FRE-7")
@pytest.mark.parametrize("good", ["wheat", "wood", "iron"])
def test_a_basic_resource_for_a_gold(good: str) -> None:
    table = plain(**{good: 1})
    assert table.moves_of(0, "sell") == [f"sell {good}"]
    before = table.sheet(0)
    table.play(0, f"sell {good}")
    assert table.gained(before, 0) == {good: -1, "gold": 1}


@pytest.mark.rule("SL-FRE-8")
def test_three_basic_resources_for_one() -> None:
    assert plain(wheat=1, wood=1).moves_of(0, "barter") == []
    table = plain(wheat=2, wood=1, iron=1).play(0, "barter iron")
    assert table.moves(0) == ["spend 1 1 1", "spend 2 0 1", "spend 2 1 0"]
    table.play(0, "spend 2 1 0")
    assert [table.number(0, kind) for kind in ("wheat", "wood", "iron")] == [0, 0, 2]


@pytest.mark.rule("SL-FRE-9")
def test_a_disk_or_a_card_for_two_basic_resources() -> None:
    table = plain(disk=1).play(0, "scrap-disk", "gain 0 1 1")
    assert [table.number(0, kind) for kind in ("disk", "wheat", "wood", "iron")] == [0, 0, 1, 1]
    table.play(0, "scrap-card card-2", "gain 2 0 0", "scrap-card card-1", "gain 0 0 2")
    assert [table.number(0, kind) for kind in ("hand", "wheat", "wood", "iron")] == [1, 2, 1, 3]
    assert {"card-1", "card-2"} <= set(table.view(1)["discards"])
    # The last card stays in the hand, except in the last round.
    assert table.moves_of(0, "scrap-card") == []
    assert table.round(5).moves_of(0, "scrap-card") == ["scrap-card card-3"]


@pytest.mark.rule("SL-FRE-10", "SL-TOW-1")
def test_the_tower_is_free_once_all_its_conditions_are_met() -> None:
    # Elina asks for a wonder and 9 of each basic production.
    enough = {"wheat_production": 9, "wood_production": 9, "iron_production": 9}
    assert plain(wonders=1, **{**enough, "wood_production": 8}).moves_of(0, "tower") == []
    assert plain(wonders=0, **enough).moves_of(0, "tower") == []
    table = plain(wonders=1, **enough)
    assert table.moves_of(0, "tower") == ["tower d5", "tower d6", "tower e6"]
    before = table.sheet(0)
    table.play(0, "tower d5", "raise gold")
    assert table.gained(before, 0) == {"tower": 1, "gold-production": 1}
    assert table.moves_of(0, "tower") == []
    assert table.question() == "turn"
