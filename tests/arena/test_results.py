"""The file of an arena: what was played is never played again, and what does not belong there is named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artel.arena.playing import (
    LONGEST_TEXT,
    MOST_CLASSES,
    Match,
    Played,
    merged,
    percentile,
    seconds_of,
    time_class,
)
from artel.arena.results import LONGEST_LINE, Results, encoded, heading, kept, line_of, results_file
from artel.arena.schedule import Schedule
from artel.games import game_named
from artel.kernel.game import DataError
from tests.cli.samples import ROOT

RULES = game_named("artificium").rules(2)
MATCH = Match(RULES, ("random", "greedy"), "seed")
SCHEDULE = Schedule(2, 2, "seed", 8)


def made_up(match: Match = MATCH, schedule: Schedule = SCHEDULE) -> Iterator[tuple[int, Played]]:
    """Games nobody has played."""
    for at, pairing in enumerate(schedule):
        points = tuple(10 * bot + pairing.number for bot in pairing.seats)
        places = tuple(1 + sum(other > one for other in points) for one in points)
        times = tuple({at: 3, at + 5: 1} for _ in points)
        yield at, Played(pairing.number, pairing.seats, points, places, times)


def write(path: Path, games: int, match: Match = MATCH) -> None:
    with results_file(path, match) as file:
        results = file.take_up(SCHEDULE)
        for _, each in zip(range(games), kept(file, results, made_up()), strict=False):
            assert each.number in results.ends


def read(path: Path, match: Match = MATCH, schedule: Schedule = SCHEDULE) -> Results:
    with results_file(path, match) as file:
        return file.take_up(schedule)


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, 5)
    found = read(path)
    assert sorted(found.ends) == [0, 1, 2, 3, 4]
    assert [pairing.number for pairing in found.missing(SCHEDULE)] == [5, 6, 7]
    games = [each for _, each in made_up()][:5]
    assert found.ends == {each.number: (each.seats, each.scores, each.places) for each in games}
    for bot in (0, 1):
        assert found.times[bot] == merged(each.times[each.seats.index(bot)] for each in games)


@pytest.mark.parametrize("cut", [1, 20])
def test_a_torn_line_is_dropped_and_the_file_goes_on_behind_the_whole_ones(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "games.jsonl"
    write(path, 5)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert sorted(read(path).ends) == [0, 1, 2, 3]
    with results_file(path, MATCH) as file:
        file.take_up(SCHEDULE)
        file.add([each for _, each in made_up()][4])
    assert path.read_bytes() == whole


def test_a_torn_heading_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(encoded(heading(MATCH))[:30])
    assert read(path).ends == {}
    assert path.read_bytes() == encoded(heading(MATCH))


KEYFLOWER = game_named("keyflower")
OTHERS: list[tuple[str, Match]] = [
    ("bots", replace(MATCH, bots=("random", "other"))),
    ("seed", replace(MATCH, seed="other")),
    ("players", replace(MATCH, rules=game_named("artificium").rules(3))),
    ("game", replace(MATCH, rules=KEYFLOWER.rules(2))),
    ("artel", replace(MATCH, version="0.0.0")),
]


def refusal(path: Path, other: Match) -> str:
    """What is said of a file that holds another arrangement; it stays as it was."""
    before = path.read_bytes()
    with pytest.raises(DataError) as refused:
        read(path, other)
    assert path.read_bytes() == before
    return str(refused.value)


@pytest.mark.parametrize(("name", "other"), OTHERS, ids=[each[0] for each in OTHERS])
def test_results_of_another_arrangement_are_refused(tmp_path: Path, name: str, other: Match) -> None:
    path = tmp_path / "games.jsonl"
    write(path, 1)
    wanted, there = heading(other)[name], heading(MATCH)[name]
    said = refusal(path, other)
    assert f"expected results of an arena with {name} {json.dumps(wanted)}, got {there!r}" in said


def test_results_with_other_modules_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    read(path, replace(MATCH, rules=KEYFLOWER.rules(2)))
    said = refusal(path, replace(MATCH, rules=KEYFLOWER.rules(2, ("farmers",))))
    assert 'with modules ["base", "farmers"], got [\'base\']' in said


def changed(**values: Any) -> bytes:
    row = line_of(MATCH, next(made_up())[1])
    return encoded({**row, **values})


WRONG = [
    (b"nonsense\n", "line 2: expected a game with its number, got b'nonsense"),
    (b"[" * 9000 + b"\n", "line 2: expected a game with its number, got b'\\[\\["),
    (b"[1, 2]\n", "line 2: expected a game with its number"),
    (changed(game="one"), "line 2: expected a game with its number"),
    (changed(game=True), "line 2: expected a game with its number"),
    (changed() * 2, "line 3: expected every game once, got game 0 again"),
    (changed(seats=["greedy", "greedy"]), r'line 2: expected seats \["random", "greedy"\], got \['),
    (changed(scores=[1]), "line 2: expected scores of 2 seats, got"),
    (changed(scores=[1, "2"]), "line 2: expected scores of 2 seats, got"),
    (changed(places=[0, 1]), "line 2: expected places of 2 seats, got"),
    (changed(places=[1, 3]), "line 2: expected places of 2 seats, got"),
    (changed(decisions=[4, 5]), r"line 2: expected times of \[4, 5\] decisions, got \[4, 4\]"),
    (changed(times=[{}, {str(MOST_CLASSES): 4}]), "expected counts by classes of times, got"),
    (changed(times=[{"1": -4}, {"1": 4}]), "expected counts by classes of times, got"),
    (b"x" * (LONGEST_LINE + 5) + b"\n", f"expected lines of at most {LONGEST_LINE} bytes, got more"),
]


@pytest.mark.parametrize(("lines", "said"), WRONG)
def test_a_line_that_tells_no_game_of_this_arena_is_named(tmp_path: Path, lines: bytes, said: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(encoded(heading(MATCH)) + lines)
    with pytest.raises(DataError, match=said):
        read(path)
    assert path.read_bytes().endswith(lines)


@pytest.mark.parametrize("text", [b"my diary", b"my diary\n", b'{"artel": "0.1.0"}\n', b"\xff\xfe\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(text)
    with pytest.raises(DataError, match="expected results of `artel arena` or no file, got b"):
        read(path)
    assert path.read_bytes() == text


def test_fewer_games_than_the_file_has_are_taken_and_the_others_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, 8)
    before = path.read_bytes()
    assert sorted(read(path, schedule=Schedule(2, 2, "seed", 4)).ends) == [0, 1, 2, 3]
    assert path.read_bytes() == before


def test_two_arenas_never_write_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with (
        results_file(path, MATCH),
        pytest.raises(DataError, match="expected a file that nobody writes, got one in use"),
        results_file(path, MATCH),
    ):
        pass


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"expected a file that can be written, got .*nowhere"):
        read(tmp_path / "nowhere" / "games.jsonl")
    with pytest.raises(DataError, match=r"expected a file that can be written, got .*Is a directory"):
        read(tmp_path)
    with pytest.raises(DataError, match="expected a file that can be written and read again, got /dev/null"):
        read(Path("/dev/null"))


def test_the_longest_line_is_within_its_bound() -> None:
    everything = dict.fromkeys(range(MOST_CLASSES), 10**6)
    match = replace(MATCH, bots=("ё" * LONGEST_TEXT,) * 24, seed="ё" * LONGEST_TEXT)
    played = Played(10**6, tuple(range(6)), (-(10**6),) * 6, (6,) * 6, (everything,) * 6)
    assert len(encoded(line_of(match, played))) < LONGEST_LINE
    assert len(encoded(heading(match))) < LONGEST_LINE
    with pytest.raises(DataError, match=r"bots and a seed of at most 200 characters, got bbb.* of 201"):
        replace(MATCH, bots=("random", "b" * 201))
    with pytest.raises(DataError, match=r"at most 200 characters, got 999.* of 201"):
        replace(MATCH, seed="9" * 201)


def test_classes_of_times_are_within_a_sixteenth() -> None:
    for seconds in (1e-6, 3.1e-6, 0.00123, 0.5, 1.0, 7.7, 3600.0):
        assert abs(seconds_of(time_class(seconds)) / seconds - 1) <= 1 / 16
    assert time_class(0.0) == 0
    assert time_class(1e30) == MOST_CLASSES - 1
    times = {time_class(0.001): 98, time_class(1.0): 2}
    assert percentile(times, 50) == seconds_of(time_class(0.001))
    assert percentile(times, 98) == seconds_of(time_class(0.001))
    assert percentile(times, 99) == seconds_of(time_class(1.0))
    assert percentile({}, 99) == 0.0


def test_every_field_of_a_line_is_told() -> None:
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in line_of(MATCH, next(made_up())[1]))


def test_a_line_reads_like_what_it_is() -> None:
    played = Played(7, (1, 0), (31, 31), (1, 1), ({3: 2}, {4: 1}))
    assert json.loads(encoded(line_of(MATCH, played))) == {
        "game": 7,
        "seats": ["greedy", "random"],
        "scores": [31, 31],
        "places": [1, 1],
        "decisions": [2, 1],
        "times": [{"3": 2}, {"4": 1}],
    }
