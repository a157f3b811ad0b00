"""Foresight: a thought is played on by instinct, and ends where the next turn of the seat that thinks begins.

Or where else its game says it may (`Scene.is_turn`): there the network has learned what margin to expect. So
a thought is short, and whatever instinct misjudges about its own move it sees when the others have answered.
All answer by what they may know, so whoever answers together answers apart.

Farsight goes on to the end of the game. That takes long, and what it finds has come about, not been promised.
"""

from __future__ import annotations

from typing import Final

from artel.bots.search.instinct import Instinct
from artel.bots.search.mind import MOST_DECISIONS, NO_MOVE, Liked, Mind, margin, scores_of
from artel.bots.search.scene import Scene
from artel.bots.search.thoughts import Thoughts
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_trusted, sample
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, State


class Foresight(Thoughts):
    """A little ahead."""

    def think(self, state: State, number: int) -> float:
        play_trusted(state, self.seat, self.moves[number])
        if self.play_on(state):
            return margin(scores_of(state), self.seat)
        found = self.instinct.margin(self.scene.look_around(state, self.seat))
        return found + self.scene.alone if state.rules.players == 1 else found

    def play_on(self, state: State) -> bool:
        """To where a thought ends; True where that is the end of the game."""
        mind = self.mind
        for _ in range(MOST_DECISIONS):
            seat = int(decider(state))
            if seat == NOBODY:
                return True
            if seat == NATURE:
                play_trusted(state, NATURE, sample(state, self.rng))
                continue
            if seat == self.seat and self.ends(state):
                break
            moves = legal_moves(state, seat)
            move = moves[0] if len(moves) == 1 else mind.instinctive(state, seat, moves)
            play_trusted(state, seat, mind.decide(state, seat, moves, self.rng) if move == NO_MOVE else move)
        return False

    def ends(self, state: State) -> bool:
        """Whether a thought ends with this question to its seat."""
        return self.scene.is_turn(state)


class Farsight(Foresight):
    """To the end of the game."""

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
        groups = len(mind.learned.groups)
        # By move, summed over the deals: the seat's own points, and what they are made up of by groups.
        self.points: Final = [0.0 for _ in liked.moves]
        self.shares: Final = [[0.0] * groups for _ in liked.moves]

    def think(self, state: State, number: int) -> float:
        play_trusted(state, self.seat, self.moves[number])
        over = self.play_on(state)
        points = scores_of(state)
        self.points[number] += points[self.seat]
        shares, totals = self.mind.shares(state, self.seat, over), self.shares[number]
        for group in range(len(shares)):
            totals[group] += shares[group]
        return margin(points, self.seat)

    def ends(self, state: State) -> bool:
        return False
