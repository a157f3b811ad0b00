"""What is in the box."""

from __future__ import annotations

import pytest

from artel.kernel.game import CommandError, DataError
from tests.games.artificium.positions import CARDS, GAME, GOODS, at_play, bag, opening, seat


@pytest.mark.rule("AR-BOX-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_seats_play(players: int) -> None:
    assert len(opening(players).data()["seats"]) == players


@pytest.mark.rule("AR-BOX-1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_of_seats_are_refused(players: int) -> None:
    with pytest.raises(DataError, match=f"2 to 6 players, got {players}"):
        GAME.rules(players)


@pytest.mark.rule("AR-BOX-2")
def test_there_are_88_buildings() -> None:
    deck = opening().cards_in("deck")
    assert sum(count for card, count in deck.items() if CARDS[card]["kind"] == "building") == 88


@pytest.mark.rule("AR-BOX-3")
def test_there_are_20_actions() -> None:
    deck = opening().cards_in("deck")
    assert sum(count for card, count in deck.items() if CARDS[card]["kind"] == "action") == 20


@pytest.mark.rule("AR-BOX-4")
def test_copies_of_the_simple_buildings() -> None:
    deck = opening().cards_in("deck")
    simple = "sawmill farm charcoal-burner hunters-hut bakery-mill kvass-yard ore-works crystal-mine"
    assert {card: deck[card] for card in bag(simple)} == dict.fromkeys(bag(simple), 8)


@pytest.mark.rule("AR-BOX-5")
def test_copies_of_the_great_buildings() -> None:
    deck = opening().cards_in("deck")
    assert [deck[card] for card in ("laboratory", "armoury", "castle", "mage-tower")] == [6] * 4


@pytest.mark.rule("AR-BOX-6")
def test_copies_of_the_actions() -> None:
    deck = opening().cards_in("deck")
    assert [deck[card] for card in ("scouting", "rebuilding", "fair", "theft")] == [5] * 4


@pytest.mark.rule("AR-BOX-7")
def test_nine_goods_in_four_levels() -> None:
    levels = {1: "wood wheat", 2: "coal food kvass", 3: "metal crystal", 4: "potion sword"}
    expected = {good: level for level, goods in levels.items() for good in goods.split()}
    assert {name: good["level"] for name, good in GOODS.items()} == expected


@pytest.mark.rule("AR-BOX-8")
def test_goods_and_coins_lie_with_their_own_seat() -> None:
    table = at_play(seat("sawmill"), seat("farm", goods="coal", coins=3)).choose("sawmill", "farm")
    table.play(0, "buy coal", "apply")
    assert (table.goods(0), table.coins(0)) == ({"wood": 2, "coal": 1}, 1)
    assert (table.goods(1), table.coins(1)) == ({"coal": 1}, 3)


@pytest.mark.rule("AR-BOX-9")
@pytest.mark.parametrize("line", ["buy coin", "sell coin", "buy coins"])
def test_coins_are_not_traded(line: str) -> None:
    with pytest.raises(CommandError, match="expected good"):
        GAME.verbs.parse(line)


@pytest.mark.rule("AR-BOX-10")
def test_goods_come_from_a_bank_without_a_limit() -> None:
    hoard = " ".join(["wood"] * 100)
    table = at_play(seat("sawmill", goods=hoard, coins=100), seat("farm")).choose("sawmill", "farm")
    table.play(0, "buy wood", "apply")
    assert table.goods(0) == {"wood": 103}


@pytest.mark.rule("AR-BOX-11")
@pytest.mark.parametrize("card", [name for name, row in CARDS.items() if row["kind"] == "building"])
def test_every_building_makes_something_and_scores(card: str) -> None:
    everything = " ".join(GOODS)
    table = at_play(seat(card, goods=everything, marker=91), seat("farm"), first=0).choose(card, "farm")
    before = table.goods(0)
    table.play(0, "apply")
    made = [good for good, count in table.goods(0).items() if count > before.get(good, 0)]
    assert made or table.question() in ("knight", "draw-card")
    assert table.marker(0) > 91


@pytest.mark.rule("AR-BOX-12")
@pytest.mark.parametrize("action", ["scout 1", "rebuild sawmill", "apply", "steal 1 wood"])
def test_actions_score_nothing(action: str) -> None:
    cards = {"scout 1": "scouting", "rebuild sawmill": "rebuilding", "apply": "fair", "steal 1 wood": "theft"}
    card = cards[action]
    table = at_play(seat(card, table="sawmill", marker=3), seat("farm farm", goods="wood", marker=3))
    table.choose(card, "farm").play(0, action)
    assert (table.marker(0), table.marker(1)) == (3, 3)
    assert table.table(0)[card] == 1
