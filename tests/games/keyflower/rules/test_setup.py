"""Setup."""

from __future__ import annotations

from collections import Counter

import pytest

from artel.kernel.game import NATURE, SPECTATOR
from tests.games.keyflower.positions import BASE_FACTS, BOATS, Table, opening

PLAYERS = [2, 3, 4, 5, 6]


def set_up(players: int, *homes: int) -> Table:
    """Seats with these homes; everything else at random, up to the first turn."""
    table = opening(players)
    while table.question() == "draw-worker":
        table.nature(table.moves(NATURE)[0])
    for home in homes:
        table.nature(f"home home-{home}")
    return table.chance()


@pytest.mark.rule("KF-SETUP-1")
def test_blue_red_and_yellow_workers_start_in_the_bag() -> None:
    assert opening().pieces("bag") == {"blue": 40, "red": 40, "yellow": 40}


@pytest.mark.rule("KF-SETUP-2")
def test_green_workers_start_beside_the_table() -> None:
    table = opening()
    assert table.green() == 20
    assert "draw green" not in table.moves(NATURE)


@pytest.mark.rule("KF-SETUP-3")
def test_the_supply_is_open_and_sorted() -> None:
    table = set_up(3)
    assert table.view(SPECTATOR)["supply"] == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}


@pytest.mark.rule("KF-SETUP-4")
def test_the_stack_of_skills_is_face_down() -> None:
    table = set_up(3)
    assert table.view(0)["stack"] == sum(table.pieces("stack").values()) == 48 - 1 - 2 - 1


@pytest.mark.rule("KF-SETUP-5")
def test_eight_workers_each_from_the_bag_unseen_by_the_others() -> None:
    table = opening(2).nature(*["draw red"] * 8, *["draw blue"] * 5, *["draw yellow"] * 3)
    assert table.question() == "deal-home"
    assert (table.workers(0), table.workers(1)) == ({"red": 8}, {"blue": 5, "yellow": 3})
    assert table.pieces("bag") == {"blue": 35, "red": 32, "yellow": 37}
    row = table.view(0)["seats"][1]
    assert (row["worker_count"], "workers" in row, row["workers_shown"]) == (8, False, {})
    assert table.view(1)["seats"][1]["workers"] == {"blue": 5, "yellow": 3}


@pytest.mark.rule("KF-SETUP-6")
def test_each_seat_gets_a_random_home_as_the_first_tile_of_its_village() -> None:
    table = opening(2).chance()
    assert [len(table.village(who)) for who in (0, 1)] == [1, 1]
    other = set_up(2, 6, 3)
    assert (other.village(0), other.village(1)) == (["home-6"], ["home-3"])
    assert (other.laid("home-6")["q"], other.laid("home-6")["r"]) == (0, 0)


@pytest.mark.rule("KF-SETUP-6")
def test_every_home_is_as_likely_and_given_once() -> None:
    table = opening(2)
    while table.question() == "draw-worker":
        table.nature(table.moves(NATURE)[0])
    assert table.chances() == {f"home home-{number}": 1 for number in range(1, 7)}
    assert "home home-4" not in table.nature("home home-4").moves(NATURE)


@pytest.mark.rule("KF-SETUP-7")
@pytest.mark.parametrize(("homes", "first"), [((5, 2, 4), 1), ((1, 2, 3), 0), ((6, 5, 3), 2)])
def test_the_lowest_home_takes_the_marker(homes: tuple[int, int, int], first: int) -> None:
    assert set_up(3, *homes).data()["first"] == first


@pytest.mark.rule("KF-SETUP-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_boats_as_players(players: int) -> None:
    table = set_up(players)
    in_play = [row["boat"] for row in table.data()["boats"]]
    assert len(in_play) == players
    assert all(BASE_FACTS[boat]["least_players"] <= players for boat in in_play)


@pytest.mark.rule("KF-SETUP-9")
def test_each_further_player_brings_the_next_boat() -> None:
    named = {players: [row["boat"] for row in opening(players).data()["boats"]] for players in PLAYERS}
    assert named[2] == ["keyflower", "sea-bastion"]
    joined = [named[players][-1] for players in (3, 4, 5, 6)]
    assert joined == ["sea-breese", "flipper", "ianvincible", "white-wind"]


@pytest.mark.rule("KF-SETUP-10")
@pytest.mark.rule("KF-SETUP-11")
def test_each_boat_carries_what_its_first_side_shows() -> None:
    table = set_up(6)
    carried = {}
    for boat in BOATS:
        row = table.boat(boat)
        carried[boat] = (sum(row["workers"].values()), sum(row["skills"].values()))
    assert carried == {
        "keyflower": (7, 1),
        "sea-bastion": (6, 2),
        "sea-breese": (6, 1),
        "flipper": (5, 2),
        "ianvincible": (5, 1),
        "white-wind": (4, 2),
    }
    assert sum(table.pieces("bag").values()) == 120 - 6 * 8 - 33
    assert sum(table.pieces("stack").values()) == 48 - 9


@pytest.mark.rule("KF-SETUP-11")
def test_the_loads_are_open() -> None:
    table = set_up(2)
    assert table.view(SPECTATOR)["boats"] == table.data()["boats"]
    assert table.boat("keyflower")["skills"] != {}


@pytest.mark.rule("KF-SETUP-12")
@pytest.mark.parametrize(("players", "count"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_turn_order_tiles_by_number_of_players(players: int, count: int) -> None:
    lots = set_up(players).lots()
    assert lots[-count:] == [f"turn-{number}" for number in range(1, count + 1)]
    assert sum(name.startswith("turn-") for name in lots) == count


@pytest.mark.rule("KF-SETUP-13")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_side_of_a_turn_order_tile_follows_the_number_of_players(players: int) -> None:
    table = set_up(players)
    for name in table.lots():
        if name.startswith("turn-"):
            purple = players in BASE_FACTS[name]["purple_players"]
            assert purple != (players in BASE_FACTS[name]["plain_players"])
            assert table.lot(name)["marker"] == purple


@pytest.mark.rule("KF-SETUP-14")
@pytest.mark.parametrize(("players", "count"), [(2, 6), (3, 7), (4, 8), (5, 9), (6, 10)])
def test_village_tiles_by_number_of_players(players: int, count: int) -> None:
    table = set_up(players)
    lots = [name for name in table.lots() if not name.startswith("turn-")]
    assert len(lots) == len(set(lots)) == count


@pytest.mark.rule("KF-SETUP-15")
def test_spring_tiles_lie_with_the_spring_side_up() -> None:
    table = set_up(4)
    shown = [row for row in table.data()["lots"] if not row["tile"].startswith("turn-")]
    assert {BASE_FACTS[row["tile"]]["season"] for row in shown} == {"spring"}
    assert {row["side"] for row in shown} == {"front"}
    assert table.question() == "turn"


@pytest.mark.rule("KF-SETUP-16")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_winter_tiles_by_number_of_players(players: int, count: int) -> None:
    seats = set_up(players).data()["seats"]
    assert [len(row["winter"]) for row in seats] == [count] * players
    dealt = Counter(name for row in seats for name in row["winter"])
    assert set(dealt.values()) == {1}


@pytest.mark.rule("KF-SETUP-17")
def test_winter_tiles_are_seen_by_their_own_seat_only() -> None:
    table = set_up(2)
    mine, theirs = table.view(0)["seats"]
    assert len(mine["winter"]) == 3
    assert ("winter" in theirs, theirs["winter_count"]) == (False, 3)
    assert all("winter" not in row for row in table.view(SPECTATOR)["seats"])


@pytest.mark.rule("KF-SETUP-18")
def test_what_was_not_dealt_is_out_of_the_game() -> None:
    table = set_up(2, 6, 3)
    gone = {"home-1", "sea-breese", "turn-2"}
    gone |= {row["id"] for row in BASE_FACTS.values() if row["season"] == "spring"} - set(table.lots())
    assert len(gone) == 3 + 6
    named = {word for move in table.moves(table.asked()[0]) for word in move.split()}
    assert not gone & named
    table.all_pass().take_boats().chance()
    assert {BASE_FACTS[name]["season"] for name in table.lots()} == {"summer", None}
    assert [row["boat"] for row in table.data()["boats"]] == ["keyflower", "sea-bastion"]


@pytest.mark.rule("KF-SETUP-19")
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_summer_and_autumn_tiles_wait_in_their_stacks(season: str) -> None:
    table = set_up(2)
    while table.data()["season"] != season or table.question() != "show-lot":
        if table.asked() == [NATURE]:
            table.nature(table.moves(NATURE)[0])
        else:
            table.first_answers("turn", "choose-boat", "place-tiles")
    waiting = {move.split()[1] for move in table.moves(NATURE)}
    assert waiting == {row["id"] for row in BASE_FACTS.values() if row["season"] == season}
    assert len(waiting) == 12
