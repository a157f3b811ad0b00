"""Transport and upgrade, in the user's own village, in any order."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.payment import UPGRADING, buy, can_buy, seems_payable
from artel.games.keyflower.components.vocabulary import DOUBLE_TRANSPORT, OPEN_COUNTRY, Gain
from artel.games.keyflower.moves import (
    CARRY,
    CARRY_GOAL,
    CARRY_GOOD,
    CARRY_START,
    STOP,
    THE_STOP,
    TILE,
    UPGRADE,
    UPGRADE_TILE,
)
from artel.games.keyflower.state import (
    EDGE_COUNT,
    GOOD_COUNT,
    NO_TILE,
    KeyflowerState,
    has_ability,
    rules_of,
)
from artel.games.keyflower.text import CARRIED
from artel.games.keyflower.trade import Giver
from artel.games.keyflower.words import BACK, GOODS, ROAD, WATER
from artel.kernel.menu import Action
from artel.kernel.numbers import row_of
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import Do, State, frame_seat

ALL: Final = 1 << 30
STEPS_LEFT: Final = numbers("steps", 128)
UPGRADES_LEFT: Final = numbers("upgrades", 64)


class GivesTransport(Giver):
    """Steps of transport, and the upgrades that go with them."""

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        begin_transport(cast(KeyflowerState, state), seat, tile, gain.count, gain.upgrades)


def begin_transport(state: KeyflowerState, seat: i64, tile: i64, carry: i64, upgrade: i64) -> None:
    """As many steps and upgrades as the tile shows; twice as many with summer boat 2b.

    Rule: KF-UPGRADE-3, KF-UPGRADE-5, KF-TILE-11, KF-SBOAT-13
    """
    if has_ability(state, seat, DOUBLE_TRANSPORT):
        carry *= 2
        upgrade *= 2
    state.agenda.append(GO_ON.frame(seat, tile, carry, upgrade))


class GoOn(Do):
    """Ask as long as everyone must think that something can still be moved or upgraded.

    Whether the question comes must not tell which skills are behind the screen, so only their number counts.
    Rule: KF-UPGRADE-5
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, STEPS_LEFT, UPGRADES_LEFT)
        self.tile: Final = self.part("tile")
        self.steps: Final = self.part("steps")
        self.upgrades: Final = self.part("upgrades")

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        seat = frame_seat(frame)
        steps, upgrades = self.steps.read(frame), self.upgrades.read(frame)
        if seems_possible(s, seat, steps, upgrades):
            s.agenda.append(TRANSPORT_STEP.frame(seat, self.tile.read(frame), steps, upgrades))


def seems_possible(state: KeyflowerState, seat: i64, carry: i64, upgrade: i64) -> bool:
    """True when a step is possible, or an upgrade as far as everyone can see."""
    if len(list_transport(state, seat, carry, 0, 1)) > 0:
        return True
    if upgrade > 0:
        for tile in state.laid:
            if state.owner[tile] == seat and seems_payable(UPGRADING, state, seat, tile):
                return True
    return any(carrier.seems_possible(state, seat, carry, upgrade) for carrier in rules_of(state).carriers)


def list_transport(state: KeyflowerState, seat: i64, carry: i64, upgrade: i64, enough: i64) -> list[int]:
    """Every step of a resource and every upgrade, without stopping, up to `enough` moves.

    Rule: KF-UPGRADE-6, KF-UPGRADE-7, KF-SBOAT-10
    """
    found: list[int] = []
    open_country: bool = has_ability(state, seat, OPEN_COUNTRY)
    for tile in state.laid:
        if state.owner[tile] != seat:
            continue
        if carry > 0:
            good: i64 = 0
            while good < GOOD_COUNT:
                if state.goods[tile * GOOD_COUNT + good] > 0:
                    list_steps(state, tile, good, open_country, found)
                good += 1
        if upgrade > 0 and can_buy(UPGRADING, state, seat, tile):
            found.append(rules_of(state).listing.upgrades[tile])
        if len(found) >= enough:
            return found
    return found


def list_steps(state: KeyflowerState, tile: i64, good: i64, open_country: bool, found: list[int]) -> None:
    listing = rules_of(state).listing
    tiles: i64 = listing.tiles
    edge: i64 = 0
    while edge < EDGE_COUNT:
        other: i64 = state.adjacent[tile * EDGE_COUNT + edge]
        if other != NO_TILE and is_passable(state, tile, other, edge, open_country):
            found.append(listing.carries[(good * tiles + tile) * tiles + other])
        edge += 1


def is_passable(state: KeyflowerState, tile: i64, other: i64, edge: i64, open_country: bool) -> bool:
    """Road to road; with summer boat 2a also over fields, never over water.

    Rule: KF-UPGRADE-6, KF-SBOAT-10
    """
    table = rules_of(state).tables.edge
    here: i64 = table[36 * tile + 6 * state.turn[tile] + edge]
    there: i64 = table[36 * other + 6 * state.turn[other] + (edge + 3) % 6]
    if open_country:
        return here != WATER and there != WATER
    return here == ROAD and there == ROAD


class CarryGood(Action):
    """One step of one resource.

    Rule: KF-UPGRADE-6, KF-UPGRADE-7
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        steps = TRANSPORT_STEP.steps.read(frame)
        found.extend(list_transport(cast(KeyflowerState, state), seat, steps, 0, ALL))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        good, start, goal = CARRY_GOOD.read(move), CARRY_START.read(move), CARRY_GOAL.read(move)
        s.goods[start * GOOD_COUNT + good] -= 1
        s.goods[goal * GOOD_COUNT + good] += 1
        s.note(CARRIED.of(seat, good, start, goal))
        step = TRANSPORT_STEP
        source, carry, upgrade = step.tile.read(frame), step.steps.read(frame), step.upgrades.read(frame)
        s.agenda.append(GO_ON.frame(seat, source, carry - 1, upgrade))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return refuse_carry(cast(KeyflowerState, state), seat, move, TRANSPORT_STEP.steps.read(frame))


class UpgradeTile(Action):
    """One upgrade, paid at once.

    Rule: KF-UPGRADE-5, KF-TILE-12
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        upgrades = TRANSPORT_STEP.upgrades.read(frame)
        found.extend(list_transport(cast(KeyflowerState, state), seat, 0, upgrades, ALL))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        step = TRANSPORT_STEP
        source, carry, upgrade = step.tile.read(frame), step.steps.read(frame), step.upgrades.read(frame)
        s.agenda.append(GO_ON.frame(seat, source, carry, upgrade - 1))
        buy(UPGRADING, s, seat, UPGRADE_TILE.read(move))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        left = TRANSPORT_STEP.upgrades.read(frame)
        return refuse_upgrade(cast(KeyflowerState, state), seat, UPGRADE_TILE.read(move), left)


class StopTransport(Action):
    """What is left of the transport is given up.

    Rule: KF-UPGRADE-5
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        found.append(THE_STOP)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        """Nothing follows."""


class Transport(Interrupted):
    """One step, one upgrade, or stop.

    Rule: KF-UPGRADE-5, KF-UPGRADE-7, KF-TILE-12
    """

    def __init__(self, name: str) -> None:
        actions = [CarryGood(CARRY), UpgradeTile(UPGRADE), StopTransport(STOP)]
        super().__init__(name, TILE, STEPS_LEFT, UPGRADES_LEFT, actions=actions)
        self.tile: Final = self.part("tile")
        self.steps: Final = self.part("steps")
        self.upgrades: Final = self.part("upgrades")

    def own_moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        """Tile by tile, what may leave it and its upgrade; then to stop, and what modules have added."""
        s = cast(KeyflowerState, state)
        found = list_transport(s, seat, self.steps.read(frame), self.upgrades.read(frame), ALL)
        found.append(THE_STOP)
        for action in self.open_to(state)[len(self.actions) :]:
            if not action.free:
                action.find(state, frame, seat, found)
        return found

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KF-UPGRADE-5", "not-now", {"question": "transport"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {
            "source": TILE.word(self.tile.read(frame)),
            "steps": int(self.steps.read(frame)),
            "upgrades": int(self.upgrades.read(frame)),
        }


def refuse_carry(state: KeyflowerState, seat: i64, move: i64, carry: i64) -> Refusal:
    good, start, goal = CARRY_GOOD.read(move), CARRY_START.read(move), CARRY_GOAL.read(move)
    values: dict[str, int | str] = {
        "good": GOODS[good],
        "start": TILE.word(start),
        "goal": TILE.word(goal),
    }
    if carry == 0:
        return Refusal("KF-UPGRADE-7", "no-steps-left", {})
    if start not in state.laid or state.owner[start] != seat:
        return Refusal("KF-TILE-11", "not-your-tile", {"tile": TILE.word(start)})
    if state.goods[start * GOOD_COUNT + good] == 0:
        return Refusal("KF-UPGRADE-7", "no-good-there", values)
    if goal not in row_of(state.adjacent, start, EDGE_COUNT):
        return Refusal("KF-UPGRADE-7", "not-neighbours", values)
    return Refusal("KF-UPGRADE-6", "no-road", values)


def refuse_upgrade(state: KeyflowerState, seat: i64, tile: i64, upgrade: i64) -> Refusal:
    values: dict[str, int | str] = {"tile": TILE.word(tile)}
    if upgrade == 0:
        return Refusal("KF-UPGRADE-5", "no-upgrades-left", {})
    if tile not in state.laid or state.owner[tile] != seat:
        return Refusal("KF-TILE-11", "not-your-tile", values)
    if rules_of(state).tables.cost[tile] is None:
        return Refusal("KF-UPGRADE-1", "never-upgraded", values)
    if state.side[tile] == BACK:
        return Refusal("KF-UPGRADE-1", "already-upgraded", values)
    return Refusal("KF-UPGRADE-8", "cannot-pay-upgrade", values)


GO_ON: Final = GoOn("transport-goes-on")
TRANSPORT_STEP: Final = Transport("transport")
