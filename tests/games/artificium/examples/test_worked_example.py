"""The rulebook's example: a chain of four cards, crowned by a castle."""

from __future__ import annotations

import pytest

from tests.games.artificium.positions import Table, at_play, seat

CHAIN = ["sawmill", "bakery-mill", "kvass-yard", "armoury"]


def before_the_round() -> Table:
    """The player has some goods already; his marker lies where the track pays no bonus goods."""
    player = seat(" ".join([*CHAIN, "castle"]), goods="wheat wheat coal metal", coins=1, marker=91)
    return at_play(player, seat("farm farm", marker=20))


def after_the_chain() -> Table:
    table = before_the_round().choose("sawmill", "farm").play(0, "apply").play(1, "take-back")
    for card in CHAIN[1:]:
        table.play(0, f"choose {card}", "apply")
    return table


@pytest.mark.rule("AR-EX-1")
def test_the_chain_makes_its_goods() -> None:
    assert after_the_chain().goods(0) == {"wood": 2, "food": 1, "kvass": 1, "sword": 1}


@pytest.mark.rule("AR-EX-2")
def test_the_chain_scores_one_two_two_and_five() -> None:
    table = after_the_chain()
    points = [line["points"] for line in table.log("built")]
    assert points == [1, 2, 2, 5]
    assert table.marker(0) == 91 + 10


@pytest.mark.rule("AR-EX-3")
def test_the_castle_spends_kvass_sword_and_coin_and_scores_eight() -> None:
    table = after_the_chain().play(0, "choose castle", "apply")
    assert table.goods(0) == {"wood": 2, "food": 1}
    assert table.coins(0) == 0
    assert table.marker(0) == 91 + 18


@pytest.mark.rule("AR-EX-4")
def test_the_knight_moves_a_rival_four_spaces_back() -> None:
    table = after_the_chain().play(0, "choose castle", "apply", "knight 1")
    assert (table.marker(0), table.marker(1)) == (91 + 18, 16)
