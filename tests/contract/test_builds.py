"""Compiled and interpreted, the engine plays the same games.

The running build plays in this process, a pure copy of it in another one. Where the running build is
pure itself, two pure builds are compared: the games must not depend on the process either.
"""

from __future__ import annotations

import json
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import artel
from artel.games import GAMES
from artel.kernel import agenda, build
from tests.contract import digests
from tests.contract.walks import PLAYED

ROOT = Path(__file__).parents[2]
# Plays a pickled game on by one move and hands it back, with what it has become.
PLAYED_ON = """
import pickle, sys
from artel.kernel import build
assert not build.compiled()
played = pickle.load(sys.stdin.buffer)
played.play(played.moves()[-1])
pickle.dump((played, played.game.digest(played.state)), sys.stdout.buffer)
"""
GAMES_EACH = 6


def pure_copy(folder: Path) -> Path:
    """The package without its compiled files."""
    target = folder / "artel"
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(Path(artel.__file__).parent, target, ignore=unwanted)
    assert not [*target.rglob("*.so"), *target.rglob("*.pyd")]
    return target


def played_by(package: Path) -> dict[str, Any]:
    """What the copy reports; hash seeds differ between the two processes on purpose."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONHASHSEED": "4711"}
    command = [sys.executable, "-m", "tests.contract.digests", str(GAMES_EACH)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def test_the_pure_build_plays_the_same_games(tmp_path: Path) -> None:
    copy = pure_copy(tmp_path)
    pure = played_by(copy)
    running = digests.report(GAMES_EACH)
    assert pure["compiled"] is False
    assert pure["where"] == str(copy)
    assert running["compiled"] == build.compiled()
    counts = sum(game.max_players - game.min_players + 1 for game in PLAYED) * GAMES_EACH
    compared = pure["digests"]
    assert len(compared) == counts, f"expected {counts} games of each build, got {len(compared)}"
    assert min(len(found) for found in compared.values()) > 4
    assert sum(len(found) for found in compared.values()) > 10 * counts
    assert compared == running["digests"]


def test_the_engine_is_compiled_whole_or_not_at_all() -> None:
    """A stale mixture of compiled and interpreted modules would compare nothing."""
    assert agenda.__file__.endswith(".py") != build.compiled()
    for game in GAMES:
        module = sys.modules[type(game).__module__]
        assert str(module.__file__).endswith(".py") != build.compiled()


def test_a_game_is_pickled_from_one_build_to_the_other_and_back(tmp_path: Path) -> None:
    copy = pure_copy(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(copy.parent)}
    for game in GAMES:
        played = artel.new(game.name, players=3, seed=5)
        for _ in range(20):
            played.play(played.moves()[0])
        command = [sys.executable, "-c", PLAYED_ON]
        done = subprocess.run(
            command,
            env=environment,
            input=pickle.dumps(played),
            capture_output=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr.decode()
        there, digest = pickle.loads(done.stdout)
        played.play(played.moves()[-1])
        assert there.history == played.history
        assert game.digest(there.state) == game.digest(played.state) == digest
        assert there.log(1) == played.log(1)
