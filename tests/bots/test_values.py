"""Learned values: read from files that fit, added up by groups, and there for every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from artel.bots.artificium.encode import ArtificiumEncoder
from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.values import FORMAT, blank, values_from
from artel.games import GAMES
from artel.kernel.game import DataError

ENCODER = ArtificiumEncoder()


def file_of(**changed: Any) -> str:
    """A file of values in which the first feature is worth 3 points and the last 2 less each."""
    weights = [0.0] * len(ENCODER.names)
    weights[0], weights[-1] = 3.0, -2.0
    stages = [{"stage": 2, "bias": 10.0, "weights": weights}, {"stage": 3, "bias": 0.0, "weights": weights}]
    data = {"format": FORMAT, "game": "artificium", "version": ENCODER.version, "names": ENCODER.names}
    return json.dumps({**data, "stages": stages, **changed})


def test_points_are_a_sum_and_so_are_the_shares_of_the_groups() -> None:
    values = values_from(ENCODER, file_of(), "values")
    row = ENCODER.buffer()
    row[0], row[-1] = 2.0, 4.0
    assert values.points(2, row) == 10.0 + 6.0 - 8.0
    shares = dict(zip(values.groups, values.shares(2, row), strict=True))
    assert shares[ENCODER.groups[0]] == 6.0
    assert shares[ENCODER.groups[-1]] == -8.0
    assert values.points(3, row) == -2.0
    assert values.points(9, row) == -2.0, "beyond the last stage the last one counts"
    assert values.points(0, row) == 8.0, "before the first stage the first one counts"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("no file", "learned values of format 1, got JSONDecodeError"),
        ("[]", "learned values of format 1, got TypeError"),
        ("{}", "learned values of format 1, got KeyError: 'format'"),
        (file_of(stages=[]), "got IndexError"),
        (
            file_of(stages=[{"stage": 1, "bias": 1.0, "weights": ["many"]}]),
            "learned values of format 1, got ",
        ),
        (file_of(stages=[{"stage": 1, "bias": 1e999, "weights": []}]), "expected finite numbers, got inf"),
        (
            file_of(stages=[{"stage": 1, "bias": 1.0, "weights": [1.0]}]),
            "weights a stage, one for each name, got 1",
        ),
        (file_of(version=99), "expected version 1, got 99"),
        (file_of(game="ludo"), "expected game artificium, got 'ludo'"),
        (file_of(format=2), "expected format 1, got 2"),
        (
            file_of(version=2, names=["seats-2", "seats-3", "a"]),
            "expected version 1, got 2; name 3: expected 'seats-4', got 'a'",
        ),
        (file_of(version=2, names=["seats-2"]), "got 2; name 2: expected 'seats-3', got None"),
        (
            file_of(names=["a"]),
            "expected names of the features, got none; name 1: expected 'seats-2', got 'a'",
        ),
        (file_of(names=[]), "got none; name 1: expected 'seats-2', got None"),
        (file_of(names=["seats-2", "seats-2"]), "expected every name once, got 'seats-2' again"),
        (file_of(names=["seats-2", ["x"] * 99]), "expected names of features, got ['x', "),
        (file_of(names=7), "expected learned values of format 1, got TypeError"),
    ],
)
def test_what_is_no_file_of_values_is_told(text: str, told: str) -> None:
    with pytest.raises(DataError) as caught:
        values_from(ENCODER, text, "mine.json")
    assert str(caught.value).startswith("mine.json: expected ")
    assert told in str(caught.value)


def test_where_nothing_is_learned_everything_is_worth_nothing() -> None:
    row = [1.0] * len(ENCODER.names)
    assert blank(ENCODER).points(3, row) == 0.0


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_game_has_values_for_every_group_it_can_name(game: Any) -> None:
    assert has_mind(game.name)
    mind = mind_of(game.name)
    learned = mind.learned
    assert len(learned.biases) >= 4, "the end of every season or round, and of the game"
    for weights in learned.weights:
        assert len([weight for weight in weights if weight != 0.0]) > len(weights) // 5
