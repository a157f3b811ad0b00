"""Gretel Stollen."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.placing import before_production, start


@pytest.mark.rule("SL-CHR-31")
def test_gretel_gains_a_diamond_in_each_production() -> None:
    table = before_production("gretel-stollen")
    assert table.log("gained").count({"seat": 0, "gain": "diamond", "count": 1}) == 1
    table.chance().answer_last("turn").own(0, diamond=0)
    table.end_round(0).end_round(1).answer_last("turn")
    assert (table.view(0)["round"], table.number(0, "diamond")) == (2, 1)


@pytest.mark.rule("SL-CHR-31")
def test_support_tokens_come_before_gretels_diamond() -> None:
    table = start("gretel-stollen").support(3, "n14", "n2").own(0, diamond=0)
    # All tracks stand one step before their end, which costs a diamond: the support step cannot be taken.
    steps = {"terrain": 4, "rabbits": 6, "roads": 4, "properties": 6, "workers": 4, "industry": 6}
    table.own(0, **{f"track_{track}": step for track, step in steps.items()})
    table.play(0, "end-round", "support 3").end_round(1).answer_last("turn")
    assert table.number(0, "diamond") == 1
    assert {track: table.number(0, f"track-{track}") for track in steps} == steps


@pytest.mark.rule("SL-CHR-32")
@pytest.mark.parametrize("diamonds", [0, 1, 2, 3])
def test_gretel_replaces_any_cards_of_a_hand_cost_by_diamonds(diamonds: int) -> None:
    table = start("gretel-stollen").hand(0, "card-1 card-2 card-3 card-4").own(0, diamond=3).disks(diamond=2)
    table.play(0, "use diamond")
    for _ in range(diamonds):
        table.play(0, "pay-diamond")
    for card in range(1, 4 - diamonds):
        table.play(0, f"discard card-{card}")
    assert table.number(0, "diamond") == 3 - diamonds + 1
    assert table.number(0, "hand") == 4 - (3 - diamonds)


@pytest.mark.rule("SL-CHR-32")
def test_diamonds_let_gretel_use_a_space_her_hand_could_not_pay() -> None:
    table = start("gretel-stollen").hand(0, "card-1").own(0, diamond=1)
    assert "use gold" in table.moves(0)
    # The last card of the hand stays, so there is nothing but the diamond to pay with.
    table.play(0, "use gold")
    assert table.moves(0) == ["pay-diamond"]
    assert "use gold" not in start("gretel-stollen").hand(0, "card-1").own(0, diamond=0).moves(0)
    assert "use gold" not in start().hand(0, "card-1").own(0, diamond=9).moves(0)


@pytest.mark.rule("SL-CHR-32")
def test_the_diamonds_of_the_area_itself_are_not_there_for_the_hand_cost() -> None:
    table = start("gretel-stollen").hand(0, "card-1").own(0, diamond=2)
    assert "use prosperity" not in table.moves(0)
    table.own(0, diamond=3).play(0, "use prosperity")
    assert table.moves(0) == ["pay-diamond"]
    table.play(0, "pay-diamond")
    assert (table.number(0, "diamond"), table.question()) == (0, "advance")
    # With cards to spare she may not pay with the two that the area needs.
    table = start("gretel-stollen").hand(0, "card-1 card-2").own(0, diamond=2).play(0, "use prosperity")
    assert table.moves(0) == ["discard card-1", "discard card-2"]


@pytest.mark.rule("SL-CHR-32")
def test_diamonds_replace_cards_for_spaces_only() -> None:
    table = start("gretel-stollen").hand(0, "card-1").own(0, diamond=9, wheat=9)
    assert table.moves_of(0, "settle") == []
    assert table.moves_of(0, "scrap-card") == []
    table.hand(0, "card-1 card-2").play(0, "settle terrain")
    assert "pay-diamond" not in table.moves(0)


@pytest.mark.rule("SL-CHR-33")
@pytest.mark.parametrize(("tower", "points"), [(1, 3), (0, 0)])
def test_gretels_tower_rewards_each_diamond_spent_for_a_space(tower: int, points: int) -> None:
    table = start("gretel-stollen").own(0, tower=tower, diamond=8, vp=0).hand(0, "card-1 card-2 card-3")
    table.disks(prosperity=1).play(0, "use prosperity", "pay-diamond")
    assert table.number(0, "vp") == points
    table.play(0, "pay-diamond")
    # The two diamonds of the area itself give nothing.
    assert (table.number(0, "vp"), table.number(0, "diamond")) == (2 * points, 4)
    table.answer_last("turn").turn_of(0).play(0, "play card-1").answer_last("employ").play(
        0, "employ farming"
    )
    assert table.number(0, "vp") == 2 * points


@pytest.mark.rule("SL-CHR-32", "SL-CHR-33")
def test_an_own_disk_pays_everything() -> None:
    table = start("gretel-stollen").own(0, tower=1, diamond=5, disk=1, vp=0).disks(diamond=2)
    table.play(0, "use-disk diamond")
    assert (table.number(0, "diamond"), table.number(0, "vp")) == (6, 0)
