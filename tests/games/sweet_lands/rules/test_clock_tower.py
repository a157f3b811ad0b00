"""The clock tower and wonder symbols."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.effects.vocabulary import COUNT_NUMBER
from artel.games.sweet_lands.state import rules_of
from artel.games.sweet_lands.words import CHARACTERS, SKILLS
from tests.games.sweet_lands.placing import Placed, start


def ready() -> Placed:
    """Elina meets the conditions of her tower."""
    return start().own(0, wonders=1, wheat_production=9, wood_production=9, iron_production=9, diamond=3)


@pytest.mark.rule("SL-TOW-1")
def test_every_character_asks_for_a_wonder_and_something_else() -> None:
    needs = rules_of(start().state).tower_needs
    assert len(needs) == len(CHARACTERS)
    for conditions in needs:
        assert (COUNT_NUMBER["wonders"], 1) in conditions
        assert len(conditions) > 1


@pytest.mark.rule("SL-TOW-2")
def test_the_tower_stands_on_a_flipped_token_or_a_capital_cell_without_a_property() -> None:
    table = ready().land(0, e5="flipped", e4="up", d4="flipped tent", d5="house")
    assert table.moves_of(0, "tower") == ["tower d6", "tower e5", "tower e6"]


@pytest.mark.rule("SL-TOW-3")
@pytest.mark.parametrize(
    ("cell", "words", "gained"),
    [
        ("c4", "flipped", {"wheat-production": 1}),
        ("e5", "flipped", {"wood-production": 1}),
        ("d4", "flipped", {"iron-production": 1}),
        ("b5", "treasury", {"gold": 5, "gold-production": 7}),
    ],
)
def test_the_tower_gives_the_effect_under_it(cell: str, words: str, gained: dict[str, int]) -> None:
    table = ready().land(0, **{cell: words})
    before = table.sheet(0)
    table.play(0, f"tower {cell}")
    assert table.gained(before, 0) == {"tower": 1, **gained}


@pytest.mark.rule("SL-TOW-3")
def test_the_tower_gives_the_effect_of_a_capital_cell() -> None:
    table = ready().play(0, "tower d6")
    assert table.question() == "raise"
    table.play(0, "advance roads")
    assert table.number(0, "track-roads") == 1


@pytest.mark.rule("SL-TOW-4")
def test_the_tower_ability_begins_with_the_tower() -> None:
    table = ready().own(0, vp=0)
    table.play(0, "tower d6", "raise gold", "end-round")
    # Elina: as many points as her lowest basic production.
    assert table.number(0, "vp") == 9
    table = ready().own(0, vp=0).play(0, "end-round")
    assert table.number(0, "vp") == 0


@pytest.mark.rule("SL-TOW-5", "SL-TOW-6")
def test_the_first_wonder_is_a_condition_and_each_further_one_a_skill() -> None:
    table = start().hand(0, "card-168 card-1").own(0, gold=50, wood=9, wagashi=0, diamond=0)
    before = table.sheet(0)
    table.play(0, "play card-168", "next 0")
    assert table.question() == "after"
    gained = table.gained(before, 0)
    assert (gained["wonders"], table.row(0)["skills"]) == (1, [])
    table = start().hand(0, "card-168 card-1").own(0, gold=50, wood=9, diamond=0, wonders=1)
    table.play(0, "play card-168", "next 0")
    assert table.moves(0) == [f"skill {skill}" for skill in SKILLS]
    table.play(0, "skill purse")
    assert table.question() == "after"
    assert (table.number(0, "wonders"), table.row(0)["skills"]) == (2, ["purse"])
