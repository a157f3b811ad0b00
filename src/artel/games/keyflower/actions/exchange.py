"""The payment of an exchange: workers, whole beaten bids or skills, unit by unit, before what it gives."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.gains import GAIN_NEXT, effect_of, gain
from artel.games.keyflower.actions.group import Group, beaten_size, screen_left, take_bid_away
from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.later import BAG_LATER, STACK_LATER, STACK_OPEN_LATER
from artel.games.keyflower.actions.payment import pay_face_down
from artel.games.keyflower.actions.units import has_settled, settle, skills_of
from artel.games.keyflower.components.vocabulary import (
    ANY,
    ANY_SKILL,
    ANY_WORKER,
    FIRST_SKILL,
    FIRST_WORKER,
    NONE,
    UNITS,
    Cost,
    Effect,
)
from artel.games.keyflower.moves import (
    PAY_BID,
    PAY_BID_TILE,
    PAY_SKILL,
    PAY_SKILL_SKILL,
    PAY_WORKER,
    PAY_WORKER_COLOUR,
    SKILL_PAYMENTS,
    TILE,
    WORKER_PAYMENTS,
)
from artel.games.keyflower.screens import (
    lies_open,
    mix_in_skill,
    put_in_bag,
    set_aside_skill,
    spend_skill,
    spend_workers,
)
from artel.games.keyflower.state import COLOUR_COUNT, SEAT_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.text import SKILL_PAID, WORKER_PAID
from artel.games.keyflower.words import COLOURS, SKILLS
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import NATURE, Do, State, frame_seat


def can_exchange(
    state: KeyflowerState, group: Group, tile: i64, effect: Effect, colour: i64, count: i64
) -> bool:
    """True when the payment of an exchange is left after placing the workers.

    Rule: KF-TILE-5, KF-TILE-6, KF-TILE-8, KF-TILE-9, KF-TILE-16, KF-TILE-17
    """
    if not effect.pays.is_single:
        return has_all(state, group, tile, effect.pays, colour, count)
    skill: i64 = effect.pays_skill
    if skill == ANY:
        return skills_of(state, group.seat) > 0
    if skill != NONE:
        return state.skills[group.seat * SKILL_COUNT + skill] > 0
    return has_worker(state, group, effect.pays_worker, colour, count)


def has_worker(state: KeyflowerState, group: Group, wanted: i64, colour: i64, count: i64) -> bool:
    """True when a worker behind the screen or a whole beaten bid pays the one unit of a payment."""
    other: i64 = 0
    while other < COLOUR_COUNT:
        if wanted == ANY or other == wanted:
            left: i64 = screen_left(state, group, other)
            if other == colour:
                left -= count
            if left > 0:
                return True
        other += 1
    slot: i64 = 0
    while slot < len(state.lots):
        if (group.lifted >> slot) & 1 == 0 and beaten_size(state, group.seat, slot) > 0:
            bid: i64 = state.bids[state.lots[slot] * SEAT_COUNT + group.seat]
            if wanted == ANY or bid & 3 == wanted:
                return True
        slot += 1
    return False


def has_all(state: KeyflowerState, group: Group, tile: i64, cost: Cost, colour: i64, count: i64) -> bool:
    """True when every unit of a payment is left after placing the workers."""
    return (
        has_skills(state, group.seat, cost)
        and has_workers(state, group, cost, colour, count)
        and has_settled(state, group.seat, tile, cost.settled)
    )


def has_skills(state: KeyflowerState, seat: i64, cost: Cost) -> bool:
    """True when the named skills are there, and enough others for those of any type."""
    spare: i64 = 0
    for skill in range(SKILL_COUNT):
        left: i64 = state.skills[seat * SKILL_COUNT + skill] - cost.skills[skill]
        if left < 0:
            return False
        spare += left
    return spare >= cost.any_skill


def has_workers(state: KeyflowerState, group: Group, cost: Cost, colour: i64, count: i64) -> bool:
    """True when workers behind the screen or whole beaten bids pay every worker of a cost.

    `count` workers of a colour and the bids of the group are already on their way. Every other beaten bid
    counts as one payment of its colour. Rule: KF-TILE-9
    """
    left = [int(screen_left(state, group, other)) - cost.workers[other] for other in range(COLOUR_COUNT)]
    left[colour] -= int(count)
    for slot in range(len(state.lots)):
        if (group.lifted >> slot) & 1 == 0 and beaten_size(state, group.seat, slot) > 0:
            left[state.bids[state.lots[slot] * SEAT_COUNT + group.seat] & 3] += 1
    return min(left) >= 0 and sum(left) >= cost.any_worker


def can_finish(state: KeyflowerState, seat: i64, tile: i64, place: i64) -> bool:
    """True when the units of a payment from `place` on can be paid; a single one shows that itself."""
    cost = effect_of(state, tile).pays
    if cost.is_single:
        return True
    settled = [word for word, count in cost.settled.items() for _ in range(count)]
    rest = Cost([UNITS[unit] for unit in cost.exchanged[place:]] + settled)
    return has_all(state, Group(state, seat, 0, 0), tile, rest, 0, 0)


def begin_exchange(state: KeyflowerState, seat: i64, tile: i64, effect: Effect) -> None:
    """The payment is asked for, unit by unit."""
    units = len(effect.pays.exchanged)
    if units == 0:
        finish_exchange(state, seat, tile, effect)
    elif units == 1:
        state.agenda.append(PAY.frame(seat, tile))
    else:
        ask_unit(state, seat, tile, 0)


def ask_unit(state: KeyflowerState, seat: i64, tile: i64, place: i64) -> None:
    """One of several units: what lies below the question says which."""
    state.agenda.append(PAY_ON.frame(seat, tile, place + 1))
    state.agenda.append(PAY.frame(seat, tile))


def place_of(agenda: list[int], frame: i64) -> i64:
    """Which unit of its payment a question asks for, whether it is still on the agenda or just answered."""
    below = len(agenda) - 1
    if below >= 0 and agenda[below] == frame:
        below -= 1
    if below >= 0 and PAY_ON.shape.has(agenda[below]):
        return PAY_ON.place.read(agenda[below]) - 1
    return 0


def after_the_draw(state: KeyflowerState, frame: i64) -> None:
    """Something happens when the whole exchange is over: below what is still to be paid."""
    place = len(state.agenda)
    if place > 0 and PAY_ON.shape.has(state.agenda[place - 1]):
        place -= 1
    state.agenda.insert(place, int(frame))


def finish_exchange(state: KeyflowerState, seat: i64, tile: i64, effect: Effect) -> None:
    """What leaves no choice is paid, then everything is given."""
    if len(effect.pays.settled) == 0:
        gain(state, seat, tile, state.side[tile], 0)
        return
    state.agenda.append(GAIN_NEXT.frame(seat, tile, state.side[tile], 0))
    settle(state, seat, tile, effect.pays.settled)


class ExchangeAction(Action):
    """One way to pay a unit of an exchange."""

    def effect(self, state: State, frame: i64) -> Effect:
        return effect_of(cast(KeyflowerState, state), PAY.tile.read(frame))

    def unit(self, state: State, frame: i64) -> i64:
        return self.effect(state, frame).pays.exchanged[place_of(state.agenda, frame)]

    def go_on(self, state: State, frame: i64, seat: i64) -> None:
        """A single unit was everything; after one of several the step below goes on."""
        effect = self.effect(state, frame)
        if len(effect.pays.exchanged) == 1:
            finish_exchange(cast(KeyflowerState, state), seat, PAY.tile.read(frame), effect)


class SkillExchanged(ExchangeAction):
    """One skill, named or any.

    Rule: KF-TILE-5, KF-TILE-6, KF-TILE-16
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        unit = self.unit(state, frame)
        for skill in range(SKILL_COUNT):
            if unit in (FIRST_SKILL + skill, ANY_SKILL) and s.skills[seat * SKILL_COUNT + skill] > 0:
                found.append(SKILL_PAYMENTS[skill])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        hidden = self.unit(state, frame) == ANY_SKILL
        later = self.effect(state, frame).skills > 0
        pay_skill(cast(KeyflowerState, state), seat, PAY_SKILL_SKILL.read(move), hidden, later)
        self.go_on(state, frame, seat)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KF-TILE-6", "cannot-pay-skill", {"skill": SKILLS[PAY_SKILL_SKILL.read(move)]})


class WorkerExchanged(ExchangeAction):
    """One worker from behind the screen.

    Rule: KF-TILE-8, KF-TILE-17
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        unit = self.unit(state, frame)
        for colour in range(COLOUR_COUNT):
            if unit in (FIRST_WORKER + colour, ANY_WORKER) and s.screen[seat * COLOUR_COUNT + colour] > 0:
                found.append(WORKER_PAYMENTS[colour])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        colour = PAY_WORKER_COLOUR.read(move)
        spend_workers(s, seat, colour, 1)
        pay_workers(s, seat, colour, 1, self.effect(state, frame))
        self.go_on(state, frame, seat)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KF-TILE-8", "cannot-pay-worker", {"colour": COLOURS[PAY_WORKER_COLOUR.read(move)]})


class BidExchanged(ExchangeAction):
    """One whole beaten bid.

    Rule: KF-TILE-9
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        unit = self.unit(state, frame)
        if unit < FIRST_WORKER:
            return
        for slot in range(len(s.lots)):
            tile = s.lots[slot]
            if beaten_size(s, seat, slot) > 0:
                colour = s.bids[tile * SEAT_COUNT + seat] & 3
                if unit in (FIRST_WORKER + colour, ANY_WORKER):
                    found.append(rules_of(s).listing.bid_payments[tile])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile = PAY_BID_TILE.read(move)
        bid: i64 = s.bids[tile * SEAT_COUNT + seat]
        take_bid_away(s, seat, tile)
        pay_workers(s, seat, bid & 3, bid >> 2, self.effect(state, frame))
        self.go_on(state, frame, seat)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KF-TILE-9", "cannot-pay-bid", {"tile": TILE.word(PAY_BID_TILE.read(move))})


def pay_skill(state: KeyflowerState, seat: i64, skill: i64, hidden: bool, later: bool) -> None:
    """The skill goes to the stack, any skill face down; at the hiring fair only after the draw.

    Rule: KF-TILE-5, KF-TILE-6, KF-TILE-16
    """
    is_seen = hidden and lies_open(state, seat, skill)
    if is_seen and later:
        state.note(SKILL_PAID.of(seat, skill))
        set_aside_skill(state, seat, skill)
        after_the_draw(state, STACK_OPEN_LATER.frame(NATURE, skill))
        return
    if is_seen or not hidden:
        state.note(SKILL_PAID.of(seat, skill))
        spend_skill(state, seat, skill)
        return
    pay_face_down(state, seat, skill)
    if later:
        after_the_draw(state, STACK_LATER.frame())
    else:
        mix_in_skill(state)


def pay_workers(state: KeyflowerState, seat: i64, colour: i64, count: i64, effect: Effect) -> None:
    """One worker or a whole beaten bid goes into the bag; at the tavern only after the draw.

    Rule: KF-TILE-8, KF-TILE-9, KF-TILE-17, KF-TILE-18
    """
    state.note(WORKER_PAID.of(seat, colour, count))
    if effect.workers > 0:
        after_the_draw(state, BAG_LATER.frame(NATURE, colour, count))
    else:
        put_in_bag(state, colour, count)


class Pay(Interrupted):
    """One unit of the payment of an exchange: a skill, or a worker or a whole beaten bid.

    Rule: KF-TILE-5, KF-TILE-6, KF-TILE-8, KF-TILE-9, KF-TILE-16, KF-TILE-17
    """

    def __init__(self, name: str) -> None:
        actions = [SkillExchanged(PAY_SKILL), WorkerExchanged(PAY_WORKER), BidExchanged(PAY_BID)]
        super().__init__(name, TILE, actions=actions)
        self.tile: Final = self.part("tile")

    def own_moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        """None where free actions have taken what the rest of the payment needs."""
        s = cast(KeyflowerState, state)
        if can_finish(s, seat, self.tile.read(frame), place_of(state.agenda, frame)):
            return super().own_moves(state, frame, seat)
        return []

    def give_up(self, state: State) -> None:
        """The rest of the payment is not asked for, and nothing is given."""
        super().give_up(state)
        if state.agenda and PAY_ON.shape.has(state.agenda[-1]):
            state.agenda.pop()

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KF-TILE-8", "not-now", {"question": "pay"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.tile.read(frame))}


class PayOn(Do):
    """After one of several units: the next one, or what the exchange gives.

    Where a module's pieces took what was to pay, nothing more is asked and nothing is given.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, numbers("place", 32))
        self.tile: Final = self.part("tile")
        self.place: Final = self.part("place")

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        seat, tile, place = frame_seat(frame), self.tile.read(frame), self.place.read(frame)
        effect = effect_of(s, tile)
        if place == len(effect.pays.exchanged):
            finish_exchange(s, seat, tile, effect)
        elif can_finish(s, seat, tile, place):
            ask_unit(s, seat, tile, place)


PAY: Final = Pay("pay")
PAY_ON: Final = PayOn("pay-on")
