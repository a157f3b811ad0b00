"""Tells the playthroughs anew: `python -m tests.playthroughs.make`. Read the difference before keeping it.

The moves stay those of the files; `--new` lets greedy bots make other ones.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.playthroughs.telling import PLAYTHROUGHS, greedy_moves, playthrough, told_moves

HERE = Path(__file__).parent


def main() -> None:
    for game, players in PLAYTHROUGHS:
        path = HERE / f"{game}-{players}.txt"
        if "--new" in sys.argv or not path.exists():
            moves = greedy_moves(game, players)
        else:
            moves = told_moves(path.read_text(encoding="utf-8"))
        path.write_text(playthrough(game, players, moves), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
