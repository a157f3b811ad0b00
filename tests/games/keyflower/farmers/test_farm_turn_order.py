"""The turn order tiles of The Farmers, which bring goods."""

from __future__ import annotations

import pytest

from tests.games.keyflower.farmers.farm import auction, ended, farmer, herds, wheat
from tests.games.keyflower.positions import Table, lot, tile

SEASONS = ["spring", "summer", "autumn", "winter"]
CORNERS = ("bottom-left", "left", "top-left", "top-right", "right", "bottom-right")


def ending(orders: dict[int, int], players: int = 4, season: str = "spring", **given: object) -> Table:
    """All have passed; the seats have won turn order tiles by number."""
    lots = [lot(f"farm-turn-{number}", {who: "red"}) for number, who in orders.items()]
    hands = ["apothecary", "scholar", "scribes", "keythedral"]
    rows = [farmer(winter=hands[who] if season != "winter" else "") for who in range(players)]
    return auction(*rows, season=season, lots=lots, **given).all_pass()


@pytest.mark.rule("KFF-ORDER-1")
def test_they_bring_a_wheat_a_sheep_and_a_pig() -> None:
    table = ending({1: 0, 2: 1, 3: 2})
    assert (table.question(), table.asked(), wheat(table, 0)) == ("choose-boat", [0], 1)
    table.take_boats("keyflower")
    assert (table.question(), table.asked()) == ("place-animal", [1])
    table.play(1, "pasture sheep home-2 left").take_boats("sea-bastion")
    assert (table.question(), table.asked()) == ("place-animal", [2])
    table.play(2, "pasture pig home-3 left")
    assert herds(table) == {"home-2 left": "sheep", "home-3 left": "pig"}
    assert [wheat(table, who) for who in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("KFF-ORDER-2", "KFF-ORDER-3")
@pytest.mark.parametrize("season", SEASONS)
def test_the_goods_come_when_the_number_comes_up_before_the_boat(season: str) -> None:
    table = ending({1: 3, 2: 2}, season=season)
    # Seat 3 has its wheat and no boat yet; the sheep of tile 2 waits for its number.
    assert (table.asked(), wheat(table, 3), table.boat("keyflower")["taken"]) == ([3], 1, False)
    table.take_boats("keyflower")
    assert (table.question(), table.asked()) == ("place-animal", [2])
    table.turns("pasture sheep home-3 left")
    assert (table.question(), table.asked()) == ("choose-boat", [2])
    assert not table.boat("sea-bastion")["taken"]


@pytest.mark.rule("KFF-ORDER-4")
def test_every_won_tile_pays_though_one_boat_is_chosen() -> None:
    table = ending({1: 2, 2: 2, 3: 2})
    assert (table.asked(), wheat(table, 2)) == ([2], 1)
    table.take_boats("keyflower").play(2, "pasture sheep home-3 left")
    # No second boat: the pig of tile 3 follows at once.
    table.play(2, "pasture pig home-3 right")
    assert herds(table) == {"home-3 left": "sheep", "home-3 right": "pig"}
    asked = []
    while table.question() == "choose-boat":
        asked.append(table.asked()[0])
        table.turns(table.moves(asked[-1])[0])
    assert asked == [3, 0, 1]


@pytest.mark.rule("KFF-ORDER-5")
def test_a_tile_without_a_bid_pays_nobody() -> None:
    table = ending({2: 1}).play(1, "pasture sheep home-2 left").take_boats()
    assert [wheat(table, who) for who in range(4)] == [0, 0, 0, 0]
    assert herds(table) == {"home-2 left": "sheep"}
    assert (table.log("wheat-came"), len(table.log("animal-came"))) == ([], 1)


@pytest.mark.rule("KFF-ORDER-6")
def test_an_animal_goes_home_or_is_not_taken() -> None:
    full = {f"home-2 {corner}": "pig" for corner in CORNERS}
    table = ending({2: 1}, herds=full)
    assert (table.question(), table.asked(), herds(table)) == ("choose-boat", [1], full)
    assert table.log("no-pasture") == [{"seat": 1, "animal": "sheep"}]
    # The village has grass besides, but the animal looks on the home tile only.
    rows = [farmer(), farmer("", tile("keywood", 1, -1)), farmer()]
    table = auction(*rows, lots=[lot("farm-turn-2", {1: "red"})], herds=full).all_pass()
    assert table.question() == "choose-boat"


@pytest.mark.rule("KFF-ORDER-7")
def test_no_worker_is_placed_on_them() -> None:
    table = auction(farmer("red*6"), farmer(), farmer(), farmer())
    assert [move for move in table.moves_of(0, "use") if "turn" in move] == []
    for number in (1, 2, 3):
        assert table.why_not(0, f"use farm-turn-{number} red 1") == "KF-ORDER-12"
    assert table.moves_of(0, "bid farm-turn-1 red") != []


@pytest.mark.rule("KFF-SETUP-8")
def test_in_winter_they_score_like_the_base_tiles() -> None:
    village = (tile("farm-turn-2", 0, -1), tile("farm-turn-3", 1, -1))
    table = ended(farmer("", *village))
    assert table.reasons(0, "score-adjacent") == {"farm-turn-2": 2, "farm-turn-3": 2}
