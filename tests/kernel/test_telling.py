"""The nearest possible lines, and understanding what people type."""

from __future__ import annotations

import time

import pytest

import artel
from artel.games import GAMES
from artel.kernel.game import CommandError, Game, Refused
from artel.kernel.telling import MOST_NEAREST, nearest, retold

LINES = ["pass", "bid alehouse red 3", "bid alehouse red 4", "bid keywood blue 1", "use alehouse red 1"]

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("bid alehouse red 2", "bid alehouse red 3"),
        ("bid alehouse red 9", "bid alehouse red 4"),
        ("bid alehuose red 4", "bid alehouse red 4"),
        ("bd keywood blue 1", "bid keywood blue 1"),
        ("BID Key blue", "bid keywood blue 1"),
        ("pas", "pass"),
        ("use", "use alehouse red 1"),
        ("bid keywood red 1", "bid keywood blue 1"),
    ],
)
def test_the_nearest_line_is_the_one_that_was_meant(typed: str, first: str) -> None:
    assert nearest(LINES, typed)[0] == first


@pytest.mark.parametrize("typed", ["", "fly to the moon", "x" * 100_000, "bid " * 5000, "9" * 5000])
def test_nothing_near_is_no_suggestion(typed: str) -> None:
    assert nearest(LINES, typed) == []


def test_at_most_three_lines_are_suggested() -> None:
    lines = [f"bid lot-{number} red {count}" for number in range(50) for count in range(9)]
    assert len(nearest(lines, "bid lot-9 red")) == MOST_NEAREST


def test_suggesting_costs_little_beside_listing() -> None:
    """A thousand possible lines and a word that is like none of them."""
    lines = [f"place tile-{number} home top {turn}" for number in range(200) for turn in range(6)]
    few = lines[:12]
    assert least_time(lines) < 400 * max(least_time(few), 1e-4)


def least_time(lines: list[str]) -> float:
    """CPU time, the best of a few, so that whatever else the machine does tells little."""
    spent = []
    for _ in range(5):
        started = time.process_time()
        nearest(lines, "plcae tiel-77 home top 3")
        spent.append(time.process_time() - started)
    return min(spent)


def test_retelling_keeps_what_is_told_already() -> None:
    told = retold([1, 3], [1, 2, 3])
    assert (told.back, told.moves) == (1, [2, 3])
    told = retold([1, 2], [1])
    assert (told.back, told.moves) == (1, [])
    told = retold([], [4])
    assert (told.back, told.moves) == (0, [4])


@games
def test_a_wrong_word_is_answered_with_what_is_possible_now(game: Game) -> None:
    play = artel.new(game.name, players=game.min_players, seed=7)
    legal = [str(move) for move in play.moves()]
    line = max(legal, key=len)
    wrong = line[:-1] + ("x" if not line[-1].isdigit() else "x9")
    with pytest.raises((CommandError, Refused)) as caught:
        play.play(wrong)
    assert isinstance(caught.value, CommandError | Refused)
    assert caught.value.nearest
    assert set(caught.value.nearest) <= set(legal)
    assert caught.value.nearest[0] in str(caught.value)


@games
def test_words_in_any_case_are_kept_in_small_letters(game: Game) -> None:
    play = artel.new(game.name, players=game.min_players, seed=7)
    line = str(play.moves()[-1])
    before = len(play.history)
    play.play(f"  {line.upper()} ")
    assert play.history[before][1] == line
    assert play.record().moves[before][1] == line


@games
@pytest.mark.parametrize("seat", [9, -1, -7])
def test_an_unknown_seat_is_an_error(game: Game, seat: int) -> None:
    play = artel.new(game.name, players=game.min_players, seed=7)
    expected = f"expected a seat 0 to {game.min_players - 1}, got {seat}"
    with pytest.raises(ValueError, match=expected):
        play.view(seat)
    with pytest.raises(ValueError, match=expected):
        play.moves(seat)
    with pytest.raises(ValueError, match=expected):
        play.play("pass", seat=seat)
    with pytest.raises(ValueError, match=expected):
        play.log(seat)
    with pytest.raises(ValueError, match=expected):
        play.why_not("pass", seat=seat)
