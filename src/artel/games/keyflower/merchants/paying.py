"""The cost of an extension: resources on its tile, a skill, or a worker or a whole beaten bid."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.exchange import has_worker
from artel.games.keyflower.actions.group import Group, beaten_size, take_bid_away
from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.units import goods_for, next_is_like, rising_payable, skills_of, units_of
from artel.games.keyflower.components.vocabulary import ANY, NONE, WILD_UPGRADE, Cost
from artel.games.keyflower.merchants.extensions import EXTENSION, EXTENSIONS, put_on
from artel.games.keyflower.merchants.lines import EXTENDED
from artel.games.keyflower.moves import (
    PAY_BID,
    PAY_BID_TILE,
    PAY_GOOD,
    PAY_GOOD_GOOD,
    PAY_WORKER,
    PAY_WORKER_COLOUR,
    TILE,
    WORKER_PAYMENTS,
)
from artel.games.keyflower.screens import put_in_bag, spend_skill, spend_workers
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    GOOD_COUNT,
    SEAT_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    has_ability,
    rules_of,
)
from artel.games.keyflower.text import GOOD_PAID, SKILL_PAID, WORKER_PAID
from artel.games.keyflower.words import COLOURS, GOODS
from artel.kernel.menu import Action
from artel.kernel.numbers import row_of
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import State


def wanted_worker(cost: Cost) -> i64:
    """The colour of the worker that pays, ANY, or NONE where none does."""
    if cost.any_worker > 0:
        return ANY
    for colour in range(COLOUR_COUNT):
        if cost.workers[colour] > 0:
            return colour
    return NONE


def goods_units(state: KeyflowerState, seat: i64, cost: Cost) -> list[int]:
    """The resources of a cost; with summer boat 3a each may be any. Rule: KFM-EXT-15"""
    return units_of(cost, has_ability(state, seat, WILD_UPGRADE))


def goods_on(state: KeyflowerState, tile: i64) -> list[int]:
    """What lies on the tile itself, and only that, may pay. Rule: KFM-EXT-10"""
    return row_of(state.goods, tile, GOOD_COUNT)


def can_pay(state: KeyflowerState, seat: i64, tile: i64, cost: Cost) -> bool:
    """True when everything that an extension costs is there.

    Rule: KFM-EXT-9, KFM-EXT-10, KFM-EXT-11, KFM-EXT-12, KFM-EXT-14, KFM-EXT-15
    """
    wanted = wanted_worker(cost)
    if wanted != NONE:
        return has_worker(state, Group(state, seat, 0, 0), wanted, 0, 0)
    for skill in range(SKILL_COUNT):
        if state.skills[seat * SKILL_COUNT + skill] < cost.skills[skill]:
            return False
    return rising_payable(goods_units(state, seat, cost), 0, goods_on(state, tile), 0)


def seems_payable(state: KeyflowerState, seat: i64, tile: i64, cost: Cost) -> bool:
    """The same as far as everyone can see: how many workers and skills there are, not which."""
    wanted = wanted_worker(cost)
    if wanted != NONE:
        place = seat * COLOUR_COUNT
        return sum(state.screen[place : place + COLOUR_COUNT]) > 0 or len(bids_of(state, seat, wanted)) > 0
    if skills_of(state, seat) < sum(cost.skills):
        return False
    return rising_payable(goods_units(state, seat, cost), 0, goods_on(state, tile), 0)


def bids_of(state: KeyflowerState, seat: i64, wanted: i64) -> list[int]:
    """The lots with a beaten bid of the seat in this colour. Rule: KFM-EXT-12, KFM-EXT-14"""
    found: list[int] = []
    for slot in range(len(state.lots)):
        tile = state.lots[slot]
        if beaten_size(state, seat, slot) > 0 and wanted in (ANY, state.bids[tile * SEAT_COUNT + seat] & 3):
            found.append(tile)
    return found


def begin_payment(state: KeyflowerState, seat: i64, tile: i64, extension: i64) -> None:
    """A skill is paid at once, resources where there is no choice; for a worker the seat is always asked,
    since an unasked question would tell which workers there are.

    Rule: KFM-EXT-9, KFM-EXT-11
    """
    cost = EXTENSIONS[extension].cost
    if wanted_worker(cost) != NONE:
        state.agenda.append(PAY_EXTENSION.frame(seat, tile, extension, 0, 0))
        return
    for skill in range(SKILL_COUNT):
        for _ in range(cost.skills[skill]):
            spend_skill(state, seat, skill)
            state.note(SKILL_PAID.of(seat, skill))
    pay_goods(state, seat, tile, extension, 0, 0)


def pay_goods(state: KeyflowerState, seat: i64, tile: i64, extension: i64, place: i64, low: i64) -> None:
    """The resources from this unit on, without a question where one resource alone can pay.

    Rule: KFM-EXT-10, KFM-EXT-15
    """
    units = goods_units(state, seat, EXTENSIONS[extension].cost)
    while place < len(units):
        choice = goods_for(units, place, goods_on(state, tile), low)
        if len(choice) != 1:
            state.agenda.append(PAY_EXTENSION.frame(seat, tile, extension, place, low))
            return
        low = pay_good(state, seat, tile, units, place, PAY_GOOD_GOOD.read(choice[0]))
        place += 1
    build(state, seat, tile, extension)


def pay_good(state: KeyflowerState, seat: i64, tile: i64, units: list[int], place: i64, good: i64) -> i64:
    """One resource goes back to the supply; the answer is the lowest type that may pay the next unit."""
    state.goods[tile * GOOD_COUNT + good] -= 1
    state.supply[good] += 1
    state.note(GOOD_PAID.of(seat, tile, good))
    return good if next_is_like(units, place) else 0


def build(state: KeyflowerState, seat: i64, tile: i64, extension: i64) -> None:
    """Everything is paid: the extension lies on the tile; what else is there stays as it is.

    Rule: KFM-EXT-1, KFM-EXT-17, KFM-EXT-20
    """
    put_on(state, extension, tile)
    state.note(EXTENDED.of(seat, tile, extension))


def workers_paid(state: KeyflowerState, seat: i64, frame: i64, colour: i64, count: i64) -> None:
    """One worker or one whole bid goes into the bag, and that is the whole cost.

    Rule: KFM-EXT-12, KFM-EXT-13
    """
    put_in_bag(state, colour, count)
    state.note(WORKER_PAID.of(seat, colour, count))
    build(state, seat, PAY_EXTENSION.tile.read(frame), PAY_EXTENSION.extension.read(frame))


class GoodPaysExtension(Action):
    """Which resource of the tile pays, where several could.

    Rule: KFM-EXT-10, KFM-EXT-15
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        question = PAY_EXTENSION
        cost = question.still_to_pay(frame)
        if wanted_worker(cost) == NONE:
            place, low = question.place.read(frame), question.low.read(frame)
            goods = goods_on(s, question.tile.read(frame))
            found.extend(goods_for(goods_units(s, seat, cost), place, goods, low))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        question = PAY_EXTENSION
        tile, place = question.tile.read(frame), question.place.read(frame)
        units = goods_units(s, seat, question.still_to_pay(frame))
        low = pay_good(s, seat, tile, units, place, PAY_GOOD_GOOD.read(move))
        pay_goods(s, seat, tile, question.extension.read(frame), place + 1, low)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        values: dict[str, int | str] = {"good": GOODS[PAY_GOOD_GOOD.read(move)]}
        return Refusal("KFM-EXT-10", "good-does-not-pay", values)


class WorkerPaysExtension(Action):
    """One worker from behind the screen.

    Rule: KFM-EXT-12
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        wanted = wanted_worker(PAY_EXTENSION.still_to_pay(frame))
        for colour in range(COLOUR_COUNT):
            if wanted in (ANY, colour) and s.screen[seat * COLOUR_COUNT + colour] > 0:
                found.append(WORKER_PAYMENTS[colour])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        colour = PAY_WORKER_COLOUR.read(move)
        spend_workers(s, seat, colour, 1)
        workers_paid(s, seat, frame, colour, 1)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        values: dict[str, int | str] = {"colour": COLOURS[PAY_WORKER_COLOUR.read(move)]}
        return Refusal("KFM-EXT-12", "cannot-pay-worker", values)


class BidPaysExtension(Action):
    """One beaten bid, whole: nothing comes back.

    Rule: KFM-EXT-12, KFM-EXT-13, KFM-EXT-14
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        wanted = wanted_worker(PAY_EXTENSION.still_to_pay(frame))
        if wanted != NONE:
            payments = rules_of(s).listing.bid_payments
            found.extend([payments[tile] for tile in bids_of(s, seat, wanted)])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile = PAY_BID_TILE.read(move)
        bid: i64 = s.bids[tile * SEAT_COUNT + seat]
        take_bid_away(s, seat, tile)
        workers_paid(s, seat, frame, bid & 3, bid >> 2)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFM-EXT-13", "cannot-pay-bid", {"tile": TILE.word(PAY_BID_TILE.read(move))})


class PayExtension(Interrupted):
    """What pays one unit of an extension.

    Rule: KFM-EXT-9
    """

    def __init__(self, name: str) -> None:
        fields = [TILE, EXTENSION, numbers("place", 4), numbers("low", GOOD_COUNT)]
        actions = [GoodPaysExtension(PAY_GOOD), WorkerPaysExtension(PAY_WORKER), BidPaysExtension(PAY_BID)]
        super().__init__(name, *fields, actions=actions)
        self.tile: Final = self.part("tile")
        self.extension: Final = self.part("extension")
        self.place: Final = self.part("place")
        self.low: Final = self.part("low")

    def still_to_pay(self, frame: i64) -> Cost:
        return EXTENSIONS[self.extension.read(frame)].cost

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFM-EXT-9", "not-now", {"question": self.shape.name})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {
            "source": TILE.word(self.tile.read(frame)),
            "extension": EXTENSION.word(self.extension.read(frame)),
        }


PAY_EXTENSION: Final = PayExtension("pay-extension")
