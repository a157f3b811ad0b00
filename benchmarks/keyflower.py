"""Random play of Keyflower, compiled and pure, beside Catanatron, in one run on one core.

scripts/bench keyflower
python -m benchmarks.keyflower [--seconds S]
"""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks._side_by_side import Targets, compare


def main(argv: Sequence[str] | None = None) -> None:
    compare("keyflower", Targets(decisions_ratio=6, clone_microseconds=8, moves_per_second=5e6), argv)


if __name__ == "__main__":
    main()
