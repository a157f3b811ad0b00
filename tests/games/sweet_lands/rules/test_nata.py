"""Nata Pastel."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.placing import start


@pytest.mark.rule("SL-CHR-3")
@pytest.mark.parametrize(("area", "iron"), [("industry", 2), ("big-industry", 4)])
def test_both_industry_areas_cost_less_copied_too(area: str, iron: int) -> None:
    assert f"use {area}" not in start("nata-pastel").own(0, iron=iron - 1).moves(0)
    table = start("nata-pastel").hand(0, "card-1 card-2").own(0, iron=iron)
    table.play(0, f"use {area}", "discard card-1")
    assert (table.number(0, "iron"), table.question()) == (0, "drive")
    table = start("nata-pastel", players=4).hand(0, "card-1 card-2").own(0, iron=iron, gold=4)
    table.play(0, "use copy-any", "discard card-1", f"copy {area}")
    assert (table.number(0, "iron"), table.number(0, "gold"), table.question()) == (0, 0, "drive")
    # Others pay the whole price.
    assert f"use {area}" not in start().own(0, iron=iron).moves(0)


@pytest.mark.rule("SL-CHR-3")
def test_a_skill_with_a_price_of_its_own_is_no_area() -> None:
    table = start("nata-pastel", upgraded_skills="yes").skills(0, "up-iron-road").own(0, iron=3)
    assert table.moves_of(0, "flip") == []
    table.own(0, iron=4).play(0, "flip up-iron-road")
    assert table.number(0, "iron") == 0


@pytest.mark.rule("SL-CHR-4")
def test_without_her_tower_industry_points_give_nata_nothing_more() -> None:
    table = start("nata-pastel").own(0, cart=7, vp=0).play(0, "end-round")
    assert (table.number(0, "industry-points"), table.number(0, "vp")) == (4, 0)
