"""The industry track, the prosperity tracks and the production tracks."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import IfAny, Question
from artel.games.sweet_lands.components.printed import LAST_INDUSTRY_POINTS, LAST_STEP_DIAMONDS
from artel.games.sweet_lands.effects.executor import begin_effects, give, spend
from artel.games.sweet_lands.effects.giving import Giver, in_parts
from artel.games.sweet_lands.effects.vocabulary import GAIN_PRODUCTION, GAIN_PROSPERITY, GAIN_VP
from artel.games.sweet_lands.moves import ADVANCED, ADVANCES, DRIVEN, DRIVES, RAISED, RAISES, THE_STOP
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import ADVANCED as ADVANCED_LINE
from artel.games.sweet_lands.text import CROWNED, DROVE, LOCOMOTIVE_CAME
from artel.games.sweet_lands.words import COLOURS, DIAMOND, TRACK_COUNT
from artel.kernel.shape import Field, numbers
from artel.kernel.state import State

MOST_STEPS: Final = 64
STEPS: Final = numbers("steps", MOST_STEPS)
# Which prosperity tracks: any, or those of one colour; the colour in which a seat is furthest back.
COLOUR: Final = Field("colour", ("any", *COLOURS, "least"))
ANY_COLOUR: Final = 0
LEAST: Final = 4


def may_drive(state: SweetState, seat: i64, marker: i64) -> bool:
    """True when a marker is on the track and no lab stands before it.

    Rule: SL-IND-1, SL-IND-7
    """
    if marker == 1 and not state.has(seat, on.HAS_LOCOMOTIVE):
        return False
    rules = rules_of(state)
    labs: i64 = state.has(seat, on.LABS)
    if labs >= len(rules.lab_steps):
        return True
    step: i64 = state.has(seat, on.CART if marker == 0 else on.LOCOMOTIVE) + 1
    closed: i64 = rules.lab_steps[labs]
    return step < closed


class Drive(Question):
    """Which marker moves a step; none need move.

    Rule: SL-IND-2, SL-IND-4, SL-IND-5, SL-IND-6, SL-IND-8, SL-IND-9, SL-IND-10
    """

    def __init__(self) -> None:
        super().__init__("drive", STEPS)
        self.steps: Final = self.part("steps")

    def has_answers(self, state: State, frame: i64, seat: i64) -> bool:
        """False where no marker can move: the steps are lost."""
        s = cast(SweetState, state)
        return may_drive(s, seat, 0) or may_drive(s, seat, 1)

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        found: list[int] = []
        if may_drive(s, seat, 0):
            found.append(DRIVES[0])
        if may_drive(s, seat, 1):
            found.append(DRIVES[1])
        found.append(THE_STOP)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move == THE_STOP:
            return
        s = cast(SweetState, state)
        rules = rules_of(s)
        marker = DRIVEN.read(move)
        left: i64 = self.steps.read(frame) - 1
        if left:
            s.agenda.append(DRIVING.frame(seat, left))
        field: i64 = on.CART if marker == 0 else on.LOCOMOTIVE
        step: i64 = s.has(seat, field) + 1
        if step > rules.industry_end:
            give(s, seat, GAIN_VP, LAST_INDUSTRY_POINTS)
            return
        s.add(seat, field, 1)
        s.note(DROVE.of(seat, marker, step))
        begin_effects(s, seat, rules.marker_effects[marker][step])

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"steps": int(self.steps.read(frame))}


class IndustryGiver(Giver):
    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for part in in_parts(amount, MOST_STEPS - 1):
            state.agenda.append(DRIVING.frame(seat, part))


class LocomotiveGiver(Giver):
    """The locomotive comes to the start of the track.

    Rule: SL-IND-3, SL-IND-11
    """

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        s = cast(SweetState, state)
        if not s.has(seat, on.HAS_LOCOMOTIVE):
            s.add(seat, on.HAS_LOCOMOTIVE, 1)
            s.note(LOCOMOTIVE_CAME.of(seat))


def may_advance(state: SweetState, seat: i64, track: i64) -> bool:
    """True when a marker can move on; its last step costs a diamond.

    Rule: SL-PRO-4, SL-PRO-5, SL-PRO-8
    """
    step: i64 = state.has(seat, on.FIRST_TRACK + track)
    end: i64 = rules_of(state).track_end[track]
    return step + 1 < end or (step + 1 == end and state.has(seat, on.DIAMOND) >= LAST_STEP_DIAMONDS)


def may_advance_in(state: SweetState, seat: i64, track: i64, colour: i64) -> bool:
    """True when a marker can move on and its track is of the colour asked for.

    Rule: SL-PRO-2, SL-CHR-36
    """
    if not may_advance(state, seat, track):
        return False
    if colour == ANY_COLOUR:
        return True
    own: i64 = track // 2
    if colour < LEAST:
        return own == colour - 1
    return steps_in(state, seat, own) == least_steps(state, seat)


def steps_in(state: SweetState, seat: i64, colour: i64) -> i64:
    at: i64 = on.FIRST_TRACK + 2 * colour
    return state.has(seat, at) + state.has(seat, at + 1)


def least_steps(state: SweetState, seat: i64) -> i64:
    """How far a seat is in the colour in which it is furthest back.

    Rule: SL-CHR-36
    """
    found: i64 = steps_in(state, seat, 0)
    colour: i64 = 1
    while colour < 3:
        steps = steps_in(state, seat, colour)
        if steps < found:
            found = steps
        colour += 1
    return found


def advance(state: SweetState, seat: i64, track: i64) -> None:
    """A prosperity marker moves a step, with its bonus; the first at the end has an effect of its own.

    Rule: SL-PRO-4, SL-PRO-6, SL-PRO-7, SL-PRO-8
    """
    rules = rules_of(state)
    step: i64 = state.has(seat, on.FIRST_TRACK + track) + 1
    is_last = step == rules.track_end[track]
    if is_last:
        spend(state, seat, DIAMOND, LAST_STEP_DIAMONDS)
    state.add(seat, on.FIRST_TRACK + track, 1)
    state.note(ADVANCED_LINE.of(seat, track, step))
    if is_last and (state.crowned >> track) & 1 == 0:
        state.crowned |= 1 << track
        state.note(CROWNED.of(seat, track))
        begin_effects(state, seat, rules.crown_effect[track])
    begin_effects(state, seat, rules.track_effects[track][step])


class Prosper(Question):
    """Which prosperity marker moves a step; none need move.

    Rule: SL-PRO-3, SL-PRO-5, SL-CHR-37
    """

    def __init__(self) -> None:
        super().__init__("advance", STEPS, COLOUR)
        self.steps: Final = self.part("steps")
        self.colour: Final = self.part("colour")

    def has_answers(self, state: State, frame: i64, seat: i64) -> bool:
        s = cast(SweetState, state)
        colour = self.colour.read(frame)
        track: i64 = 0
        while track < TRACK_COUNT:
            if may_advance_in(s, seat, track, colour):
                return True
            track += 1
        return False

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        colour = self.colour.read(frame)
        found: list[int] = []
        track: i64 = 0
        while track < TRACK_COUNT:
            if may_advance_in(s, seat, track, colour):
                found.append(ADVANCES[track])
            track += 1
        found.append(THE_STOP)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move == THE_STOP:
            return
        s = cast(SweetState, state)
        track = ADVANCED.read(move)
        colour = self.colour.read(frame)
        if colour == LEAST:
            # Whoever is furthest back in several colours has chosen one of them.
            colour = track // 2 + 1
        left: i64 = self.steps.read(frame) - 1
        if left:
            s.agenda.append(PROSPERING.frame(seat, left, colour))
        advance(s, seat, track)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"steps": int(self.steps.read(frame)), "colour": COLOUR.word(self.colour.read(frame))}


class ProsperityGiver(Giver):
    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for part in in_parts(amount, MOST_STEPS - 1):
            state.agenda.append(PROSPERING.frame(seat, part, gain - GAIN_PROSPERITY))


class Raise(Question):
    """Which production rises, or which prosperity marker moves where a capital gives the choice.

    Rule: SL-EFF-7, SL-EFF-8
    """

    def __init__(self) -> None:
        super().__init__("raise", STEPS, Field("capital", ("no", "yes")))
        self.steps: Final = self.part("steps")
        self.capital: Final = self.part("capital")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        found = RAISES[:]
        if self.capital.read(frame):
            s = cast(SweetState, state)
            track: i64 = 0
            while track < TRACK_COUNT:
                if may_advance(s, seat, track):
                    found.append(ADVANCES[track])
                track += 1
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        left: i64 = self.steps.read(frame) - 1
        if left:
            s.agenda.append(RAISE.frame(seat, left, self.capital.read(frame)))
        if move in RAISES:
            give(s, seat, GAIN_PRODUCTION + RAISED.read(move), 1)
        else:
            advance(s, seat, ADVANCED.read(move))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"steps": int(self.steps.read(frame)), "capital": self.capital.read(frame) == 1}


class RaiseGiver(Giver):
    """A choice of production; of a capital cell, of prosperity too."""

    def __init__(self, gain: str, capital: int) -> None:
        super().__init__(gain)
        self.capital: Final = capital

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for part in in_parts(amount, MOST_STEPS - 1):
            state.agenda.append(RAISE.frame(seat, part, self.capital))


DRIVE: Final = Drive()
DRIVING: Final = IfAny("driving", DRIVE)
PROSPER: Final = Prosper()
PROSPERING: Final = IfAny("prospering", PROSPER)
RAISE: Final = Raise()
INDUSTRY_GIVER: Final = IndustryGiver("industry")
LOCOMOTIVE_GIVER: Final = LocomotiveGiver("locomotive")
PROSPERITY_GIVER: Final = ProsperityGiver("prosperity", "orange", "green", "grey")
PRODUCTION_GIVER: Final = RaiseGiver("any-production", 0)
CAPITAL_GIVER: Final = RaiseGiver("capital", 1)
