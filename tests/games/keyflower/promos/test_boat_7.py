"""Boat 7: resources made outside on any own tile, and three resources at the end of every season."""

from __future__ import annotations

import pytest

from tests.games.keyflower.positions import auction, lot, seat, tile

BOAT_A = tile("summer-boat-7", 0, 1)
BOAT_B = tile("summer-boat-7", 0, 1, side="back")


@pytest.mark.rule("KFP-BOAT7-1")
def test_it_comes_with_a_side_by_chance_without_workers_or_upgrade() -> None:
    table = auction(seat("red*3", BOAT_A, tile("stable", 0, -1, side="back")), seat())
    assert table.moves_of(0, "use summer-boat-7") == []
    assert table.why_not(0, "use summer-boat-7 red 1") == "KF-SBOAT-3"
    table.play(0, "use stable red 1")
    assert table.moves_of(0, "upgrade summer-boat-7") == []


@pytest.mark.rule("KFP-BOAT7-2")
def test_each_resource_made_outside_may_go_on_any_own_tile() -> None:
    woods = tile("keywood", 0, -1, side="back")
    table = auction(seat("red", BOAT_A, tile("timber-yard", 1, 0)), seat("", woods))
    table.play(0, "use keywood red 1")
    assert table.ask() == {**table.ask(), "kind": "land-good", "good": "wood", "count": 3}
    assert table.moves(0) == ["land home-1", "land timber-yard", "land summer-boat-7"]
    assert table.why_not(0, "land keywood") == "KFP-BOAT7-2"
    table.play(0, "land timber-yard", "land home-1", "land timber-yard")
    assert (table.goods("timber-yard"), table.goods("home-1")) == ({"wood": 2}, {"wood": 1})
    assert table.pieces("supply")["wood"] == 24 - 3
    assert (table.question(), table.asked()) == ("turn", [1])


@pytest.mark.rule("KFP-BOAT7-2")
def test_types_are_asked_for_in_the_order_of_the_tile_and_the_auction_is_outside_too() -> None:
    lots = [lot("workshop", side="back"), lot("miner")]
    table = auction(seat("red*2", BOAT_A), seat(), lots=lots).play(0, "use workshop red 1")
    for good in ("wood", "stone", "iron"):
        assert table.ask()["good"] == good
        table.play(0, "land summer-boat-7")
    assert table.goods("summer-boat-7") == {"wood": 1, "stone": 1, "iron": 1}


@pytest.mark.rule("KFP-BOAT7-2")
def test_what_the_supply_lacks_is_not_placed() -> None:
    table = auction(seat("red*2", BOAT_A), seat(), lots=[lot("miner")], supply="iron wood*9")
    table.play(0, "use miner red 1", "land home-1")
    assert (table.goods("home-1"), table.question()) == ({"iron": 1}, "turn")


@pytest.mark.rule("KFP-BOAT7-2")
def test_own_tiles_make_resources_where_they_lie() -> None:
    table = auction(seat("red", BOAT_A, tile("keywood", 0, -1)), seat()).play(0, "use keywood red 1")
    assert (table.goods("keywood"), table.question(), table.asked()) == ({"wood": 1}, "turn", [1])


@pytest.mark.rule("KFP-BOAT7-2")
def test_without_a_choice_nothing_is_asked_and_side_b_leaves_it_to_the_home() -> None:
    other = auction(seat("red", BOAT_B), seat(), lots=[lot("miner")]).play(0, "use miner red 1")
    assert (other.goods("home-1"), other.question()) == ({"iron": 2}, "turn")
    # Won and not yet laid, it works already; but then there is only the home.
    won = auction(seat("red", to_place="summer-boat-7"), seat(), lots=[lot("miner")])
    won.play(0, "use miner red 1")
    assert won.goods("home-1") == {"iron": 2}


@pytest.mark.rule("KFP-BOAT7-3", "KFP-BOAT7-4")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_side_b_pays_at_the_end_of_the_season_onto_the_home_tile(season: str) -> None:
    village = [BOAT_B, tile("timber-yard", 1, 0)]
    table = auction(seat("", *village, winter="scribes"), seat(winter="windmill"), season=season)
    table.all_pass().take_boats()
    assert table.goods("home-1") == {"wood": 1, "stone": 1, "iron": 1}
    assert table.goods("summer-boat-7") == {}


@pytest.mark.rule("KFP-BOAT7-3")
def test_side_b_takes_what_there_is() -> None:
    table = auction(seat("", BOAT_B), seat(), season="summer", supply="stone*2 gold")
    table.all_pass().take_boats()
    assert table.goods("home-1") == {"stone": 1}


@pytest.mark.rule("KFP-BOAT7-3", "KFP-BOAT7-4")
def test_side_b_pays_in_the_summer_it_is_won_before_new_tiles_are_placed() -> None:
    lots = [lot("summer-boat-7", {0: "red"}, side="back")]
    table = auction(seat(), seat(), season="summer", lots=lots).all_pass().take_boats()
    assert (table.question(), table.to_place(0)) == ("place-tiles", ["summer-boat-7"])
    assert table.goods("home-1") == {"wood": 1, "stone": 1, "iron": 1}
