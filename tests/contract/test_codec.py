"""Moves and states have other forms; each form says exactly the same."""

from __future__ import annotations

import json
import random

import pytest

from artel.kernel.digest import canonical
from artel.kernel.game import SPECTATOR, deciders, legal_moves, play
from tests.contract.walks import CASES, Case, pick, start, walk

# Joint questions may be rare: so many further games are walked until there is one.
FURTHER = 20


@pytest.mark.parametrize("case", CASES, ids=str)
def test_moves_round_trip_at_every_ply(case: Case) -> None:
    verbs = case.game.verbs
    for seed in range(case.checked):
        for turn in walk(case, seed):
            for move in turn.moves:
                assert verbs.is_canonical(move)
                assert verbs.parse(verbs.text(move)) == move
                assert verbs.from_dense(verbs.dense(move)) == move


@pytest.mark.parametrize("case", CASES, ids=str)
def test_states_round_trip_at_every_ply(case: Case) -> None:
    game = case.game
    for seed in range(case.part(5)):
        for turn in walk(case, seed):
            data = game.to_data(turn.state)
            restored = game.from_data(case.rules(), json.loads(json.dumps(data)))
            assert canonical(game.to_data(restored)) == canonical(data)
            assert game.digest(restored) == game.digest(turn.state)
            assert deciders(restored) == deciders(turn.state)
            assert legal_moves(restored, turn.seat) == turn.moves
            viewer = (SPECTATOR, *range(case.players))[turn.state.ply % (case.players + 1)]
            assert game.view(restored, viewer) == game.view(turn.state, viewer)
            case.contract.checker(game).check(restored)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_restored_state_plays_on_like_the_original(case: Case) -> None:
    game = case.game
    for seed in range(case.checked):
        restored, state = start(case, seed), start(case, seed)
        for turn in walk(case, seed, state=state):
            if turn.state.ply % 7 == seed % 7:
                restored = game.from_data(case.rules(), json.loads(json.dumps(game.to_data(restored))))
            play(restored, turn.seat, turn.move)
        assert game.digest(restored) == game.digest(state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_clones_are_independent(case: Case) -> None:
    game = case.game
    for seed in range(case.part(3)):
        chance = random.Random(f"clone {seed}")
        for turn in walk(case, seed):
            before = game.digest(turn.state)
            clone = turn.state.clone()
            assert game.digest(clone) == before
            assert clone.log is None
            for _ in range(4):
                if asked := deciders(clone):
                    seat = chance.choice(asked)
                    play(clone, seat, pick(case, clone, seat, legal_moves(clone, seat), chance, True))
            assert game.digest(turn.state) == before, (
                f"seed {seed} ply {turn.state.ply}: the clone wrote through"
            )
            other = turn.state.clone()
            play(turn.state.clone(), turn.seat, turn.move)
            assert game.digest(other) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_original_does_not_write_into_its_clones(case: Case) -> None:
    game = case.game
    for seed in range(case.part(3)):
        clones = []
        for turn in walk(case, seed):
            clones.append((turn.state.clone(), game.digest(turn.state)))
        for clone, digest in clones:
            assert game.digest(clone) == digest


@pytest.mark.parametrize("case", CASES, ids=str)
def test_answers_given_together_commute(case: Case) -> None:
    game = case.game
    pairs = 0
    for seed in range(case.checked + FURTHER):
        if seed >= case.checked and (pairs or case.players == 1):
            break
        chance = random.Random(f"together {seed}")
        for turn in walk(case, seed):
            asked = deciders(turn.state)
            if len(asked) < 2:
                continue
            one, two = chance.sample(asked, 2)
            first = pick(case, turn.state, one, legal_moves(turn.state, one), chance, False)
            second = pick(case, turn.state, two, legal_moves(turn.state, two), chance, False)
            forth, back = turn.state.clone(), turn.state.clone()
            play(forth, one, first)
            assert second in legal_moves(forth, two)
            play(forth, two, second)
            play(back, two, second)
            assert first in legal_moves(back, one)
            play(back, one, first)
            assert game.digest(forth) == game.digest(back)
            pairs += 1
    # Alone nobody answers together with another.
    assert pairs > 0 or case.players == 1 or not any(step.kind == 2 for step in case.rules().steps)
