"""What a search knows of Sweet Lands."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.search.mind import MOST_DECISIONS, Mind
from artel.bots.sweet_lands.candidates import candidates
from artel.bots.sweet_lands.encode import SweetLandsEncoder
from artel.bots.sweet_lands.encode_moves import SweetLandsMoves
from artel.bots.sweet_lands.greedy import SweetGreedy, likely
from artel.bots.sweet_lands.playing_on import Playing, worth_of
from artel.bots.sweet_lands.scene import SweetLandsScene
from artel.bots.sweet_lands.thought import NO_MOVE, Thought
from artel.bots.sweet_lands.track_worth import support_value
from artel.bots.sweet_lands.worth import worth
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.phases.ending import MOVE_SUPPORT, free_supports
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import CLEANUP_PHASE, ROUND_COUNT
from artel.kernel.agenda import NOBODY, decider, play_trusted, sample
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import NATURE, State, Together

# So many of the best deeds of a turn are tried at most, and so many answers to another question.
BEST_DEEDS: Final = 24
BEST_ANSWERS: Final = 12
# In each turn of a thought so many deeds are tried again, of those that its seat has tried before.
TRIED_AGAIN: Final = 5
# Questions whose answers differ by trifles, or by what a round of play does not show.
AT_ONCE: Final = ("after", "order", "spend", "gain", "discard", "choose-support")


class SweetLandsMind(Mind):
    """Thoughts go to the end of the round, where everybody has had its points and nobody has produced yet."""

    def __init__(self) -> None:
        self.greedy: Final = SweetGreedy()
        encoder = SweetLandsEncoder()
        scene = SweetLandsScene(encoder, self.greedy.weights)
        super().__init__(self.greedy, encoder, SweetLandsMoves(self.greedy.weights), scene)
        self.tried_again: int = TRIED_AGAIN

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        s = cast(SweetState, state)
        if s.round == 0:
            return self.greedy.decide(state, seat, moves, rng)
        thought = Thought(s, seat, self.greedy.weights, rng)
        if thought.is_open(s, thought.turn) or thought.is_open(s, thought.after):
            return self.greedy.decide(state, seat, moves, rng)
        return int(thought.quick(s, moves))

    def stage(self, state: State) -> i64:
        s = cast(SweetState, state)
        number: i64 = s.round if s.round > 0 else 1
        return number + 1 if is_round_over(s) else number

    def values(self, state: State) -> list[float]:
        s = cast(SweetState, state)
        return [self.value(s, seat) for seat in range(s.rules.players)]

    def value(self, s: SweetState, seat: i64) -> float:
        thought = Thought(s, seat, self.greedy.weights, Rng(0))
        found = worth(thought.o, s, seat)
        if s.has(seat, on.ENDED) and s.round < ROUND_COUNT:
            found += support_to_come(thought, s, seat)
        return found

    def plays_out(self, state: State) -> bool:
        """Practice makes far more of a round than the quick player does."""
        return self.instinct is not None

    def costs(self) -> int:
        return 2

    def run(self, state: State, stage: i64, rng: Rng) -> bool:
        s = cast(SweetState, state)
        playing = Playing(s.rules.players, self.greedy.weights, self.tried_again, rng)
        for _ in range(MOST_DECISIONS):
            seat = decider(s)
            if seat == NOBODY:
                return True
            if self.stage(s) != stage:
                return False
            if seat == NATURE:
                play_trusted(s, NATURE, sample(s, rng))
            else:
                playing.play_on(s, seat)
        return False

    def candidates(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        s = cast(SweetState, state)
        step = s.rules.steps[s.agenda[-1] & CODE_MASK]
        first = self.player.decide(s, seat, moves, rng)
        if isinstance(step, Together) or step.shape.name in AT_ONCE:
            return [first]
        thought = Thought(s, seat, self.greedy.weights, rng)
        if thought.is_open(s, MOVE_SUPPORT.shape.code):
            # What it is worth does not show before the next round, so trying tells the quick player nothing.
            return [int(thought.quick(s, moves))]
        if s.round == 0:
            found = moves
        elif thought.is_open(s, thought.turn):
            if thought.chore(s) != NO_MOVE:
                return [first]
            found = best_deeds(thought, s, moves)
        else:
            found = best_answers(thought, s, moves)
        return [first, *[move for move in found if move != first]][:most]


def is_round_over(s: SweetState) -> bool:
    """True from when the last seat has had its points of a round until the next round begins."""
    if s.phase == CLEANUP_PHASE:
        return True
    return (
        s.ended == s.rules.players
        and len(s.agenda) > 0
        and (s.agenda[-1] & CODE_MASK) == MOVE_SUPPORT.shape.code
    )


def support_to_come(thought: Thought, s: SweetState, seat: i64) -> float:
    """What the support cell of the next round gives; the best free one, while the piece is still to move."""
    if not thought.is_open(s, MOVE_SUPPORT.shape.code):
        return support_value(thought.o, s, seat, s.has(seat, on.SUPPORT) - 1)
    return max([support_value(thought.o, s, seat, cell) for cell in free_supports(s)])


def best_deeds(thought: Thought, s: SweetState, moves: list[int]) -> list[int]:
    """The moves with which the best deeds of a turn begin; of two that begin alike the better one counts."""
    values: dict[int, float] = {}
    for deed in candidates(thought.o, s, thought.seat, moves):
        value = worth_of(thought, s, deed)
        if deed[0] not in values or value > values[deed[0]]:
            values[deed[0]] = value
    return sorted(values, key=lambda move: -values[move])[:BEST_DEEDS]


def best_answers(thought: Thought, s: SweetState, moves: list[int]) -> list[int]:
    """The best answers at first sight; of those that come to the same one alone."""
    values: dict[int, float] = {}
    for move in likely(thought, s, moves):
        value = worth_of(thought, s, [move])
        if value not in values.values():
            values[move] = value
    return sorted(values, key=lambda move: -values[move])[:BEST_ANSWERS]


MIND: Final = SweetLandsMind
