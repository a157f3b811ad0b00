"""The six special terrain tokens."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import SPECIALS, TRACKS
from tests.games.sweet_lands.placing import Placed, start


def flipped(token: str) -> Placed:
    """Che Lotus turns such a token over."""
    table = start("che-lotus").land(0, b5=f"up {token}").own(0, wheat=0, wood=0, iron=0, gold=0, diamond=0)
    return table.play(0, "ability 1", "turn-over b5")


@pytest.mark.rule("SL-SPT-1")
def test_a_bazaar_gives_two_steps_on_any_prosperity_tracks() -> None:
    table = flipped("bazaar")
    assert table.moves(0) == [*[f"advance {track}" for track in TRACKS], "stop"]
    table.play(0, "advance roads", "advance industry")
    assert (table.number(0, "track-roads"), table.number(0, "track-industry")) == (1, 1)
    assert table.question() == "turn"


@pytest.mark.rule("SL-SPT-2")
def test_a_workshop_gives_iron_and_up_to_two_steps_on_the_industry_track() -> None:
    table = flipped("workshop")
    assert table.number(0, "iron") == 2
    assert table.moves(0) == ["drive cart", "stop"]
    table.play(0, "drive cart", "drive cart").answer_last("turn")
    assert table.number(0, "cart") == 2
    assert flipped("workshop").play(0, "stop").question() == "turn"


@pytest.mark.rule("SL-SPT-3")
def test_a_meadow_gives_wheat_and_up_to_two_terrain_tokens() -> None:
    table = flipped("meadow")
    assert table.number(0, "wheat") == 2
    assert table.verbs(0) == {"lay", "stop"}
    table.play(0, "lay b4", "lay a5")
    assert (table.number(0, "tokens"), table.question()) == (3, "turn")
    assert flipped("meadow").play(0, "lay b4", "stop").question() == "turn"


@pytest.mark.rule("SL-SPT-4")
def test_crossroads_give_wood_and_up_to_two_roads() -> None:
    table = flipped("crossroads")
    assert table.number(0, "wood") == 2
    assert table.verbs(0) == {"road", "stop"}
    first = table.moves(0)[0]
    table.play(0, first, table.moves(0)[1])
    assert (table.number(0, "roads"), table.question()) == (2, "turn")
    assert flipped("crossroads").play(0, "stop").question() == "turn"


@pytest.mark.rule("SL-SPT-5")
def test_a_treasury_gives_gold_and_gold_production() -> None:
    table = start("che-lotus").land(0, b5="up treasury")
    before = table.sheet(0)
    table.play(0, "ability 1", "turn-over b5")
    gained = table.gained(before, 0)
    assert (gained["gold"], gained["gold-production"]) == (5, 7)
    assert set(gained) == {"gold", "gold-production", "flipped", "used-abilities"}


@pytest.mark.rule("SL-SPT-6")
def test_a_vault_gives_two_diamonds_and_a_card() -> None:
    table = flipped("vault")
    hand = table.number(0, "hand")
    assert table.number(0, "diamond") == 2
    table.nature("draw card-100")
    assert (table.number(0, "hand"), table.question()) == (hand + 1, "turn")


@pytest.mark.rule("SL-SPT-1", "SL-SPT-2", "SL-SPT-3", "SL-SPT-4", "SL-SPT-5", "SL-SPT-6")
@pytest.mark.parametrize("token", SPECIALS)
def test_a_property_on_a_special_token_gives_the_same_again(token: str) -> None:
    table = (
        start().land(0, b5=token).own(0, wonders=1, wheat_production=9, wood_production=9, iron_production=9)
    )
    expected = {
        "bazaar": ("advance", {}),
        "workshop": ("drive", {"iron": 2}),
        "meadow": ("lay", {"wheat": 2}),
        "crossroads": ("lay", {"wood": 2}),
        "treasury": ("turn", {"gold": 5, "gold-production": 7}),
        "vault": ("draw-card", {"diamond": 2}),
    }
    before = table.sheet(0)
    table.play(0, "tower b5")
    question, gained = expected[token]
    assert table.question() == question
    assert table.gained(before, 0) == {"tower": 1, **gained}
