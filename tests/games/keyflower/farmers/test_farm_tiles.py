"""The box of The Farmers, what it changes before a game, and its village tiles."""

from __future__ import annotations

from typing import Any, cast

import pytest

from artel.games.keyflower.farmers.tiles import facts
from artel.games.keyflower.state import KeyflowerRules
from artel.kernel.game import Log
from tests.games.keyflower.farmers.farm import ANIMALS, MODULES, WHEAT, auction, farmer, herds, wheat
from tests.games.keyflower.positions import FACTS, GAME, Table, lot, north, orders_of, tile

ROWS: dict[str, dict[str, Any]] = {str(row["id"]): dict(row) for row in facts()}


def rules(players: int, modules: tuple[str, ...] = MODULES) -> KeyflowerRules:
    return cast(KeyflowerRules, GAME.rules(players, modules))


def opening(players: int) -> Table:
    return Table(GAME.setup(GAME.rules(players, MODULES), Log())).chance()


def of_season(season: str, kind: str) -> set[str]:
    return {word for word, row in ROWS.items() if row["season"] == season and row["kind"] == kind}


@pytest.mark.rule("KFF-BOX-1")
def test_there_are_twenty_one_tiles() -> None:
    kinds = [row["kind"] for row in ROWS.values()]
    assert len(kinds) == 21
    counts = [kinds.count(kind) for kind in ("village", "winter-tile", "summer-boat", "turn-order")]
    assert counts == [10, 6, 2, 3]
    assert all(FACTS[word] == row for word, row in ROWS.items())


@pytest.mark.rule("KFF-BOX-1")
def test_every_value_says_where_it_is_from() -> None:
    for word, row in ROWS.items():
        named = set(row) - {"id", "kind", "source", "provenance"}
        assert named <= set(row["provenance"]), word
    assert ROWS["sheep-shelter"]["provenance"]["edges"] == "rulebook"
    assert ROWS["farm-yard"]["provenance"]["front"] == "rulebook"
    assert ROWS["farm-yard"]["provenance"]["edges"] == "house"
    assert ROWS["sheep-fold"]["provenance"]["front"] == "house"


@pytest.mark.rule("KFF-BOX-2", "KFF-BOX-3", "KFF-SETUP-1")
def test_animals_and_wheat_begin_in_one_open_supply() -> None:
    view = opening(3).view(1)
    assert view["animals"] == ANIMALS == {"sheep": 32, "pig": 24, "cow": 12}
    assert (view["wheat_supply"], [row["wheat"] for row in view["seats"]]) == (WHEAT, [0, 0, 0])
    assert (WHEAT, view["herds"], view["sheltered"]) == (30, [], 0)


@pytest.mark.rule("KFF-SETUP-2")
def test_four_tiles_join_spring() -> None:
    assert of_season("spring", "village") == {"farm-yard", "paddock", "sheep-fold", "wheat-field"}
    assert len(rules(3).season_tiles[0]) == 16


@pytest.mark.rule("KFF-SETUP-3")
def test_two_tiles_and_two_boats_join_summer() -> None:
    assert of_season("summer", "village") == {"pigsty", "shepherds-hut"}
    assert of_season("summer", "summer-boat") == {"summer-boat-5", "summer-boat-6"}
    assert len(rules(3).season_tiles[1]) == 16


@pytest.mark.rule("KFF-SETUP-4")
def test_four_tiles_join_autumn() -> None:
    assert of_season("autumn", "village") == {"cow-shed", "piggery", "ranch", "sheep-shelter"}
    assert len(rules(3).season_tiles[2]) == 16


@pytest.mark.rule("KFF-SETUP-5")
def test_six_tiles_join_winter_with_a_road_each() -> None:
    words = ["bakery", "dairy", "granary", "hillside", "truffle-orchard", "weaver"]
    assert of_season("winter", "winter-tile") == set(words)
    assert [ROWS[word]["edges"].index("R") for word in words] == [0, 1, 2, 3, 4, 5]
    assert {ROWS[word]["edges"].count("F") for word in words} == {5}
    assert len(rules(3).season_tiles[3]) == 18


@pytest.mark.rule("KFF-SETUP-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_as_many_lots_as_in_the_base_game(players: int) -> None:
    assert rules(players).lots == rules(players, ("base",)).lots
    assert len(opening(players).lots()) == rules(players).lots + len(rules(players).orders)


@pytest.mark.rule("KFF-SETUP-7")
@pytest.mark.parametrize(("players", "dealt"), [(2, 4), (3, 4), (4, 4), (5, 3), (6, 3)])
def test_more_winter_tiles_are_dealt(players: int, dealt: int) -> None:
    assert [row["winter_count"] for row in opening(players).view(0)["seats"]] == [dealt] * players


@pytest.mark.rule("KFF-SETUP-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_turn_order_tiles_1_to_3_are_those_of_the_set(players: int) -> None:
    before = orders_of(players, ("base",))
    now = orders_of(players, MODULES)
    assert now == [word if word == "turn-4" else f"farm-{word}" for word in before]
    for word in [word for word in now if word != "turn-4"]:
        base = FACTS[word.removeprefix("farm-")]
        same = ("number", "purple_players", "plain_players", "edges")
        assert [ROWS[word][name] for name in same] == [base[name] for name in same]


# Village tiles. In the north of home 1, where an animal has one field or more.


def used(word: str, side: str = "front", *, herds: dict[str, str] | None = None, **given: Any) -> Table:
    """Seat 0 uses a tile of its village, to the north of its home."""
    who = farmer("red*3", *north(tile(word, side=side)))
    return auction(who, farmer("red"), herds=herds or {}, **given).play(0, f"use {word} red 1")


def animals(table: Table) -> dict[str, int]:
    """How many animals of each kind have left the supply."""
    left = table.data()["animals"]
    return {kind: count - left.get(kind, 0) for kind, count in ANIMALS.items() if left.get(kind, 0) < count}


def place_all(table: Table) -> Table:
    return table.first_answers("place-animal")


@pytest.mark.rule("KFF-TILE-1")
@pytest.mark.parametrize(
    ("word", "side", "kind", "count"),
    [
        ("sheep-fold", "front", "sheep", 1),
        ("sheep-fold", "back", "sheep", 2),
        ("pigsty", "front", "pig", 1),
        ("pigsty", "back", "pig", 2),
        ("cow-shed", "front", "cow", 1),
        ("cow-shed", "back", "cow", 2),
    ],
)
def test_three_tiles_make_animals(word: str, side: str, kind: str, count: int) -> None:
    assert animals(place_all(used(word, side))) == {kind: count}
    scarce = place_all(used(word, side, animals={kind: 1}))
    assert scarce.data()["animals"] == {}


@pytest.mark.rule("KFF-TILE-2")
@pytest.mark.parametrize(("side", "count"), [("front", 1), ("back", 3)])
def test_the_wheat_field_gives_wheat(side: str, count: int) -> None:
    assert wheat(used("wheat-field", side)) == count
    table = auction(farmer("red"), lots=[lot("wheat-field", side=side)])
    assert wheat(table.play(0, "use wheat-field red 1")) == count


@pytest.mark.rule("KFF-TILE-3")
def test_the_farm_yard_gives_one_of_three() -> None:
    table = used("farm-yard")
    assert table.moves(0) == ["take sheep", "take wheat", "take random-skill"]
    assert wheat(table.play(0, "take wheat")) == 1
    assert (animals(table), table.asked()) == ({}, [1])
    assert animals(place_all(used("farm-yard").play(0, "take sheep"))) == {"sheep": 1}
    assert used("farm-yard").play(0, "take random-skill").question() == "draw-skill"


@pytest.mark.rule("KFF-TILE-3")
@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"wheat_supply": 0}, ["take sheep", "take random-skill"]),
        ({"animals": {"pig": 3}}, ["take wheat", "take random-skill"]),
        ({"stack": ""}, ["take sheep", "take wheat"]),
        ({"wheat_supply": 0, "animals": {}}, ["take random-skill"]),
    ],
)
def test_the_farm_yard_offers_only_what_there_is(given: dict[str, Any], moves: list[str]) -> None:
    table = used("farm-yard", **given)
    assert table.moves(0) == moves
    refused = {"take sheep", "take wheat", "take random-skill"} - set(moves)
    assert {table.why_not(0, line) for line in refused} == {"KF-TILE-19"}


@pytest.mark.rule("KFF-TILE-4")
def test_the_upgraded_farm_yard_gives_all_three() -> None:
    table = place_all(used("farm-yard", "back"))
    assert (animals(table), wheat(table), table.question()) == ({"sheep": 1}, 1, "draw-skill")
    table = used("farm-yard", "back", animals={}, wheat_supply=0)
    assert (wheat(table), table.question()) == (0, "draw-skill")


@pytest.mark.rule("KFF-TILE-5")
@pytest.mark.parametrize(("side", "count", "steps"), [("front", 1, 1), ("back", 2, 3)])
def test_the_paddock_gives_wheat_and_then_transport(side: str, count: int, steps: int) -> None:
    village = (tile("home-1", goods="wood"), tile("paddock", 0, -1, side=side))
    table = auction(farmer("red", *village)).play(0, "use paddock red 1")
    assert (wheat(table), table.ask()["steps"], table.ask()["upgrades"]) == (count, steps, 1)


@pytest.mark.rule("KFF-TILE-6")
def test_the_wheat_of_the_paddock_may_be_spent_in_the_same_use() -> None:
    village = (tile("home-1", goods="wood"), tile("paddock", 0, -1))
    table = auction(farmer("red", *village), farmer("red")).play(0, "use paddock red 1", "wheat")
    table.play(0, "carry wood home-1 paddock", "carry wood paddock home-1")
    assert (wheat(table), table.asked()) == (0, [1])


@pytest.mark.rule("KFF-TILE-7")
@pytest.mark.parametrize(("word", "kind"), [("piggery", "pig"), ("ranch", "cow"), ("shepherds-hut", "sheep")])
@pytest.mark.parametrize(("side", "count"), [("front", 1), ("back", 2)])
def test_three_tiles_give_an_animal_and_wheat(word: str, kind: str, side: str, count: int) -> None:
    table = place_all(used(word, side))
    assert (animals(table), wheat(table)) == ({kind: 1}, count)
    table = used(word, side, animals={})
    assert (table.data()["herds"], wheat(table)) == ([], count)
    assert wheat(place_all(used(word, side, wheat_supply=1))) == 1


@pytest.mark.rule("KFF-TILE-8")
def test_without_a_field_the_rest_of_the_gain_comes_all_the_same() -> None:
    corners = ("bottom-left", "left", "top-left", "top-right", "right", "bottom-right")
    full = {f"home-1 {corner}": "sheep" for corner in corners}
    table = auction(farmer("red"), farmer("red"), lots=[lot("piggery")], herds=full)
    table.play(0, "use piggery red 1")
    assert (herds(table), wheat(table)) == (full, 1)
    assert table.log("no-pasture") == [{"seat": 0, "animal": "pig"}]


@pytest.mark.rule("KFF-TILE-9")
@pytest.mark.parametrize("side", ["front", "back"])
def test_nobody_works_on_the_sheep_shelter_and_its_grass_is_one_field(side: str) -> None:
    table = auction(farmer("red*6", tile("sheep-shelter", 1, -1, side=side)))
    assert table.moves_of(0, "use sheep-shelter") == []
    assert table.why_not(0, "use sheep-shelter red 1") == "KF-TILE-13"
    grass = {row["tile"]: row["fields"] for row in table.data()["grass"]}
    assert len(set(grass["sheep-shelter"])) == 1
    assert ROWS["sheep-shelter"]["edges"] == "FFFFFF"


@pytest.mark.rule("KFF-TILE-10")
def test_the_sheep_shelter_is_upgraded_with_two_wheat_from_behind_the_screen() -> None:
    village = (tile("home-1"), tile("sheep-shelter", 1, -1))
    table = auction(farmer("red", *village, wheat=3), farmer("red")).play(0, "use home-1 red 1")
    table.play(0, "upgrade sheep-shelter")
    assert (table.laid("sheep-shelter")["side"], wheat(table)) == ("back", 1)
    assert table.data()["wheat_supply"] == WHEAT - 1
    assert table.log("wheat-paid") == [{"seat": 0, "count": 2}]
    poor = auction(farmer("red", *village, wheat=1), farmer("red")).play(0, "use home-1 red 1")
    assert (poor.question(), poor.asked()) == ("turn", [1])


@pytest.mark.rule("KFF-TILE-11")
@pytest.mark.parametrize(
    ("word", "goods", "skills"),
    [
        ("farm-yard", "wood iron", ""),
        ("paddock", "wood stone", ""),
        ("sheep-fold", "wood iron", ""),
        ("wheat-field", "", "saw"),
        ("pigsty", "wood stone", ""),
        ("shepherds-hut", "wood gold", ""),
        ("cow-shed", "wood stone iron", ""),
        ("piggery", "", "anvil"),
        ("ranch", "iron*2", ""),
    ],
)
def test_the_others_are_used_and_upgraded_like_any_tile(word: str, goods: str, skills: str) -> None:
    village = (tile("home-1"), tile(word, 0, -1, goods=goods))
    table = auction(farmer("red*3", *village, skills=skills), farmer("red*3"))
    table.play(0, "use home-1 red 1", f"upgrade {word}").first_answers("pay-upgrade")
    assert (table.laid(word)["side"], table.goods(word), table.skills(0)) == ("back", {}, {})
    table.first_answers("transport")
    assert f"use {word} red 1" in table.moves(1)
    assert ROWS[word]["points"][1] > 0
