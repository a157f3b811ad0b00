"""Perft: how many ways there are to play on from a named position.

Chance's moves count like any other. Where several seats are asked at once, the first of them answers, so
that the same answers in another order are not counted twice. Every count is explained beside its position
and follows from the rulebook, whatever an edition prints.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artel.games.sweet_lands.phases.cleanup import CLEANUP
from artel.kernel.game import advance
from tests.counting import perft
from tests.games.sweet_lands.positions import Table, at_turn, before_round, opening


def cleaning(mine: str, others: str) -> Table:
    """The clean-up begins, with these hands."""
    table = at_turn().hand(0, mine).hand(1, others)
    table.state.agenda.append(CLEANUP.frame())
    advance(table.state)
    return table


def drafting() -> Table:
    """Two seats have six cards each before them."""
    table = before_round(drafting="yes").begin()
    while table.question() == "draw-pack":
        table.nature(next(iter(table.chances())))
    return table


POSITIONS: dict[str, tuple[Callable[[], Table], list[int]]] = {
    # The first player of two; a side of six milestones, then of five, of four, of three.
    "opening for two": (lambda: opening(2), [2, 2 * 12, 2 * 12 * 10, 2 * 12 * 10 * 8]),
    # Alone: one first player, two of five tokens for the end of a round, then the first of 15 normal ones.
    "opening alone": (lambda: opening(1), [1, 5, 5 * 4, 5 * 4 * 15]),
    # Two resources of three kinds: two of one, or one each of two.
    "two basic resources": (lambda: at_turn().effect(0, "basic 2"), [3 + 3]),
    # Four productions, twice.
    "any production twice": (lambda: at_turn().effect(0, "any-production 2"), [4, 4 * 4]),
    # Six prosperity tracks, or none; after a stop the turn goes on.
    "a step of prosperity": (lambda: at_turn().effect(0, "prosperity 1"), [6 + 1]),
    # The two tracks of a colour, or none.
    "a green step": (lambda: at_turn().effect(0, "green 1"), [2 + 1]),
    # Four productions and six tracks.
    "a capital": (lambda: at_turn().effect(0, "capital 1"), [4 + 6]),
    # At the last step but one without a diamond, that track is closed.
    "without a diamond": (
        lambda: (
            at_turn()
            .own(0, track_terrain=at_turn().rules.track_end[0] - 1, diamond=0)
            .effect(0, "prosperity 1")
        ),
        [5 + 1],
    ),
    # One of twelve skills.
    "a skill": (lambda: at_turn().effect(0, "skill 1"), [12]),
    # Eleven of them are left to who has one, and one upgraded skill for a diamond.
    "an upgraded skill": (
        lambda: at_turn().skills(0, "purse").tokens(upgrades="mint").own(0, diamond=1).effect(0, "skill 1"),
        [11 + 1],
    ),
    # One of three industries.
    "any bonus": (lambda: at_turn().effect(0, "any-bonus 1"), [3]),
    # The cart, or nothing; with the locomotive either of them.
    "the cart": (lambda: at_turn().effect(0, "industry 1"), [1 + 1]),
    "cart and locomotive": (lambda: at_turn().own(0, has_locomotive=1).effect(0, "industry 1"), [2 + 1]),
    # Seven pieces for nothing, or none; each on one of the capital cells, which are all there is.
    "a property": (lambda: at_turn().effect(0, "property 1"), [7 + 1]),
    # One of two tokens that lie face up.
    "a flip": (lambda: at_turn().lay(0, "d5 d4 c5!").effect(0, "flip 1"), [2]),
    # Three cards, then two: each keeps one.
    "clean-up": (lambda: cleaning("card-1 card-2 card-3", "card-4 card-5"), [3, 3 * 2]),
    # Six cards each, then five each.
    "the draft": (drafting, [6, 6 * 6, 6 * 6 * 5, 6 * 6 * 5 * 5]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_are_those_of_the_rulebook(name: str) -> None:
    position, counts = POSITIONS[name]
    for depth, count in enumerate(counts, start=1):
        assert perft(position().state, depth) == count


def test_counting_leaves_the_position_alone() -> None:
    table = drafting()
    before = table.data()
    perft(table.state, 3)
    assert table.data() == before
