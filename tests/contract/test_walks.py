"""Every game, played at random to its end: no dead end, nothing lost, nothing out of nothing."""

from __future__ import annotations

import pytest

from artel.games import GAMES
from artel.kernel.game import NATURE, SPECTATOR, Log, deciders, legal_moves, play, weights
from tests.contract.conservation import checker_for
from tests.contract.walks import CASES, Case, start, walk


def test_every_game_and_every_number_of_players_is_walked() -> None:
    assert {(case.game.name, case.players) for case in CASES} == {
        (game.name, players) for game in GAMES for players in range(game.min_players, game.max_players + 1)
    }


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_ends_and_conserves_its_pieces(case: Case) -> None:
    for seed in range(case.budget.games):
        log = Log()
        checker = checker_for(case.game)
        state = start(case, seed, log)
        # What is lost stays lost: most games are looked at now and then only.
        every = 1 if seed < 2 * case.budget.checked else 25
        for turn in walk(case, seed, state=state):
            if turn.state.ply % every == 0:
                checker.check(turn.state)
            assert turn.state.ply <= case.budget.most_plies, f"seed {seed}: expected an end by now"
        checker.check(state)
        assert deciders(state) == []
        assert not any(legal_moves(state, seat) for seat in range(SPECTATOR, case.players))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_moves_are_unique_and_stable(case: Case) -> None:
    for seed in range(case.budget.checked):
        for turn in walk(case, seed):
            assert len(set(turn.moves)) == len(turn.moves)
            assert legal_moves(turn.state, turn.seat) == turn.moves
            assert legal_moves(turn.state.clone(), turn.seat) == turn.moves
            for seat in {NATURE, SPECTATOR, *range(case.players)} - set(deciders(turn.state)):
                assert legal_moves(turn.state, seat) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_move_frame_and_log_line_is_exactly_one_command(case: Case) -> None:
    """None carries a bit that no words would pack into."""
    game = case.game
    for seed in range(case.budget.checked):
        log, read = Log(), 0
        for turn in walk(case, seed, log):
            assert all(game.verbs.is_canonical(move) for move in turn.moves)
            assert all(game.frames.is_canonical(frame) for frame in turn.state.agenda)
            assert all(game.lines.is_canonical(line) for line in log.lines[read:])
            read = len(log.lines)
        assert read > 0
        assert all(game.lines.is_canonical(line) for line in log.lines[read:])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_natures_weights_are_positive_and_parallel_to_its_moves(case: Case) -> None:
    draws = 0
    for seed in range(case.budget.checked):
        for turn in walk(case, seed):
            if turn.seat == NATURE:
                draws += 1
                assert deciders(turn.state) == [NATURE]
                assert len(weights(turn.state)) == len(turn.moves)
                assert min(weights(turn.state)) > 0
    assert draws > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_log_changes_nothing(case: Case) -> None:
    for seed in range(case.budget.checked):
        silent, logged = start(case, seed), start(case, seed, Log())
        for turn in walk(case, seed, state=logged):
            assert silent.agenda == turn.state.agenda
            play(silent, turn.seat, turn.move)
        assert case.game.digest(silent) == case.game.digest(logged)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_point_has_a_reason_and_the_best_score_wins(case: Case) -> None:
    for seed in range(case.budget.checked):
        state = start(case, seed)
        for _ in walk(case, seed, state=state):
            pass
        outcome = case.game.outcome(state)
        for seat in range(case.players):
            assert outcome.scores[seat] == sum(r.points for r in outcome.reasons if r.seat == seat)
        assert outcome.winners
        assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}
