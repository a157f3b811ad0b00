"""A tree of turns: rivals answer back there, waiting is weighed as well, and time and seeds are kept to."""

from __future__ import annotations

import math
import time
from typing import cast

import pytest

from artel.bots.keyflower.encode import KeyflowerEncoder
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.keyflower.mind import KeyflowerMind
from artel.bots.search.mind import Mind
from artel.bots.search.thinker import Strength, Thinker, halve
from artel.bots.search.tree import EVENLY, FIRST_THOUGHTS, MET, Fork, Tree
from artel.bots.search.trial import Trial
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.moves import BID, BID_TILE, THE_PASS
from artel.games.keyflower.state import SEAT_COUNT, KeyflowerState, leader
from artel.games.keyflower.words import WINTER
from artel.kernel.game import Rng, State, decider, legal_moves, play_nature, play_trusted


def first_turn(players: int) -> State:
    """A game of Keyflower in which the first seat has its first turn."""
    state, rng = KEYFLOWER.setup(KEYFLOWER.rules(players)), Rng("first turn")
    play_nature(state, rng)
    while not TURN.shape.has(state.agenda[-1]):
        seat = decider(state)
        play_trusted(state, seat, legal_moves(state, seat)[0])
        play_nature(state, rng)
    return state


def bids_by_tile(moves: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for move in moves:
        if BID.has(move):
            found.setdefault(int(BID_TILE.read(move)), []).append(move)
    return found


class Contested(Mind):
    """A bid on one tile brings much unless it is beaten, one on another a little; nobody answers quickly."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(KeyflowerGreedy(), KeyflowerEncoder())
        bids = bids_by_tile(legal_moves(state, seat))
        self.seat = seat
        self.dear, self.cheap = sorted(bids)[:2]
        self.own = [bids[self.dear][0], bids[self.cheap][0]]

    def stage(self, state: State) -> int:
        return 0

    def forks(self, state: State) -> bool:
        return TURN.shape.has(state.agenda[-1])

    def candidates(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        if seat == self.seat:
            return [move for move in self.own if move in moves] or [THE_PASS]
        return [THE_PASS, *bids_by_tile(moves).get(self.dear, [])]

    def waiting(self, state: State, moves: list[int]) -> int:
        return THE_PASS

    def run(self, state: State, stage: int, rng: Rng) -> bool:
        return False

    def worths(self, state: State, over: bool) -> list[float]:
        s = cast(KeyflowerState, state)
        values = [0.0] * s.rules.players
        if s.bids[self.dear * SEAT_COUNT + self.seat] > 0:
            values[self.seat] = 5.0 if leader(s, self.dear) == self.seat else -10.0
        if leader(s, self.cheap) == self.seat:
            values[self.seat] += 1.0
        return values


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rivals_answer_back_in_a_tree_and_not_in_a_trial(players: int) -> None:
    state = first_turn(players)
    seat = int(decider(state))
    moves = legal_moves(state, seat)
    mind = Contested(state, seat)
    trial = Trial(mind, state, seat, mind.own, Rng(1), explained=False)
    assert trial.surely_best(halve(trial, 40, math.inf), 1.0) == 0, "where nobody answers, the dear tile"
    tree = Tree(mind, state, seat, moves, 10, Rng(1))
    tree.grow(600, math.inf)
    assert tree.best() == mind.own[1], "there a rival takes the dear tile away"
    dear = tree.root.after[0]
    answers = next(iter(dear.values()))
    assert answers.seat != seat
    assert BID_TILE.read(answers.moves[answers.best()]) == mind.dear


def test_whatever_else_is_tried_waiting_is() -> None:
    state = first_turn(2)
    seat = int(decider(state))
    mind = Contested(state, seat)
    tree = Tree(mind, state, seat, legal_moves(state, seat), 2, Rng(1))
    assert tree.root.moves == [*mind.own, THE_PASS]
    tree.grow(60, math.inf)
    assert sum(tree.root.tries) == 60
    assert min(tree.root.tries) > 0


def test_turns_are_thought_about_once_they_were_met_often() -> None:
    state = first_turn(2)
    seat = int(decider(state))
    mind = Contested(state, seat)
    tree = Tree(mind, state, seat, legal_moves(state, seat), 1, Rng(1))
    tree.grow(40, math.inf)
    assert sum(tree.root.tries) == 40
    for number, after in enumerate(tree.root.after):
        for fork in after.values():
            assert (fork.met < MET) == (not fork.moves)
            assert fork.all_tries == max(0, tree.root.tries[number] - MET + 1)


def test_a_fork_tries_what_is_liked_and_then_what_did_well() -> None:
    fork = Fork(0)
    fork.open([7, 8, 9], [1.0, 0.0, 6.0])
    assert sum(fork.hopes) == pytest.approx(1.0)
    assert min(fork.hopes) > EVENLY / 3
    unknown = -1.0
    assert fork.most_wanted(None, unknown) == 2
    assert fork.most_wanted([7, 8], unknown) == 0
    assert fork.most_wanted([5], unknown) == -1, "nothing of it is possible in this deal"
    for _ in range(FIRST_THOUGHTS):
        fork.learn(2, -10.0)
        fork.learn(1, 4.0)
    assert fork.most_wanted(None, 1.0) == 1
    assert fork.best() == 1
    fork.learn(0, 50.0)
    assert fork.best() == 1, "one lucky thought is not enough"


def test_a_tree_keeps_its_time_but_thinks_a_little() -> None:
    state = first_turn(2)
    seat = int(decider(state))
    mind = Contested(state, seat)
    tree = Tree(mind, state, seat, legal_moves(state, seat), 2, Rng(1))
    tree.grow(1_000_000, time.monotonic() - 1.0)
    assert sum(tree.root.tries) == len(tree.root.moves)


def winter(players: int) -> State:
    """A game of Keyflower in which somebody has the first turn of winter."""
    state, rng, mind = KEYFLOWER.setup(KEYFLOWER.rules(players)), Rng("winter"), KeyflowerMind()
    play_nature(state, rng)
    while not mind.forks(state):
        seat = int(decider(state))
        play_trusted(state, seat, mind.decide(state, seat, legal_moves(state, seat), rng))
        play_nature(state, rng)
    return state


def test_in_keyflower_the_turns_of_winter_are_forks_and_no_others() -> None:
    mind = KeyflowerMind()
    assert not mind.forks(first_turn(2))
    state, rng = winter(2), Rng("winter")
    assert cast(KeyflowerState, state).season == WINTER
    seat = int(decider(state))
    moves = legal_moves(state, seat)
    calm, wary = (Strength(8, 4, answers=answers) for answers in (False, True))
    drawn: list[Rng] = []
    for strength in (calm, wary):
        drawn.append(rng.clone())
        assert Thinker(mind, strength).decide(state, seat, moves, drawn[-1]) in moves
    assert drawn[0].below(1 << 30) != drawn[1].below(1 << 30), "other deals were thought of"


def test_the_same_seed_gives_the_same_answer_and_a_hurried_player_has_one() -> None:
    state = winter(3)
    seat = int(decider(state))
    moves = legal_moves(state, seat)
    thinker = Thinker(KeyflowerMind(), Strength(24, 8, eye=True, answers=True))
    first, again = (thinker.decide(state, seat, moves, Rng(3)) for _ in range(2))
    assert first == again
    thinker.hurry(0.0)
    assert thinker.decide(state, seat, moves, Rng(3)) in moves


def test_a_thought_that_comes_to_the_end_of_winter_ends_there() -> None:
    """Both but one have passed: nobody has another turn after one pass more."""
    state = winter(2)
    mind = KeyflowerMind()
    play_trusted(state, decider(state), THE_PASS)
    play_nature(state, Rng("passing"))
    seat, ply = int(decider(state)), state.ply
    tree = Tree(mind, state, seat, [THE_PASS], 4, Rng(1))
    tree.grow(5, math.inf)
    assert state.ply == ply, "nothing was played in the state itself"
    assert tree.best() == THE_PASS
    assert sum(tree.root.tries) == 0, "one move alone needs no thought"
    tree = Tree(mind, state, seat, legal_moves(state, seat), 4, Rng(1))
    tree.grow(40, math.inf)
    passing = tree.root.moves.index(THE_PASS)
    assert tree.root.tries[passing] > 0
    assert tree.root.after[passing] == {}
    assert any(tree.root.after), "after anything else the rival has another turn"
