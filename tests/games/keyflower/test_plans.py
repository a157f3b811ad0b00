"""Plans of Keyflower: what a client needs to put a turn together without knowing a rule."""

from __future__ import annotations

from typing import Any

from artel.games.keyflower.game import KEYFLOWER
from artel.table.plan import Planner
from artel.table.wire import Draft, Walk
from tests.games.keyflower.positions import Table, auction, lot, seat, tile


def planned(table: Table, *lines: str, **more: Any) -> dict[str, Any]:
    planner = Planner(KEYFLOWER, 0, lambda _: KEYFLOWER.view(table.state, 0), 0)
    return dict(planner.answer([Draft(lines, **more)])[0])


def on(moves: list[str], tile: str) -> set[str]:
    return {line for line in moves if line.split()[1:2] == [tile]}


def test_a_beaten_bid_that_goes_along_counts() -> None:
    lots = [
        lot("miner", {0: "red*2", 1: "red*3"}),
        lot("stable"),
        lot("keywood", {1: "red*2"}),
        lot("inn", {1: "blue"}),
    ]
    table = auction(seat("red*2 blue*3"), seat(), lots=lots)
    moves = planned(table, "lift miner")["moves"]
    assert {"bid keywood red 1", "bid keywood red 2"} == {
        line for line in on(moves, "keywood") if line.startswith("bid ")
    }
    assert {line.split()[3] for line in on(moves, "stable") if line.startswith("bid ")} == {"0", "1", "2"}
    assert not [line for line in on(moves, "inn") if line.startswith("bid ")]
    refused = planned(table, "lift miner", "bid inn red 1")
    assert (refused["line"], refused["why"]["kind"], refused["why"]["rule"]) == (
        1,
        "wrong-colour",
        "KF-BID-4",
    )
    whole = planned(table, "lift miner", "bid keywood red 1")
    assert [line["k"] for line in whole["log"]] == ["bid-moved", "bid", "beaten"]


def test_an_exchange_that_could_not_be_paid_is_not_offered() -> None:
    lots = [lot("miner", {0: "red*2", 1: "red*3"}), lot("store")]
    rich = planned(auction(seat("red*2 blue*3"), seat(), lots=lots), "lift miner")["moves"]
    assert on(rich, "store") >= {"use store red 0", "use store red 1"}
    poor = planned(auction(seat("red"), seat(), lots=lots), "lift miner")["moves"]
    assert "use store red 1" not in poor


def test_boat_4b_mixes_colours_where_one_alone_does_not_do() -> None:
    """What is followed by `add` holds every mixture, and the ghost shows who comes to stand there."""
    lots = [lot("inn", workers="red*3", last_use=2)]
    mine = seat("blue*2 yellow", tile("summer-boat-4", 0, 1, side="back"))
    table = auction(mine, seat(), season="autumn", lots=lots)
    answer = planned(table, follow=("lift", "add"))
    assert not on(answer["moves"], "inn") & {"use inn blue 3"}
    mixed = [each for each in answer["then"] if "use inn yellow 1" in each["moves"]]
    assert [each["lines"] for each in mixed] == [["add blue 2"]]
    whole = planned(table, "add blue 2", "use inn yellow 1")
    here = [(path, value) for path, *value in whole["changes"] if path[:3] == ["lots", 0, "workers"]]
    workers = {path[3]: value for path, (value,) in here}
    assert workers == {"blue": 2, "yellow": 1}


def test_boat_2a_lets_goods_walk_over_fields() -> None:
    """The same village with and without it: ways that only the table knows."""
    village = [tile("home-1", goods="wood"), tile("keywood", 0, -1), tile("stable", -1, 1, turn=1)]
    walk = Draft(walks=(Walk("carry wood", "home-1"),))

    def ways(*more: Any) -> dict[str, list[str]]:
        table = auction(seat("red", *village, *more), seat(), season="autumn").play(0, "use home-1 red 1")
        planner = Planner(KEYFLOWER, 0, lambda _: KEYFLOWER.view(table.state, 0), 0)
        answer: Any = planner.answer([walk])[0]
        return dict(answer["ways"][0])

    plain, free = ways(), ways(tile("summer-boat-2", 1, 0))
    assert set(plain) < set(free)
