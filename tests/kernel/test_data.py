"""Saved data that is no state is refused with what was expected and what came."""

from __future__ import annotations

import contextlib
import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artel.games import GAMES
from artel.kernel.digest import canonical, digest
from artel.kernel.game import DataError, Game
from tests.contract.walks import CASES, Case, walk

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def middle_of(game: Game) -> tuple[Case, dict[str, Any]]:
    case = next(case for case in CASES if case.game is game)
    for turn in walk(case, 0):
        if turn.state.ply == 60:
            return case, game.to_data(turn.state)
    raise AssertionError("expected a game of more than 60 moves")


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value in the data."""
    children = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *[place for key, child in children for place in places(child, (*path, key))]]


@games
def test_every_field_of_a_state_is_needed(game: Game) -> None:
    case, data = middle_of(game)
    for field in data:
        with pytest.raises(DataError, match=field):
            game.from_data(case.rules(), {name: value for name, value in data.items() if name != field})


@games
def test_an_unknown_step_on_the_agenda_is_refused(game: Game) -> None:
    case, data = middle_of(game)
    with pytest.raises(DataError, match="juggle"):
        game.from_data(case.rules(), {**data, "agenda": ["juggle 1"]})
    with pytest.raises(DataError, match="agenda"):
        game.from_data(case.rules(), {**data, "agenda": "market 1"})


@games
@given(drawn=st.data())
def test_damaged_data_is_refused_or_read(game: Game, drawn: st.DataObject) -> None:
    """One value replaced by something odd: a DataError, or a state; never another exception."""
    case, data = middle_of(game)
    data = copy.deepcopy(data)
    path = drawn.draw(st.sampled_from(places(data)[1:]))
    odd: object = drawn.draw(st.sampled_from([None, "no-such-word", -7, [], {}, {"no-such-word": 1}, 1.5]))
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = odd
    with contextlib.suppress(DataError):
        game.from_data(case.rules(), data)


def test_a_digest_does_not_depend_on_the_order_of_fields() -> None:
    assert digest({"a": 1, "b": [1, 2]}) == digest({"b": [1, 2], "a": 1})
    assert digest([1, 2]) != digest([2, 1])
    assert canonical({"b": "ё", "a": None}) == '{"a":null,"b":"ё"}'
    assert digest({}) == "44136fa355b3678a"
