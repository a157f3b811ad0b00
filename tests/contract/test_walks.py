"""Every game, played at random to its end: no dead end, nothing lost, nothing out of nothing."""

from __future__ import annotations

import pytest

from artel.kernel.game import NATURE, SPECTATOR, Log, deciders, legal_moves, play, weights
from tests.contract.walks import CASES, Case, start, walk


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_ends_and_conserves_its_pieces(case: Case) -> None:
    for seed in range(case.games):
        log = Log()
        checker = case.contract.checker(case.game)
        state = start(case, seed, log)
        # What is lost stays lost: most games are looked at now and then only.
        every = 1 if seed < 2 * case.checked else 25
        for turn in walk(case, seed, state=state):
            if turn.state.ply % every == 0:
                checker.check(turn.state)
            assert turn.state.ply <= case.contract.most_plies, f"seed {seed}: expected an end by now"
        checker.check(state)
        assert deciders(state) == []
        assert not any(legal_moves(state, seat) for seat in range(SPECTATOR, case.players))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_moves_are_unique_and_stable(case: Case) -> None:
    for seed in range(case.checked):
        for turn in walk(case, seed):
            assert len(set(turn.moves)) == len(turn.moves)
            assert legal_moves(turn.state, turn.seat) == turn.moves
            assert legal_moves(turn.state.clone(), turn.seat) == turn.moves
            for seat in {NATURE, SPECTATOR, *range(case.players)} - set(deciders(turn.state)):
                assert legal_moves(turn.state, seat) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_natures_weights_are_positive_and_parallel_to_its_moves(case: Case) -> None:
    draws = 0
    for seed in range(case.checked):
        for turn in walk(case, seed):
            if turn.seat == NATURE:
                draws += 1
                assert deciders(turn.state) == [NATURE]
                assert len(weights(turn.state)) == len(turn.moves)
                assert min(weights(turn.state)) > 0
    assert draws > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_log_changes_nothing(case: Case) -> None:
    for seed in range(case.checked):
        silent, logged = start(case, seed), start(case, seed, Log())
        for turn in walk(case, seed, state=logged):
            assert silent.agenda == turn.state.agenda
            play(silent, turn.seat, turn.move)
        assert case.game.digest(silent) == case.game.digest(logged)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_point_has_a_reason_and_the_best_score_wins(case: Case) -> None:
    for seed in range(case.checked):
        state = start(case, seed)
        for _ in walk(case, seed, state=state):
            pass
        outcome = case.game.outcome(state)
        for seat in range(case.players):
            assert outcome.scores[seat] == sum(r.points for r in outcome.reasons if r.seat == seat)
        assert outcome.winners
        assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}
        assert outcome.winners == [seat for seat, place in enumerate(outcome.places) if place == 1]
        for seat, place in enumerate(outcome.places):
            assert sum(other < place for other in outcome.places) == place - 1, outcome.places
            assert all(
                outcome.scores[other] >= outcome.scores[seat]
                for other, better in enumerate(outcome.places)
                if better < place
            )
        for tie in outcome.ties:
            assert {outcome.scores[seat] for seat in tie.seats} == {tie.points}
