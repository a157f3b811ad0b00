"""Fields: how roads and rivers cut the grass of a tile, and how it goes on over the tiles of a village."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from artel.games.keyflower.farmers.fields import (
    fields_of,
    fields_on,
    neighbours_of,
    roots_of,
    tiles_of_field,
)
from artel.games.keyflower.farmers.herds import field_name
from artel.games.keyflower.phases.extend import place_tile, sites_of
from artel.games.keyflower.state import EDGE_COUNT, NOWHERE, KeyflowerState, rules_of
from artel.games.keyflower.words import NEIGHBOUR_Q, NEIGHBOUR_R
from tests.games.keyflower.farmers.farm import auction, ended, extending, farmer, herds
from tests.games.keyflower.positions import GAME, Table, north, tile

CORNERS = ["bottom-left", "left", "top-left", "top-right", "right", "bottom-right"]


def state_of(table: Table) -> KeyflowerState:
    return cast(KeyflowerState, table.state)


def grass(table: Table, word: str) -> list[str]:
    """The fields of the corners of a tile, clockwise from the bottom left."""
    rows = cast("list[dict[str, Any]]", table.data()["grass"])
    return list(next(row["fields"] for row in rows if row["tile"] == word))


def alone(word: str, turn: int = 0) -> list[list[str]]:
    """The sectors of a tile that touches nothing, each with its corners."""
    table = ended(farmer("", tile(word, 5, 5, turn)))
    names = grass(table, word)
    return [
        [corner for corner, name in zip(CORNERS, names, strict=True) if name == field]
        for field in dict.fromkeys(names)
    ]


@pytest.mark.rule("KFF-FIELD-1")
def test_roads_and_the_river_of_a_tile_cut_its_grass_into_sectors() -> None:
    assert grass(ended(), "home-1") == [f"home-1 {corner}" for corner in CORNERS]
    assert alone("keyflower") == [["bottom-left", "left", "top-left"], ["top-right", "right", "bottom-right"]]
    assert len(alone("turn-4")) == 4


@pytest.mark.rule("KFF-FIELD-2")
@pytest.mark.parametrize("word", ["windmill", "farm-turn-1", "sheep-shelter"])
def test_a_tile_with_at_most_one_road_is_one_sector(word: str) -> None:
    assert alone(word) == [CORNERS]


@pytest.mark.rule("KFF-FIELD-3")
def test_an_edge_without_road_and_river_lies_in_one_sector_and_a_road_between_two() -> None:
    # Keywood has fields at its upper left and its lower right edge, and roads at the others.
    assert alone("keywood") == [
        ["bottom-left"],
        ["left", "top-left"],
        ["top-right"],
        ["right", "bottom-right"],
    ]
    assert alone("keywood", turn=1) == [
        ["bottom-left", "bottom-right"], ["left"], ["top-left", "top-right"], ["right"],
    ]  # fmt: skip


@pytest.mark.rule("KFF-FIELD-4")
def test_grass_goes_on_beside_the_road_on_the_next_tile() -> None:
    table = ended(farmer("", *north("keywood")))
    assert grass(table, "home-1") == [f"home-1 {corner}" for corner in CORNERS]
    assert grass(table, "keywood") == [
        "home-1 top-left", "keywood left", "keywood left", "keywood top-right", "home-1 top-right",
        "home-1 top-right",
    ]  # fmt: skip


@pytest.mark.rule("KFF-FIELD-5")
def test_a_field_reaches_over_many_tiles_and_ends_with_the_village() -> None:
    # A straight road north: one field west of it, one east of it, both ending where the village ends.
    straight = north("sawmill", "farm-turn-2")
    table = ended(farmer("", *straight), farmer("", *north("keystone-quarry")))
    assert fields_over(table, "home-1 top-left") == ["home-1", "farm-turn-2", "sawmill"]
    assert fields_over(table, "home-1 top-right") == ["home-1", "farm-turn-2", "sawmill"]
    assert fields_over(table, "home-2 top-left") == ["home-2", "keystone-quarry"]
    # Where the road ends in a tile of one sector, they are one.
    table = ended(farmer("", *straight, tile("windmill", 0, -3)))
    assert fields_over(table, "home-1 top-left") == ["home-1", "farm-turn-2", "sawmill", "windmill"]
    assert grass(table, "home-1")[3] == "home-1 top-left"


def fields_over(table: Table, name: str) -> list[str]:
    """The tiles of a field, the home first."""
    word, sector = name.split()
    state = state_of(table)
    words = rules_of(state).tables.words
    root = 6 * words.index(word) + CORNERS.index(sector)
    found = {words[each] for each in tiles_of_field(state, root)}
    return sorted(found, key=lambda each: (each != word, each))


@pytest.mark.rule("KFF-FIELD-6")
@pytest.mark.parametrize(
    ("word", "count"),
    [("home-2", 6), ("sea-breese", 2), ("summer-boat-5", 2), ("turn-4", 4), ("weaver", 1), ("barn", 2)],
)
def test_every_tile_of_a_village_has_fields(word: str, count: int) -> None:
    table = ended(farmer("", tile(word, 4, 4))) if word != "home-2" else ended()
    state = state_of(table)
    number = rules_of(state).tables.words.index(word)
    assert len(fields_on(state, number)) == count


@pytest.mark.rule("KFF-FIELD-7")
@pytest.mark.parametrize("word", ["sheep-fold", "wheat-field"])
def test_fenced_ground_is_no_field_of_its_own(word: str) -> None:
    sectors = alone(word)
    assert len(sectors) == 4
    assert sorted(corner for sector in sectors for corner in sector) == sorted(CORNERS)


@pytest.mark.rule("KFF-FIELD-8")
def test_a_road_that_ends_at_a_field_edge_lets_the_grass_meet_round_its_end() -> None:
    table = ended(farmer("", tile("keywood", 0, -1, 1)))
    assert grass(table, "home-1")[2:4] == ["home-1 top-left", "home-1 top-left"]
    assert grass(table, "keywood")[0] == grass(table, "keywood")[5] == "home-1 top-left"
    # A road that meets a river is a border on both sides of the edge.
    table = ended(farmer("", tile("keyflower", 0, -1)))
    assert grass(table, "home-1")[2:4] == ["home-1 top-left", "home-1 top-right"]


@pytest.mark.rule("KFF-FIELD-9")
def test_fields_that_grow_together_hold_what_both_held() -> None:
    # The grass of the home on both sides of its upper road meets round the winter tile's single road.
    table = extending(
        farmer("", to_place="windmill"), season="winter",
        herds={"home-1 top-left": "sheep*2 pig", "home-1 top-right": "sheep cow", "home-1 left": "cow"},
    )  # fmt: skip
    table.play(0, "place windmill home-1 top 0")
    assert herds(table) == {"home-1 left": "cow", "home-1 top-left": "sheep*3 pig cow"}
    data = GAME.to_data(table.state)
    assert GAME.to_data(GAME.from_data(table.state.rules, data)) == data


@pytest.mark.rule("KFF-FIELD-10")
def test_a_field_holds_any_number_of_animals() -> None:
    home = {f"home-1 {corner}": "pig" for corner in CORNERS if corner != "left"}
    fold = tile("sheep-fold", 5, 5)
    table = auction(farmer("red"), farmer("", fold), herds={**home, "home-1 left": "sheep*31"})
    table.play(0, "use sheep-fold red 1")
    assert herds(table)["home-1 left"] == "sheep*32"


def by_half_edges(state: KeyflowerState, seat: int) -> dict[tuple[int, int], set[tuple[int, int]]]:
    """By tile and corner: the corners of its field, from scratch, by filling half edges that touch.

    A half is a tile, an edge and whether it is the later one, clockwise.
    """
    at = {
        (state.place_q[each], state.place_r[each]): each for each in state.laid if state.owner[each] == seat
    }
    table = rules_of(state).tables.edge
    touching: dict[tuple[int, int, int], set[tuple[int, int, int]]] = {}

    def touch(one: tuple[int, int, int], other: tuple[int, int, int]) -> None:
        touching.setdefault(one, set()).add(other)
        touching.setdefault(other, set()).add(one)

    for (q, r), each in at.items():
        edges = table[36 * each + 6 * state.turn[each] :][:6]
        cuts = sum(edge != 0 for edge in edges)
        for edge in range(6):
            touch((each, edge, 1), (each, (edge + 1) % 6, 0))
            if edges[edge] == 0 or cuts < 2:
                touch((each, edge, 0), (each, edge, 1))
            other = at.get((q + NEIGHBOUR_Q[edge], r + NEIGHBOUR_R[edge]))
            if other is not None:
                touch((each, edge, 1), (other, (edge + 3) % 6, 0))
                touch((each, edge, 0), (other, (edge + 3) % 6, 1))
    found: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for start in touching:
        filled, waiting = {start}, [start]
        while waiting:
            for half in touching[waiting.pop()] - filled:
                filled.add(half)
                waiting.append(half)
        found[start[0], start[1] if start[2] else (start[1] + 5) % 6] = {
            (each, edge) for each, edge, later in filled if later
        }
    return found


def grow(state: KeyflowerState, chance: random.Random, tiles: int) -> None:
    """Lay tiles anywhere beside a village of either seat, turned anyhow, as boat 2a allows."""
    rules = rules_of(state)
    for _ in range(tiles):
        seat = chance.randrange(2)
        free = [each for each, at in enumerate(state.owner) if at == NOWHERE and rules.tables.kind[each] > 0]
        word = chance.choice(free)
        site = chance.choice(sites_of(state, seat))
        state.owner[word] = seat
        place_tile(state, seat, word, site.beside, site.direction, chance.randrange(6))


@pytest.mark.rule("KFF-FIELD-4", "KFF-FIELD-8", "KFF-MOVE-3")
@pytest.mark.parametrize("seed", range(12))
def test_fields_grown_tile_by_tile_are_those_of_the_finished_village(seed: int) -> None:
    state = state_of(extending(farmer(), farmer())).clone()
    before = state.clone()
    grow(state, random.Random(seed), 25)
    rebuilt = cast(KeyflowerState, GAME.from_data(state.rules, GAME.to_data(state)))
    assert rebuilt.lists == state.lists
    assert fields_of(before, 0) == [6 * 0 + corner for corner in range(6)]
    for seat in (0, 1):
        filled = by_half_edges(state, seat)
        for (each, corner), field in filled.items():
            root = min(6 * other + its for other, its in field)
            assert roots_of(state)[6 * each + corner] == root
            assert tiles_of_field(state, root) == sorted({other for other, _ in field})
            assert neighbours_of(state, root) == beside(state, field, filled)


def beside(
    state: KeyflowerState, field: set[tuple[int, int]], filled: dict[tuple[int, int], set[tuple[int, int]]]
) -> list[int]:
    """The roots of the fields across the roads that border a field."""
    edges = rules_of(state).tables.edge
    found: set[int] = set()
    for each, corner in field:
        for edge, other in ((corner, (corner + 5) % 6), ((corner + 1) % 6, (corner + 1) % 6)):
            if edges[36 * each + 6 * state.turn[each] + edge] == 1 and (each, other) not in field:
                found.add(min(6 * its + corner for its, corner in filled[each, other]))
    return sorted(found)


def test_the_name_of_a_field_is_its_first_corner() -> None:
    assert [field_name(6 * EDGE_COUNT + corner) for corner in range(2)] == [
        "keyflower bottom-left", "keyflower left",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"tile": "keywood", "sector": "left", "sheep": 1}, "expected animals on the tiles of villages"),
        ({"tile": "nowhere", "sector": "left", "sheep": 1}, "expected the tile of a field, got 'nowhere'"),
        ({"tile": "home-1", "sector": "north", "sheep": 1}, "expected a sector such as bottom-left"),
        ({"tile": "home-1", "sector": "left", "sheep": 0}, "expected a number from 1 on, got 0"),
        ({"tile": "home-1", "sector": "left", "cow": 13}, "expected at most 12 cow, got 13"),
        ({"tile": "home-1", "sector": "left", "goat": 1}, "expected one of sheep, pig, cow, got 'goat'"),
    ],
)
def test_herds_that_cannot_be_are_refused(row: dict[str, object], said: str) -> None:
    table = ended()
    with pytest.raises(ValueError, match=said):
        GAME.from_data(table.state.rules, {**table.data(), "herds": [row]})
    twice = [{"tile": "home-1", "sector": "left", "sheep": 1}] * 2
    with pytest.raises(ValueError, match="expected each field once"):
        GAME.from_data(table.state.rules, {**table.data(), "herds": twice})


def test_a_view_tells_what_the_fields_would_score_now() -> None:
    plain = auction(
        farmer("blue", tile("home-1", 0, 0)), herds={"home-1 left": "sheep*2", "home-2 left": "cow"}
    )
    assert [row["points"] for row in plain.view(0)["field_points"]] == [1, 3]
    assert plain.view(0)["field_points"] == plain.view(1)["field_points"]
    home = plain.view(0)["field_points"][0]
    assert f"{home['tile']} {home['sector']}" == grass(plain, "home-1")[1]
    mixed = auction(farmer("", tile("home-1", 0, 0)), herds={"home-1 left": "sheep pig"})
    assert [row["points"] for row in mixed.view(1)["field_points"]] == [3]
