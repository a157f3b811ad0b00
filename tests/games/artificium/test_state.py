"""The state of Artificium: every part declared once, cloned, and refused where its data does not fit."""

from __future__ import annotations

from typing import Any, cast

import pytest

from artel.games.artificium.slots import SLICES
from artel.games.artificium.state import ArtificiumState, count_building
from artel.kernel.game import DataError
from artel.kernel.slices import NUMBERS
from tests.games.artificium.positions import GAME, at_play, seat


def state() -> ArtificiumState:
    return cast(ArtificiumState, at_play(seat(hand="farm fair"), seat(hand="castle")).state)


def test_every_part_has_a_name_of_its_own_on_the_state() -> None:
    s = state()
    for name, slot in SLICES.named.items():
        lies = s.lists[SLICES.list_of(name)]
        if slot.is_number:
            assert lies is s.numbers
            setattr(s, name, 1)
            assert s.numbers[SLICES.place_of(name)] == getattr(s, name) == 1, name
        else:
            assert getattr(s, name) is lies, name
    assert SLICES.list_of("round") == NUMBERS


def test_a_clone_shares_no_part_and_writes_its_own_memory() -> None:
    s = state()
    before = GAME.to_data(s)
    other = s.clone()
    assert GAME.to_data(other) == before
    assert other.deck_size == s.deck_size == sum(s.deck) > 0
    for each in other.lists[: len(other.lists) - SLICES.shared]:
        each[0] += 1
    other.agenda.pop()
    assert GAME.to_data(s) == before
    assert GAME.to_data(other) != before


def test_buildings_are_shared_by_clones_until_one_counts_another() -> None:
    s = state()
    count_building(s, 0, 2)
    other, third = s.clone(), s.clone()
    assert other.built is s.built is third.built
    count_building(other, 0, 3)
    count_building(s, 0, 4)
    count_building(other, 0, 3)
    assert [each.built[2:5] for each in (s, other, third)] == [[1, 0, 1], [1, 2, 0], [1, 0, 0]]
    for each in (s, other, third):
        assert each.built is each.lists[SLICES.list_of("built")]


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("coins", -1),
        ("marker", "7"),
        ("passed", 1),
        ("sealed", "mill"),
        ("goods", {"wood": -2}),
        ("hand", []),
    ],
)
def test_a_part_that_does_not_fit_is_refused_by_its_name(name: str, bad: object) -> None:
    data = cast("dict[str, Any]", GAME.to_data(state()))
    data["seats"][1][name] = bad
    with pytest.raises(DataError, match=f"{name}: expected .*got"):
        GAME.from_data(GAME.rules(2), data)


def test_nobody_is_first_at_a_table_without_that_seat() -> None:
    data = GAME.to_data(state())
    with pytest.raises(DataError, match="first: expected a seat 0 to 1, got 5"):
        GAME.from_data(GAME.rules(2), {**data, "first": 5})
