"""A tree of turns by instinct: what the others could answer to a move, and what could be answered to that.

Instinct says which moves are thought about, and what comes of them where a thought ends; in between each seat
chooses its turns for itself, by what has come of them so far (max^n). Beyond the first turn that was never
met before instinct plays on, until the turn has come round to the seat that thinks: so a thought is short,
goes on over the ends of seasons, and ends alike whether the turn went on after a move or passed. A turn is
the same where the same moves were made before it, whatever lies hidden; details of it are the quick player's.
"""

from __future__ import annotations

import math
from typing import Final

from artel.bots.search.instinct import Instinct
from artel.bots.search.mind import MOST_DECISIONS, Liked, Mind, margin, scores_of
from artel.bots.search.scene import Scene
from artel.bots.search.thoughts import Thoughts
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_trusted, sample
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, State

# A turn is thought about when it is met for the second time: until then its margin is enough.
MET: Final = 2
# So many moves of it.
DEEPER_MOVES: Final = 10
# So much of what moves are thought about first is shared evenly; the network's likings have the rest.
EVENLY: Final = 0.1
# How curious one is about moves that were tried little, by how far outcomes spread.
CURIOSITY: Final = 1.0
# Until so many thoughts the spread is not known, and moves are tried as they are liked.
FIRST_THOUGHTS: Final = 4


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

    def open(self, liked: Liked) -> None:
        """Think about these moves from now on, the better liked ones first."""
        self.moves = liked.moves
        most = max(liked.likings)
        shares = [math.exp(liking - most) for liking in liked.likings]
        total = sum(shares)
        self.hopes = [(1.0 - EVENLY) * share / total + EVENLY / len(shares) for share in shares]
        self.tries = [0] * len(shares)
        self.margins = [0.0] * len(shares)
        self.after = [{} for _ in shares]

    def most_wanted(self, possible: list[int], curiosity: float) -> int:
        """The number of the move to be tried, among those that are possible in this deal; -1 without any.

        How curious one is about moves that were tried little is told in points, below 0 where nobody knows.
        """
        known = curiosity >= 0.0
        curious = (curiosity if known else 1.0) * math.sqrt(self.all_tries + 1.0)
        mean = self.all_margins / max(1, self.all_tries)
        best, most = -1, -math.inf
        for number in range(len(self.moves)):
            if self.moves[number] not in possible:
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


class Tree(Thoughts):
    """The thoughts about one turn."""

    def __init__(
        self,
        mind: Mind,
        scene: Scene,
        instinct: Instinct,
        state: State,
        seat: int,
        liked: Liked,
        rng: Rng,
    ) -> None:
        super().__init__(mind, scene, instinct, state, seat, liked, rng)
        # Whether thoughts go on until the turn has come round; whoever plays has more of shorter ones.
        self.comes_round: bool = True
        self.root: Final = Fork(seat)
        self.root.open(liked)
        # Of what came out for the seat that thinks: how often, the mean, and the squares about it.
        self._count: int = 0
        self._mean: float = 0.0
        self._squares: float = 0.0

    def think(self, state: State, number: int) -> float:
        """Along the turns that are wanted most after a move."""
        forks: list[Fork] = []
        numbers: list[int] = []
        curiosity = -1.0
        if self._count >= FIRST_THOUGHTS:
            curiosity = CURIOSITY * math.sqrt(self._squares / self._count)
        fork: Fork | None = self.root
        wanted = number
        away = False
        while fork is not None:
            if fork is not self.root:
                wanted = self._wanted(fork, state, curiosity)
                if wanted < 0:
                    break
            forks.append(fork)
            numbers.append(wanted)
            play_trusted(state, fork.seat, fork.moves[wanted])
            away = fork.seat != self.seat
            seat = self._next_turn(state)
            after = fork.after[wanted]
            if seat != NOBODY and seat not in after:
                after[seat] = Fork(seat)
            fork = after[seat] if seat != NOBODY else None
        turn = NOBODY if fork is None else fork.seat
        if self.comes_round:
            turn = self._come_round(state, turn, away)
        margins = self.expect(state, turn)
        self._measure(margins[self.seat])
        for at in range(len(forks)):
            forks[at].learn(numbers[at], margins[forks[at].seat])
        return margins[self.seat]

    def expect(self, state: State, seat: int) -> list[float]:
        """By seat, the margin that the network promises at a turn; where the game is over, what came out."""
        players = state.rules.players
        if seat == NOBODY:
            points = scores_of(state)
            return [margin(points, each) for each in range(players)]
        if players == 1:
            return [self.instinct.margin(self.scene.look_around(state, 0)) + self.scene.alone]
        if players == 2:
            ahead = self.instinct.margin(self.scene.look_around(state, seat))
            return [ahead if each == seat else -ahead for each in range(players)]
        return [self.instinct.margin(seen) for seen in self.scene.looks_around(state)]

    def _wanted(self, fork: Fork, state: State, curiosity: float) -> int:
        """The number of the move of a turn that is tried next; -1 where the thought ends."""
        possible = legal_moves(state, fork.seat)
        if not fork.moves:
            fork.met += 1
            if fork.met < MET:
                return -1
            fork.open(self.mind.liked(state, fork.seat, possible, DEEPER_MOVES))
        return fork.most_wanted(possible, curiosity)

    def _next_turn(self, state: State) -> int:
        """Go on to the next turn of anybody, and say whose; NOBODY where there is none."""
        for _ in range(MOST_DECISIONS):
            seat = decider(state)
            if seat == NOBODY:
                return NOBODY
            if seat == NATURE:
                play_trusted(state, NATURE, sample(state, self.rng))
            elif self.scene.fits(state):
                return int(seat)
            else:
                moves = legal_moves(state, seat)
                move = moves[0] if len(moves) == 1 else self.mind.decide(state, int(seat), moves, self.rng)
                play_trusted(state, seat, move)
        return NOBODY

    def _come_round(self, state: State, seat: int, away: bool) -> int:
        """Go on from a turn to the next one of who thinks that comes after another's, and say whose it is."""
        while seat != NOBODY and not (away and seat == self.seat):
            away = away or seat != self.seat
            move = self.mind.at_once(state, seat, legal_moves(state, seat), self.rng)
            play_trusted(state, seat, move)
            seat = self._next_turn(state)
        return seat

    def _measure(self, gained: float) -> None:
        """The spread of outcomes, as they come."""
        self._count += 1
        apart = gained - self._mean
        self._mean += apart / self._count
        self._squares += apart * (gained - self._mean)
