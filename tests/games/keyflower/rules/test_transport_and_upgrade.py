"""Transport and upgrade."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.positions import BASE_FACTS, Table, auction, lot, north, seat, tile

# Keywood to the north of home 1 by road; the alehouse touches it across a field.
KEYWOOD = tile("keywood", 0, -1, goods="wood*2")
ALEHOUSE = tile("alehouse", -1, -1)


def transport(*village: dict[str, Any], skills: str = "", source: str = "home-1") -> Table:
    """Seat 0 uses a transport tile; without others to move to, its home carries one wood north."""
    rows = village or (tile("home-1", goods="wood"), *north("keywood"))
    return auction(seat("red*6", *rows, skills=skills), seat()).play(0, f"use {source} red 1")


@pytest.mark.rule("KF-UPGRADE-1")
def test_an_upgraded_tile_is_turned_over_once() -> None:
    table = auction(seat("red*3", *north("keywood"), skills="saw*2"), seat("red"))
    table.play(0, "use home-1 red 1", "upgrade keywood")
    assert table.laid("keywood")["side"] == "back"
    table.play(1, "pass").play(0, "use home-1 red 2")
    assert (table.asked(), table.laid("keywood")["side"]) == ([1], "back")


@pytest.mark.rule("KF-UPGRADE-1")
@pytest.mark.parametrize("word", ["summer-boat-1", "windmill", "turn-1", "keyflower"])
def test_summer_boats_and_winter_tiles_are_never_upgraded(word: str) -> None:
    table = transport(tile("home-1", goods="wood"), KEYWOOD, tile(word, 0, 1, goods="gold*5"), skills="saw*5")
    assert table.why_not(0, f"upgrade {word}") == "KF-UPGRADE-1"


@pytest.mark.rule("KF-UPGRADE-1")
def test_a_tile_that_is_turned_over_is_not_upgraded_again() -> None:
    table = transport(tile("home-1", side="back", goods="wood*3 stone*3"), KEYWOOD)
    assert table.why_not(0, "upgrade home-1") == "KF-UPGRADE-1"


@pytest.mark.rule("KF-UPGRADE-2")
def test_the_cost_is_the_one_shown() -> None:
    assert BASE_FACTS["home-1"]["upgrade_cost"] == {"wood": 1, "stone": 1}
    assert "upgrade home-1" in transport(tile("home-1", goods="wood stone"), KEYWOOD).moves(0)
    assert "upgrade home-1" not in transport(tile("home-1", goods="wood iron"), KEYWOOD).moves(0)
    table = transport(tile("home-1", goods="wood*2 stone"), KEYWOOD).play(0, "upgrade home-1")
    assert table.goods("home-1") == {"wood": 1}


@pytest.mark.rule("KF-UPGRADE-2")
def test_any_resource_is_paid_as_the_player_likes() -> None:
    workshop = tile("workshop", 0, -1, goods="wood stone iron")
    table = transport(tile("home-1"), workshop).play(0, "upgrade workshop")
    assert table.question() == "pay-upgrade"
    assert table.moves(0) == ["pay-good wood", "pay-good stone"]
    table.play(0, "pay-good wood")
    assert table.moves(0) == ["pay-good stone", "pay-good iron"]
    table.play(0, "pay-good iron")
    assert (table.goods("workshop"), table.laid("workshop")["side"]) == ({"stone": 1}, "back")


@pytest.mark.rule("KF-UPGRADE-3")
@pytest.mark.parametrize(
    ("word", "side", "steps", "upgrades"),
    [
        ("home-1", "front", 1, 1),
        ("home-1", "back", 2, 1),
        ("stable", "front", 2, 1),
        ("stable", "back", 4, 2),
        ("farrier", "front", 3, 1),
        ("farrier", "back", 5, 2),
        ("wainwright", "front", 4, 2),
        ("wainwright", "back", 6, 2),
    ],
)
def test_homes_and_three_tiles_give_transport(word: str, side: str, steps: int, upgrades: int) -> None:
    rows = [tile("home-1", goods="wood"), KEYWOOD, tile(word, 0, 1)]
    if word == "home-1":
        rows = rows[:2]
    rows = [{**row, "side": side} if row["tile"] == word else row for row in rows]
    table = transport(*rows, source=word)
    assert table.question() == "transport"
    assert (table.ask()["steps"], table.ask()["upgrades"]) == (steps, upgrades)


@pytest.mark.rule("KF-UPGRADE-3")
def test_no_other_tile_gives_transport() -> None:
    kinds = {row["id"] for row in BASE_FACTS.values() if row["front"]["kind"] == "transport"}
    assert kinds == {*[f"home-{number}" for number in range(1, 7)], "farrier", "stable", "wainwright"}


@pytest.mark.rule("KF-UPGRADE-4")
def test_a_transport_tile_already_used_takes_more_workers() -> None:
    home = tile("home-1", workers="blue", goods="wood")
    table = auction(seat("blue*2 red*2", home, KEYWOOD), seat())
    assert table.moves_of(0, "use home-1") == ["use home-1 blue 2"]
    assert table.play(0, "use home-1 blue 2").question() == "transport"


@pytest.mark.rule("KF-UPGRADE-5")
def test_steps_and_upgrades_are_limited_by_the_tile() -> None:
    table = transport(KEYWOOD, source="home-1", skills="saw*2")
    table.play(0, "carry wood keywood home-1")
    assert table.moves(0) == ["upgrade keywood", "stop"]
    assert table.why_not(0, "carry wood keywood home-1") == "KF-UPGRADE-7"
    assert table.play(0, "upgrade keywood").asked() == [1]


@pytest.mark.rule("KF-UPGRADE-5")
def test_a_tile_with_one_symbol_upgrades_one_tile() -> None:
    rows = [tile("home-1", goods="wood stone"), tile("keywood", 0, -1)]
    table = transport(*rows, skills="saw").play(0, "upgrade keywood")
    assert table.why_not(0, "upgrade home-1") == "KF-UPGRADE-5"


@pytest.mark.rule("KF-UPGRADE-5")
def test_two_symbols_upgrade_two_tiles() -> None:
    rows = [tile("home-1", goods="wood stone"), tile("keywood", 0, -1), tile("wainwright", 0, 1)]
    table = transport(*rows, skills="saw", source="wainwright")
    table.play(0, "upgrade keywood", "upgrade home-1")
    assert [table.laid(word)["side"] for word in ("keywood", "home-1")] == ["back", "back"]


@pytest.mark.rule("KF-UPGRADE-5")
def test_the_user_may_stop_at_any_time() -> None:
    table = transport(KEYWOOD).play(0, "stop")
    assert (table.goods("keywood"), table.asked()) == ({"wood": 2}, [1])


@pytest.mark.rule("KF-UPGRADE-6")
def test_resources_travel_along_roads_only() -> None:
    table = transport(KEYWOOD, ALEHOUSE)
    assert table.moves(0) == ["carry wood keywood home-1", "stop"]
    assert table.why_not(0, "carry wood keywood alehouse") == "KF-UPGRADE-6"


@pytest.mark.rule("KF-UPGRADE-6")
def test_a_road_that_ends_at_a_field_carries_nothing() -> None:
    # Turned by one sixth, the keywood shows a field to the home.
    table = transport(
        tile("keywood", 0, -1, turn=1, goods="wood"),
        tile("key-mine", 0, -2, goods="iron"),
        tile("stable", 0, -3),
    )
    assert "carry wood keywood home-1" not in table.moves(0)
    assert "carry iron key-mine stable" in table.moves(0)


@pytest.mark.rule("KF-UPGRADE-7")
def test_the_transport_number_may_be_divided() -> None:
    rows = north("stable", "keywood", "key-mine")
    rows[1]["goods"], rows[2]["goods"] = {"wood": 2}, {"iron": 1}

    def table() -> Table:
        return transport(*rows, source="stable")

    one = table().play(0, "carry iron key-mine keywood", "carry iron keywood stable")
    assert (one.goods("stable"), one.asked()) == ({"iron": 1}, [1])
    two = table().play(0, "carry iron key-mine keywood", "carry wood keywood stable")
    assert (two.goods("stable"), two.goods("keywood")) == ({"wood": 1}, {"wood": 1, "iron": 1})
    assert two.asked() == [1]


@pytest.mark.rule("KF-UPGRADE-7")
def test_one_unit_moves_one_resource_one_tile() -> None:
    rows = north("stable", "keywood", "key-mine")
    rows[2]["goods"] = {"iron": 1}
    table = transport(*rows, source="stable")
    assert table.why_not(0, "carry iron key-mine stable") == "KF-UPGRADE-7"
    assert table.why_not(0, "carry wood key-mine keywood") == "KF-UPGRADE-7"


@pytest.mark.rule("KF-UPGRADE-8")
def test_the_resources_of_an_upgrade_lie_on_the_tile_and_go_to_the_supply() -> None:
    rows = [tile("home-1", goods="wood"), tile("keywood", 0, -1, goods="stone")]
    table = transport(*rows)
    assert table.why_not(0, "upgrade home-1") == "KF-UPGRADE-8"
    table.play(0, "carry stone keywood home-1", "upgrade home-1")
    assert (table.laid("home-1")["side"], table.goods("home-1")) == ("back", {})
    assert table.pieces("supply") == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}


@pytest.mark.rule("KF-UPGRADE-9")
def test_the_skills_of_an_upgrade_come_from_the_screen_and_go_to_the_stack() -> None:
    table = transport(KEYWOOD, skills="saw anvil")
    before = table.pieces("stack")
    table.play(0, "upgrade keywood")
    assert table.skills(0) == {"anvil": 1}
    assert table.pieces("stack") == {**before, "saw": before["saw"] + 1}
    assert transport(KEYWOOD, skills="anvil").why_not(0, "upgrade keywood") == "KF-UPGRADE-8"


@pytest.mark.rule("KF-UPGRADE-9")
def test_without_any_skill_there_is_nothing_to_choose() -> None:
    table = transport(KEYWOOD, tile("barn", 0, 1, goods="wood*3"))
    assert table.moves_of(0, "upgrade barn") == []
    assert table.why_not(0, "upgrade barn") == "KF-UPGRADE-8"


@pytest.mark.rule("KF-UPGRADE-9")
def test_any_skill_is_chosen() -> None:
    barn = tile("barn", 0, 1)
    table = transport(KEYWOOD, barn, skills="saw anvil").play(0, "upgrade barn")
    assert table.moves(0) == ["pay-skill saw", "pay-skill anvil"]
    table.play(0, "pay-skill anvil")
    assert (table.skills(0), table.laid("barn")["side"]) == ({"saw": 1}, "back")


@pytest.mark.rule("KF-UPGRADE-9")
def test_the_question_does_not_tell_which_skills_lie_behind_the_screen() -> None:
    def used(skills: str) -> Table:
        table = auction(seat("red", *north("keywood"), skills=skills), seat(), stack="saw*5 anvil*5")
        return table.play(0, "use home-1 red 1")

    # The keywood takes a saw; with an anvil there is nothing to do but to stop.
    assert used("saw").moves(0) == ["upgrade keywood", "stop"]
    assert used("anvil").moves(0) == ["stop"]
    assert used("saw").view(1) == used("anvil").view(1)
    assert used("").asked() == [1]


@pytest.mark.rule("KF-UPGRADE-10")
def test_workers_and_other_resources_stay_on_an_upgraded_tile() -> None:
    wood = tile("keywood", 0, -1, goods="wood*2 gold", workers="blue*2")
    table = transport(wood, skills="saw").play(0, "upgrade keywood")
    row = table.laid("keywood")
    assert (row["goods"], row["workers"], row["colour"]) == ({"wood": 2, "gold": 1}, {"blue": 2}, "blue")
    assert row["last_use"] == 2


@pytest.mark.rule("KF-UPGRADE-11")
def test_a_tile_keeps_its_place_and_turn_when_it_is_upgraded() -> None:
    wood = tile("keywood", 0, -1, turn=4)
    table = transport(tile("home-1", goods="wood"), wood, skills="saw").play(0, "upgrade keywood")
    row = table.laid("keywood")
    assert (row["q"], row["r"], row["turn"], row["side"]) == (0, -1, 4, "back")


@pytest.mark.rule("KF-UPGRADE-8")
def test_a_tile_in_the_auction_is_not_upgraded() -> None:
    table = auction(seat("red*2", KEYWOOD, skills="saw*3"), seat(), lots=[lot("key-mine")])
    table.play(0, "use home-1 red 1")
    assert table.why_not(0, "upgrade key-mine") == "KF-TILE-11"
