"""What went into and out of the bag, or the stack of skills, as far as it still tells anything.

Everybody sees every piece come and go. What is hidden is the kind of a piece that is drawn, and of a skill
that is paid face down. A story is the list of such events, oldest first; whoever remembers it knows which
kinds a screen may hide: what was put into the bag after a draw was not drawn then, and what a seat has shown
since, it had. Events that tell nothing any more are struck out, by rules that never look at a hidden kind:

- a payment in the open of what came in the open;
- a payment in the open out of draws between which nothing entered the pool, together with the draw it shows;
- what left the pool in the open, together with the last of its kind that entered it;
- what entered and left the pool before the first draw.

So two states that look the same to a seat also have stories that look the same to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.moves import COLOUR, SKILL
from artel.kernel.shape import Field, Language, Shape, numbers
from artel.kernel.state import SEAT

COUNT: Final = numbers("count", 128)


def shapes_of(kind: Field) -> list[Shape]:
    """The events of a pool of such pieces, always in the same order and packed alike."""
    return [
        # Into the pool and out of it, in the open.
        Shape("put", kind, COUNT),
        Shape("take", kind, COUNT),
        # From the pool behind a screen, unseen.
        Shape("draw", SEAT, kind, COUNT),
        Shape("draw-hidden", SEAT, COUNT),
        # Behind a screen and out again, in the open.
        Shape("gain", SEAT, kind, COUNT),
        Shape("spend", SEAT, kind, COUNT),
        # Laid face down beside the pool, then mixed in.
        Shape("lay", SEAT, kind),
        Shape("lay-hidden", SEAT),
        Shape("mix"),
    ]


BAG_SHAPES: Final = shapes_of(COLOUR)
BAG_EVENTS: Final = Language(*BAG_SHAPES)
STACK_EVENTS: Final = Language(*shapes_of(SKILL))
# Both languages pack alike, so the shapes of the bag serve for the stack too.
PUT: Final = BAG_SHAPES[0]
TAKE: Final = BAG_SHAPES[1]
DRAW: Final = BAG_SHAPES[2]
DRAW_HIDDEN: Final = BAG_SHAPES[3]
GAIN: Final = BAG_SHAPES[4]
SPEND: Final = BAG_SHAPES[5]
LAY: Final = BAG_SHAPES[6]
LAY_HIDDEN: Final = BAG_SHAPES[7]
MIX: Final = BAG_SHAPES[8]
# Their numbers, for those who go through whole stories.
PUT_CODE: Final = 0
TAKE_CODE: Final = 1
DRAW_CODE: Final = 2
DRAW_HIDDEN_CODE: Final = 3
GAIN_CODE: Final = 4
SPEND_CODE: Final = 5
LAY_CODE: Final = 6
LAY_HIDDEN_CODE: Final = 7
MIX_CODE: Final = 8
# Their fields; the seat lies at the same place in every event that has one.
PUT_KIND: Final = PUT.part(COLOUR.name)
PUT_COUNT: Final = PUT.part("count")
TAKE_KIND: Final = TAKE.part(COLOUR.name)
TAKE_COUNT: Final = TAKE.part("count")
DRAW_SEAT: Final = DRAW.part("seat")
DRAW_KIND: Final = DRAW.part(COLOUR.name)
DRAW_COUNT: Final = DRAW.part("count")
DRAW_HIDDEN_SEAT: Final = DRAW_HIDDEN.part("seat")
DRAW_HIDDEN_COUNT: Final = DRAW_HIDDEN.part("count")
GAIN_SEAT: Final = GAIN.part("seat")
GAIN_KIND: Final = GAIN.part(COLOUR.name)
GAIN_COUNT: Final = GAIN.part("count")
SPEND_SEAT: Final = SPEND.part("seat")
SPEND_KIND: Final = SPEND.part(COLOUR.name)
SPEND_COUNT: Final = SPEND.part("count")
LAY_SEAT: Final = LAY.part("seat")
LAY_KIND: Final = LAY.part(COLOUR.name)
LAY_HIDDEN_SEAT: Final = LAY_HIDDEN.part("seat")


def _changes_pool(event: i64) -> bool:
    return PUT.has(event) or TAKE.has(event) or MIX.has(event)


def _is_of(shape: Shape, event: i64, seat: i64) -> bool:
    return shape.has(event) and DRAW_SEAT.read(event) == seat


def _changed(story: list[int], at: i64, event: i64) -> list[int]:
    """The story with another event there. Clones share a story, so it is never changed in place."""
    told = story[:]
    told[at] = int(event)
    return told


def _inserted(story: list[int], at: i64, event: i64) -> list[int]:
    told = story[:]
    if at == len(told):
        told.append(int(event))
    else:
        told.insert(at, int(event))
    return told


def drawn(story: list[int], seat: i64, kind: i64, count: i64) -> list[int]:
    """Pieces are drawn: told as early as what entered the pool and the seat's own payments allow."""
    at: i64 = len(story)
    while at > 0:
        event: i64 = story[at - 1]
        quiet: bool = DRAW.has(event) or GAIN.has(event)
        if not quiet and (_changes_pool(event) or _is_of(SPEND, event, seat) or _is_of(LAY, event, seat)):
            break
        at -= 1
    while at < len(story) and DRAW.has(story[at]):
        place: i64 = DRAW_SEAT.read(story[at]) * 8 + DRAW_KIND.read(story[at])
        if place == seat * 8 + kind:
            return _changed(story, at, DRAW.of(seat, kind, DRAW_COUNT.read(story[at]) + count))
        if place > seat * 8 + kind:
            break
        at += 1
    return _inserted(story, at, DRAW.of(seat, kind, count))


def _pool_matters(story: list[int]) -> bool:
    """True when something hidden has come out of the pool or gone into it."""
    at: i64 = 0
    while at < len(story) and not (DRAW.has(story[at]) or MIX.has(story[at])):
        at += 1
    return at < len(story)


def was_put(story: list[int], kind: i64, count: i64) -> list[int]:
    """Pieces enter the pool; before the first draw that tells nothing."""
    if count == 0 or not _pool_matters(story):
        return story
    at: i64 = len(story)
    while at > 0 and PUT.has(story[at - 1]) and PUT_KIND.read(story[at - 1]) >= kind:
        at -= 1
        if PUT_KIND.read(story[at]) == kind:
            return _changed(story, at, PUT.of(kind, PUT_COUNT.read(story[at]) + count))
    return _inserted(story, at, PUT.of(kind, count))


def was_taken(story: list[int], kind: i64, count: i64) -> list[int]:
    """Pieces leave the pool in the open."""
    if len(story) == 0 or count == 0:
        return story
    changed = story[:]
    if _take(changed, len(story), kind, count):
        return _retold(changed)
    return changed


def _take(story: list[int], at: i64, kind: i64, count: i64) -> bool:
    """Strike out the last such pieces put in before `at`; True when an event is gone altogether.

    A skill mixed in face down may have been the piece: then the taking stays, right after it.
    """
    gone = False
    while at > 0 and count > 0 and not MIX.has(story[at - 1]):
        at -= 1
        if PUT.has(story[at]) and PUT_KIND.read(story[at]) == kind:
            left: i64 = PUT_COUNT.read(story[at]) - count
            count = -left
            if left > 0:
                story[at] = int(PUT.of(kind, left))
            else:
                del story[at]
                gone = True
    if at > 0 and count > 0:
        while at < len(story) and TAKE.has(story[at]) and TAKE_KIND.read(story[at]) <= kind:
            if TAKE_KIND.read(story[at]) == kind:
                story[at] = int(TAKE.of(kind, TAKE_COUNT.read(story[at]) + count))
                return gone
            at += 1
        story.insert(at, int(TAKE.of(kind, count)))
    return gone


def gained(story: list[int], seat: i64, kind: i64, count: i64) -> list[int]:
    """Pieces go behind a screen in the open."""
    if count == 0:
        return story
    at: i64 = len(story)
    while at > 0:
        at -= 1
        event: i64 = story[at]
        if _is_of(SPEND, event, seat) or _is_of(LAY, event, seat):
            break
        if _is_of(GAIN, event, seat) and GAIN_KIND.read(event) == kind:
            return _changed(story, at, GAIN.of(seat, kind, GAIN_COUNT.read(event) + count))
    return _inserted(story, len(story), GAIN.of(seat, kind, count))


def spent(story: list[int], seat: i64, kind: i64, count: i64) -> list[int]:
    """Pieces leave a screen in the open: those that came in the open first, then drawn ones."""
    changed = story[:]
    at: i64 = len(changed)
    while at > 0 and count > 0:
        at -= 1
        event: i64 = changed[at]
        if _is_of(LAY, event, seat):
            break
        if _is_of(GAIN, event, seat) and GAIN_KIND.read(event) == kind:
            left: i64 = GAIN_COUNT.read(event) - count
            count = -left
            if left > 0:
                changed[at] = int(GAIN.of(seat, kind, left))
            else:
                del changed[at]
    if count <= 0:
        return changed
    changed.append(int(SPEND.of(seat, kind, count)))
    if _resolve(changed, len(changed) - 1):
        return _retold(changed)
    return changed


def laid_down(story: list[int], seat: i64, kind: i64) -> list[int]:
    return _inserted(story, len(story), LAY.of(seat, kind))


def mixed_in(story: list[int]) -> list[int]:
    return _inserted(story, len(story), MIX.of())


def lying_aside(story: list[int]) -> i64:
    """The kind of the piece laid down last."""
    at: i64 = len(story) - 1
    while not LAY.has(story[at]):
        at -= 1
    return LAY_KIND.read(story[at])


def _resolve(story: list[int], at: i64) -> bool:
    """Strike out a payment and the draws it shows, if there is no doubt when those were made."""
    seat, kind, count = SPEND_SEAT.read(story[at]), SPEND_KIND.read(story[at]), SPEND_COUNT.read(story[at])
    first: i64 = -1
    last: i64 = -1
    found: i64 = -1
    place: i64 = 0
    while place < at:
        event: i64 = story[place]
        if _is_of(LAY, event, seat):
            return False
        if _is_of(DRAW, event, seat):
            last = place
            if first < 0:
                first = place
            if DRAW_KIND.read(event) == kind:
                found = place
        elif first >= 0 and _changes_pool(event) and _draws_again(story, place, at, seat):
            return False
        place += 1
    if found < first or found > last or found < 0:
        return False
    del story[at]
    left: i64 = DRAW_COUNT.read(story[found]) - count
    if left > 0:
        story[found] = int(DRAW.of(seat, kind, left))
    else:
        del story[found]
    _take(story, first, kind, count)
    return True


def _draws_again(story: list[int], place: i64, end: i64, seat: i64) -> bool:
    while place < end:
        if _is_of(DRAW, story[place], seat):
            return True
        place += 1
    return False


def _retold(story: list[int]) -> list[int]:
    """The same story once more, so that what is next to each other now is told together."""
    told: list[int] = []
    for event in story:
        if DRAW.has(event):
            told = drawn(told, DRAW_SEAT.read(event), DRAW_KIND.read(event), DRAW_COUNT.read(event))
        elif PUT.has(event):
            told = was_put(told, PUT_KIND.read(event), PUT_COUNT.read(event))
        elif TAKE.has(event):
            told = was_taken(told, TAKE_KIND.read(event), TAKE_COUNT.read(event))
        elif SPEND.has(event):
            told = spent(told, SPEND_SEAT.read(event), SPEND_KIND.read(event), SPEND_COUNT.read(event))
        else:
            told.append(event)
    return told


def seen_by(story: list[int], viewer: int) -> list[int]:
    """The story as one seat, or a spectator, knows it."""
    told: list[int] = []
    for event in story:
        if DRAW.has(event) and DRAW_SEAT.read(event) != viewer:
            seat: i64 = DRAW_SEAT.read(event)
            count: i64 = DRAW_COUNT.read(event)
            if len(told) > 0 and _is_of(DRAW_HIDDEN, told[-1], seat):
                count += DRAW_HIDDEN_COUNT.read(told.pop())
            told.append(int(DRAW_HIDDEN.of(seat, count)))
        elif LAY.has(event) and LAY_SEAT.read(event) != viewer:
            told.append(int(LAY_HIDDEN.of(LAY_SEAT.read(event))))
        else:
            told.append(event)
    return told


def behind_screens(story: list[int], players: int, kinds: int) -> list[int]:
    """What the story says to be behind the screens, at seat * kinds + kind."""
    found = [0] * (players * kinds)
    for event in story:
        if DRAW.has(event) or GAIN.has(event):
            found[DRAW_SEAT.read(event) * kinds + DRAW_KIND.read(event)] += DRAW_COUNT.read(event)
        elif SPEND.has(event):
            found[SPEND_SEAT.read(event) * kinds + SPEND_KIND.read(event)] -= SPEND_COUNT.read(event)
        elif LAY.has(event):
            found[LAY_SEAT.read(event) * kinds + LAY_KIND.read(event)] -= 1
    return found
