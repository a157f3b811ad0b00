"""What a search knows of a game beside its rules: a quick player, what to try, what a state is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.bots.contract import Bot
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_trusted, sample
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, State

# More decisions than any season or round has: a thought that does not come to its end ends there.
MOST_DECISIONS: Final = 2000


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One per game. Nothing in it changes while it thinks, so that the same seed gives the same thought."""

    def __init__(self, player: Bot) -> None:
        # Who plays a thought on, at every seat.
        self.player: Final = player

    def stage(self, state: State) -> i64:
        """The season or round; a thought ends where it changes."""
        raise NotImplementedError(type(self).__name__)

    def values(self, state: State) -> list[float]:
        """By seat, the points it can expect at the end, in a state where a stage has just ended."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        """What is worth trying, the quick player's own answer first; one move alone needs no thought."""
        raise NotImplementedError(type(self).__name__)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """An answer of a seat while a thought is played on."""
        return self.player.decide(state, seat, moves, rng)

    def play_on(self, state: State, rng: Rng) -> list[float]:
        """Play a thought on to the end of the stage; by seat, what it can expect then."""
        stage = self.stage(state)
        for _ in range(MOST_DECISIONS):
            seat = decider(state)
            if seat == NOBODY:
                return [float(points) for points in KNOWN[state.rules.game].scores(state)]
            if self.stage(state) != stage:
                break
            if seat == NATURE:
                play_trusted(state, NATURE, sample(state, rng))
                continue
            moves = legal_moves(state, seat)
            move = moves[0] if len(moves) == 1 else self.decide(state, int(seat), moves, rng)
            play_trusted(state, seat, move)
        return self.values(state)


def margin(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, its points."""
    best = -1_000_000.0
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best if len(values) > 1 else values[seat]
