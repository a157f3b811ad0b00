"""What a search knows of a game beside its rules: a quick player, what to try, what a state is worth."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.bots.contract import Bot
from artel.bots.search.encoder import Encoder, MoveEncoder
from artel.bots.search.instinct import Instinct, shipped_instinct
from artel.bots.search.scene import Scene
from artel.bots.search.values import GUESSES, HABITS, Values, shipped
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_trusted, sample
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, State

# More decisions than any season or round has: a thought that does not come to its end ends there.
MOST_DECISIONS: Final = 2000
NO_MOVE: Final = -1
ALL: Final = 1_000_000
# Whoever plays by instinct chooses from so many moves of a turn.
MOST_LOOKED_AT: Final = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One per game. Nothing in it changes while it thinks, so that the same seed gives the same thought."""

    def __init__(
        self,
        player: Bot,
        encoder: Encoder,
        moves: MoveEncoder | None = None,
        scene: Scene | None = None,
    ) -> None:
        # Who plays a thought on, at every seat.
        self.player: Final = player
        self.encoder: Final = encoder
        self.learned: Values = shipped(encoder)
        # What tells at first sight how good a move is, where that has been learned.
        self.moves: Final = moves
        self.guessed: Values | None = None if moves is None else shipped(moves, GUESSES)
        self.habits: Values | None = None if moves is None else shipped(moves, HABITS)
        # What is seen of a turn by who has an instinct, and that instinct where it has been learned.
        self.scene: Final = scene
        self.instinct: Instinct | None = None if scene is None else shipped_instinct(scene)
        self._row: Final = encoder.buffer()

    def stage(self, state: State) -> i64:
        """The season or round; a thought ends where it changes."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        """What is worth trying, the quick player's own answer first; one move alone needs no thought."""
        raise NotImplementedError(type(self).__name__)

    def guesses(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """At first sight, how far each move is ahead of the others, in points; nothing where nobody knows."""
        encoder, guessed = self.moves, self.guessed
        if encoder is None or guessed is None or not encoder.fits(state):
            return []
        stage = int(self.stage(state))
        if not any(guessed.weights_at(stage)):
            return []
        return [guessed.points(stage, row) for row in encoder.encode(state, seat, moves)]

    def promising(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        """The same as `candidates`, chosen by who has an eye for moves."""
        wide = self.candidates(state, seat, moves, ALL, rng)
        if len(wide) <= most:
            return wide
        guesses = self.guesses(state, seat, wide)
        if not guesses:
            return wide[:most]
        order = sorted(range(1, len(wide)), key=lambda number: -guesses[number])
        return [wide[0], *[wide[number] for number in order[: most - 1]]]

    def familiar(self, state: State, seat: int, moves: list[int]) -> tuple[list[int], list[list[float]]]:
        """The moves that habits choose from, and their features; none where there are no habits."""
        return [], []

    def likings(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """How well habit likes each move of a turn; all alike where there are no habits."""
        encoder, habits = self.moves, self.habits
        if encoder is None or habits is None or not encoder.fits(state):
            return [0.0] * len(moves)
        stage = int(self.stage(state))
        return [habits.points(stage, row) for row in encoder.encode(state, seat, moves)]

    def habit(self, state: State, seat: int, moves: list[int]) -> int:
        """What somebody does who has played much, without a thought; -1 where that is nothing of its own."""
        if self.habits is None:
            return NO_MOVE
        known, rows = self.familiar(state, seat, moves)
        stage = int(self.stage(state))
        best, most = NO_MOVE, -math.inf
        for number in range(len(known)):
            liking = self.habits.points(stage, rows[number])
            if liking > most:
                best, most = known[number], liking
        return best

    def instinctive(self, state: State, seat: int, moves: list[int]) -> int:
        """What a network that has played much does at once; -1 where it has nothing to say."""
        scene, instinct = self.scene, self.instinct
        if scene is None or instinct is None or not scene.fits(state):
            return NO_MOVE
        look = scene.look(state, seat, moves, MOST_LOOKED_AT)
        likings = instinct.likings(look)
        best, most = NO_MOVE, -math.inf
        for number in range(len(likings)):
            if likings[number] > most:
                best, most = look.moves[number], likings[number]
        return best

    def forks(self, state: State) -> bool:
        """True at a turn, where it counts more what the others answer to it than what is guessed of it."""
        return False

    def waiting(self, state: State, moves: list[int]) -> int:
        """The move that leaves it to the others to go on, where there is one; else -1.

        Where all wait, the season or round ends: so whoever is tempted to wait asks what the others would do.
        """
        return NO_MOVE

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """An answer of a seat while a thought is played on."""
        return self.player.decide(state, seat, moves, rng)

    def values(self, state: State) -> list[float]:
        """By seat, the points it can expect at the end, in a state where a stage has just ended."""
        found: list[float] = []
        for seat in range(state.rules.players):
            self.encoder.encode(state, seat, self._row)
            found.append(self.learned.points(int(self.stage(state)), self._row))
        return found

    def shares(self, state: State, seat: int, over: bool) -> list[float]:
        """What a seat can expect by groups of features, where a stage or the game has just ended."""
        self.encoder.encode(state, seat, self._row)
        return self.learned.shares(int(self.stage(state)) + (1 if over else 0), self._row)

    def run(self, state: State, stage: i64, rng: Rng) -> bool:
        """Play a thought on to the end of a stage; True where that is the end of the game."""
        for _ in range(MOST_DECISIONS):
            seat = decider(state)
            if seat == NOBODY:
                return True
            if self.stage(state) != stage:
                return False
            if seat == NATURE:
                play_trusted(state, NATURE, sample(state, rng))
                continue
            moves = legal_moves(state, seat)
            move = moves[0] if len(moves) == 1 else self.decide(state, int(seat), moves, rng)
            play_trusted(state, seat, move)
        return False

    def worths(self, state: State, over: bool) -> list[float]:
        """By seat, what it can expect where a stage has just ended, or what it has where the game is over."""
        if over:
            return [float(points) for points in KNOWN[state.rules.game].scores(state)]
        return self.values(state)


def margin(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, its points."""
    best = -math.inf
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best if len(values) > 1 else values[seat]
