"""How far every level is above the one below it: neighbours play each other, at every number of seats.

    scripts/bench ladder [--only keyflower] [--players 2] [--games 400]
                       [--modules merchants,farmers] [--kept FOLDER]

Two levels at four seats sit two and two. What is kept in a folder is taken up again. On all cores.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from artel.bots.search.levels import FLAT_LEVEL, SIX
from artel.games import GAMES

SEATS = (2, 3, 4)
ENOUGH_ABOVE = 100


def meeting(game: str, below: str, above: str, seats: int, given: argparse.Namespace) -> dict[str, Any]:
    """What an arena of the two says."""
    command = [sys.executable, "-m", "artel.cli.main", "arena", game, "--bots", f"{below},{above}", "--json"]
    command += ["--games", str(given.games), "--players", str(seats)]
    if given.modules:
        command += ["--modules", given.modules]
    if given.kept is not None:
        named = f"{game}-{seats}-{below}-{above}{'-' + given.modules if given.modules else ''}.jsonl"
        command += ["--out", str(given.kept / named)]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def row_of(above: str, found: dict[str, Any]) -> str:
    rows = {row["bot"]: row for row in found["bots"]}
    other = next(name for name in rows if name != above)
    high, low = rows[above], rows[other]
    lead, sign = (high["above"], 1) if high["above"] else (low["above"], -1)
    ends = sorted(sign * lead[end] for end in ("low", "high"))
    mark = "" if sign * lead["rating"] >= ENOUGH_ABOVE else " (below 100)"
    span = f"{sign * lead['rating']:.0f} ({ends[0]:.0f} to {ends[1]:.0f}){mark}"
    return (
        f"| {above} over {other} | {found['games']} | {span}"
        f" | {high['points']:.1f} : {low['points']:.1f} | {high['ms_p50']:.3g} | {high['ms_p99']:.3g} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", choices=[game.name for game in GAMES])
    parser.add_argument("--players", type=int, choices=SEATS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--modules", default="")
    parser.add_argument("--kept", type=Path)
    given = parser.parse_args()
    steps = [*zip(list(SIX)[:-1], list(SIX)[1:], strict=True), (FLAT_LEVEL, list(SIX)[-1])]
    for game in [given.only] if given.only else [game.name for game in GAMES]:
        for seats in [given.players] if given.players else SEATS:
            print(f"\n{game}, {seats} seats\n")
            print("| step | games | rating above | points | p50 ms | p99 ms |")
            print("| --- | --- | --- | --- | --- | --- |")
            for below, above in steps:
                print(row_of(above, meeting(game, below, above, seats, given)), flush=True)
