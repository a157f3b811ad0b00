"""Random play of Artificium, compiled and pure, beside Catanatron, in one run on one core.

scripts/bench artificium
python -m benchmarks.artificium [--seconds S]
"""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks._side_by_side import Targets, compare


def main(argv: Sequence[str] | None = None) -> None:
    compare("artificium", Targets(decisions_ratio=8, clone_microseconds=4), argv)


if __name__ == "__main__":
    main()
