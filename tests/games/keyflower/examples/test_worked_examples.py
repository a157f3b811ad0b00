"""The rulebook's examples."""

from __future__ import annotations

import pytest

from tests.games.keyflower.positions import Table, auction, ended, lot, north, seat, tile


def keywood_after(*counts: int) -> Table:
    """The keywood of the auction has been used with these numbers of workers, by both in turn."""
    table = auction(seat("red*20"), seat("red*20"), lots=[lot("keywood")])
    for count in counts:
        table.turns(f"use keywood red {count}")
    return table


@pytest.mark.rule("KF-EX-1")
def test_two_workers_first_then_three_and_no_third_use() -> None:
    table = keywood_after(2)
    assert table.why_not(1, "use keywood red 2") == "KF-USE-14"
    table.play(1, "use keywood red 3")
    assert table.lot("keywood")["workers"] == {"red": 5}
    assert table.moves_of(0, "use keywood") == []
    assert table.why_not(0, "use keywood red 1") is not None


@pytest.mark.rule("KF-EX-2")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_three_or_more_workers_first_and_no_second_use(count: int) -> None:
    table = keywood_after(count)
    assert table.moves_of(1, "use keywood") == []
    assert "bid keywood red 1" in table.moves(1)


@pytest.mark.rule("KF-EX-3")
def test_transport_2_moves_two_resources_or_one_twice() -> None:
    def table() -> Table:
        rows = [tile("home-1", goods="wood stone"), *north("stable", "keywood")]
        return auction(seat("red", *rows), seat()).play(0, "use stable red 1")

    two = table().play(0, "carry wood home-1 stable", "carry stone home-1 stable")
    assert (two.goods("stable"), two.asked()) == ({"wood": 1, "stone": 1}, [1])
    one = table().play(0, "carry wood home-1 stable", "carry wood stable keywood")
    assert (one.goods("keywood"), one.goods("home-1"), one.asked()) == ({"wood": 1}, {"stone": 1}, [1])


@pytest.mark.rule("KF-EX-4")
def test_a_worker_counts_for_apothecary_or_for_the_guild() -> None:
    rows = [tile("apothecary", 0, -1), tile("craftsmans-guild", 0, 1)]
    assert ended(seat("red blue yellow green*2", *rows)).points() == 3
    assert ended(seat("red*3 blue*3 yellow*2", *rows)).points() == 6


@pytest.mark.rule("KF-EX-5")
def test_a_resource_counts_for_watermill_or_windmill() -> None:
    rows = [tile("watermill", 0, -1), tile("windmill", 0, 1)]
    assert ended(seat("", tile("home-1", goods="wood*5"), *rows)).points() == 5
    assert ended(seat("", tile("home-1", goods="wood*7"), *rows)).points() == 7


@pytest.mark.rule("KF-EX-6")
def test_gold_at_the_jeweller_scores_no_point_more() -> None:
    assert ended(seat("", tile("home-1", goods="gold"), tile("jeweller", 0, -1))).points() == 2
