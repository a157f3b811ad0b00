"""Random play and cloning of Artificium, compiled and pure, beside Catanatron, in one run on one core.

    scripts/bench artificium
    python benchmarks/artificium.py [--seconds S]

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
from typing import Any

import artel

HERE = Path(__file__).resolve().parent
SOURCES = Path(artel.__file__).resolve().parents[1]
ROUNDS = 3
# What the engine is built to reach.
LEAST_RATIO = 8.0
MOST_CLONE_MICROSECONDS = 4.0


def pure_copy(folder: Path) -> Path:
    """The same sources without the compiled modules that would hide them."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static", ".mypy_cache")
    shutil.copytree(SOURCES / "artel", folder / "artel", ignore=compiled)
    return folder


def measure(script: str, sources: Path, seconds: float) -> dict[str, Any]:
    """Run one measurement in a process of its own, on the core of this one."""
    path = os.pathsep.join([str(sources), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(HERE / script), str(seconds)],
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
    return chosen


def measure_all(seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        pure = pure_copy(Path(folder))
        runs: dict[str, list[dict[str, Any]]] = {"installed": [], "pure": [], "catanatron": []}
        for _ in range(ROUNDS):
            runs["installed"].append(measure("_artificium_speed.py", SOURCES, seconds))
            runs["pure"].append(measure("_artificium_speed.py", pure, seconds))
            runs["catanatron"].append(measure("_catanatron_speed.py", SOURCES, seconds))
    figures: dict[str, Any] = {name: best(rounds) for name, rounds in runs.items()}
    ours, peer = figures["installed"], figures["catanatron"]
    figures["ratios"] = {
        "decisions": round(ours["decisions_per_second"] / peer["decisions_per_second"], 2),
        "clone": round(peer["clone_microseconds"] / ours["clone_microseconds"], 2),
        "pure_decisions": round(figures["pure"]["decisions_per_second"] / peer["decisions_per_second"], 2),
    }
    figures["targets"] = {
        "decisions_ratio_at_least": LEAST_RATIO,
        "clone_microseconds_below": MOST_CLONE_MICROSECONDS,
        "met": ours["decisions_per_second"] >= LEAST_RATIO * peer["decisions_per_second"]
        and ours["clone_microseconds"] < MOST_CLONE_MICROSECONDS,
    }
    return figures


def show(figures: dict[str, Any]) -> None:
    print(f"{'four seats, random play':34}{'decisions/s':>12}{'moves listed':>14}{'clone, us':>11}")
    for name in ("installed", "pure", "catanatron"):
        row = figures[name]
        title = f"{row['what']} ({row['build']})"
        rate, legal, clone = row["decisions_per_second"], row["mean_legal_moves"], row["clone_microseconds"]
        print(f"{title:34}{rate:>12,}{legal:>14.1f}{clone:>11.2f}")
    ratios, targets = figures["ratios"], figures["targets"]
    print(f"decisions: {ratios['decisions']} times Catanatron's (target {LEAST_RATIO:g})")
    print(f"clone: {ratios['clone']} times cheaper; target below {MOST_CLONE_MICROSECONDS:g} us")
    print(f"targets {'met' if targets['met'] else 'missed'}")
    if figures["installed"]["build"] == "pure":
        print("The installed engine: expected a compiled one for these targets, got pure Python.")


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Artificium beside Catanatron.")
    parser.add_argument("--seconds", type=float, default=2.0, help="per figure and round (default: 2)")
    arguments = parser.parse_args(argv)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    figures = measure_all(arguments.seconds)
    show(figures)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
