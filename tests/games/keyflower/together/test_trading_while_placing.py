"""A contract traded in while an animal looks for its field."""

from __future__ import annotations

import pytest

from tests.games.keyflower.farmers.farm import herds
from tests.games.keyflower.merchants.bargaining import auction, hand, holding, trades
from tests.games.keyflower.positions import Table, seat, tile

MODULES = ("base", "merchants", "farmers")
FOLD = tile("sheep-fold", 0, -1)


def folding(*contracts: int) -> Table:
    """Seat 0 has used its sheep fold, and holds these contracts."""
    table = auction(holding(seat("red*3", FOLD), *contracts), seat("blue"), modules=MODULES)
    return table.play(0, "use sheep-fold red 1")


@pytest.mark.rule("KFM-TRADE-1", "KFX-TRADE-1", "KFX-TRADE-2", "KFX-TRADE-3")
def test_a_contract_is_traded_in_before_the_field_is_chosen() -> None:
    table = folding(12, 26)
    assert table.question() == "place-animal"
    assert {"12 pig", "12 sheep", "12 wheat", "26 gold"} <= set(trades(table, 0))
    # The pig takes a field of the home first; the sheep may then no longer go there.
    table.play(0, "trade contract-12 pig")
    assert table.ask()["animals"] == {"pig": 1}
    table.play(0, "pasture pig home-1 top-left")
    assert (table.question(), table.ask()["animals"]) == ("place-animal", {"sheep": 1})
    assert "pasture sheep home-1 top-left" not in table.moves(0)
    table.play(0, "trade contract-26 gold", "pasture sheep sheep-fold left")
    assert herds(table) == {"home-1 top-left": "pig", "sheep-fold left": "sheep"}
    assert (hand(table, 0), table.goods("home-1"), table.question()) == ([], {"gold": 1}, "turn")


@pytest.mark.rule("KFM-TRADE-1", "KFM-TRADE-14")
def test_no_contract_is_traded_for_the_animals_of_boat_6b() -> None:
    boat = tile("summer-boat-6", 0, 1, side="back")
    table = auction(holding(seat("", boat), 26), seat(), season="autumn", modules=MODULES)
    table.all_pass().take_boats()
    assert (table.question(), table.verbs(0)) == ("place-animal", {"pasture"})
    assert table.why_not(0, "trade contract-26 gold") == "KFM-TRADE-14"
