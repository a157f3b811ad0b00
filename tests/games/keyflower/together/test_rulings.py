"""The readings of The Merchants and The Farmers together."""

from __future__ import annotations

from typing import cast

import pytest

from artel.games.keyflower.rules import KeyflowerRules
from artel.kernel.game import Log
from tests.games.keyflower.farmers.farm import field_reasons, herds
from tests.games.keyflower.merchants.bargaining import holding
from tests.games.keyflower.positions import GAME, Table, seat, tile
from tests.games.keyflower.together.both import MODULES, auction, ended, with_wheat
from tests.games.keyflower.together.test_together import FULL, GOLDS, START, WOODS, items


@pytest.mark.rule("KFX-TRADE-2", "KFX-TRADE-3")
def test_an_animal_traded_for_goes_on_a_fitting_field_of_the_home_tile() -> None:
    """0391"""
    table = auction(holding(seat("red"), START), seat()).play(0, f"trade contract-{START} pig")
    assert len(table.moves_of(0, "pasture")) == 6, "each of the six fields of a lonely home"
    table.play(0, "pasture pig home-1 left")
    assert herds(table) == {"home-1 left": "pig"}
    assert "pass" in table.moves_of(0, "pass"), "the turn goes on"
    one_left = {**FULL, "home-1 left": "pig"}
    full = auction(holding(seat("red"), START), seat(), herds=one_left).play(0, f"trade contract-{START} pig")
    assert herds(full)["home-1 left"] == "pig*2", "the only field that fits is not asked for"


@pytest.mark.rule("KFX-SCORE-1")
def test_the_marker_is_one_piece_of_any_set() -> None:
    """0392"""
    cow = ended(seat(), seat(), first=0)
    assert list(field_reasons(cow).values()) == [3], "a cow in an empty field is worth most"
    assert cow.points() == 3
    contract = ended(holding(seat("", tile("home-1", goods="wood*2")), WOODS), seat(), first=0)
    assert contract.points() == 7, "the third wood of a contract is worth more"
    wheat = ended(with_wheat(seat("", tile("granary", 1, -1)), 1), seat(), first=0)
    assert wheat.points() == 3, "a second wheat and a cow are worth the same"
    start = ended(holding(seat("", tile("dairy", 1, -1)), START), seat(), first=0)
    assert start.points() == 7, "the contract of the start player or a cow for the dairy, not both"


@pytest.mark.rule("KFX-END-1")
def test_animals_breed_before_tiles_are_placed_and_contracts_are_replaced_last() -> None:
    """0393"""
    rules = cast(KeyflowerRules, GAME.rules(4, MODULES))
    names = [step.shape.name for step in rules.season_end]
    order = [
        "return-beaten-bids", "remove-unbid-tiles", "collect-tiles", "collect-workers", "turn-order",
        "boat-income", "breeding", "extend-villages", "replace-contracts", "next-season",
    ]  # fmt: skip
    assert [name for name in names if name in order] == order


@pytest.mark.rule("KFX-END-1", "KFC-LOT-8")
def test_animals_breed_after_the_ghost_has_come_back_and_key_celeste_is_settled() -> None:
    """0393"""
    modules = (*MODULES, "key-celeste")
    rules = cast(KeyflowerRules, GAME.rules(4, modules))
    names = [step.shape.name for step in rules.season_end]
    order = [
        "return-beaten-bids", "remove-unbid-tiles", "collect-tiles", "ghost-returns", "collect-workers",
        "turn-order", "boat-income", "settle-celeste", "breeding", "extend-villages", "replace-contracts",
    ]  # fmt: skip
    assert [name for name in names if name in order] == order
    before = cast(KeyflowerRules, GAME.rules(4, modules, versions={"key-celeste": 1}))
    earlier = [step.shape.name for step in before.season_end]
    assert earlier.index("breeding") + 1 == earlier.index("settle-celeste")
    assert sorted(earlier) == sorted(names)


@pytest.mark.rule("KFX-SETUP-2")
def test_variant_a_fills_up_from_all_other_sets_in_play() -> None:
    """0394"""
    lots: set[str] = set()
    for seed in range(8):
        table = Table(GAME.setup(GAME.rules(4, MODULES, {"merchants-only": "yes"}), Log())).chance(seed)
        assert "assayer" in table.lots()
        lots.update(table.lots())
    assert {"farm-yard", "paddock", "sheep-fold", "wheat-field"} <= lots
    assert {"keywood", "stable"} & lots, "the base game's come by chance as well"


@pytest.mark.rule("KFX-SCORE-2")
def test_wheat_with_boat_5b_completes_contracts_and_stays_off_the_yards() -> None:
    """0395"""
    boat = tile("summer-boat-5", 0, 1, side="back")
    village = seat("", boat, tile("timber-yard", 0, -1))
    with_boat = ended(holding(with_wheat(village, 3), WOODS), seat(), first=1)
    assert with_boat.points() == 7
    gold = ended(holding(with_wheat(village, 2), GOLDS), seat(), first=1)
    assert gold.points() == 7, "in the place of gold too"
    without = ended(holding(with_wheat(seat(), 3), WOODS), seat(), first=1)
    assert without.points() == 0
    yard = ended(with_wheat(village, 3), seat(), first=1)
    assert yard.points() == 3, "a gold each, and none on the yard"
    assert "sheep" in items(auction(holding(seat("red"), START), seat()), START)
