"""Milestones: taking them, and the twelve conditions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artel.games.sweet_lands.words import MILESTONES
from tests.games.sweet_lands.placing import Placed, start

Change = Callable[[Placed], Placed]


@pytest.mark.rule("SL-MIL-1")
def test_a_milestone_is_taken_in_the_own_turn_while_its_condition_is_met() -> None:
    table = start().tokens(milestones="m5a m3a").own(0, gold_production=30, food=6).own(1, gold_production=40)
    assert table.moves_of(0, "claim") == ["claim m5a"]
    # Nothing is taken by itself, and what was taken stays whatever happens.
    assert table.row(0)["milestones"] == []
    table.play(0, "claim m5a").own(0, gold_production=1)
    assert table.row(0, viewer=1)["milestones"] == ["m5a"]
    assert table.moves_of(0, "claim") == []


@pytest.mark.rule("SL-MIL-2")
def test_a_taken_milestone_is_gone_for_the_others() -> None:
    table = start().tokens(milestones="m5a m3a").own(0, gold_production=30).own(1, gold_production=40, food=7)
    table.play(0, "claim m5a", "end-round", "support 3")
    assert table.moves_of(1, "claim") == ["claim m3a"]
    assert table.view(1)["milestones"] == ["m3a"]


@pytest.mark.rule("SL-MIL-3")
def test_several_milestones_in_one_turn() -> None:
    table = start().tokens(milestones="m5a m3a").own(0, gold_production=30, food=7)
    table.play(0, "claim m5a", "claim m3a")
    assert table.row(0)["milestones"] == ["m3a", "m5a"]


@pytest.mark.rule("SL-MIL-4")
def test_the_third_milestone_taken_removes_the_others_at_once() -> None:
    table = start().tokens(milestones="m1a m2a m3a m5a m6b").own(0, gold_production=30, food=7, vp=15)
    table.own(1, food=7, vp=15).own(1, milestone_set=1 << MILESTONES.index("m4a"))
    table.play(0, "claim m3a")
    assert table.view(1)["milestones"] == ["m1a", "m2a", "m5a", "m6b"]
    table.play(0, "claim m5a")
    # The third of the whole game: also the seat that took it gets no other, though it meets one.
    assert table.view(1)["milestones"] == []
    assert table.moves_of(0, "claim") == []


@pytest.mark.rule("SL-MIL-4")
@pytest.mark.parametrize(
    ("taken", "left"),
    # What each seat has before the first of them takes another one.
    [
        ((0, 1, 0), True),
        ((1, 0, 0), True),
        ((0, 0, 1), True),
        ((0, 0, 0), True),
        ((0, 1, 1), False),
        ((1, 0, 1), False),
        ((0, 2, 0, 0), False),
        ((0, 0, 0, 2), False),
        ((2, 0, 0, 0), False),
        ((0, 0, 1, 0), True),
    ],
)
def test_the_milestones_of_all_seats_together_count_to_the_third(taken: tuple[int, ...], left: bool) -> None:
    table = start(players=len(taken)).tokens(milestones="m3a m5a").own(0, food=7)
    names = iter(["m1a", "m2a"])
    for seat, number in enumerate(taken):
        own = [next(names) for _ in range(number)]
        table.own(seat, milestone_set=sum([1 << MILESTONES.index(name) for name in own]))
    table.play(0, "claim m3a")
    assert table.view(0)["milestones"] == (["m5a"] if left else [])
    assert len(table.log("milestones-closed")) == (not left)


def land(*cells: str) -> Change:
    return lambda table: table.land(0, **dict.fromkeys(cells, "up"))


def properties(number: int) -> Change:
    cells = ("d5", "d6", "e6", "e5", "e4")
    kinds = ("tent", "tower", "lab", "shop", "tent")
    return lambda table: table.land(0, **dict(list(zip(cells, kinds, strict=True))[:number]))


def numbers(**fields: int) -> Change:
    return lambda table: table.own(0, **fields)


def played(cards: str, employed: str = "") -> Change:
    return lambda table: table.played(0, cards).employed(0, "farming", employed)


FIELDS = ("b3", "b4", "c4", "c7", "c8", "d2", "d3", "d7")
FORESTS = ("a4", "a5", "a6", "a7", "e3", "e4")
MINES = ("b6", "c5", "c6", "d4")
PORT = ("e2", "e3", "e4", "e5")
SEA_PORT = ("e7", "e8", "e9", "e10")

CONDITIONS: list[tuple[str, Change, Change]] = [
    ("m1a", land(*FIELDS, "b8"), land(*FIELDS, "b8", "c9")),
    ("m1b", land(*FORESTS, *MINES[:3]), land(*FORESTS, *MINES)),
    ("m2a", properties(4), properties(5)),
    ("m2b", land(*PORT, "e10"), land(*PORT, *SEA_PORT)),
    ("m3a", numbers(food=6), numbers(food=7)),
    ("m3b", numbers(wonders=1), numbers(wonders=2)),
    (
        "m4a",
        played("card-1 card-2 card-3 card-4 card-169"),
        played("card-1 card-2 card-3 card-4 card-169", "card-5"),
    ),
    ("m4b", numbers(cake=3), numbers(cake=4)),
    ("m5a", numbers(gold_production=29), numbers(gold_production=30)),
    (
        "m5b",
        numbers(track_roads=3, track_properties=1, track_terrain=4),
        numbers(track_roads=3, track_properties=2),
    ),
    ("m6a", numbers(cart=7, locomotive=7, has_locomotive=1), numbers(cart=2, locomotive=8, has_locomotive=1)),
    ("m6b", numbers(vp=14), numbers(vp=15)),
]


@pytest.mark.rule(
    "SL-MIL-5",
    "SL-MIL-6",
    "SL-MIL-7",
    "SL-MIL-8",
    "SL-MIL-9",
    "SL-MIL-10",
    "SL-MIL-11",
    "SL-MIL-12",
    "SL-MIL-13",
    "SL-MIL-14",
    "SL-MIL-15",
    "SL-MIL-16",
)
@pytest.mark.parametrize(("milestone", "short", "enough"), CONDITIONS, ids=MILESTONES)
def test_each_milestone_asks_for_what_it_says(milestone: str, short: Change, enough: Change) -> None:
    assert short(start().tokens(milestones=milestone)).moves_of(0, "claim") == []
    table = enough(start().tokens(milestones=milestone))
    assert table.moves_of(0, "claim") == [f"claim {milestone}"]
    table.play(0, f"claim {milestone}")
    assert table.row(0)["milestones"] == [milestone]


def test_all_twelve_are_asked_for() -> None:
    assert [milestone for milestone, _, _ in CONDITIONS] == list(MILESTONES)
