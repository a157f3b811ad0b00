"""Random play and cloning of a game, compiled and pure, beside Catanatron, in one run on one core.

Every figure comes from a process of its own that does nothing else. The processes take turns, in
several rounds, so that a disturbance of the machine falls on all of them; the best round counts.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import artel

HERE = Path(__file__).resolve().parent
SOURCES = Path(artel.__file__).resolve().parents[1]
ROUNDS = 3


class Targets(NamedTuple):
    """What the engine is built to reach."""

    decisions_ratio: float
    clone_microseconds: float
    moves_per_second: float = 0.0


def pure_copy(folder: Path) -> Path:
    """The same sources without the compiled modules that would hide them."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static", ".mypy_cache")
    shutil.copytree(SOURCES / "artel", folder / "artel", ignore=compiled)
    return folder


def measure(script: str, sources: Path, *arguments: object) -> dict[str, Any]:
    """Run one measurement in a process of its own, on the core of this one."""
    path = os.pathsep.join([str(sources), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(HERE / script), *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"{script}: expected exit code 0, got {done.returncode}: {done.stderr.strip()}")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def best(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    chosen = dict(rounds[0])
    chosen["decisions_per_second"] = max(each["decisions_per_second"] for each in rounds)
    chosen["clone_microseconds"] = min(each["clone_microseconds"] for each in rounds)
    if "moves_listed_per_second" in chosen:
        chosen["moves_listed_per_second"] = max(each["moves_listed_per_second"] for each in rounds)
    return chosen


def measure_all(game: str, targets: Targets, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        pure = pure_copy(Path(folder))
        runs: dict[str, list[dict[str, Any]]] = {"installed": [], "pure": [], "catanatron": []}
        for _ in range(ROUNDS):
            runs["installed"].append(measure("_engine_speed.py", SOURCES, game, seconds))
            runs["pure"].append(measure("_engine_speed.py", pure, game, seconds))
            runs["catanatron"].append(measure("_catanatron_speed.py", SOURCES, seconds))
    figures: dict[str, Any] = {name: best(rounds) for name, rounds in runs.items()}
    ours, peer = figures["installed"], figures["catanatron"]
    figures["ratios"] = {
        "decisions": round(ours["decisions_per_second"] / peer["decisions_per_second"], 2),
        "clone": round(peer["clone_microseconds"] / ours["clone_microseconds"], 2),
        "pure_decisions": round(figures["pure"]["decisions_per_second"] / peer["decisions_per_second"], 2),
    }
    figures["targets"] = {
        **targets._asdict(),
        "met": ours["decisions_per_second"] >= targets.decisions_ratio * peer["decisions_per_second"]
        and ours["clone_microseconds"] < targets.clone_microseconds
        and ours["moves_listed_per_second"] >= targets.moves_per_second,
    }
    return figures


def show(figures: dict[str, Any]) -> None:
    print(f"{'four seats, random play':34}{'decisions/s':>12}{'legal':>7}{'listed/s':>12}{'clone, us':>11}")
    for name in ("installed", "pure", "catanatron"):
        row = figures[name]
        title = f"{row['what']} ({row['build']})"
        rate, legal, clone = row["decisions_per_second"], row["mean_legal_moves"], row["clone_microseconds"]
        listed = f"{row['moves_listed_per_second']:,}" if "moves_listed_per_second" in row else "-"
        print(f"{title:34}{rate:>12,}{legal:>7.1f}{listed:>12}{clone:>11.2f}")
    ratios, targets = figures["ratios"], figures["targets"]
    print(f"decisions: {ratios['decisions']} times Catanatron's (target {targets['decisions_ratio']:g})")
    print(f"clone: {ratios['clone']} times cheaper; target below {targets['clone_microseconds']:g} us")
    if targets["moves_per_second"]:
        print(f"moves listed: target {targets['moves_per_second']:,.0f} a second")
    print(f"targets {'met' if targets['met'] else 'missed'}")
    if figures["installed"]["build"] == "pure":
        print("The installed engine: expected a compiled one for these targets, got pure Python.")


def compare(game: str, targets: Targets, argv: Sequence[str] | None) -> None:
    parser = argparse.ArgumentParser(description=f"{game.capitalize()} beside Catanatron.")
    parser.add_argument("--seconds", type=float, default=2.0, help="per figure and round (default: 2)")
    arguments = parser.parse_args(argv)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    figures = measure_all(game, targets, arguments.seconds)
    show(figures)
    print(json.dumps(figures))
