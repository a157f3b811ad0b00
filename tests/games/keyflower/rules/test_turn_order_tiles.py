"""Turn order tiles."""

from __future__ import annotations

import pytest

from tests.games.keyflower.positions import BASE_FACTS, auction, ended, extending, lot, opening, seat, tile


@pytest.mark.rule("KF-ORDER-1")
def test_turn_order_tiles_are_bid_for_like_village_tiles() -> None:
    table = auction(seat("red*3 blue*4"), seat("red"), lots=[lot("turn-1", {1: "red*2"})])
    assert table.moves_of(0, "bid turn-1") == ["bid turn-1 red 3"]
    assert table.why_not(0, "bid turn-1 blue 3") == "KF-BID-4"
    table.play(0, "bid turn-1 red 3")
    assert table.moves_of(1, "lift") == ["lift turn-1"]


@pytest.mark.rule("KF-ORDER-2")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_a_won_turn_order_tile_stays_out_of_the_village_until_winter(season: str) -> None:
    hand = "apothecary scholar"
    seats = [seat(winter=hand.split()[who]) for who in range(2)]
    table = auction(*seats, season=season, lots=[lot("turn-1", {0: "red"})]).all_pass().take_boats().chance()
    if season == "autumn":
        table.offer(0, "apothecary").offer(1, "scholar")
    assert table.village(0) == ["home-1"]
    assert "turn-1" in table.lots()


@pytest.mark.rule("KF-ORDER-2")
def test_a_turn_order_tile_won_in_winter_is_added_to_the_village() -> None:
    table = auction(seat(), seat(), season="winter", lots=[lot("turn-1", {0: "red"})]).all_pass().take_boats()
    assert "turn-1" in table.to_place(0)
    table.first_answers("place-tiles")
    assert "turn-1" in table.village(0)


@pytest.mark.rule("KF-ORDER-3")
def test_they_decide_the_order_of_the_boats_and_the_next_first_player() -> None:
    orders = [lot("turn-1", {3: "red"}), lot("turn-2", {0: "red"}), lot("turn-3", {2: "blue"})]
    table = auction(*[seat()] * 4, lots=orders, first=1).all_pass()
    chosen = []
    while table.question() == "choose-boat":
        chosen.append(table.asked()[0])
        table.turns(table.moves(chosen[-1])[0])
    assert chosen == [3, 0, 2, 1]
    assert table.data()["first"] == 2


@pytest.mark.rule("KF-ORDER-4")
def test_several_turn_order_tiles_bring_one_load_only() -> None:
    orders = [lot("turn-1", {1: "red"}), lot("turn-2", {1: "blue"})]
    table = auction(seat(), seat(), seat(), lots=orders).all_pass()
    chosen = []
    while table.question() == "choose-boat":
        chosen.append(table.asked()[0])
        table.turns(table.moves(chosen[-1])[0])
    assert chosen == [1, 2, 0]


@pytest.mark.rule("KF-ORDER-5")
def test_in_winter_every_turn_order_tile_won_is_taken() -> None:
    orders = [lot("turn-1", {1: "red"}), lot("turn-2", {1: "blue"})]
    table = auction(seat(), seat(), seat(), season="winter", lots=orders).all_pass()
    table.take_boats("sea-breese", "keyflower", "sea-bastion")
    assert table.to_place(1) == ["sea-breese", "turn-1", "turn-2"]


@pytest.mark.rule("KF-ORDER-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_marks_say_which_tiles_are_in_play_and_which_side_is_up(players: int) -> None:
    table = opening(players).chance()
    in_play = [name for name in table.lots() if name.startswith("turn-")]
    marks = {
        name: players in BASE_FACTS[name]["purple_players"]
        for name in ("turn-1", "turn-2", "turn-3", "turn-4")
        if players in [*BASE_FACTS[name]["purple_players"], *BASE_FACTS[name]["plain_players"]]
    }
    assert {name: table.lot(name)["marker"] for name in in_play} == marks


@pytest.mark.rule("KF-ORDER-7")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_lower_numbers_choose_first(season: str) -> None:
    orders = [lot("turn-1", {2: "red"}), lot("turn-2", {1: "red*4"})]
    table = auction(seat(), seat(), seat(), season=season, lots=orders).all_pass()
    assert table.asked() == [2]
    assert table.play(2, "take-boat keyflower").asked() == [1]


@pytest.mark.rule("KF-ORDER-8")
@pytest.mark.parametrize("season", ["spring", "winter"])
def test_the_tile_with_the_purple_worker_gives_the_marker(season: str) -> None:
    orders = [lot("turn-1", {0: "red"}), lot("turn-2", {2: "red"})]
    table = auction(seat(), seat(), seat(), season=season, lots=orders, first=1).all_pass()
    table.play(0, "take-boat keyflower")
    assert table.data()["first"] == 2
    table.take_boats().first_answers("place-tiles").chance()
    if season == "spring":
        assert (table.question(), table.asked()) == ("turn", [2])
    assert table.data()["first"] == 2


@pytest.mark.rule("KF-ORDER-9")
@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_marker_is_on_the_highest_number_in_play(players: int, number: int) -> None:
    table = auction(*[seat()] * players)
    assert [name for name in table.lots() if table.lot(name)["marker"]] == [f"turn-{number}"]


@pytest.mark.rule("KF-ORDER-10")
def test_a_turn_order_tile_scores_its_neighbours() -> None:
    # The tile at the top of the home also touches the tile to its lower right.
    village = [tile("turn-3", 0, -1), tile("keywood", 1, -1), tile("alehouse", 0, -2), tile("inn", 0, 1)]
    table = ended(seat("", *village), seat())
    assert table.reasons(0, "score-adjacent") == {"turn-3": 3}


@pytest.mark.rule("KF-ORDER-11")
def test_turn_order_tiles_follow_the_edge_rule() -> None:
    # Turn order 1 has one road; the home has roads but for the water at its bottom.
    table = extending(seat(to_place="turn-1"), seat(), season="winter")
    places = {tuple(move.split()[3:]) for move in table.moves(0)}
    assert places == {
        ("lower-left", "1"),
        ("upper-left", "2"),
        ("top", "3"),
        ("upper-right", "4"),
        ("lower-right", "5"),
    }


@pytest.mark.rule("KF-ORDER-12")
def test_nobody_uses_a_turn_order_tile() -> None:
    table = auction(seat("red*3"), seat())
    assert table.moves_of(0, "use turn-1") == []
    assert table.why_not(0, "use turn-1 red 1") == "KF-ORDER-12"
