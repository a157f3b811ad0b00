"""The scores alone are those of the outcome, and its reasons add up to them."""

from __future__ import annotations

import pytest

from artel.kernel.game import State
from tests.contract.walks import CASES, Case, start, walk


def check_scores(case: Case, state: State) -> None:
    outcome = case.game.outcome(state)
    assert case.game.scores(state) == outcome.scores
    for seat, score in enumerate(outcome.scores):
        told = sum(reason.points for reason in outcome.reasons if reason.seat == seat)
        assert told == score, f"{case} ply {state.ply} seat {seat}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_scores_with_and_without_reasons_agree(case: Case) -> None:
    for seed in range(case.checked):
        state = start(case, seed)
        for turn in walk(case, seed, state=state):
            if turn.state.ply % 40 == 0:
                check_scores(case, turn.state)
        assert not state.agenda
        check_scores(case, state)
