"""How a thought is played on: each seat takes the best deed of its turn, and answers what follows quickly.

So plays the greedy bot too, but it tries the answers to every question that a deed asks, and thinks the deed
over again with each purchase. Here a deed is thought of once and carried out whole. And a round that a deed
ends is looked at where it ends: what the next one produces is no merit of the deed.
"""

from __future__ import annotations

from mypy_extensions import i64

from artel.bots.sweet_lands.candidates import candidates
from artel.bots.sweet_lands.greedy import ANY_ANSWER, last_sales
from artel.bots.sweet_lands.thought import Thought
from artel.bots.sweet_lands.weights import Weights
from artel.bots.sweet_lands.worth import worth
from artel.games.sweet_lands.moves import THE_DONE, THE_END_ROUND
from artel.games.sweet_lands.phases.ending import MOVE_SUPPORT
from artel.games.sweet_lands.state import SweetState
from artel.kernel.agenda import decider, legal_moves, play_trusted
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK


def play_on(s: SweetState, seat: i64, weights: Weights, rng: Rng) -> None:
    """The turn of the seat that is asked, or its answer to another question."""
    moves = legal_moves(s, seat)
    if len(moves) == 1:
        play_trusted(s, seat, moves[0])
        return
    if s.rules.steps[s.agenda[-1] & CODE_MASK].shape.name in ANY_ANSWER:
        play_trusted(s, seat, moves[rng.below(len(moves))])
        return
    thought = Thought(s, seat, weights, rng)
    if thought.is_open(s, thought.turn):
        play_turn(thought, s)
    elif thought.is_open(s, thought.after):
        finish(thought, s)
    else:
        play_trusted(s, seat, thought.quick(s, moves))


def play_turn(thought: Thought, s: SweetState) -> None:
    """What is always good, then the best deed."""
    thought.chores(s)
    if not thought.is_open(s, thought.turn):
        return
    deed = best_deed(thought, s, legal_moves(s, thought.seat))
    sale = last_sales(s, thought.seat, deed[0])
    while sale != deed[0]:
        thought.play(s, sale)
        sale = last_sales(s, thought.seat, deed[0])
    carry_out(thought, s, deed)


def best_deed(thought: Thought, s: SweetState, moves: list[int]) -> list[int]:
    """The deed after which the seat is best off."""
    best = [int(THE_END_ROUND)]
    most: float = -1000.0
    for deed in candidates(thought.o, s, thought.seat, moves):
        value = worth_of(thought, s, deed)
        if value > most:
            best = deed
            most = value
    return best


def worth_of(thought: Thought, s: SweetState, deed: list[int]) -> float:
    """How well off the seat is after a deed, with quick answers to what it asks."""
    after = s.clone()
    carry_out(thought, after, deed)
    return worth(thought.o, after, thought.seat)


def carry_out(thought: Thought, s: SweetState, deed: list[int]) -> None:
    """A deed and what follows from it, up to the next turn; a round ends before the support piece moves."""
    for move in deed:
        if move == THE_END_ROUND:
            end_round(thought, s)
        else:
            thought.play(s, move)
    finish(thought, s)


def finish(thought: Thought, s: SweetState) -> None:
    """What is always good after a deed, and the end of the turn."""
    if thought.is_open(s, thought.after):
        thought.chores(s)
        if thought.is_open(s, thought.after):
            thought.play(s, THE_DONE)


def end_round(thought: Thought, s: SweetState) -> None:
    play_trusted(s, thought.seat, THE_END_ROUND)
    while s.agenda and decider(s) == thought.seat and not thought.is_open(s, MOVE_SUPPORT.shape.code):
        play_trusted(s, thought.seat, thought.quick(s, legal_moves(s, thought.seat)))
