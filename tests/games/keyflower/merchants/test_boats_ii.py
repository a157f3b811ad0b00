"""Boats II and cabins: which are in play, what they carry, and what their winter sides do."""

from __future__ import annotations

from typing import Any

import pytest

from artel.kernel.game import Rng
from tests.games.keyflower import positions
from tests.games.keyflower.merchants.building import BOATS_II, MODULES, built, freight, transport
from tests.games.keyflower.positions import (
    BOATS,
    FACTS,
    GAME,
    auction,
    ended,
    extending,
    lot,
    opening,
    season_start,
    seat,
    tile,
)


@pytest.fixture(autouse=True)
def merchants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are positions of the game with The Merchants."""
    monkeypatch.setattr(positions, "MODULES", MODULES)


# Components.


@pytest.mark.rule("KFM-BOX-1")
@pytest.mark.rule("KFM-BOX-2")
def test_twelve_tiles_by_kind_and_season() -> None:
    tiles = {word: row for word, row in FACTS.items() if row["kind"] in ("boat", "village", "winter-tile")}
    base = {row["id"] for row in GAME.facts()[:64]}
    added = {word: (row["kind"], row["season"]) for word, row in tiles.items() if word not in base}
    merchants = [*BOATS_II, "assayer", "bookkeeper", "merchant", "artisan", "builder", "muleteer"]
    assert {word: added[word] for word in merchants} == {
        **dict.fromkeys(BOATS_II, ("boat", None)),
        "assayer": ("village", "spring"),
        "bookkeeper": ("village", "summer"),
        "merchant": ("village", "autumn"),
        **dict.fromkeys(("artisan", "builder", "muleteer"), ("winter-tile", "winter")),
    }


@pytest.mark.rule("KFM-BOX-3")
@pytest.mark.rule("KFM-SETUP-2")
def test_a_boat_ii_makes_a_pair_with_the_boat_of_its_name() -> None:
    assert [FACTS[boat]["twin_of"] for boat in BOATS_II] == BOATS
    for boat in BOATS_II:
        assert FACTS[boat]["least_players"] == FACTS[FACTS[boat]["twin_of"]]["least_players"]


@pytest.mark.parametrize(
    ("boat", "spring", "summer", "autumn"),
    [
        pytest.param("keyflower-ii", "7 0", "4 1", "4 1", marks=pytest.mark.rule("KFM-BOAT-3")),
        pytest.param("sea-bastion-ii", "6 1", "6 1", "4 1", marks=pytest.mark.rule("KFM-BOAT-4")),
        pytest.param("sea-breese-ii", "5 1", "5 1", "5 1", marks=pytest.mark.rule("KFM-BOAT-5")),
        pytest.param("flipper-ii", "4 2", "2 2", "2 2", marks=pytest.mark.rule("KFM-BOAT-6")),
        pytest.param("ianvincible-ii", "5 1", "5 1", "5 1", marks=pytest.mark.rule("KFM-BOAT-7")),
        pytest.param("white-wind-ii", "5 2", "3 2", "3 2", marks=pytest.mark.rule("KFM-BOAT-8")),
    ],
)
def test_the_loads_of_the_boats(boat: str, spring: str, summer: str, autumn: str) -> None:
    more = dict(
        zip(BOATS_II, ["gold", "cabin", "contract", "green-worker", "cabin", "contract"], strict=True)
    )
    for season, load in {"spring": spring, "summer": summer, "autumn": autumn}.items():
        workers, skills = load.split()
        expected = {"workers": int(workers), "skills": int(skills), more[boat]: 1}
        assert FACTS[boat]["load"][season] == expected


# Setup.


@pytest.mark.rule("KFM-SETUP-1")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_one_boat_of_each_pair_is_in_play_by_chance(players: int) -> None:
    seen: set[str] = set()
    for seed in range(12):
        table = opening(players)
        while not table.moves(-1)[0].startswith("in-play"):
            positions.play_nature_once(table.state, Rng(seed))
        for place in range(players):
            assert table.chances() == {f"in-play {BOATS[place]}": 1, f"in-play {BOATS_II[place]}": 1}
            positions.play_nature_once(table.state, Rng(f"{seed} {place}"))
        boats = [row["boat"] for row in table.data()["boats"]]
        assert all(boat in pair for boat, pair in zip(boats, zip(BOATS, BOATS_II, strict=True), strict=False))
        seen.update(boats)
    assert seen == {*BOATS[:players], *BOATS_II[:players]}


@pytest.mark.rule("KFM-SETUP-3")
@pytest.mark.rule("KFM-SETUP-4")
@pytest.mark.rule("KFM-BOX-10")
@pytest.mark.rule("KFM-CABIN-1")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_boats_ii_are_loaded_with_all_they_show(season: str) -> None:
    table = season_start(*[seat()] * 6, season=season, boats=BOATS_II) if season != "spring" else None
    if table is None:
        table = opening(6, {"merchants-only": "yes"})
    table.chance()
    data = table.data()
    assert data["freight"] == [{"gold": 1}, {"cabin": 1}, {}, {}, {"cabin": 1}, {}]
    assert (data["cabins_left"], data["supply"]["gold"], data["green"]) == (4, 47, 19)
    assert table.boat("flipper-ii")["workers"]["green"] == 1
    for row in data["boats"]:
        load = FACTS[row["boat"]]["load"][season]
        assert sum(row["workers"].values()) == load["workers"] + load.get("green-worker", 0)
        assert sum(row["skills"].values()) == load["skills"]


def test_nothing_is_loaded_in_winter() -> None:
    holding = [seat(winter=word) for word in ("artisan", "builder")]
    table = season_start(*holding, season="winter", boats=BOATS_II[:2]).chance()
    assert table.data()["freight"] == [{}] * 6
    assert table.data()["cabins_left"] == 6


@pytest.mark.rule("KFM-SETUP-9")
def test_the_village_tiles_are_mixed_in_and_as_many_as_ever_come_into_play() -> None:
    table = season_start(seat(), seat(), season="summer")
    while not table.moves(-1)[0].startswith("lot"):
        positions.play_nature_once(table.state, Rng(1))
    assert table.chances()["lot bookkeeper front"] == table.chances()["lot brewer front"]
    table.chance()
    assert len(table.lots()) == 6 + 1


@pytest.mark.rule("KFM-SETUP-10")
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_winter_tiles_by_number_of_players(players: int, count: int) -> None:
    dealt: set[str] = set()
    for seed in range(8):
        rows = opening(players).chance(seed).data()["seats"]
        assert [row["winter_count"] for row in rows] == [count] * players
        dealt.update(word for row in rows for word in row["winter"])
    assert {"artisan", "builder", "muleteer"} <= dealt


@pytest.mark.rule("KFM-SETUP-11")
def test_any_number_of_a_larger_hand_may_be_chosen() -> None:
    hands = [seat(winter="artisan builder muleteer windmill"), seat(winter="scholar")]
    table = season_start(*hands, season="winter").chance()
    assert len(table.moves(0)) == 2**4 - 1
    table.play(0, "offer windmill artisan builder muleteer")
    table.play(1, "offer scholar none none")
    assert set(table.lots()) >= {"artisan", "builder", "muleteer", "windmill", "scholar"}


# Loads are taken.


def arriving(season: str = "spring", **more: Any) -> Any:
    boats = more.pop("boats", ["keyflower-ii", "sea-bastion-ii"])
    loads = {boats[0]: "red*2 green saw", **more.pop("loads", {})}
    data = {**freight("gold", "cabin"), "cabins_left": 5}
    return auction(seat(), seat(), season=season, boats=boats, loads=loads, data=data, **more).all_pass()


@pytest.mark.rule("KFM-BOAT-1")
@pytest.mark.rule("KFM-CABIN-2")
@pytest.mark.rule("KFM-END-1")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_gold_and_cabins_go_on_the_home_tile(season: str) -> None:
    table = arriving(season, supply="gold*47").play(0, "take-boat keyflower-ii")
    assert table.goods("home-1") == {"gold": 1}
    table.play(1, "take-boat sea-bastion-ii")
    assert [row["cabins"] for row in table.data()["seats"]] == [0, 1]
    assert table.data()["freight"] == [{}] * 6
    assert table.log("cabin-came") == [{"seat": 1}]


@pytest.mark.rule("KFM-CABIN-2")
def test_a_player_may_have_several_cabins() -> None:
    boats = ["keyflower", "sea-bastion-ii"]
    hold = {**freight("", "cabin"), "cabins_left": 2}
    table = auction(seat(cabins=2), seat(cabins=1), boats=boats, data=hold).all_pass()
    table.play(0, "take-boat sea-bastion-ii")
    assert [row["cabins"] for row in table.data()["seats"]] == [3, 1]


@pytest.mark.rule("KFM-BOAT-2")
def test_green_workers_of_a_load_go_behind_the_screen() -> None:
    table = arriving().play(0, "take-boat keyflower-ii")
    assert (table.workers(0), table.skills(0)) == ({"red": 2, "green": 1}, {"saw": 1})
    assert table.view(1)["seats"][0]["workers_shown"] == {"red": 2, "green": 1}


# The exchange of Sea Bastion II.


@pytest.mark.rule("KFM-BOAT-9")
def test_nobody_exchanges_in_spring_and_summer_nor_by_another_boat() -> None:
    for season in ("spring", "summer"):
        table = arriving(season).play(0, "take-boat sea-bastion-ii")
        assert table.asked() == [1]
    assert arriving("autumn").play(0, "take-boat keyflower-ii").asked() == [1]


@pytest.mark.rule("KFM-BOAT-9")
@pytest.mark.rule("KFM-BOAT-10")
def test_the_new_boat_is_chosen_in_winter_and_sea_bastion_ii_is_gone() -> None:
    table = arriving("autumn").play(0, "take-boat sea-bastion-ii", "exchange white-wind")
    table.play(1, "take-boat keyflower-ii")
    assert [row["boat"] for row in table.data()["boats"]] == ["keyflower-ii", "white-wind"]
    taken = [{"boat": "sea-bastion-ii", "seat": 0}, {"boat": "keyflower-ii", "seat": 1}]
    assert table.view(1)["boat_choices"] == taken
    data = GAME.to_data(table.state)
    assert GAME.to_data(GAME.from_data(table.state.rules, data)) == data
    winter = auction(seat(), seat(), season="winter", boats=["keyflower-ii", "white-wind"]).all_pass()
    assert winter.moves(0) == ["take-boat keyflower-ii", "take-boat white-wind"]


# In winter.


@pytest.mark.rule("KFM-BOAT-11")
@pytest.mark.parametrize(("supply", "gold"), [("gold*9", 3), ("gold*2", 2), ("", 0)])
def test_keyflower_ii_gives_three_gold_as_far_as_there_are_any(supply: str, gold: int) -> None:
    boats = ["keyflower-ii", "sea-bastion"]
    table = auction(seat(), seat(), season="winter", boats=boats, supply=supply).all_pass()
    table.take_boats("keyflower-ii", "sea-bastion")
    assert table.goods("home-1").get("gold", 0) == gold
    assert table.goods("home-2") == {}


@pytest.mark.rule("KFM-BOAT-14")
@pytest.mark.rule("KFM-BOAT-16")
def test_flipper_ii_puts_a_free_extension_on_the_best_upgraded_tile() -> None:
    village = [tile("flipper-ii", 0, 1), tile("keywood", 0, -1, side="back"), tile("alehouse", 0, -2)]
    home = tile("home-1", side="back")
    table = ended(seat("", home, *village))
    assert table.reasons(0, "free-extension") == {"flipper-ii": 5}
    told = [row.values for row in table.outcome().reasons if row.kind == "free-extension"]
    assert told == [{"tile": "flipper-ii", "extended": "home-1"}]
    # A tile that has one already takes no second.
    table = ended(seat("", home, *village), data=built(red_3="home-1"))
    printed = FACTS["keywood"]["points"][1]
    assert table.reasons(0, "free-extension") == {"flipper-ii": printed}


@pytest.mark.rule("KFM-BOAT-15")
def test_flipper_ii_gives_nothing_without_an_extension_or_a_tile() -> None:
    village = [tile("flipper-ii", 0, 1), tile("builder", 1, 0)]
    assert ended(seat("", *village)).reasons(0, "free-extension") == {}
    # All of them lie in another village, those of a colour on one tile.
    tiles = {"blue": "stable", "red": "keywood", "yellow": "miner", "green": "woodcutter"}
    words = [str(row["extension"]) for row in built()["extensions"]]
    gone = {word.replace("-", "_"): tiles[word.partition("-")[0]] for word in words}
    other = seat("", *[tile(word, at, 5, side="back") for at, word in enumerate(tiles.values())])
    home = tile("home-1", side="back")
    assert ended(seat("", home, *village), other, data=built(**gone)).reasons(0, "free-extension") == {}


@pytest.mark.rule("KFM-CABIN-6")
def test_cabins_score_nothing_of_their_own() -> None:
    assert ended(seat(cabins=3)).points() == 0


# Cabins.


@pytest.mark.rule("KFM-CABIN-3")
@pytest.mark.rule("KFM-CABIN-7")
def test_a_cabin_is_an_upgrade_symbol_of_the_home_for_whoever_uses_it() -> None:
    rich = [tile("keywood", 0, -1), tile("alehouse", 0, -2)]
    for who, home in ((0, "home-1"), (1, "home-2")):
        seats = [seat("red*2", tile("home-1", goods="wood"), *rich, skills="saw*9", cabins=0), seat(cabins=2)]
        table = auction(*seats).play(0, f"use {home} red 1")
        assert (table.ask()["steps"], table.ask()["upgrades"]) == (1, 1 + 2 * who)


@pytest.mark.rule("KFM-CABIN-3")
def test_cabins_belong_to_the_home_tile_alone() -> None:
    rows = [tile("home-1", goods="wood"), tile("stable", 0, -1)]
    table = auction(seat("red*2", *rows, cabins=3), seat()).play(0, "use stable red 1")
    assert table.ask()["upgrades"] == 1


@pytest.mark.rule("KFM-CABIN-4")
@pytest.mark.rule("KFM-EXT-20")
def test_cabins_do_not_hinder_the_upgrade_or_an_extension_of_the_home() -> None:
    table = transport(tile("home-1", goods="wood*3 stone iron"), workers="blue red*3", holds={"cabins": 2})
    table.play(0, "upgrade home-1", "extend home-1 red-3")
    assert table.laid("home-1")["side"] == "back"
    assert table.data()["seats"][0]["cabins"] == 2
    assert table.goods("home-1") == {"wood": 1, "iron": 1}
    assert table.laid("home-1")["workers"] == {"red": 1}


def test_what_does_not_fit_the_state_is_refused_with_both_sides() -> None:
    table = extending(seat(), seat())
    for name, wrong, complaint in (
        ("freight", [{}], "freight: expected the freight of 6 places"),
        ("extensions", [], "extensions: expected 18 extensions"),
        ("extensions", [{"extension": "red-1", "tile": None}] * 18, "expected the extension blue-1"),
        ("extensions", built(blue_1="nowhere")["extensions"], "expected a tile for blue-1, got 'nowhere'"),
    ):
        with pytest.raises(ValueError, match=complaint):
            GAME.from_data(table.state.rules, {**table.data(), name: wrong})


def test_a_boat_that_is_in_play_or_no_boat_is_refused() -> None:
    table = arriving("autumn").play(0, "take-boat sea-bastion-ii")
    for word in ("keyflower-ii", "sea-bastion-ii", "home-1", "summer-boat-1"):
        assert table.why_not(0, f"exchange {word}") == "KFM-BOAT-9"
    assert table.why_not(0, "take-boat keyflower-ii") == "KFM-BOAT-9"
    assert table.why_not(0, "exchange keyflower") is None
    assert lot("turn-1")["tile"] in table.lots()
