"""The contract itself: what it must be told of each game, and that its checks notice what they look for."""

from __future__ import annotations

import pytest

from artel.games import GAMES
from artel.kernel.game import DataError, Game, Log, deciders, legal_moves, play
from tests.contract.canonical import Canon
from tests.contract.contract import contract_of
from tests.contract.walks import CASES, Case, walk


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_walked_with_as_many_players_as_it_takes_and_no_more(game: Game) -> None:
    walked = sorted({case.players for case in CASES if case.game is game})
    assert walked == list(range(walked[0], walked[-1] + 1))
    for players in (walked[0] - 1, walked[-1] + 1):
        with pytest.raises(DataError, match=f"expected {walked[0]} to {walked[-1]} players, got {players}"):
            game.rules(players)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_verb_that_is_leant_on_is_one_of_the_game(case: Case) -> None:
    assert set(case.contract.leanings) <= set(case.game.verbs.named)


def test_a_game_without_a_contract_is_told_where_to_write_one() -> None:
    with pytest.raises(AssertionError, match=r"a Contract of ludo in tests\.games\.ludo\.contract, got no"):
        contract_of("ludo")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_stray_bit_is_noticed_in_a_move_a_frame_or_a_log_line(case: Case) -> None:
    turn = next(iter(walk(case, 0)))
    state, moves = turn.state.clone(), turn.moves
    state.log = Log()
    Canon(case.game).check(state, moves)
    with pytest.raises(AssertionError, match="expected a move that is exactly one command"):
        Canon(case.game).check(state, [*moves, moves[0] | 1 << 61])
    state.agenda.insert(0, state.agenda[0] | 1 << 61)
    with pytest.raises(AssertionError, match="expected a frame that is exactly one command"):
        Canon(case.game).check(state)
    del state.agenda[0]
    canon = Canon(case.game)
    play(state, deciders(state)[0], legal_moves(state, deciders(state)[0])[0])
    canon.check(state)
    state.note(1 << 61)
    with pytest.raises(AssertionError, match="expected a log line that is exactly one command"):
        canon.check(state)
