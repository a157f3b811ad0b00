"""Start of the season, and what a turn is."""

from __future__ import annotations

import pytest

from artel.kernel.game import NATURE, SPECTATOR, Rng
from tests.games.keyflower.positions import (
    BASE_FACTS,
    GAME,
    Table,
    auction,
    lot,
    offering,
    opening,
    season_start,
    seat,
    seats_of,
    tile,
)

HANDS = ("apothecary jeweller windmill", "scholar scribes watermill", "keythedral key-guild village-hall")


def winter(players: int = 3) -> Table:
    return season_start(*[seat("red*3", winter=hand) for hand in HANDS[:players]], season="winter", first=1)


def load_of(table: Table, boat: str) -> tuple[int, int]:
    row = table.boat(boat)
    return sum(row["workers"].values()), sum(row["skills"].values())


@pytest.mark.rule("KF-SEASON-1")
def test_the_lowest_home_starts_the_spring() -> None:
    table = opening(3)
    while table.question() == "draw-worker":
        table.nature("draw red" if "draw red" in table.moves(NATURE) else "draw blue")
    table.nature("home home-4", "home home-3", "home home-6").chance()
    assert (table.asked(), table.question()) == ([1], "turn")


@pytest.mark.rule("KF-SEASON-2")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_the_winner_of_the_marker_tile_starts_the_next_season(season: str) -> None:
    seats = [seat("red", winter=hand) for hand in HANDS]
    table = auction(*seats, season=season, lots=[lot("turn-2", {2: "blue"})])
    table.all_pass().take_boats().chance()
    if season == "autumn":
        for who in range(3):
            table.offer(who, HANDS[who].split()[0])
    assert (table.data()["first"], table.asked(), table.question()) == (2, [2], "turn")


@pytest.mark.rule("KF-SEASON-3")
@pytest.mark.rule("KF-SEASON-4")
@pytest.mark.parametrize(
    ("season", "loads"),
    [
        ("summer", [(7, 1), (6, 2), (4, 1), (5, 2), (5, 1), (4, 2)]),
        ("autumn", [(3, 2), (6, 2), (4, 1), (2, 2), (3, 1), (4, 1)]),
    ],
)
def test_boats_are_turned_and_loaded_for_the_season(season: str, loads: list[tuple[int, int]]) -> None:
    table = season_start(*[seat()] * 6, season=season).chance()
    assert [load_of(table, row["boat"]) for row in table.data()["boats"]] == loads
    workers = sum(sum(row["workers"].values()) for row in table.data()["boats"])
    assert sum(table.pieces("bag").values()) == 120 - workers


@pytest.mark.rule("KF-SEASON-4")
def test_the_skills_on_the_boats_lie_face_up() -> None:
    table = season_start(seat(), seat(), season="summer")
    assert table.question() == "load-worker"
    table.nature(*["load red"] * 13)
    table.nature("load-skill saw", "load-skill anvil", "load-skill pickaxe")
    assert table.view(SPECTATOR)["boats"][0]["skills"] == {"saw": 1}
    assert table.view(SPECTATOR)["boats"][1]["skills"] == {"anvil": 1, "pickaxe": 1}


@pytest.mark.rule("KF-SEASON-5")
def test_a_small_bag_fills_the_boats_one_worker_at_a_time() -> None:
    table = season_start(seat(), seat(), seat(), season="autumn", bag="red*5 blue*6").chance()
    # Keyflower shows 3, Sea Bastion 6, Sea Breese 4: after three rounds two workers are left.
    assert [load_of(table, row["boat"])[0] for row in table.data()["boats"]] == [3, 4, 4]
    assert table.pieces("bag") == {}


@pytest.mark.rule("KF-SEASON-5")
def test_no_boat_gets_more_than_it_shows() -> None:
    table = season_start(seat(), seat(), season="autumn", bag="red*8").chance()
    assert [load_of(table, row["boat"])[0] for row in table.data()["boats"]] == [3, 5]


@pytest.mark.rule("KF-SEASON-6")
def test_the_boats_stay_empty_in_winter() -> None:
    table = winter()
    assert table.question() == "offer-tiles"
    for who in range(3):
        table.offer(who, HANDS[who].split()[0])
    assert [load_of(table, row["boat"]) for row in table.data()["boats"]] == [(0, 0)] * 3
    assert sum(table.pieces("bag").values()) == 120 - 9


@pytest.mark.rule("KF-SEASON-7")
@pytest.mark.parametrize(
    ("season", "players", "count"), [("summer", 2, 6), ("autumn", 3, 7), ("summer", 6, 10)]
)
def test_tiles_of_the_season_are_drawn_and_laid_out(season: str, players: int, count: int) -> None:
    table = season_start(*[seat()] * players, season=season).chance()
    lots = [name for name in table.lots() if not name.startswith("turn-")]
    assert len(lots) == len(set(lots)) == count
    assert {BASE_FACTS[name]["season"] for name in lots} == {season}
    plain = [table.lot(name)["side"] for name in lots if BASE_FACTS[name]["kind"] == "village"]
    assert set(plain) == {"front"}


@pytest.mark.rule("KF-SEASON-8")
def test_a_summer_boat_comes_with_either_side_and_no_other_tile_does() -> None:
    table = season_start(seat(), seat(), season="summer", bag="", stack="")
    chances = table.chances()
    assert chances["lot summer-boat-2 front"] == chances["lot summer-boat-2 back"]
    assert chances["lot tavern front"] == 2 * chances["lot summer-boat-2 back"]
    assert "lot tavern back" not in chances
    table.nature("lot summer-boat-2 back")
    assert table.lot("summer-boat-2")["side"] == "back"
    assert "lot summer-boat-2 front" not in table.moves(NATURE)


@pytest.mark.rule("KF-SEASON-9")
def test_tiles_that_were_not_drawn_never_come() -> None:
    table = season_start(seat(), seat(), season="summer", bag="", stack="").chance()
    left = {row["id"] for row in BASE_FACTS.values() if row["season"] == "summer"} - set(table.lots())
    assert len(left) == 6
    table.all_pass().take_boats()
    coming = {move.split()[1] for move in table.moves(NATURE)}
    assert coming == {row["id"] for row in BASE_FACTS.values() if row["season"] == "autumn"}


@pytest.mark.rule("KF-SEASON-10")
def test_each_seat_offers_at_least_one_of_its_own_winter_tiles() -> None:
    table = winter()
    assert table.asked() == [0, 1, 2]
    chosen = [set(move.split()[1:]) - {"none"} for move in table.moves(0)]
    assert all(chosen)
    assert set().union(*chosen) == set(HANDS[0].split())
    assert table.why_not(0, offering("scholar")) == "KF-SEASON-10"
    assert table.why_not(0, "pass") == "KF-SEASON-10"


@pytest.mark.rule("KF-SEASON-11")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_winter_tiles_as_a_seat_holds(count: int) -> None:
    table = winter().offer(0, " ".join(HANDS[0].split()[:count]))
    assert table.asked() == [1, 2]
    table.offer(1, "scribes").offer(2, "key-guild")
    assert len(table.lots()) == count + 2 + 2


@pytest.mark.rule("KF-SEASON-11")
def test_every_choice_of_winter_tiles_is_told_once() -> None:
    assert len(winter().moves(0)) == 3 + 3 + 1
    two = season_start(seat(winter="apothecary jeweller"), seat(winter="scholar"), season="winter")
    assert (len(two.moves(0)), len(two.moves(1))) == (2 + 1, 1)


@pytest.mark.rule("KF-SEASON-12")
def test_the_numbers_are_shown_at_once_and_the_tiles_stay_hidden_till_then() -> None:
    table = winter().offer(0, "jeweller").offer(2, "keythedral")
    assert (table.log("offered"), table.lots()) == ([], [])
    assert "jeweller" not in str(table.view(1))
    more = winter().offer(0, "apothecary windmill").offer(2, "keythedral")
    assert table.view(1) == more.view(1)
    table.offer(1, "scribes watermill")
    assert table.log("offered") == [
        {"seat": 0, "count": 1},
        {"seat": 1, "count": 2},
        {"seat": 2, "count": 1},
    ]


@pytest.mark.rule("KF-SEASON-13")
def test_the_tiles_are_turned_up_without_their_chooser() -> None:
    def lots_of(jeweller: int) -> object:
        hands = ["apothecary jeweller windmill", "scholar scribes watermill"]
        if jeweller:
            hands = ["apothecary scholar windmill", "jeweller scribes watermill"]
        table = season_start(
            *[seat(winter=hand) for hand in hands], seat(winter="keythedral"), season="winter"
        )
        offers = ("jeweller", "scholar") if not jeweller else ("scholar", "jeweller")
        table.offer(0, offers[0]).offer(1, offers[1]).offer(2, "keythedral")
        return table.view(2)["lots"], table.log("offered"), table.log("lot-shown")

    assert lots_of(0) == lots_of(1)


@pytest.mark.rule("KF-SEASON-14")
def test_winter_tiles_not_chosen_leave_the_game_unseen() -> None:
    table = winter(2).offer(0, "jeweller").offer(1, "scholar")
    for who in (0, 1):
        assert table.data()["seats"][who]["winter"] == []
    kept = {"apothecary", "windmill", "scribes"}
    for viewer, own in ((0, {"apothecary", "windmill"}), (1, {"scribes"}), (SPECTATOR, set())):
        assert kept & set(str(table.view(viewer)).replace("'", " ").split()) == own


@pytest.mark.rule("KF-SEASON-14")
def test_who_kept_winter_tiles_back_knows_them_to_the_end_and_others_their_number() -> None:
    table = winter(2).offer(0, "jeweller").offer(1, "scholar")
    kept = ["apothecary", "windmill"]
    for passed in range(2):
        own, other = table.view(0)["seats"][0], table.view(1)["seats"][0]
        assert (own["kept"], own["winter"], own["winter_count"]) == (kept, [], 0)
        assert ("kept" in other, other["kept_count"]) == (False, 2)
        rng = Rng("kept")
        for _ in range(20):
            redealt = seats_of(GAME.redeal(GAME.view(table.state, 1), rng))
            # Seat 1 knows its own tiles and those that came into the auction, sold or not.
            assert not {*redealt[0]["kept"]} & {"jeweller", *table.view(1)["seats"][1]["kept"], "scholar"}
        # Nobody buys anything, so both tiles leave the game.
        if not passed:
            table.all_pass().take_boats()
    assert (table.lots(), table.question()) == ([], "place-tiles")
    assert table.view(SPECTATOR)["removed"] == ["jeweller", "scholar"]


@pytest.mark.rule("KF-SEASON-15")
def test_winter_tiles_are_auctioned_like_the_others() -> None:
    table = winter(2).offer(0, "jeweller").offer(1, "scholar")
    assert table.lots() == ["jeweller", "scholar", "turn-1"]
    table.play(1, "bid jeweller red 1").play(0, "bid jeweller red 2").all_pass()
    assert table.pieces("bag")["red"] == 40 - 6 + 2
    assert table.workers(1) == {"red": 3}
    table.take_boats()
    assert "jeweller" in table.to_place(0)


@pytest.mark.rule("KF-SEASON-16")
def test_a_turn_is_a_bid_a_use_or_a_pass() -> None:
    table = auction(seat("red blue"), seat("red"), lots=[lot("keywood")])
    assert table.verbs(0) == {"pass", "bid", "use"}
    assert table.why_not(0, "bid keywood red 0") == "KF-BID-1"
    assert table.why_not(0, "stop") == "KF-SEASON-16"
    for line in ("bid keywood red 1", "use keywood red 1", "pass"):
        again = auction(seat("red blue"), seat("red"), lots=[lot("keywood")]).play(0, line)
        assert again.asked() == [1]


@pytest.mark.rule("KF-SEASON-17")
def test_bids_are_made_on_village_and_turn_order_tiles_never_on_boats() -> None:
    table = auction(seat("red"), seat(), lots=[lot("keywood")], loads={"keyflower": "red*7"})
    assert table.moves_of(0, "bid") == ["bid keywood red 1", "bid turn-1 red 1"]
    assert table.why_not(0, "bid keyflower red 1") == "KF-SEASON-17"
    assert table.why_not(0, "bid home-2 red 1") == "KF-BID-1"


@pytest.mark.rule("KF-SEASON-18")
def test_boats_are_emptied_in_the_order_of_the_turn_order_tiles() -> None:
    orders = [lot("turn-1", {2: "red"}), lot("turn-2", {1: "red"})]
    table = auction(seat(), seat(), seat(), lots=orders, loads={"sea-bastion": "blue*6 saw*2"}).all_pass()
    assert table.asked() == [2]
    table.play(2, "take-boat sea-bastion")
    assert (table.workers(2), table.skills(2)) == ({"blue": 6}, {"saw": 2})
    assert table.asked() == [1]


@pytest.mark.rule("KF-SEASON-19")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = season_start(*[seat("red*4")] * 4, season="autumn", first=2).chance()
    turns = []
    for _ in range(6):
        turns.append(table.asked()[0])
        table.turns(table.moves_of(table.asked()[0], "bid")[0])
    assert turns == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("KF-SEASON-20")
def test_a_season_goes_on_until_all_have_passed_in_a_row() -> None:
    table = auction(seat("red*2"), seat("red*2"), seat("red*2"), lots=[lot("keywood")])
    table.turns("pass", "pass", "bid turn-1 red 1", "pass", "pass")
    assert (table.question(), table.asked()) == ("turn", [2])
    table.turns("pass")
    assert table.question() == "choose-boat"


@pytest.mark.rule("KF-SEASON-21")
def test_a_seat_that_passed_may_act_again() -> None:
    table = auction(seat("red*2"), seat("red*2"), lots=[lot("keywood")])
    table.turns("pass", "bid keywood red 1", "bid keywood red 2", "pass", "pass")
    assert table.question() == "choose-boat"


@pytest.mark.rule("KF-SEASON-21")
def test_after_all_the_others_passed_in_a_row_nothing_can_be_done() -> None:
    table = auction(seat("red"), seat("red"), seat("red", tile("home-3")), passes=2, turn=2)
    table.play(2, "pass")
    assert table.why_not(0, "use home-1 red 1") is not None
    assert table.question() == "choose-boat"
