"""artel selfplay: the same seed gives the same games, and the figures add up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from artel.kernel.record import read_record, replay
from tests.cli.samples import GAME, ROOT, Capture, called, called_json

MATCH = ("selfplay", "artificium", "--players", "3")
TIMES = ("seconds", "decisions_per_second")


def untimed(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name not in TIMES}


def test_figures_add_up(capsys: Capture) -> None:
    figures = called_json(capsys, *MATCH, "--games", "30", "--seed", "4")
    assert figures["games"] == 30
    assert figures["mean_length"] == round(figures["decisions"] / 30, 3)
    assert figures["decisions_per_second"] > 0
    assert figures["mean_legal_moves"] > 1
    assert len(figures["mean_scores"]) == 3
    assert figures["wins"] == {"random": 30}
    assert figures["build"] in ("compiled", "pure")
    mean = sum(figures["mean_scores"]) / 3
    assert abs(figures["mean_score_by_bot"]["random"] - mean) < 0.002


def test_the_seed_decides(capsys: Capture) -> None:
    one = untimed(called_json(capsys, *MATCH, "--games", "10", "--seed", "4"))
    same = untimed(called_json(capsys, *MATCH, "--games", "10", "--seed", "4"))
    other = untimed(called_json(capsys, *MATCH, "--games", "10", "--seed", "5"))
    assert one == same
    assert one != other


def test_several_processes_play_the_same_games(capsys: Capture) -> None:
    command = [sys.executable, "-m", "artel.cli.main", *MATCH, "--games", "60", "--jobs", "2", "--json"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    alone = called_json(capsys, *MATCH, "--games", "60")
    assert untimed(json.loads(done.stdout)) == untimed(alone)
    assert done.stderr == ""


def test_greedy_beats_random(capsys: Capture) -> None:
    figures = called_json(capsys, *MATCH, "--games", "3", "--bots", "random,greedy,random")
    assert figures["wins"] == {"greedy": 3, "random": 0}
    assert figures["mean_score_by_bot"]["greedy"] > figures["mean_score_by_bot"]["random"] + 10


def test_records_are_the_games_that_were_counted(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "made" / "here"
    figures = called_json(capsys, *MATCH, "--games", "4", "--bots", "random,greedy", "--record", str(folder))
    records = [read_record(path.read_text(encoding="utf-8")) for path in sorted(folder.iterdir())]
    assert len(records) == 4
    scores = [0, 0, 0]
    decisions = 0
    for number, record in enumerate(records):
        outcome = GAME.outcome(replay(GAME, record))
        scores = [total + score for total, score in zip(scores, outcome.scores, strict=True)]
        decisions += sum(seat >= 0 for seat, _ in record.moves)
        assert record.header["bots"].split()[number % 2] == "random"
    assert figures["mean_scores"] == [round(score / 4, 3) for score in scores]
    assert figures["decisions"] == decisions


def test_a_table_for_people(capsys: Capture) -> None:
    code, out, err = called(capsys, *MATCH, "--games", "2")
    assert (code, err) == (0, "")
    assert "decisions per second" in out


def test_a_folder_that_cannot_be_written(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code, _, err = called(capsys, *MATCH, "--games", "1", "--record", str(tmp_path / "file"))
    assert code == 2
    assert "expected a folder that can be written, got" in err
