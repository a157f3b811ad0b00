"""Points before the end: true bounds for what a viewer may know, and never more than the view tells."""

from __future__ import annotations

import pytest

from artel.kernel.game import SPECTATOR, Rng, State, points_now, worths_now
from tests.contract.walks import CASES, Case, start, walk

# At so many plies apart, and each view dealt so many times anew.
APART = 97
DEALS = 4
# So many words of the game, each as a piece of these sorts.
MOST_WORDS = 4
SORTS = ("tile", "card", "good", "contract", "resource", "track", "property", "milestone", "scoring")


def check_spans(case: Case, state: State, viewer: int) -> int:
    """Every deal of the view lies within what is told from it; the number of spans that leave a doubt."""
    game, where = case.game, f"{case} ply {state.ply} viewer {viewer}"
    view = game.view(state, viewer)
    spans = points_now(game, view)
    assert len(spans) == case.players, where
    assert points_now(game, view, "otherwise") == spans, where
    deals = [state, *[game.redeal(view, Rng(f"{where} {deal}")) for deal in range(DEALS)]]
    for dealt in deals:
        for seat, points in enumerate(game.scores(dealt)):
            span = spans[seat]
            assert span is None or span[0] <= points <= span[1], f"{where} seat {seat}: {points} in {span}"
    if viewer >= 0 and spans[viewer] is not None:
        own = game.scores(state)[viewer]
        assert spans[viewer] == (own, own), where
    return len([span for span in spans if span is not None and span[0] < span[1]])


def check_worths(case: Case, state: State, viewer: int) -> None:
    """What a piece would bring follows from the view, however the rest is dealt."""
    view = case.game.view(state, viewer)
    words = [str(row.get("name", row["id"])) for row in case.game.facts()][:: 1 + state.ply % 23]
    pieces = [(sort, word) for word in words[:MOST_WORDS] for sort in SORTS]
    told = worths_now(case.game, view, pieces)
    assert worths_now(case.game, view, pieces, "otherwise") == told, f"{case} ply {state.ply} viewer {viewer}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_deal_of_a_view_scores_within_what_the_view_tells(case: Case) -> None:
    state = start(case, 0)
    viewers = (SPECTATOR, *range(case.players))
    looked = 0
    for turn in walk(case, 0, state=state):
        if turn.state.ply % APART == 3:
            check_spans(case, turn.state, viewers[looked % len(viewers)])
            check_worths(case, turn.state, looked % case.players)
            looked += 1
    assert looked > 0
    told = points_now(case.game, case.game.view(state, SPECTATOR))
    assert told == [(points, points) for points in case.game.scores(state)], "the end opens everything"
