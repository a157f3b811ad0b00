"""Compiled and interpreted, the engine plays the same games.

The running build plays in this process, a pure copy of it in another one. Where the running build is
pure itself, two pure builds are compared: the games must not depend on the process either.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import artel
from artel.games import GAMES
from artel.kernel import agenda, build
from tests.contract import digests

ROOT = Path(__file__).parents[2]
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
    counts = sum(game.max_players - game.min_players + 1 for game in GAMES) * GAMES_EACH
    compared = pure["digests"]
    assert len(compared) == counts, f"expected {counts} games of each build, got {len(compared)}"
    assert sum(len(found) for found in compared.values()) > 10 * counts
    assert compared == running["digests"]


def test_the_engine_is_compiled_whole_or_not_at_all() -> None:
    """A stale mixture of compiled and interpreted modules would compare nothing."""
    assert agenda.__file__.endswith(".py") != build.compiled()
    for game in GAMES:
        module = sys.modules[type(game).__module__]
        assert str(module.__file__).endswith(".py") != build.compiled()
