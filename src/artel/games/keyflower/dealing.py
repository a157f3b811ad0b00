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
    DRAW_CODE,
    DRAW_COUNT,
    DRAW_HIDDEN_CODE,
    DRAW_HIDDEN_COUNT,
    DRAW_KIND,
    DRAW_SEAT,
    GAIN_CODE,
    LAY,
    LAY_CODE,
    LAY_HIDDEN_CODE,
    MIX_CODE,
    PUT_CODE,
    PUT_COUNT,
    PUT_KIND,
    SPEND_CODE,
    TAKE_CODE,
)
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK

# A kind that is not known, an event of no seat, and a piece that makes no payment.
ANY_KIND: Final = -1
NOBODY: Final = -1
UNPAID: Final = -1
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
        # By event: its code, its seat, its kind and how many pieces, as far as it has them.
        self.codes: Final[list[int]] = []
        self.seats: Final[list[int]] = []
        self.sorts: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        # By seat the places of its events, and of its last payment and its last one face down.
        self.of_seat: Final[list[list[int]]] = [[] for _ in range(players)]
        self.last_payment: Final = [-1] * players
        self.last_face_down: Final = [-1] * players
        # By kind, how many pieces events ask for at most.
        self.scarce: Final = [0] * self.kinds
        for event in self.events:
            self._note(event)

    def deal(self) -> None:
        if min(self.start) >= 0:
            for _ in range(MOST_ATTEMPTS):
                if self._attempt():
                    return
                self.failures += 1
        raise ValueError(f"expected a story that can have happened, got {self.events} from {self.start}")

    def behind_screen(self, seat: int) -> list[int]:
        return self.hands[seat * self.kinds : (seat + 1) * self.kinds]

    def _note(self, event: i64) -> None:
        """Take an event apart, once for all that is asked of it."""
        at = len(self.codes)
        code: i64 = event & CODE_MASK
        seat: i64 = NOBODY
        kind: i64 = ANY_KIND
        count: i64 = 1
        if code in (PUT_CODE, TAKE_CODE):
            kind, count = PUT_KIND.read(event), PUT_COUNT.read(event)
        elif code != MIX_CODE:
            seat = DRAW_SEAT.read(event)
            self.of_seat[seat].append(at)
            if code == DRAW_HIDDEN_CODE:
                count = DRAW_HIDDEN_COUNT.read(event)
            elif code == LAY_HIDDEN_CODE:
                self.last_payment[seat] = self.last_face_down[seat] = at
            else:
                kind = DRAW_KIND.read(event)
                if code != LAY_CODE:
                    count = DRAW_COUNT.read(event)
        if code in (SPEND_CODE, DRAW_CODE, TAKE_CODE):
            self.scarce[kind] += count
        if code == SPEND_CODE:
            self.last_payment[seat] = at
        self.codes.append(int(code))
        self.seats.append(int(seat))
        self.sorts.append(int(kind))
        self.counts.append(int(count))

    def _attempt(self) -> bool:
        self.story = []
        self.pool = self.start[:]
        self.hands = [0] * (self.players * self.kinds)
        self.lying_open = self.hands[:]
        for at in range(len(self.events)):
            code: i64 = self.codes[at]
            if code == DRAW_HIDDEN_CODE:
                if not self._draw(at):
                    return False
            elif code == LAY_HIDDEN_CODE:
                if not self._lay(at):
                    return False
            elif not self._happen(at, code):
                return False
            elif at < self.told:
                self.story.append(self.events[at])
        return True

    def _happen(self, at: i64, code: i64) -> bool:
        """An event whose kind is known; False where the piece is not there."""
        if code == MIX_CODE:
            self.pool[self.aside] += 1
            return True
        kind: i64 = self.sorts[at]
        count: i64 = self.counts[at]
        if code == PUT_CODE:
            self.pool[kind] += count
            return True
        if code == TAKE_CODE:
            self.pool[kind] -= count
            return self.pool[kind] >= 0
        place: i64 = self.seats[at] * self.kinds + kind
        if code == LAY_CODE:
            self.hands[place] -= 1
            self.aside = int(kind)
        elif code == SPEND_CODE:
            self.hands[place] -= count
            self.lying_open[place] = max(0, self.lying_open[place] - int(count))
        else:
            self.hands[place] += count
            if code == GAIN_CODE:
                self.lying_open[place] += count
            else:
                self.pool[kind] -= count
        return self.hands[place] >= 0 and self.pool[kind] >= 0

    def _draw(self, at: i64) -> bool:
        """Kinds for some draws of one seat; False where none fit."""
        seat: i64 = self.seats[at]
        count: i64 = self.counts[at]
        drawn = [0] * self.kinds
        chances = [0] * self.kinds
        while count > 0:
            count -= 1
            total: i64 = 0
            # A seat that can pay without this piece can pay whatever it is.
            pays: bool = self._can_pay(at, seat, count)
            for kind in range(self.kinds):
                chance: i64 = self.pool[kind]
                sure: bool = pays and chance > self.scarce[kind]
                if chance > 0 and not sure and not self._may_draw(at, seat, kind, count, pays):
                    chance = 0
                chances[kind] = int(chance)
                total += chance
            if total == 0:
                return False
            chosen = self.rng.pick(chances)
            drawn[chosen] += 1
            self.pool[chosen] -= 1
            self.hands[seat * self.kinds + chosen] += 1
        if at < self.told:
            for kind in range(self.kinds):
                if drawn[kind] > 0:
                    self.story.append(int(DRAW.of(seat, kind, drawn[kind])))
        return True

    def _may_draw(self, at: i64, seat: i64, kind: i64, more: i64, pays: bool) -> bool:
        place: i64 = seat * self.kinds + kind
        self.pool[kind] -= 1
        self.hands[place] += 1
        fits: bool = self.pool[kind] >= self.scarce[kind] or self._pool_lasts(at, kind)
        fits = fits and (pays or self._can_pay(at, seat, more))
        self.pool[kind] += 1
        self.hands[place] -= 1
        return fits

    def _lay(self, at: i64) -> bool:
        """The kind of a piece paid face down; False where none fits.

        Every piece that may be meant is as likely: nobody is thought to choose by its kind.
        """
        seat: i64 = self.seats[at]
        chances = [0] * self.kinds
        total: i64 = 0
        for kind in range(self.kinds):
            place = seat * self.kinds + kind
            if self.hands[place] > 0 and not (self.open_first and self.lying_open[place] > 0):
                self.hands[place] -= 1
                if self._can_pay(at, seat, 0):
                    chances[kind] = self.hands[place] + 1
                    total += chances[kind]
                self.hands[place] += 1
        if total == 0:
            return False
        self.aside = int(self.rng.pick(chances))
        self.hands[seat * self.kinds + self.aside] -= 1
        if at < self.told:
            self.story.append(int(LAY.of(seat, self.aside)))
        return True

    def _pool_lasts(self, at: i64, kind: i64) -> bool:
        """True when what later left the pool in the open, or must have been drawn, can still be there."""
        left: i64 = self.pool[kind]
        owed = [0] * self.players
        later: i64 = at + 1
        while later < len(self.codes):
            code: i64 = self.codes[later]
            if code == MIX_CODE:
                left += 1
            elif self.sorts[later] == kind:
                count: i64 = self.counts[later]
                if code == PUT_CODE:
                    left += count
                elif code == TAKE_CODE:
                    left -= count
                elif code == DRAW_CODE:
                    left -= count
                    owed[self.seats[later]] -= count
                elif code == GAIN_CODE:
                    owed[self.seats[later]] -= count
                elif code == SPEND_CODE:
                    owed[self.seats[later]] += count
                if left < 0:
                    return False
            later += 1
        for seat in range(self.players):
            left -= max(0, owed[seat] - self.hands[seat * self.kinds + kind])
        return left >= 0

    def _can_pay(self, at: i64, seat: i64, wild: i64) -> bool:
        """True when the seat can make all its later payments, `wild` draws being still without a kind."""
        if at >= self.last_payment[seat]:
            return True
        if at >= self.last_face_down[seat]:
            return self._can_pay_openly(at, seat, wild)
        return self._can_pay_face_down(at, seat, wild)

    def _can_pay_openly(self, at: i64, seat: i64, wild: i64) -> bool:
        """Payments of named kinds: a piece of that kind pays first, otherwise a draw without a kind."""
        held = self.hands[seat * self.kinds : (seat + 1) * self.kinds]
        for later in self.of_seat[seat]:
            if later <= at:
                continue
            code: i64 = self.codes[later]
            count: i64 = self.counts[later]
            if code == DRAW_HIDDEN_CODE:
                wild += count
                continue
            kind: i64 = self.sorts[later]
            if code == SPEND_CODE:
                left: i64 = held[kind] - count
                if left < 0:
                    wild += left
                    left = 0
                    if wild < 0:
                        return False
                held[kind] = int(left)
            else:
                held[kind] += count
        return True

    def _can_pay_face_down(self, at: i64, seat: i64, wild: i64) -> bool:
        """Each payment takes a piece that came before it; if need be, an earlier payment takes another."""
        payments = Payments()
        for kind in range(self.kinds):
            payments.come(kind, self.hands[seat * self.kinds + kind])
        payments.come(ANY_KIND, wild)
        for later in self.of_seat[seat]:
            if later <= at:
                continue
            code: i64 = self.codes[later]
            if code in (LAY_HIDDEN_CODE, SPEND_CODE):
                for _ in range(self.counts[later]):
                    if not payments.pay(self.sorts[later]):
                        return False
            else:
                payments.come(self.sorts[later], self.counts[later])
        return True


class Payments:
    """A matching of payments with the pieces that came before them."""

    def __init__(self) -> None:
        # The kinds of the pieces in the order in which they came, and the payment that each makes.
        self.pieces: Final[list[int]] = []
        self.payment_of: Final[list[int]] = []
        # For each payment its kind, and how many pieces had come before it.
        self.wanted: Final[list[int]] = []
        self.before: Final[list[int]] = []

    def come(self, kind: i64, count: i64) -> None:
        while count > 0:
            self.pieces.append(int(kind))
            self.payment_of.append(UNPAID)
            count -= 1

    def pay(self, kind: int) -> bool:
        self.wanted.append(kind)
        self.before.append(len(self.pieces))
        payment = len(self.wanted) - 1
        for piece in range(len(self.pieces)):
            if self.payment_of[piece] == UNPAID and self._serves(piece, payment):
                self.payment_of[piece] = payment
                return True
        return self._find(payment, [False] * len(self.pieces))

    def _serves(self, piece: int, payment: int) -> bool:
        kind, wanted = self.pieces[piece], self.wanted[payment]
        return ANY_KIND in (kind, wanted) or kind == wanted

    def _find(self, payment: int, tried: list[bool]) -> bool:
        for piece in range(self.before[payment]):
            if tried[piece] or not self._serves(piece, payment):
                continue
            tried[piece] = True
            if self.payment_of[piece] == UNPAID or self._find(self.payment_of[piece], tried):
                self.payment_of[piece] = payment
                return True
        return False
