"""Terrain tokens beside roads turn over and give their effect."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.positions import Table, at_turn


def flipped(table: Table) -> list[str]:
    return sorted(cell for cell, row in table.cells(0).items() if row["flipped"])


@pytest.mark.rule("SL-ROD-5", "SL-ROD-7")
def test_a_road_on_an_edge_of_its_cell_flips_a_token_at_once() -> None:
    table = at_turn().lay(0, "d4 c5 e5")
    table.effect(0, "road 2").play(0, "road d4-e")
    assert (flipped(table), table.number(0, "iron-production"), table.question()) == (["d4"], 1, "lay")
    table.play(0, "road d5-sw")
    assert (flipped(table), table.number(0, "wood-production")) == (["d4", "e5"], 1)


@pytest.mark.rule("SL-ROD-6", "SL-ROD-7")
def test_a_token_laid_beside_a_road_is_flipped_at_once() -> None:
    table = at_turn().roads(0, "d4-e")
    table.effect(0, "terrain 2").play(0, "lay c5")
    assert flipped(table) == []
    table.play(0, "lay d4")
    assert (flipped(table), table.number(0, "iron-production")) == (["d4"], 1)
    assert [line["cell"] for line in table.log("turned")] == ["d4"]


@pytest.mark.rule("SL-ROD-8")
def test_each_terrain_gives_its_own_step() -> None:
    table = at_turn().lay(0, "d7 e7 d4").roads(0, "c8-w")
    table.effect(0, "road 3").play(0, "road d6-e", "road d6-se", "road d4-e")
    production = [table.number(0, f"{good}-production") for good in ("gold", "wheat", "wood", "iron")]
    assert production == [0, 1, 1, 1]
    sea = at_turn().lay(0, "c9").roads(0, "c8-se")
    sea.effect(0, "road 1").play(0, "road c8-e")
    assert (sea.question(), sea.asks()["steps"], sea.asks()["colour"]) == ("advance", 1, "any")
    assert len(sea.moves_of(0, "advance")) == 6


@pytest.mark.rule("SL-ROD-9")
def test_a_token_is_flipped_once_only() -> None:
    table = at_turn().lay(0, "d4")
    table.effect(0, "road 3").play(0, "road d4-e", "road c5-sw", "road d4-se")
    assert table.number(0, "iron-production") == 1
    assert len(table.log("turned")) == 1


@pytest.mark.rule("SL-ROD-10")
def test_a_road_between_two_tokens_flips_both_in_the_order_of_their_cells() -> None:
    table = at_turn().lay(0, "c7 d7")
    table.effect(0, "road 1").play(0, "road c7-se")
    assert flipped(table) == ["c7", "d7"]
    assert table.number(0, "wheat-production") == 2
    special = at_turn().lay(0, "c8 c9 vault@d9 e9").roads(0, "c8-se c9-sw")
    special.effect(0, "road 1").play(0, "road c9-se")
    assert [line["cell"] for line in special.log("turned")] == ["c9", "d9"]
    assert (special.question(), special.number(0, "diamond")) == ("advance", 0)
    special.play(0, "stop")
    assert (special.question(), special.number(0, "diamond")) == ("draw-card", 2)


@pytest.mark.rule("SL-TER-9", "SL-ROD-10", "SL-BON-3")
def test_what_happens_at_once_goes_in_a_fixed_order() -> None:
    table = at_turn().lay(0, "d7").roads(0, "d7-e e8-ne").own(0, area_set=0)
    table.pile("card-101 card-102")
    table.effect(0, "terrain 1").play(0, "lay e8")
    kinds = [(kind, values.get("gain")) for kind, values in table.story() if kind in ("gained", "drew")]
    assert kinds == [("gained", "gold"), ("gained", "iron-production")]
    assert table.question() == "draw-card"
    assert [kind for kind, _ in table.story() if kind in ("laid", "turned", "area-activated")] == [
        "laid",
        "turned",
        "area-activated",
    ]


@pytest.mark.rule("SL-BON-3", "SL-ROD-10")
def test_a_road_flips_tokens_before_an_area_gives_its_card() -> None:
    table = at_turn().lay(0, "c9").roads(0, "c8-se")
    table.effect(0, "road 1").play(0, "road c9-sw")
    assert (table.question(), flipped(table)) == ("advance", ["c9"])
    table.play(0, "advance roads")
    assert (table.question(), table.asks()["for"]) == ("draw-card", 0)


@pytest.mark.rule("SL-EFF-16", "SL-CHR-11")
def test_a_token_flipped_without_a_road_is_flipped() -> None:
    table = at_turn("che-lotus", "elina-macaron")
    assert "ability" not in table.verbs(0)
    table.lay(0, "d4 vault@b5 d7!").play(0, "ability 1")
    assert table.moves(0) == ["turn-over b5", "turn-over d4"]
    table.play(0, "turn-over d4")
    assert (flipped(table), table.number(0, "iron-production")) == (["d4", "d7"], 1)
    table.effect(0, "flip 1").play(0, "turn-over b5").chance()
    assert table.number(0, "diamond") == 2
    table.effect(0, "flip 1", "road 1").play(0, table.moves(0)[0])
    while table.question() == "order":
        table.play(0, table.moves(0)[0])
    table.play(0, "road d4-e")
    assert table.number(0, "iron-production") == 1
