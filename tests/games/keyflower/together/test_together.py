"""What exists only where The Merchants and The Farmers are played together."""

from __future__ import annotations

from typing import cast

import pytest

from artel.games.keyflower.rules import KeyflowerRules
from artel.kernel.game import Log
from tests.games.keyflower.farmers.farm import field_reasons, herds, wheat
from tests.games.keyflower.merchants.bargaining import hand, holding, lying, trades
from tests.games.keyflower.merchants.building import built
from tests.games.keyflower.positions import GAME, Table, north, seat, tile
from tests.games.keyflower.together.both import MODULES, auction, ended, with_wheat

# Of the data page: the start player contract, three wood, two gold.
START, WOODS, GOLDS = 12, 23, 26
# Every field of the home tile holds a cow, so that no other kind fits.
FULL = {f"home-1 {corner}": "cow" for corner in ("bottom-left", "left", "top-left", "top-right", "right")}
FULL["home-1 bottom-right"] = "cow"


def items(table: Table, contract: int) -> set[str]:
    return {line.split()[1] for line in trades(table, 0) if line.split()[0] == str(contract)}


@pytest.mark.rule("KFX-SETUP-1")
@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 4), (4, 4), (5, 3), (6, 3)])
def test_the_winter_tiles_are_those_of_the_farmers(players: int, tiles: int) -> None:
    rules = cast(KeyflowerRules, GAME.rules(players, ["farmers", "merchants"]))
    assert rules.winter_tiles == tiles
    assert rules.modules == ("base", "merchants", "farmers", "merchants-farmers")


@pytest.mark.rule("KFX-TRADE-1")
def test_the_start_player_contract_is_traded_for_animals_and_wheat_too() -> None:
    table = auction(holding(seat("red"), START, WOODS), seat())
    assert {"sheep", "pig", "cow", "wheat"} <= items(table, START)
    assert items(table, WOODS) == {"wood"}


@pytest.mark.rule("KFX-TRADE-1", "KFX-TRADE-4")
def test_a_wheat_goes_behind_the_screen() -> None:
    table = auction(holding(seat("red"), START), seat()).play(0, f"trade contract-{START} wheat")
    assert wheat(table) == 1
    assert hand(table, 0) == []
    assert lying(table, "discarded_contracts") == [START]
    gone = auction(holding(with_wheat(seat("red"), 30), START), seat())
    assert "wheat" not in items(gone, START), "the supply has none left"


@pytest.mark.rule("KFX-TRADE-3")
def test_without_a_fitting_field_the_animal_is_not_offered() -> None:
    table = auction(holding(seat("red"), START), seat(), herds=FULL)
    assert {"sheep", "pig"}.isdisjoint(items(table, START))
    assert "cow" in items(table, START)
    assert table.why_not(0, f"trade contract-{START} pig") == "KFM-TRADE-6"


@pytest.mark.rule("KFF-WHEAT-3")
def test_a_contract_moves_nothing_so_no_wheat_is_spent_before_it_is_traded() -> None:
    village = with_wheat(seat("red*3", *north("keywood")), 2)
    table = auction(holding(village, WOODS), seat("blue")).play(0, "use home-1 red 1")
    assert (table.question(), table.verbs(0)) == ("transport", {"stop", "trade"})
    assert table.why_not(0, "wheat") == "KFF-WHEAT-3"
    table.play(0, f"trade contract-{WOODS} wood")
    assert {"wheat", "carry wood home-1 keywood"} <= set(table.moves(0))
    table.play(0, "carry wood home-1 keywood", "wheat", "carry wood keywood home-1", "wheat")
    assert wheat(table) == 0
    # What is there to be moved may be moved, with a contract in hand as without.
    table = auction(holding(village, WOODS), seat("blue"), herds={"home-1 left": "sheep"})
    table.play(0, "use home-1 red 1", "drive sheep home-1 left home-1 top-left")
    assert {"wheat", "stop"} <= table.verbs(0)


@pytest.mark.rule("KFX-EXT-1")
def test_an_extension_doubles_printed_points_of_a_farmers_tile_and_nothing_of_the_shelter() -> None:
    fold = tile("sheep-fold", 0, -1, side="back")
    shelter = tile("sheep-shelter", 1, -1, side="back")
    plain = ended(seat("", fold, shelter), seat(), first=1)
    on_fold = ended(seat("", fold, shelter), seat(), first=1, built=built(blue_1="sheep-fold"))
    on_shelter = ended(seat("", fold, shelter), seat(), first=1, built=built(blue_1="sheep-shelter"))
    assert on_fold.points() == plain.points() + 3
    assert on_shelter.points() == plain.points()


@pytest.mark.rule("KFX-EXT-2")
def test_the_symbol_of_the_paddock_builds_extensions() -> None:
    paddock = tile("paddock", 0, -1, side="back")
    table = auction(seat("red*5", paddock), seat()).play(0, "use paddock red 1")
    assert "extend paddock red-2" in table.moves_of(0, "extend")


@pytest.mark.rule("KFX-SCORE-3")
def test_fields_extensions_contracts_and_winter_tiles_are_all_counted() -> None:
    village = [
        tile("home-1", goods="gold*3"),
        tile("pigsty", 0, -1, side="back"),
        tile("truffle-orchard", 1, -1),
    ]
    table = ended(
        holding(seat("", *village), GOLDS),
        seat(),
        first=1,
        herds={"home-1 left": "pig"},
        built=built(blue_1="pigsty"),
    )
    assert field_reasons(table) == {"home-1 left pig": 5}
    # The pigsty prints 3 and its extension 3 more; two gold complete the contract, one scores alone.
    assert table.points() == 5 + 3 + 3 + 7 + 1


def test_both_sets_come_with_what_both_need() -> None:
    table = Table(GAME.setup(GAME.rules(3, MODULES), Log()))
    data = table.data()
    assert "contract_deck" in data
    assert "herds" in data
    assert herds(table) == {}
