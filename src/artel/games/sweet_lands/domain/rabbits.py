"""Gingerbread rabbits, and the food that brings them."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.components.printed import KEEPER_POINTS, LAST_FOOD_WHEAT, LAST_RABBIT_POINTS
from artel.games.sweet_lands.domain.property import sites_in
from artel.games.sweet_lands.domain_map import MOST_CELLS, bit
from artel.games.sweet_lands.effects.executor import begin_effects, give
from artel.games.sweet_lands.effects.giving import Giver, in_parts
from artel.games.sweet_lands.effects.vocabulary import GAIN_VP
from artel.games.sweet_lands.moves import RABBIT_CELL, RABBITS, THE_STOP
from artel.games.sweet_lands.slots import BUILT, MASK_COUNT, RABBIT_BIT, RABBIT_MASK
from artel.games.sweet_lands.state import SweetState, map_of, rules_of
from artel.games.sweet_lands.text import FED, RABBIT_CAME
from artel.games.sweet_lands.words import RABBIT_KEEPER, WHEAT
from artel.kernel.shape import numbers
from artel.kernel.state import Do, State, frame_seat

MOST_RABBITS: Final = 16
RABBITS_LEFT: Final = numbers("left", MOST_RABBITS)


def burrows(state: SweetState, seat: i64) -> i64:
    """The cells a rabbit may come to.

    Rule: SL-RAB-3
    """
    return state.mask(seat, BUILT) & ~state.mask(seat, RABBIT_MASK)


def may_come(state: SweetState, seat: i64) -> bool:
    """True when the next rabbit can be taken and has somewhere to go, or none is left to take.

    Rule: SL-RAB-2, SL-RAB-6
    """
    steps = rules_of(state).rabbit_steps
    number: i64 = state.has(seat, on.RABBITS)
    if number >= len(steps):
        return True
    return state.has(seat, on.FOOD) >= steps[number] and burrows(state, seat) != 0


class Rabbits(Do):
    """Rabbits that may still come, if they can; where none is left to take, points instead.

    Rule: SL-RAB-5, SL-RAB-6
    """

    def __init__(self) -> None:
        super().__init__("rabbits", RABBITS_LEFT)
        self.left: Final = self.part("left")

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        left = self.left.read(frame)
        if s.has(seat, on.RABBITS) >= len(rules_of(s).rabbit_steps):
            give(s, seat, GAIN_VP, LAST_RABBIT_POINTS * left)
        elif left and may_come(s, seat):
            s.agenda.append(PLACE_RABBIT.frame(seat, left))


class PlaceRabbit(Question):
    """Where a rabbit goes; none need come.

    Rule: SL-RAB-1, SL-RAB-3, SL-RAB-4, SL-EFF-17, SL-SKL-11
    """

    def __init__(self) -> None:
        super().__init__("place-rabbit", RABBITS_LEFT)
        self.left: Final = self.part("left")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        found = sites_in(s, seat, burrows(s, seat), RABBITS)
        found.append(THE_STOP)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move == THE_STOP:
            return
        s = cast(SweetState, state)
        place = RABBIT_CELL.read(move)
        cell: i64 = map_of(s, seat).cell_at[place]
        number: i64 = s.has(seat, on.RABBITS)
        s.note(RABBIT_CAME.of(seat, place))
        s.add(seat, on.RABBITS, 1)
        s.cells[seat * MOST_CELLS + cell] |= RABBIT_BIT
        s.masks[seat * MASK_COUNT + RABBIT_MASK] |= bit(cell)
        left: i64 = self.left.read(frame) - 1
        if left:
            s.agenda.append(RABBITS_STEP.frame(seat, left))
        if (s.has(seat, on.SKILL_SET) >> RABBIT_KEEPER) & 1:
            give(s, seat, GAIN_VP, KEEPER_POINTS)
        begin_effects(s, seat, rules_of(s).rabbit_effect[number])

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"left": int(self.left.read(frame))}


class RabbitGiver(Giver):
    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for part in in_parts(amount, MOST_RABBITS - 1):
            state.agenda.append(RABBITS_STEP.frame(seat, part))


class Feeding(Do):
    """The food marker moves a step; at the last one there is wheat instead.

    Rule: SL-FOD-1, SL-FOD-2, SL-FOD-3, SL-FOD-6
    """

    def __init__(self) -> None:
        super().__init__("feeding", numbers("steps", 1024))
        self.steps: Final = self.part("steps")

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        steps = self.steps.read(frame)
        rules = rules_of(s)
        at: i64 = s.has(seat, on.FOOD) + 1
        if at > rules.food_end:
            give(s, seat, WHEAT, LAST_FOOD_WHEAT * steps)
            return
        if steps > 1:
            s.agenda.append(FEEDING.frame(seat, steps - 1))
        s.add(seat, on.FOOD, 1)
        s.add(seat, on.DISCOUNT, rules.food_discount[at])
        s.note(FED.of(seat, at))
        begin_effects(s, seat, rules.food_effect[at])


class FoodGiver(Giver):
    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        state.agenda.append(FEEDING.frame(seat, amount))


RABBITS_STEP: Final = Rabbits()
PLACE_RABBIT: Final = PlaceRabbit()
FEEDING: Final = Feeding()
RABBIT_GIVER: Final = RabbitGiver("rabbit")
FOOD_GIVER: Final = FoodGiver("food")
