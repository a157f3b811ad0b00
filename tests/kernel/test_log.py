"""Who sees which line of the log."""

from __future__ import annotations

import pytest

from artel.games import GAMES
from artel.kernel.game import NATURE, SPECTATOR, Game, Rng, play, sample
from artel.kernel.log import EVERYONE, Line, Log, all_but, line_data, only
from artel.kernel.shape import Field, Language, numbers
from artel.kernel.state import SEAT

DREW = Line("drew", "XX-1", SEAT, Field("card", ["farm", "mill"]))
PAID = Line("paid", "XX-2", SEAT, numbers("coins", 9))
LINES = Language(DREW, PAID)


def seen(mask: int) -> list[int]:
    log = Log()
    log.add(0, int(PAID.of(0, 1)), mask)
    return [seat for seat in (SPECTATOR, *range(6)) if log.visible(seat)]


def test_masks_say_who_sees_a_line() -> None:
    assert seen(EVERYONE) == [SPECTATOR, 0, 1, 2, 3, 4, 5]
    assert seen(only(0)) == [0]
    assert seen(only(5)) == [5]
    assert seen(only(1) | only(4)) == [1, 4]
    assert seen(all_but(only(2))) == [SPECTATOR, 0, 1, 3, 4, 5]
    assert seen(all_but(only(2) | only(0))) == [SPECTATOR, 1, 3, 4, 5]


def test_lines_keep_their_order_place_and_values() -> None:
    log = Log()
    log.add(3, int(DREW.of(1, 1)), only(1))
    log.add(4, int(PAID.of(2, 8)), EVERYONE)
    log.add(4, int(DREW.of(1, 0)), only(1))
    assert log.visible(1) == [0, 1, 2]
    assert log.visible(1, since=1) == [1, 2]
    assert log.visible(0) == log.visible(SPECTATOR) == [1]
    assert log.visible(0, since=2) == []
    assert line_data(LINES, log, 0) == {"n": 3, "k": "drew", "rule": "XX-1", "v": {"seat": 1, "card": "mill"}}
    assert line_data(LINES, log, 1) == {"n": 4, "k": "paid", "rule": "XX-2", "v": {"seat": 2, "coins": 8}}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_clone_writes_no_log(game: Game) -> None:
    log = Log()
    state = game.setup(game.rules(game.min_players), log)
    written = len(log.lines)
    clone = state.clone()
    play(clone, NATURE, sample(clone, Rng(1)))
    assert clone.log is None
    assert len(log.lines) == written


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_line_names_a_rule(game: Game) -> None:
    for shape in game.lines.shapes:
        assert isinstance(shape, Line)
        assert shape.rule
