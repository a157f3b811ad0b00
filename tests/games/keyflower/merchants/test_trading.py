"""The Merchants, trading contracts in: when, for what, and where it goes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.merchants.bargaining import auction, extending, hand, holding, lying, shown, trades
from tests.games.keyflower.positions import Table, lot, north, seat, tile

ANYTHING = [
    "wood", "stone", "iron", "gold", "saw", "pickaxe", "anvil", "blue", "red", "yellow", "green",
]  # fmt: skip


def bidding(*contracts: int, workers: str = "red*3", skills: str = "", **more: Any) -> Table:
    """Seat 0 is to move and holds these contracts."""
    return auction(holding(seat(workers, skills=skills), *contracts), seat("blue*2"), **more)


@pytest.mark.rule("KFM-TRADE-1", "KFM-TRADE-2", "KFM-TRADE-4", "KFM-TRADE-7", "KFM-TRADE-10")
def test_a_contract_is_traded_before_acting_for_one_piece_of_what_it_names() -> None:
    table = bidding(27)
    assert trades(table, 0) == ["27 wood", "27 stone"]
    table.play(0, "trade contract-27 stone")
    assert table.goods("home-1") == {"stone": 1}
    assert table.pieces("supply")["stone"] == 23
    assert (hand(table, 0), lying(table, "discarded_contracts")) == ([], [27])
    assert table.question() == "turn"
    assert table.asked() == [0]
    assert table.log("contract-traded") == [{"seat": 0, "contract": "contract-27", "item": "stone"}]


@pytest.mark.rule("KFM-TRADE-3")
def test_several_contracts_may_be_traded_in_one_turn() -> None:
    table = bidding(0, 13, 26)
    table.play(0, "trade contract-26 gold", "trade contract-0 blue", "trade contract-13 saw")
    assert (table.goods("home-1"), table.workers(0), table.skills(0)) == (
        {"gold": 1},
        {"red": 3, "blue": 1},
        {"saw": 1},
    )
    assert table.why_not(0, "trade contract-26 gold") == "KFM-TRADE-3"
    assert table.why_not(0, "trade contract-1 red") == "KFM-TRADE-3"


@pytest.mark.rule("KFM-TRADE-4")
def test_a_contract_is_not_traded_for_what_it_does_not_name() -> None:
    table = bidding(0)
    assert trades(table, 0) == ["0 blue"]
    assert table.why_not(0, "trade contract-0 red") == "KFM-TRADE-4"
    assert table.why_not(0, "trade contract-0 wood") == "KFM-TRADE-4"


@pytest.mark.rule("KFM-TRADE-5")
@pytest.mark.parametrize(
    ("contract", "named", "white"), [(4, "blue", "red"), (16, "saw", "wood"), (19, "saw", "anvil")]
)
def test_a_contract_is_never_traded_for_a_white_symbol(contract: int, named: str, white: str) -> None:
    table = bidding(contract)
    assert trades(table, 0) == [f"{contract} {named}"]
    assert table.why_not(0, f"trade contract-{contract} {white}") == "KFM-TRADE-5"


@pytest.mark.rule("KFM-TRADE-6")
def test_what_is_not_there_is_not_offered_and_the_contract_is_kept() -> None:
    table = bidding(11, 34, 22, bag="red*2", stack="saw", supply="iron*3", green=0)
    assert trades(table, 0) == ["11 red", "22 saw", "34 iron"]
    for line in ("11 blue", "11 green", "22 anvil", "34 wood"):
        assert table.why_not(0, f"trade contract-{line}") == "KFM-TRADE-6"
    assert table.view(1)["bag_colours"] == ["red"]
    assert table.view(1)["stack_skills"] == ["saw"]


@pytest.mark.rule("KFM-TRADE-8")
def test_workers_come_from_the_bag_or_a_green_one_from_the_supply_and_all_see_them() -> None:
    table = bidding(11, 3, bag="blue*5 green*2", green=4)
    assert trades(table, 0) == ["3 green", "11 blue", "11 green"]
    table.play(0, "trade contract-11 blue", "trade contract-3 green")
    assert table.workers(0) == {"blue": 1, "red": 3, "green": 1}
    assert table.pieces("bag") == {"blue": 4, "green": 2}
    assert table.green() == 3
    assert table.view(1)["seats"][0]["workers_shown"] == {"blue": 1, "green": 1}


@pytest.mark.rule("KFM-TRADE-9")
def test_a_skill_is_looked_for_in_the_stack_and_all_see_it() -> None:
    table = bidding(35, 22, stack="pickaxe*2 anvil*3").play(0, "trade contract-22 anvil")
    assert table.skills(0) == {"anvil": 1}
    assert table.pieces("stack") == {"pickaxe": 2, "anvil": 2}
    assert table.view(1)["seats"][0]["skills_shown"] == {"anvil": 1}


@pytest.mark.rule("KFM-TRADE-10", "KFM-CONTRACT-8")
def test_a_traded_contract_is_open_however_it_came() -> None:
    table = auction(holding(seat(), 0, 1, 2, shown=(1,)), seat())
    table.play(0, "trade contract-0 blue", "trade contract-1 red")
    assert table.view(1)["discarded_contracts"] == {"contract-0": 1, "contract-1": 1}
    assert shown(table, 0) == []
    assert table.view(1)["seats"][0]["contract_count"] == 1


@pytest.mark.rule("KFM-TRADE-11")
@pytest.mark.parametrize("item", ANYTHING)
def test_the_start_player_contract_is_traded_for_anything(item: str) -> None:
    table = bidding(12)
    assert trades(table, 0) == [f"12 {each}" for each in ANYTHING]
    table.play(0, f"trade contract-12 {item}")
    found = {**table.goods("home-1"), **table.workers(0), **table.skills(0)}
    assert found[item] == (4 if item == "red" else 1)


@pytest.mark.rule("KFM-TRADE-1")
def test_a_contract_is_traded_after_beaten_bids_were_lifted() -> None:
    lots = [lot("keywood", {0: "red*1", 1: "red*2"}), lot("well")]
    table = bidding(1, lots=lots).play(0, "lift keywood", "trade contract-1 red")
    assert table.ask()["lifted"] == ["keywood"]
    assert table.workers(0) == {"red": 4}
    table.play(0, "bid well red 4")
    assert table.bids("well") == {0: "red*5"}


@pytest.mark.rule("KF-BID-13")
def test_what_was_taken_along_before_a_trade_is_not_put_back() -> None:
    """Taking back would take back the trade."""
    lots = [lot("keywood", {0: "red*1", 1: "red*2"}), lot("well")]
    table = bidding(1, lots=lots).play(0, "lift keywood")
    assert table.told(0, "put-back keywood") == (1, [])
    table.play(0, "trade contract-1 red")
    assert table.told(0, "put-back keywood") == "KF-BID-13"
    assert table.told(0, "put-back well") == "KF-BID-10"


@pytest.mark.rule("KFM-TRADE-12")
def test_inside_a_payment_the_same_question_is_asked_with_what_is_there_now() -> None:
    tavern = tile("tavern", 0, -1)
    table = auction(holding(seat("red*2 blue", tavern), 2), seat()).play(0, "use tavern red 1")
    assert table.question() == "pay"
    assert "pay-worker yellow" not in table.moves(0)
    table.play(0, "trade contract-2 yellow")
    assert table.question() == "pay"
    table.play(0, "pay-worker yellow")
    assert table.workers(0) == {"red": 1, "blue": 1}


@pytest.mark.rule("KFM-TRADE-12")
def test_inside_a_transport_what_came_may_be_carried_and_pay() -> None:
    table = auction(holding(seat("red*2", *north("keywood")), 23, 24), seat()).play(0, "use home-1 red 1")
    assert table.question() == "transport"
    assert table.moves(0) == ["stop", "trade contract-23 wood", "trade contract-24 stone"]
    table.play(0, "trade contract-23 wood", "carry wood home-1 keywood")
    assert table.goods("keywood") == {"wood": 1}


@pytest.mark.rule("KFM-TRADE-12")
def test_a_transport_is_not_asked_for_without_contracts() -> None:
    table = auction(holding(seat("red*2", *north("keywood"))), seat()).play(0, "use home-1 red 1")
    assert table.asked() == [1]


@pytest.mark.rule("KFM-TRADE-12")
def test_whether_a_transport_is_asked_for_tells_only_the_number_of_contracts() -> None:
    """A contract that could bring nothing to carry keeps the question open like any other."""
    table = auction(holding(seat("red*2", *north("keywood")), 0), seat()).play(0, "use home-1 red 1")
    assert table.question() == "transport"


@pytest.mark.rule("KFM-TRADE-12")
def test_inside_a_choice_a_trade_that_takes_the_last_answer_is_not_offered() -> None:
    workshop = tile("workshop", 0, -1)
    table = auction(holding(seat("red*2", workshop), 23, 24), seat(), supply="wood stone")
    table.play(0, "use workshop red 1", "trade contract-23 wood")
    assert table.question() == "choose-good"
    assert table.moves(0) == ["make stone"]
    assert table.why_not(0, "trade contract-24 stone") == "KFM-TRADE-12"


@pytest.mark.rule("KFM-TRADE-12", "KFM-TILE-8")
def test_between_two_contracts_of_the_merchant_the_first_may_be_traded() -> None:
    table = auction(seat("red*2", tile("merchant", 0, -1, side="back")), seat(), open=(4, 5, 6))
    table.play(0, "use merchant red 1", "closed").nature("draw-contract contract-26")
    table.play(0, "trade contract-26 gold")
    assert table.question() == "choose-contract"
    assert table.goods("home-1") == {"gold": 1}


@pytest.mark.rule("KFM-TRADE-1")
def test_inside_the_payments_of_an_upgrade_and_an_extension() -> None:
    books = tile("bookkeeper", 1, 0, goods="wood stone iron")
    keywood = tile("keywood", 0, -1, side="back", goods="wood stone iron")
    table = auction(holding(seat("red*2", books, keywood), 33), seat()).play(0, "use home-1 red 1")
    upgrade = table.copy().play(0, "upgrade bookkeeper")
    assert upgrade.question() == "pay-upgrade"
    upgrade.play(0, "trade contract-33 gold")
    assert upgrade.question() == "pay-upgrade"
    assert upgrade.goods("home-1") == {"gold": 1}
    extension = table.play(0, "extend keywood blue-4")
    assert extension.question() == "pay-extension"
    assert trades(extension, 0) == ["33 gold"]
    extension.play(0, "trade contract-33 gold")
    assert extension.question() == "pay-extension"


@pytest.mark.rule("KFM-TRADE-13")
def test_who_trades_and_then_passes_has_passed() -> None:
    table = auction(holding(seat(), 26), seat(), passes=1)
    table.play(0, "trade contract-26 gold", "pass")
    assert table.question() == "choose-boat"


@pytest.mark.rule("KFM-TRADE-14")
def test_contracts_are_not_traded_in_another_turn_or_between_the_seasons() -> None:
    table = auction(holding(seat(), 26), seat())
    assert trades(table, 1) == []
    table.play(0, "pass")
    assert table.why_not(0, "trade contract-26 gold") == "not-your-turn"
    table.play(1, "pass")
    assert table.question() == "choose-boat"
    assert table.why_not(0, "trade contract-26 gold") == "KF-END-8"
    placing = extending(holding(seat(to_place="well"), 26), seat())
    assert placing.question() == "place-tiles"
    assert trades(placing, 0) == []
    assert placing.why_not(0, "trade contract-26 gold") is not None
