"""artel arena: from the arguments to the report, the same whoever plays, taken up where it was stopped."""

from __future__ import annotations

import json
import os
import signal
import sys
from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from artel.arena.schedule import MOST_GAMES
from artel.cli.arena import cores
from artel.cli.matches import progress
from tests.cli.samples import ROOT, Capture, called, called_json, refused
from tests.cli.test_interrupt import ended, running_in, started, waited_for

ARENA = ("arena", "artificium", "--bots", "random,greedy")
TIMES = ("ms_p50", "ms_p99")
BOTS = """
from artel.bots.contract import Bot

class First(Bot):
    level = "first"
    looks = False
    def choose(self, view, rng):
        return view.moves[0]

class Last(First):
    level = "last"
    def choose(self, view, rng):
        return view.moves[-1]

class Broken(First):
    level = "broken"
    def choose(self, view, rng):
        return 1 // 0
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots of one's own."""
    (tmp_path / "arenabots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def few_resamples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artel.arena.report.RESAMPLES", 50)


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    bots = [{name: row[name] for name in row if name not in TIMES} for row in report["bots"]]
    return {**report, "bots": bots}


def test_a_report_from_end_to_end(capsys: Capture, folder: Path) -> None:
    bots = "random,arenabots:First,arenabots:Last"
    report = called_json(capsys, "arena", "artificium", "--bots", bots, "--games", "6", "--jobs", "1")
    assert (report["version"], report["game"], report["players"]) == (1, "artificium", 2)
    assert (report["fields"], report["deals"], report["games"]) == (3, 3, 18)
    rows = {row["bot"]: row for row in report["bots"]}
    assert {name: row["given"] for name, row in rows.items()} == {
        "random": "random",
        "first": "arenabots:First",
        "last": "arenabots:Last",
    }
    assert rows["random"]["rating"] == 0
    ratings = [row["rating"] for row in report["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    assert [row["seats"] for row in rows.values()] == [12, 12, 12]
    # Every game has one win to share.
    assert sum(row["wins"] * row["seats"] for row in rows.values()) == pytest.approx(18, abs=0.01)
    for row in rows.values():
        assert row["low"] <= row["rating"] <= row["high"]
        assert 0 < row["ms_p50"] <= row["ms_p99"]
        assert row["decisions"] > 100
    check_cross(report)
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    told = {*report, *report["bots"][0], *report["cross"][0]}
    assert [name for name in sorted(told) if f"`{name}`" not in page] == []


def check_cross(report: dict[str, Any]) -> None:
    """Both sides of every cell agree, and there is one for every two bots."""
    cells = {(row["bot"], row["against"]): row for row in report["cross"]}
    names = [row["bot"] for row in report["bots"]]
    assert set(cells) == {(one, other) for one in names for other in names if one != other}
    for (one, other), cell in cells.items():
        mirror = cells[other, one]
        assert cell["share"] + mirror["share"] == pytest.approx(1, abs=0.001)
        assert cell["points_ahead"] == pytest.approx(-mirror["points_ahead"])
        assert cell["compared"] == mirror["compared"] == 6


def test_greedy_is_rated_above_random_at_four_seats(capsys: Capture) -> None:
    report = called_json(
        capsys, *ARENA, "--players", "4", "--games", "4", "--anchor", "greedy", "--jobs", "1"
    )
    best, worst = report["bots"]
    assert (best["bot"], best["rating"], best["wins"]) == ("greedy", 0, 0.5)
    assert worst["high"] < 0
    assert best["above"]["rating"] == -worst["rating"]
    # Two of each at every table: four comparisons in a game.
    assert report["cross"][0]["compared"] == 4 * report["games"]


def test_the_number_of_processes_changes_nothing(capsys: Capture, folder: Path) -> None:
    """Bots of one's own play in processes too."""
    words = ("arena", "artificium", "--bots", "arenabots:First,random", "--games", "10")
    several, alone = (called_json(capsys, *words, "--jobs", jobs) for jobs in ("3", "1"))
    assert untimed(several) == untimed(alone)


def test_a_bar_is_shown_only_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress(Namespace(json=False)).disable
    monkeypatch.setattr("sys.stderr", SimpleNamespace(isatty=lambda: True, write=len, flush=list))
    assert not progress(Namespace(json=False)).disable
    assert progress(Namespace(json=True)).disable


def test_all_cores_are_used_that_there_are() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_an_arena_that_was_stopped_is_taken_up_again(capsys: Capture, folder: Path) -> None:
    words = ("arena", "artificium", "--bots", "arenabots:First,random")
    file = folder / "games.jsonl"
    process = started(words=(*words, "--games", "100000", "--jobs", "2", "--out", str(file)))
    # Games are in the file while others are still played.
    assert waited_for(lambda: file.exists() and file.read_bytes().count(b"\n") > 5)
    os.killpg(process.pid, signal.SIGINT)
    assert ended(process) == (130, "", "artel arena: stopped by Ctrl+C\n")
    assert waited_for(lambda: running_in(process.pid) == set())
    lines = file.read_bytes().splitlines(keepends=True)
    assert all(line.endswith(b"\n") and json.loads(line) for line in lines)
    # What a machine leaves that went down in the midst of a line.
    file.write_bytes(b"".join(lines[:5])[:-7])
    resumed = called_json(capsys, *words, "--games", "10", "--jobs", "1", "--out", str(file))
    after = file.read_bytes().splitlines(keepends=True)
    assert after[:4] == lines[:4]
    assert len(after) == 11
    assert untimed(resumed) == untimed(called_json(capsys, *words, "--games", "10", "--jobs", "1"))


def test_a_finished_arena_plays_nothing_again(
    capsys: Capture, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("arena", "artificium", "--bots", "arenabots:First,random", "--games", "4", "--jobs", "1")
    first = called_json(capsys, *words, "--out", "games.jsonl")
    before = (folder / "games.jsonl").read_bytes()

    def nobody(*_: object) -> None:
        raise AssertionError("expected no game, got one")

    monkeypatch.setattr("artel.cli.arena.play_pairing", nobody)
    assert called_json(capsys, *words, "--out", "games.jsonl") == first
    assert (folder / "games.jsonl").read_bytes() == before
    said = refused(capsys, *words, "--out", "games.jsonl", "--seed", "other")
    assert "games.jsonl: expected results of an arena with seed \"other\", got '0'" in said


def test_a_table_for_people_and_a_picture(capsys: Capture, folder: Path) -> None:
    words = ("arena", "artificium", "--bots", "arenabots:First,random", "--games", "4", "--jobs", "1")
    code, out, err = called(capsys, *words, "--plot", "ratings.svg")
    assert (code, err) == (0, "")
    assert "first has rating 0" in out
    assert "won against" in out
    assert "% of 4" in out
    picture = (folder / "ratings.svg").read_text(encoding="utf-8")
    assert "random" in picture
    assert called(capsys, *words, "--plot", "ratings.svg")[0] == 0
    assert (folder / "ratings.svg").read_text(encoding="utf-8") == picture
    assert called(capsys, *words, "--plot", "ratings.png")[0] == 0
    assert (folder / "ratings.png").read_bytes().startswith(b"\x89PNG")


def test_a_fault_of_a_bot_is_told(capsys: Capture, folder: Path) -> None:
    said = refused(capsys, "arena", "artificium", "--bots", "random,arenabots:Broken", "--jobs", "1")
    assert said.startswith("artel arena: bot 'broken' at seat ")


REFUSALS = [
    (("--bots", "random,clever"), "expected a bot out of random | greedy"),
    (("--bots", "random"), "expected two or more different bots, got random"),
    (("--bots", "random,random"), "expected two or more different bots, got random, random"),
    (("--bots", ","), "expected names with commas between them, got ','"),
    (("--bots", "random,greedy", "--games", "0"), f"expected a whole number from 1 to {MOST_GAMES}, got '0'"),
    (
        ("--bots", "random,greedy", "--games", "1" + "0" * 30),
        f"expected a whole number from 1 to {MOST_GAMES}, got '1",
    ),
    (("--bots", "random,greedy", "--players", "7"), "expected 2 to 6 players, got 7"),
    (("--bots", "random,greedy", "--players", "1"), "expected 2 to 6 players, got 1"),
    (("--bots", "random,greedy", "--modules", "farmers"), "farmers"),
    (
        ("--bots", "random,greedy", "--anchor", "best"),
        "expected an anchor out of random | greedy, got 'best'",
    ),
    (("--bots", "random,greedy", "--jobs", "0"), "expected a whole number from 1 to 1024, got '0'"),
    (("--bots", "random,greedy", "--jobs", "2", "--ray", "auto"), "expected --jobs or --ray, got both"),
    (("--bots", "random,greedy", "--plot", "a.jpg"), "expected a picture named *.svg or *.png, got a.jpg"),
    (("--bots", "random,greedy", "--plot", "no/a.svg"), "expected a folder for the picture, got no"),
    (("--bots", "random,greedy", "--out", "no/a"), "expected a file that can be written, got no/a"),
    ((), "expected --bots, got nothing"),
]


@pytest.mark.parametrize(("words", "said"), REFUSALS, ids=[" ".join(each[0])[:40] for each in REFUSALS])
def test_what_cannot_be_played_is_named(
    capsys: Capture, folder: Path, words: tuple[str, ...], said: str
) -> None:
    assert said in refused(capsys, "arena", "artificium", *words)
    assert [path.name for path in folder.iterdir() if path.suffix == ".jsonl"] == []


@pytest.mark.parametrize(
    ("library", "words", "said"),
    [
        ("choix", (), 'expected choix for the ratings, found none; pip install "artel[arena]" brings it'),
        (
            "matplotlib",
            ("--plot", "a.svg"),
            'expected matplotlib for the picture, found none; pip install "artel[arena]" brings it',
        ),
        ("ray", ("--ray", "auto"), 'expected ray for --ray, found none; pip install "artel[ray]" brings it'),
    ],
)
def test_what_is_not_installed_is_named_before_the_first_game(
    capsys: Capture,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    library: str,
    words: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    assert refused(capsys, *ARENA, *words) == f"artel arena: {said}"
