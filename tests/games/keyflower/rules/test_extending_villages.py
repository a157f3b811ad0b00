"""Extending villages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.positions import (
    AROUND,
    BASE_FACTS,
    Table,
    auction,
    extending,
    lot,
    north,
    seat,
    tile,
)

DIRECTIONS = list(AROUND)


def edge(word: str, turn: int, direction: str) -> str:
    """The letter of a printed edge after turning the tile."""
    return str(BASE_FACTS[word]["edges"][(DIRECTIONS.index(direction) - turn) % 6])


def matching_places(village: list[dict[str, Any]], word: str) -> set[tuple[int, int, str]]:
    """Every place and every look of a tile where all touching edges match, by trying them all."""
    at = {(row["q"], row["r"]): row for row in village}
    empty = {(q + dq, r + dr) for q, r in at for dq, dr in AROUND.values()} - set(at)
    found = set()
    for q, r in empty:
        for turn in range(6):
            pairs = []
            for direction, (dq, dr) in AROUND.items():
                other = at.get((q + dq, r + dr))
                if other is not None:
                    facing = DIRECTIONS[(DIRECTIONS.index(direction) + 3) % 6]
                    pairs.append((edge(word, turn, direction), edge(other["tile"], other["turn"], facing)))
            if all(mine == theirs for mine, theirs in pairs):
                found.add((q, r, "".join(edge(word, turn, direction) for direction in DIRECTIONS)))
    return found


def offered_places(table: Table, word: str) -> list[tuple[int, int, str]]:
    """The places and looks of the legal moves for a tile."""
    found = []
    for move in table.moves_of(0, f"place {word}"):
        _, _, beside, direction, turn = move.split()
        row, (dq, dr) = table.laid(beside), AROUND[direction]
        look = "".join(edge(word, int(turn), side) for side in DIRECTIONS)
        found.append((row["q"] + dq, row["r"] + dr, look))
    return found


@pytest.mark.rule("KF-EXTEND-1")
def test_all_seats_place_at_the_same_time() -> None:
    table = extending(seat(to_place="keywood inn"), seat(to_place="key-mine"), season="autumn")
    assert table.asked() == [0, 1]
    table.play(1, "place key-mine home-2 top 0")
    assert table.asked() == [0]
    table.play(0, "place inn home-1 top 0", "place keywood home-1 lower-left 0")
    assert table.village(0) == ["home-1", "keywood", "inn"]
    assert (table.laid("inn")["q"], table.laid("inn")["r"]) == (0, -1)


@pytest.mark.rule("KF-EXTEND-1")
def test_in_winter_turn_order_tiles_and_boats_are_placed_too() -> None:
    orders = [lot("turn-1", {0: "red"}), lot("windmill", {0: "blue"})]
    table = (
        auction(seat(), seat(), season="winter", lots=orders)
        .all_pass()
        .take_boats("keyflower", "sea-bastion")
    )
    assert {move.split()[1] for move in table.moves(0)} == {"keyflower", "turn-1", "windmill"}
    assert table.why_not(0, "place sea-bastion home-1 bottom 0") == "KF-EXTEND-1"


SPRING = ["alehouse", "key-mine", "keywood", "miner", "stable", "peddler", "gold-mine", "quarryman"]
VILLAGES = {
    "a home alone": [tile("home-1")],
    "a home turned to the side": [tile("home-4")],
    "a line": [tile("home-1"), tile("keywood", 0, -1), tile("alehouse", 0, -2)],
    "a bay": [tile("home-3"), tile("gold-mine", 1, 0), tile("stable", -1, 1), tile("smelter", -1, 2, turn=3)],
    "a long road": [
        tile("home-1"),
        *north(*SPRING),
        tile("sawmill", 0, -9),
        tile("sculptor", 0, -10),
    ],
    "far to the side": [tile("home-1"), *[tile(word, 1 + n, 0) for n, word in enumerate(SPRING)]],
    "far to the other side": [tile("home-6"), *[tile(word, -1 - n, 0) for n, word in enumerate(SPRING)]],
    "a river": [tile("home-1"), tile("sea-breese", 0, 1), tile("inn", 0, -1), tile("well", 1, -1, turn=2)],
}


@pytest.mark.rule("KF-EXTEND-2")
@pytest.mark.parametrize("word", ["workshop", "tavern", "barn", "windmill", "turn-2", "turn-4", "flipper"])
@pytest.mark.parametrize("village", VILLAGES)
def test_every_touching_edge_matches_and_every_fitting_place_is_offered(village: str, word: str) -> None:
    rows = VILLAGES[village]
    table = extending(seat("", *rows, to_place=word), seat(to_place="scribes"), season="winter")
    offered = offered_places(table, word)
    assert len(offered) == len(set(offered))
    assert set(offered) == matching_places(rows, word)


@pytest.mark.rule("KF-EXTEND-2")
def test_a_mismatch_is_refused() -> None:
    table = extending(seat(to_place="keywood"), seat())
    assert table.why_not(0, "place keywood home-1 top 1") == "KF-EXTEND-2"
    assert table.why_not(0, "place keywood home-1 bottom 0") == "KF-EXTEND-2"


@pytest.mark.rule("KF-EXTEND-2")
def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    # The water of two homes meets, so that only roads are left around them, and a boat has none.
    rows = [tile("home-1"), tile("home-3", 0, 1)]
    assert matching_places(rows, "flipper") == set()
    table = extending(seat("", *rows, to_place="flipper"), seat(to_place="keywood"), season="winter")
    assert table.asked() == [1]
    assert table.log("no-room") == [{"seat": 0, "tile": "flipper"}]
    assert table.to_place(0) == []


@pytest.mark.rule("KF-EXTEND-2")
def test_a_tile_left_without_a_place_by_the_others_leaves_the_game() -> None:
    # With its fields towards places that also touch a road of a home, the keywood makes no room for a boat.
    rows = [tile("home-1"), tile("home-3", 0, 1)]
    table = extending(seat("", *rows, to_place="flipper keywood"), seat(), season="winter")
    table.play(0, "place keywood home-1 lower-right 1")
    assert (table.asked(), table.to_place(0)) == ([], [])
    assert table.log("no-room") == [{"seat": 0, "tile": "flipper"}]
    other = extending(seat("", *rows, to_place="flipper keywood"), seat(), season="winter")
    assert other.play(0, "place keywood home-1 top 0").asked() == [0]


@pytest.mark.rule("KF-EXTEND-3")
def test_roads_by_kind_of_tile() -> None:
    roads: dict[str, set[int]] = {}
    for row in BASE_FACTS.values():
        group = row["season"] or row["kind"]
        if row["kind"] == "summer-boat":
            group = "summer-boat"
        roads.setdefault(group, set()).add(row["edges"].count("R"))
    expected = {"home": {5}, "spring": {4}, "summer": {3}, "summer-boat": {0}, "autumn": {2}, "winter": {1}}
    assert {name: roads[name] for name in expected} == expected


@pytest.mark.rule("KF-EXTEND-4")
@pytest.mark.parametrize("word", ["sea-bastion", "summer-boat-1"])
def test_a_boat_may_be_placed_away_from_the_water(word: str) -> None:
    # The keywood has a field to its upper left; two of three looks of a boat show a field there.
    table = extending(seat("", tile("keywood", 0, -1), to_place=word), seat(), season="winter")
    places = offered_places(table, word)
    assert sorted({(q, r) for q, r, _ in places}) == [(-1, -1), (0, 1)]
    assert sum((q, r) == (-1, -1) for q, r, _ in places) == 2


@pytest.mark.rule("KF-EXTEND-5")
def test_a_placed_tile_is_not_moved_or_turned() -> None:
    table = extending(seat(to_place="keywood inn"), seat()).play(0, "place keywood home-1 top 0")
    assert table.moves_of(0, "place keywood") == []
    assert table.why_not(0, "place keywood home-1 upper-left 0") == "KF-EXTEND-1"
    assert table.why_not(0, "place inn home-1 top 0") == "KF-EXTEND-5"
    table.play(0, "place inn home-1 lower-left 0")
    row = table.laid("keywood")
    assert (row["q"], row["r"], row["turn"]) == (0, -1, 0)
