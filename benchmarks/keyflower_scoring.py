"""Times the final scoring of Keyflower and says which build was measured.

With `--soak N` it also compares N random positions with the integer program of the tests.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from artel.games.keyflower.scoring import best, loop
from tests.games.keyflower.scoring.oracle import oracle_score, random_holdings, typical_holdings
from tests.games.keyflower.scoring.village_samples import grown_village

POSITIONS = 400
ROUNDS = 5


def build() -> str:
    """Whether the solver was loaded as a compiled extension or as Python source."""
    return "pure" if str(best.__file__).endswith(".py") else "compiled"


def microseconds(action: Callable[[Any], object], cases: list[Any]) -> tuple[float, float]:
    """The mean over the cases and the slowest case, each in the best of a few rounds."""
    fastest = [float("inf")] * len(cases)
    for _ in range(ROUNDS):
        for at, case in enumerate(cases):
            begin = time.perf_counter()
            action(case)
            fastest[at] = min(fastest[at], time.perf_counter() - begin)
    return sum(fastest) / len(fastest) * 1e6, max(fastest) * 1e6


def soak(count: int) -> int:
    """Compares that many positions with the integer program; says how many differ."""
    rng = random.Random("soak")
    wrong = 0
    for number in range(count):
        holdings = (typical_holdings if number % 3 == 0 else random_holdings)(rng)
        wrong += best.best_score(holdings) != oracle_score(holdings)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--soak", type=int, default=0, metavar="N")
    soaked = parser.parse_args().soak
    rng = random.Random("times")
    typical = [typical_holdings(rng) for _ in range(POSITIONS)]
    wide = [random_holdings(rng) for _ in range(POSITIONS)]
    shapes = [grown_village(rng, rng.randint(2, 5)) for _ in range(POSITIONS // 4)]
    timed = (
        ("best_score, typical", best.best_score, typical),
        ("best_score, wide range", best.best_score, wide),
        ("best_allocation, typical", best.best_allocation, typical),
        ("sea_bastion_points, grown villages", loop.sea_bastion_points, shapes),
    )
    print(f"build: {build()}")
    for name, action, cases in timed:
        mean, slowest = microseconds(action, cases)
        print(f"{name}: {mean:.2f} us mean, {slowest:.2f} us slowest")
    if soaked:
        wrong = soak(soaked)
        print(f"soak: {soaked} positions, {wrong} differ from the integer program")
        return 1 if wrong else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
