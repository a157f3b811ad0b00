"""Buying and selling goods."""

from __future__ import annotations

import pytest

from tests.games.artificium.positions import GAME, GOODS, Table, at_play, seat


def waiting(goods: str = "", coins: int = 5, card: str = "farm") -> Table:
    """Seat 0 has revealed its card and is asked; seat 1 waits behind it."""
    table = at_play(seat(f"{card} farm", goods=goods, coins=coins), seat("sawmill farm"))
    return table.choose(card, "sawmill")


@pytest.mark.rule("AR-TRD-1")
def test_any_number_of_goods_is_traded_before_the_card_is_applied() -> None:
    table = waiting(goods="sword sword", coins=0, card="laboratory")
    table.play(0, "sell sword", "buy coal", "sell sword", "buy crystal", "sell coal", "sell crystal")
    assert table.goods(0) == {}
    assert table.coins(0) == 5 - 4 + 5 - 6 + 2 + 3
    table.play(0, "buy wood", "buy wheat")
    assert table.goods(0) == {"wood": 1, "wheat": 1}


@pytest.mark.rule("AR-TRD-1")
def test_goods_just_bought_pay_for_the_card() -> None:
    table = waiting(coins=5, card="kvass-yard").play(0, "buy wheat", "apply")
    assert table.goods(0) == {"kvass": 1}


@pytest.mark.rule("AR-TRD-1")
def test_trade_is_open_before_an_action_too() -> None:
    table = at_play(seat("fair"), seat("fair")).choose("fair", "fair")
    assert {"buy wood", "buy coal"} <= set(table.moves(0))


@pytest.mark.rule("AR-TRD-2")
@pytest.mark.parametrize("good", GOODS)
def test_buying_costs_the_buy_price(good: str) -> None:
    table = waiting(coins=20).play(0, f"buy {good}")
    assert table.goods(0) == {good: 1}
    assert table.coins(0) == 20 - GOODS[good]["buy"]


@pytest.mark.rule("AR-TRD-2")
def test_the_buy_prices_of_the_house() -> None:
    prices = {name: good["buy"] for name, good in GOODS.items()}
    expected = dict.fromkeys(("wood", "wheat"), 2) | dict.fromkeys(("coal", "food", "kvass"), 4)
    expected |= dict.fromkeys(("metal", "crystal"), 6) | dict.fromkeys(("potion", "sword"), 10)
    assert prices == expected


@pytest.mark.rule("AR-TRD-3")
@pytest.mark.parametrize("good", GOODS)
def test_selling_brings_the_sell_price(good: str) -> None:
    table = waiting(goods=f"{good} {good}", coins=1).play(0, f"sell {good}")
    assert table.goods(0) == {good: 1}
    assert table.coins(0) == 1 + GOODS[good]["sell"]


@pytest.mark.rule("AR-TRD-3")
def test_the_sell_prices_of_the_house() -> None:
    prices = {name: good["sell"] for name, good in GOODS.items()}
    expected = dict.fromkeys(("wood", "wheat"), 1) | dict.fromkeys(("coal", "food", "kvass"), 2)
    expected |= dict.fromkeys(("metal", "crystal"), 3) | dict.fromkeys(("potion", "sword"), 5)
    assert prices == expected


@pytest.mark.rule("AR-TRD-4")
@pytest.mark.parametrize("good", GOODS)
def test_every_good_is_traded_and_selling_brings_less(good: str) -> None:
    table = waiting(goods=good, coins=10)
    assert {f"buy {good}", f"sell {good}"} <= set(table.moves(0))
    table.play(0, f"buy {good}", f"sell {good}")
    assert table.coins(0) < 10


@pytest.mark.rule("AR-TRD-5")
def test_a_good_dearer_than_ones_coins_is_not_bought() -> None:
    table = waiting(coins=5)
    assert table.moves_of(0, "buy") == ["buy wood", "buy wheat", "buy coal", "buy food", "buy kvass"]
    assert table.why_not(0, "buy metal") == "AR-TRD-5"
    assert waiting(coins=6).why_not(0, "buy metal") is None
    assert waiting(coins=1).why_not(0, "buy wood") == "AR-TRD-5"


@pytest.mark.rule("AR-TRD-6")
def test_a_good_one_does_not_have_is_not_sold() -> None:
    table = waiting(goods="coal")
    assert table.why_not(0, "sell wood") == "AR-TRD-6"
    table.play(0, "sell coal")
    assert table.why_not(0, "sell coal") == "AR-TRD-6"


@pytest.mark.rule("AR-TRD-7")
def test_trade_touches_no_other_seat() -> None:
    table = at_play(seat("farm", goods="wood"), seat("farm", goods="coal wood", coins=7))
    table.choose("farm", "farm")
    before = table.row(1)
    table.play(0, "buy coal", "sell wood", "sell coal")
    assert table.row(1) == before
    # No trading verb names a seat, so no line can offer anything to another player.
    fields = {name: [field.name for field in GAME.verbs.named[name].fields] for name in ("buy", "sell")}
    assert fields == {"buy": ["good"], "sell": ["good"]}


@pytest.mark.rule("AR-TRD-8")
@pytest.mark.parametrize("end", ["apply", "discard-card", "take-back"])
def test_no_trade_once_the_card_is_resolved(end: str) -> None:
    table = waiting(goods="wood", coins=9)
    assert {"buy wood", "sell wood"} <= set(table.moves(0))
    table.play(0, end)
    assert table.asked() == [1]
    assert table.why_not(0, "buy wood") == "not-your-turn"
    assert table.why_not(0, "sell wood") == "not-your-turn"
    table.play(1, "apply")
    assert table.question() == "choose"
    assert table.why_not(1, "buy wood") is not None


@pytest.mark.rule("AR-TRD-8")
def test_trade_opens_again_with_the_next_card() -> None:
    table = waiting(coins=9).play(0, "apply").play(1, "apply").choose("farm", "farm")
    table.play(0, "sell wheat", "buy wood")
    assert table.goods(0) == {"wheat": 1, "wood": 1}
