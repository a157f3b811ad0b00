"""The industry track."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.effects.clauses import Clause
from artel.games.sweet_lands.effects.vocabulary import GAINS, ONCE
from tests.games.sweet_lands.positions import Table, at_turn

PLAIN = ("gold", "wheat", "wood", "iron", "diamond", "vp")


def plain(clauses: list[Clause]) -> dict[str, int]:
    """What a bonus of resources and points gives; nothing where it gives anything else."""
    found: dict[str, int] = {}
    for clause in clauses:
        for gain, amount in clause.gains:
            if clause.condition != ONCE or clause.per[0] >= 0 or GAINS[gain] not in PLAIN:
                return {}
            found[GAINS[gain]] = amount
    return found


def ready(**numbers: int) -> Table:
    """A seat whose track is open to the end."""
    table = at_turn()
    return table.own(0, **{"labs": len(table.rules.lab_steps), "has_locomotive": 1, **numbers})


@pytest.mark.rule("SL-IND-1", "SL-IND-3")
def test_only_the_cart_moves_until_the_locomotive_comes() -> None:
    table = at_turn().own(0, cart=2)
    table.effect(0, "industry 1")
    assert table.moves(0) == ["drive cart", "stop"]
    table.play(0, "stop")
    table.effect(0, "locomotive 1").effect(0, "industry 1")
    assert table.moves(0) == ["drive cart", "drive locomotive", "stop"]
    assert table.number(0, "locomotive") == 0
    table.play(0, "drive locomotive")
    assert (table.number(0, "locomotive"), table.number(0, "cart")) == (1, 2)
    assert table.log("locomotive-came") == [{"seat": 0}]
    assert table.log("drove") == [{"seat": 0, "marker": "locomotive", "step": 1}]


@pytest.mark.rule("SL-IND-2", "SL-IND-6")
@pytest.mark.parametrize(("marker", "other"), [("cart", "locomotive"), ("locomotive", "cart")])
def test_a_marker_gains_the_bonus_of_its_colour_of_every_step(marker: str, other: str) -> None:
    steps = at_turn().rules.printed.industry
    seen = 0
    for number, row in enumerate(steps, start=1):
        gains = plain(getattr(row, marker))
        if not gains or gains == plain(getattr(row, other)):
            continue
        seen += 1
        table = ready(**{marker: number - 1})
        table.effect(0, "industry 2").play(0, f"drive {marker}")
        assert {name: table.number(0, name) for name in gains} == gains
        assert table.number(0, marker) == number
        assert number == len(steps) or table.question() in ("drive", "turn")
    assert seen


@pytest.mark.rule("SL-IND-2")
def test_bonuses_come_step_by_step_before_the_next_step() -> None:
    table = at_turn()
    table.effect(0, "industry 3").play(0, "drive cart", "drive cart")
    assert (table.question(), table.asks()["terrain"], table.asks()["roads"]) == ("lay", 1, 1)
    table.play(0, "stop")
    assert (table.question(), table.asks()["steps"]) == ("drive", 1)


@pytest.mark.rule("SL-IND-4", "SL-IND-5")
def test_steps_are_shared_at_will_and_markers_may_meet_and_overtake() -> None:
    table = ready(cart=1)
    table.effect(0, "industry 4").play(0, "drive locomotive")
    assert table.number(0, "locomotive") == table.number(0, "cart") == 1
    table.play(0, "drive locomotive")
    assert table.number(0, "locomotive") == 2
    while table.question() != "drive":
        table.play(0, table.moves(0)[-1])
    table.play(0, "drive cart")
    while table.question() != "drive":
        table.play(0, table.moves(0)[-1])
    assert (table.number(0, "cart"), table.number(0, "locomotive")) == (2, 2)


@pytest.mark.rule("SL-IND-7", "SL-IND-8")
def test_a_lab_on_the_track_stops_both_markers_and_steps_are_lost() -> None:
    closed = at_turn().rules.lab_steps[0]
    table = at_turn().own(0, cart=closed - 1, has_locomotive=1, locomotive=closed - 2)
    table.effect(0, "industry 5")
    assert table.moves(0) == ["drive locomotive", "stop"]
    table.play(0, "drive locomotive")
    while table.question() not in ("turn", "drive"):
        table.play(0, table.moves(0)[0])
    assert table.question() == "turn"
    assert table.number(0, "locomotive") == table.number(0, "cart") == closed - 1
    table.own(0, labs=1)
    table.effect(0, "industry 1")
    assert table.moves(0) == ["drive cart", "drive locomotive", "stop"]


@pytest.mark.rule("SL-IND-9", "SL-IND-10")
def test_on_the_last_step_each_further_step_is_a_point() -> None:
    end = at_turn().rules.industry_end
    table = ready(cart=end)
    table.effect(0, "industry 3").play(0, "drive cart", "drive cart")
    assert (table.number(0, "vp"), table.number(0, "cart")) == (2, end)
    assert table.moves(0) == ["drive cart", "drive locomotive", "stop"]
    table.play(0, "drive locomotive")
    assert table.number(0, "locomotive") == 1


@pytest.mark.rule("SL-IND-3", "SL-IND-11")
def test_a_second_locomotive_gives_nothing() -> None:
    table = ready(locomotive=3, cart=5)
    before = table.data()
    table.effect(0, "locomotive 1")
    assert table.data() == before
    assert table.number(0, "locomotive") == 3


@pytest.mark.rule("SL-IND-12")
def test_the_track_has_two_rows_and_begins_with_points_of_1_1_and_2() -> None:
    rules = at_turn().rules
    assert rules.industry_end > 8
    assert 0 < rules.printed.upper < rules.industry_end
    assert [points for points in rules.industry_points if points][:3] == [1, 1, 2]
