"""Summer boats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.positions import (
    GAME,
    Table,
    auction,
    ended,
    extending,
    lot,
    north,
    season_start,
    seat,
    tile,
)

SIDES = {"a": "front", "b": "back"}


def boat(name: str, q: int = 0, r: int = 1) -> dict[str, Any]:
    """A summer boat in a village by its number and side, such as `4a`."""
    return tile(f"summer-boat-{name[0]}", q, r, side=SIDES[name[1]])


def season_over(name: str, season: str, **more: Any) -> Table:
    """Seat 0 has the boat; all have passed and taken a load or a boat."""
    table = auction(seat("", boat(name)), seat(), season=season, **more).all_pass()
    return table.take_boats("keyflower", "sea-bastion")


def countering(workers: str = "blue*4 green*4 yellow*2", name: str = "4a", **bids: str) -> Table:
    """Seat 0 has boat 4 and the turn; seat 1 leads on the inn with two red workers."""
    lots = [lot("inn", {1: bids.get("theirs", "red*2")}, workers=bids.get("on_it", "")), lot("well")]
    return auction(seat(workers, boat(name)), seat("red*5 blue*5"), season="autumn", lots=lots)


@pytest.mark.rule("KF-SBOAT-1")
def test_a_summer_boat_keeps_the_side_it_came_with() -> None:
    table = season_start(seat("red"), seat(), season="summer", bag="", stack="")
    table.nature("lot summer-boat-2 back", "lot summer-boat-3 front").chance()
    table.play(0, "bid summer-boat-2 red 1").all_pass().take_boats().first_answers("place-tiles")
    assert table.laid("summer-boat-2")["side"] == "back"


@pytest.mark.rule("KF-SBOAT-1")
def test_a_won_boat_keeps_its_side_while_tiles_are_placed() -> None:
    lots = [lot("summer-boat-2", {0: "red"}, side="back")]
    table = auction(seat(), seat(), season="summer", lots=lots).all_pass().take_boats()
    again = Table(GAME.from_data(table.state.rules, GAME.to_data(table.state)))
    assert again.moves(0) == table.moves(0)
    again.first_answers("place-tiles")
    assert again.laid("summer-boat-2")["side"] == "back"


@pytest.mark.rule("KF-SBOAT-1")
@pytest.mark.parametrize("side", ["front", "back"])
def test_a_summer_boat_is_never_upgraded(side: str) -> None:
    rows = [
        tile("home-1", goods="wood"),
        *north("keywood"),
        tile("summer-boat-1", 0, 1, side=side, goods="gold*4"),
    ]
    table = auction(seat("red", *rows), seat()).play(0, "use home-1 red 1")
    assert table.why_not(0, "upgrade summer-boat-1") == "KF-UPGRADE-1"


@pytest.mark.rule("KF-SBOAT-2")
def test_a_summer_boat_works_without_workers_from_the_moment_it_is_taken() -> None:
    lots = [lot("summer-boat-1", {0: "red"}, side="back")]
    table = auction(seat(), seat(), season="summer", lots=lots).all_pass().take_boats()
    assert table.workers(0) == {"green": 1}
    assert table.question() == "place-tiles"


@pytest.mark.rule("KF-SBOAT-3")
def test_no_worker_is_placed_on_a_summer_boat() -> None:
    lots = [lot("summer-boat-2")]
    table = auction(seat("red", boat("1a")), seat("", boat("3b")), season="summer", lots=lots)
    for number in (1, 2, 3):
        assert table.why_not(0, f"use summer-boat-{number} red 1") == "KF-SBOAT-3"
    assert {move.split()[1] for move in table.moves_of(0, "use")} == {"home-1", "home-2"}


@pytest.mark.rule("KF-SBOAT-4")
def test_only_the_owner_has_the_ability() -> None:
    home = tile("home-1", goods="wood")
    rows = [home, *north("keywood")]
    table = auction(seat("red", *rows), seat("", boat("2b")), season="winter").play(0, "use home-2 red 1")
    assert (table.ask()["steps"], table.ask()["upgrades"]) == (1, 1)
    other = auction(seat("blue*5"), seat("", boat("4a")), season="autumn", lots=[lot("inn", {1: "red"})])
    assert other.why_not(0, "bid inn blue 2") == "KF-BID-4"


@pytest.mark.rule("KF-SBOAT-5")
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_boat_1a_draws_two_more_workers(season: str) -> None:
    table = season_over("1a", season, loads={"keyflower": "red*3"})
    assert (table.question(), table.ask()["for"]) == ("draw-worker", 0)
    table.nature("draw blue", "draw yellow")
    assert table.workers(0) == {"blue": 1, "red": 3, "yellow": 1}


@pytest.mark.rule("KF-SBOAT-5")
def test_boat_1a_draws_only_what_is_in_the_bag() -> None:
    table = season_over("1a", "summer", bag="blue").nature("draw blue")
    assert (table.workers(0), table.data()["season"]) == ({"blue": 1}, "autumn")


@pytest.mark.rule("KF-SBOAT-6")
def test_boat_1a_draws_two_workers_at_the_end_of_winter() -> None:
    table = season_over("1a", "winter").nature("draw red", "draw red")
    assert (table.workers(0), table.question()) == ({"red": 2}, "place-tiles")


@pytest.mark.rule("KF-SBOAT-7")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_boat_1a_draws_after_all_winning_bids_are_in_the_bag(season: str) -> None:
    village = "tavern" if season == "summer" else "windmill"
    lots = [lot(village, {1: "green*2"}), lot("turn-1", {1: "yellow*3"})]
    table = auction(seat("", boat("1a")), seat(), season=season, lots=lots, bag="red").all_pass().take_boats()
    assert table.chances() == {"draw red": 1, "draw yellow": 3, "draw green": 2}


@pytest.mark.rule("KF-SBOAT-8")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_boat_1b_brings_a_green_worker(season: str) -> None:
    table = season_over("1b", season)
    assert (table.workers(0), table.green()) == ({"green": 1}, 19)
    none = season_over("1b", season, green=0, bag="green*3 red*9")
    assert none.workers(0) == {}


@pytest.mark.rule("KF-SBOAT-9")
def test_nobody_else_gets_workers_at_the_end_of_winter() -> None:
    table = season_over("1a", "winter").nature("draw red", "draw red").first_answers("place-tiles")
    assert (table.asked(), table.workers(0), table.workers(1)) == ([], {"red": 2}, {})
    without = season_over("3a", "winter").first_answers("place-tiles")
    assert (without.asked(), without.workers(0)) == ([], {})


@pytest.mark.rule("KF-SBOAT-10")
def test_boat_2a_carries_over_fields() -> None:
    # The alehouse touches the keywood across a field.
    rows = [tile("keywood", 0, -1, goods="wood"), tile("alehouse", -1, -1)]
    with_boat = auction(seat("red", *rows, boat("2a")), seat(), season="winter").play(0, "use home-1 red 1")
    assert "carry wood keywood alehouse" in with_boat.moves(0)
    without = auction(seat("red", *rows, boat("2b")), seat(), season="winter").play(0, "use home-1 red 1")
    assert "carry wood keywood alehouse" not in without.moves(0)


@pytest.mark.rule("KF-SBOAT-10")
@pytest.mark.parametrize("start", ["home-1", "keywood", "summer-boat-3"])
def test_boat_2a_carries_nothing_over_water_on_either_side(start: str) -> None:
    # The water of the home meets a road of the keywood, and a field of the keywood the water of the boat.
    rows = [tile("home-1"), tile("keywood", 0, 1), tile("summer-boat-3", -1, 1, turn=5), boat("2a", 5, 5)]
    for row in rows:
        row["goods"] = {"wood": 1}
    table = auction(seat("red", *rows), seat(), season="winter").play(0, "use home-1 red 1")
    # Only between home and boat there is land on both sides.
    lands = {"home-1": {"summer-boat-3"}, "keywood": set(), "summer-boat-3": {"home-1"}}
    assert {line.split()[3] for line in table.moves_of(0, f"carry wood {start}")} == lands[start]
    for goal in {"home-1", "keywood", "summer-boat-3"} - lands[start] - {start}:
        assert table.why_not(0, f"carry wood {start} {goal}") == "KF-UPGRADE-6"


@pytest.mark.rule("KF-SBOAT-11")
def test_boat_2a_places_without_matching_edges() -> None:
    # Home 1 with a boat at its bottom has eight empty places around it; a barn has six turns in each.
    free = extending(seat("", boat("2a"), to_place="barn"), seat(), season="autumn")
    assert len(free.moves(0)) == 8 * 6
    assert free.why_not(0, "place barn home-1 top 2") is None
    # Otherwise: two turns at each of three roads of the home, one at each of the two places between home
    # and boat, four at each of two fields of the boat, none at its water.
    bound = extending(seat("", boat("2b"), to_place="barn"), seat(), season="autumn")
    assert len(bound.moves(0)) == 3 * 2 + 2 * 1 + 2 * 4
    assert bound.why_not(0, "place barn home-1 top 2") == "KF-EXTEND-2"


@pytest.mark.rule("KF-SBOAT-12")
def test_boat_2a_does_not_close_the_road_of_sea_bastion() -> None:
    broken = [tile("keywood", 0, -1), tile("alehouse", 1, -1), tile("sea-bastion", 0, 1), boat("2a", 0, 2)]
    assert ended(seat("", *broken)).reasons(0, "score-loop") == {}


@pytest.mark.rule("KF-SBOAT-13")
@pytest.mark.parametrize(("name", "numbers"), [("2b", (4, 2)), ("2a", (2, 1))])
def test_boat_2b_doubles_transport_and_upgrades(name: str, numbers: tuple[int, int]) -> None:
    rows = [tile("home-1", goods="wood"), *north("stable"), boat(name)]
    table = auction(seat("red", *rows), seat(), season="winter").play(0, "use stable red 1")
    assert (table.ask()["steps"], table.ask()["upgrades"]) == numbers


@pytest.mark.rule("KF-SBOAT-14")
def test_boat_2b_doubles_the_points_of_keyflower() -> None:
    rows = [tile("keyflower", 0, 2), *north("stable")]
    assert ended(seat("", *rows, boat("2a"))).reasons(0, "score-transport") == {"keyflower": 3}
    assert ended(seat("", *rows, boat("2b"))).reasons(0, "score-transport") == {"keyflower": 6}


@pytest.mark.rule("KF-SBOAT-15")
def test_boat_3a_pays_an_upgrade_with_any_resource() -> None:
    home = tile("home-1", goods="iron*2")
    table = auction(seat("red", home, boat("3a")), seat(), season="winter")
    table.play(0, "use home-1 red 1", "upgrade home-1")
    assert (table.laid("home-1")["side"], table.goods("home-1")) == ("back", {})
    fair = tile("fair", 0, -1, goods="wood")
    gold = auction(seat("red", fair, boat("3a")), seat(), season="winter")
    assert gold.play(0, "use home-1 red 1", "upgrade fair").laid("fair")["side"] == "back"
    other = auction(seat("red", home, boat("3b")), seat(), season="winter").play(0, "use home-1 red 1")
    assert other.asked() == [1]


@pytest.mark.rule("KF-SBOAT-16")
def test_boat_3b_makes_every_resource_any_other_in_scoring() -> None:
    home = tile("home-1", goods="wood*3")
    guild = tile("mercers-guild", 0, -1)
    assert ended(seat("", home, guild, boat("3b"))).points() == 5
    assert ended(seat("", home, guild, boat("3a"))).points() == 0


@pytest.mark.rule("KF-SBOAT-17")
def test_boat_4a_bids_in_another_colour() -> None:
    table = countering()
    bids = table.moves_of(0, "bid inn")
    assert bids == [f"bid inn {colour} {count}" for colour in ("blue", "green") for count in (3, 4)]
    table.play(0, "bid inn green 3")
    assert (table.bids("inn"), table.leader("inn")) == ({0: "(green*3)", 1: "red*2"}, 0)


@pytest.mark.rule("KF-SBOAT-17")
def test_boat_4a_needs_a_bid_of_another_on_a_village_tile() -> None:
    lots = [lot("inn", workers="red"), lot("well", {0: "red"}), lot("turn-1", {1: "red"})]
    table = auction(seat("blue*5", boat("4a")), seat(), season="autumn", lots=lots)
    for word in ("inn", "well", "turn-1"):
        assert table.why_not(0, f"bid {word} blue 3") in ("KF-SBOAT-17", "KF-BID-4")


@pytest.mark.rule("KF-SBOAT-18")
def test_boat_4a_does_not_work_against_green() -> None:
    table = countering(theirs="green*2")
    assert table.moves_of(0, "bid inn") == ["bid inn green 3", "bid inn green 4"]
    assert table.why_not(0, "bid inn blue 3") == "KF-SBOAT-17"


@pytest.mark.rule("KF-SBOAT-19")
def test_all_workers_of_a_countering_bid_have_one_colour() -> None:
    table = countering().play(0, "bid inn blue 3").play(1, "bid inn red 2")
    assert table.moves_of(0, "bid inn") == []
    assert table.why_not(0, "bid inn green 2") == "KF-BID-4"
    assert table.why_not(0, "bid inn blue 1") == "KF-BID-9"
    lifted = table.play(0, "lift inn")
    assert {move.split()[2] for move in lifted.moves_of(0, "bid well")} == {"blue"}


@pytest.mark.rule("KF-SBOAT-20")
def test_the_others_keep_to_the_standing_colour() -> None:
    table = countering().play(0, "bid inn blue 3")
    assert table.lot("inn")["colour"] == "red"
    assert table.moves_of(1, "bid inn") == [
        "bid inn red 2",
        "bid inn red 3",
        "bid inn red 4",
        "bid inn red 5",
    ]
    assert {move.split()[2] for move in table.moves_of(1, "use inn")} == {"red"}


@pytest.mark.rule("KF-SBOAT-21")
def test_lying_workers_stand_up_when_the_others_have_left() -> None:
    table = countering().play(0, "bid inn blue 3").play(1, "lift inn", "bid well red 0")
    assert table.bids("inn") == {0: "blue*3"}
    assert table.lot("inn")["colour"] == "blue"
    table.play(0, "pass")
    assert table.why_not(1, "bid inn red 4") == "KF-BID-4"
    assert "bid inn blue 4" in table.moves(1)


@pytest.mark.rule("KF-SBOAT-21")
def test_lying_workers_stay_down_while_a_worker_uses_the_tile() -> None:
    table = countering(on_it="red").play(0, "bid inn blue 3").play(1, "lift inn", "bid well red 0")
    assert (table.bids("inn"), table.lot("inn")["colour"]) == ({0: "(blue*3)"}, "red")


@pytest.mark.rule("KF-SBOAT-21")
def test_a_beaten_bid_that_uses_its_own_tile_keeps_the_colour() -> None:
    table = countering().play(0, "bid inn blue 3").play(1, "lift inn", "use inn red 0").chance()
    assert table.lot("inn")["workers"] == {"red": 2}
    assert (table.bids("inn"), table.lot("inn")["colour"]) == ({0: "(blue*3)"}, "red")


@pytest.mark.rule("KF-SBOAT-19", "KF-BID-8")
def test_a_lying_bid_may_be_raised() -> None:
    table = countering(on_it="red").play(0, "bid inn blue 3").play(1, "lift inn", "bid well red 0")
    assert table.moves_of(0, "bid inn") == ["bid inn blue 1"]
    assert table.play(0, "bid inn blue 1").bids("inn") == {0: "(blue*4)"}


def using(workers: str, name: str = "4b", **inn: str) -> Table:
    """Seat 0 has boat 4 and the turn; the inn in the auction has a colour."""
    lots = [lot("inn", {1: inn["bid"]} if "bid" in inn else {}, workers=inn.get("on_it", "")), lot("fair")]
    return auction(seat(workers, boat(name)), seat("red*5"), season="autumn", lots=lots)


@pytest.mark.rule("KF-SBOAT-22")
def test_boat_4b_uses_a_tile_with_any_colours() -> None:
    table = using("blue yellow*2", on_it="red")
    assert table.moves_of(0, "use inn") == ["use inn yellow 2"]
    table.play(0, "add blue 1", "use inn yellow 1").chance()
    assert table.lot("inn")["workers"] == {"blue": 1, "red": 1, "yellow": 1}
    assert table.lot("inn")["last_use"] == 2


@pytest.mark.rule("KF-SBOAT-22")
def test_boat_4b_works_against_green_and_against_bids() -> None:
    assert "use inn blue 2" in using("blue*2", on_it="green").moves(0)
    assert "use inn blue 1" in using("blue*2", bid="green*3").moves(0)
    assert "use inn blue 1" not in using("blue*2", name="4a", bid="green*3").moves(0)


@pytest.mark.rule("KF-SBOAT-23")
def test_lying_workers_count_towards_the_six() -> None:
    table = using("blue*6", on_it="red*2").play(0, "use inn blue 4").chance()
    row = table.lot("inn")
    assert (row["workers"], row["colour"], row["last_use"]) == ({"blue": 4, "red": 2}, "red", 4)
    assert table.moves_of(1, "use inn") == []
    assert using("blue*6", on_it="red*2").why_not(0, "use inn blue 5") == "KF-USE-6"


@pytest.mark.rule("KF-SBOAT-24")
def test_the_others_keep_to_the_colour_of_the_standing_workers() -> None:
    table = using("blue*2", on_it="red").play(0, "use inn blue 2").chance()
    assert table.moves_of(1, "use inn") == ["use inn red 3"]
    assert {move.split()[2] for move in table.moves_of(1, "bid inn")} == {"red"}


@pytest.mark.rule("KF-SBOAT-25")
def test_on_a_tile_without_a_colour_boat_4b_places_one_colour() -> None:
    table = using("blue yellow")
    assert table.moves_of(0, "use inn") == ["use inn blue 1", "use inn yellow 1"]
    assert table.moves_of(0, "add") == []
    table.play(0, "use inn yellow 1").chance()
    assert (table.lot("inn")["colour"], table.lot("inn")["workers"]) == ("yellow", {"yellow": 1})


@pytest.mark.rule("KF-SBOAT-25")
def test_boat_4b_follows_the_colour_when_bidding() -> None:
    table = using("blue*5", bid="red")
    assert table.moves_of(0, "bid inn") == []
    assert table.why_not(0, "bid inn blue 3") == "KF-BID-4"
