"""What is told of a move is borne out by games that are played to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.bots.search.minds import mind_of
from artel.games import game_named
from artel.kernel.game import KNOWN, Rng, State
from artel.kernel.record import read_record
from artel.review.course import steps_of
from artel.review.judging import Verdict, borne_out

RECORD = Path(__file__).resolve().parents[1] / "records" / "artificium" / "2-for-2.record"
GAME = game_named("artificium")
DEALS = 24


def asked(at: int, played: str, better: str, behind: float) -> tuple[State, int, Verdict]:
    """A decision of the record, as its seat may imagine it, and what somebody says of it."""
    record = read_record(RECORD.read_text(encoding="utf-8"))
    steps = steps_of(GAME, record, mind_of("artificium"))[0]
    step = next(each for each in steps if each.first == at)
    state = KNOWN["artificium"].redeal(GAME.view(step.before, step.seat), Rng("asked"))
    move = GAME.verbs.parse(better)
    assert step.move == GAME.verbs.parse(played)
    return state, step.seat, Verdict(step.move, move, behind, 0.5, [], [move, step.move], [])


@pytest.mark.parametrize(
    ("at", "played", "better", "behind", "least", "most"),
    [
        # The critic makes too little of what a scout will bring: games find it 15 points the better.
        (132, "scout 1", "take-back", 3.1, 0.0, 0.0),
        (178, "choose rebuilding", "choose castle", 6.2, 4.0, 6.2),
        # More than these games found is not told.
        (178, "choose rebuilding", "choose castle", 40.0, 4.0, 9.0),
    ],
)
def test_a_claim_that_games_refute_is_not_made(
    at: int, played: str, better: str, behind: float, least: float, most: float
) -> None:
    state, seat, claim = asked(at, played, better, behind)
    found = borne_out(mind_of("artificium"), state, seat, claim, Rng("games"), DEALS)
    assert least <= found <= most
