"""The ghost: who may play it, on what, and what becomes of the lot."""

from __future__ import annotations

import pytest

from tests.games.keyflower.celeste.tables import bidding, season_over, where
from tests.games.keyflower.positions import Table, lot, north, seat, tile


def haunted(*, workers: str = "blue*3", **more: str) -> Table:
    """Seat 0 has just scared three red workers of seat 1 away from Keywood, where seat 2 is beaten."""
    bids = {1: "red*3", 0: "red", 2: "red*2"}
    table = bidding(
        seat(workers), seat("red*5"), seat("red*5"), season="summer", of=0,
        lots=(lot("keywood", bids, workers=more.get("at_work", "")), lot("miner")),
    )  # fmt: skip
    return table.play(0, "scare keywood")


@pytest.mark.rule("KFC-GHOST-1")
def test_its_holder_plays_it_in_place_of_a_bid_a_use_or_a_pass() -> None:
    table = bidding(seat("blue"), seat("red"), of=0, season="summer", lots=(lot("keywood", {1: "red*2"}),))
    assert table.moves_of(0, "scare") == ["scare keywood"]
    table.play(0, "scare keywood")
    assert (table.question(), table.asked()) == ("turn", [1])
    assert table.why_not(1, "scare keywood") == "KFC-GHOST-1"
    # Once: it is not there any more.
    table.play(1, "pass")
    assert table.moves_of(0, "scare") == []
    assert table.why_not(0, "scare keywood") == "KFC-GHOST-1"


@pytest.mark.rule("KFC-GHOST-1")
def test_it_is_played_with_nothing_in_hand_and_needs_no_workers() -> None:
    bids = (lot("keywood", {1: "red*3", 0: "red"}), lot("miner"))
    table = bidding(seat(), seat("red"), of=0, season="summer", lots=bids)
    table.play(0, "lift keywood")
    assert table.moves_of(0, "scare") == []
    assert table.why_not(0, "scare keywood") == "KF-BID-13"
    alone = bidding(seat(), seat("red"), of=0, season="summer", lots=(lot("keywood", {1: "red"}),))
    assert alone.moves(0) == ["pass", "scare keywood"]


@pytest.mark.rule("KFC-GHOST-2")
def test_it_starts_the_count_of_passes_again() -> None:
    table = bidding(seat(), seat("red"), of=0, season="summer", passes=1, lots=(lot("keywood", {1: "red"}),))
    table.play(0, "scare keywood")
    assert table.data()["passes"] == 0
    table.play(1, "pass")
    assert (table.question(), table.asked()) == ("turn", [0])


@pytest.mark.rule("KFC-GHOST-3", "KFC-GHOST-6")
def test_the_workers_of_the_leading_bid_go_to_its_player_who_may_place_them() -> None:
    table = haunted()
    assert table.workers(0) == {"blue": 3, "red": 3}
    assert table.data()["seats"][0]["workers_shown"] == {"red": 3}
    assert table.bids("keywood") == {0: "red*1", 2: "red*2"}
    assert where(table) == ("played", 0)
    assert table.data()["shut"] == {"tile": "keywood", "seat": 1}
    (line,) = table.log("scared")
    assert line == {"seat": 0, "target": 1, "tile": "keywood", "colour": "red", "count": 3}
    table.play(1, "pass").play(2, "pass")
    assert "bid miner red 3" in table.moves(0)


@pytest.mark.rule("KFC-GHOST-4")
@pytest.mark.parametrize("word", ["keywood", "turn-1", "key-celeste", "summer-boat-1", "turn-2"])
def test_it_reaches_every_tile_that_is_bid_for(word: str) -> None:
    table = bidding(seat(), seat(), seat(), of=0, season="summer", lots=(lot(word, {1: "green*2"}),))
    table.play(0, f"scare {word}")
    assert table.workers(0) == {"green": 2}


@pytest.mark.rule("KFC-GHOST-4", "KFC-GHOST-7")
def test_the_robbed_player_wins_a_turn_order_tile_and_the_marker() -> None:
    table = bidding(seat(), seat(), of=0, season="summer", lots=(lot("turn-1", {1: "red*2"}),))
    table.play(0, "scare turn-1").turns("pass", "pass")
    # Seat 1 chooses first, and the marker is its own.
    assert table.asked() == [1]
    assert table.data()["first"] == 1


@pytest.mark.rule("KFC-GHOST-5")
def test_own_bids_and_beaten_bids_are_not_scared() -> None:
    lots = (lot("keywood", {0: "red*2", 1: "red"}), lot("miner"))
    table = bidding(seat(), seat(), of=0, season="summer", lots=lots)
    assert table.moves_of(0, "scare") == []
    assert table.why_not(0, "scare keywood") == "KFC-GHOST-5"
    assert table.why_not(0, "scare miner") == "KFC-GHOST-3"
    assert table.why_not(0, "scare well") == "KFC-GHOST-3"


@pytest.mark.rule("KFC-GHOST-7")
def test_the_robbed_player_has_the_tile_and_pays_nothing() -> None:
    table = haunted()
    in_bag = sum(table.pieces("bag").values())
    table.all_pass()
    assert "keywood" in table.to_place(1)
    assert table.log("lot-won") == [{"seat": 1, "tile": "keywood"}]
    assert sum(table.pieces("bag").values()) == in_bag
    assert table.workers(1) == {"red": 5}


@pytest.mark.rule("KFC-GHOST-8")
def test_nobody_bids_there_any_more() -> None:
    table = haunted()
    for who in (1, 2):
        assert table.moves_of(who, "bid keywood") == []
        assert table.why_not(who, "bid keywood red 5") == "KFC-GHOST-8"
        table.play(who, "pass")
    assert table.moves_of(0, "bid keywood") == []


@pytest.mark.rule("KFC-GHOST-9")
def test_beaten_bids_there_may_be_moved_away_and_otherwise_go_home() -> None:
    table = haunted().play(1, "pass")
    assert table.moves_of(2, "lift") == ["lift keywood"]
    table.play(2, "lift keywood", "bid miner red 0")
    assert table.bids("keywood") == {0: "red*1"}
    assert table.bids("miner") == {2: "red*2"}
    table.all_pass()
    assert table.workers(0)["red"] == 3 + 1


@pytest.mark.rule("KFC-GHOST-9")
def test_the_last_beaten_bid_leaves_a_shut_lot_as_it_is() -> None:
    """No colour stands up where nobody stands."""
    lots = (lot("keywood", {1: "red*3", 2: "red"}), lot("miner"))
    table = bidding(seat(), seat(), seat("red"), of=0, season="summer", lots=lots)
    table.play(0, "scare keywood").play(1, "pass").play(2, "lift keywood", "bid miner red 0")
    assert table.bids("keywood") == {}
    assert table.log("stood-up") == []


@pytest.mark.rule("KFC-GHOST-10")
def test_no_worker_is_placed_there_any_more() -> None:
    table = haunted()
    assert table.moves_of(1, "use keywood") == []
    assert table.why_not(1, "use keywood red 1") == "KFC-GHOST-10"
    assert table.moves_of(1, "use miner") != []


@pytest.mark.rule("KFC-GHOST-11")
def test_workers_at_work_stay_and_go_to_the_winner() -> None:
    table = haunted(at_work="red*2")
    assert table.lot("keywood")["workers"] == {"red": 2}
    table.all_pass()
    assert table.workers(1) == {"red": 5 + 2}


@pytest.mark.rule("KFC-GHOST-12")
def test_a_played_ghost_goes_back_when_the_won_tiles_are_taken() -> None:
    table = haunted().all_pass()
    assert table.question() == "choose-boat"
    assert where(table) == ("key-celeste", None)
    assert table.log("ghost-back") == [{}]


@pytest.mark.rule("KFC-GHOST-8", "KFC-GHOST-12")
def test_in_the_next_season_no_lot_is_shut() -> None:
    table = season_over(haunted())
    assert table.data()["season"] == "autumn"
    assert table.data()["shut"] is None


@pytest.mark.rule("KFC-GHOST-13")
def test_at_the_end_of_winter_a_played_ghost_leaves_and_a_kept_one_stays() -> None:
    lots = (lot("apothecary", {1: "red"}),)
    played = bidding(seat(), seat(), season="winter", of=0, lots=lots).play(0, "scare apothecary")
    assert where(season_over(played)) == ("gone", None)
    kept = season_over(bidding(seat(), seat(), season="winter", of=0, lots=lots))
    assert where(kept) == ("held", 0)


@pytest.mark.rule("KFC-GHOST-14")
def test_the_ghost_is_no_worker() -> None:
    village = north(tile("peddler", workers=""))
    table = bidding(seat("", *village), seat(), of=0, season="summer", lots=(lot("keywood", {1: "red"}),))
    assert table.moves(0) == ["pass", "scare keywood"]
    assert table.data()["seats"][0]["workers"] == {}
    shut = table.play(0, "scare keywood").lot("keywood")
    assert (shut["workers"], shut["bids"]) == ({}, [])
