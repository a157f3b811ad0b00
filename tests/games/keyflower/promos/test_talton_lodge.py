"""Talton lodge: what it counts, and the workers that pay its upgrade."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.positions import Table, auction, ended, lot, seat, tile

STABLE = tile("stable", 0, -1)
LODGE = tile("talton-lodge", 0, 1)


def upgrading(workers: str, *lots: dict[str, Any]) -> Table:
    """Seat 0 has used the stable with a red worker, and may move wood or upgrade the lodge."""
    home = tile("home-1", goods="wood")
    table = auction(seat(f"red {workers}".strip(), home, STABLE, LODGE), seat(), lots=list(lots))
    return table.play(0, "use stable red 1")


def payments(table: Table) -> list[list[str]]:
    """Every way to pay, told to its end."""
    if table.question() != "pay-workers":
        return [[]]
    found = []
    for line in table.moves(0):
        tried = Table(table.state.clone())
        found += [[line, *rest] for rest in payments(tried.play(0, line))]
    return found


@pytest.mark.rule("KFP-TALTON-1")
def test_no_worker_is_placed_on_it() -> None:
    table = auction(seat("red", LODGE), seat())
    assert table.moves_of(0, "use talton-lodge") == []
    assert table.why_not(0, "use talton-lodge red 1") == "KFP-TALTON-1"


@pytest.mark.rule("KFP-TALTON-2")
@pytest.mark.parametrize(("side", "points"), [("front", 3), ("back", 6)])
def test_it_scores_the_worker_symbols_of_its_owners_village(side: str, points: int) -> None:
    village = [tile("talton-lodge", 0, 1, side=side), tile("tavern", 0, -1)]
    table = ended(seat("", *village), seat("", tile("alehouse", 0, -1)))
    assert table.reasons(0, "score-worker-symbols") == {"talton-lodge": points}


SYMBOLS = {
    "alehouse": (1, 2), "peddler": (2, 3), "brewer": (2, 3), "store": (2, 3), "tavern": (3, 4), "inn": (1, 3),
    "fair": (2, 3), "storyteller": (1, 1), "trader": (1, 2), "apprentice-hall": (0, 0), "hiring-fair": (0, 0),
    "keywood": (0, 0), "stable": (0, 0), "summer-boat-1": (2, 1), "summer-boat-2": (0, 0),
    "apothecary": (0, 0), "white-wind": (0, 0), "emporium": (0, 0), "turn-1": (0, 0),
}  # fmt: skip


@pytest.mark.rule("KFP-TALTON-3")
@pytest.mark.parametrize("word", SYMBOLS)
def test_a_symbol_is_a_worker_that_the_side_up_gives_or_takes(word: str) -> None:
    for side, count in zip(("front", "back"), SYMBOLS[word], strict=True):
        table = ended(seat("", LODGE, tile(word, 0, -1, side=side, workers="red*2")))
        assert table.reasons(0, "score-worker-symbols") == ({"talton-lodge": count} if count else {}), side


@pytest.mark.rule("KFP-TALTON-4")
def test_flipper_may_turn_over_what_it_counts_and_the_lodge_itself() -> None:
    boat, tavern = tile("flipper", -1, 1), tile("tavern", 0, -1)
    # Four symbols count twice on the upgraded lodge: four more.
    home = tile("home-1", side="back")
    table = ended(seat("", home, boat, LODGE, tavern, tile("inn", 1, -1)))
    assert table.reasons(0, "free-upgrade") == {"flipper": 4}
    # With the lodge upgraded an upgraded tavern is one symbol of 2 more.
    upgraded = tile("talton-lodge", 0, 1, side="back")
    turned = ended(seat("", home, boat, upgraded, tavern))
    assert turned.reasons(0, "free-upgrade") == {"flipper": 2}
    assert turned.reasons(0, "score-worker-symbols") == {"talton-lodge": 2 * 3}


@pytest.mark.rule("KFP-TALTON-5")
def test_two_workers_of_any_colours_pay_and_go_into_the_bag() -> None:
    table = upgrading("blue yellow green")
    before = table.pieces("bag")
    table.play(0, "upgrade talton-lodge")
    assert table.ask() == {**table.ask(), "kind": "pay-workers", "source": "talton-lodge", "count": 2}
    assert payments(table) == [
        ["pay-worker blue", "pay-worker yellow"],
        ["pay-worker blue", "pay-worker green"],
        ["pay-worker yellow", "pay-worker green"],
    ]
    table.play(0, "pay-worker blue", "pay-worker green")
    assert table.laid("talton-lodge")["side"] == "back"
    assert table.workers(0) == {"yellow": 1}
    assert table.pieces("bag") == {**before, "blue": before["blue"] + 1, "green": 1}


@pytest.mark.rule("KFP-TALTON-5")
def test_whole_beaten_bids_pay_and_nothing_is_added_that_could_be_left_out() -> None:
    bids = [lot("miner", {0: "red*3", 1: "red*4"}), lot("key-mine", {0: "blue", 1: "blue*2"})]
    table = upgrading("yellow", *bids).play(0, "upgrade talton-lodge")
    # Three of the miner alone; one of the key mine with a worker from behind the screen.
    assert payments(table) == [["pay-bid miner"], ["pay-bid key-mine", "pay-worker yellow"]]
    assert table.why_not(0, "pay-worker yellow") == "KFP-TALTON-5"
    table.play(0, "pay-bid miner")
    assert (table.laid("talton-lodge")["side"], table.bids("miner")) == ("back", {1: "red*4"})
    assert table.workers(0) == {"yellow": 1}


@pytest.mark.rule("KFP-TALTON-5")
def test_leading_bids_and_workers_at_work_do_not_pay() -> None:
    bids = [lot("miner", {0: "red*3"}, workers="red*2")]
    table = upgrading("blue", *bids)
    assert table.moves_of(0, "upgrade talton-lodge") == []
    assert table.why_not(0, "upgrade talton-lodge") == "KF-UPGRADE-8"
    beaten = upgrading("", lot("miner", {0: "red*2", 1: "red*4"})).play(0, "upgrade talton-lodge")
    assert beaten.moves(0) == ["pay-bid miner"]
    assert beaten.why_not(0, "pay-bid key-mine") == "KFP-TALTON-5"
