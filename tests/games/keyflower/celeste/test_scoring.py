"""What Key Celeste scores: 3, 3 with the ghost, 3 with the marker."""

from __future__ import annotations

import pytest

from tests.games.keyflower.celeste.tables import bidding, over
from tests.games.keyflower.positions import lot, seat, tile

CELESTE = tile("key-celeste", 0, 1)


@pytest.mark.rule("KFC-SCORE-1")
def test_the_tile_scores_3() -> None:
    table = over(seat("", CELESTE))
    assert table.reasons(0, "printed") == {"key-celeste": 3}
    assert table.points() == 3


@pytest.mark.rule("KFC-SCORE-2")
def test_a_ghost_that_was_not_played_scores_3_more() -> None:
    table = over(seat("", CELESTE), of=0)
    assert table.reasons(0, "score-ghost") == {"key-celeste": 3}
    assert table.points() == 6
    assert over(seat("", CELESTE), seat(), of=1).points() == 3


@pytest.mark.rule("KFC-SCORE-3")
@pytest.mark.parametrize(("holder", "points"), [(None, 6), (0, 9), (1, 6)])
def test_the_marker_scores_3_more_as_the_ghost_or_a_second_one(holder: int | None, points: int) -> None:
    table = over(seat("", CELESTE), seat(), of=holder, first=0)
    assert table.reasons(0, "pieces") == {"key-celeste": 3}
    assert table.points() == points


@pytest.mark.rule("KFC-SCORE-3")
def test_the_marker_counts_once_where_it_scores_most() -> None:
    """Ten for the third of Scribes is more than three; one for White Wind is less."""
    scribes = over(seat("", CELESTE, tile("scribes", 1, 0), skills="saw pickaxe"), first=0)
    assert scribes.reasons(0, "pieces") == {"scribes": 10}
    both = over(seat("blue*2", CELESTE, tile("white-wind", 1, 0)), first=0)
    assert both.reasons(0, "pieces") == {"white-wind": 2, "key-celeste": 3}
    gold = over(seat("", CELESTE, tile("jeweller", 1, 0)), first=0)
    assert gold.reasons(0, "pieces") == {"key-celeste": 3}


@pytest.mark.rule("KFC-SCORE-4")
def test_the_marker_scares_nobody() -> None:
    table = bidding(seat("red"), seat(), season="winter", first=0, lots=(lot("apothecary", {1: "red"}),))
    assert table.moves_of(0, "scare") == []
    assert table.why_not(0, "scare apothecary") == "KFC-GHOST-1"


@pytest.mark.rule("KFC-SCORE-5")
def test_without_the_tile_ghost_and_marker_score_nothing_here() -> None:
    table = over(seat(), seat("", CELESTE), of=0, first=0)
    # The marker is 1 as gold, and the tile of another seat does not count either.
    assert (table.points(0), table.points(1)) == (1, 3)
    assert table.reasons(0, "score-ghost") == {}
