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
from artel.bots.search.foresight import Foresight
from artel.bots.search.mind import NO_MOVE, Liked, Mind
from artel.bots.search.thoughts import Thoughts
from artel.bots.search.tree import Tree
from artel.bots.search.trial import Trial
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import Rules, State
from artel.kernel.view import View

THOUSAND: Final = 1000
# A move that is liked so much less than the best was drawn twelve times less often in practice.
DISLIKED: Final = 2.5


class Strength:
    """How well a player plays, counted in thoughts."""

    def __init__(
        self,
        thoughts: int,
        most_moves: int,
        overlooks: int = 0,
        attends: int = THOUSAND,
        sure: float = 0.5,
        instinct: bool = False,
        dislikes: float = DISLIKED,
        with_modules: int | None = None,
        each_seat: int = 0,
    ) -> None:
        # Of a decision; without any, the quick player's answer is taken.
        self.thoughts: Final = thoughts
        # More of them for every seat beyond two: there are more answers to think of.
        self.each_seat: Final = each_seat
        # Of a question, so many are thought about.
        self.most_moves: Final = most_moves
        # Of a thousand moves that it could think about, so many are not seen.
        self.overlooks: Final = overlooks
        # Of a thousand decisions, so many are thought about; whoever never thinks follows its instinct in so
        # many. In the others it does what is quick.
        self.attends: Final = attends
        # The same at a table with modules: less was practised there.
        self.with_modules: Final = attends if with_modules is None else with_modules
        # By how many errors of the mean another move must be better than the first to be taken in its place.
        self.sure: Final = sure
        # Whether a network that has played much says what it does without a thought, or what one comes to.
        self.instinct: Final = instinct
        # Instinct that thinks passes over moves that are liked so much less than the best, as powers of e.
        self.dislikes: Final = dislikes

    def thoughts_at(self, rules: Rules) -> int:
        """So many of a decision at such a table."""
        return self.thoughts + self.each_seat * max(0, rules.players - 2)

    def attends_at(self, rules: Rules) -> int:
        """Of a thousand decisions at such a table, so many."""
        return self.attends if len(rules.modules) == 1 else self.with_modules


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
        share = strength.attends_at(state.rules)
        attends = share == THOUSAND or rng.below(THOUSAND) < share
        thinks = strength.thoughts > 0 and attends
        if not thinks and strength.overlooks == 0:
            follows = strength.instinct and (attends or strength.thoughts > 0)
            move = self.mind.instinctive(state, seat, moves) if follows else NO_MOVE
            return self.mind.player.decide(state, seat, moves, rng) if move == NO_MOVE else move
        until = time.monotonic() + self.seconds
        if thinks and strength.instinct and self.mind.instinct is not None:
            return self.pondered(state, seat, moves, rng, until)
        tried = self.seen(self.mind.candidates(state, seat, moves, strength.most_moves, rng), rng)
        if len(tried) == 1 or not thinks:
            return tried[0]
        trial = Trial(self.mind, state, seat, tried, rng, explained=False)
        left = halve(trial, strength.thoughts_at(state.rules), until)
        return tried[trial.surely_best(left, strength.sure)]

    def pondered(self, state: State, seat: int, moves: list[int], rng: Rng, until: float) -> int:
        """What instinct finds best when it thinks; what it has nothing to say of is done quickly."""
        strength = self.strength
        liked = self.mind.liked(state, seat, moves, strength.most_moves, strength.dislikes)
        if not liked.moves:
            return self.mind.player.decide(state, seat, moves, rng)
        thoughts = thoughts_about(self.mind, state, seat, liked, rng, plays=True)
        thoughts.grow(strength.thoughts_at(state.rules), until)
        return thoughts.best()

    def seen(self, moves: list[int], rng: Rng) -> list[int]:
        """The moves that are not overlooked: the last at least."""
        overlooks = self.strength.overlooks
        if overlooks == 0:
            return moves
        found = [move for move in moves if rng.below(THOUSAND) >= overlooks]
        return found or moves[-1:]


def thoughts_about(
    mind: Mind, state: State, seat: int, liked: Liked, rng: Rng, plays: bool = False
) -> Thoughts:
    """What instinct begins to think about these moves, in the way that pays in its game.

    Whoever is told of them is told of moves that were compared at the same kind of moment.
    """
    scene, instinct = mind.scene, mind.instinct
    assert scene is not None
    assert instinct is not None
    if mind.answers():
        tree = Tree(mind, scene, instinct, state, seat, liked, rng)
        tree.comes_round = not plays
        return tree
    return Foresight(mind, scene, instinct, state, seat, liked, rng)


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
