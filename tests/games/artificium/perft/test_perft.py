"""Perft: how many ways there are to play on from a named position.

Chance's moves count like any other. Where several seats are asked at once, the first of them answers,
so that the same answers in another order are not counted twice. The count of depth 1 is explained
beside each position; the deeper ones were counted by the engine and hold it to its enumeration.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.counting import perft
from tests.games.artificium.positions import (
    Table,
    at_market,
    at_play,
    at_round_end,
    at_round_start,
    opening,
    seat,
)


def resolving(
    card: str, mine: str = "", coins: int = 5, table: str = "", theirs: str = "wood kvass"
) -> Table:
    """Seat 0 has revealed this card, seat 1 a farm."""
    one = seat(f"{card} sawmill", coins=coins, goods=mine, table=table)
    two = seat("farm castle", goods=theirs)
    return at_play(one, two).choose(card, "farm")


POSITIONS: dict[str, tuple[Callable[[], Table], list[int]]] = {
    # All 16 kinds of card can be drawn, for five cards in a row: no kind has fewer than five copies.
    "opening for two": (lambda: opening(2), [16, 256, 4096, 65536]),
    # Pass, the whole hand, and each of two kinds in hand for each of six in the market.
    "market, nobody has exchanged": (
        lambda: at_market(seat("farm farm castle"), seat("theft")),
        [1 + 1 + 2 * 6],
    ),
    # Without a coin each seat has its free exchange only; after it, passing is all that is left.
    "market, without coins": (lambda: at_market(seat("farm", coins=0), seat("fair", coins=0)), [1 + 1 + 6]),
    # Each seat's kinds of card: 3, then 2, then 1; seat 0 holds two farms, which are one kind.
    "sealed choice of three": (
        lambda: at_play(seat("farm farm castle fair"), seat("theft sawmill"), seat("scouting")),
        [3, 3 * 2, 3 * 2 * 1],
    ),
    # 5 coins buy 5 of 9 goods (wood, wheat at 2; coal, food, kvass at 4); nothing to sell; apply,
    # discard, take back.
    "sawmill revealed": (lambda: resolving("sawmill"), [5 + 1 + 2]),
    # The same goods to buy; wood or kvass of the other seat; discard, take back.
    "theft revealed": (lambda: resolving("theft"), [5 + 2 + 2]),
    # Buying; the one other seat that holds a card; discard, take back.
    "scouting revealed": (lambda: resolving("scouting"), [5 + 1 + 2]),
    # Buying; two kinds of card on the table; discard, take back.
    "rebuilding revealed": (lambda: resolving("rebuilding", table="farm sawmill"), [5 + 2 + 2]),
    # One coin buys nothing; kvass and sword can be sold; apply, discard, take back.
    "castle revealed": (lambda: resolving("castle", "kvass sword", coins=1), [0 + 2 + 1 + 2]),
    # Seat 0's marker or seat 1's.
    "knight": (lambda: resolving("castle", "kvass sword", coins=1).play(0, "apply"), [2]),
    # Chance draws the first of five cards of any of the 16 kinds.
    "wizard draws": (lambda: resolving("mage-tower", "kvass potion", coins=1).play(0, "apply"), [16]),
    # Done, one good to sell, two kinds of card to discard.
    "end of the round": (lambda: at_round_end(seat("farm castle", goods="wood"), seat("fair")), [1 + 1 + 2]),
    # After round 4 the game ends by itself: nothing is left to play.
    "end of the last round": (lambda: at_round_end(seat(), seat(), round_number=4), [1]),
    # Seat 0 holds four cards and draws one of the three kinds left in the deck.
    "deal from a small deck": (
        lambda: at_round_start(
            seat("farm farm farm farm"), seat("fair fair fair fair fair"), deck="castle theft sawmill"
        ),
        [3],
    ),
}
# From the depth after the explained ones on.
DEEPER: dict[str, list[int]] = {
    # After a pass 8 moves, after the new hand 16 draws; after an exchange 8 where six kinds are left in
    # the market, 7 where a second farm replaced one: 8 + 16 + 7 * 8 + 5 * 7 = 115.
    "market, nobody has exchanged": [115, 1598, 15260],
    # The same way: 8 + 16 + 8 + 5 * 7 = 67.
    "market, without coins": [67, 284, 524, 526, 556],
    "sealed choice of three": [48, 265, 1640],
    "sawmill revealed": [54, 371, 2101, 10888],
    "theft revealed": [64, 415, 2191, 10650],
    "scouting revealed": [45, 286, 1710, 9493],
    "rebuilding revealed": [69, 491, 2835, 14812],
    "castle revealed": [37, 247, 1495, 8309],
    "knight": [20, 114, 550, 2534, 10646],
    "wizard draws": [256, 4096],
    "end of the round": [11, 35, 341, 5282],
    "deal from a small deck": [6, 6, 90, 1350],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_first_counts_are_those_of_the_rulebook(name: str) -> None:
    position, counts = POSITIONS[name]
    for depth, count in enumerate(counts, start=1):
        assert perft(position().state, depth) == count


@pytest.mark.parametrize("name", DEEPER)
def test_deeper_counts_stay_the_same(name: str) -> None:
    position, first = POSITIONS[name]
    for depth, count in enumerate(DEEPER[name], start=len(first) + 1):
        assert perft(position().state, depth) == count


def test_counting_leaves_the_position_alone() -> None:
    table = resolving("theft")
    before = table.data()
    perft(table.state, 3)
    assert table.data() == before
