"""Random play of Keyflower, compiled and pure, beside Catanatron, in one run on one core.

scripts/bench keyflower
python benchmarks/keyflower.py [--seconds S]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from _side_by_side import Targets, compare


def main(argv: Sequence[str] | None = None) -> None:
    compare("keyflower", Targets(decisions_ratio=6, clone_microseconds=8, moves_per_second=5e6), argv)


if __name__ == "__main__":
    main()
