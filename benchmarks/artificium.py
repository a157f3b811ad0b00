"""Random play of Artificium, compiled and pure, beside Catanatron, in one run on one core.

scripts/bench artificium
python benchmarks/artificium.py [--seconds S]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from _side_by_side import Targets, compare


def main(argv: Sequence[str] | None = None) -> None:
    compare("artificium", Targets(decisions_ratio=8, clone_microseconds=4), argv)


if __name__ == "__main__":
    main()
