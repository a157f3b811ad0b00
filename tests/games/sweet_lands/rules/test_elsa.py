"""Elsa Skyr."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.house_edition import house
from tests.games.sweet_lands.house_maps import ROWS, Map
from tests.games.sweet_lands.placing import start


@pytest.mark.rule("SL-CHR-16")
def test_elsa_lays_terrain_anywhere_it_fits() -> None:
    table = (
        start("elsa-skyr").own(0, wheat=6).hand(0, "card-1 card-2").play(0, "use terrain", "discard card-1")
    )
    cells = {move.split()[-1] for move in table.moves(0) if move != "stop"}
    # All cells of the map but the three of the capital; special ones with any special token.
    every = Map(next(row for row in house()["domain"] if row["id"] == "a")).cells("fomsFOMSx")
    assert cells == {f"{ROWS[row]}{column + 1}" for row, column in every}
    assert len([move for move in table.moves_of(0, "lay-special") if move.endswith(" b5")]) == 6
    table.play(0, "lay a4", "lay i8")
    assert "lay a4" not in table.moves(0)
    table.play(0, "lay h8")
    assert table.number(0, "tokens") == 3


@pytest.mark.rule("SL-CHR-16")
def test_others_lay_terrain_next_to_something() -> None:
    table = start().own(0, wheat=6).hand(0, "card-1 card-2").play(0, "use terrain", "discard card-1")
    assert "lay a4" not in table.moves(0)
    assert "lay e5" in table.moves(0)


@pytest.mark.rule("SL-CHR-17")
@pytest.mark.parametrize("round_number", [1, 5])
def test_elsa_lays_a_token_at_the_end_of_every_round(round_number: int) -> None:
    table = start("elsa-skyr").round(round_number).play(0, "end-round")
    assert table.question() == "lay"
    assert "lay a4" in table.moves(0)
    # With all that it sets off, and before anything is scored.
    table.support(1, "r-terrain").own(0, vp=0).play(0, "lay g8")
    assert table.question() == "take-skill"
    table.play(0, "skill purse")
    assert (table.number(0, "tokens"), table.number(0, "vp")) == (1, 1)
    assert table.question() == ("move-support" if round_number == 1 else "turn")


@pytest.mark.rule("SL-CHR-18")
@pytest.mark.parametrize(("tower", "points"), [("tower", 4), ("tent", 0)])
def test_elsas_tower_gives_two_points_for_each_open_port(tower: str, points: int) -> None:
    table = start("elsa-skyr").land(0, d5=tower, i6="up")
    table.land(0, e2="up", e3="up", e4="up", e5="up", e7="up", e8="up", e9="up", e10="up")
    table.play(0, "end-round", "stop")
    assert table.points_from("character") == points


@pytest.mark.rule("SL-CHR-17", "SL-CHR-18")
def test_the_token_of_the_end_of_the_round_may_open_a_port_for_the_tower() -> None:
    table = start("elsa-skyr").land(0, d5="tower", e2="up", e4="up", e5="up")
    table.play(0, "end-round", "lay e3")
    assert table.points_from("character") == 2


@pytest.mark.rule("SL-CHR-17", "SL-END-6", "SL-SKL-6")
def test_what_the_token_of_the_end_of_the_round_brings_is_scored_at_once() -> None:
    # Beside a road the sea of i5 turns over and gives a step: the last one of the industry track, for points.
    table = start("elsa-skyr").skills(0, "industry-points").roads(0, "i5-w")
    last = table.rules.track_end[5]
    table.own(0, track_industry=last - 1, diamond=1).play(0, "end-round", "lay i5", "advance industry")
    gained = table.number(0, "industry-points")
    assert gained == table.number(0, "round-industry-points") == 6
    assert table.points_from("skill") == 7
    # A skill that the token brings scores at this end already.
    table = start("elsa-skyr").own(0, food=6).play(0, "end-round", "lay g8", "skill food")
    assert table.points_from("skill") == 5


@pytest.mark.rule("SL-CHR-17", "SL-FRE-1", "SL-MIL-1")
def test_nothing_but_the_support_piece_follows_the_token_of_the_end_of_the_round() -> None:
    table = start("elsa-skyr").tokens(milestones="m1a").own(0, fields=9, gold=50)
    table.play(0, "end-round", "lay c4")
    assert table.number(0, "fields") == 10
    assert table.question() == "move-support"
    assert not table.moves_of(0, "claim")
    # She has ended the round first, whatever her token brings.
    table.answer_last("turn")
    assert table.view(0)["ended"] == [0]


@pytest.mark.rule("SL-CHR-17", "SL-EFF-6")
def test_elsa_may_leave_the_token_and_is_not_asked_without_a_free_cell() -> None:
    table = start("elsa-skyr").play(0, "end-round", "stop")
    assert (table.number(0, "tokens"), table.question()) == (0, "move-support")
    every = Map(next(row for row in house()["domain"] if row["id"] == "a")).cells("fomsFOMS")
    full = start("elsa-skyr").land(0, **{f"{ROWS[row]}{column + 1}": "up" for row, column in every})
    special = Map(next(row for row in house()["domain"] if row["id"] == "a")).cells("x")
    full.land(0, **{f"{ROWS[row]}{column + 1}": "up vault" for row, column in special})
    assert full.play(0, "end-round").question() == "move-support"
