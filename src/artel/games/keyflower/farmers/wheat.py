"""Wheat: tokens behind the screens, which give steps in a transport and pay for the sheep shelter.

All of them are alike and every one comes and goes in sight, so everybody knows how many a seat has.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.transport import GO_ON, STEPS_LEFT, TRANSPORT_STEP, list_transport
from artel.games.keyflower.components.vocabulary import Gain
from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.games.keyflower.text import COUNT
from artel.games.keyflower.trade import Carrier, Giver, Payer
from artel.kernel.forms import Number
from artel.kernel.log import Line
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import Shape
from artel.kernel.slices import NUMBERS, Slot
from artel.kernel.state import SEAT, State

# What is in the box. Rule: KFF-BOX-3
WHEAT_IN_BOX: Final = 30

# The wheat left in the supply, and behind each screen.
WHEAT_LEFT: Final = Slot("wheat_supply", Number(), start=[WHEAT_IN_BOX])
WHEAT_HELD: Final = Slot("wheat", Number(), by_seat=True)

SPEND_WHEAT: Final = Shape("wheat")

WHEAT_CAME: Final = Line("wheat-came", "KFF-TILE-2", SEAT, COUNT)
WHEAT_SPENT: Final = Line("wheat-spent", "KFF-WHEAT-3", SEAT)
WHEAT_PAID: Final = Line("wheat-paid", "KFF-TILE-10", SEAT, COUNT)
WHEAT_LINES: Final = (WHEAT_CAME, WHEAT_SPENT, WHEAT_PAID)

MOST_STEPS: Final = STEPS_LEFT.size - 1


def wheat_left(state: KeyflowerState) -> i64:
    """The wheat in the supply.

    Rule: KFF-BOX-3, KFF-SETUP-1
    """
    return state.lists[NUMBERS][rules_of(state).slices.place_of(WHEAT_LEFT.name)]


def wheat_of(state: KeyflowerState, seat: i64) -> i64:
    """The wheat behind a screen, known to all.

    Rule: KFF-WHEAT-1
    """
    return state.lists[rules_of(state).slices.list_of(WHEAT_HELD.name)][seat]


def move_wheat(state: KeyflowerState, seat: i64, count: i64) -> None:
    """So much from the supply behind a screen; below zero it goes back to the supply.

    Rule: KFF-WHEAT-7
    """
    slices = rules_of(state).slices
    state.lists[NUMBERS][slices.place_of(WHEAT_LEFT.name)] -= count
    state.lists[slices.list_of(WHEAT_HELD.name)][seat] += count


def gain_wheat(state: KeyflowerState, seat: i64, count: i64) -> None:
    """As much as there is.

    Rule: KFF-TILE-2, KFF-TILE-7, KFF-WHEAT-2, KFF-BOAT-5, KFF-ORDER-1
    """
    taken: i64 = min(count, wheat_left(state))
    if taken > 0:
        move_wheat(state, seat, taken)
        state.note(WHEAT_CAME.of(seat, taken))


class GivesWheat(Giver):
    """Wheat from the supply, behind the screen wherever the tile lies, with whatever else the tile gives.

    Boat 6 gives it where boat 1 gives workers.
    Rule: KFF-TILE-8, KFF-BOAT-9, KFF-TILE-2, KFF-TILE-3, KFF-TILE-4, KFF-TILE-5, KFF-BOX-4
    """

    def may_give(self, state: State, seat: i64) -> bool:
        return wheat_left(cast(KeyflowerState, state)) > 0

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        gain_wheat(cast(KeyflowerState, state), seat, gain.count)


class PaysWheat(Payer):
    """Wheat from behind the screen; nothing stands for it, and it stands for nothing else.

    Rule: KFF-TILE-10, KFF-BOX-4
    """

    def has(self, state: State, seat: i64, tile: i64, count: i64) -> bool:
        return wheat_of(cast(KeyflowerState, state), seat) >= count

    def pay(self, state: State, seat: i64, tile: i64, count: i64) -> None:
        move_wheat(cast(KeyflowerState, state), seat, -count)
        state.note(WHEAT_PAID.of(seat, count))


def helps(state: KeyflowerState, seat: i64, carrier: Carrier | None) -> bool:
    """True when one more step could be used, for a resource or by another carrier than this one."""
    if len(list_transport(state, seat, 1, 0, 1)) > 0:
        return True
    return any(
        other is not carrier and other.seems_possible(state, seat, 1, 0) for other in rules_of(state).carriers
    )


def moves_something(state: KeyflowerState, seat: i64) -> bool:
    """True when one more step would move a resource or an animal now."""
    if len(list_transport(state, seat, 1, 0, 1)) > 0:
        return True
    return any(carrier.uses_a_step(state, seat) for carrier in rules_of(state).carriers)


def may_spend(state: KeyflowerState, seat: i64) -> bool:
    """True when a step can follow: what a contract might still be traded for is not there to be moved.

    Rule: KFF-WHEAT-3
    """
    if rules_of(state).wheat_before_trades:
        return helps(state, seat, CARRIER)
    return moves_something(state, seat)


class WheatCarrier(Carrier):
    """A transport goes on while there is wheat to spend on a step that could be used, after a trade perhaps.

    Rule: KFF-WHEAT-3, KFF-WHEAT-4
    """

    def seems_possible(self, state: State, seat: i64, steps: i64, upgrades: i64) -> bool:
        s = cast(KeyflowerState, state)
        return steps == 0 and wheat_of(s, seat) > 0 and helps(s, seat, self)


class SpendWheat(Action):
    """One wheat for one step, at any moment of a transport.

    Boat 2b has doubled what the tile shows before this, and does not double it; nor does the step count as
    transport that a village has.
    Rule: KFF-WHEAT-8, KFF-WHEAT-3, KFF-WHEAT-4, KFF-WHEAT-5, KFF-WHEAT-6, KFF-WHEAT-7, KFF-TILE-6
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        room: bool = TRANSPORT_STEP.steps.read(frame) < MOST_STEPS
        if room and wheat_of(s, seat) > 0 and may_spend(s, seat):
            found.append(int(SPEND_WHEAT.of()))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        move_wheat(s, seat, -1)
        s.note(WHEAT_SPENT.of(seat))
        step = TRANSPORT_STEP
        source, steps, upgrades = step.tile.read(frame), step.steps.read(frame), step.upgrades.read(frame)
        s.agenda.append(GO_ON.frame(seat, source, steps + 1, upgrades))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if wheat_of(cast(KeyflowerState, state), seat) == 0:
            return Refusal("KFF-WHEAT-3", "no-wheat", {})
        return Refusal("KFF-WHEAT-3", "nothing-to-move", {})


CARRIER: Final = WheatCarrier()
