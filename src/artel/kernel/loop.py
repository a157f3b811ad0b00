"""The one loop that plays a game on: NATURE draws, whoever is asked chooses, until the loop has to wait.

Everybody who drives a game derives from it: matches between bots, a sitting in the terminal, the library's
driver. It raises `EndlessError` for a game that does not advance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.kernel.agenda import NOBODY, check_advance, decider, play_trusted, sample
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Loop:
    """A state that is played on. A subclass says who chooses, where to wait, and what every move leads to."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng: Final = rng

    def asked(self) -> i64:
        """Who answers next: a seat, NATURE, or NOBODY where the loop is to wait."""
        return decider(self.state)

    def draw(self) -> i64:
        """NATURE's move."""
        return sample(self.state, self.rng)

    def choose(self, seat: i64) -> i64:
        """The move of a seat, which has to be legal: it is not checked again."""
        raise NotImplementedError(f"{type(self).__name__} must say who chooses for seat {seat}")

    def carry_out(self, seat: i64, move: i64) -> None:
        """Play a move; whoever keeps states as they were puts the new one in the place of the old."""
        play_trusted(self.state, seat, move)

    def made(self, seat: i64, move: i64) -> None:
        """Called after every move, NATURE's too."""
        return

    def run(self) -> None:
        """Play on until the game is over or has to wait."""
        check_advance(self.state)
        while True:
            seat: i64 = self.asked()
            if seat == NOBODY:
                return
            move: i64 = self.draw() if seat == NATURE else self.choose(seat)
            self.carry_out(seat, move)
            self.made(seat, move)
