"""The greedy bot: tries every deed of a turn and every answer, and takes what leaves it best off."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.contract import Bot
from artel.bots.sweet_lands.candidates import candidates
from artel.bots.sweet_lands.thought import NO_MOVE, Thought
from artel.bots.sweet_lands.weights import WEIGHTS, Weights
from artel.bots.sweet_lands.worth import worth
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.games.sweet_lands.moves import SALES, THE_DONE, THE_END_ROUND
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import ROUND_COUNT
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import State, Together
from artel.kernel.view import View

# So many answers to one question are tried; of more, those that seem best.
MOST_TRIED: Final = 24
# Questions before the game begins that any answer is good for.
ANY_ANSWER: Final = ("choose-character", "choose-domain")


class SweetGreedy(Bot):
    """One deed ahead, with all it brings about."""

    level = "greedy"

    def __init__(self) -> None:
        self.weights: Weights = WEIGHTS

    def choose(self, view: View, rng: Rng) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        return self.decide(SWEET_LANDS.redeal(view, rng), view.seat, view.moves, rng)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        if len(moves) == 1:
            return moves[0]
        s = cast(SweetState, state)
        step = s.rules.steps[s.agenda[-1] & CODE_MASK]
        if step.shape.name in ANY_ANSWER:
            return moves[rng.below(len(moves))]
        thought = Thought(s, seat, self.weights, rng)
        if thought.is_open(s, thought.turn):
            return int(self.turn(thought, s, moves))
        if thought.is_open(s, thought.after):
            move = thought.chore(s)
            return int(THE_DONE if move == NO_MOVE else move)
        if isinstance(step, Together) or s.round == 0:
            return int(thought.quick(s, moves))
        return int(best_answer(thought, s, moves))

    def turn(self, thought: Thought, s: SweetState, moves: list[int]) -> i64:
        """The next move of a turn: a chore, or the first of the best deed."""
        chore = thought.chore(s)
        if chore != NO_MOVE:
            return chore
        return last_sales(s, thought.seat, self.deed(thought, s, moves)[0])

    def deed(self, thought: Thought, s: SweetState, moves: list[int]) -> list[int]:
        """The deed after which the seat is best off."""
        best = [int(THE_END_ROUND)]
        most: float = -1000.0
        for deed in candidates(thought.o, s, thought.seat, moves):
            after = done(thought, s, deed)
            value = worth(thought.o, after, thought.seat)
            if value > most:
                best = deed
                most = value
        return best


def done(thought: Thought, s: SweetState, deed: list[int]) -> SweetState:
    """The state after a deed, at the next own turn or at the end of the round."""
    after = s.clone()
    for move in deed:
        thought.play(after, move)
    thought.end_turn(after)
    return after


def best_answer(thought: Thought, s: SweetState, moves: list[int]) -> i64:
    """The answer after which, with quick answers to what follows, the seat is best off."""
    best: i64 = moves[0]
    most: float = -1000.0
    for move in likely(thought, s, moves):
        after = s.clone()
        thought.play(after, move)
        thought.end_turn(after)
        value = worth(thought.o, after, thought.seat)
        if value > most:
            best = move
            most = value
    return best


def likely(thought: Thought, s: SweetState, moves: list[int]) -> list[int]:
    """The answers worth trying: all, or those of the highest worth at first sight."""
    if len(moves) <= MOST_TRIED:
        return moves
    frame: i64 = s.agenda[-1]
    quick = thought.by_code[frame & CODE_MASK]
    ranked = sorted(
        range(len(moves)), key=lambda place: -quick.value(thought.o, s, thought.seat, frame, moves[place])
    )
    return [moves[place] for place in ranked[:MOST_TRIED]]


def last_sales(s: SweetState, seat: i64, move: i64) -> i64:
    """Before the last round ends, what is left is sold."""
    if move == THE_END_ROUND and s.round == ROUND_COUNT:
        for good in range(3):
            if s.has(seat, on.WHEAT + good):
                return SALES[good]
    return move
