"""Dealing hidden hands so that they fit everything one viewer remembers.

The events are gone through in order by several possible courses at once. Where an event leaves open which
piece it was, a course decides by chance; a course to which something happens that cannot happen in it ends,
and the ones left are doubled. Every course that reaches the end is a history the viewer cannot rule out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.kernel.memory import (
    CAME,
    DREW,
    LEFT,
    PASSED,
    POOLED,
    REFILLED,
    TURNED,
    Memory,
    Pieces,
    sizes_before,
)
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK

MOST_COURSES: Final = 16384
UNKNOWN: Final = -1


class Seen:
    """What a viewer has before its eyes: the sizes of all hands, what lies open, and its own hand.

    `seat` is below 0 for a spectator, whose `own` hand is empty.
    """

    def __init__(self, seat: i64, copies: list[int], hands: list[int], lying: list[int], own: list[int]):
        self.seat: Final = seat
        self.copies: Final = copies
        self.hands: Final = hands
        self.lying: Final = lying
        self.own: Final = own


class Course:
    """One way it may have been: pieces by number, their kinds as far as decided, and where each is.

    `left` is what each pool still holds besides the pieces decided; `passed` the pieces that changed
    hands in hiding; the pieces from number `first` on came after the start.
    """

    def __init__(
        self,
        hands: list[list[int]],
        kinds: list[int],
        pools: list[int],
        left: list[list[int]],
        passed: list[int],
        first: i64,
    ) -> None:
        self.hands = hands
        self.kinds = kinds
        self.pools = pools
        self.left = left
        self.passed = passed
        self.first = first

    def clone(self) -> Course:
        hands = [hand[:] for hand in self.hands]
        left = [pool[:] for pool in self.left]
        return Course(hands, self.kinds[:], self.pools[:], left, self.passed[:], self.first)

    def happens(self, pieces: Pieces, event: i64, rng: Rng) -> bool:
        """Let an event happen; False when it cannot have happened this way."""
        code: i64 = event & CODE_MASK
        if code == DREW:
            kind: i64 = pieces.drew_kind.read(event) - 1
            self._enters(pieces.drew_seat.read(event), kind, len(self.left) - 1)
            return kind < 0 or self._takes(len(self.left) - 1, kind)
        if code == TURNED:
            return self._takes(len(self.left) - 1, pieces.turned_kind.read(event) - 1)
        if code == CAME:
            self._enters(pieces.came_seat.read(event), pieces.came_kind.read(event) - 1, UNKNOWN)
            return True
        if code == LEFT:
            return self._picks(pieces.left_seat.read(event), pieces.left_kind.read(event) - 1, rng) >= 0
        if code == PASSED:
            return self._passes(pieces, event, rng)
        if code == REFILLED:
            self.left.append([0] * pieces.count)
        elif code == POOLED:
            self.left[len(self.left) - 1][pieces.pooled_kind.read(event) - 1] = int(
                pieces.pooled_count.read(event)
            )
        return True

    def _enters(self, seat: i64, kind: i64, pool: i64) -> None:
        self.hands[seat].append(len(self.kinds))
        self.kinds.append(int(kind))
        self.pools.append(int(pool))

    def _takes(self, pool: i64, kind: i64) -> bool:
        self.left[pool][kind] -= 1
        return self.left[pool][kind] >= 0

    def _passes(self, pieces: Pieces, event: i64, rng: Rng) -> bool:
        seat, kind = pieces.passed_seat.read(event), pieces.passed_kind.read(event) - 1
        piece: i64 = UNKNOWN
        if kind >= 0:
            piece = self._picks(seat, kind, rng)
        elif self.hands[seat]:
            piece = self.hands[seat].pop(rng.below(len(self.hands[seat])))
        if piece < 0:
            return False
        self.hands[pieces.passed_to.read(event)].append(int(piece))
        self.passed.append(int(piece))
        return True

    def _picks(self, seat: i64, kind: i64, rng: Rng) -> i64:
        """Take a piece of this kind out of a hand, one that is known to be of it first; -1 without one."""
        hand = self.hands[seat]
        weights: list[int] = []
        for place in range(len(hand)):
            piece = hand[place]
            if self.kinds[piece] == kind:
                return hand.pop(place)
            weight: i64 = 0
            if self.kinds[piece] == UNKNOWN:
                weight = self._likelihood(self.pools[piece], kind)
            weights.append(int(weight))
        if not weights or max(weights) == 0:
            return UNKNOWN
        piece = hand.pop(rng.pick(weights))
        self.kinds[piece] = int(kind)
        self.left[self.pools[piece]][kind] -= 1
        return piece

    def _likelihood(self, pool: i64, kind: i64) -> i64:
        """How often in 10,000 a piece of this pool is of this kind; at least once where there is one."""
        count: i64 = self.left[pool][kind]
        if count <= 0:
            return 0
        size: i64 = 0
        for each in self.left[pool]:
            size += each
        return 1 + count * 10000 // size

    def decide(self, rng: Rng) -> None:
        """Give every piece in the hands a kind; what is left then is the content of the last pool."""
        for pool in range(len(self.left)):
            rest = [kind for kind in range(len(self.left[pool])) for _ in range(self.left[pool][kind])]
            rng.shuffle(rest)
            for piece in range(len(self.kinds)):
                if self.kinds[piece] == UNKNOWN and self.pools[piece] == pool:
                    if not rest:
                        raise ValueError(f"expected a piece of pool {pool} for every hand, got too few")
                    self.kinds[piece] = rest.pop()
                    self.left[pool][self.kinds[piece]] -= 1
            if rest and pool < len(self.left) - 1:
                raise ValueError(f"expected pool {pool} used up, got {len(rest)} pieces left over")


def recalled(memory: Memory, seen: Seen, rng: Rng) -> Course:
    """A whole course of events that fits what this viewer remembers and sees, every kind decided."""
    start = _start(memory, seen)
    count = 1
    while count <= MOST_COURSES:
        courses = _survivors(start, memory, count, rng)
        if courses:
            course = courses[rng.below(len(courses))]
            course.decide(rng)
            return course
        count *= 4
    raise ValueError(f"expected hands that fit what was seen, got none in {MOST_COURSES} courses")


def _survivors(start: Course, memory: Memory, count: i64, rng: Rng) -> list[Course]:
    courses = [start.clone()]
    while len(courses) < count:
        courses.append(start.clone())
    for event in memory.events:
        alive: list[Course] = []
        for course in courses:
            if course.happens(memory.pieces, event, rng):
                alive.append(course)
        if not alive:
            return alive
        survived = len(alive)
        while 2 * len(alive) < count:
            alive.append(alive[rng.below(survived)].clone())
        courses = alive
    return courses


def _start(memory: Memory, seen: Seen) -> Course:
    """Before the first event: what was known in each hand, and as many unknown pieces as it held more."""
    pieces, known = memory.pieces, memory.known
    sizes = sizes_before(pieces, memory.events, seen.hands)
    own = _before(memory, seen.own, seen.seat)
    lying = [int(_lying_before(memory, seen, kind)) for kind in range(pieces.count)]
    if min(lying) < 0:
        raise ValueError(f"expected as many open pieces as were seen, got {min(lying)} before the events")
    pool = [seen.copies[kind] - lying[kind] for kind in range(pieces.count)]
    course = Course([[] for _ in seen.hands], [], [], [pool], [], sum(sizes))
    for seat in range(len(seen.hands)):
        for kind in range(pieces.count):
            sure = known[seat * pieces.count + kind]
            held = own[kind] if seat == seen.seat else sure
            pool[kind] -= max(sure, held)
            for _ in range(held):
                course._enters(seat, kind, UNKNOWN)
        for _ in range(sizes[seat] - len(course.hands[seat])):
            course._enters(seat, UNKNOWN, 0)
    if min(pool) < 0:
        raise ValueError(f"expected no more pieces than there are, got {pool} left for the pool")
    return course


def _before(memory: Memory, own: list[int], viewer: i64) -> list[int]:
    """The viewer's own hand before the events."""
    pieces = memory.pieces
    hand = own[:]
    for event in memory.events:
        code: i64 = event & CODE_MASK
        if (code in (DREW, CAME)) and pieces.drew_seat.read(event) == viewer:
            hand[pieces.drew_kind.read(event) - 1] -= 1
        elif code == LEFT and pieces.left_seat.read(event) == viewer:
            hand[pieces.left_kind.read(event) - 1] += 1
        elif code == PASSED and pieces.passed_seat.read(event) == viewer:
            hand[pieces.passed_kind.read(event) - 1] += 1
        elif code == PASSED and pieces.passed_to.read(event) == viewer:
            hand[pieces.passed_kind.read(event) - 1] -= 1
    return hand


def _lying_before(memory: Memory, seen: Seen, kind: i64) -> i64:
    """How many of a kind lay open before the events."""
    pieces = memory.pieces
    count: i64 = seen.lying[kind]
    for event in memory.events:
        code: i64 = event & CODE_MASK
        if code == LEFT and pieces.left_kind.read(event) == kind + 1:
            count -= 1
        elif code == CAME and pieces.came_kind.read(event) == kind + 1:
            count += 1
        elif code == TURNED and pieces.turned_kind.read(event) == kind + 1:
            count -= 1
        elif code == POOLED and pieces.pooled_kind.read(event) == kind + 1:
            count += pieces.pooled_count.read(event)
    return count


def retold(memory: Memory, course: Course) -> list[int]:
    """The events with every unseen piece named as in this course."""
    pieces = memory.pieces
    told: list[int] = []
    entered: i64 = course.first
    passed: i64 = 0
    for event in memory.events:
        code: i64 = event & CODE_MASK
        if code == DREW:
            told.append(pieces.drew.of(pieces.drew_seat.read(event), course.kinds[entered] + 1))
        elif code == PASSED:
            kind: i64 = course.kinds[course.passed[passed]] + 1
            told.append(pieces.passed.of(pieces.passed_seat.read(event), pieces.passed_to.read(event), kind))
        else:
            told.append(event)
        if code in (DREW, CAME):
            entered += 1
        elif code == PASSED:
            passed += 1
    return told
