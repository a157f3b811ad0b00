"""Final scoring and the winner."""

from __future__ import annotations

import pytest

from tests.games.artificium.positions import GOODS, Table, at_play, at_round_end, seat


def after_round_four(*seats: dict[str, object]) -> Table:
    table = at_round_end(*seats, round_number=4)
    assert table.asked() == []
    return table


@pytest.mark.rule("AR-FIN-1")
@pytest.mark.parametrize("good", GOODS)
def test_all_goods_are_sold_at_their_sell_price(good: str) -> None:
    table = after_round_four(seat(goods=f"{good} {good} {good}", coins=1), seat(coins=0))
    assert table.goods(0) == {}
    assert table.coins(0) == 1 + 3 * GOODS[good]["sell"]


@pytest.mark.rule("AR-FIN-1")
def test_the_final_sale_comes_only_after_round_four() -> None:
    table = at_round_end(seat(goods="wood"), seat(), round_number=3).all_play("done")
    assert (table.goods(0), table.coins(0)) == ({"wood": 1}, 5)


@pytest.mark.rule("AR-FIN-2")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (43, 10)])
def test_four_coins_are_a_point_and_the_rest_is_nothing(coins: int, points: int) -> None:
    table = after_round_four(seat(coins=coins, marker=20), seat(coins=0))
    assert table.outcome().scores == [20 + points, 0]
    reasons = [reason.to_data() for reason in table.outcome().reasons if reason.kind == "coins"]
    assert reasons[0] == {"seat": 0, "kind": "coins", "points": points, "values": {"coins": coins}}


@pytest.mark.rule("AR-FIN-2")
def test_coins_from_the_sale_count_together_with_the_others() -> None:
    table = after_round_four(seat(coins=3, goods="wood metal wheat", marker=9), seat(coins=0))
    assert table.outcome().scores == [9 + 2, 0]


@pytest.mark.rule("AR-FIN-3")
def test_points_for_coins_pay_no_bonus_goods() -> None:
    # A wood from space 4 would bring the coin that is missing for another point.
    table = after_round_four(seat(coins=7, marker=3), seat(coins=0))
    assert table.outcome().scores == [4, 0]
    assert table.log("bonus") == []
    assert (table.goods(0), table.coins(0)) == ({}, 7)


@pytest.mark.rule("AR-FIN-4")
def test_the_seat_furthest_along_wins() -> None:
    table = after_round_four(seat(marker=30, coins=0), seat(marker=29, coins=8), seat(marker=12, coins=3))
    assert table.outcome().scores == [30, 31, 12]
    assert table.outcome().winners == [1]


@pytest.mark.rule("AR-FIN-4")
def test_the_game_is_over_once_the_last_card_is_resolved() -> None:
    table = at_play(seat("farm", coins=0), seat("sawmill", coins=4), round_number=4).choose("farm", "sawmill")
    table.play(0, "apply").play(1, "take-back")
    assert table.asked() == []
    # Two wheat are sold for 2 coins: no point for them.
    assert table.outcome().scores == [1, 1]


@pytest.mark.rule("AR-FIN-5")
def test_all_who_are_furthest_along_win() -> None:
    table = after_round_four(seat(marker=30, coins=3), seat(marker=12, coins=0), seat(marker=28, coins=9))
    assert table.outcome().scores == [30, 12, 30]
    assert table.outcome().winners == [0, 2]
    assert table.outcome().places == [1, 3, 1]
    assert [(tie.seats, tie.kind) for tie in table.outcome().ties] == [([0, 2], "")]


@pytest.mark.rule("AR-FIN-2")
def test_a_final_sale_of_any_size_is_told_as_it_is() -> None:
    table = at_round_end(seat(coins=1490, goods="potion sword"), seat(coins=70_003), round_number=4)
    assert table.log("final-sale") == [
        {"seat": 0, "coins": 1500, "points": 375},
        {"seat": 1, "coins": 70_003, "points": 17_500},
    ]
    assert table.outcome().scores == [375, 17_500]
