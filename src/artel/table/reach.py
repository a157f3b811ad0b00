"""How far back a seat may go: by itself, and with the consent of the others.

By itself a seat goes back over its own decisions until somebody has learned something: over no draw, no
reveal and no decision of another person. Where it plays against bots alone, nobody else can be wronged:
then it goes further, over the bots' answers and over draws, as long as none has shown it anything hidden.

Something hidden was shown by a draw where the seat can tell it from another draw; by a bot's decision where
the seat could not know that it was possible or what would come of it; by the end of a joint question always.
With consent everything may be taken back but draws that a person has seen: what chance has shown stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from artel.kernel.game import NATURE, State, deciders
from artel.table.foresight import GLANCE, deed_showed, may_have_shown, was_foreseen, who_saw_draw
from artel.table.history import Entry, Step
from artel.table.trail import closes

if TYPE_CHECKING:
    from artel.table.course import Course
    from artel.table.seats import Seats

# So many answers about what was shown are remembered.
MOST_REMEMBERED: Final = 1024


def people(seats: Seats) -> list[int]:
    """The seats of people. A bot that sits in for somebody counts as that person, who may come back.

    Whoever has resigned does not: there the bot plays for itself.
    """
    return [at for at, seat in enumerate(seats.seats) if seat.kind != "bot" and not seat.resigned]


def back_to_choice(entries: Sequence[Entry]) -> list[Entry]:
    """These entries up to the first that its seat has chosen: what the table answered goes with it."""
    for place, entry in enumerate(entries):
        if not entry.by_itself():
            return list(entries[: place + 1])
    return []


def decision_back(course: Course, seat: int) -> list[Entry]:
    """What goes when the seat takes its last choice back, newest first; nothing where it may not."""
    gone: list[Entry] = []
    for entry in _alone(course, seat):
        gone.append(entry)
        if _is_choice(course, entry, seat):
            return gone
    return []


def turn_back(course: Course, seat: int) -> list[Entry]:
    """The same for the seat's turn: all its decisions in a row, this turn's or the last one's."""
    gone: list[Entry] = []
    whole = 0
    for entry in _alone(course, seat):
        if whole and entry.seat not in (seat, NATURE):
            break
        gone.append(entry)
        if _is_choice(course, entry, seat):
            whole = len(gone)
    return gone[:whole]


def consent_back(course: Course, seat: int) -> list[Entry]:
    """What goes when all agree to return to before the seat's last choice, newest first."""
    gone: list[Entry] = []
    for place, step in _backwards(course):
        if step.seat == NATURE and _somebody_saw(course, place, people(course.seats)):
            return []
        entry = course.entries[step.n]
        gone.append(entry)
        if _is_choice(course, entry, seat):
            return gone
    return []


def _is_choice(course: Course, entry: Entry, seat: int) -> bool:
    """True for a choice of this seat; where nothing is at stake one person may have chosen for all."""
    own = entry.seat == seat or (course.free and entry.seat in people(course.seats))
    return own and not entry.by_itself()


def _backwards(course: Course) -> Iterator[tuple[int, Step]]:
    steps = course.position.steps
    for place in range(len(steps) - 1, -1, -1):
        yield place, steps[place]


def _alone(course: Course, seat: int) -> Iterator[Entry]:
    """What the seat may take back by itself, newest first, as far as that reaches.

    It ends with a choice of the seat: what was shown before the last one within reach is not worked out.
    """
    within = _within_reach(course, seat)
    while within and not _is_choice(course, _entry(course, within[-1]), seat):
        within.pop()
    for place in within:
        if not course.free and _showed(course, place, seat):
            return
        yield _entry(course, place)


def _within_reach(course: Course, seat: int) -> list[int]:
    """The places of the steps, newest first, as far as nothing stands in the way at a glance."""
    # While bots are still answering, only what the seat itself has done is taken back.
    against_bots = people(course.seats) == [seat] and seat in deciders(course.state)
    over_others = course.free or against_bots
    within: list[int] = []
    for place, step in _backwards(course):
        if step.seat != seat and not over_others:
            break
        if step.seat == NATURE and not course.free and _saw_at_a_glance(course, place, seat):
            break
        within.append(place)
    return within


def _entry(course: Course, place: int) -> Entry:
    return course.entries[course.position.steps[place].n]


def _saw_at_a_glance(course: Course, place: int, viewer: int) -> bool:
    """Whether a single other outcome of this draw tells that it was seen; looked at once."""
    key = _key(course, place, viewer)
    if key in course.shown:
        return course.shown[key]
    if key in course.glanced:
        return False
    step = course.position.steps[place]
    saw = who_saw_draw(course.game, step.before, step.move, [viewer], GLANCE) is not None
    if saw:
        _remember(course, place, viewer, True)
    else:
        course.glanced.add(key)
    return saw


def _showed(course: Course, place: int, viewer: int) -> bool:
    """Whether this step showed the viewer something hidden; worked out once."""
    if course.position.steps[place].seat == NATURE:
        return _somebody_saw(course, place, [viewer])
    showed = course.shown.get(_key(course, place, viewer))
    if showed is None:
        showed = _worked_out(course, place, viewer)
        _remember(course, place, viewer, showed)
    return showed


def _somebody_saw(course: Course, place: int, viewers: Sequence[int]) -> bool:
    """Whether this draw showed any of the viewers something hidden; worked out once."""
    # This may be asked in several threads at once; they find the same.
    known = {viewer: course.shown.get(_key(course, place, viewer)) for viewer in viewers}
    if any(known.values()):
        return True
    unknown = [viewer for viewer in viewers if known[viewer] is None]
    step = course.position.steps[place]
    saw = who_saw_draw(course.game, step.before, step.move, unknown) if unknown else None
    for viewer in unknown if saw is None else [saw]:
        _remember(course, place, viewer, saw is not None)
    return saw is not None


def _key(course: Course, place: int, viewer: int) -> tuple[int, int, str]:
    n = course.position.steps[place].n
    return n, viewer, course.entries[n].mark


def _remember(course: Course, place: int, viewer: int, showed: bool) -> None:
    if len(course.shown) >= MOST_REMEMBERED:
        course.shown.clear()
        course.glanced.clear()
    course.shown[_key(course, place, viewer)] = showed


def _worked_out(course: Course, place: int, viewer: int) -> bool:
    """The same of a decision, of whomever."""
    game, steps = course.game, course.position.steps
    step, salt = steps[place], f"undo {steps[place].n}"
    after: State = steps[place + 1].before if place + 1 < len(steps) else course.state
    if closes(step.before, after) or not after.agenda:
        return True
    if step.seat != viewer:
        return deed_showed(game, step.before, step.seat, step.move, viewer, salt)
    if not may_have_shown(game, course.position.log, viewer, step.lines):
        return False
    return not was_foreseen(game, game.view(step.before, viewer), step.move, game.view(after, viewer), salt)
