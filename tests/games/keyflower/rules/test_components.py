"""What is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from artel.kernel.game import NATURE, DataError
from tests.games.keyflower.positions import (
    BASE_FACTS,
    GAME,
    SEASONS,
    auction,
    ended,
    lot,
    opening,
    seat,
    tile,
)


@pytest.mark.rule("KF-BOX-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_seats_play(players: int) -> None:
    assert len(opening(players).data()["seats"]) == players


@pytest.mark.rule("KF-BOX-1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_of_seats_are_refused(players: int) -> None:
    with pytest.raises(DataError, match=f"2 to 6 players, got {players}"):
        GAME.rules(players)


@pytest.mark.rule("KF-BOX-1")
def test_a_game_lasts_four_seasons() -> None:
    table = opening(2)
    while table.asked():
        table.chance().first_answers("turn", "choose-boat", "place-tiles", "offer-tiles")
    assert [row["season"] for row in table.log("season-begins")] == SEASONS
    assert [row["season"] for row in table.log("season-ends")] == SEASONS
    assert table.log("game-over") == [{}]


@pytest.mark.rule("KF-BOX-2")
def test_sixty_four_large_tiles_by_kind() -> None:
    kinds = Counter(row["kind"] for row in BASE_FACTS.values())
    assert (kinds["turn-order"], kinds["boat"], kinds["home"]) == (4, 6, 6)
    assert kinds["village"] + kinds["summer-boat"] + kinds["winter-tile"] == 48
    assert sum(kinds.values()) == 64


@pytest.mark.rule("KF-BOX-3")
def test_twelve_tiles_for_each_season_four_boats_among_the_summer_ones() -> None:
    assert [sum(row["season"] == season for row in BASE_FACTS.values()) for season in SEASONS] == [12] * 4
    boats = [row["season"] for row in BASE_FACTS.values() if row["kind"] == "summer-boat"]
    assert boats == ["summer"] * 4


@pytest.mark.rule("KF-BOX-4")
def test_sixteen_skills_of_each_type() -> None:
    assert opening().pieces("stack") == {"saw": 16, "pickaxe": 16, "anvil": 16}


@pytest.mark.rule("KF-BOX-5")
def test_a_hundred_and_twenty_resources() -> None:
    assert opening().pieces("supply") == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}


@pytest.mark.rule("KF-BOX-6")
def test_gold_stands_for_any_resource_in_the_game_and_in_scoring() -> None:
    home = tile("home-1", goods="gold*2")
    table = auction(seat("red", home), seat()).play(0, "use home-1 red 1", "upgrade home-1")
    assert (table.laid("home-1")["side"], table.goods("home-1")) == ("back", {})
    guild = ended(seat("", tile("home-1", goods="gold wood iron"), tile("mercers-guild", 0, 1)))
    assert guild.points() == 5


@pytest.mark.rule("KF-BOX-6")
@pytest.mark.parametrize(
    ("goods", "payable"),
    [("wood*5 gold", False), ("wood*5 gold*2", True), ("wood stone*4 gold", True), ("gold*2 stone", True)],
)
def test_each_gold_stands_in_once(goods: str, payable: bool) -> None:
    # An upgrade of the alehouse takes wood, stone and iron.
    alehouse = tile("alehouse", 0, -1, goods=goods)
    table = auction(seat("red", alehouse), seat()).play(0, "use home-1 red 1")
    assert ("upgrade alehouse" in table.moves(0)) == payable
    # In scoring one gold is one piece of a set, and then it is no gold any more.
    guild = tile("mercers-guild", 0, 1)
    assert ended(seat("", tile("home-1", goods="wood*5 gold"), guild)).points() == 1
    assert ended(seat("", tile("home-1", goods="wood*5 stone*2 gold"), guild)).points() == 5


@pytest.mark.rule("KF-BOX-6")
def test_nothing_stands_for_gold() -> None:
    fair = tile("fair", 0, -1, turn=1, goods="wood*3")
    table = auction(seat("red", fair, tile("home-1", goods="iron")), seat(), season="winter")
    table.play(0, "use home-1 red 1")
    assert table.why_not(0, "upgrade fair") == "KF-UPGRADE-8"


@pytest.mark.rule("KF-BOX-7")
def test_a_hundred_and_forty_workers_and_the_marker() -> None:
    table = opening()
    assert table.pieces("bag") == {"blue": 40, "red": 40, "yellow": 40}
    assert table.green() == 20
    table.chance()
    assert table.log("marker") == [{"seat": table.data()["first"]}]


@pytest.mark.rule("KF-BOX-8")
def test_the_marker_is_held_and_never_drawn_or_placed() -> None:
    table = opening(2)
    assert table.moves(NATURE) == ["draw blue", "draw red", "draw yellow"]
    purple = ended(seat(), seat(), first=0)
    assert (purple.points(0), purple.points(1)) == (1, 0)
    held = auction(seat("red"), seat(), lots=[lot("keywood")])
    assert not [move for move in held.moves(0) if "purple" in move]
