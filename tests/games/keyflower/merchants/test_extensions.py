"""Extensions: which tiles carry them, what they cost, and how they bind a tile to their colour."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from artel.kernel.game import DataError
from tests.games.keyflower import positions
from tests.games.keyflower.merchants.building import KEYWOOD, MODULES, built, extensions_of, transport
from tests.games.keyflower.positions import FACTS, GAME, auction, lot, seat, tile


@pytest.fixture(autouse=True)
def merchants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are positions of the game with The Merchants."""
    monkeypatch.setattr(positions, "MODULES", MODULES)


ROWS = [row for row in FACTS.values() if row["kind"] == "extension"]
COSTS = {row["id"]: row["cost"] for row in ROWS}


def extends(table: positions.Table) -> list[str]:
    return table.moves_of(0, "extend")


def on_keywood(goods: str = "", *, workers: str = "red*6", skills: str = "") -> positions.Table:
    village = (tile("home-1", goods="wood"), {**KEYWOOD, "goods": positions.bag(goods)})
    return transport(*village, workers=workers, skills=skills)


# Components.


@pytest.mark.rule("KFM-BOX-4")
def test_there_are_eighteen_each_once() -> None:
    assert Counter(row["colour"] for row in ROWS) == {"blue": 5, "red": 5, "yellow": 5, "green": 3}
    assert all(row["source"] == row["provenance"]["cost"] == "public" for row in ROWS)


@pytest.mark.rule("KFM-BOX-5")
@pytest.mark.rule("KFM-BOX-6")
@pytest.mark.parametrize(
    ("colour", "good", "skill"),
    [("blue", "iron", "anvil"), ("red", "wood", "saw"), ("yellow", "stone", "pickaxe")],
)
def test_the_five_costs_of_a_colour(colour: str, good: str, skill: str) -> None:
    worker = f"{colour}-worker"
    expected: list[dict[str, int]] = [
        {worker: 1}, {"any-worker": 1}, {good: 1}, {good: 1, "any-resource": 1}, {skill: 1},
    ]  # fmt: skip
    assert [COSTS[f"{colour}-{number}"] for number in range(1, 6)] == expected


@pytest.mark.rule("KFM-BOX-7")
def test_the_three_costs_of_green() -> None:
    assert [COSTS[f"green-{number}"] for number in (1, 2, 3)] == [
        {"green-worker": 1},
        {"gold": 1},
        {"gold": 1, "any-resource": 1},
    ]


@pytest.mark.rule("KFM-SETUP-8")
@pytest.mark.rule("KFM-EXT-19")
def test_which_are_left_is_open_and_each_is_built_once() -> None:
    table = on_keywood("wood*3")
    assert [row["tile"] for row in table.view(1)["extensions"]] == [None] * 18
    table.play(0, "extend keywood red-3")
    rows = {row["extension"]: row["tile"] for row in table.view(1)["extensions"]}
    assert {word for word, where in rows.items() if where} == {"red-3"}
    village = (tile("home-1", goods="wood"), tile("keywood", 0, -1, side="back", goods="wood"))
    gone = transport(*village, tile("stable", 5, 5, side="back"), data=built(red_3="stable"))
    assert gone.why_not(0, "extend keywood red-3") == "KFM-EXT-19"


# Building.


@pytest.mark.rule("KFM-EXT-1")
@pytest.mark.rule("KFM-EXT-9")
@pytest.mark.rule("KFM-EXT-10")
def test_an_extension_is_paid_when_it_is_built() -> None:
    table = on_keywood("wood stone")
    before = table.pieces("supply")["wood"]
    table.play(0, "extend keywood red-3")
    assert extensions_of(table) == {"red-3": "keywood"}
    assert (table.goods("keywood"), table.pieces("supply")["wood"]) == ({"stone": 1}, before + 1)
    assert table.log("extended") == [{"seat": 0, "tile": "keywood", "extension": "red-3"}]


@pytest.mark.rule("KFM-EXT-2")
def test_every_tile_with_an_upgrade_symbol_builds() -> None:
    village = (tile("home-1"), {**KEYWOOD, "goods": {"wood": 1}}, tile("stable", 0, -2))
    for source in ("home-1", "stable"):
        table = auction(seat("red*2", *village), seat()).play(0, f"use {source} red 1")
        assert "extend keywood red-3" in table.moves(0)


@pytest.mark.rule("KFM-EXT-3")
def test_a_symbol_serves_once() -> None:
    village = (tile("home-1", goods="wood"), {**KEYWOOD, "goods": {"wood": 2}}, tile("peddler", 0, -2))
    table = transport(*village, skills="pickaxe*2").play(0, "extend keywood red-3")
    assert table.ask()["upgrades"] == 0
    assert table.why_not(0, "extend keywood red-1") == "KFM-EXT-3"
    assert table.moves_of(0, "upgrade") == []


@pytest.mark.rule("KFM-EXT-5")
def test_only_upgraded_tiles_of_the_own_village() -> None:
    village = (tile("home-1", goods="wood"), tile("keywood", 0, -1, goods="wood*2"))
    other = seat("", tile("stable", 0, -1, side="back", goods="wood*2"))
    table = auction(seat("red*3", *village), other, lots=[lot("alehouse")]).play(0, "use home-1 red 1")
    for word in ("keywood", "stable", "alehouse", "home-2", "gold-mine", "weaver"):
        assert table.why_not(0, f"extend {word} red-3") == "KFM-EXT-5"


@pytest.mark.rule("KFM-EXT-6")
@pytest.mark.rule("KFM-EXT-7")
def test_a_tile_carries_one_for_good() -> None:
    village = (
        tile("home-1", goods="wood"),
        tile("keywood", 0, -1, side="back", goods="wood*3", colour="blue"),
    )
    table = transport(*village, data=built(blue_1="keywood"))
    assert table.why_not(0, "extend keywood blue-2") == "KFM-EXT-6"
    assert extends(table) == []


@pytest.mark.rule("KFM-EXT-8")
@pytest.mark.parametrize("word", ["keythedral", "summer-boat-1", "turn-1", "keyflower-ii"])
def test_what_is_never_upgraded_never_carries_one(word: str) -> None:
    village = (tile("home-1", goods="wood"), tile("keywood", 0, -1))
    table = transport(*village, tile(word, 0, 1, side="back", goods="wood gold"), skills="saw anvil")
    assert table.why_not(0, f"extend {word} red-3") == "KFM-EXT-8"
    assert extends(table) == []


@pytest.mark.rule("KFM-EXT-20")
def test_an_extended_tile_does_what_it_did() -> None:
    keywood = tile("keywood", 0, -1, side="back", goods="wood*2 stone", workers="red")
    table = transport(tile("home-1"), keywood, workers="red*9").play(0, "extend keywood red-3", "stop")
    row = table.laid("keywood")
    assert (row["workers"], row["last_use"], row["goods"]) == ({"red": 1}, 1, {"wood": 1, "stone": 1})
    table.play(1, "pass").play(0, "use keywood red 2")
    assert table.goods("keywood")["wood"] == 1 + FACTS["keywood"]["back"]["gains"]["wood"]


# Paying.


@pytest.mark.rule("KFM-EXT-10")
def test_resources_elsewhere_do_not_pay() -> None:
    village = (tile("home-1", goods="wood*5 gold*5"), KEYWOOD)
    assert not any("-3" in line or "-4" in line or "green-2" in line for line in extends(transport(*village)))


@pytest.mark.rule("KFM-EXT-10")
@pytest.mark.rule("KFM-EXT-15")
def test_two_resources_are_asked_for_where_there_is_a_choice() -> None:
    table = on_keywood("wood*2 stone gold").play(0, "extend keywood red-4")
    assert (table.question(), table.moves(0)) == ("pay-extension", ["pay-good wood", "pay-good gold"])
    assert table.ask()["extension"] == "red-4"
    assert table.why_not(0, "pay-good stone") == "KFM-EXT-10"
    table.play(0, "pay-good wood")
    assert table.moves(0) == ["pay-good wood", "pay-good stone", "pay-good gold"]
    table.play(0, "pay-good stone")
    assert table.goods("keywood") == {"wood": 1, "gold": 1}
    assert extensions_of(table) == {"red-4": "keywood"}


@pytest.mark.rule("KFM-EXT-15")
def test_gold_stands_for_a_named_resource_and_only_gold_for_gold() -> None:
    table = on_keywood("gold")
    assert {"extend keywood blue-3", "extend keywood red-3", "extend keywood green-2"} <= set(extends(table))
    table.play(0, "extend keywood blue-3")
    assert table.goods("keywood") == {}
    assert "extend keywood green-2" not in extends(on_keywood("wood*3"))


@pytest.mark.rule("KFM-EXT-15")
def test_with_boat_3a_any_resource_pays_for_any_other() -> None:
    boat = tile("summer-boat-3", 0, 1, side="front")
    village = (tile("home-1", goods="wood"), tile("keywood", 0, -1, side="back", goods="wood stone"), boat)
    table = transport(*village)
    assert {"extend keywood blue-3", "extend keywood green-2", "extend keywood green-3"} <= set(
        extends(table)
    )
    table.play(0, "extend keywood green-2")
    assert table.moves(0) == ["pay-good wood", "pay-good stone"]
    table.play(0, "pay-good stone")
    assert table.goods("keywood") == {"wood": 1}


@pytest.mark.rule("KFM-EXT-11")
def test_a_skill_comes_from_behind_the_screen_and_goes_into_the_stack() -> None:
    table = on_keywood(skills="anvil saw")
    before = table.pieces("stack")["anvil"]
    assert {"extend keywood blue-5", "extend keywood red-5"} <= set(extends(table))
    assert "extend keywood yellow-5" not in extends(table)
    table.play(0, "extend keywood blue-5")
    assert (table.skills(0), table.pieces("stack")["anvil"]) == ({"saw": 1}, before + 1)
    assert table.log("skill-paid") == [{"seat": 0, "skill": "anvil"}]


@pytest.mark.rule("KFM-EXT-12")
def test_a_worker_from_behind_the_screen_goes_into_the_bag() -> None:
    table = on_keywood(workers="red*2 blue")
    assert "extend keywood yellow-1" not in extends(table)
    bag = table.pieces("bag")["blue"]
    table.play(0, "extend keywood blue-1")
    assert (table.question(), table.moves(0)) == ("pay-extension", ["pay-worker blue"])
    assert table.why_not(0, "pay-worker red") == "KFM-EXT-12"
    table.play(0, "pay-worker blue")
    assert (table.workers(0), table.pieces("bag")["blue"]) == ({"red": 1}, bag + 1)
    table = on_keywood(workers="red*2 blue").play(0, "extend keywood blue-2")
    assert table.moves(0) == ["pay-worker blue", "pay-worker red"]


@pytest.mark.rule("KFM-EXT-13")
def test_a_beaten_bid_pays_whole() -> None:
    lots = [lot("alehouse", {1: "blue*4", 0: "blue*3"})]
    village = (tile("home-1", goods="wood"), KEYWOOD)
    table = auction(seat("red*2", *village), seat(), lots=lots).play(0, "use home-1 red 1")
    bag = table.pieces("bag")["blue"]
    table.play(0, "extend keywood blue-1", "pay-bid alehouse")
    assert (table.bids("alehouse"), table.pieces("bag")["blue"]) == ({1: "blue*4"}, bag + 3)
    assert extensions_of(table) == {"blue-1": "keywood"}


@pytest.mark.rule("KFM-EXT-14")
def test_leading_bids_and_workers_at_work_cannot_pay() -> None:
    lots = [lot("alehouse", {0: "blue*3"}, workers="blue")]
    village = (
        tile("home-1", goods="wood"),
        {**KEYWOOD, "workers": {}},
        tile("peddler", 0, -2, workers="yellow"),
    )
    table = auction(seat("red", *village), seat(), lots=lots).play(0, "use home-1 red 1")
    # No worker is left but those of the bid and on tiles; how many lie behind the screen, everyone sees.
    assert extends(table) == []
    assert table.why_not(0, "extend keywood blue-1") == "KFM-EXT-9"


# The transport goes on as long as everyone must think that something can be done.


@pytest.mark.rule("KFM-EXT-3")
@pytest.mark.parametrize(("skills", "asked"), [("pickaxe", True), ("anvil", True), ("", False)])
def test_whether_the_question_comes_does_not_tell_which_skills_there_are(skills: str, asked: bool) -> None:
    village = (tile("home-1"), tile("keywood", 0, -1, side="back", workers="yellow"))
    table = transport(*village, workers="red", skills=skills)
    assert (table.question() == "transport") == asked
    if asked:
        expected = ["extend keywood yellow-5"] if skills == "pickaxe" else []
        assert extends(table) == expected


# Colours.


@pytest.mark.rule("KFM-EXT-16")
def test_where_workers_are_the_extension_has_their_colour() -> None:
    village = (
        tile("home-1", goods="wood"),
        tile("keywood", 0, -1, side="back", workers="blue", goods="gold"),
    )
    table = transport(*village)
    assert {line.split("-")[0] for line in extends(table)} == {"extend keywood blue"}
    assert table.why_not(0, "extend keywood red-3") == "KFM-EXT-16"


@pytest.mark.rule("KFM-EXT-17")
def test_the_colour_binds_the_tile_to_the_end_of_the_game() -> None:
    village = (tile("home-1", goods="wood"), tile("keywood", 0, -1, side="back", goods="wood"))
    table = transport(*village, workers="red*4 blue*4").play(0, "extend keywood red-3", "stop")
    assert table.laid("keywood")["colour"] == "red"
    table.play(1, "pass")
    assert table.why_not(0, "use keywood blue 1") is not None
    table.play(0, "use keywood red 1").play(1, "pass").play(0, "pass").take_boats().chance()
    assert table.laid("keywood")["colour"] == "red"
    assert (table.laid("home-1")["colour"], table.laid("keywood")["workers"]) == (None, {})
    uses = [line.split()[2] for who in (0, 1) for line in table.moves_of(who, "use keywood")]
    assert set(uses) <= {"red"}


@pytest.mark.rule("KFM-EXT-17")
@pytest.mark.parametrize(
    ("village", "got"),
    [
        ([tile("keywood", 0, -1, side="back", colour="blue")], "got 'keywood' with blue"),
        ([tile("keywood", 0, -1, side="back", workers="yellow")], "got 'keywood' with yellow"),
        ([tile("stable", 0, -1, side="back")], "got 'keywood' with no colour"),
    ],
)
def test_data_with_an_extension_on_a_tile_without_its_colour_is_refused(
    village: list[dict[str, Any]], got: str
) -> None:
    assert auction(seat("", KEYWOOD), seat(), data=built(red_3="keywood")).laid("keywood")["colour"] == "red"
    with pytest.raises(DataError, match=f"extensions: expected red-3 on a red tile of a village, {got}"):
        auction(seat("", *village), seat(), data=built(red_3="keywood"))


def test_data_with_an_extension_on_a_tile_of_no_colour_is_refused() -> None:
    table = auction(seat("", KEYWOOD), seat())
    data = {**GAME.to_data(table.state), **built(red_3="keywood")}
    with pytest.raises(
        DataError, match="expected red-3 on a red tile of a village, got 'keywood' with no colour"
    ):
        GAME.from_data(table.state.rules, data)


@pytest.mark.rule("KFM-EXT-18")
def test_the_owner_of_boat_4b_may_place_any_colours_there() -> None:
    boat = tile("summer-boat-4", 0, 1, side="back")
    village = (tile("home-1"), tile("keywood", 0, -1, side="back", colour="red"), boat)
    table = auction(seat("blue*2 yellow", *village), seat("blue*2"), data=built(red_3="keywood"))
    table.play(0, "use keywood blue 1")
    assert (table.laid("keywood")["colour"], table.laid("keywood")["workers"]) == ("red", {"blue": 1})
    assert table.moves_of(1, "use keywood") == []
