"""The Merchants beside promo tiles: cabins beside the developer, contracts traded in at their questions."""

from __future__ import annotations

from typing import Any

import pytest

from artel.games.keyflower.merchants.contracts import CONTRACT
from tests.games.keyflower import positions
from tests.games.keyflower.positions import auction, ended, lot, seat, tile

MODULES = ("base", "merchants", "sorcerer", "developer", "boat-7", "talton-lodge")


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "MODULES", MODULES)


def holding(number: int) -> dict[str, Any]:
    return {"contracts": {CONTRACT.words[number]: 1}}


def stacks(number: int) -> dict[str, dict[str, int]]:
    """All contracts but this one."""
    return {"contract_deck": {word: 1 for at, word in enumerate(CONTRACT.words) if at != number}}


@pytest.mark.rule("KFP-DEVELOPER-2")
def test_cabins_are_upgrade_symbols_of_the_home_beside_the_developer() -> None:
    beside = ended(seat("", tile("developer", 0, 1), cabins=2), data={"cabins_left": 6})
    assert beside.reasons(0, "score-upgrades-beside") == {"developer": 2 * (1 + 2)}
    far = ended(seat("", tile("developer", 0, 2), tile("stable", 0, 1), cabins=2), data={"cabins_left": 6})
    assert far.reasons(0, "score-upgrades-beside") == {"developer": 2}


# The first contract asks for blue workers.
@pytest.mark.rule("KFM-TRADE-1")
def test_a_contract_is_traded_in_before_the_sorcerer_names_a_tile() -> None:
    village = [tile("sorcerer", 0, -1), tile("gold-mine", 0, -2)]
    table = auction(seat("red", *village, **holding(0)), seat(), data=stacks(0))
    table.play(0, "use sorcerer red 1", "trade contract-0 blue")
    assert table.question() == "sorcery"
    assert table.workers(0) == {"blue": 1}
    table.play(0, "enchant gold-mine")
    assert table.goods("gold-mine") == {"gold": 1}


@pytest.mark.rule("KFM-TRADE-1")
def test_a_contract_is_traded_in_while_resources_are_placed() -> None:
    boat = tile("summer-boat-7", 0, 1)
    table = auction(seat("red", boat, **holding(0)), seat(), lots=[lot("keywood")], data=stacks(0))
    table.play(0, "use keywood red 1", "trade contract-0 blue", "land summer-boat-7")
    assert (table.goods("summer-boat-7"), table.workers(0)) == ({"wood": 1}, {"blue": 1})


@pytest.mark.rule("KFM-TRADE-1", "KFP-TALTON-5")
def test_a_worker_traded_for_may_pay_for_talton_lodge() -> None:
    village = [tile("stable", 0, -1), tile("talton-lodge", 0, 1)]
    table = auction(seat("red*3", *village, **holding(0)), seat(), data=stacks(0))
    table.play(0, "use stable red 1", "upgrade talton-lodge", "trade contract-0 blue", "pay-worker blue")
    assert table.moves(0) == ["pay-worker red"]
    table.play(0, "pay-worker red")
    assert (table.laid("talton-lodge")["side"], table.workers(0)) == ("back", {"red": 1})
