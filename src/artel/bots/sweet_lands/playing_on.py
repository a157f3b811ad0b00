"""How a thought is played on: each seat takes the best deed of its turn, and answers what follows quickly.

So plays the greedy bot too, but it tries the answers to every question that a deed asks, and thinks the deed
over again with each purchase. Here a deed is thought of once and carried out whole. And a round that a deed
ends is looked at where it ends: what the next one produces is no merit of the deed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.candidates import candidates
from artel.bots.sweet_lands.greedy import ANY_ANSWER, last_sales
from artel.bots.sweet_lands.quick import NEVER
from artel.bots.sweet_lands.thought import Thought
from artel.bots.sweet_lands.weights import Weights
from artel.bots.sweet_lands.worth import worth
from artel.games.sweet_lands.moves import THE_DONE, THE_END_ROUND
from artel.games.sweet_lands.phases.ending import MOVE_SUPPORT
from artel.games.sweet_lands.state import SweetState
from artel.kernel.agenda import decider, legal_moves, play_trusted
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK


class Playing:
    """Everybody in one thought: how each sees the round, and what its deeds brought when last tried.

    What a deed brings changes little from one turn to the next, so only the few that promised most are tried
    again, and those that are new.
    """

    def __init__(self, players: int, weights: Weights, tried_again: int, rng: Rng) -> None:
        self.weights: Final = weights
        self.rng: Final = rng
        self.tried_again: Final = tried_again
        self.thoughts: Final[list[Thought | None]] = [None] * players
        self.gains: Final[list[dict[int, float]]] = [{} for _ in range(players)]

    def play_on(self, s: SweetState, seat: i64) -> None:
        """The turn of the seat that is asked, or its answer to another question."""
        moves = legal_moves(s, seat)
        if len(moves) == 1:
            play_trusted(s, seat, moves[0])
            return
        if s.rules.steps[s.agenda[-1] & CODE_MASK].shape.name in ANY_ANSWER:
            play_trusted(s, seat, moves[self.rng.below(len(moves))])
            return
        thought = self.thought_of(s, seat)
        if thought.is_open(s, thought.turn):
            self.play_turn(thought, s)
        elif thought.is_open(s, thought.after):
            finish(thought, s)
        else:
            play_trusted(s, seat, thought.quick(s, moves))

    def thought_of(self, s: SweetState, seat: i64) -> Thought:
        """How a seat sees this round; the cards that it has drawn since are known."""
        thought = self.thoughts[seat]
        if thought is None or thought.o.round != s.round:
            thought = Thought(s, seat, self.weights, self.rng)
            self.thoughts[seat] = thought
            self.gains[seat].clear()
        else:
            thought.o.know_hand(s)
        return thought

    def play_turn(self, thought: Thought, s: SweetState) -> None:
        """What is always good, then the best deed."""
        thought.chores(s)
        if not thought.is_open(s, thought.turn):
            return
        deed = self.best_deed(thought, s, legal_moves(s, thought.seat))
        sale = last_sales(s, thought.seat, deed[0])
        while sale != deed[0]:
            thought.play(s, sale)
            sale = last_sales(s, thought.seat, deed[0])
        carry_out(thought, s, deed)

    def best_deed(self, thought: Thought, s: SweetState, moves: list[int]) -> list[int]:
        """The deed after which the seat is best off, of those that are tried."""
        gains = self.gains[thought.seat]
        before = worth(thought.o, s, thought.seat)
        best = [int(THE_END_ROUND)]
        most: float = NEVER
        for deed in self.promising(gains, candidates(thought.o, s, thought.seat, moves)):
            gain = worth_of(thought, s, deed) - before
            gains[deed[-1]] = gain
            if gain > most:
                best = deed
                most = gain
        return best

    def promising(self, gains: dict[int, float], deeds: list[list[int]]) -> list[list[int]]:
        """The deeds that are new, the end of the round, and of the others those that brought most."""
        found: list[list[int]] = []
        known: list[tuple[float, int]] = []
        for place, deed in enumerate(deeds):
            if deed[-1] == THE_END_ROUND or deed[-1] not in gains:
                found.append(deed)
            else:
                known.append((-gains[deed[-1]], place))
        known.sort()
        found += [deeds[place] for _, place in known[: self.tried_again]]
        return found


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
