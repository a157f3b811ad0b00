"""What is remembered of villages changes no answer, and is bounded."""

from __future__ import annotations

from typing import cast

from artel.bots.keyflower import memory
from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.keyflower.memory import Memory, is_plain
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.rules import KeyflowerRules
from artel.games.keyflower.state import KeyflowerState
from artel.kernel.game import Rng, decider, legal_moves, play_nature, play_trusted


def test_a_bot_that_remembers_answers_like_one_that_does_not() -> None:
    """Two games one after the other, so that the second finds what the first has left."""
    remembering = KeyflowerGreedy()
    compared = 0
    for seed in ("first", "second"):
        state, rng = KEYFLOWER.setup(KEYFLOWER.rules(2)), Rng(seed)
        play_nature(state, rng)
        while state.agenda:
            seat = int(decider(state))
            moves = legal_moves(state, seat)
            move = remembering.decide(state, seat, moves, Rng(f"{seed} {state.ply}"))
            if len(moves) > 1 and state.ply % 3 == 0:
                fresh = KeyflowerGreedy().decide(state, seat, moves, Rng(f"{seed} {state.ply}"))
                assert move == fresh, KEYFLOWER.verbs.text(move)
                compared += 1
            play_trusted(state, seat, move)
            play_nature(state, rng)
    assert compared > 60


def village() -> KeyflowerState:
    state, rng = KEYFLOWER.setup(KEYFLOWER.rules(2)), Rng("village")
    play_nature(state, rng)
    return cast(KeyflowerState, state)


def test_the_same_village_is_known_and_another_is_not() -> None:
    state, known = village(), Memory(glance=False)
    weights = Weights()
    first = known.of(state, Estate(state, 0, weights))
    assert known.of(state, Estate(state, 0, weights)) is first
    assert known.of(state.clone(), Estate(state, 0, weights)) is first
    assert known.of(state, Estate(state, 1, weights)) is not first
    richer = state.clone()
    richer.skills[0] += 1
    assert known.of(richer, Estate(richer, 0, weights)) is not first
    elsewhere = state.clone()
    elsewhere.adjacent = elsewhere.adjacent[:]
    assert known.of(elsewhere, Estate(elsewhere, 0, weights)) is not first


def test_at_a_glance_workers_do_not_change_what_is_done_with_resources() -> None:
    state, weights = village(), Weights()
    fewer = state.clone()
    fewer.screen[0] -= 1
    for glance in (True, False):
        known = Memory(glance=glance)
        first, second = known.of(state, Estate(state, 0, weights)), known.of(fewer, Estate(fewer, 0, weights))
        assert first is not second
        assert (first.works is second.works) == glance
    richer = state.clone()
    richer.skills[0] += 1
    known = Memory(glance=True)
    works = known.of(state, Estate(state, 0, weights)).works
    assert known.of(richer, Estate(richer, 0, weights)).works is not works


def test_memory_has_a_bound() -> None:
    state, known, weights = village(), Memory(glance=False), Weights()
    for number in range(memory.MOST_VILLAGES + 10):
        state.skills[0] = number
        known.of(state, Estate(state, 0, weights))
    assert len(known._layouts) == 1
    assert len(known._layouts[0].villages) <= memory.MOST_VILLAGES
    for _ in range(memory.MOST_LAYOUTS + 3):
        state.adjacent = state.adjacent[:]
        known.of(state, Estate(state, 0, weights))
    assert len(known._layouts) == memory.MOST_LAYOUTS


def test_modules_that_give_advice_are_not_remembered() -> None:
    plain = cast(KeyflowerRules, KEYFLOWER.rules(2))
    advised = cast(KeyflowerRules, KEYFLOWER.rules(2, ["base", "merchants", "farmers"]))
    assert is_plain(plain)
    assert not is_plain(advised)
    state, rng = KEYFLOWER.setup(advised), Rng("advice")
    play_nature(state, rng)
    s, known, weights = cast(KeyflowerState, state), Memory(glance=False), Weights()
    assert known.of(s, Estate(s, 0, weights)) is not known.of(s, Estate(s, 0, weights))
