"""The units of a cost, and what pays them: resources, skills, and what modules have payers for."""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.keyflower.components.vocabulary import ANY_GOOD, ANY_SKILL, Cost
from artel.games.keyflower.moves import GOOD_PAYMENTS, SKILL_PAYMENTS
from artel.games.keyflower.state import GOOD_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import GOLD


def units_of(cost: Cost, wild: bool) -> list[int]:
    """The single payments of a cost that may leave a choice, like ones side by side.

    With summer boat 3a every named resource is any resource. Rule: KF-SBOAT-15
    """
    units: list[int] = []
    for good in range(GOOD_COUNT):
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


def next_is_like(units: list[int], place: i64) -> bool:
    return place + 1 < len(units) and units[place + 1] == units[place]


def rising_payable(units: list[int], place: i64, goods: list[int], low: i64) -> bool:
    """True when the units from `place` on can be paid, like ones in rising order."""
    if place >= len(units) or units[place] == ANY_SKILL:
        return True
    for good in range(low, GOOD_COUNT):
        if goods[good] > 0 and serves(units[place], good):
            rest = goods[:]
            rest[good] -= 1
            if rising_payable(units, place + 1, rest, good if next_is_like(units, place) else 0):
                return True
    return False


def goods_for(units: list[int], place: i64, goods: list[int], low: i64) -> list[int]:
    """The resources out of these for one unit so that the rest can still be paid; like units in rising order.

    Rule: KF-UPGRADE-8
    """
    found: list[int] = []
    for good in range(low, GOOD_COUNT):
        if goods[good] > 0 and serves(units[place], good):
            rest = goods[:]
            rest[good] -= 1
            if rising_payable(units, place + 1, rest, good if next_is_like(units, place) else 0):
                found.append(GOOD_PAYMENTS[good])
    return found


def skills_that_pay(state: KeyflowerState, seat: i64, left: i64, low: i64) -> list[int]:
    """The skills for one of so many units of any skill, so that the rest can still be paid.

    Rule: KF-UPGRADE-9
    """
    found: list[int] = []
    spare: i64 = 0
    for skill in range(SKILL_COUNT - 1, low - 1, -1):
        have = state.skills[seat * SKILL_COUNT + skill]
        spare += have
        if have > 0 and spare >= left:
            found.insert(0, SKILL_PAYMENTS[skill])
    return found


def skills_of(state: KeyflowerState, seat: i64) -> i64:
    place: i64 = seat * SKILL_COUNT
    return state.skills[place] + state.skills[place + 1] + state.skills[place + 2]


def has_settled(state: KeyflowerState, seat: i64, tile: i64, units: dict[str, int]) -> bool:
    """True when the payers of these words can pay that many units."""
    if len(units) == 0:
        return True
    payers = rules_of(state).payers
    return all(payers[word].has(state, seat, tile, count) for word, count in units.items())


def settle(state: KeyflowerState, seat: i64, tile: i64, units: dict[str, int]) -> None:
    """The payers of these words pay, without a choice."""
    for word, count in units.items():
        rules_of(state).payers[word].pay(state, seat, tile, count)
