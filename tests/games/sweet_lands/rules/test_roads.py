"""Laying roads."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.hexes import EDGES, corners
from tests.games.sweet_lands.positions import Table, at_turn

CAPITAL = ("d5", "d6", "e6")


def points(word: str) -> set[tuple[int, int]]:
    """The two ends of an edge."""
    place, direction = divmod(EDGES.index(word), 6)
    return set(corners(place, direction))


def offered(table: Table) -> list[str]:
    return [line.split()[1] for line in table.moves_of(0, "road")]


@pytest.mark.rule("SL-ROD-2")
def test_roads_begin_at_the_capital() -> None:
    table = at_turn()
    table.effect(0, "road 1")
    ends: set[tuple[int, int]] = set()
    for cell in CAPITAL:
        for direction in ("e", "ne", "nw", "w", "sw", "se"):
            ends |= points(f"{cell}-{direction}")
    assert len(ends) == 13
    assert all(points(word) & ends for word in offered(table))
    assert {"d4-e", "d5-e", "d5-se", "c7-se", "d4-se"} <= set(offered(table))
    # Fifteen edges of the capital cells, and nine that go out from its corners.
    assert len(offered(table)) == 24
    assert table.is_refused(0, "road c8-sw")


@pytest.mark.rule("SL-ROD-1", "SL-ROD-2")
def test_a_road_goes_on_from_a_road_along_any_edge_of_a_cell() -> None:
    table = at_turn()
    table.effect(0, "road 5")
    for word in ("c7-se", "c8-sw", "d7-e", "c8-se"):
        table.play(0, f"road {word}")
    assert table.road_words(0) == ["c7-se", "c8-sw", "c8-se", "d7-e"]
    assert table.road_words(1) == []
    border = at_turn().roads(0, "d4-w d3-w")
    border.effect(0, "road 1")
    assert "d2-se" in offered(border)


@pytest.mark.rule("SL-ROD-1")
def test_a_road_may_lie_on_the_border_but_not_beyond_it() -> None:
    table = at_turn().roads(0, "a8-sw")
    table.effect(0, "road 1")
    assert {"a8-w", "a8-se"} <= {*offered(table), *map(other_name, offered(table))}
    assert all(table.rules.maps[0].edge_at[EDGES.index(word)] >= 0 for word in offered(table))


def other_name(word: str) -> str:
    """The name an edge has seen from its other side, where that is a cell of the grid."""
    place, direction = divmod(EDGES.index(word), 6)
    for other, name in enumerate(EDGES):
        if other != EDGES.index(word) and set(corners(*divmod(other, 6))) == set(corners(place, direction)):
            return name
    return word


@pytest.mark.rule("SL-ROD-3")
def test_roads_of_one_action_are_laid_one_by_one_and_need_not_touch() -> None:
    table = at_turn().own(0, wood=6).use(0, "roads")
    for left, word in ((3, "d4-e"), (2, "d6-e"), (1, "c5-sw")):
        assert (table.question(), table.asks()["roads"]) == ("lay", left)
        table.play(0, f"road {word}")
    assert table.question() != "lay"
    assert not points("d4-e") & points("d6-e")
    assert points("d4-e") & points("c5-sw")


@pytest.mark.rule("SL-ROD-4")
def test_an_edge_holds_one_road_that_stays() -> None:
    table = at_turn()
    table.effect(0, "road 2").play(0, "road d4-e")
    assert "road d4-e" not in table.moves(0)
    assert table.is_refused(0, "road d4-e")
    assert table.is_refused(0, "road d5-w")
    table.play(0, "road c5-sw")
    assert table.road_words(0) == ["c5-sw", "d4-e"]
