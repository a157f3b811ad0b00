"""Paying for a purchase, unit by unit: resources that lie on a tile, skills from behind the screen.

The base game has one purchase, the upgrade of a tile. A module makes its own from `Purchase` and brings its
two steps.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.units import (
    goods_for,
    has_settled,
    next_is_like,
    settle,
    skills_of,
    skills_that_pay,
    units_of,
)
from artel.games.keyflower.components.vocabulary import ANY_SKILL, WILD_UPGRADE, Cost
from artel.games.keyflower.moves import (
    PAY_GOOD,
    PAY_GOOD_GOOD,
    PAY_SKILL,
    PAY_SKILL_SKILL,
    TILE,
)
from artel.games.keyflower.screens import lay_down_skill, lies_open, mix_in_skill, spend_skill
from artel.games.keyflower.state import (
    GOOD_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    has_ability,
    rules_of,
)
from artel.games.keyflower.text import GOOD_PAID, SKILL_PAID, SKILL_PAID_HIDDEN, UPGRADED
from artel.games.keyflower.words import BACK, GOLD, GOODS, SKILLS
from artel.kernel.log import all_but, only
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import Do, State, Step, frame_seat

# The most units of one cost that may leave a choice, and one more.
PLACES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Purchase:
    """Something that has a cost at a tile: the units, what pays them, and what happens when they are paid.

    Its two steps go through the units: one that pays what leaves no choice, one that asks.
    """

    def __init__(
        self, name: str, *, paying: str = "", goods_rule: str | None = None, skills_rule: str | None = None
    ) -> None:
        self.name: Final = name
        # The rules behind a resource and a skill that do not pay.
        self.goods_rule: Final = goods_rule
        self.skills_rule: Final = skills_rule
        self.paying: Final = PayNext(paying or f"pay-next-{name}", self)
        self.question: Final = PayUnit(f"pay-{name}", self)
        self.steps: Final[list[Step]] = [self.paying, self.question]

    def cost(self, state: KeyflowerState, tile: i64) -> Cost | None:
        """What it costs at this tile; None where it is not for sale."""
        raise NotImplementedError(self.name)

    def is_open(self, state: KeyflowerState, seat: i64, tile: i64) -> bool:
        """True when nothing but the cost stands between the seat and the purchase."""
        return True

    def is_wild(self, state: KeyflowerState, seat: i64) -> bool:
        """True when every named resource may be any resource."""
        return False

    def goods_there(self, state: KeyflowerState, seat: i64, tile: i64, good: i64) -> i64:
        """The resources of a type that may pay: those on the tile."""
        return state.goods[tile * GOOD_COUNT + good]

    def take_good(self, state: KeyflowerState, seat: i64, tile: i64, good: i64) -> None:
        """One resource leaves its place; it goes into the supply."""
        state.goods[tile * GOOD_COUNT + good] -= 1

    def bought(self, state: KeyflowerState, seat: i64, tile: i64) -> None:
        """Everything is paid."""
        raise NotImplementedError(self.name)


def units_at(purchase: Purchase, state: KeyflowerState, seat: i64, tile: i64) -> list[int]:
    return units_of(cast(Cost, purchase.cost(state, tile)), purchase.is_wild(state, seat))


def can_buy(purchase: Purchase, state: KeyflowerState, seat: i64, tile: i64) -> bool:
    """True when it is for sale and everything it costs is there.

    Rule: KF-UPGRADE-1, KF-UPGRADE-8, KF-UPGRADE-9
    """
    cost = purchase.cost(state, tile)
    if cost is None or not purchase.is_open(state, seat, tile):
        return False
    if not has_goods(purchase, state, seat, tile, cost):
        return False
    spare: i64 = 0
    for skill in range(SKILL_COUNT):
        left: i64 = state.skills[seat * SKILL_COUNT + skill] - cost.skills[skill]
        if left < 0:
            return False
        spare += left
    return spare >= cost.any_skill


def seems_payable(purchase: Purchase, state: KeyflowerState, seat: i64, tile: i64) -> bool:
    """The same as far as everyone can see: the number of skills is open, their types are not."""
    cost = purchase.cost(state, tile)
    if cost is None or not purchase.is_open(state, seat, tile):
        return False
    if not has_goods(purchase, state, seat, tile, cost):
        return False
    have: i64 = 0
    need: i64 = cost.any_skill
    for skill in range(SKILL_COUNT):
        have += state.skills[seat * SKILL_COUNT + skill]
        need += cost.skills[skill]
    return have >= need


def has_goods(purchase: Purchase, state: KeyflowerState, seat: i64, tile: i64, cost: Cost) -> bool:
    """True when the resources there pay, gold or summer boat 3a helping out, and so do a module's pieces.

    Rule: KF-BOX-6, KF-UPGRADE-8, KF-SBOAT-15
    """
    if len(cost.apart) > 0 and not has_settled(state, seat, tile, cost.apart):
        return False
    if cost.all_goods == 0:
        return True
    gold: i64 = purchase.goods_there(state, seat, tile, GOLD)
    total: i64 = gold
    missing: i64 = cost.goods[GOLD]
    for good in range(GOLD):
        have: i64 = purchase.goods_there(state, seat, tile, good)
        total += have
        if cost.goods[good] > have:
            missing += cost.goods[good] - have
    if total < cost.all_goods:
        return False
    return missing <= gold or purchase.is_wild(state, seat)


def goods_that_pay(
    purchase: Purchase, state: KeyflowerState, seat: i64, tile: i64, units: list[int], place: i64, low: i64
) -> list[int]:
    """The resources for one unit so that the rest can still be paid; like units in rising order.

    Rule: KF-UPGRADE-8
    """
    goods = [int(purchase.goods_there(state, seat, tile, good)) for good in range(GOOD_COUNT)]
    return goods_for(units, place, goods, low)


def buy(purchase: Purchase, state: KeyflowerState, seat: i64, tile: i64) -> None:
    """Pay the named skills at once, then everything that may leave a choice; then it is bought.

    Rule: KF-UPGRADE-9
    """
    cost = cast(Cost, purchase.cost(state, tile))
    for skill in range(SKILL_COUNT):
        for _ in range(cost.skills[skill]):
            spend_skill(state, seat, skill)
            state.note(SKILL_PAID.of(seat, skill))
    state.agenda.append(purchase.paying.frame(seat, tile))
    settle(state, seat, tile, cost.apart)


class PayNext(Do):
    """The next unit of a cost: resources are paid at once where there is no choice.

    A skill of one's choice is always asked for: an unasked question would tell which skills there are. Where
    a module's pieces took what was to pay, nothing more is asked and nothing is bought.
    Rule: KF-UPGRADE-8, KF-UPGRADE-10, KF-UPGRADE-11
    """

    def __init__(self, name: str, purchase: Purchase) -> None:
        super().__init__(name, TILE, numbers("place", PLACES), numbers("low", GOOD_COUNT))
        self.purchase: Final = purchase
        self.tile: Final = self.part("tile")
        self.place: Final = self.part("place")
        self.low: Final = self.part("low")

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        seat, tile = frame_seat(frame), self.tile.read(frame)
        place, low = self.place.read(frame), self.low.read(frame)
        units = units_at(self.purchase, s, seat, tile)
        if place == len(units):
            self.purchase.bought(s, seat, tile)
            return
        if skills_of(s, seat) < units[place:].count(ANY_SKILL):
            return
        if units[place] != ANY_SKILL:
            choice = goods_that_pay(self.purchase, s, seat, tile, units, place, low)
            if len(choice) == 1:
                pay_good(self.purchase, s, seat, tile, units, place, choice[0])
                return
            if len(choice) == 0:
                return
        s.agenda.append(self.purchase.question.frame(seat, tile, place, low))


def pay_good(
    purchase: Purchase, state: KeyflowerState, seat: i64, tile: i64, units: list[int], place: i64, move: i64
) -> None:
    paid: i64 = PAY_GOOD_GOOD.read(move)
    purchase.take_good(state, seat, tile, paid)
    state.supply[paid] += 1
    state.note(GOOD_PAID.of(seat, tile, paid))
    low: i64 = paid if next_is_like(units, place) else 0
    state.agenda.append(purchase.paying.frame(seat, tile, place + 1, low))


def pay_face_down(state: KeyflowerState, seat: i64, skill: i64) -> None:
    """A skill of one's choice leaves the screen face down: the others learn that one was paid, not which.

    Rule: KF-TILE-5, KF-TILE-16, KF-UPGRADE-12
    """
    lay_down_skill(state, seat, skill)
    if state.log is not None:
        state.note(SKILL_PAID.of(seat, skill), only(seat))
        state.note(SKILL_PAID_HIDDEN.of(seat), all_but(only(seat)))


class GoodPays(Action):
    """Which resource pays, where several could.

    Rule: KF-UPGRADE-2, KF-UPGRADE-8, KF-SBOAT-15
    """

    def __init__(self, purchase: Purchase) -> None:
        super().__init__(PAY_GOOD)
        self.purchase: Final = purchase

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        question = self.purchase.question
        tile, place = question.tile.read(frame), question.place.read(frame)
        units = units_at(self.purchase, s, seat, tile)
        if units[place] != ANY_SKILL:
            low = question.low.read(frame)
            found.extend(goods_that_pay(self.purchase, s, seat, tile, units, place, low))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        question = self.purchase.question
        tile, place = question.tile.read(frame), question.place.read(frame)
        pay_good(self.purchase, s, seat, tile, units_at(self.purchase, s, seat, tile), place, move)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        values: dict[str, int | str] = {"good": GOODS[PAY_GOOD_GOOD.read(move)]}
        return Refusal(self.purchase.goods_rule, "good-does-not-pay", values)


class SkillPays(Action):
    """Which skill pays for one of any type.

    Rule: KF-UPGRADE-9, KF-UPGRADE-12
    """

    def __init__(self, purchase: Purchase) -> None:
        super().__init__(PAY_SKILL)
        self.purchase: Final = purchase

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        question = self.purchase.question
        place = question.place.read(frame)
        units = units_at(self.purchase, s, seat, question.tile.read(frame))
        if units[place] == ANY_SKILL:
            found.extend(skills_that_pay(s, seat, len(units) - place, question.low.read(frame)))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        question = self.purchase.question
        skill = PAY_SKILL_SKILL.read(move)
        if lies_open(s, seat, skill):
            s.note(SKILL_PAID.of(seat, skill))
            spend_skill(s, seat, skill)
        else:
            pay_face_down(s, seat, skill)
            mix_in_skill(s)
        # The frame is open to all: it must not tell which skill was paid.
        following = question.place.read(frame) + 1
        s.agenda.append(self.purchase.paying.frame(seat, question.tile.read(frame), following))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        values: dict[str, int | str] = {"skill": SKILLS[PAY_SKILL_SKILL.read(move)]}
        return Refusal(self.purchase.skills_rule, "cannot-pay-skill", values)


class PayUnit(Interrupted):
    """What pays one unit of a cost.

    Rule: KF-UPGRADE-8, KF-UPGRADE-9
    """

    def __init__(self, name: str, purchase: Purchase) -> None:
        fields = [TILE, numbers("place", PLACES), numbers("low", GOOD_COUNT)]
        super().__init__(name, *fields, actions=[GoodPays(purchase), SkillPays(purchase)])
        self.purchase: Final = purchase
        self.tile: Final = self.part("tile")
        self.place: Final = self.part("place")
        self.low: Final = self.part("low")

    def own_moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        """None where free actions have left too few skills for the units to come."""
        s = cast(KeyflowerState, state)
        units = units_at(self.purchase, s, seat, self.tile.read(frame))
        if skills_of(s, seat) < units[self.place.read(frame) :].count(ANY_SKILL):
            return []
        return super().own_moves(state, frame, seat)

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal(self.purchase.goods_rule, "not-now", {"question": self.shape.name})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.tile.read(frame))}


class Upgrade(Purchase):
    """Turning a tile over to its better side.

    Rule: KF-UPGRADE-1, KF-UPGRADE-2
    """

    def cost(self, state: KeyflowerState, tile: i64) -> Cost | None:
        return rules_of(state).tables.cost[tile]

    def is_open(self, state: KeyflowerState, seat: i64, tile: i64) -> bool:
        return state.side[tile] != BACK

    def is_wild(self, state: KeyflowerState, seat: i64) -> bool:
        return has_ability(state, seat, WILD_UPGRADE)

    def bought(self, state: KeyflowerState, seat: i64, tile: i64) -> None:
        state.side[tile] = BACK
        state.note(UPGRADED.of(seat, tile))


UPGRADING: Final = Upgrade(
    "upgrade", paying="pay-next", goods_rule="KF-UPGRADE-8", skills_rule="KF-UPGRADE-9"
)
PAY_NEXT: Final = UPGRADING.paying
PAY_UNIT: Final = UPGRADING.question
