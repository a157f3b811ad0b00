"""Bidding."""

from __future__ import annotations

import pytest

from tests.games.keyflower.positions import Table, auction, lot, seat, tile


def beaten(workers: str = "red*3 blue*2", turn: int = 0) -> Table:
    """Seat 0 is beaten on the alehouse by seat 1; the keywood has no bid."""
    lots = [lot("alehouse", {0: "red*2", 1: "red*3"}), lot("keywood")]
    return auction(seat(workers), seat("red*5 yellow"), lots=lots, turn=turn)


@pytest.mark.rule("KF-BID-1")
def test_one_or_more_workers_make_a_bid() -> None:
    table = auction(seat("red*3"), seat(), lots=[lot("keywood")])
    assert table.moves_of(0, "bid keywood") == [f"bid keywood red {count}" for count in (1, 2, 3)]
    table.play(0, "bid keywood red 2")
    assert table.bids("keywood") == {0: "red*2"}
    assert table.workers(0) == {"red": 1}
    assert table.asked() == [1]


@pytest.mark.rule("KF-BID-1")
def test_a_bid_is_made_on_one_tile_of_the_auction() -> None:
    table = auction(seat("red*3"), seat(), lots=[lot("keywood")])
    assert table.why_not(0, "bid alehouse red 1") == "KF-BID-1"
    table.play(0, "bid keywood red 1")
    assert table.why_not(0, "bid turn-1 red 1") == "not-your-turn"


@pytest.mark.rule("KF-BID-2")
def test_the_workers_come_from_the_screen_from_beaten_bids_or_from_both() -> None:
    assert beaten().play(0, "bid keywood red 1").bids("keywood") == {0: "red*1"}
    alone = beaten().play(0, "lift alehouse", "bid keywood red 0")
    assert (alone.bids("keywood"), alone.workers(0)) == ({0: "red*2"}, {"red": 3, "blue": 2})
    both = beaten().play(0, "lift alehouse", "bid keywood red 3")
    assert (both.bids("keywood"), both.workers(0)) == ({0: "red*5"}, {"blue": 2})


@pytest.mark.rule("KF-BID-2")
def test_no_more_workers_than_there_are() -> None:
    assert beaten().why_not(0, "bid keywood red 4") == "KF-BID-2"
    assert beaten().why_not(0, "bid keywood yellow 1") == "KF-BID-2"


@pytest.mark.rule("KF-BID-3")
def test_a_leading_bid_stays_where_it_is() -> None:
    table = beaten(turn=1)
    assert table.moves_of(1, "lift") == []
    assert table.why_not(1, "lift alehouse") == "KF-BID-3"


@pytest.mark.rule("KF-BID-4")
def test_the_colour_of_a_tile_binds_every_bid() -> None:
    lots = [lot("alehouse", {1: "red"}), lot("keywood", workers="blue")]
    table = auction(seat("red*2 blue*2 yellow"), seat(), lots=lots)
    assert table.moves_of(0, "bid alehouse") == ["bid alehouse red 2"]
    assert table.moves_of(0, "bid keywood") == ["bid keywood blue 1", "bid keywood blue 2"]
    assert table.why_not(0, "bid alehouse blue 2") == "KF-BID-4"


@pytest.mark.rule("KF-BID-4")
def test_lifted_workers_and_those_from_the_screen_have_one_colour() -> None:
    table = beaten().play(0, "lift alehouse")
    assert table.why_not(0, "bid keywood blue 1") == "KF-BID-4"


@pytest.mark.rule("KF-BID-5")
def test_green_workers_do_not_stand_for_another_colour() -> None:
    lots = [lot("alehouse", {1: "red"}), lot("keywood", {1: "green"})]
    table = auction(seat("green*3 red*3"), seat(), lots=lots)
    assert table.why_not(0, "bid alehouse green 2") == "KF-BID-4"
    assert table.why_not(0, "bid keywood red 2") == "KF-BID-4"
    assert table.moves_of(0, "bid keywood") == ["bid keywood green 2", "bid keywood green 3"]


@pytest.mark.rule("KF-BID-6")
def test_a_bid_must_be_larger_than_the_bid_before() -> None:
    table = auction(seat("red*5"), seat(), lots=[lot("alehouse", {1: "red*2"})])
    assert table.moves_of(0, "bid alehouse") == [f"bid alehouse red {count}" for count in (3, 4, 5)]
    assert table.why_not(0, "bid alehouse red 2") == "KF-BID-6"
    table.play(0, "bid alehouse red 3")
    assert table.leader("alehouse") == 0


@pytest.mark.rule("KF-BID-7")
def test_a_bid_has_no_upper_limit() -> None:
    table = auction(seat("red*40"), seat(), lots=[lot("alehouse")])
    assert len(table.moves_of(0, "bid alehouse")) == 40
    assert table.play(0, "bid alehouse red 40").bids("alehouse") == {0: "red*40"}


@pytest.mark.rule("KF-BID-8")
@pytest.mark.parametrize(("rival", "more"), [("red*1", 1), ("red*3", 2)])
def test_workers_are_added_to_an_own_bid_leading_or_beaten(rival: str, more: int) -> None:
    table = auction(seat("red*4"), seat(), lots=[lot("alehouse", {0: "red*2", 1: rival})])
    table.play(0, f"bid alehouse red {more}")
    assert table.bids("alehouse") == {0: f"red*{2 + more}", 1: rival}


@pytest.mark.rule("KF-BID-8")
def test_an_own_bid_is_raised_in_its_colour_by_at_least_one_worker() -> None:
    table = auction(seat("red*4 blue"), seat(), lots=[lot("alehouse", {0: "red*2"})])
    assert table.moves_of(0, "bid alehouse") == [f"bid alehouse red {count}" for count in (1, 2, 3, 4)]


@pytest.mark.rule("KF-BID-9")
def test_a_raised_bid_must_lead() -> None:
    table = auction(
        seat("red*3"), seat(), seat(), lots=[lot("alehouse", {0: "red*2", 1: "red*3", 2: "red*4"})]
    )
    assert table.moves_of(0, "bid alehouse") == ["bid alehouse red 3"]
    assert table.why_not(0, "bid alehouse red 2") == "KF-BID-9"
    assert table.play(0, "bid alehouse red 3").leader("alehouse") == 0


@pytest.mark.rule("KF-BID-10")
def test_a_beaten_bid_goes_to_another_bid_onto_a_tile_or_into_the_bag() -> None:
    bid = beaten().play(0, "lift alehouse", "bid turn-1 red 0")
    assert (bid.bids("alehouse"), bid.bids("turn-1")) == ({1: "red*3"}, {0: "red*2"})
    use = beaten().play(0, "lift alehouse", "use keywood red 0")
    assert (use.bids("alehouse"), use.lot("keywood")["workers"]) == ({1: "red*3"}, {"red": 2})
    lots = [lot("alehouse", {0: "yellow*2", 1: "yellow*3"}), lot("peddler")]
    exchange = auction(seat("red"), seat(), lots=lots).play(0, "use peddler red 1", "pay-bid alehouse")
    assert exchange.bids("alehouse") == {1: "yellow*3"}
    assert exchange.pieces("bag")["yellow"] == 40 - 5 + 2


@pytest.mark.rule("KF-BID-11")
def test_a_beaten_bid_is_never_divided() -> None:
    table = beaten("red").play(0, "lift alehouse")
    assert table.moves_of(0, "bid keywood") == ["bid keywood red 0", "bid keywood red 1"]
    table.play(0, "bid keywood red 0")
    assert (table.bids("keywood"), table.bids("alehouse")) == ({0: "red*2"}, {1: "red*3"})


@pytest.mark.rule("KF-BID-11")
def test_a_group_too_large_for_a_tile_is_not_placed_there() -> None:
    lots = [lot("alehouse", {0: "red*5", 1: "red*6"}), lot("keywood", workers="red*2")]
    table = auction(seat(), seat(), lots=lots).play(0, "lift alehouse")
    assert table.why_not(0, "use keywood red 0") == "KF-USE-6"


@pytest.mark.rule("KF-BID-12")
def test_other_beaten_bids_and_the_screen_join_a_moved_bid() -> None:
    lots = [
        lot("alehouse", {0: "red*2", 1: "red*3"}),
        lot("key-mine", {0: "red", 1: "red*2"}),
        lot("keywood", {1: "red*5"}),
    ]
    table = auction(seat("red*3"), seat(), lots=lots)
    table.play(0, "lift alehouse", "lift key-mine", "bid keywood red 3")
    assert table.bids("keywood") == {0: "red*6", 1: "red*5"}
    assert (table.bids("alehouse"), table.bids("key-mine")) == ({1: "red*3"}, {1: "red*2"})
    assert table.workers(0) == {}


@pytest.mark.rule("KF-BID-12")
def test_beaten_bids_of_two_colours_do_not_go_together() -> None:
    lots = [
        lot("alehouse", {0: "red*2", 1: "red*3"}),
        lot("key-mine", {0: "blue", 1: "blue*2"}),
        lot("keywood"),
    ]
    table = auction(seat("red*3"), seat(), lots=lots).play(0, "lift alehouse")
    assert table.moves_of(0, "lift") == []


@pytest.mark.rule("KF-BID-13")
def test_a_bid_never_goes_back_behind_the_screen() -> None:
    table = beaten().play(0, "lift alehouse")
    assert table.verbs(0) == {"bid", "use"}
    assert table.why_not(0, "pass") == "KF-BID-13"


@pytest.mark.rule("KF-BID-14")
def test_the_largest_bid_wins_the_tile() -> None:
    lots = [lot("alehouse", {0: "red*2", 1: "red*3"}), lot("keywood", {0: "blue"})]
    table = auction(seat(), seat(), lots=lots).all_pass().take_boats()
    assert (table.to_place(0), table.to_place(1)) == (["keywood"], ["alehouse"])


@pytest.mark.rule("KF-BID-2")
@pytest.mark.rule("KF-BID-10")
def test_a_beaten_bid_may_use_the_tile_it_was_bidding_on() -> None:
    table = beaten().play(0, "lift alehouse", "use alehouse red 0")
    assert table.lot("alehouse")["workers"] == {"red": 2}
    assert table.bids("alehouse") == {1: "red*3"}


@pytest.mark.rule("KF-BID-10")
def test_only_an_own_beaten_bid_is_lifted() -> None:
    table = auction(seat("red", tile("home-1")), seat(), lots=[lot("alehouse", {1: "red*3"})])
    assert table.why_not(0, "lift alehouse") == "KF-BID-10"
