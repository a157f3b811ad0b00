"""Gingerbread rabbits."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.positions import at_turn
from tests.games.sweet_lands.rules.test_industry import plain


@pytest.mark.rule("SL-RAB-1", "SL-RAB-3")
def test_the_leftmost_rabbit_goes_to_a_property_without_a_rabbit() -> None:
    table = at_turn().build(0, "tent@d5 house@d4 lab@f5 rabbit@f5 farming-shop@b4").lay(0, "d7!")
    table.own(0, food=9, rabbits=1)
    table.effect(0, "rabbit 1")
    assert table.moves(0) == ["rabbit b4", "rabbit d4", "rabbit d5", "stop"]
    table.play(0, "rabbit d4")
    assert (table.number(0, "rabbits"), table.cells(0)["d4"]["rabbit"]) == (2, True)


@pytest.mark.rule("SL-RAB-2")
def test_the_food_marker_must_have_reached_the_rabbit() -> None:
    steps = at_turn().rules.rabbit_steps
    assert steps[0] == 4
    for number, step in enumerate(steps):
        table = at_turn().build(0, "tent@d5").own(0, rabbits=number, food=step - 1)
        table.effect(0, "rabbit 1")
        assert table.question() == "turn"
        table.own(0, food=step).effect(0, "rabbit 1")
        assert table.moves(0) == ["rabbit d5", "stop"]


@pytest.mark.rule("SL-RAB-4")
def test_a_rabbit_gives_the_bonus_under_it_at_once() -> None:
    seen = 0
    rules = at_turn().rules
    rows = [row for row in rules.printed.food if row.has_rabbit]
    for number, row in enumerate(rows):
        gains = plain(row.rabbit)
        table = at_turn().build(0, "tent@d5 house@d6").own(0, food=rules.food_end, rabbits=number)
        table.effect(0, "rabbit 1").play(0, "rabbit d5")
        assert {name: table.number(0, name) for name in gains} == gains
        seen += len(gains)
    assert seen
    assert any(not row.rabbit for row in rows)


@pytest.mark.rule("SL-RAB-5", "SL-RAB-6")
def test_points_only_when_no_rabbit_is_left() -> None:
    rules = at_turn().rules
    every = len(rules.rabbit_steps)
    table = at_turn().own(0, rabbits=every, food=0)
    table.effect(0, "rabbit 2")
    assert (table.question(), table.number(0, "vp")) == ("turn", 12)
    nowhere = at_turn().own(0, food=rules.food_end)
    nowhere.effect(0, "rabbit 1")
    assert (nowhere.question(), nowhere.number(0, "vp"), nowhere.number(0, "rabbits")) == ("turn", 0, 0)
    too_far = at_turn().build(0, "tent@d5").own(0, food=3)
    too_far.effect(0, "rabbit 1")
    assert (too_far.question(), too_far.number(0, "vp"), too_far.number(0, "rabbits")) == ("turn", 0, 0)


@pytest.mark.rule("SL-RAB-5")
def test_the_last_rabbit_and_one_more() -> None:
    rules = at_turn().rules
    every = len(rules.rabbit_steps)
    table = at_turn().build(0, "tent@d5").own(0, rabbits=every - 1, food=rules.food_end)
    table.effect(0, "rabbit 2").play(0, "rabbit d5")
    bonus = plain([row for row in rules.printed.food if row.has_rabbit][-1].rabbit).get("vp", 0)
    assert (table.number(0, "rabbits"), table.number(0, "vp")) == (every, 6 + bonus)
