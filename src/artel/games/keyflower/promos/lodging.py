"""Talton lodge: an upgrade that workers pay, from behind the screen or as whole beaten bids.

A beaten bid may pay more than is asked, but nothing is paid that could be left out. So pieces are told from
the largest to the smallest: whoever is still asked has not paid enough, and each piece is needed.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.group import beaten_size, take_bid_away
from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.payment import PAY_NEXT
from artel.games.keyflower.moves import (
    PAY_BID,
    PAY_BID_TILE,
    PAY_WORKER,
    PAY_WORKER_COLOUR,
    TILE,
    WORKER_PAYMENTS,
)
from artel.games.keyflower.screens import put_in_bag, spend_workers
from artel.games.keyflower.state import COLOUR_COUNT, SEAT_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.text import WORKER_PAID
from artel.games.keyflower.trade import Payer
from artel.games.keyflower.words import COLOURS
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import State

# Workers still to be paid, and the largest beaten bid that may pay next: 0 after a worker from the screen.
MOST_LEFT: Final = 16
ANY_SIZE: Final = MOST_LEFT - 1


def workers_to_pay(state: KeyflowerState, seat: i64, size: i64, low: i64) -> i64:
    """How many workers may still pay: beaten bids up to a size, and colours from one on.

    Rule: KFP-TALTON-5
    """
    total: i64 = 0
    for colour in range(low, COLOUR_COUNT):
        total += state.screen[seat * COLOUR_COUNT + colour]
    for slot in range(len(state.lots)):
        beaten = beaten_size(state, seat, slot)
        if beaten <= size or size == ANY_SIZE:
            total += beaten
    return total


class WorkersPay(Payer):
    """Any workers: how many there are is open, so everybody can tell whether they suffice.

    Rule: KFP-TALTON-5
    """

    def has(self, state: State, seat: i64, tile: i64, count: i64) -> bool:
        return workers_to_pay(cast(KeyflowerState, state), seat, ANY_SIZE, 0) >= count

    def pay(self, state: State, seat: i64, tile: i64, count: i64) -> None:
        state.agenda.append(PAY_WORKERS.frame(seat, tile, count, ANY_SIZE, 0))


def paid(state: KeyflowerState, seat: i64, frame: i64, colour: i64, count: i64, size: i64, low: i64) -> None:
    """Workers go into the bag; what is left to pay is asked for."""
    state.note(WORKER_PAID.of(seat, colour, count))
    put_in_bag(state, colour, count)
    left = PAY_WORKERS.left.read(frame) - count
    if left > 0:
        state.agenda.append(PAY_WORKERS.frame(seat, PAY_WORKERS.tile.read(frame), left, size, low))


class WorkerPays(Action):
    """A worker from behind the screen, colours in their order.

    Rule: KFP-TALTON-5
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        left = PAY_WORKERS.left.read(frame)
        for colour in range(PAY_WORKERS.low.read(frame), COLOUR_COUNT):
            if s.screen[seat * COLOUR_COUNT + colour] > 0 and workers_to_pay(s, seat, 0, colour) >= left:
                found.append(WORKER_PAYMENTS[colour])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        colour = PAY_WORKER_COLOUR.read(move)
        spend_workers(s, seat, colour, 1)
        paid(s, seat, frame, colour, 1, 0, colour)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        colour = COLOURS[PAY_WORKER_COLOUR.read(move)]
        return Refusal("KFP-TALTON-5", "cannot-pay-worker", {"colour": colour})


class BidPays(Action):
    """A whole beaten bid, before any worker from behind the screen, the larger ones first.

    Rule: KFP-TALTON-5
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        left, size = PAY_WORKERS.left.read(frame), PAY_WORKERS.size.read(frame)
        for slot in range(len(s.lots)):
            beaten = beaten_size(s, seat, slot)
            if beaten == 0 or (beaten > size and size != ANY_SIZE):
                continue
            if beaten >= left or workers_to_pay(s, seat, beaten, 0) >= left:
                found.append(rules_of(s).listing.bid_payments[s.lots[slot]])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile = PAY_BID_TILE.read(move)
        bid: i64 = s.bids[tile * SEAT_COUNT + seat]
        take_bid_away(s, seat, tile)
        paid(s, seat, frame, bid & 3, bid >> 2, bid >> 2, 0)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFP-TALTON-5", "cannot-pay-bid", {"tile": TILE.word(PAY_BID_TILE.read(move))})


class PayWorkers(Interrupted):
    """Which workers pay.

    Rule: KFP-TALTON-5
    """

    def __init__(self) -> None:
        fields = [
            TILE,
            numbers("left", MOST_LEFT),
            numbers("size", MOST_LEFT),
            numbers("low", COLOUR_COUNT),
        ]
        super().__init__("pay-workers", *fields, actions=[WorkerPays(PAY_WORKER), BidPays(PAY_BID)])
        self.tile: Final = self.part("tile")
        self.left: Final = self.part("left")
        self.size: Final = self.part("size")
        self.low: Final = self.part("low")

    def give_up(self, state: State) -> None:
        """The rest is not asked for, and nothing is upgraded."""
        super().give_up(state)
        if state.agenda and PAY_NEXT.shape.has(state.agenda[-1]):
            state.agenda.pop()

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFP-TALTON-5", "not-now", {"question": "pay-workers"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.tile.read(frame)), "count": int(self.left.read(frame))}


PAY_WORKERS: Final = PayWorkers()
