"""The component tables of Keyflower against the counts and sentences of the rulebook.

A rule is marked here only where the tables alone settle it; what a tile does is tested with the engine.
"""

import re
from collections import Counter

import pytest

from artel.games.keyflower.components import box
from artel.games.keyflower.components.autumn import AUTUMN_TILES
from artel.games.keyflower.components.boats import BOATS
from artel.games.keyflower.components.facts import cost_facts, effect_facts, facts
from artel.games.keyflower.components.homes import HOMES
from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.spring import SPRING_TILES
from artel.games.keyflower.components.summer import SUMMER_BOATS, SUMMER_TILES
from artel.games.keyflower.components.tables import (
    TABLES,
    TILES,
    distinct_turns,
    edge_codes,
    tables_of,
    turned,
)
from artel.games.keyflower.components.turn_order import (
    TURN_ORDER_TILES,
)
from artel.games.keyflower.components.vocabulary import (
    ABILITIES,
    ABILITY,
    ABSENT,
    EXCHANGE,
    HOUSE,
    NOTHING,
    PROVENANCES,
    SCORE_ADJACENT,
    TRANSPORT,
    YARD,
    Tile,
    nothing,
)
from artel.games.keyflower.components.winter import WINTER_TILES
from artel.games.keyflower.words import (
    AUTUMN,
    BACK,
    FIELD,
    FRONT,
    NEIGHBOUR_Q,
    NEIGHBOUR_R,
    ROAD,
    SEASONS,
    SPRING,
    SUMMER,
    WATER,
    WINTER,
)
from artel.kernel.rules import ModuleError

PLAYERS = range(box.MIN_PLAYERS, box.MAX_PLAYERS + 1)


def row(word: str) -> dict[str, object]:
    return next(row for row in facts() if row["id"] == word)


@pytest.mark.rule("KF-BOX-1")
def test_two_to_six_players_and_four_seasons() -> None:
    assert list(PLAYERS) == [2, 3, 4, 5, 6]
    assert SEASONS == ["spring", "summer", "autumn", "winter"]


@pytest.mark.rule("KF-BOX-2")
def test_sixty_four_large_tiles() -> None:
    assert len(TILES) == 64
    assert (len(TURN_ORDER_TILES), len(BOATS), len(HOMES)) == (4, 6, 6)
    assert len([tile for tile in TILES if tile.season >= SPRING]) == 48


@pytest.mark.rule("KF-BOX-3")
@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN, WINTER])
def test_twelve_tiles_per_season(season: int) -> None:
    assert len([tile for tile in TILES if tile.season == season]) == 12


@pytest.mark.rule("KF-BOX-3")
def test_four_of_the_summer_tiles_are_boats() -> None:
    assert len(SUMMER_TILES) == 8
    assert [boat.word for boat in SUMMER_BOATS] == [f"summer-boat-{number}" for number in range(1, 5)]


@pytest.mark.rule("KF-BOX-4", "KF-BOX-5", "KF-BOX-7")
def test_skills_resources_and_workers() -> None:
    assert box.SKILL_COUNTS == [16, 16, 16]
    assert sum(box.SKILL_COUNTS) == 48
    assert box.GOOD_COUNTS == [24, 24, 24, 48]
    assert sum(box.GOOD_COUNTS) == 120
    assert box.WORKER_COUNTS == [40, 40, 40, 20, 1]
    assert sum(box.WORKER_COUNTS) == 141


@pytest.mark.rule("KF-SETUP-12")
def test_tiles_by_number_of_players() -> None:
    used = [[tile for tile in TURN_ORDER_TILES if tile.is_used(players)] for players in PLAYERS]
    assert [len(tiles) for tiles in used] == [1, 2, 3, 4, 4]
    assert [box.TURN_ORDER_TILES_BY_PLAYERS[players] for players in PLAYERS] == [1, 2, 3, 4, 4]
    assert [box.LOTS_BY_PLAYERS[players] for players in PLAYERS] == [6, 7, 8, 9, 10]
    assert [box.WINTER_TILES_BY_PLAYERS[players] for players in PLAYERS] == [3, 3, 3, 2, 2]


def test_the_winter_deck_is_large_enough() -> None:
    assert max(players * box.WINTER_TILES_BY_PLAYERS[players] for players in PLAYERS) == len(WINTER_TILES)


@pytest.mark.rule("KF-SETUP-8", "KF-SETUP-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_boats_as_players(players: int) -> None:
    order = ["keyflower", "sea-bastion", "sea-breese", "flipper", "ianvincible", "white-wind"]
    assert [boat.word for boat in BOATS if boat.is_used(players)] == order[:players]


def test_boats_are_empty_in_winter_only() -> None:
    for boat in BOATS:
        assert (boat.workers[WINTER], boat.skills[WINTER]) == (0, 0)
        for season in (SPRING, SUMMER, AUTUMN):
            assert boat.workers[season] > 0
            assert boat.skills[season] > 0


def test_boats_turn_once_when_their_load_changes() -> None:
    turned_before = {boat.word: SEASONS[boat.turned_before()] for boat in BOATS}
    assert turned_before == {
        "keyflower": "autumn",
        "sea-bastion": "winter",
        "sea-breese": "summer",
        "flipper": "autumn",
        "ianvincible": "autumn",
        "white-wind": "autumn",
    }
    for boat in BOATS:
        loads = [(boat.workers[season], boat.skills[season]) for season in (SPRING, SUMMER, AUTUMN)]
        assert len(set(loads)) <= 2


def test_the_bag_holds_a_full_spring_load_for_every_number_of_players() -> None:
    bag = sum(box.WORKER_COUNTS[: box.BAG_COLOURS])
    for players in PLAYERS:
        loaded = sum(boat.workers[SPRING] for boat in BOATS if boat.is_used(players))
        drawn = players * box.STARTING_WORKERS + loaded
        assert drawn < bag


@pytest.mark.rule("KF-ORDER-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_marker_is_on_the_highest_turn_order_tile_in_play(players: int) -> None:
    tiles = [tile for tile in TURN_ORDER_TILES if tile.is_used(players)]
    assert len(tiles) == box.TURN_ORDER_TILES_BY_PLAYERS[players]
    assert [tile.number for tile in tiles] == list(range(1, len(tiles) + 1))
    assert [tile.word for tile in tiles if tile.has_marker(players)] == [tiles[-1].word]


def test_words_are_unique_kebab_case_and_give_the_tile_number() -> None:
    assert TILE.words[: len(TILES)] == [tile.word for tile in TILES]
    for number, word in enumerate(TILE.words):
        assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", word)
        assert TILE.index[word] == number


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (0, "home-1"),
        (6, "keyflower"),
        (12, "turn-1"),
        (16, "alehouse"),
        (28, "brewer"),
        (36, "summer-boat-1"),
        (40, "barn"),
        (52, "apothecary"),
        (63, "windmill"),
    ],
)
def test_a_number_never_moves(number: int, word: str) -> None:
    assert TILE.word(number) == word


def test_a_tile_that_is_not_in_play_leaves_its_number_empty() -> None:
    """The others keep theirs: with a tile gone, every other word has the number it had."""
    tables = tables_of([tile for tile in TILES if tile.word not in ("turn-1", "windmill")])
    assert tables.words == TILE.words[:63]
    assert [number for number, kind in enumerate(tables.kind) if kind == ABSENT] == [12]
    for number, tile in enumerate(TILES[:63]):
        if number != 12:
            assert tables.tiles[number] is tile


def test_a_tile_out_of_the_order_is_refused() -> None:
    with pytest.raises(ModuleError, match="expected a tile of the order of tiles, got 'new-inn'"):
        tables_of([*TILES, Tile("new-inn", "", SPRING, "FFFFFF", None, nothing(), nothing(), (0, 0), HOUSE)])


def test_edges_are_six_letters() -> None:
    for tile in TILES:
        assert re.fullmatch(r"[RFW]{6}", tile.edges), tile.word


@pytest.mark.rule("KF-EXTEND-3")
@pytest.mark.parametrize(
    ("words", "roads"),
    [
        ([tile.word for tile in HOMES], 5),
        ([tile.word for tile in SPRING_TILES], 4),
        ([tile.word for tile in SUMMER_TILES], 3),
        ([tile.word for tile in SUMMER_BOATS], 0),
        ([tile.word for tile in AUTUMN_TILES], 2),
        ([tile.word for tile in WINTER_TILES], 1),
    ],
)
def test_roads_per_group(words: list[str], roads: int) -> None:
    for word in words:
        assert TILES[TILE.index[word]].edges.count("R") == roads, word


def test_only_homes_and_boats_have_water() -> None:
    for tile in TILES:
        water = tile.edges.count("W")
        if tile in HOMES:
            assert water == 1
        elif tile in BOATS or tile in SUMMER_BOATS:
            assert tile.edges == "WFFWFF"
        else:
            assert water == 0


def test_homes_cover_the_six_water_edges_and_each_price_twice() -> None:
    assert sorted(home.edges.index("W") for home in HOMES) == list(range(6))
    prices = Counter("+".join(cost_facts(home.cost)) for home in HOMES if home.cost)
    assert prices == {"wood+stone": 2, "stone+iron": 2, "wood+iron": 2}


def test_turning_moves_an_edge_clockwise_and_six_turns_are_none() -> None:
    assert turned("WRRRRR", 1) == "RWRRRR"
    for tile in TILES:
        assert turned(tile.edges, 6) == tile.edges
        shapes = {turned(tile.edges, turn) for turn in range(6)}
        assert len(shapes) == distinct_turns(tile.edges)


def test_the_edge_table_is_the_turned_edges() -> None:
    for number, tile in enumerate(TILES):
        for turn in range(6):
            start = 36 * number + 6 * turn
            assert TABLES.edge[start : start + 6] == edge_codes(turned(tile.edges, turn))
    assert set(TABLES.edge) == {FIELD, ROAD, WATER}


def test_opposite_directions_lead_back() -> None:
    for direction in range(6):
        opposite = (direction + 3) % 6
        assert NEIGHBOUR_Q[direction] + NEIGHBOUR_Q[opposite] == 0
        assert NEIGHBOUR_R[direction] + NEIGHBOUR_R[opposite] == 0
    assert len(set(zip(NEIGHBOUR_Q, NEIGHBOUR_R, strict=True))) == 6


def test_exactly_homes_and_village_tiles_have_an_upgrade_cost() -> None:
    upgradable = [*HOMES, *SPRING_TILES, *SUMMER_TILES, *AUTUMN_TILES]
    for tile in TILES:
        assert (tile.cost is not None) == (tile in upgradable), tile.word
        if tile.cost is not None:
            assert sum(cost_facts(tile.cost).values()) > 0


def test_transport_tiles() -> None:
    carts = [tile.word for tile in TILES if tile.front.kind == TRANSPORT]
    assert carts == [*(f"home-{number}" for number in range(1, 7)), "stable", "farrier", "wainwright"]
    for word in carts:
        tile = TILES[TILE.index[word]]
        assert tile.back.carry > tile.front.carry
        assert 1 <= tile.front.upgrade <= tile.back.upgrade <= 2


def test_tiles_that_only_score_have_no_action() -> None:
    silent = [tile.word for tile in TILES if tile.season == AUTUMN and tile.front.kind == NOTHING]
    assert silent == ["forge", "goldsmith", "sawmill", "sculptor", "well"]
    for word in silent:
        assert TILES[TILE.index[word]].back_points > TILES[TILE.index[word]].front_points


def test_usable_tiles_are_those_with_an_action_on_both_sides() -> None:
    unusable = {"forge", "goldsmith", "sawmill", "sculptor", "well"}
    unusable |= {"barn", "blacksmith", "stone-yard", "timber-yard"}
    for number, tile in enumerate(TILES):
        acts = (tile in HOMES or SPRING <= tile.season <= AUTUMN) and tile not in SUMMER_BOATS
        for side in (FRONT, BACK):
            assert TABLES.usable[2 * number + side] == (acts and tile.word not in unusable), tile.word


def test_green_workers_are_sold_for_one_colour_each() -> None:
    sellers = {"peddler": "yellow-worker", "store": "blue-worker", "fair": "red-worker"}
    for word, colour in sellers.items():
        tile = TILES[TILE.index[word]]
        assert effect_facts(tile.front) == {"kind": "exchange", "gains": {"green-worker": 1}, "pays": colour}
        assert effect_facts(tile.back) == {"kind": "exchange", "gains": {"green-worker": 2}, "pays": colour}


def test_workshop_gives_one_of_three_and_then_all_three() -> None:
    three = {"wood": 1, "stone": 1, "iron": 1}
    assert row("workshop")["front"] == {"kind": "choose", "one_of": three}
    assert row("workshop")["back"] == {"kind": "produce", "gains": three}


def test_hiring_fair_draws_two_then_three_skills() -> None:
    tile = TILES[TILE.index["hiring-fair"]]
    assert (tile.front.kind, tile.front.skills, tile.back.skills) == (EXCHANGE, 2, 3)


def test_yards() -> None:
    yards = {tile.word: (tile.front.points, tile.back.points) for tile in TILES if tile.front.kind == YARD}
    assert yards == {"barn": (1, 2), "blacksmith": (2, 3), "stone-yard": (2, 3), "timber-yard": (2, 3)}


@pytest.mark.parametrize(
    ("word", "family", "pattern", "size", "points"),
    [
        ("apothecary", "workers", "any-types", 5, 3),
        ("craftsmans-guild", "workers", "one-each", 3, 3),
        ("jeweller", "goods", "named-type", 1, 2),
        ("key-guild", "skills", "any-types", 5, 10),
        ("key-market", "workers", "named-type", 1, 2),
        ("mercers-guild", "goods", "one-each", 3, 5),
        ("scholar", "skills", "chosen-type", 1, 3),
        ("scribes", "skills", "one-each", 3, 10),
        ("village-hall", "workers", "chosen-type", 1, 1),
        ("watermill", "goods", "chosen-type", 1, 1),
        ("windmill", "goods", "any-types", 5, 5),
        ("white-wind", "workers", "any-types", 1, 1),
    ],
)
def test_scoring_tiles(word: str, family: str, pattern: str, size: int, points: int) -> None:
    scoring = row(word)["front"]
    assert isinstance(scoring, dict)
    assert scoring["kind"] == "score"
    assert (scoring["family"], scoring["pattern"]) == (family, pattern)
    assert (scoring["size"], scoring["points"]) == (size, points)


def test_flat_points_of_winter() -> None:
    flat = {tile.word: tile.front_points for tile in [*WINTER_TILES, *BOATS] if tile.front_points}
    assert flat == {"keythedral": 12, "flipper": 2, "ianvincible": 5}


def test_sea_breese_doubles_up_to_thirty_two() -> None:
    assert box.RIVER_POINTS == [0, 2, 4, 8, 16, 32]
    assert row("sea-breese")["front"] == {"kind": "score-river", "points": box.RIVER_POINTS}


def test_turn_order_tiles_score_their_neighbours() -> None:
    for tile in TURN_ORDER_TILES:
        assert (tile.front.kind, tile.front.points) == (SCORE_ADJACENT, 1)


def test_the_eight_sides_of_the_summer_boats() -> None:
    sides = [boat.effect(side) for boat in SUMMER_BOATS for side in (FRONT, BACK)]
    assert [effect.kind for effect in sides] == [ABILITY] * 8
    assert [effect.ability for effect in sides] == list(range(len(ABILITIES)))
    assert (sides[0].workers, sides[1].green) == (2, 1)


def test_every_value_says_where_it_comes_from() -> None:
    own = {"id", "kind", "source", "provenance"}
    for fact in facts():
        assert fact["source"] in PROVENANCES
        provenance = fact["provenance"]
        assert isinstance(provenance, dict)
        assert set(provenance) == set(fact) - own, fact["id"]
        assert set(provenance.values()) <= set(PROVENANCES)


def test_facts_follow_the_tile_numbers() -> None:
    assert [fact["id"] for fact in facts()] == [tile.word for tile in TILES]
    keyflower = row("keyflower")
    assert keyflower["load"] == {
        "spring": {"workers": 7, "skills": 1},
        "summer": {"workers": 7, "skills": 1},
        "autumn": {"workers": 3, "skills": 2},
    }
    assert row("inn")["upgrade_cost"] == {"any-resource": 1, "any-skill": 1}
