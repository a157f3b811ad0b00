"""End of the round."""

from __future__ import annotations

import pytest

from tests.games.artificium.positions import GOODS, at_play, at_round_end, seat


@pytest.mark.rule("AR-END-1")
def test_the_round_ends_when_every_seat_is_out() -> None:
    table = at_play(seat("farm sawmill"), seat("farm")).choose("farm", "farm")
    table.play(0, "take-back").play(1, "discard-card")
    assert table.log("round-ends") == [{"round": 2}]
    assert table.question() == "round-end"


@pytest.mark.rule("AR-END-1")
def test_the_round_goes_on_while_one_seat_is_in() -> None:
    table = at_play(seat("farm sawmill"), seat("farm farm")).choose("farm", "farm")
    table.play(0, "take-back").play(1, "apply")
    assert (table.asked(), table.question()) == ([1], "choose")
    assert table.log("round-ends") == []


@pytest.mark.rule("AR-END-2")
def test_cards_on_the_table_are_discarded() -> None:
    table = at_round_end(seat("theft", table="farm farm castle"), seat(table="farm"), discards="fair")
    assert table.cards_in("discards") == {"farm": 3, "castle": 1, "fair": 1}
    assert (table.table(0), table.table(1)) == ({}, {})
    assert table.hand(0) == {"theft": 1}


@pytest.mark.rule("AR-END-3")
def test_any_number_of_hand_cards_may_be_discarded() -> None:
    table = at_round_end(seat("farm farm castle"), seat("theft"))
    table.play(0, "discard farm", "discard castle", "discard farm")
    assert table.hand(0) == {}
    assert table.cards_in("discards") == {"farm": 2, "castle": 1}
    assert table.why_not(0, "discard farm") == "AR-END-3"
    table.play(1, "done")
    assert table.hand(1) == {"theft": 1}


@pytest.mark.rule("AR-END-4")
@pytest.mark.parametrize("good", GOODS)
def test_any_number_of_goods_may_be_sold(good: str) -> None:
    table = at_round_end(seat(goods=f"{good} {good} {good}", coins=0), seat(goods=good))
    table.play(0, f"sell {good}", f"sell {good}")
    assert table.coins(0) == 2 * GOODS[good]["sell"]
    assert table.goods(0) == {good: 1}
    table.play(0, f"sell {good}")
    assert table.why_not(0, f"sell {good}") == "AR-TRD-6"
    assert table.goods(1) == {good: 1}


@pytest.mark.rule("AR-END-5")
def test_nothing_is_bought_at_the_end_of_a_round() -> None:
    table = at_round_end(seat("farm", coins=50, goods="wood"), seat())
    assert table.verbs(0) == {"done", "sell", "discard"}
    assert table.why_not(0, "buy wood") == "AR-END-5"


@pytest.mark.rule("AR-END-6")
def test_all_discard_and_sell_at_the_same_time() -> None:
    table = at_round_end(seat("farm", goods="wood"), seat("theft", goods="coal"), seat())
    assert table.asked() == [0, 1, 2]
    table.play(2, "done").play(1, "sell coal").play(0, "discard farm", "done").play(1, "discard theft")
    assert table.asked() == [1]
    assert table.why_not(0, "sell wood") == "already-answered"
    assert table.data()["round"] == 2
    table.play(1, "done")
    assert table.data()["round"] == 3


@pytest.mark.rule("AR-END-6")
def test_there_is_nothing_to_discard_or_sell_after_round_four() -> None:
    table = at_round_end(seat("farm", goods="wood"), seat("theft"), round_number=4)
    assert table.asked() == []
    assert table.log("hand-discarded") == []


@pytest.mark.rule("AR-END-7")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_next_round_begins(number: int) -> None:
    table = at_round_end(seat(), seat(), round_number=number).all_play("done")
    assert table.data()["round"] == number + 1
    assert (table.asked(), table.question()) == ([-1], "draw-card")


@pytest.mark.rule("AR-END-7")
def test_final_scoring_follows_round_four() -> None:
    table = at_round_end(seat(), seat(), round_number=4)
    assert table.asked() == []
    assert table.data()["phase"] == "over"
    assert len(table.log("game-over")) == 1
