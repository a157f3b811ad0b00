"""The promo tiles: one test for each reading in docs/rulings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.positions import auction, ended, lot, north, seat, tile
from tests.games.keyflower.promos.tables import around, at_home


@pytest.mark.rule("KFP-STORYTELLER-1", "KFP-STORYTELLER-2", "KFP-STORYTELLER-3")
def test_the_storyteller_offers_what_is_there() -> None:
    cases: list[tuple[dict[str, Any], list[str]]] = [
        ({}, ["take random-worker", "take random-skill"]),
        ({"stack": ""}, ["take random-worker"]),
        ({"bag": ""}, ["take random-skill"]),
    ]
    for piles, moves in cases:
        table = auction(seat("red", *north("storyteller")), seat(), **piles)
        assert table.play(0, "use storyteller red 1").moves(0) == moves
    both = auction(seat("red", *north(tile("storyteller", side="back"))), seat())
    assert both.play(0, "use storyteller red 1").question() == "draw-worker"


@pytest.mark.rule("KFP-MONUMENT-2", "KFP-MONUMENT-3", "KFP-MONUMENT-4")
def test_a_set_of_the_monument_needs_gold() -> None:
    def monument(goods: str, *more: dict[str, object], first: int = 1) -> int:
        table = ended(seat("", tile("home-1", goods=goods), at_home("monument"), *more), first=first)
        return table.reasons(0, "pieces").get("monument", 0)

    assert monument("wood stone iron") == 0
    assert monument("wood stone gold") == 4
    # The marker stands for gold, and so does any resource with boat 3b.
    assert monument("wood stone", first=0) == 4
    assert monument("wood stone iron", tile("summer-boat-3", 0, 2, side="back")) == 4


@pytest.mark.rule("KFP-TRADER-2", "KFP-TRADER-3")
def test_the_trader_takes_a_hidden_skill() -> None:
    table = auction(seat("red", *north("trader"), skills="saw anvil"), seat(), green=0, bag="green*3")
    table.play(0, "use trader red 1", "pay-skill anvil")
    # It is paid although nothing is left, and nobody else learns which it was.
    assert (table.skills(0), table.workers(0)) == ({"saw": 1}, {})
    assert table.log("skill-paid-hidden") == [{"seat": 0}]
    assert table.pieces("bag") == {"green": 3}


@pytest.mark.rule(
    "KFP-SORCERER-2", "KFP-SORCERER-3", "KFP-SORCERER-4", "KFP-SORCERER-5", "KFP-SORCERER-6", "KFP-SORCERER-7"
)
def test_the_sorcerer_uses_a_tile_of_its_village_without_workers_on_it() -> None:
    full = tile("gold-mine", 0, -2, workers="blue*6")
    village = [tile("sorcerer", 0, -1), full, tile("workshop", 0, 1)]
    table = auction(seat("", *village), seat("red"), turn=1).play(1, "use sorcerer red 1")
    assert table.moves(1) == ["enchant home-1", "enchant gold-mine"]
    table.play(1, "enchant gold-mine")
    assert table.laid("gold-mine")["workers"] == {"blue": 6}
    assert table.goods("home-2") == {"gold": 1}
    shown = auction(seat("red"), seat(), lots=[lot("sorcerer")])
    assert shown.moves_of(0, "use sorcerer") == []


@pytest.mark.rule("KFP-DEVELOPER-1", "KFP-DEVELOPER-2", "KFP-DEVELOPER-3", "KFP-DEVELOPER-4")
def test_the_developer_counts_upgrade_symbols_next_to_it() -> None:
    beside = around("stable", "summer-boat-2", "keywood", back="summer-boat-2")
    table = ended(seat("", at_home("developer"), *beside, tile("farrier", 3, 0)))
    assert table.reasons(0, "score-upgrades-beside") == {"developer": 2 * (1 + 1)}


@pytest.mark.rule("KFP-BOAT7-1", "KFP-BOAT7-2", "KFP-BOAT7-3", "KFP-BOAT7-4")
def test_boat_7a_places_outside_resources_anywhere_and_7b_pays_with_boat_1() -> None:
    yard = tile("timber-yard", 1, 0)
    table = auction(seat("red", tile("summer-boat-7", 0, 1), yard), seat(), lots=[lot("keywood")])
    table.play(0, "use keywood red 1", "land timber-yard")
    assert table.goods("timber-yard") == {"wood": 1}
    pays = auction(seat("", tile("summer-boat-7", 0, 1, side="back"), yard), seat(), season="winter")
    pays.all_pass().take_boats()
    # On the home tile: it counts in the scoring, and lies on no yard.
    assert pays.goods("home-1") == {"wood": 1, "stone": 1, "iron": 1}


@pytest.mark.rule("KFP-TALTON-1", "KFP-TALTON-2", "KFP-TALTON-3", "KFP-TALTON-4")
def test_talton_lodge_counts_the_workers_that_tiles_give_and_take() -> None:
    village = [at_home("talton-lodge"), tile("peddler", 0, -1, side="back"), tile("tavern", 1, 0)]
    table = ended(seat("red*5", *village, tile("summer-boat-1", 0, 2), tile("white-wind", 0, 3)))
    assert table.reasons(0, "score-worker-symbols") == {"talton-lodge": 3 + 3 + 2}


@pytest.mark.rule("KFP-TALTON-5")
def test_talton_lodge_is_upgraded_with_two_workers() -> None:
    bids = [lot("miner", {0: "red*3", 1: "red*4"})]
    village = [tile("stable", 0, -1), at_home("talton-lodge")]
    table = auction(seat("red blue*2", *village), seat(), lots=bids)
    table.play(0, "use stable red 1", "upgrade talton-lodge")
    # Two from behind the screen or the whole beaten bid; not both.
    assert table.moves(0) == ["pay-worker blue", "pay-bid miner"]
    table.play(0, "pay-worker blue")
    assert table.moves(0) == ["pay-worker blue"]


@pytest.mark.rule("KFP-GLADE-2", "KFP-GLADEWINTER-2")
def test_the_glades_count_tiles_of_a_season_next_to_them() -> None:
    beside = around("tavern", "summer-boat-1", "the-glade-in-winter", "flipper", "turn-1")
    table = ended(seat("", at_home("the-glade"), *beside))
    assert table.reasons(0, "score-summer-beside") == {"the-glade": 10}
    # The glade in winter counts the glade, and not itself.
    assert table.reasons(0, "score-winter-beside") == {"the-glade-in-winter": 3}


@pytest.mark.rule("KFP-KEYSIDE-2", "KFP-KEYSIDE-3", "KFP-KEYSIDE-4")
def test_keyside_gives_resources_that_reach_no_yard() -> None:
    village = [at_home("keyside"), tile("timber-yard", 0, -1), tile("windmill", 1, 0)]
    table = auction(seat("", *village), seat(), season="winter").all_pass().take_boats()
    table.first_answers("place-tiles")
    assert table.goods("timber-yard") == {}
    assert table.reasons(0, "pieces") == {"windmill": 10}


@pytest.mark.rule("KFP-DELIVERY-2", "KFP-DELIVERY-3")
def test_the_delivery_man_scores_the_best_walk() -> None:
    own = tile("delivery-man", -1, 1)
    # Home, alehouse and stable are a ring, the well lies beyond it; no road of the workshop meets another.
    village = [
        tile("alehouse", 0, -1, 5), tile("stable", 1, -1, 1), tile("workshop", -1, 0, 3), tile("well", 1, 0),
    ]  # fmt: skip
    table = ended(seat("", own, *village))
    assert table.reasons(0, "score-walk") == {"delivery-man": 5}
