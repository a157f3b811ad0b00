"""Puzzles: those shipped are what was measured, a file is read whole or not at all, new ones are found."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from artel.bots.search.farsight import SURE
from artel.bots.search.minds import shared_mind
from artel.games import GAMES, game_named
from artel.kernel.game import DataError, Game, Rng
from artel.puzzles import puzzle as puzzles
from artel.puzzles.days import MOST_DAYS, day_in, last_days, number_of, numbered
from artel.puzzles.finding import ONE_CLOSE_OF, Looks, Moment, in_turn, rules_for
from artel.puzzles.puzzle import (
    CLOSE,
    FOLDER,
    MOST_BYTES,
    Puzzle,
    PuzzleFile,
    lines_of,
    read_puzzles,
    shipped,
)
from tests.games.tiny.game import TINY

# Fewer than one would wish for, but one that games do not prove is worse than one that comes again.
FEWEST = 2
ARTIFICIUM = game_named("artificium")


def file_of(game: Game) -> PuzzleFile:
    return read_puzzles((FOLDER / f"{game.name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_shipped_puzzle_asks_what_was_measured(game: Game) -> None:
    """Its moves are legal by today's rules, its seat is asked, and its legal moves are those with weights."""
    for each in shipped(game.name):
        state = each.state(game)
        best = each.weight(state, each.best(state))
        assert (best.behind, best.right) == (0, True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_shipped_puzzle_has_one_clearly_best_move(game: Game) -> None:
    file = file_of(game)
    assert (file.game, len(file.puzzles) >= FEWEST) == (game.name, True)
    for each in file.puzzles:
        state = each.state(game)
        assert each.ahead(game, state) >= file.least
        close = [weight for weight in each.weights if weight.behind < file.least]
        assert 1 <= len(close) <= len(each.weights) / ONE_CLOSE_OF
    assert len({each.id for each in file.puzzles}) == len(file.puzzles)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_shipped_puzzle_calls_wrong_is_surely_wrong(game: Game) -> None:
    """By more than a point and so many errors, as games to the end found it; tenths of them are rounded."""
    for each in shipped(game.name):
        for line, weight in zip(lines_of(game, each.state(game), each.seat), each.weights, strict=True):
            assert weight.right or weight.behind - CLOSE > SURE * (weight.error - 1), (each.id, line)


def test_puzzles_are_easy_and_hard() -> None:
    assert {each.level for game in GAMES for each in shipped(game.name)} == {1, 2, 3}


def test_a_file_is_written_and_read_again() -> None:
    file = file_of(ARTIFICIUM)
    again = read_puzzles(file.text())
    assert again.text() == file.text()
    assert [each.id for each in again.puzzles] == [each.id for each in file.puzzles]
    assert again.puzzles[0].weights == file.puzzles[0].weights


def test_a_position_that_has_changed_is_no_puzzle_any_more() -> None:
    puzzle = shipped("artificium")[0]
    for other in (
        replace(puzzle, lines="0" * 12),
        replace(puzzle, weights=puzzle.weights[1:]),
        replace(puzzle, seat=(puzzle.seat + 1) % puzzle.record.players()),
    ):
        with pytest.raises(DataError, match=r"expected .*, got"):
            other.state(ARTIFICIUM)


def faulty(**changed: Any) -> str:
    data = json.loads(file_of(ARTIFICIUM).text())
    return json.dumps({**data, **changed})


def with_puzzle(**changed: Any) -> str:
    rows = json.loads(file_of(ARTIFICIUM).text())["puzzles"]
    return faulty(puzzles=[{**rows[0], **changed}])


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "expected a file of puzzles"),
        ("[]", "expected a file of puzzles"),
        ("{}", "expected a file of puzzles"),
        (faulty(format="artel-review"), "expected artel-puzzles 1, got artel-review"),
        (faulty(version=2), "expected artel-puzzles 1, got artel-puzzles 2"),
        (faulty(records=["nothing"]), "expected records of puzzles"),
        (with_puzzle(record=999), "expected a file of puzzles"),
        (with_puzzle(at=10**6), "expected a place of the record"),
        (with_puzzle(seat=9), "expected a place of the record"),
        (with_puzzle(level=0), "expected a place of the record"),
        (with_puzzle(behind="0"), "expected a file of puzzles"),
        (with_puzzle(points="many"), "expected a file of puzzles"),
        (" " * (MOST_BYTES + 1), f"expected at most {MOST_BYTES} bytes"),
    ],
)
def test_a_faulty_file_is_told(text: str, fault: str) -> None:
    with pytest.raises(DataError, match=fault):
        read_puzzles(text)


def test_days_follow_each_other_and_begin_again() -> None:
    day, count = date(2026, 3, 14), len(shipped("keyflower"))
    first = number_of("keyflower", day)
    assert number_of("keyflower", day + timedelta(days=1)) == first % count + 1
    assert number_of("keyflower", day + timedelta(days=count)) == first
    assert [last_days(day)[0], len(last_days(day))] == [day, MOST_DAYS]
    assert day_in("2026-03-14") == day
    for text in ("", "today", "20260314", "2026-13-01", "2026-3-14", "2026-03-14T00"):
        with pytest.raises(DataError, match="expected a day as YYYY-MM-DD, got"):
            day_in(text)


def test_numbers_and_games_without_puzzles_are_refused() -> None:
    with pytest.raises(DataError, match="expected a game with puzzles out of artificium"):
        numbered(TINY.name, 1)
    count = len(shipped("artificium"))
    assert numbered("artificium", count) is shipped("artificium")[-1]
    for number in (0, count + 1):
        with pytest.raises(DataError, match=f"from 1 to {count}, got {number}"):
            numbered("artificium", number)


def test_the_games_differ_in_seats_and_modules() -> None:
    game = game_named("keyflower")
    rules = [rules_for(game, number, Rng(f"rules {number}")) for number in range(12)]
    assert {each.players for each in rules} == {2, 3, 4}
    assert all(each.modules == game.default_modules for each in rules[::2])
    assert any(len(each.modules) > 1 for each in rules[3::4])


def test_puzzles_of_one_game_do_not_follow_each_other() -> None:
    first, second, third = shipped("artificium")[:3]
    assert in_turn([[first, second], [], [third]]) == [first, third, second]
    assert in_turn([]) == []


def quickest() -> list[Puzzle]:
    """The puzzles that take least to measure."""
    return sorted(shipped("artificium"), key=lambda each: (len(each.weights), each.id))[:8]


def test_what_is_found_follows_from_the_view_of_the_seat_alone() -> None:
    """Measured again in the true state and in another one that looks the same to the seat."""
    looks = Looks(ARTIFICIUM, shared_mind("artificium"), "test", file_of(ARTIFICIUM).least / 10)
    again: list[bool] = []
    for puzzle in quickest():
        state = puzzle.state(ARTIFICIUM)
        other = ARTIFICIUM.determinise(state, puzzle.seat, Rng("another deal"))
        assert lines_of(ARTIFICIUM, state, puzzle.seat) == lines_of(ARTIFICIUM, other, puzzle.seat)
        found = [
            looks.at(Moment(puzzle.at, puzzle.seat, each), puzzle.record, easy_too=True)
            for each in (state, other)
        ]
        assert found[0] == found[1]
        again += [each.best(state) == puzzle.best(state) for each in found[:1] if each is not None]
        if again:
            break
    assert again == [True]


def test_a_game_without_a_file_has_no_puzzles() -> None:
    assert puzzles.shipped(TINY.name) == ()
