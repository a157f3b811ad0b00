"""Laila Coral."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import TRACKS
from tests.games.sweet_lands.placing import Placed, before_production, start


def next_round(table: Placed) -> Placed:
    """Both end round 1; over the cell Laila goes to lies what asks nothing."""
    return table.support(3, "n1", "n2").play(0, "end-round", "support 3").end_round(1)


def producing(**tracks: int) -> Placed:
    """Laila's production of round 2, with her markers standing like this."""
    table = start("laila-coral").own(0, **{f"track_{track}": 0 for track in TRACKS}, diamond=0)
    table.own(0, **{f"track_{track}": step for track, step in tracks.items()})
    return next_round(table).answer_last("advance")


@pytest.mark.rule("SL-CHR-36")
def test_laila_advances_in_every_production_after_the_support_tokens() -> None:
    table = before_production("laila-coral")
    assert (table.asked(), table.question()) == ([0], "advance")
    # The support tokens have given theirs, the production tracks have not.
    kinds = [line["gain"] for line in table.log("gained")]
    assert kinds == ["gold", "wheat"]
    table = producing()
    assert table.view(0)["round"] == 2
    assert (table.question(), table.asks()["steps"]) == ("advance", 2)


@pytest.mark.rule("SL-CHR-36", "SL-CHR-37")
def test_both_steps_are_of_the_colour_least_advanced() -> None:
    # Orange 3 in all, green 2 in all on two tracks, grey 3: it is green.
    table = producing(terrain=3, roads=1, properties=1, workers=1, industry=2)
    assert table.moves(0) == ["advance roads", "advance properties", "stop"]
    table.play(0, "advance properties")
    assert table.moves(0) == ["advance roads", "advance properties", "stop"]
    table.play(0, "advance properties").answer_last("turn")
    assert (table.number(0, "track-roads"), table.number(0, "track-properties")) == (1, 3)


@pytest.mark.rule("SL-CHR-37")
def test_one_step_may_be_on_each_track() -> None:
    table = producing(terrain=3, workers=3).play(0, "advance properties", "advance roads").answer_last("turn")
    assert (table.number(0, "track-roads"), table.number(0, "track-properties")) == (1, 1)


@pytest.mark.rule("SL-CHR-36")
def test_laila_chooses_among_the_colours_least_advanced() -> None:
    table = producing(terrain=2, roads=1, workers=1)
    assert table.moves(0) == [f"advance {track}" for track in TRACKS[2:]] + ["stop"]
    # The colour of the first step is the colour of both, though the other is behind now.
    table.play(0, "advance industry")
    assert table.moves(0) == ["advance workers", "advance industry", "stop"]


@pytest.mark.rule("SL-CHR-36")
def test_a_colour_without_a_step_to_take_is_not_replaced_by_another() -> None:
    # Orange is least advanced; its last steps cost diamonds she has not.
    table = start("laila-coral").own(0, diamond=0, track_terrain=4, track_rabbits=6)
    table.own(0, track_roads=5, track_properties=6, track_workers=5, track_industry=6)
    next_round(table).answer_last("turn", "advance")
    assert table.question() == "turn"
    assert (table.number(0, "track-properties"), table.number(0, "track-industry")) == (6, 6)


@pytest.mark.rule("SL-CHR-38")
@pytest.mark.parametrize(("tower", "points"), [("tower", 6), ("tent", 0)])
def test_lailas_tower_gives_two_points_for_each_step_of_that_colour(tower: str, points: int) -> None:
    table = start("laila-coral").land(0, d5=tower)
    table.own(0, track_terrain=4, track_rabbits=1, track_roads=1, track_properties=2, track_workers=0)
    table.own(0, track_industry=4).play(0, "end-round")
    assert table.points_from("character") == points
