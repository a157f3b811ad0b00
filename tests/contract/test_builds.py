"""Compiled and interpreted, the engine plays the same games.

The running build plays in this process, a pure copy of it in another one. Where the running build is
pure itself, two pure builds are compared: the games must not depend on the process either.
"""

from __future__ import annotations

import json
import os
import pickle
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import artel
from artel.games import GAMES, game_named
from artel.kernel import agenda, build
from artel.kernel.digest import digest
from artel.kernel.game import Game
from tests.contract import digests, doors
from tests.contract.walks import PLAYED
from tests.differences import differences

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


def told_by(package: Path, *asked: str) -> dict[str, Any]:
    """What the copy reports; hash seeds differ between the two processes on purpose."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONHASHSEED": "4711"}
    command = [sys.executable, "-m", *asked]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def where_they_part(package: Path, pure: dict[str, list[str]], running: dict[str, list[str]]) -> str:
    """The first game whose digests differ, and the fields behind the first of these, the copy first."""
    played = next(name for name, found in running.items() if pure.get(name) != found)
    both = zip(pure[played], running[played], strict=False)
    place = next(number for number, (mine, theirs) in enumerate(both) if mine != theirs)
    name, *numbers = [*played.split(), str(place)]
    data = told_by(package, "tests.contract.digests", name, *numbers)["data"]
    here = digests.data_at(name, *[int(each) for each in numbers])["data"]
    return "\n".join([f"{played}, digest {place}:", *differences(data, json.loads(json.dumps(here)))])


def test_where_two_builds_part_the_field_is_named(tmp_path: Path) -> None:
    """A copy in which one rule is another: its first digests that differ are told field by field."""
    copy = pure_copy(tmp_path)
    slots = copy / "games" / "artificium" / "slots.py"
    rule = "start=[OPENING_COINS]"
    text = slots.read_text(encoding="utf-8")
    assert rule in text
    slots.write_text(text.replace(rule, "start=[OPENING_COINS + 1]"), encoding="utf-8")
    game = "artificium 2 0"
    there = told_by(copy, "tests.contract.digests", *game.split(), "0")["data"]
    mine = digests.digests_of(2, game_named("artificium"), 0)
    told = where_they_part(copy, {game: [digest(there), *mine[1:]]}, {game: mine})
    assert told.startswith(f"{game}, digest 0:\n")
    assert re.search(r"seats\[0\]\.coins: \d+ and \d+", told), told


def test_the_pure_build_plays_the_same_games(tmp_path: Path) -> None:
    copy = pure_copy(tmp_path)
    pure = told_by(copy, "tests.contract.digests", str(GAMES_EACH))
    running = digests.report(GAMES_EACH)
    assert pure["compiled"] is False
    assert pure["where"] == str(copy)
    assert running["compiled"] == build.compiled()
    counts = sum(game.max_players - game.min_players + 1 for game in PLAYED) * GAMES_EACH
    compared = pure["digests"]
    assert len(compared) == counts, f"expected {counts} games of each build, got {len(compared)}"
    assert min(len(found) for found in compared.values()) > 4
    assert sum(len(found) for found in compared.values()) > 10 * counts
    assert compared == running["digests"], where_they_part(copy, compared, running["digests"])


def test_the_library_takes_and_refuses_the_same_in_both_builds(tmp_path: Path) -> None:
    pure = told_by(pure_copy(tmp_path), "tests.contract.doors")
    running = doors.report()
    assert (pure.pop("compiled"), running.pop("compiled")) == (False, build.compiled())
    assert pure == running


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_numbers_of_numpy_and_lists_are_taken_for_what_they_are(game: Game) -> None:
    asked: list[tuple[doors.Calls, dict[str, Any]]] = [
        (doors.with_number, doors.NUMBERS),
        (doors.with_trust, doors.NUMBERS),
        (doors.with_row, doors.ROWS),
        (doors.with_mapping, doors.MAPPINGS),
    ]
    for calls, ways in asked:
        found = doors.answers(game, calls, ways)
        for name, plain in next(iter(found.values())).items():
            # A refusal names what came as it came.
            kind = plain if plain.startswith("gave") else plain.partition("got")[0]
            assert plain.startswith("gave") != name.startswith("no such"), plain
            for way, given in found.items():
                assert given[name].startswith(kind), (name, way, given[name], plain)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_no_whole_number_is_refused_by_name(game: Game) -> None:
    # A text may be a seed, and a move as its line.
    for way, given in doors.answers(game, doors.with_number, doors.NO_NUMBERS).items():
        for name, said in given.items():
            if way != "str" or name not in ("seed", "move"):
                assert re.match(r"TypeError: expected \w+( \w+)? as a whole number, got ", said), (
                    name,
                    way,
                    said,
                )


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
