"""Foresight: a thought is played on by instinct, and ends with a question at the next moment of its game.

Which moments there are a scene says (`Scene.moment`): there the network has learned what margin to expect. So
a thought is short, and whatever instinct misjudges about its own move it sees when the others have answered.
All answer by what they may know, so whoever answers together answers apart.

After a free move its seat is asked the same again. Then two ways to go on are thought about: what instinct
does, and the best of the other moves that are still there. The better way counts, for whoever found the best
move may well make it after a sale.
"""

from __future__ import annotations

from typing import Final

from artel.bots.search.instinct import Instinct
from artel.bots.search.mind import MOST_DECISIONS, Answer, Liked, Mind, margin, scores_of
from artel.bots.search.scene import Scene
from artel.bots.search.thoughts import Thoughts
from artel.kernel.agenda import NOBODY, decider, deciders, legal_moves, play_nature, play_trusted, sample
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import NATURE, State


class End:
    """What a thought has come to for its seat."""

    def __init__(self, margin: float, points: float, shares: list[float]) -> None:
        self.margin: Final = margin
        # Where the game is over: its points, and what they are made up of by groups.
        self.points: Final = points
        self.shares: Final = shares


class Foresight(Thoughts):
    """A little ahead."""

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
        self.begins: Final = scene.moment(state)
        self.asked: Final = state.agenda[-1] & CODE_MASK
        # By move, deal by deal: where instinct goes on, and where the best of the other moves is made next.
        self.ways: Final[list[list[list[End]]]] = [[[], []] for _ in liked.moves]
        # How everybody goes on.
        self.answer: Answer = mind.at_once

    def think(self, state: State, number: int) -> float:
        play_trusted(state, self.seat, self.moves[number])
        play_nature(state, self.rng)
        ways = self.ways[number]
        other: State | None = state.clone() if self.is_asked_again(state) else None
        chance = self.rng.clone()
        ways[0].append(self.end_of(state, self.play_on(state)))
        if other is not None:
            self.rng.take(chance)
            self.go_on(other, number)
            ways[1].append(self.end_of(other, self.play_on(other)))
        found = self.ends(number)
        self.margins[number][:] = [each.margin for each in found[:-1]]
        return found[-1].margin

    def ends(self, number: int) -> list[End]:
        """Deal by deal, what a move comes to in the better of its ways."""
        ways = self.ways[number]
        if len(ways[1]) < len(ways[0]):
            return ways[0]
        return max(ways, key=lambda way: sum([each.margin for each in way]))

    def is_asked_again(self, state: State) -> bool:
        """Whether the seat that thinks is asked what it was asked at first."""
        if not state.agenda or self.seat not in deciders(state):
            return False
        return (state.agenda[-1] & CODE_MASK) == self.asked and self.scene.moment(state) == self.begins

    def go_on(self, state: State, number: int) -> None:
        """After a free move, the best of the others that can still be made; after that perhaps another.

        By the deals before this one, so that all moves are thought about alike; in the first nobody knows it.
        """
        made = [number]
        deals = len(self.margins[number])
        while deals > 0 and self.is_asked_again(state):
            legal = legal_moves(state, self.seat)
            left = [
                other
                for other in range(len(self.moves))
                if other not in made and self.margins[other] and self.moves[other] in legal
            ]
            if not left:
                return
            made.append(max(left, key=lambda other: self.mean(other, deals)))
            play_trusted(state, self.seat, self.moves[made[-1]])
            play_nature(state, self.rng)

    def mean(self, number: int, deals: int) -> float:
        """What a move has come to in so many deals, or in as many as it was in."""
        found = self.margins[number][:deals]
        return sum(found) / len(found)

    def end_of(self, state: State, over: bool) -> End:
        if over:
            return End(margin(scores_of(state), self.seat), 0.0, [])
        found = self.instinct.margin(self.scene.look_around(state, self.seat))
        return End(found + self.scene.alone if state.rules.players == 1 else found, 0.0, [])

    def play_on(self, state: State) -> bool:
        """To where a thought ends; True where that is the end of the game."""
        for _ in range(MOST_DECISIONS):
            seat = int(decider(state))
            if seat == NOBODY:
                return True
            if seat == NATURE:
                play_trusted(state, NATURE, sample(state, self.rng))
                continue
            if seat == self.seat and self.is_over(state):
                break
            moves = legal_moves(state, seat)
            move = moves[0] if len(moves) == 1 else self.answer(state, seat, moves, self.rng)
            play_trusted(state, seat, move)
        return False

    def is_over(self, state: State) -> bool:
        """Whether a thought ends with this question to its seat."""
        return self.scene.moment(state) > self.begins and self.scene.fits(state)
