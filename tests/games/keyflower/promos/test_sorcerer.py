"""The sorcerer: which tiles it uses, without workers on them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.positions import Table, auction, lot, seat, tile


def village(*, side: str = "front", **home: Any) -> list[dict[str, Any]]:
    """The sorcerer above the home, a gold mine above it, and a workshop below the home, out of its reach."""
    return [
        tile("home-1", **home),
        tile("sorcerer", 0, -1, side=side),
        tile("gold-mine", 0, -2),
        tile("workshop", 0, 1),
    ]


def asked(*, workers: str = "red", side: str = "front", more: tuple[dict[str, Any], ...] = ()) -> Table:
    table = auction(seat(workers, *village(side=side), *more), seat("red*3"))
    return table.play(0, "use sorcerer red 1")


@pytest.mark.rule("KFP-SORCERER-2")
def test_it_uses_a_tile_next_to_it() -> None:
    table = asked()
    assert (table.question(), table.ask()["source"]) == ("sorcery", "sorcerer")
    assert table.moves(0) == ["enchant home-1", "enchant gold-mine"]
    assert table.why_not(0, "enchant workshop") == "KFP-SORCERER-2"
    table.play(0, "enchant gold-mine")
    assert table.goods("gold-mine") == {"gold": 1}
    assert table.log("enchanted") == [{"seat": 0, "tile": "gold-mine"}]


@pytest.mark.rule("KFP-SORCERER-3")
def test_upgraded_it_uses_any_tile_of_its_village() -> None:
    table = asked(side="back")
    assert table.moves(0) == ["enchant home-1", "enchant gold-mine", "enchant workshop"]
    assert table.why_not(0, "enchant home-2") == "KFP-SORCERER-3"
    table.play(0, "enchant workshop", "make stone")
    assert table.goods("workshop") == {"stone": 1}


@pytest.mark.rule("KFP-SORCERER-2")
def test_its_village_is_the_one_in_which_it_lies_whoever_uses_it() -> None:
    table = auction(seat("", *village()), seat("red*3"), turn=1).play(1, "use sorcerer red 1")
    assert table.moves(1) == ["enchant home-1", "enchant gold-mine"]


@pytest.mark.rule("KFP-SORCERER-4")
def test_it_uses_no_tile_without_an_action_and_not_itself() -> None:
    table = asked(more=(tile("well", 1, -1), tile("summer-boat-1", -1, 0)))
    assert table.moves(0) == ["enchant home-1", "enchant gold-mine"]
    assert table.why_not(0, "enchant well") == "KFP-SORCERER-4"
    assert table.why_not(0, "enchant sorcerer") == "KFP-SORCERER-2"


@pytest.mark.rule("KFP-SORCERER-5")
def test_colour_workers_and_the_limit_of_six_of_that_tile_do_not_matter() -> None:
    full = tile("gold-mine", 0, -2, workers="blue*6", last_use=3)
    table = auction(seat("red", tile("sorcerer", 0, -1), full), seat("red*3")).play(0, "use sorcerer red 1")
    table.play(0, "enchant gold-mine")
    mine = table.laid("gold-mine")
    assert (mine["workers"], mine["last_use"], mine["colour"]) == ({"blue": 6}, 3, "blue")
    assert mine["goods"] == {"gold": 1}
    # The workers are on the sorcerer alone, by the usual rules.
    assert table.laid("sorcerer")["workers"] == {"red": 1}
    assert table.why_not(1, "use sorcerer red 1") == "KF-USE-14"


@pytest.mark.rule("KFP-SORCERER-6")
def test_what_the_tile_costs_is_paid_after_the_workers_are_placed() -> None:
    peddler = tile("peddler", 1, -1)
    table = asked(workers="red yellow", more=(peddler,))
    assert "enchant peddler" in table.moves(0)
    table.play(0, "enchant peddler", "pay-worker yellow")
    assert table.workers(0) == {"green": 1}
    # The only yellow worker cannot be placed and paid.
    spent = auction(seat("yellow", *village(), peddler), seat()).play(0, "use sorcerer yellow 1")
    assert "enchant peddler" not in spent.moves(0)
    assert spent.why_not(0, "enchant peddler") == "KFP-SORCERER-6"


@pytest.mark.rule("KFP-SORCERER-6")
def test_what_the_tile_gives_goes_where_a_use_of_it_would_put_it() -> None:
    other = auction(seat("", *village()), seat("red*3"), turn=1)
    other.play(1, "use sorcerer red 1", "enchant gold-mine")
    assert (other.goods("gold-mine"), other.goods("home-2")) == ({}, {"gold": 1})
    # Transport is in the user's own village, as it would be.
    carts = auction(
        seat("", *village()), seat("red*3", tile("home-2", goods="wood"), tile("keywood", 0, -1)), turn=1
    )
    carts.play(1, "use sorcerer red 1", "enchant home-1")
    assert carts.moves_of(1, "carry") == ["carry wood home-2 keywood"]


@pytest.mark.rule("KFP-SORCERER-7")
def test_it_is_not_used_in_the_auction_nor_where_no_tile_can_be_named() -> None:
    table = auction(seat("red"), seat(), lots=[lot("sorcerer")])
    assert table.moves_of(0, "use sorcerer") == []
    assert table.why_not(0, "use sorcerer red 1") == "KFP-SORCERER-7"
    # Far from the home, beside a tile without an action.
    lonely = [tile("well", 0, 1), tile("sorcerer", 0, 2)]
    alone = auction(seat("red", *lonely), seat())
    assert alone.moves_of(0, "use sorcerer") == []
    assert alone.why_not(0, "use sorcerer red 1") == "KFP-SORCERER-7"


@pytest.mark.rule("KFP-SORCERER-7")
def test_the_workers_that_are_placed_do_not_pay() -> None:
    """Beside the peddler alone the last yellow worker cannot be both placed and paid."""
    lonely = [tile("well", 0, 1), tile("sorcerer", 0, 2), tile("peddler", 0, 3)]
    table = auction(seat("yellow*2 red", *lonely), seat())
    assert table.moves_of(0, "use sorcerer") == ["use sorcerer red 1", "use sorcerer yellow 1"]
    one = auction(seat("yellow red", *lonely), seat())
    assert one.moves_of(0, "use sorcerer") == ["use sorcerer red 1"]
    # A beaten bid pays unless it is placed itself.
    bids = [lot("miner", {0: "yellow", 1: "yellow*2"})]
    beaten = auction(seat("red", *lonely), seat(), lots=bids)
    assert beaten.moves_of(0, "use sorcerer") == ["use sorcerer red 1"]
    beaten.play(0, "lift miner")
    assert beaten.moves_of(0, "use sorcerer") == []
