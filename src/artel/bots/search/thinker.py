"""A player that looks ahead: tries a few moves in many deals, each played on to the end of the stage.

Half of the moves is left after every part of the budget. The quick player's own move stays unless another is
surely better. What makes a player weaker is human: it overlooks moves, thinks about fewer of them, less, and
not every time.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from artel.bots.contract import Bot
from artel.bots.search.mind import NO_MOVE, Mind
from artel.bots.search.tree import Tree
from artel.bots.search.trial import Trial
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State
from artel.kernel.view import View

THOUSAND: Final = 1000


class Strength:
    """How well a player plays, counted in thoughts."""

    def __init__(
        self,
        thoughts: int,
        most_moves: int,
        overlooks: int = 0,
        attends: int = THOUSAND,
        sure: float = 0.5,
        eye: bool = False,
        habits: bool = False,
        answers: bool = False,
        instinct: bool = False,
    ) -> None:
        # Of a decision; without any, the quick player's answer is taken.
        self.thoughts: Final = thoughts
        # Of a question, so many are thought about.
        self.most_moves: Final = most_moves
        # Of a thousand moves that it could think about, so many are not seen.
        self.overlooks: Final = overlooks
        # Of a thousand decisions, so many are thought about; in the others it does what is quick.
        self.attends: Final = attends
        # By how many errors of the mean another move must be better than the first to be taken in its place.
        self.sure: Final = sure
        # Whether it has learned which moves are worth a thought, and what they promise.
        self.eye: Final = eye
        # Whether what it does without a thought has been learned by practice.
        self.habits: Final = habits
        # Whether it thinks of what others could answer to a turn, and itself to that.
        self.answers: Final = answers
        # Whether a network that has played much says what it does without a thought.
        self.instinct: Final = instinct


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """A player with a mind."""

    def __init__(self, mind: Mind, strength: Strength) -> None:
        self.mind: Final = mind
        self.strength: Final = strength
        # How long a decision may take; as long as its thoughts do where nobody waits.
        self.seconds: float = math.inf

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, view: View, rng: Rng) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        return self.decide(KNOWN[view.game].redeal(view, rng), view.seat, view.moves, rng)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        if len(moves) == 1:
            return moves[0]
        strength = self.strength
        attends = strength.attends == THOUSAND or rng.below(THOUSAND) < strength.attends
        thinks = strength.thoughts > 0 and attends
        if not thinks and strength.overlooks == 0:
            move = self.at_once(state, seat, moves)
            return self.mind.player.decide(state, seat, moves, rng) if move == NO_MOVE else move
        until = time.monotonic() + self.seconds
        if thinks and strength.answers and self.mind.forks(state):
            tree = Tree(self.mind, state, seat, moves, strength.most_moves, rng)
            tree.grow(strength.thoughts, until)
            return tree.best()
        choose = self.mind.promising if strength.eye else self.mind.candidates
        tried = self.seen(choose(state, seat, moves, strength.most_moves, rng), rng)
        if len(tried) == 1 or not thinks:
            return tried[0]
        trial = Trial(self.mind, state, seat, tried, rng, explained=False)
        if strength.eye:
            trial.guess()
        left = halve(trial, strength.thoughts, until)
        return tried[trial.surely_best(left, strength.sure)]

    def at_once(self, state: State, seat: int, moves: list[int]) -> int:
        """What it has learned to do without a thought; -1 where that is nothing but the quick player's."""
        if self.strength.instinct:
            return self.mind.instinctive(state, seat, moves)
        return self.mind.habit(state, seat, moves) if self.strength.habits else NO_MOVE

    def seen(self, moves: list[int], rng: Rng) -> list[int]:
        """The moves that are not overlooked: the last at least."""
        overlooks = self.strength.overlooks
        if overlooks == 0:
            return moves
        found = [move for move in moves if rng.below(THOUSAND) >= overlooks]
        return found or moves[-1:]


def halve(trial: Trial, thoughts: int, until: float) -> list[int]:
    """Spend the thoughts on moves of which always the better half is left; which ones are at the end.

    Where the time is over before, every move has been tried in one deal at least.
    """
    count = len(trial.tried)
    halvings = max(1, math.ceil(math.log2(count)))
    left = list(range(count))
    for part in range(halvings):
        for number in range(max(2, thoughts // (halvings * len(left)))):
            if (part > 0 or number > 0) and time.monotonic() > until:
                return left
            trial.deal(left, 1)
        if part + 1 < halvings:
            left = trial.better_half(left)
    return left
