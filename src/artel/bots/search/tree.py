"""A tree of turns: what the others could answer to a move, and what could be answered to that.

Where everybody plays a thought on as the quick player does, whoever thinks counts on rivals who never answer
back. Here each seat chooses its turns for itself, by what has come of them so far (max^n), and only beyond
the turns that were met several times does the quick player go on. Every thought is in a deal of its own; a
turn is the same where the same moves were made before it, whatever lies hidden.
"""

from __future__ import annotations

import math
import time
from typing import Final

from artel.bots.search.mind import ALL, MOST_DECISIONS, NO_MOVE, Mind, margin
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_trusted, sample
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, State

# A turn that was met so often is thought about; until then the quick player goes on from it.
MET: Final = 3
# So many moves of it.
DEEPER_MOVES: Final = 10
# Of what moves are thought about first, so much is shared evenly; habits have the rest.
EVENLY: Final = 0.25
# How curious one is about moves that were tried little, by how far outcomes spread.
CURIOSITY: Final = 0.7
# Until so many thoughts the spread is not known, and moves are tried as they are liked.
FIRST_THOUGHTS: Final = 4
# Of the moves that were thought about at least so much as the most is, the best is taken.
ENOUGH: Final = 0.3


class Fork:
    """A turn of one seat: its moves, how often each was tried, and what came of them for this seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        # How often it was met before it was thought about.
        self.met: int = 0
        self.moves: list[int] = []
        self.hopes: list[float] = []
        self.tries: list[int] = []
        self.margins: list[float] = []
        # By move, the next turn of each seat that it may be.
        self.after: list[dict[int, Fork]] = []
        self.all_tries: int = 0
        self.all_margins: float = 0.0

    def open(self, moves: list[int], likings: list[float]) -> None:
        """Think about these moves from now on, the better liked ones first."""
        self.moves = moves
        most = max(likings)
        shares = [math.exp(liking - most) for liking in likings]
        total = sum(shares)
        self.hopes = [(1.0 - EVENLY) * share / total + EVENLY / len(moves) for share in shares]
        self.tries = [0] * len(moves)
        self.margins = [0.0] * len(moves)
        self.after = [{} for _ in moves]

    def most_wanted(self, possible: list[int] | None, spread: float) -> int:
        """The number of the move to be tried, among those that are possible in this deal; -1 without any."""
        known = spread >= 0.0
        curious = (CURIOSITY * spread if known else 1.0) * math.sqrt(self.all_tries + 1.0)
        mean = self.all_margins / max(1, self.all_tries)
        best, most = -1, -math.inf
        for number in range(len(self.moves)):
            if possible is not None and self.moves[number] not in possible:
                continue
            tries = self.tries[number]
            wanted = curious * self.hopes[number] / (1.0 + tries)
            if known:
                wanted += mean if tries == 0 else self.margins[number] / tries
            if wanted > most:
                best, most = number, wanted
        return best

    def learn(self, number: int, gained: float) -> None:
        self.tries[number] += 1
        self.margins[number] += gained
        self.all_tries += 1
        self.all_margins += gained

    def best(self) -> int:
        """The number of the best move, of those that were thought about enough."""
        enough = ENOUGH * max(self.tries)
        best, most = 0, -math.inf
        for number in range(len(self.moves)):
            tries = self.tries[number]
            if tries >= enough and tries > 0 and self.margins[number] / tries > most:
                best, most = number, self.margins[number] / tries
        return best


class Outcomes:
    """What came of a move for the seat that thinks, thought by thought."""

    def __init__(self, groups: int) -> None:
        self.points: float = 0.0
        self.margins: Final[list[float]] = []
        # Its points by groups of features.
        self.shares: Final = [0.0] * groups

    def add(self, points: float, ahead: float, shares: list[float]) -> None:
        self.points += points
        self.margins.append(ahead)
        for group in range(len(shares)):
            self.shares[group] += shares[group]


class Tree:
    """The thoughts about one turn."""

    def __init__(
        self,
        mind: Mind,
        state: State,
        seat: int,
        possible: list[int],
        most: int,
        rng: Rng,
        explained: bool = False,
    ) -> None:
        self.mind: Final = mind
        self.state: Final = state
        self.rng: Final = rng
        self.stage: Final = mind.stage(state)
        self.root: Final = Fork(seat)
        self._look(self.root, state, possible, most)
        # By move, where it is kept of what the expectations are made up: that costs time.
        self.outcomes: Final[list[Outcomes]] = []
        if explained:
            self.outcomes.extend([Outcomes(len(mind.learned.groups)) for _ in self.root.moves])
        # Of what came out for the seat that thinks: how often, the mean, and the squares about it.
        self._count: int = 0
        self._mean: float = 0.0
        self._squares: float = 0.0

    def grow(self, thoughts: int, until: float) -> None:
        """So many thoughts more; fewer where the time is over before, but no fewer than it has moves."""
        least = len(self.root.moves)
        if least == 1:
            return
        for number in range(thoughts):
            if number >= least and time.monotonic() > until:
                return
            self._think()

    def best(self) -> int:
        return self.root.moves[self.root.best()]

    def _think(self) -> None:
        """One thought in a fresh deal, along the turns that are wanted most."""
        state = KNOWN[self.state.rules.game].determinise(self.state, self.root.seat, self.rng)
        forks: list[Fork] = []
        numbers: list[int] = []
        fork = self.root
        spread = math.sqrt(self._squares / self._count) if self._count >= FIRST_THOUGHTS else -1.0
        while True:
            possible = None if fork is self.root else legal_moves(state, fork.seat)
            if possible is not None and not fork.moves:
                fork.met += 1
                if fork.met < MET:
                    break
                self._look(fork, state, possible, DEEPER_MOVES)
            number = fork.most_wanted(possible, spread)
            if number < 0:
                break
            forks.append(fork)
            numbers.append(number)
            play_trusted(state, fork.seat, fork.moves[number])
            seat = self._next_turn(state)
            if seat == NOBODY:
                break
            after = fork.after[number]
            if seat not in after:
                after[seat] = Fork(seat)
            fork = after[seat]
        over = self.mind.run(state, self.stage, self.rng)
        values = self.mind.worths(state, over)
        seat = self.root.seat
        self._measure(margin(values, seat))
        if self.outcomes:
            shares = self.mind.shares(state, seat, over)
            self.outcomes[numbers[0]].add(values[seat], margin(values, seat), shares)
        for at in range(len(forks)):
            forks[at].learn(numbers[at], margin(values, forks[at].seat))

    def _look(self, fork: Fork, state: State, possible: list[int], most: int) -> None:
        """Think about the quick player's move, those that are liked best, and in any case about waiting."""
        mind, seat = self.mind, fork.seat
        moves = mind.candidates(state, seat, possible, ALL, self.rng)
        wait = mind.waiting(state, possible)
        if wait != NO_MOVE and wait not in moves:
            moves = [*moves, wait]
        likings = mind.likings(state, seat, moves)
        order = sorted(range(1, len(moves)), key=lambda number: -likings[number])
        chosen = [0, *order[: most - 1], *[at for at in order[most - 1 :] if moves[at] == wait]]
        fork.open([moves[at] for at in chosen], [likings[at] for at in chosen])

    def _next_turn(self, state: State) -> int:
        """Go on to the next turn of anybody in this stage, and say whose; NOBODY where there is none."""
        for _ in range(MOST_DECISIONS):
            seat = decider(state)
            if seat == NOBODY or self.mind.stage(state) != self.stage:
                return NOBODY
            if seat == NATURE:
                play_trusted(state, NATURE, sample(state, self.rng))
            elif self.mind.forks(state):
                return int(seat)
            else:
                moves = legal_moves(state, seat)
                move = moves[0] if len(moves) == 1 else self.mind.decide(state, int(seat), moves, self.rng)
                play_trusted(state, seat, move)
        return NOBODY

    def _measure(self, gained: float) -> None:
        """The spread of outcomes, as they come."""
        self._count += 1
        apart = gained - self._mean
        self._mean += apart / self._count
        self._squares += apart * (gained - self._mean)
