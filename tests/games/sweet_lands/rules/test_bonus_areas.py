"""Bonus-card areas of a domain."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.positions import at_turn, before_round


@pytest.mark.rule("SL-BON-1", "SL-BON-3")
@pytest.mark.parametrize("token", ["d7", "d7!", "vault@d9"])
def test_a_token_beside_it_and_a_road_along_it_activate_an_area(token: str) -> None:
    table = at_turn().lay(0, token).roads(0, "c8-sw")
    table.effect(0, "road 1").play(0, "road c8-se")
    assert [line["cell"] for line in table.log("area-activated")] == ["d8"]
    assert (table.question(), table.asks()["for"], table.asks()["count"]) == ("draw-card", 0, 1)


@pytest.mark.rule("SL-BON-1")
def test_token_and_road_may_come_in_either_order_and_need_not_meet() -> None:
    table = at_turn().lay(0, "e7").roads(0, "c8-se")
    table.effect(0, "terrain 1").play(0, "lay d7")
    assert [line["cell"] for line in table.log("area-activated")] == ["d8"]


@pytest.mark.rule("SL-BON-1")
def test_a_road_or_a_token_alone_does_nothing() -> None:
    road = at_turn().roads(0, "c8-sw")
    road.effect(0, "road 1").play(0, "road c8-se")
    assert road.log("area-activated") == []
    token = at_turn()
    token.effect(0, "terrain 1").play(0, "lay d7")
    assert token.log("area-activated") == []


@pytest.mark.rule("SL-BON-2")
def test_a_road_that_only_touches_the_area_does_not_count() -> None:
    table = at_turn().lay(0, "d7!").roads(0, "c7-se")
    table.effect(0, "road 1").play(0, "road c8-sw")
    assert table.log("area-activated") == []
    assert table.question() == "turn"


@pytest.mark.rule("SL-BON-4")
def test_an_active_area_stays_active_and_is_not_activated_again() -> None:
    table = at_turn().lay(0, "d7!").roads(0, "c8-sw").hand(0, "card-1 card-2")
    table.effect(0, "road 3").play(0, "road c8-se").chance()
    assert len(table.cards(0)) == 3
    table.play(0, "road d7-e", "stop")
    table.effect(0, "terrain 1").play(0, "lay c8")
    assert len(table.log("area-activated")) == 1
    assert len(table.cards(0)) == 3
    table.lay(0, "c7!").roads(0, "b6-e").effect(0, "terrain 1").play(0, "lay b6").chance()
    assert [line["cell"] for line in table.log("area-activated")] == ["d8", "b7"]
    table.effect(0, "vp 1 per bonus-areas")
    assert (table.number(0, "vp"), len(table.cards(0))) == (2, 4)
    areas = table.number(0, "area-set")
    later = before_round(round_number=5).own(0, area_set=areas).supports("n1 n2 n3 n4").begin().chance()
    assert len(later.cards(0)) == 1 + 5 + 2
