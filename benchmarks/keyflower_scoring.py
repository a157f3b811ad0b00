"""Times the final scoring of Keyflower and says which build was measured.

With `--soak N` it also compares N random positions with the integer program of the tests. With `--ends N` it
deals N ends of games over the pairwise cover of all sets, compares each seat with the integer program and its
sheet with its score, and says how long the general solver took and how large its programs were.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from typing import Any, cast

from artel.games.keyflower.scoring import best, loop
from artel.games.keyflower.scoring.final import holdings_of
from artel.games.keyflower.scoring.lone import are_lone
from artel.games.keyflower.scoring.sharing import program_of
from artel.games.keyflower.state import KeyflowerState
from tests.games.keyflower.positions import GAME, Table
from tests.games.keyflower.scoring.end_oracle import EndProgram
from tests.games.keyflower.scoring.end_sheets import check_sheet
from tests.games.keyflower.scoring.end_village import VillageLooker
from tests.games.keyflower.scoring.ends import random_end
from tests.games.keyflower.scoring.oracle import oracle_score, random_holdings, typical_holdings
from tests.games.keyflower.scoring.village_samples import grown_village
from tests.games.keyflower.setups import together

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


class Ends:
    """What a soak over ends of the game found."""

    def __init__(self) -> None:
        self.seats = 0
        self.wrong = 0
        self.asked: list[float] = []
        self.closed: list[float] = []
        self.rows = 0
        self.effort = 0

    def look(self, table: Table) -> None:
        data = table.data()
        outcome = table.outcome()
        scores = GAME.scores(table.state)
        for who in range(table.state.rules.players):
            self.seats += 1
            reasons = [reason for reason in outcome.reasons if reason.seat == who]
            expected = EndProgram(data, who).solve() + VillageLooker(data, who).points()
            told = sum(reason.points for reason in reasons)
            self.wrong += not scores[who] == told == expected
            check_sheet(data, who, reasons)
            self._time(cast(KeyflowerState, table.state), who)

    def _time(self, state: KeyflowerState, who: int) -> None:
        holdings = holdings_of(state, who)
        mean, _ = microseconds(best.best_score, [holdings])
        if holdings.further is None or are_lone(holdings.further):
            self.closed.append(mean)
            return
        self.asked.append(mean)
        program = program_of(holdings)
        self.rows = max(self.rows, program.rows)
        self.effort = max(self.effort, program.effort)

    def tell(self) -> None:
        print(f"ends: {self.seats} seats, {self.wrong} differ from the integer program or from their sheet")
        for name, times in (("closed forms", self.closed), ("general solver", self.asked)):
            if times:
                mean, middle = sum(times) / len(times), sorted(times)[len(times) // 2]
                print(
                    f"{name}: {len(times)} seats, {mean:.2f} us mean, {middle:.2f} us median, "
                    f"{max(times):.2f} us slowest"
                )
        print(f"largest program: {self.rows} rows in a pool, {self.effort} linear programs")


def soak_ends(count: int) -> int:
    """Deals that many ends over the cover of all sets; says how many seats differ."""
    chance = random.Random("ends")
    setups = together(GAME)
    found = Ends()
    for number in range(count):
        found.look(random_end(chance, setups[number % len(setups)]))
    found.tell()
    return found.wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--soak", type=int, default=0, metavar="N")
    parser.add_argument("--ends", type=int, default=0, metavar="N")
    chosen = parser.parse_args()
    soaked = chosen.soak
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
    wrong = soak(soaked)
    if soaked:
        print(f"soak: {soaked} positions, {wrong} differ from the integer program")
    if chosen.ends:
        wrong += soak_ends(chosen.ends)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
