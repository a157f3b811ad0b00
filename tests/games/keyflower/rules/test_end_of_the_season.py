"""End of the season."""

from __future__ import annotations

from typing import Any

import pytest

from artel.kernel.game import SPECTATOR, Rng
from tests.games.keyflower.positions import GAME, Table, auction, lot, seat, seats_of, tile

SEASONS = ["spring", "summer", "autumn", "winter"]


def after(*seats: dict[str, Any], **more: Any) -> Table:
    """All have passed: the season is over, up to the first choice."""
    return auction(*seats, **more).all_pass()


def boat_order(table: Table) -> list[int]:
    chosen = []
    while table.question() == "choose-boat":
        chosen.append(table.asked()[0])
        table.turns(table.moves(chosen[-1])[0])
    return chosen


@pytest.mark.rule("KF-END-1")
def test_the_season_ends_when_all_have_passed_in_a_row() -> None:
    table = auction(seat("red"), seat("red"), lots=[lot("keywood", {0: "blue"})], passes=1)
    table.play(0, "pass")
    assert table.log("season-ends") == [{"season": "spring"}]
    assert table.question() == "choose-boat"


@pytest.mark.rule("KF-END-1")
def test_the_steps_follow_in_their_order() -> None:
    lots = [lot("keywood", {0: "blue", 1: "blue*2"}), lot("alehouse")]
    table = after(seat("", tile("home-1", workers="red")), seat(), lots=lots).take_boats()
    assert table.state.log is not None
    kinds = [GAME.lines.shape(line).name for line in table.state.log.lines]
    steps = ["came-home", "lot-removed", "lot-won", "collected", "boat-taken", "marker"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in steps] == steps


@pytest.mark.rule("KF-END-2")
def test_beaten_bids_go_home() -> None:
    lots = [lot("keywood", {0: "blue*2", 1: "blue*3"}), lot("turn-1", {0: "red*2", 1: "red"})]
    table = after(seat("yellow"), seat(), lots=lots)
    assert (table.workers(0), table.workers(1)) == ({"blue": 2, "yellow": 1}, {"red": 1})


@pytest.mark.rule("KF-END-2")
def test_everyone_knows_the_colours_of_beaten_bids_that_went_home() -> None:
    lots = [lot("keywood", {0: "blue*2", 1: "blue*3"}), lot("turn-1", {0: "red*2", 1: "red"})]
    table = after(seat("yellow"), seat("yellow*2"), lots=lots)
    for viewer in (0, 1, SPECTATOR):
        rows = table.view(viewer)["seats"]
        assert [row["workers_shown"] for row in rows] == [{"blue": 2}, {"red": 1}]
        assert [row["worker_count"] for row in rows] == [3, 3]
    rng = Rng("home")
    for _ in range(20):
        redealt = seats_of(GAME.redeal(GAME.view(table.state, 1), rng))
        assert redealt[0]["workers"]["blue"] >= 2
    # What is spent of it is known to be gone: of five blue ones behind the screen, one is sure.
    more = (
        after(seat("blue*3"), seat(), lots=lots).take_boats().chance().first_answers("place-tiles").chance()
    )
    more.play(0, f"bid {more.lots()[0]} blue 1")
    assert (more.workers(0)["blue"], more.view(1)["seats"][0]["workers_shown"]["blue"]) == (4, 1)


@pytest.mark.rule("KF-END-3")
def test_tiles_without_a_bid_leave_with_the_workers_on_them_in_the_bag() -> None:
    table = after(seat(), seat(), lots=[lot("keywood", workers="green*3"), lot("alehouse")], bag="blue")
    assert table.pieces("bag") == {"blue": 1, "green": 3}
    table.take_boats()
    assert (table.to_place(0), table.to_place(1)) == ([], [])
    assert table.log("lot-removed") == [{"tile": "keywood"}, {"tile": "alehouse"}]


@pytest.mark.rule("KF-END-4")
def test_winners_take_their_tiles_and_the_workers_on_them_clockwise_from_the_first_player() -> None:
    lots = [
        lot("keywood", {0: "blue"}, workers="blue*2"),
        lot("alehouse", {1: "red"}, workers="red*3"),
        lot("key-mine", {1: "red"}),
    ]
    table = after(seat(), seat(), lots=lots, first=1)
    assert [(row["seat"], row["tile"]) for row in table.log("lot-won")] == [
        (1, "alehouse"),
        (1, "key-mine"),
        (0, "keywood"),
    ]
    assert (table.workers(0), table.workers(1)) == ({"blue": 2}, {"red": 3})
    table.take_boats()
    assert (table.to_place(0), table.to_place(1)) == (["keywood"], ["alehouse", "key-mine"])


@pytest.mark.rule("KF-END-5")
def test_winning_bids_go_into_the_bag_green_ones_too() -> None:
    lots = [lot("keywood", {0: "green*2"}), lot("alehouse", {1: "red*3"})]
    table = after(seat(), seat(), lots=lots, bag="blue")
    assert table.pieces("bag") == {"blue": 1, "red": 3, "green": 2}
    assert table.green() == 20 - 2


@pytest.mark.rule("KF-END-6")
def test_workers_in_a_village_go_to_its_owner_whoever_placed_them() -> None:
    table = auction(seat("red*2"), seat("yellow"), lots=[])
    table.play(0, "use home-2 red 2").play(1, "use home-1 yellow 1").all_pass()
    assert (table.workers(0), table.workers(1)) == ({"yellow": 1}, {"red": 2})
    assert table.laid("home-1")["workers"] == {}
    assert (table.laid("home-2")["colour"], table.laid("home-2")["last_use"]) == (None, 0)


@pytest.mark.rule("KF-END-7")
def test_workers_collected_in_winter_count_in_the_scoring() -> None:
    home = tile("home-1", workers="red*2")
    lots = [lot("village-hall", {0: "blue"})]
    table = (
        after(seat("red", home), seat(), season="winter", lots=lots).take_boats().first_answers("place-tiles")
    )
    assert table.reasons(0, "pieces")["village-hall"] == 3


@pytest.mark.rule("KF-END-8")
@pytest.mark.parametrize("season", SEASONS[:3])
def test_the_winner_of_tile_1_takes_the_load_of_a_boat_of_their_choice(season: str) -> None:
    loads = {"keyflower": "red*7 saw", "sea-bastion": "blue*6 anvil*2"}
    table = after(seat("red"), seat(), season=season, lots=[lot("turn-1", {1: "red"})], loads=loads)
    assert table.asked() == [1]
    assert table.moves(1) == ["take-boat keyflower", "take-boat sea-bastion"]
    table.play(1, "take-boat sea-bastion")
    assert (table.workers(1), table.skills(1)) == ({"blue": 6}, {"anvil": 2})
    assert table.moves(0) == ["take-boat keyflower"]
    assert table.view(0)["seats"][1]["workers_shown"] == {"blue": 6}


@pytest.mark.rule("KF-END-9")
def test_the_winners_of_the_next_tiles_follow() -> None:
    orders = [lot("turn-1", {3: "red"}), lot("turn-2"), lot("turn-3", {0: "red"}), lot("turn-4", {4: "red"})]
    assert boat_order(after(*[seat()] * 5, lots=orders, first=2))[:3] == [3, 0, 4]


@pytest.mark.rule("KF-END-10")
def test_the_others_follow_clockwise_from_the_new_first_player() -> None:
    orders = [lot("turn-1", {1: "red"}), lot("turn-4", {3: "red"})]
    assert boat_order(after(*[seat()] * 5, lots=orders, first=0)) == [1, 3, 4, 0, 2]


@pytest.mark.rule("KF-END-11")
def test_without_a_new_first_player_the_others_follow_from_the_former() -> None:
    orders = [lot("turn-1", {3: "red"})]
    assert boat_order(after(*[seat()] * 4, lots=orders, first=2)) == [3, 2, 0, 1]


@pytest.mark.rule("KF-END-12")
def test_a_seat_takes_one_load_only() -> None:
    orders = [lot(f"turn-{number}", {2: "red"}) for number in (1, 2, 3)]
    table = after(*[seat()] * 4, lots=orders)
    assert table.play(2, "take-boat keyflower").asked() == [3]
    assert table.why_not(3, "take-boat keyflower") == "KF-END-12"
    assert boat_order(table) == [3, 0, 1]


@pytest.mark.rule("KF-END-13")
def test_the_winner_of_the_marker_tile_takes_the_marker_when_it_is_dealt_with() -> None:
    orders = [lot("turn-1", {1: "red"}), lot("turn-2", {2: "red"})]
    table = after(seat(), seat(), seat(), lots=orders)
    assert table.data()["first"] == 0
    table.play(1, "take-boat keyflower")
    assert (table.data()["first"], table.asked()) == (2, [2])


@pytest.mark.rule("KF-END-14")
def test_an_unwon_marker_goes_left_after_all_loads_are_taken() -> None:
    table = after(seat(), seat(), seat(), first=2)
    table.play(2, "take-boat keyflower").play(0, "take-boat sea-bastion")
    assert table.data()["first"] == 2
    table.play(1, "take-boat sea-breese")
    assert table.data()["first"] == 0


@pytest.mark.rule("KF-END-15")
def test_the_bids_on_turn_order_tiles_go_into_the_bag() -> None:
    lots = [lot("turn-1", {0: "green*2"})]
    table = after(seat(), seat(), season="winter", lots=lots, bag="").take_boats()
    assert table.pieces("bag") == {"green": 2}
    assert (table.workers(0), table.lots()) == ({}, [])


@pytest.mark.rule("KF-END-16")
def test_nothing_arrives_in_winter() -> None:
    table = after(seat("red"), seat(), season="winter").take_boats()
    assert (table.workers(0), table.workers(1), table.skills(0)) == ({"red": 1}, {}, {})


@pytest.mark.rule("KF-END-17")
def test_in_winter_the_winners_take_tile_and_boat_in_the_order_of_the_numbers() -> None:
    orders = [lot("turn-1", {2: "red"}), lot("turn-2", {1: "red"})]
    table = after(seat(), seat(), seat(), season="winter", lots=orders)
    assert table.asked() == [2]
    table.play(2, "take-boat sea-breese")
    assert table.asked() == [1]
    table.play(1, "take-boat sea-bastion").play(0, "take-boat keyflower")
    placing = [table.to_place(who) for who in range(3)]
    assert placing == [["keyflower"], ["sea-bastion", "turn-2"], ["sea-breese", "turn-1"]]


@pytest.mark.rule("KF-END-18")
def test_several_turn_order_tiles_in_winter_bring_one_boat() -> None:
    orders = [lot("turn-1", {2: "red"}), lot("turn-2", {2: "red"})]
    table = after(seat(), seat(), seat(), season="winter", lots=orders)
    table.take_boats("keyflower", "sea-bastion", "sea-breese")
    assert table.to_place(2) == ["keyflower", "turn-1", "turn-2"]
    assert (table.to_place(0), table.to_place(1)) == (["sea-bastion"], ["sea-breese"])


@pytest.mark.rule("KF-END-19")
@pytest.mark.parametrize(("winner", "order"), [(3, [3, 0, 1, 2]), (None, [2, 3, 0, 1])])
def test_in_winter_the_others_choose_clockwise_from_the_first_player(
    winner: int | None, order: list[int]
) -> None:
    lots = [] if winner is None else [lot("turn-3", {winner: "red"})]
    assert boat_order(after(*[seat()] * 4, season="winter", lots=lots, first=2)) == order


@pytest.mark.rule("KF-END-20")
def test_an_unwon_marker_passes_left_in_winter_too() -> None:
    table = after(seat(), seat(), seat(), season="winter", lots=[lot("turn-1", {0: "red"})], first=1)
    table.play(0, "take-boat keyflower").play(1, "take-boat sea-bastion")
    assert table.data()["first"] == 1
    assert table.play(2, "take-boat sea-breese").data()["first"] == 2


@pytest.mark.rule("KF-END-21")
def test_turn_order_tiles_and_boats_are_added_to_the_villages() -> None:
    table = after(seat(), seat(), season="winter", lots=[lot("turn-1", {0: "red"})])
    table.take_boats("sea-bastion", "keyflower").first_answers("place-tiles")
    assert table.village(0) == ["home-1", "sea-bastion", "turn-1"]
    assert table.village(1) == ["home-2", "keyflower"]


@pytest.mark.rule("KF-END-22")
@pytest.mark.parametrize("season", SEASONS[1:3])
def test_boat_1_pays_after_the_loads_and_before_tiles_are_placed(season: str) -> None:
    boat = tile("summer-boat-1", 0, 1)
    table = after(seat("", boat), seat(), season=season, lots=[lot("keywood", {0: "red"})])
    assert table.question() == "choose-boat"
    table.take_boats()
    assert (table.question(), table.ask()["for"]) == ("draw-worker", 0)
    table.nature("draw red", "draw blue")
    assert (table.question(), table.workers(0)) == ("place-tiles", {"red": 1, "blue": 1})
