"""NATURE's draws: workers from the bag, skills from the stack, and what arrives on the boats."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.moves import (
    DRAW,
    DRAW_COLOUR,
    DRAW_SKILL,
    DRAW_SKILL_SKILL,
    DRAWS,
    LOAD,
    LOAD_COLOUR,
    LOAD_SKILL,
    LOAD_SKILL_SKILL,
    LOADS,
    SKILL_DRAWS,
    SKILL_LOADS,
)
from artel.games.keyflower.screens import draw_from_bag, draw_from_stack, take_from_bag, take_from_stack
from artel.games.keyflower.state import COLOUR_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.text import (
    DREW,
    DREW_HIDDEN,
    LOADED,
    SKILL_DREW,
    SKILL_DREW_HIDDEN,
    SKILL_LOADED,
)
from artel.kernel.draw import Draw
from artel.kernel.log import all_but, only
from artel.kernel.shape import numbers
from artel.kernel.state import NATURE, SEAT, State

COUNT: Final = numbers("count", 128)


class DrawWorker(Draw):
    """The next of several workers drawn from the bag for a seat; only that seat sees the colour.

    Rule: KF-USE-11, KF-SETUP-5
    """

    def __init__(self) -> None:
        super().__init__("draw-worker", DRAW, SEAT, COUNT)
        self.who: Final = self.part("seat")
        self.count: Final = self.part("count")

    def pool(self, state: State, frame: i64) -> list[int]:
        return cast(KeyflowerState, state).bag

    def drawn(self, state: State, frame: i64) -> list[int]:
        return DRAWS

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        who = self.who.read(frame)
        colour = DRAW_COLOUR.read(move)
        draw_from_bag(s, who, colour)
        if s.log is not None:
            s.note(DREW.of(who, colour), only(who))
            s.note(DREW_HIDDEN.of(who), all_but(only(who)))
        draw_workers(s, who, self.count.read(frame) - 1)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.who.read(frame)), "count": int(self.count.read(frame))}


class DrawSkill(Draw):
    """The next of several skills drawn from the stack for a seat; only that seat sees the type.

    Rule: KF-USE-10
    """

    def __init__(self) -> None:
        super().__init__("draw-skill", DRAW_SKILL, SEAT, COUNT)
        self.who: Final = self.part("seat")
        self.count: Final = self.part("count")

    def pool(self, state: State, frame: i64) -> list[int]:
        return cast(KeyflowerState, state).stack

    def drawn(self, state: State, frame: i64) -> list[int]:
        return SKILL_DRAWS

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        who = self.who.read(frame)
        skill = DRAW_SKILL_SKILL.read(move)
        draw_from_stack(s, who, skill)
        if s.log is not None:
            s.note(SKILL_DREW.of(who, skill), only(who))
            s.note(SKILL_DREW_HIDDEN.of(who), all_but(only(who)))
        draw_skills(s, who, self.count.read(frame) - 1)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.who.read(frame)), "count": int(self.count.read(frame))}


def draw_workers(state: KeyflowerState, seat: i64, count: i64) -> None:
    """Ask NATURE for this many workers, as far as the bag goes.

    Rule: KF-USE-15
    """
    if count > 0 and state.bag_size > 0:
        state.agenda.append(DRAW_WORKER.frame(NATURE, seat, count))


def draw_skills(state: KeyflowerState, seat: i64, count: i64) -> None:
    """Ask NATURE for this many skills, as far as the stack goes.

    Rule: KF-USE-15
    """
    if count > 0 and stack_size(state) > 0:
        state.agenda.append(DRAW_A_SKILL.frame(NATURE, seat, count))


def stack_size(state: KeyflowerState) -> i64:
    stack = state.stack
    return stack[0] + stack[1] + stack[2]


class LoadWorker(Draw):
    """The next worker for the boats, which are filled in order, one worker at a time.

    Rule: KF-SETUP-11, KF-SEASON-4, KF-SEASON-5
    """

    def __init__(self) -> None:
        super().__init__("load-worker", LOAD, COUNT)
        self.count: Final = self.part("count")

    def openings(self, state: State) -> list[int]:
        s = cast(KeyflowerState, state)
        is_empty = not rules_of(s).loads(s.boats).workers[s.season] or s.bag_size == 0
        return [] if is_empty else [int(self.frame(NATURE, 0))]

    def pool(self, state: State, frame: i64) -> list[int]:
        return cast(KeyflowerState, state).bag

    def drawn(self, state: State, frame: i64) -> list[int]:
        return LOADS

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        place = self.count.read(frame)
        boat: i64 = rules_of(s).loads(s.boats).workers[s.season][place]
        colour = LOAD_COLOUR.read(move)
        take_from_bag(s, colour)
        s.load = s.load[:]
        s.load[boat * COLOUR_COUNT + colour] += 1
        s.note(LOADED.of(s.boats[boat], colour))
        load_workers(s, place + 1)


class LoadSkill(Draw):
    """The next skill for the boats, face up.

    Rule: KF-SETUP-11, KF-SEASON-4
    """

    def __init__(self) -> None:
        super().__init__("load-skill", LOAD_SKILL, COUNT)
        self.count: Final = self.part("count")

    def openings(self, state: State) -> list[int]:
        s = cast(KeyflowerState, state)
        is_empty = not rules_of(s).loads(s.boats).skills[s.season] or stack_size(s) == 0
        return [] if is_empty else [int(self.frame(NATURE, 0))]

    def pool(self, state: State, frame: i64) -> list[int]:
        return cast(KeyflowerState, state).stack

    def drawn(self, state: State, frame: i64) -> list[int]:
        return SKILL_LOADS

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        place = self.count.read(frame)
        boat: i64 = rules_of(s).loads(s.boats).skills[s.season][place]
        skill = LOAD_SKILL_SKILL.read(move)
        take_from_stack(s, skill)
        s.load_skills = s.load_skills[:]
        s.load_skills[boat * SKILL_COUNT + skill] += 1
        s.note(SKILL_LOADED.of(s.boats[boat], skill))
        load_skills(s, place + 1)


def load_workers(state: KeyflowerState, place: i64) -> None:
    if place < len(rules_of(state).loads(state.boats).workers[state.season]) and state.bag_size > 0:
        state.agenda.append(LOAD_WORKER.frame(NATURE, place))


def load_skills(state: KeyflowerState, place: i64) -> None:
    if place < len(rules_of(state).loads(state.boats).skills[state.season]) and stack_size(state) > 0:
        state.agenda.append(LOAD_A_SKILL.frame(NATURE, place))


DRAW_WORKER: Final = DrawWorker()
DRAW_A_SKILL: Final = DrawSkill()
LOAD_WORKER: Final = LoadWorker()
LOAD_A_SKILL: Final = LoadSkill()
