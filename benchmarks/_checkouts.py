"""A script measured in this checkout, and in turns with it in an older one: CPU time, the best of rounds.

Each figure comes from a process of its own. The other checkout must have been prepared (scripts/play there
once), and the script may use only what both understand.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
Figures = dict[str, float]


def parser(told: str) -> argparse.ArgumentParser:
    """With the option that names the other checkout."""
    found = argparse.ArgumentParser(description=told, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("--before", type=Path, help="another checkout, measured in turns with this one")
    return found


def in_turns(script: str, words: list[str], before: Path | None, rounds: int) -> list[Figures]:
    """The figures of the other checkout, where there is one, and last those of this one."""
    checkouts = [ROOT] if before is None else [before.resolve(), ROOT]
    found: list[list[Figures]] = [[] for _ in checkouts]
    for _ in range(rounds):
        for place, checkout in enumerate(checkouts):
            found[place].append(measured(checkout, script, words))
    return [best(each) for each in found]


def measured(checkout: Path, script: str, words: list[str]) -> Figures:
    command = [str(checkout / ".venv" / "bin" / "python"), "-c", script, *words]
    answer = subprocess.run(command, cwd=checkout, check=True, capture_output=True, text=True)
    found: Figures = json.loads(answer.stdout)
    if not found.pop("compiled"):
        raise SystemExit(f"expected a compiled engine in {checkout}, got a pure one")
    return found


def best(rounds: list[Figures]) -> Figures:
    return {name: min(each[name] for each in rounds) for name in rounds[0]}
