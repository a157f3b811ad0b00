"""Spending a transport: upgrades and carried resources by a plan, and what modules can do with it."""

from __future__ import annotations

from typing import Final

from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.transport import LEAST_GAIN, Planner
from artel.games.keyflower.advice import Errand, Spur
from artel.games.keyflower.moves import CARRY, THE_STOP
from artel.games.keyflower.state import KeyflowerState, rules_of

# How many pieces are spent on further steps of one transport at most, and errands weighed for one.
MOST_SPURRED: Final = 2
MOST_ERRANDS: Final = 6
# Steps and upgrades of one transport, as one number.
UPGRADES: Final = 64


class Hauling:
    """The best use of one transport of a seat: what it brings and its first move."""

    def __init__(self, s: KeyflowerState, estate: Estate, *, spurred: bool) -> None:
        """What may be spent on further steps counts only if told: looking ahead it is not worth the time."""
        self.s: Final = s
        self.estate: Final = estate
        self.first: int = THE_STOP
        self._gains: Final[dict[int, float]] = {}
        self._firsts: Final[dict[int, int]] = {}
        # The first moves of errands that take a step.
        self._walking: list[int] = []
        self._spur: Spur | None = None
        if spurred:
            for spurs in rules_of(s).advice.spurs.values():
                self._spur = spurs(s, estate.seat) or self._spur

    def value(self, steps: int, upgrades: int) -> float:
        """What the best use of these steps and upgrades adds; `first` is its first move."""
        spur = self._spur
        best = self._with_errands(steps, upgrades)
        first = self.first
        if spur is not None:
            for count in range(1, min(MOST_SPURRED, spur.count) + 1):
                gain = self._with_errands(steps + count, upgrades) - count * spur.price
                if gain > best + LEAST_GAIN:
                    best = gain
                    first = spur.move if steps == 0 and self._takes_step(self.first) else self.first
        self.first = first
        return best

    def _takes_step(self, move: int) -> bool:
        """Everything but an upgrade does, and what a module says can be done without."""
        return CARRY.has(move) or move in self._walking

    def _with_errands(self, steps: int, upgrades: int) -> float:
        """The plan, and each errand that brings more than it takes away from the plan."""
        best = self._plan(steps, upgrades)
        first = self._firsts[steps * UPGRADES + upgrades]
        gained = 0.0
        errands = self._errands(steps, upgrades)
        done = False
        for errand in errands:
            if errand.steps > steps or errand.upgrades > upgrades:
                continue
            gain = gained + errand.gain + self._plan(steps - errand.steps, upgrades - errand.upgrades)
            if gain > best + LEAST_GAIN:
                best = gain
                gained += errand.gain
                steps -= errand.steps
                upgrades -= errand.upgrades
                if not done:
                    first, done = errand.move, True
        self.first = first
        return best

    def _errands(self, steps: int, upgrades: int) -> list[Errand]:
        """What modules can do with a transport, the best first."""
        found: list[Errand] = []
        for errands in rules_of(self.s).advice.errands.values():
            found.extend(errands(self.s, self.estate.seat, steps, upgrades))
        found.sort(key=by_gain)
        self._walking = [errand.move for errand in found if errand.steps > 0]
        return found[:MOST_ERRANDS]

    def _plan(self, steps: int, upgrades: int) -> float:
        key = steps * UPGRADES + upgrades
        if key not in self._gains:
            planner = Planner(self.s, self.estate)
            self._gains[key] = planner.plan(steps, upgrades)
            self._firsts[key] = planner.first
        return self._gains[key]


def by_gain(errand: Errand) -> float:
    return -errand.gain
