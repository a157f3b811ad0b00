"""Thoughts by instinct: how many there are of each move, and in which deals."""

from __future__ import annotations

import math

import pytest

from artel.bots.search.mind import Liked, Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import thoughts_about
from artel.bots.search.thoughts import LEAST_LIKED, LIKED, LIKED_DEALS, Thoughts
from artel.kernel.agenda import legal_moves
from artel.kernel.rng import Rng
from artel.kernel.state import State
from tests.bots.by_instinct import known, questions

GAMES = ["keyflower", "sweet-lands", "artificium"]


def choices(mind: Mind, name: str, count: int) -> tuple[State, int, list[int]]:
    """A question of half a game by instinct with so many answers at least that come to mind."""
    found = questions(mind, name, 2, "choices")
    for state, seat in found[len(found) // 2 :]:
        liked = mind.liked(state, seat, legal_moves(state, seat), count)
        if len(liked.moves) == count:
            return state, seat, liked.moves
    raise AssertionError(f"no question of {name} with {count} answers")


@pytest.mark.parametrize("thoughts", [1, 7, 23, 24, 60, 61, 240])
def test_half_of_the_moves_is_left_again_and_again_and_thoughts_are_not_exceeded(thoughts: int) -> None:
    mind = mind_of("keyflower")
    state, seat, moves = choices(mind, "keyflower", 12)
    pondered = thoughts_about(mind, state, seat, Liked(moves, [0.0] * 12), Rng(1))
    pondered.grow(thoughts, math.inf)
    tries = [len(pondered.margins[number]) for number in pondered.order]
    assert sorted(pondered.order) == list(range(12))
    assert tries == sorted(tries, reverse=True), "who is left longer is thought about more"
    assert 12 <= sum(tries) <= max(12, thoughts)
    if thoughts >= 24:
        assert sum(tries) >= thoughts - 1
        assert [tries.count(each) for each in sorted(set(tries))] == [6, 3, 1, 2]
    assert pondered.best() == moves[pondered.order[0]]
    assert pondered.behind(pondered.order[0]) == (0.0, 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_compared_in_the_same_deals_with_the_same_chance(name: str) -> None:
    """A move that is there twice is thought about alike in every deal, a little ahead."""
    mind = mind_of(name)
    state, seat, moves = choices(mind, name, 2)
    pondered = thoughts_about(mind, state, seat, Liked([moves[0]] * 2, [0.0] * 2), Rng(1))
    pondered.deal([0, 1])
    first, second = pondered.margins
    assert first == second
    pondered.grow(40, math.inf)
    assert len(set(first)) > 1, "deals differ"
    if not mind.answers():
        assert first == second
        assert pondered.behind(1) == (0.0, 0.0)


class Counted(Thoughts):
    """A thought about a move comes to its number, sometimes to one less."""

    def think(self, state: State, number: int) -> float:
        return float(number - len(self.margins[number]) % 2)


def test_what_is_liked_more_weighs_as_some_deals() -> None:
    mind = mind_of("artificium")
    scene, instinct = known(mind)
    state, seat, moves = choices(mind, "artificium", 4)
    alike = Counted(mind, scene, instinct, state, seat, Liked(moves, [0.0] * 4), Rng(1))
    alike.grow(24, math.inf)
    assert alike.order == [3, 2, 1, 0]
    # Two deals of one point each count less than a liking that is worth some deals.
    likings = [2.0 / (LIKED * LIKED_DEALS) + 1.0, 0.0, 0.0, 0.0]
    liked = Counted(mind, scene, instinct, state, seat, Liked(moves[:2], likings[:2]), Rng(1))
    liked.grow(4, math.inf)
    assert liked.order == [0, 1]
    longer = Counted(mind, scene, instinct, state, seat, Liked(moves[:2], likings[:2]), Rng(1))
    longer.grow(40, math.inf)
    assert longer.order == [1, 0], "what was found outweighs it"
    hated = Counted(mind, scene, instinct, state, seat, Liked(moves[:2], [0.0, -1e9]), Rng(1))
    assert hated.likings == [0.0, -LEAST_LIKED]


def test_one_move_alone_needs_no_thought() -> None:
    mind = mind_of("keyflower")
    state, seat, moves = choices(mind, "keyflower", 2)
    pondered = thoughts_about(mind, state, seat, Liked(moves[:1], [0.0]), Rng(1))
    pondered.grow(100, math.inf)
    assert pondered.best() == moves[0]
    assert pondered.margins == [[]]
