"""The card market."""

from __future__ import annotations

import pytest

from tests.games.artificium.positions import SIX_CARDS, Table, at_market, at_round_start, bag, seat

HAND = "farm farm theft fair castle"
OTHER = "sawmill sawmill laboratory armoury scouting"


def two_seats(coins: int = 5, first: int = 0) -> Table:
    return at_market(seat(HAND, coins=coins), seat(OTHER, coins=coins), first=first)


@pytest.mark.rule("AR-MKT-1")
def test_six_cards_are_laid_out_from_the_deck() -> None:
    table = at_round_start(seat(HAND), seat(OTHER))
    before = table.cards_in("deck")
    table.draw_until("market")
    market = table.cards_in("market")
    assert sum(market.values()) == 6
    assert {card: before[card] - table.cards_in("deck").get(card, 0) for card in market} == market
    assert table.view(1)["market"] == market


@pytest.mark.rule("AR-MKT-2")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = at_market(seat("farm"), seat("farm"), seat("farm"), first=1)
    turns = []
    for _ in range(6):
        who = table.asked()[0]
        turns.append(who)
        table.play(who, "exchange farm farm")
    assert turns == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("AR-MKT-3")
def test_one_hand_card_for_one_market_card() -> None:
    table = two_seats().play(0, "exchange farm kvass-yard")
    assert table.hand(0) == {"farm": 1, "theft": 1, "fair": 1, "castle": 1, "kvass-yard": 1}
    assert "kvass-yard" not in table.cards_in("market")
    assert table.asked() == [1]


@pytest.mark.rule("AR-MKT-3")
@pytest.mark.parametrize("line", ["exchange sawmill ore-works", "exchange farm mage-tower", "choose farm"])
def test_only_cards_of_ones_hand_and_of_the_market_are_exchanged(line: str) -> None:
    assert two_seats().why_not(0, line) == "AR-MKT-3"


@pytest.mark.rule("AR-MKT-4")
def test_the_first_exchange_is_free() -> None:
    table = two_seats(coins=0).play(0, "exchange farm ore-works").play(1, "exchange armoury sawmill")
    assert (table.coins(0), table.coins(1)) == (0, 0)


@pytest.mark.rule("AR-MKT-5")
def test_every_further_exchange_costs_two_coins() -> None:
    table = two_seats(coins=5).play(0, "exchange farm ore-works").play(1, "pass")
    table.play(0, "exchange farm kvass-yard")
    assert table.coins(0) == 3
    table.play(0, "exchange theft sawmill")
    assert table.coins(0) == 1


@pytest.mark.rule("AR-MKT-5")
def test_who_cannot_pay_two_coins_can_only_pass() -> None:
    table = two_seats(coins=1).play(0, "exchange farm ore-works").play(1, "pass")
    assert table.moves(0) == ["pass"]
    assert table.why_not(0, "exchange farm kvass-yard") == "AR-MKT-5"


@pytest.mark.rule("AR-MKT-6")
def test_a_seat_that_passed_is_not_asked_again() -> None:
    table = two_seats().play(0, "pass")
    for _ in range(3):
        assert table.asked() == [1]
        assert table.why_not(0, "exchange farm farm") == "not-your-turn"
        table.play(1, "exchange sawmill sawmill")


@pytest.mark.rule("AR-MKT-7")
def test_the_market_goes_round_until_all_have_passed() -> None:
    table = at_market(seat("farm"), seat("farm"), seat("farm"))
    table.play(0, "exchange farm farm").play(1, "pass").play(2, "exchange farm farm")
    table.play(0, "exchange farm farm").play(2, "pass").play(0, "exchange farm farm")
    assert (table.asked(), table.question()) == ([0], "market")
    table.play(0, "pass")
    assert table.question() == "choose"


@pytest.mark.rule("AR-MKT-8")
def test_the_market_is_discarded_when_all_have_passed() -> None:
    table = two_seats().play(0, "exchange castle farm").play(1, "pass")
    assert table.cards_in("discards") == {}
    table.play(0, "pass")
    assert table.cards_in("market") == {}
    left = SIX_CARDS.replace("farm", "castle")
    assert table.cards_in("discards") == bag(left)


@pytest.mark.rule("AR-MKT-9")
def test_the_whole_hand_is_exchanged_for_new_cards_free_of_charge() -> None:
    table = two_seats(coins=0).play(0, "exchange-hand")
    assert table.cards_in("discards") == bag(HAND)
    table.nature("draw castle", "draw castle", "draw mage-tower", "draw theft", "draw fair")
    assert table.hand(0) == {"castle": 2, "mage-tower": 1, "theft": 1, "fair": 1}
    assert table.coins(0) == 0
    assert table.asked() == [1]


@pytest.mark.rule("AR-MKT-9")
def test_an_empty_hand_is_not_exchanged() -> None:
    table = at_market(seat(), seat(HAND))
    assert table.moves(0) == ["pass"]
    assert table.why_not(0, "exchange-hand") == "AR-MKT-9"


@pytest.mark.rule("AR-MKT-10")
def test_the_whole_hand_is_exchanged_only_in_place_of_the_first_exchange() -> None:
    table = two_seats(coins=9).play(0, "exchange farm farm").play(1, "exchange-hand").chance()
    assert table.why_not(0, "exchange-hand") == "AR-MKT-10"
    table.play(0, "pass")
    assert table.why_not(1, "exchange-hand") == "AR-MKT-10"


@pytest.mark.rule("AR-MKT-10")
def test_the_whole_hand_may_be_exchanged_again_in_the_next_round() -> None:
    table = two_seats().play(0, "exchange-hand").chance().play(1, "pass").play(0, "pass")
    for who in (0, 1):
        table.play(who, table.moves(who)[0])
    while table.question() == "resolve":
        table.play(table.asked()[0], "take-back")
    table.all_play("done").chance()
    assert table.data()["round"] == 3
    assert "exchange-hand" in table.moves(table.asked()[0])


@pytest.mark.rule("AR-MKT-4", "AR-MKT-6", "AR-MKT-10")
def test_in_the_next_round_each_of_three_seats_is_asked_again_and_exchanges_free_again() -> None:
    table = at_market(seat(HAND, coins=0), seat(OTHER, coins=0), seat(HAND, coins=0))
    for who in range(3):
        table.play(who, table.moves_of(who, "exchange")[0])
    for who in range(3):
        # The one exchange for nothing is made, and there are no coins for another.
        assert table.moves(who) == ["pass"]
        table.play(who, "pass")
    for who in range(3):
        table.play(who, table.moves(who)[0])
    while table.question() == "resolve":
        table.play(table.asked()[0], "take-back")
    table.all_play("done").chance()
    assert (table.data()["round"], table.question()) == (3, "market")
    asked = []
    for _ in range(3):
        [who] = table.asked()
        asked.append(who)
        assert {"exchange", "exchange-hand"} <= table.verbs(who)
        table.play(who, table.moves_of(who, "exchange")[0])
    assert sorted(asked) == [0, 1, 2]


@pytest.mark.rule("AR-MKT-11")
def test_exchanges_after_the_whole_hand_cost_two_coins() -> None:
    table = two_seats(coins=5).play(0, "exchange-hand")
    table.nature("draw fair", "draw fair", "draw theft", "draw theft", "draw castle")
    table.play(1, "pass").play(0, "exchange fair farm")
    assert table.coins(0) == 3
    table.play(0, "exchange fair sawmill")
    assert table.coins(0) == 1
    assert table.moves(0) == ["pass"]


@pytest.mark.rule("AR-MKT-12")
def test_the_card_given_can_be_taken_by_the_next_seat() -> None:
    table = two_seats()
    assert table.why_not(1, "exchange sawmill castle") == "not-your-turn"
    table.play(0, "exchange castle farm")
    assert table.cards_in("market") == bag(SIX_CARDS.replace("farm", "castle"))
    table.play(1, "exchange sawmill castle")
    assert table.hand(1)["castle"] == 1


@pytest.mark.rule("AR-MKT-12")
def test_cards_of_the_same_kind_may_be_exchanged() -> None:
    table = two_seats().play(0, "exchange farm farm").play(1, "pass")
    assert table.hand(0) == bag(HAND)
    table.play(0, "exchange farm farm")
    assert table.coins(0) == 3


@pytest.mark.rule("AR-MKT-13")
@pytest.mark.parametrize("line", ["sell wood", "buy wood"])
def test_nothing_is_traded_at_the_market(line: str) -> None:
    table = at_market(seat(HAND, goods="wood", coins=20), seat(OTHER))
    assert line not in table.moves(0)
    assert table.why_not(0, line) is not None
