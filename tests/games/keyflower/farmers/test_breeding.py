"""Breeding, at the end of spring, summer and autumn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.farmers.farm import auction, farmer, herds
from tests.games.keyflower.positions import Table, lot, tile

HOME = [f"home-1 {at}" for at in ("bottom-left", "left", "top-left", "top-right", "right", "bottom-right")]
BOAT_5A = tile("summer-boat-5", 7, 7)


def after(*village: dict[str, Any], season: str = "spring", **given: Any) -> Table:
    """A season in which nobody did anything is over, and the boats are taken."""
    return auction(farmer("", *village), season=season, **given).all_pass().take_boats()


@pytest.mark.rule("KFF-BREED-1")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_a_field_with_two_or_more_of_one_kind_gains_exactly_one(season: str) -> None:
    table = after(
        season=season, herds={"home-1 left": "sheep*2", "home-1 right": "pig*10", "home-2 left": "cow"}
    )
    assert herds(table) == {"home-1 left": "sheep*3", "home-1 right": "pig*11", "home-2 left": "cow"}
    assert table.data()["animals"] == {"sheep": 29, "pig": 13, "cow": 11}
    assert table.log("born")[0] == {"seat": 0, "animal": "sheep", "tile": "home-1", "sector": "left"}


@pytest.mark.rule("KFF-BREED-2")
def test_nothing_is_born_at_the_end_of_winter() -> None:
    assert herds(after(season="winter", herds={"home-1 left": "sheep*2"})) == {"home-1 left": "sheep*2"}


@pytest.mark.rule("KFF-BREED-3", "KFF-BOAT-8")
@pytest.mark.parametrize(("season", "there"), [("summer", "sheep*3"), ("winter", "sheep*2")])
def test_the_sheep_of_boat_6b_comes_before_breeding_and_counts_in_it(season: str, there: str) -> None:
    full = {name: "cow" for name in HOME if name != "home-1 left"}
    table = after(
        tile("summer-boat-6", 0, 1, side="back"), season=season, herds={**full, "home-1 left": "sheep"}
    )
    assert herds(table)["home-1 left"] == there
    kinds = [line for line in ("animal-came", "born") if table.log(line)]
    assert kinds == (["animal-came", "born"] if season == "summer" else ["animal-came"])


@pytest.mark.rule("KFF-BREED-3")
def test_a_sheep_won_with_a_turn_order_tile_counts_in_breeding() -> None:
    full = {f"{name.replace('home-1', 'home-2')}": "cow" for name in HOME if not name.endswith(" left")}
    table = auction(
        farmer(), farmer("blue"), farmer(), lots=[lot("farm-turn-2", {1: "blue*2"})],
        herds={**full, "home-2 left": "sheep"},
    )  # fmt: skip
    table.all_pass().take_boats()
    assert herds(table)["home-2 left"] == "sheep*3"


@pytest.mark.rule("KFF-BREED-4")
def test_fields_that_new_tiles_will_join_breed_each_on_its_own() -> None:
    # The sheep shelter comes between two tiles, and touches the grass of both.
    village = [tile("sawmill", 0, -1), tile("keywood", 2, -2)]
    apart = {"home-1 top-right": "sheep", "keywood left": "sheep"}
    won = lot("sheep-shelter", {0: "red"})
    table = auction(farmer("", *village), farmer(), season="autumn", lots=[won], herds=apart)
    table.all_pass().take_boats()
    assert (table.question(), herds(table)) == ("place-tiles", apart)
    table.play(0, "place sheep-shelter keywood upper-left 0")
    assert herds(table) == {"home-1 top-right": "sheep*2"}


@pytest.mark.rule("KFF-BREED-5")
def test_a_mixed_field_does_not_breed_without_boat_5a() -> None:
    mixed = {"home-1 left": "sheep*2 pig*3"}
    assert herds(after(herds=mixed)) == mixed


@pytest.mark.rule("KFF-BREED-6")
def test_with_boat_5a_each_kind_of_two_or_more_gains_one() -> None:
    mixed = {"home-1 left": "sheep*2 pig*3 cow", "home-2 left": "sheep*2 pig*3"}
    table = after(BOAT_5A, season="summer", herds=mixed)
    assert herds(table) == {"home-1 left": "sheep*3 pig*4 cow", "home-2 left": "sheep*2 pig*3"}


@pytest.mark.rule("KFF-BREED-6")
def test_boat_5a_works_in_the_summer_in_which_it_is_won() -> None:
    mixed = {"home-1 left": "sheep*2 pig"}
    boat = lot("summer-boat-5", {0: "red"})
    table = auction(farmer(), farmer(), season="summer", lots=[boat], herds=mixed)
    table.all_pass().take_boats()
    assert herds(table) == {"home-1 left": "sheep*3 pig"}


@pytest.mark.rule("KFF-BREED-7")
@pytest.mark.parametrize("first", [0, 1])
def test_the_last_animal_goes_to_the_first_player_of_the_next_season(first: int) -> None:
    # Nobody bids for the marker, so it goes on to the left before the breeding.
    pairs = {"home-1 left": "sheep*2", "home-2 left": "sheep*2"}
    table = auction(farmer(), farmer(), herds=pairs, animals={"sheep": 1}, first=1 - first, turn=1 - first)
    table.all_pass().take_boats()
    assert table.data()["first"] == first
    assert herds(table) == {**pairs, f"home-{first + 1} left": "sheep*3"}


@pytest.mark.rule("KFF-BREED-7")
def test_within_a_village_the_fields_of_the_home_come_first() -> None:
    pairs = {"keywood left": "sheep*2", "home-1 right": "sheep*2", "home-1 left": "sheep*2"}
    village = [tile("keywood", 0, -1)]
    for supply, born in ((1, ["home-1 left"]), (2, ["home-1 left", "home-1 right"])):
        table = after(*village, herds=pairs, animals={"sheep": supply})
        assert herds(table) == {name: "sheep*3" if name in born else "sheep*2" for name in herds(table)}
        assert len(table.log("born")) == supply
