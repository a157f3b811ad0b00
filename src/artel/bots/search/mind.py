"""What a search knows of a game beside its rules: a quick player, what to try, what a state is worth."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.bots.contract import Bot
from artel.bots.search.chances import Chances, shipped_chances
from artel.bots.search.encoder import Encoder, MoveEncoder
from artel.bots.search.instinct import Instinct, drawn, shipped_instinct
from artel.bots.search.scene import Scene
from artel.bots.search.values import GUESSES, OUTCOMES, Values, shipped
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

Answer = Callable[[State, int, list[int], Rng], int]


class Liked:
    """Moves, and how well each is liked, as powers of e."""

    def __init__(self, moves: list[int], likings: list[float]) -> None:
        self.moves: Final = moves
        self.likings: Final = likings


def alike(moves: list[int]) -> Liked:
    """Moves of which none is liked more than another: what is found of them is all that counts."""
    return Liked(moves, [0.0] * len(moves))


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
        # What players of all levels come to, which is told and not played by; where that has been learned.
        self.outcomes: Final = shipped(encoder, OUTCOMES, self.learned)
        # What tells at first sight how good a move is, where that has been learned.
        self.moves: Final = moves
        self.guessed: Values | None = None if moves is None else shipped(moves, GUESSES)
        # What is seen of a turn by who has an instinct, and that instinct where it has been learned.
        self.scene: Final = scene
        self.instinct: Instinct | None = None if scene is None else shipped_instinct(scene)
        # What a margin is worth as a chance to win, where that has been learned.
        self.winning: Chances | None = None if scene is None else shipped_chances(scene)
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

    def has_instinct(self, state: State) -> bool:
        """Whether instinct has something to say of the question that is open."""
        return self.scene is not None and self.instinct is not None and self.scene.fits(state)

    def instinctive(self, state: State, seat: int, moves: list[int]) -> int:
        """What a network that has played much does at once; -1 where it has nothing to say."""
        scene, instinct = self.scene, self.instinct
        if scene is None or instinct is None or not scene.fits(state):
            return NO_MOVE
        look = scene.look(state, seat, moves, MOST_LOOKED_AT)
        if len(look.moves) == 1:
            return look.moves[0]
        likings = instinct.likings(look)
        best, most = NO_MOVE, -math.inf
        for number in range(len(likings)):
            if likings[number] > most:
                best, most = look.moves[number], likings[number]
        return best

    def at_once(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """What instinct does, or what is quick where it has nothing to say."""
        if len(moves) == 1:
            return moves[0]
        move = self.instinctive(state, seat, moves)
        return self.decide(state, seat, moves, rng) if move == NO_MOVE else move

    def practised(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """An answer as in practice, the better liked ones more often; a quick one where none is liked."""
        scene, instinct = self.scene, self.instinct
        if scene is None or instinct is None or not scene.fits(state):
            return self.decide(state, seat, moves, rng)
        look = scene.look(state, seat, moves, MOST_LOOKED_AT)
        return look.moves[0 if len(look.moves) == 1 else drawn(instinct.likings(look), rng)]

    def liked(
        self, state: State, seat: int, moves: list[int], most: int, dislikes: float = math.inf
    ) -> Liked:
        """So many moves at most that instinct likes, the best first; none where it has nothing to say.

        Those that are liked less than the best by more than it dislikes are passed over.
        """
        scene, instinct = self.scene, self.instinct
        if scene is None or instinct is None or not scene.fits(state):
            return Liked([], [])
        look = scene.look(state, seat, moves, MOST_LOOKED_AT)
        likings = instinct.likings(look)
        order = sorted(range(len(likings)), key=lambda number: -likings[number])
        least = likings[order[0]] - dislikes
        order = [number for number in order[:most] if likings[number] >= least]
        return Liked([look.moves[number] for number in order], [likings[number] for number in order])

    def answers(self) -> bool:
        """Whether thoughts by instinct go on to what others could answer to a turn, and oneself to that."""
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
        """By seat, the points by which a thought goes, in a state where a stage has just ended."""
        return self.valued(state, self.learned)

    def valued(self, state: State, learned: Values) -> list[float]:
        """By seat, the points that were learned to come of such a state."""
        found: list[float] = []
        for seat in range(state.rules.players):
            self.encoder.encode(state, seat, self._row)
            found.append(learned.points(int(self.stage(state)), self._row))
        return found

    def shares(self, state: State, seat: int, over: bool) -> list[float]:
        """What a seat can expect by groups of features, where a stage or the game has just ended."""
        self.encoder.encode(state, seat, self._row)
        return self.outcomes.shares(int(self.stage(state)) + (1 if over else 0), self._row)

    def chance(self, state: State, margin: float) -> float | None:
        """That a seat wins which can expect this margin; None for one alone, and where nobody knows."""
        if self.winning is None or state.rules.players == 1:
            return None
        return self.winning.chance(int(self.stage(state)), margin)

    def chances(self, state: State, points: list[float]) -> list[float]:
        """By seat, the same where all can expect these points, one in all; none where none are known."""
        found: list[float] = []
        for seat in range(len(points)):
            chance = self.chance(state, margin(points, seat))
            if chance is not None:
                found.append(chance)
        total = sum(found)
        return [chance / total for chance in found]

    def run(self, state: State, stage: i64, rng: Rng) -> bool:
        """Play a thought on to the end of a stage; True where that is the end of the game."""
        return self.play_on(state, stage, rng, self.decide)

    def plays_out(self, state: State) -> bool:
        """Whether one can expect of a stage more truly what practice makes of it."""
        return False

    def costs(self) -> int:
        """As long as so many other thoughts one takes that is played out; so it is done less often."""
        return 1

    def play_out(self, state: State, stage: i64, rng: Rng) -> bool:
        """The same as `run`, where everybody draws moves as in practice, the better liked ones more often."""
        return self.play_on(state, stage, rng, self.practised)

    def play_on(self, state: State, stage: i64, rng: Rng, answer: Answer) -> bool:
        """To the end of a stage, where all answer in this way; True where that is the end of the game."""
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
            move = moves[0] if len(moves) == 1 else answer(state, int(seat), moves, rng)
            play_trusted(state, seat, move)
        return False

    def worths(self, state: State, over: bool) -> list[float]:
        """By seat, by what a thought goes where a stage has just ended; what it has where all is over."""
        if over:
            return scores_of(state)
        return self.values(state)

    def promises(self, state: State, over: bool) -> list[float]:
        """By seat, what people are told that it can expect there."""
        if over:
            return scores_of(state)
        return self.values(state) if self.outcomes is self.learned else self.valued(state, self.outcomes)


def scores_of(state: State) -> list[float]:
    """By seat, the points as they stand."""
    return [float(points) for points in KNOWN[state.rules.game].scores(state)]


def margin(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, its points."""
    best = -math.inf
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best if len(values) > 1 else values[seat]
