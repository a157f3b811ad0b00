"""What a game says about opening hidden things, against what its views show."""

from __future__ import annotations

import pytest

from artel.games import GAMES
from artel.kernel.game import NATURE, Log, deciders, play
from artel.table.foresight import may_have_shown, was_foreseen
from artel.table.trail import closes
from tests.contract.walks import CASES, Case, Turn, walk

SEEDS = 2
LOOKED_AT = 24


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_decision_shows_its_maker_nothing_hidden_but_by_the_lines_the_game_names(case: Case) -> None:
    """An undo is free where nothing was shown, so a line too few here would give a look for nothing.

    One decision of each verb at a table, and then every ninth, over whole games.
    """
    verbs: set[str] = set()
    whole = 0
    for seed in range(SEEDS):
        looked_at = 0
        for place, turn in enumerate(walk(case, seed)):
            verb = case.game.verbs.shape(turn.move).name
            if turn.seat == NATURE or looked_at == LOOKED_AT or (verb in verbs and place % 9):
                continue
            verbs.add(verb)
            looked_at += check(case, turn)
        whole += looked_at
    assert whole > 0


def check(case: Case, turn: Turn) -> bool:
    """False where the decision ends in a reveal by itself, so that there is nothing to look at."""
    game, seat = case.game, turn.seat
    after, log = turn.state.clone(), Log()
    after.log = log
    play(after, seat, turn.move)
    if not after.agenda or NATURE in deciders(after) or closes(turn.state, after):
        return False
    if not may_have_shown(game, log, seat, 0):
        seen = game.view(turn.state, seat)
        foreseen = was_foreseen(game, seen, turn.move, game.view(after, seat), f"ply {turn.state.ply}")
        assert foreseen, f"{case}: {game.verbs.text(turn.move)!r} showed something that no opening names"
    return True


def test_every_opening_is_a_line_of_its_game() -> None:
    for game in GAMES:
        assert (game.openings or frozenset()) <= set(game.lines.named)
