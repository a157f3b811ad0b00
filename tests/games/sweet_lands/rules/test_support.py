"""The support board and its tokens for the end of a round."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import SUPPORTS
from tests.games.sweet_lands.placing import Placed, opening, start

FOR_ROUND = SUPPORTS[15:]


@pytest.mark.rule("SL-SUP-1", "SL-SUP-2")
@pytest.mark.parametrize(("players", "cells"), [(1, 5), (2, 5), (3, 6), (4, 7)])
@pytest.mark.parametrize("seed", range(3))
def test_two_tokens_lie_over_each_cell(players: int, cells: int, seed: int) -> None:
    table = opening(players).nature("first 0").chance(seed)
    supports = table.view(0)["supports"]
    assert [len(over) for over in supports] == [2] * cells
    assert len({token for over in supports for token in over}) == 2 * cells
    # At most one over each is for the end of the round.
    for_round = [len([token for token in over if token in FOR_ROUND]) for over in supports]
    assert sorted(for_round) == sorted(
        [1] * (2 if players < 3 else 3) + [0] * (cells - (2 if players < 3 else 3))
    )


@pytest.mark.rule("SL-SUP-3")
def test_a_support_cell_holds_one_piece() -> None:
    table = opening(3).nature("first 0").chance()
    for seat, who in ((2, "elsa-skyr"), (1, "nata-pastel"), (0, "che-lotus")):
        table.play(seat, f"choose-character {who}")
    table.play(2, "support 4")
    assert table.moves(1) == [f"support {cell}" for cell in (1, 2, 3, 5, 6)]
    table.play(1, "support 1")
    assert table.moves(0) == [f"support {cell}" for cell in (2, 3, 5, 6)]


def points_of(table: Placed, token: str) -> int:
    """What a token gives to a seat that ends its round beneath it."""
    table.support(4, "n1", token).own(0, vp=0, support=4).play(0, "end-round")
    return table.number(0, "vp")


@pytest.mark.rule("SL-SUP-4")
def test_three_points_for_each_city() -> None:
    assert points_of(start().cities(0, 3), "r-cities") == 9


@pytest.mark.rule("SL-SUP-5")
def test_a_point_for_each_played_card_employed_or_not() -> None:
    table = start().played(0, "card-1 card-26 card-169").employed(0, "mining", "card-16")
    points_of(table, "r-cards")
    told = [(line["source"], line["points"]) for line in table.log("round-points")]
    assert told == [("support-r-cards", 4)]


@pytest.mark.rule("SL-SUP-6")
def test_a_point_for_each_token_of_the_most_frequent_type() -> None:
    table = start().land(
        0, e3="up", e4="flipped", e5="up", f3="up", d2="up", d3="up", f4="vault", g3="up bazaar"
    )
    assert points_of(table, "r-terrain") == 4


@pytest.mark.rule("SL-SUP-7")
def test_three_points_for_each_open_port() -> None:
    # e2 and e10 are ports; only the first hangs together with the capital.
    table = start().land(0, e2="up", e3="up", e4="up", e5="up", e10="up")
    assert points_of(table, "r-ports") == 3


@pytest.mark.rule("SL-SUP-8")
@pytest.mark.parametrize(("wheat", "wood", "iron", "points"), [(4, 7, 9, 4), (8, 3, 9, 3), (8, 9, 0, 0)])
def test_points_as_the_lowest_basic_production(wheat: int, wood: int, iron: int, points: int) -> None:
    table = start().own(
        0, gold_production=1, wheat_production=wheat, wood_production=wood, iron_production=iron
    )
    assert points_of(table, "r-production") == points
