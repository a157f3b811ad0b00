"""The planner: thinks a whole round through, keeps the best courses at every deed, and takes a first step.

Only its own turns are thought through; the others are thought of as taking a space after each of its deeds.
How much it thinks is counted in courses, never in seconds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.candidates import candidates
from artel.bots.sweet_lands.greedy import SweetGreedy, done
from artel.bots.sweet_lands.thought import Thought
from artel.bots.sweet_lands.worth import worth
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.moves import THE_END_ROUND
from artel.games.sweet_lands.phases.areas import is_open
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import (
    BIG_FOOD_AREA,
    BIG_INDUSTRY_AREA,
    BIG_PROPERTY_AREA,
    BIG_RABBIT_AREA,
    CARDS_AREA,
    FOOD_AREA,
    GOLD_AREA,
    INDUSTRY_AREA,
    LAND_AND_ROADS_AREA,
    PROPERTY_AREA,
    PROSPERITY_AREA,
    ROADS_AREA,
    TERRAIN_AREA,
)
from artel.kernel.agenda import legal_moves

# So many courses are followed at a time, and so many deeds long.
WIDTH: Final = 16
DEPTH: Final = 16
# What the others are thought to take, one space after another.
WANTED: Final = [
    CARDS_AREA,
    BIG_PROPERTY_AREA,
    PROPERTY_AREA,
    BIG_INDUSTRY_AREA,
    LAND_AND_ROADS_AREA,
    INDUSTRY_AREA,
    TERRAIN_AREA,
    GOLD_AREA,
    ROADS_AREA,
    BIG_FOOD_AREA,
    PROSPERITY_AREA,
    BIG_RABBIT_AREA,
    FOOD_AREA,
    PROPERTY_AREA,
    INDUSTRY_AREA,
]


class Course:
    """A state reached in thought, the deed that led there first, and what it seems worth."""

    def __init__(self, state: SweetState, first: list[int], value: float, pressed: i64) -> None:
        self.state: Final = state
        self.first: Final = first
        self.value: Final = value
        # How many spaces the others are thought to have taken.
        self.pressed: Final[i64] = pressed


class SweetPlanner(SweetGreedy):
    """A whole round ahead."""

    level = "planner"

    def __init__(self) -> None:
        super().__init__()
        self.width: i64 = WIDTH
        self.depth: i64 = DEPTH

    def deed(self, thought: Thought, s: SweetState, moves: list[int]) -> list[int]:
        return self.plan(thought, s, moves).first

    def plan(self, thought: Thought, s: SweetState, moves: list[int]) -> Course:
        """The best course to the end of the round that was found."""
        best = Course(s, [int(THE_END_ROUND)], -1000.0, 0)
        beam = [Course(s, [], 0.0, 0)]
        depth: i64 = 0
        while beam and depth < self.depth:
            found: list[Course] = []
            for course in beam:
                chores_first = course.state
                if depth:
                    thought.chores(chores_first)
                    if not thought.is_open(chores_first, thought.turn):
                        continue
                    moves = legal_moves(chores_first, thought.seat)
                for deed in candidates(thought.o, chores_first, thought.seat, moves):
                    after = done(thought, chores_first, deed)
                    value = worth(thought.o, after, thought.seat)
                    first = course.first if depth else deed
                    if thought.is_open(after, thought.turn) and not after.has(thought.seat, on.ENDED):
                        taken = press(thought, after, course.pressed)
                        add(found, Course(after, first, value, taken), self.width)
                    elif value > best.value:
                        best = Course(after, first, value, course.pressed)
            beam = found
            depth += 1
        for course in beam:
            if course.value > best.value:
                best = course
        return best


def add(beam: list[Course], course: Course, width: i64) -> None:
    """Keep the best courses, the best first; of those that seem equal only one."""
    place: i64 = len(beam)
    while place > 0 and beam[place - 1].value < course.value:
        place -= 1
    if place > 0 and beam[place - 1].value == course.value:
        return
    if place < width:
        beam.insert(place, course)
        if len(beam) > width:
            beam.pop()


def press(thought: Thought, s: SweetState, pressed: i64) -> i64:
    """After a deed each of the others who still plays takes the next space that is much wanted."""
    rules = rules_of(s)
    players: i64 = rules.players
    other: i64 = 0
    while other < players:
        if other != thought.seat and not s.has(other, on.ENDED):
            while pressed < len(WANTED):
                area: i64 = WANTED[pressed]
                pressed += 1
                if is_open(s, area) and s.spaces[area] < rules.spaces[area]:
                    s.spaces[area] += 1
                    break
        other += 1
    return pressed
