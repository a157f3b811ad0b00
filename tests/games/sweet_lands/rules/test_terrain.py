"""Laying terrain tokens."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import SPECIALS
from tests.games.sweet_lands.positions import Table, at_turn

AROUND_THE_CAPITAL = ["c5", "c6", "c7", "d4", "d7", "e5", "e7", "f5", "f6"]


def laid(table: Table) -> list[str]:
    """The cells on which a token of the four terrains may be laid now."""
    return [line.split()[1] for line in table.moves_of(0, "lay")]


@pytest.mark.rule("SL-TER-1", "SL-TER-8")
def test_a_token_is_laid_face_up_on_an_empty_cell_and_stays_there() -> None:
    table = at_turn()
    table.effect(0, "terrain 2").play(0, "lay d4")
    assert table.cells(0)["d4"]["token"] == "mine"
    assert table.cells(0)["d4"]["flipped"] == 0
    assert table.number(0, "iron-production") == 0
    assert "d4" not in laid(table)
    assert table.is_refused(0, "lay d4")
    assert table.cells(1) == {}


@pytest.mark.rule("SL-TER-2")
def test_a_token_lies_next_to_the_capital_or_to_another_token() -> None:
    table = at_turn()
    table.effect(0, "terrain 3")
    assert laid(table) == AROUND_THE_CAPITAL
    table.play(0, "lay d4")
    assert set(laid(table)) == {*AROUND_THE_CAPITAL, "c4", "d3", "e4"} - {"d4"}
    table.play(0, "lay d3").chance()
    assert {"d2", "e3"} <= set(laid(table))


@pytest.mark.rule("SL-TER-3")
def test_the_token_has_the_terrain_of_its_cell() -> None:
    table = at_turn().lay(0, "c6 c7 c8")
    table.effect(0, "terrain 4").play(0, "lay d7", "lay e7", "lay d4", "lay b8")
    tokens = {cell: row["token"] for cell, row in table.cells(0).items()}
    assert [tokens[cell] for cell in ("d7", "e7", "d4", "b8")] == ["field", "forest", "mine", "sea"]
    assert [table.number(0, name) for name in ("fields", "forests", "mines", "seas")] == [3, 1, 2, 1]


@pytest.mark.rule("SL-TER-3")
def test_an_effect_may_name_the_terrain() -> None:
    table = at_turn()
    table.effect(0, "forest 1")
    assert laid(table) == ["e5", "e7", "f5", "f6"]
    assert table.moves_of(0, "lay-special") == []


@pytest.mark.rule("SL-TER-4", "SL-TER-5")
def test_any_special_token_goes_on_a_special_cell_and_only_there() -> None:
    table = at_turn().lay(0, "c6")
    table.effect(0, "terrain 1")
    assert table.moves_of(0, "lay-special") == [f"lay-special {name} b5" for name in SPECIALS]
    assert "lay b5" not in table.moves(0)
    assert table.is_refused(0, "lay-special vault d4")
    table.play(0, "lay-special vault b5")
    assert (table.cells(0)["b5"]["token"], table.number(0, "diamond")) == ("vault", 0)


@pytest.mark.rule("SL-TER-4")
def test_a_special_token_may_be_laid_again() -> None:
    table = at_turn().lay(0, "c6 vault@b5 e5").lay(1, "c6 vault@b5")
    table.effect(0, "terrain 2").play(0, "lay e4")
    assert table.moves_of(0, "lay-special") == [f"lay-special {name} f4" for name in SPECIALS]
    table.play(0, "lay-special vault f4")
    assert [table.cells(0)[cell]["token"] for cell in ("b5", "f4")] == ["vault", "vault"]


@pytest.mark.rule("SL-TER-6")
def test_no_token_on_the_capital_a_bonus_card_area_or_off_the_map() -> None:
    table = at_turn().lay(0, "d7 c8 e8 e9 c9 b6")
    table.effect(0, "terrain 1")
    for place in ("d5", "d6", "e6", "d8", "b7", "a9", "c10"):
        assert table.is_refused(0, f"lay {place}")
    assert table.verbs(0) == {"lay", "lay-special", "stop"}


@pytest.mark.rule("SL-TER-7")
def test_tokens_of_one_action_are_laid_one_by_one_wherever_there_is_room() -> None:
    table = at_turn().own(0, wheat=6).use(0, "terrain")
    for left, cell in ((3, "d4"), (2, "d3"), (1, "f6")):
        assert (table.question(), table.asks()["terrain"]) == ("lay", left)
        table.play(0, f"lay {cell}")
        table.chance()
    assert table.question() != "lay"
    assert sorted(table.cells(0)) == ["d3", "d4", "f6"]


@pytest.mark.rule("SL-TER-9")
def test_the_symbol_of_a_cell_is_gained_at_once() -> None:
    table = at_turn().lay(0, "d4 e7 h6")
    hand = len(table.cards(0))
    table.effect(0, "terrain 3").play(0, "lay d3")
    assert (table.question(), table.asks()["for"]) == ("draw-card", 0)
    table.chance()
    assert len(table.cards(0)) == hand + 1
    table.play(0, "lay e8")
    assert (table.number(0, "gold"), table.question()) == (5, "lay")
    table.play(0, "lay h5")
    assert table.question() == "take-skill"


@pytest.mark.rule("SL-TER-10")
def test_special_tokens_have_no_type() -> None:
    table = at_turn().lay(0, "d4 d7 treasury@b5 treasury@d9 treasury@f4!")
    assert table.number(0, "tokens") == 5
    assert [table.number(0, name) for name in ("fields", "forests", "mines", "seas")] == [1, 0, 1, 0]
    table.effect(0, "vp 1 per main-terrain", "gold 1 per tokens", "wood 1 per flipped")
    while table.question() == "order":
        table.play(0, table.moves(0)[0])
    assert [table.number(0, name) for name in ("vp", "gold", "wood")] == [1, 5, 1]
