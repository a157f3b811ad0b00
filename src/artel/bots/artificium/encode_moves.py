"""What can be told of a move of Artificium at first sight; version 1.

What it does to the best plan for the hand, what kind of move it is, whom it hits.
"""

from __future__ import annotations

from typing import Final, cast

from artel.bots.artificium.evaluation import POINT, can_play, played, worth
from artel.bots.artificium.greedy import CHOOSERS, exchanged, strength
from artel.bots.artificium.planner import Planner
from artel.bots.artificium.sight import Sight, seen_in_state, seen_unasked
from artel.bots.search.encoder import MoveEncoder
from artel.games.artificium.moves import (
    APPLY,
    BUY,
    CHOOSE,
    CHOSEN_CARD,
    DISCARD,
    DISCARD_CARD,
    DISCARDED_CARD,
    DONE,
    EXCHANGE,
    EXCHANGE_CARD,
    EXCHANGE_HAND,
    EXCHANGE_TAKEN,
    KNIGHT,
    KNIGHT_SEAT,
    PASS,
    REBUILD,
    SCOUT,
    SCOUT_SEAT,
    SELL,
    STEAL,
    STEAL_SEAT,
    TAKE_BACK,
)
from artel.games.artificium.state import ArtificiumState
from artel.games.artificium.words import FIRST_ACTION
from artel.kernel.agenda import play_trusted
from artel.kernel.shape import Shape
from artel.kernel.state import State, step_of

VERSION: Final = 1
SCALE: Final = 0.1
# A question has moves of several of these kinds.
KINDS: Final[list[Shape]] = [
    PASS, EXCHANGE_HAND, BUY, SELL, APPLY, SCOUT, REBUILD, STEAL, DISCARD_CARD, TAKE_BACK, DONE,
]  # fmt: skip
FEATURES: Final[list[tuple[str, str, str]]] = [
    *[("kind", shape.name, f"1 for {shape.name}") for shape in KINDS],
    ("exchange", "exchange-plan", "how much better the best plan is with the card that is taken, in points"),
    ("exchange", "taken-points", "points of the card that is taken, in tens"),
    ("exchange", "given-points", "points of the card that is given, in tens"),
    ("exchange", "taken-action", "1 where an action is taken"),
    ("choose", "choose-plan", "how much worse a plan is that begins with this card than the best, in points"),
    ("choose", "unplayable", "1 where the card cannot be played now"),
    ("choose", "choose-points", "points of the card, in tens"),
    ("choose", "action", "1 for an action"),
    ("deed", "deed-plan", "how much better the best plan is after it, in points"),
    ("deed", "deed-worth", "how much more the position is worth after it without any plan, in points"),
    ("deed", "discard-plan", "how much worse the best plan is without the card, in points"),
    ("target", "target", "how far whom it hits is behind the strongest rival, in tens of points"),
]
NO_EXCHANGE: Final = [0.0] * 4
NO_CHOICE: Final = [0.0] * 4
NO_DEED: Final = [0.0] * 4


class ArtificiumMoves(MoveEncoder):
    def __init__(self) -> None:
        super().__init__("artificium", VERSION, FEATURES)

    def fits(self, state: State) -> bool:
        return step_of(state, state.agenda[-1]).shape.name in CHOOSERS

    def encode(self, state: State, seat: int, moves: list[int]) -> list[list[float]]:
        s = cast(ArtificiumState, state)
        glance = Glance(s, seen_in_state(s, seat))
        return [glance.row(move) for move in moves]


class Glance:
    """The moves of one question."""

    def __init__(self, s: ArtificiumState, sight: Sight) -> None:
        self.s: Final = s
        self.sight: Final = sight
        self.planner: Final = Planner()
        self.position: Final = sight.position()
        self.plan: Final = self.planner.value(self.position)
        self.worth: Final = worth(self.position)
        self.strongest: Final = max([strength(sight, seat) for seat in sight.rivals()])

    def row(self, move: int) -> list[float]:
        kinds = [1.0 if shape.has(move) else 0.0 for shape in KINDS]
        if EXCHANGE.has(move):
            return [*kinds, *self.exchange(move), *NO_CHOICE, *NO_DEED]
        if CHOOSE.has(move):
            return [*kinds, *NO_EXCHANGE, *self.choice(int(CHOSEN_CARD.read(move))), *NO_DEED]
        return [*kinds, *NO_EXCHANGE, *NO_CHOICE, *self.deed(move)]

    def exchange(self, move: int) -> list[float]:
        points = self.sight.rules.points
        given, taken = int(EXCHANGE_CARD.read(move)), int(EXCHANGE_TAKEN.read(move))
        better = exchanged(self.sight, self.position, self.planner, move) - self.plan
        action = 1.0 if taken >= FIRST_ACTION else 0.0
        return [in_points(int(better)), SCALE * points[taken], SCALE * points[given], action]

    def choice(self, card: int) -> list[float]:
        position = self.position
        position.hand[card] -= 1
        playable = can_play(position, card)
        behind = -self.plan + (self.planner.value(played(position, card)) if playable else worth(position))
        position.hand[card] += 1
        action = card >= FIRST_ACTION
        points = 0.0 if action else SCALE * self.sight.rules.points[card]
        return [in_points(int(behind)), 0.0 if playable else 1.0, points, 1.0 if action else 0.0]

    def deed(self, move: int) -> list[float]:
        if DISCARD.has(move):
            return [0.0, 0.0, self.without(int(DISCARDED_CARD.read(move))), 0.0]
        if PASS.has(move) or EXCHANGE_HAND.has(move) or DONE.has(move):
            return NO_DEED[:]
        hit = self.target(move)
        after = self.s.clone()
        play_trusted(after, self.sight.me, move)
        position = seen_unasked(after, self.sight.me).position()
        plan, now = self.planner.value(position) - self.plan, worth(position) - self.worth
        return [in_points(int(plan)), in_points(int(now)), 0.0, hit]

    def without(self, card: int) -> float:
        """What the best plan loses where a card is discarded."""
        self.position.hand[card] -= 1
        loss = self.planner.value(self.position) - self.plan
        self.position.hand[card] += 1
        return in_points(int(loss))

    def target(self, move: int) -> float:
        """How far the rival whom a move hits is behind the strongest one."""
        seat = -1
        if STEAL.has(move):
            seat = int(STEAL_SEAT.read(move))
        elif KNIGHT.has(move):
            seat = int(KNIGHT_SEAT.read(move))
        elif SCOUT.has(move):
            seat = int(SCOUT_SEAT.read(move))
        return 0.0 if seat < 0 else SCALE * in_points(self.strongest - strength(self.sight, seat))


def in_points(hundredths: int) -> float:
    return hundredths / POINT
