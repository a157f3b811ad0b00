"""What can be told at first sight of a deed of Sweet Lands, or of an answer; version 1.

What the quick player thinks of it, and what it is: the area, a card, a skill, the end of the round.
"""

from __future__ import annotations

from typing import Final, cast

from artel.bots.search.encoder import MoveEncoder
from artel.bots.sweet_lands.candidates import candidates
from artel.bots.sweet_lands.playing_on import worth_of
from artel.bots.sweet_lands.thought import Thought
from artel.bots.sweet_lands.weights import Weights
from artel.bots.sweet_lands.worth import worth
from artel.games.sweet_lands.moves import (
    BUY_CARD,
    END_ROUND,
    FLIP,
    PLAY,
    SETTLE,
    USE,
    USE_DISK,
    USED_AREA,
    USED_DISK_AREA,
)
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import AREA_COUNT, AREAS
from artel.kernel.agenda import legal_moves
from artel.kernel.rng import Rng
from artel.kernel.shape import Shape
from artel.kernel.state import State

VERSION: Final = 1
# Values are cut off here.
MOST: Final = 60.0
KINDS: Final[list[Shape]] = [USE_DISK, PLAY, FLIP, END_ROUND, SETTLE, BUY_CARD]
FEATURES: Final[list[tuple[str, str, str]]] = [
    (
        "value",
        "deed-value",
        "in a turn, how much better off the quick player thinks it leaves one, in points",
    ),
    ("value", "high-value", "the square of that where it is above nothing, in twenties"),
    ("value", "answer-value", "the same of an answer to another question"),
    ("kind", "purchases", "what is bought or sold before the deed"),
    *[("kind", shape.name, f"1 for {shape.name}") for shape in KINDS],
    *[("area", f"area-{area}", f"1 for {area}, with a disk or without") for area in AREAS],
]


class SweetLandsMoves(MoveEncoder):
    def __init__(self, weights: Weights) -> None:
        super().__init__("sweet-lands", VERSION, FEATURES)
        self.weights: Final = weights

    def fits(self, state: State) -> bool:
        return cast(SweetState, state).round > 0

    def encode(self, state: State, seat: int, moves: list[int]) -> list[list[float]]:
        s = cast(SweetState, state)
        thought = Thought(s, seat, self.weights, Rng(0))
        before = worth(thought.o, s, seat)
        if not thought.is_open(s, thought.turn):
            return [self.answer(bounded(worth_of(thought, s, [move]) - before)) for move in moves]
        best: dict[int, list[int]] = {}
        values: dict[int, float] = {}
        for deed in candidates(thought.o, s, seat, legal_moves(s, seat)):
            if deed[0] in moves:
                value = bounded(worth_of(thought, s, deed) - before)
                if deed[0] not in values or value > values[deed[0]]:
                    best[deed[0]], values[deed[0]] = deed, value
        for move in moves:
            if move not in best:
                # Sales before the end of the last round begin no deed.
                best[move], values[move] = [move], bounded(worth_of(thought, s, [move]) - before)
        return [self.deed(best[move], values[move]) for move in moves]

    def answer(self, value: float) -> list[float]:
        row = self.buffer()
        row[2] = value
        return row

    def deed(self, deed: list[int], value: float) -> list[float]:
        last = deed[-1]
        high = 0.05 * value * value if value > 0.0 else 0.0
        found = [value, high, 0.0, float(len(deed) - 1)]
        found += [1.0 if shape.has(last) else 0.0 for shape in KINDS]
        areas = [0.0] * AREA_COUNT
        if USE.has(last):
            areas[USED_AREA.read(last)] = 1.0
        elif USE_DISK.has(last):
            areas[USED_DISK_AREA.read(last)] = 1.0
        return found + areas


def bounded(value: float) -> float:
    return min(MOST, max(-MOST, value))
