"""Villages drawn in text: every tile is there, whole and within the width."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.text import Text

from artel.cli.faces.keyflower.position import facts, hex_of, tile_name
from artel.cli.hex_map import Hex, drawn, shortened, side_by_side, turned
from artel.games import game_named
from artel.kernel.game import deciders, legal_moves, play

KEYFLOWER = game_named("keyflower")


def tile(q: int, r: int, name: str, edges: str, upper: str = "", lower: str = "") -> Hex:
    return Hex(q, r, edges, Text(upper), name, Text(lower))


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def test_a_single_tile_has_its_six_edges() -> None:
    assert plain(drawn([tile(0, 0, "home-1", "WRRRRF", "b", "iron")], 80)[0]) == "\n".join([
        r"  =========",
        r" =    b    =",
        r"=  home-1   =",
        r"=   iron    /",
        r" =~~~~~~~~~/",
    ])  # fmt: skip


def test_a_neighbour_lies_where_its_direction_says() -> None:
    """Right and lower: half a hex down, one column on, the edge between drawn once."""
    two = [tile(0, 0, "home-1", "FFFFFR"), tile(1, 0, "inn", "FFRFFF")]
    assert plain(drawn(two, 80)[0]) == "\n".join([
        r"  _________",
        r" /         \ ",
        r"/  home-1   \_________",
        r"\           =         \ ",
        r" \_________=    inn    \ ",
        r"           \           /",
        r"            \_________/",
    ]).replace("\\ \n", "\\\n")  # fmt: skip


def test_edges_that_do_not_match_are_both_seen() -> None:
    two = [tile(0, 0, "home-1", "RFFFFF"), tile(0, 1, "inn", "FFFWFF")]
    between = drawn(two, 80)[0][4].plain
    assert set(between.strip("\\/ ")) == {"=", "~"}


def test_turning_moves_the_edges_clockwise() -> None:
    assert turned("WRRRRF", 1) == "FWRRRR"
    assert turned("WRRRRF", 0) == turned("WRRRRF", 6) == "WRRRRF"


def test_names_are_cut_so_that_they_still_tell() -> None:
    assert shortened("inn", 11) == "inn"
    assert shortened("craftsmans-guild", 11) == "craftsmans."
    assert shortened("summer-boat-3b", 11) == "summer-b.3b"
    assert shortened("summer-boat-4b", 11) == "summer-b.4b"
    assert shortened("keystone-quarry+", 11) == "keystone-.+"


def test_a_village_too_wide_comes_in_strips() -> None:
    row = [tile(q, -(q // 2), f"tile-{q}", "FFFFFF") for q in range(12)]
    strips = drawn(row, 80)
    assert len(strips) == 2
    assert all(len(line.plain) <= 80 for strip in strips for line in strip)
    whole = plain([line for strip in strips for line in strip])
    assert all(f" tile-{q} " in whole for q in range(12))


def test_blocks_fill_a_shelf_before_the_next() -> None:
    block = [Text("123456"), Text("12")]
    assert plain(side_by_side([block, block, block], 20)) == "123456   123456\n12       12\n123456\n12"


def villages(seed: int) -> list[list[dict[str, Any]]]:
    """The villages at the end of a game of random moves."""
    random = Random(seed)
    state = KEYFLOWER.setup(KEYFLOWER.rules(2))
    while asked := deciders(state):
        play(state, asked[0], random.choice(legal_moves(state, asked[0])))
    found: Any = KEYFLOWER.to_data(state)["villages"]
    return [village for village in found if village]


@pytest.mark.parametrize("seed", range(4))
def test_real_villages_are_drawn_whole_at_any_width(seed: int) -> None:
    for village in villages(seed):
        for width in (40, 80, 120):
            strips = drawn([hex_of({}, each) for each in village], width)
            assert all(len(line.plain) <= width for strip in strips for line in strip)
            whole = plain([line for strip in strips for line in strip])
            for each in village:
                stem = tile_name(each)[:8].rstrip("+")
                assert stem in whole
    assert len(facts({})) > 64
