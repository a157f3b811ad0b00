"""Kinds for what a story hides: every draw and every payment face down made anew, as it could have been.

The story is played once more from its beginning. Before a kind is chosen, two questions are asked: can the
seat still make every payment that it made later, and is enough left in the pool for what came out of it
later? Both are necessary, and where they do not suffice the dealing begins anew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.remembered import (
    DRAW,
    DRAW_COUNT,
    DRAW_HIDDEN,
    DRAW_HIDDEN_COUNT,
    DRAW_HIDDEN_SEAT,
    DRAW_KIND,
    DRAW_SEAT,
    GAIN,
    GAIN_COUNT,
    GAIN_KIND,
    GAIN_SEAT,
    LAY,
    LAY_HIDDEN,
    LAY_HIDDEN_SEAT,
    MIX,
    PUT,
    PUT_COUNT,
    PUT_KIND,
    SPEND,
    SPEND_COUNT,
    SPEND_KIND,
    SPEND_SEAT,
    TAKE,
    TAKE_COUNT,
    TAKE_KIND,
)
from artel.kernel.rng import Rng

# A kind that is not known.
ANY_KIND: Final = -1
# What can be dealt at all is dealt in one or two attempts; past this many the view fits no state.
MOST_ATTEMPTS: Final = 2000


class Dealing:
    """A story with all its kinds, what lies behind the screens, and what is left in the pool."""

    def __init__(
        self, story: list[int], then: list[int], pool: list[int], players: int, rng: Rng, *,
        open_first: bool = False,
    ) -> None:  # fmt: skip
        self.events: Final = story + then
        self.told: Final = len(story)
        self.start: Final = pool
        self.kinds: Final = len(pool)
        self.players: Final = players
        self.rng: Final = rng
        # True when pieces received in the open lie open, and leave before equal ones that are hidden: then
        # what is laid face down is of no kind that lies open.
        self.open_first: Final = open_first
        self.lying_open: list[int] = []
        self.story: list[int] = []
        self.pool: list[int] = []
        self.hands: list[int] = []
        self.aside: int = ANY_KIND
        # How often the dealing began anew.
        self.failures = 0
        # By seat the places of its events, and of its last payment and its last one face down.
        self.of_seat: Final[list[list[int]]] = [[] for _ in range(players)]
        self.last_payment: Final = [-1] * players
        self.last_face_down: Final = [-1] * players
        self._note_seats()
        # By kind, how many pieces events ask for at most.
        self.scarce: Final = self._scarce_kinds()

    def deal(self) -> None:
        if min(self.start) >= 0:
            for _ in range(MOST_ATTEMPTS):
                if self._attempt():
                    return
                self.failures += 1
        raise ValueError(f"expected a story that can have happened, got {self.events} from {self.start}")

    def behind_screen(self, seat: int) -> list[int]:
        return self.hands[seat * self.kinds : (seat + 1) * self.kinds]

    def _note_seats(self) -> None:
        for at, event in enumerate(self.events):
            if PUT.has(event) or TAKE.has(event) or MIX.has(event):
                continue
            seat = DRAW_SEAT.read(event)
            self.of_seat[seat].append(at)
            if SPEND.has(event) or LAY_HIDDEN.has(event):
                self.last_payment[seat] = at
            if LAY_HIDDEN.has(event):
                self.last_face_down[seat] = at

    def _scarce_kinds(self) -> list[int]:
        wanted = [0] * self.kinds
        for event in self.events:
            if SPEND.has(event) or DRAW.has(event):
                wanted[SPEND_KIND.read(event)] += SPEND_COUNT.read(event)
            elif TAKE.has(event):
                wanted[TAKE_KIND.read(event)] += TAKE_COUNT.read(event)
        return wanted

    def _attempt(self) -> bool:
        self.story = []
        self.pool = self.start[:]
        self.hands = [0] * (self.players * self.kinds)
        self.lying_open = self.hands[:]
        for at in range(len(self.events)):
            event = self.events[at]
            if DRAW_HIDDEN.has(event):
                typed = self._draw(at)
            elif LAY_HIDDEN.has(event):
                typed = self._lay(at)
            else:
                typed = [event] if self._happen(event) else []
            if len(typed) == 0:
                return False
            if at < self.told:
                self.story.extend(typed)
        return True

    def _happen(self, event: i64) -> bool:
        """An event whose kind is known; False where the piece is not there."""
        if MIX.has(event):
            self.pool[self.aside] += 1
            return True
        if PUT.has(event):
            self.pool[PUT_KIND.read(event)] += PUT_COUNT.read(event)
            return True
        if TAKE.has(event):
            self.pool[TAKE_KIND.read(event)] -= TAKE_COUNT.read(event)
            return self.pool[TAKE_KIND.read(event)] >= 0
        kind: i64 = DRAW_KIND.read(event)
        place: i64 = DRAW_SEAT.read(event) * self.kinds + kind
        if LAY.has(event):
            self.hands[place] -= 1
            self.aside = int(kind)
        elif SPEND.has(event):
            self.hands[place] -= SPEND_COUNT.read(event)
            self.lying_open[place] = max(0, self.lying_open[place] - int(SPEND_COUNT.read(event)))
        else:
            self.hands[place] += DRAW_COUNT.read(event)
            if GAIN.has(event):
                self.lying_open[place] += GAIN_COUNT.read(event)
            if DRAW.has(event):
                self.pool[kind] -= DRAW_COUNT.read(event)
        return self.hands[place] >= 0 and self.pool[kind] >= 0

    def _draw(self, at: int) -> list[int]:
        """The kinds of some draws of one seat; nothing where none fit."""
        seat: i64 = DRAW_HIDDEN_SEAT.read(self.events[at])
        count: i64 = DRAW_HIDDEN_COUNT.read(self.events[at])
        drawn = [0] * self.kinds
        while count > 0:
            count -= 1
            chances = [0] * self.kinds
            for kind in range(self.kinds):
                if self.pool[kind] > 0 and self._may_draw(at, seat, kind, count):
                    chances[kind] = self.pool[kind]
            if max(chances) == 0:
                return []
            chosen = self.rng.pick(chances)
            drawn[chosen] += 1
            self.pool[chosen] -= 1
            self.hands[seat * self.kinds + chosen] += 1
        return [int(DRAW.of(seat, kind, drawn[kind])) for kind in range(self.kinds) if drawn[kind] > 0]

    def _may_draw(self, at: int, seat: i64, kind: int, more: i64) -> bool:
        place = seat * self.kinds + kind
        self.pool[kind] -= 1
        self.hands[place] += 1
        fits = self.pool[kind] >= self.scarce[kind] or self._pool_lasts(at, kind)
        fits = fits and self._can_pay(at, seat, more)
        self.pool[kind] += 1
        self.hands[place] -= 1
        return fits

    def _lay(self, at: int) -> list[int]:
        """The kind of a piece paid face down; nothing where none fits."""
        seat: i64 = LAY_HIDDEN_SEAT.read(self.events[at])
        chances = [0] * self.kinds
        for kind in range(self.kinds):
            place = seat * self.kinds + kind
            if self.hands[place] > 0 and not (self.open_first and self.lying_open[place] > 0):
                self.hands[place] -= 1
                if self._can_pay(at, seat, 0):
                    chances[kind] = self.hands[place] + 1
                self.hands[place] += 1
        if max(chances) == 0:
            return []
        self.aside = int(self.rng.pick(chances))
        self.hands[seat * self.kinds + self.aside] -= 1
        return [int(LAY.of(seat, self.aside))]

    def _pool_lasts(self, at: int, kind: int) -> bool:
        """True when what later left the pool in the open, or must have been drawn, can still be there."""
        left: i64 = self.pool[kind]
        owed = [0] * self.players
        for later in range(at + 1, len(self.events)):
            event = self.events[later]
            if PUT.has(event) and PUT_KIND.read(event) == kind:
                left += PUT_COUNT.read(event)
            elif TAKE.has(event) and TAKE_KIND.read(event) == kind:
                left -= TAKE_COUNT.read(event)
            elif MIX.has(event):
                left += 1
            elif DRAW.has(event) and DRAW_KIND.read(event) == kind:
                left -= DRAW_COUNT.read(event)
                owed[DRAW_SEAT.read(event)] -= DRAW_COUNT.read(event)
            elif GAIN.has(event) and GAIN_KIND.read(event) == kind:
                owed[GAIN_SEAT.read(event)] -= GAIN_COUNT.read(event)
            elif SPEND.has(event) and SPEND_KIND.read(event) == kind:
                owed[SPEND_SEAT.read(event)] += SPEND_COUNT.read(event)
            if left < 0:
                return False
        for seat in range(self.players):
            left -= max(0, owed[seat] - self.hands[seat * self.kinds + kind])
        return left >= 0

    def _can_pay(self, at: int, seat: i64, wild: i64) -> bool:
        """True when the seat can make all its later payments, `wild` draws being still without a kind."""
        if at >= self.last_payment[seat]:
            return True
        if at >= self.last_face_down[seat]:
            return self._can_pay_openly(at, seat, wild)
        return self._can_pay_face_down(at, seat, wild)

    def _can_pay_openly(self, at: int, seat: i64, wild: i64) -> bool:
        """Payments of named kinds: a piece of that kind pays first, otherwise a draw without a kind."""
        held = self.hands[seat * self.kinds : (seat + 1) * self.kinds]
        for later in self.of_seat[seat]:
            if later <= at:
                continue
            event = self.events[later]
            if DRAW_HIDDEN.has(event):
                wild += DRAW_HIDDEN_COUNT.read(event)
                continue
            kind = SPEND_KIND.read(event)
            if SPEND.has(event):
                held[kind] -= SPEND_COUNT.read(event)
                if held[kind] < 0:
                    wild += held[kind]
                    held[kind] = 0
                    if wild < 0:
                        return False
            else:
                held[kind] += GAIN_COUNT.read(event)
        return True

    def _can_pay_face_down(self, at: int, seat: i64, wild: i64) -> bool:
        """Each payment takes a piece that came before it; if need be, an earlier payment takes another."""
        payments = Payments()
        for kind in range(self.kinds):
            for _ in range(self.hands[seat * self.kinds + kind]):
                payments.pieces.append(kind)
        for _ in range(wild):
            payments.pieces.append(ANY_KIND)
        for later in self.of_seat[seat]:
            if later <= at:
                continue
            event = self.events[later]
            if DRAW_HIDDEN.has(event):
                for _ in range(DRAW_HIDDEN_COUNT.read(event)):
                    payments.pieces.append(ANY_KIND)
            elif LAY_HIDDEN.has(event):
                if not payments.pay(ANY_KIND):
                    return False
            elif SPEND.has(event):
                for _ in range(SPEND_COUNT.read(event)):
                    if not payments.pay(int(SPEND_KIND.read(event))):
                        return False
            else:
                for _ in range(GAIN_COUNT.read(event)):
                    payments.pieces.append(int(GAIN_KIND.read(event)))
        return True


class Payments:
    """A matching of payments with the pieces that came before them."""

    def __init__(self) -> None:
        # The kinds of the pieces in the order in which they came.
        self.pieces: Final[list[int]] = []
        # For each payment its kind, how many pieces had come before it, and the piece that pays.
        self.wanted: Final[list[int]] = []
        self.before: Final[list[int]] = []
        self.taken_by: Final[dict[int, int]] = {}

    def pay(self, kind: int) -> bool:
        self.wanted.append(kind)
        self.before.append(len(self.pieces))
        return self._find(len(self.wanted) - 1, set())

    def _find(self, payment: int, tried: set[int]) -> bool:
        wanted = self.wanted[payment]
        for piece in range(self.before[payment]):
            kind = self.pieces[piece]
            if piece in tried or (ANY_KIND not in (wanted, kind) and wanted != kind):
                continue
            tried.add(piece)
            if piece not in self.taken_by or self._find(self.taken_by[piece], tried):
                self.taken_by[piece] = payment
                return True
        return False
