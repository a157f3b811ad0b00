"""Paying for an upgrade: resources on the tile, skills from behind the screen."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.vocabulary import Cost
from artel.games.keyflower.moves import GOOD_PAYMENTS, PAY_GOOD, PAY_SKILL, SKILL_PAYMENTS, TILE
from artel.games.keyflower.screens import lay_down_skill, mix_in_skill, spend_skill
from artel.games.keyflower.state import (
    GOODS,
    SKILLS,
    KeyflowerState,
    owns_boat,
    rules_of,
)
from artel.games.keyflower.text import GOOD_PAID, SKILL_PAID, SKILL_PAID_HIDDEN, UPGRADED
from artel.games.keyflower.words import BACK, FRONT, GOLD
from artel.games.keyflower.words import GOODS as GOOD_WORDS
from artel.games.keyflower.words import SKILLS as SKILL_WORDS
from artel.kernel.log import all_but, only
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import Ask, Do, State, frame_seat

# Units of a cost besides the four named resources.
ANY_GOOD: Final = 4
ANY_SKILL: Final = 5


def units_of(cost: Cost, wild: bool) -> list[int]:
    """The single payments of a cost that may leave a choice, like ones side by side.

    With summer boat 3a every named resource is any resource. Rule: KF-SBOAT-15
    """
    units: list[int] = []
    for good in range(GOODS):
        for _ in range(cost.goods[good]):
            units.append(ANY_GOOD if wild else good)
    for _ in range(cost.any_good):
        units.append(ANY_GOOD)
    for _ in range(cost.any_skill):
        units.append(ANY_SKILL)
    return units


def serves(unit: i64, good: i64) -> bool:
    """Gold stands for any named resource; gold itself is paid only with gold.

    Rule: KF-BOX-6, KF-UPGRADE-2
    """
    return unit in (ANY_GOOD, good) or (good == GOLD and unit < GOLD)


def can_pay_upgrade(state: KeyflowerState, seat: i64, tile: i64) -> bool:
    """True when the tile can be turned over and everything it costs is there.

    Rule: KF-UPGRADE-1, KF-UPGRADE-8, KF-UPGRADE-9
    """
    cost = rules_of(state).tables.cost[tile]
    if cost is None or state.side[tile] == BACK or not has_goods(state, seat, tile, cost):
        return False
    spare: i64 = 0
    for skill in range(SKILLS):
        left: i64 = state.skills[seat * SKILLS + skill] - cost.skills[skill]
        if left < 0:
            return False
        spare += left
    return spare >= cost.any_skill


def seems_payable(state: KeyflowerState, seat: i64, tile: i64) -> bool:
    """The same as far as everyone can see: the number of skills is open, their types are not."""
    cost = rules_of(state).tables.cost[tile]
    if cost is None or state.side[tile] == BACK or not has_goods(state, seat, tile, cost):
        return False
    have: i64 = 0
    need: i64 = cost.any_skill
    for skill in range(SKILLS):
        have += state.skills[seat * SKILLS + skill]
        need += cost.skills[skill]
    return have >= need


def has_goods(state: KeyflowerState, seat: i64, tile: i64, cost: Cost) -> bool:
    """True when the resources on the tile pay for its upgrade, gold or summer boat 3a helping out.

    Rule: KF-BOX-6, KF-UPGRADE-8, KF-SBOAT-15
    """
    gold: i64 = state.goods[tile * GOODS + GOLD]
    total: i64 = gold
    missing: i64 = cost.goods[GOLD]
    for good in range(GOLD):
        have: i64 = state.goods[tile * GOODS + good]
        total += have
        if cost.goods[good] > have:
            missing += cost.goods[good] - have
    wanted: i64 = cost.goods[0] + cost.goods[1] + cost.goods[2] + cost.goods[3] + cost.any_good
    if total < wanted:
        return False
    return missing <= gold or owns_boat(state, seat, 3, FRONT)


def payments(state: KeyflowerState, seat: i64, tile: i64, place: i64, low: i64) -> list[int]:
    """What may be paid for one unit so that the rest can still be paid; like units in rising order.

    Rule: KF-UPGRADE-8, KF-UPGRADE-9
    """
    cost = cast(Cost, rules_of(state).tables.cost[tile])
    units = units_of(cost, owns_boat(state, seat, 3, FRONT))
    found: list[int] = []
    if units[place] == ANY_SKILL:
        left: i64 = len(units) - place
        spare: i64 = 0
        for skill in range(SKILLS - 1, low - 1, -1):
            have = state.skills[seat * SKILLS + skill]
            spare += have
            if have > 0 and spare >= left:
                found.insert(0, SKILL_PAYMENTS[skill])
        return found
    goods = state.goods[tile * GOODS : (tile + 1) * GOODS]
    for good in range(low, GOODS):
        if goods[good] > 0 and serves(units[place], good):
            rest = goods[:]
            rest[good] -= 1
            if rising_payable(units, place + 1, rest, good if next_is_like(units, place) else 0):
                found.append(GOOD_PAYMENTS[good])
    return found


def next_is_like(units: list[int], place: i64) -> bool:
    return place + 1 < len(units) and units[place + 1] == units[place]


def rising_payable(units: list[int], place: i64, goods: list[int], low: i64) -> bool:
    """True when the units from `place` on can be paid, like ones in rising order."""
    if place >= len(units) or units[place] == ANY_SKILL:
        return True
    for good in range(low, GOODS):
        if goods[good] > 0 and serves(units[place], good):
            rest = goods[:]
            rest[good] -= 1
            if rising_payable(units, place + 1, rest, good if next_is_like(units, place) else 0):
                return True
    return False


def pay_upgrade(state: KeyflowerState, seat: i64, tile: i64) -> None:
    """Pay the named skills at once, then everything that may leave a choice; then the tile is turned.

    Rule: KF-UPGRADE-9
    """
    cost = cast(Cost, rules_of(state).tables.cost[tile])
    for skill in range(SKILLS):
        for _ in range(cost.skills[skill]):
            spend_skill(state, seat, skill)
            state.note(SKILL_PAID.of(seat, skill))
    state.agenda.append(PAY_NEXT.frame(seat, tile))


class PayNext(Do):
    """The next unit of the cost: resources are paid at once where there is no choice.

    A skill of one's choice is always asked for: an unasked question would tell which skills there are.
    Rule: KF-UPGRADE-8, KF-UPGRADE-10, KF-UPGRADE-11
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        seat, tile = frame_seat(frame), self.shape.b(frame)
        place, low = self.shape.c(frame), self.shape.d(frame)
        cost = cast(Cost, rules_of(s).tables.cost[tile])
        units = units_of(cost, owns_boat(s, seat, 3, FRONT))
        if place == len(units):
            s.side[tile] = BACK
            s.note(UPGRADED.of(seat, tile))
            return
        choice = payments(s, seat, tile, place, low)
        if len(choice) == 1 and units[place] != ANY_SKILL:
            pay_unit(s, seat, tile, units, place, choice[0])
        else:
            s.agenda.append(PAY_UNIT.frame(seat, tile, place, low))


def pay_unit(state: KeyflowerState, seat: i64, tile: i64, units: list[int], place: i64, move: i64) -> None:
    low: i64 = 0
    if PAY_SKILL.has(move):
        # The frame is open to all: it must not tell which skill was paid.
        pay_face_down(state, seat, PAY_SKILL.a(move))
        mix_in_skill(state)
    else:
        paid: i64 = PAY_GOOD.a(move)
        state.goods[tile * GOODS + paid] -= 1
        state.supply[paid] += 1
        state.note(GOOD_PAID.of(seat, tile, paid))
        if next_is_like(units, place):
            low = paid
    state.agenda.append(PAY_NEXT.frame(seat, tile, place + 1, low))


def pay_face_down(state: KeyflowerState, seat: i64, skill: i64) -> None:
    """A skill of one's choice leaves the screen face down: the others learn that one was paid, not which.

    Rule: KF-TILE-5, KF-TILE-16, KF-UPGRADE-12
    """
    lay_down_skill(state, seat, skill)
    if state.log is not None:
        state.note(SKILL_PAID.of(seat, skill), only(seat))
        state.note(SKILL_PAID_HIDDEN.of(seat), all_but(only(seat)))


class PayUnit(Ask):
    """Which resource or skill pays, where several could.

    Rule: KF-UPGRADE-2, KF-UPGRADE-8, KF-SBOAT-15
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        return payments(s, seat, self.shape.b(frame), self.shape.c(frame), self.shape.d(frame))

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile = self.shape.b(frame)
        cost = cast(Cost, rules_of(s).tables.cost[tile])
        pay_unit(s, seat, tile, units_of(cost, owns_boat(s, seat, 3, FRONT)), self.shape.c(frame), move)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if PAY_GOOD.has(move):
            return Refusal("KF-UPGRADE-8", "good-does-not-pay", {"good": GOOD_WORDS[PAY_GOOD.a(move)]})
        if PAY_SKILL.has(move):
            return Refusal("KF-UPGRADE-9", "cannot-pay-skill", {"skill": SKILL_WORDS[PAY_SKILL.a(move)]})
        return Refusal("KF-UPGRADE-8", "not-now", {"question": "pay-upgrade"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.shape.b(frame))}


PAY_NEXT: Final = PayNext("pay-next", TILE, numbers("place", 8), numbers("low", 4))
PAY_UNIT: Final = PayUnit("pay-upgrade", TILE, numbers("place", 8), numbers("low", 4))
