"""Animals that tiles make: which field takes them, who chooses, and when they are not taken."""

from __future__ import annotations

from typing import Any

import pytest

from artel.kernel.game import Refused
from tests.games.keyflower.farmers.farm import auction, extending, farmer, herds
from tests.games.keyflower.positions import GAME, Table, lot, north, tile

CORNERS = ["bottom-left", "left", "top-left", "top-right", "right", "bottom-right"]
HOME = [f"home-1 {corner}" for corner in CORNERS]
# The fields of a sheep fold to the north of the home.
FOLD = ["home-1 top-left", "sheep-fold left", "sheep-fold top-left", "home-1 top-right"]
# Boat 5a, away from everything else.
BOAT_5A = tile("summer-boat-5", 7, 7)


def folding(*village: dict[str, Any], side: str = "front", **given: Any) -> Table:
    """Seat 0 has used its sheep fold to the north of its home."""
    table = auction(farmer("red*3", tile("sheep-fold", 0, -1, side=side), *village), **given)
    return table.play(0, "use sheep-fold red 1")


def offered(table: Table, kind: str = "sheep") -> list[str]:
    """The fields into which an animal may go, as they are offered."""
    return [move.partition(f"pasture {kind} ")[2] for move in table.moves_of(0, f"pasture {kind}")]


@pytest.mark.rule("KFF-BOX-2", "KFF-SETUP-1")
def test_the_supply_is_open_and_holds_all_animals() -> None:
    table = Table(GAME.setup(GAME.rules(2, ("farmers",))))
    assert table.view(1)["animals"] == {"sheep": 32, "pig": 24, "cow": 12}
    assert table.view(1)["herds"] == []


@pytest.mark.rule("KFF-ANIMAL-1", "KFF-BOAT-1")
@pytest.mark.parametrize(
    ("there", "boat", "fits"),
    [("", False, True), ("sheep*2", False, True), ("pig", False, False), ("pig", True, True)],
)
def test_a_field_fits_that_is_empty_or_holds_the_kind_alone(there: str, boat: bool, fits: bool) -> None:
    given = {"sheep-fold left": there} if there else {}
    table = folding(*([BOAT_5A] if boat else []), herds=given)
    assert offered(table) == [name for name in FOLD if fits or name != "sheep-fold left"]
    if not fits:
        assert table.why_not(0, "pasture sheep sheep-fold left") == "KFF-ANIMAL-1"


@pytest.mark.rule("KFF-ANIMAL-2", "KFF-BOAT-1")
def test_a_mixed_field_fits_no_animal_without_boat_5a() -> None:
    mixed = {"sheep-fold left": "sheep pig"}
    table = folding(herds=mixed)
    assert offered(table) == [name for name in FOLD if name != "sheep-fold left"]
    assert table.why_not(0, "pasture sheep sheep-fold left") == "KFF-ANIMAL-2"
    assert offered(folding(BOAT_5A, herds=mixed)) == FOLD


@pytest.mark.rule("KFF-BOAT-1")
def test_boat_5a_of_another_player_lifts_nothing() -> None:
    table = auction(
        farmer("red", *north("sheep-fold")), farmer("", BOAT_5A), herds={"sheep-fold left": "pig"}
    )
    assert "sheep-fold left" not in offered(table.play(0, "use sheep-fold red 1"))


@pytest.mark.rule("KFF-ANIMAL-3")
def test_an_animal_made_in_the_own_village_goes_to_a_field_of_its_tile() -> None:
    table = folding()
    assert table.ask() == {"kind": "place-animal", "seat": 0, "source": "sheep-fold", "animals": {"sheep": 1}}
    assert table.moves(0) == [f"pasture sheep {name}" for name in FOLD]
    assert table.why_not(0, "pasture sheep home-1 left") == "KFF-ANIMAL-4"
    assert table.why_not(0, "pasture sheep home-2 left") == "KFF-ANIMAL-3"
    table.play(0, "pasture sheep sheep-fold top-left")
    assert herds(table) == {"sheep-fold top-left": "sheep"}
    assert table.data()["animals"]["sheep"] == 31
    assert table.log("animal-came") == [
        {"seat": 0, "animal": "sheep", "tile": "sheep-fold", "sector": "top-left"}
    ]


@pytest.mark.rule("KFF-ANIMAL-3")
def test_a_field_of_another_tile_is_refused_though_it_fits() -> None:
    table = folding(tile("keywood", 5, 5))
    assert table.why_not(0, "pasture sheep keywood left") == "KFF-ANIMAL-3"
    assert table.why_not(0, "pasture cow sheep-fold left") == "KFF-ANIMAL-7"
    assert table.why_not(0, "pass") == "KFF-ANIMAL-7"


@pytest.mark.rule("KFF-ANIMAL-4")
@pytest.mark.parametrize("there", ["pig", "cow*2"])
def test_without_a_fitting_field_of_its_own_tile_it_is_not_taken(there: str) -> None:
    full = dict.fromkeys(FOLD, there)
    table = folding(side="back", herds=full)
    assert (table.question(), herds(table)) == ("turn", full), "the home has room, and takes none"
    assert table.log("no-pasture") == [{"seat": 0, "animal": "sheep"}]


@pytest.mark.rule("KFF-ANIMAL-5")
@pytest.mark.parametrize("where", ["village", "auction"])
def test_an_animal_made_elsewhere_goes_to_the_users_home(where: str) -> None:
    fold = [tile("sheep-fold", 0, -1)] if where == "village" else []
    lots = [] if where == "village" else [lot("sheep-fold")]
    table = auction(farmer("red"), farmer("", *fold), lots=lots).play(0, "use sheep-fold red 1")
    assert offered(table) == HOME
    assert table.play(0, "pasture sheep home-1 right").data()["animals"]["sheep"] == 31
    assert herds(table) == {"home-1 right": "sheep"}


@pytest.mark.rule("KFF-ANIMAL-6")
def test_an_animal_without_a_fitting_field_stays_in_the_supply() -> None:
    full = dict.fromkeys(HOME, "pig")
    table = auction(farmer("red"), farmer("", tile("sheep-fold", 0, -1, side="back")), herds=full)
    table.play(0, "use sheep-fold red 1")
    assert (table.question(), herds(table)) == ("turn", full)
    assert table.data()["animals"]["sheep"] == 32
    assert table.log("no-pasture") == [{"seat": 0, "animal": "sheep"}]


@pytest.mark.rule("KFF-ANIMAL-7")
def test_the_owner_chooses_for_each_animal_anew() -> None:
    table = folding(side="back").play(0, "pasture sheep sheep-fold left")
    assert (table.ask()["animals"], offered(table)) == ({"sheep": 1}, FOLD)
    other = Table(table.state.clone()).play(0, "pasture sheep sheep-fold left")
    table.play(0, "pasture sheep home-1 top-left")
    assert herds(table) == {"home-1 top-left": "sheep", "sheep-fold left": "sheep"}
    assert herds(other) == {"sheep-fold left": "sheep*2"}


@pytest.mark.rule("KFF-ANIMAL-7")
def test_a_field_is_named_by_its_first_corner_and_understood_by_any() -> None:
    table = folding()
    assert table.why_not(0, "pasture sheep sheep-fold top-right") == "KFF-ANIMAL-7"
    assert table.why_not(0, "pasture sheep sheep-fold bottom-right") == "KFF-ANIMAL-7"
    told = GAME.understand(table.state, 0, "pasture sheep sheep-fold bottom-right")
    assert [GAME.verbs.text(move) for move in told.moves] == ["pasture sheep home-1 top-right"]
    with pytest.raises(Refused):
        table.play(0, "pasture sheep home-2 left")


@pytest.mark.rule("KFF-ANIMAL-8")
def test_an_animal_that_has_a_field_is_taken() -> None:
    assert folding().verbs(0) == {"pasture"}
    only = {name: "pig" for name in FOLD if name != "sheep-fold left"}
    table = folding(side="back", herds=only)
    assert (table.question(), herds(table)["sheep-fold left"]) == ("turn", "sheep*2")
    assert len(table.log("animal-came")) == 2


@pytest.mark.rule("KFF-ANIMAL-9")
@pytest.mark.parametrize(("supply", "gained"), [(3, 2), (1, 1), (0, 0)])
def test_a_short_supply_gives_what_it_has(supply: int, gained: int) -> None:
    table = folding(side="back", animals={"sheep": supply, "cow": 1})
    while table.question() == "place-animal":
        table.play(0, "pasture sheep sheep-fold left")
    assert herds(table) == ({"sheep-fold left": f"sheep*{gained}".replace("*1", "")} if gained else {})
    assert table.log("no-pasture") == []


@pytest.mark.rule("KFF-BOAT-6", "KFF-BOAT-7")
def test_boat_6b_brings_a_pig_and_a_sheep_home_in_either_order() -> None:
    # One field of the home is free; the boat itself has free grass, which is not for them.
    boat = tile("summer-boat-6", 0, 1, side="back")
    full = {name: "cow" for name in HOME if name != "home-1 left"}
    for kind in ("pig", "sheep"):
        table = auction(farmer("", boat), season="autumn", herds=full).all_pass().take_boats()
        assert table.moves(0) == ["pasture sheep home-1 left", "pasture pig home-1 left"]
        table.play(0, f"pasture {kind} home-1 left")
        assert herds(table) == {**full, "home-1 left": kind}
        assert table.log("no-pasture") == [{"seat": 0, "animal": "sheep" if kind == "pig" else "pig"}]


@pytest.mark.rule("KFF-BOAT-6")
def test_the_order_is_asked_only_where_it_matters() -> None:
    boat = tile("summer-boat-6", 0, 1, side="back")
    full = dict.fromkeys(HOME, "cow")
    apart = {**full, "home-1 left": "pig", "home-1 right": "sheep"}
    table = auction(farmer("", boat), season="autumn", herds=apart).all_pass().take_boats()
    assert herds(table) == {**full, "home-1 left": "pig*3", "home-1 right": "sheep*3"}
    assert table.log("no-pasture") == []


@pytest.mark.rule("KFF-BOAT-6", "KFF-BOAT-7")
def test_boat_6b_takes_what_there_is_and_what_has_a_field() -> None:
    boat = tile("summer-boat-6", 0, 1, side="back")
    only_pigs = {name: "pig" for name in HOME if name != "home-1 left"}
    table = auction(farmer("", boat), season="autumn", herds=only_pigs, animals={"pig": 9})
    table.all_pass().take_boats()
    assert (table.question(), offered(table, "pig")) == ("place-animal", HOME)
    assert table.why_not(0, "pasture sheep home-1 left") == "KFF-ANIMAL-9"
    full = dict.fromkeys(HOME, "cow")
    table = auction(farmer("", boat), season="autumn", herds=full).all_pass().take_boats()
    assert herds(table) == dict.fromkeys(HOME, "cow")
    assert [row["animal"] for row in table.log("no-pasture")] == ["sheep", "pig"]


@pytest.mark.rule("KFF-BOAT-6")
def test_another_animal_is_placed_first_where_the_order_does_not_matter() -> None:
    boats = [tile("summer-boat-6", 0, 1, side="back"), BOAT_5A]
    table = auction(farmer("", *boats), season="autumn").all_pass().take_boats()
    assert offered(table) == HOME
    assert table.why_not(0, "pasture pig home-1 left") == "KFF-BOAT-6"
    table.play(0, "pasture sheep home-1 left")
    assert offered(table, "pig") == HOME


@pytest.mark.rule("KFF-ANIMAL-3")
def test_a_tile_still_to_be_placed_has_no_field() -> None:
    table = extending(farmer("", to_place="sheep-fold"), season="spring")
    assert {row["tile"] for row in table.data()["grass"]} == {"home-1", "home-2"}
