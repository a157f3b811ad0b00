"""Boats in the villages after winter."""

from __future__ import annotations

import pytest

from tests.games.keyflower.positions import BOATS, Table, auction, ended, north, seat, tile

# Home, gold mine and alehouse in a triangle of roads.
TRIANGLE = (tile("gold-mine", 0, -1), tile("alehouse", 1, -1))


def fleet(*turns: int) -> list[dict[str, object]]:
    """Boats one below the other from the water of home 1, each turned by so many sixths."""
    words = ["sea-breese", "summer-boat-1", "summer-boat-2", "summer-boat-3", "summer-boat-4", "flipper"]
    return [
        tile(word, 0, 1 + row, turn=turn) for row, (word, turn) in enumerate(zip(words, turns, strict=False))
    ]


def river(*turns: int) -> int:
    return ended(seat("", *fleet(*turns))).reasons(0, "score-river").get("sea-breese", 0)


@pytest.mark.rule("KF-BOAT-1")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_each_seat_gets_one_boat_at_the_end_of_winter(players: int) -> None:
    table = auction(*[seat()] * players, season="winter").all_pass().take_boats()
    owned = [table.to_place(who) for who in range(players)]
    assert sorted(owned) == sorted([boat] for boat in BOATS[:players])


@pytest.mark.rule("KF-BOAT-2")
def test_keyflower_scores_the_transport_of_the_village() -> None:
    village = [tile("keyflower", 0, 1), tile("stable", 0, -1, side="back"), tile("farrier", 0, -2)]
    table = ended(seat("", *village))
    assert table.reasons(0, "score-transport") == {"keyflower": 1 + 4 + 3}


@pytest.mark.rule("KF-BOAT-3")
@pytest.mark.parametrize(("side", "points"), [("front", 3), ("back", 6)])
def test_boat_2b_doubles_keyflower(side: str, points: int) -> None:
    village = [tile("keyflower", 0, 1), *north("stable"), tile("summer-boat-2", 0, 2, side=side)]
    assert ended(seat("", *village)).reasons(0, "score-transport") == {"keyflower": points}


@pytest.mark.rule("KF-BOAT-4")
def test_sea_bastion_scores_the_tiles_of_a_closed_road() -> None:
    boat = tile("sea-bastion", 0, 1)
    assert ended(seat("", *TRIANGLE, boat)).reasons(0, "score-loop") == {"sea-bastion": 3}
    # The keywood shows the alehouse a field: the road does not close.
    broken = (tile("keywood", 0, -1), tile("alehouse", 1, -1))
    assert ended(seat("", *broken, boat)).reasons(0, "score-loop") == {}
    assert ended(seat("", *north("keywood", "alehouse"), boat)).reasons(0, "score-loop") == {}


@pytest.mark.rule("KF-BOAT-5")
@pytest.mark.parametrize(("boats", "points"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_sea_breese_scores_the_boats_on_the_river(boats: int, points: int) -> None:
    assert river(*[0] * boats) == points


@pytest.mark.rule("KF-BOAT-6")
def test_sea_breese_never_scores_more_than_32() -> None:
    assert river(0, 0, 0, 0, 0, 0) == 32


@pytest.mark.rule("KF-BOAT-7")
def test_a_boat_away_from_the_water_does_not_count() -> None:
    assert river(1) == 0
    assert river(0, 0, 1) == 4
    # Nothing behind the boat that lies across is joined either.
    assert river(0, 1, 0) == 2


@pytest.mark.rule("KF-BOAT-8")
def test_flipper_turns_one_tile_over_for_free() -> None:
    village = [tile("flipper", 0, 1), *north("keywood", "apprentice-hall"), tile("forge", 1, 0)]
    table = ended(seat("", *village))
    # The home would gain 5, the keywood 3, the forge 10 in place of 3.
    assert table.reasons(0, "free-upgrade") == {"flipper": 7}
    assert table.points() == 2 + 3 + 7


@pytest.mark.rule("KF-BOAT-8")
def test_flipper_turns_no_tile_that_is_turned_or_cannot_be() -> None:
    village = [
        tile("flipper", 0, 1),
        tile("home-1", side="back"),
        tile("summer-boat-1", 0, 2),
        tile("windmill", 0, -1),
    ]
    assert ended(seat("", *village)).reasons(0, "free-upgrade") == {}


@pytest.mark.rule("KF-BOAT-9")
def test_flipper_scores_2() -> None:
    table = ended(seat("", tile("home-1", side="back"), tile("flipper", 0, 1)))
    assert table.reasons(0, "printed") == {"flipper": 2, "home-1": 5}
    assert table.points() == 7


@pytest.mark.rule("KF-BOAT-10")
def test_ianvincible_scores_5() -> None:
    assert ended(seat("", tile("ianvincible", 0, 1))).points() == 5


@pytest.mark.rule("KF-BOAT-11")
def test_white_wind_scores_1_for_each_worker() -> None:
    assert ended(seat("red*2 green*3 blue", tile("white-wind", 0, 1))).points() == 6


@pytest.mark.rule("KF-BOAT-11")
def test_white_wind_counts_the_workers_of_the_own_village_and_those_not_used() -> None:
    boat = tile("white-wind", 0, 1)
    mine = seat("red*2", boat, tile("home-1", workers="blue*3"))
    table: Table = auction(mine, seat("", tile("home-2", workers="red*2")), season="winter")
    table.all_pass().take_boats().first_answers("place-tiles")
    assert table.reasons(0, "pieces") == {"white-wind": 5}


@pytest.mark.rule("KF-BOAT-12")
@pytest.mark.parametrize(
    ("other", "workers", "points"),
    [
        ("key-market", "green*2 red", 2 * 2 + 1),
        ("village-hall", "red*4", 4),
        ("craftsmans-guild", "red blue yellow", 3),
        ("apothecary", "red*6", 6),
    ],
)
def test_a_worker_counted_elsewhere_does_not_count_for_white_wind(
    other: str, workers: str, points: int
) -> None:
    assert ended(seat(workers, tile("white-wind", 0, 1), tile(other, 0, -1))).points() == points
