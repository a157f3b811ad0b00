"""Action areas: their spaces, what they cost, what they do, and areas that copy others."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.cards.hand import DISCARD, FOR_AREA
from artel.games.sweet_lands.components.printed import (
    BASIC_AREA_COUNT,
    BIG_PROPERTY_AREA_PIECES,
    FIRST_EXTRA_AREA,
    LAND_MASTER_WHEAT,
    NATA_IRON,
    PROPERTY_AREA_PIECES,
    ROAD_MASTER_WOOD,
)
from artel.games.sweet_lands.domain.property import PAID, begin_property
from artel.games.sweet_lands.effects.executor import begin_effects, may_discard, spend
from artel.games.sweet_lands.effects.vocabulary import PRICE_COUNT, PRICE_DISK
from artel.games.sweet_lands.moves import AREA, COPIED_AREA, COPIES
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import COPIED, USED
from artel.games.sweet_lands.words import (
    AREA_COUNT,
    BIG_PROPERTY_AREA,
    BIG_RABBIT_AREA,
    COPY_ANY_AREA,
    COPY_BASIC_AREA,
    DIAMOND,
    GRETEL,
    IRON,
    LAND_MASTER,
    NATA,
    PROPERTY_AREA,
    RABBIT_AREA,
    RIKKA,
    ROAD_MASTER,
    ROADS_AREA,
    ROUND_COUNT,
    TERRAIN_AREA,
    WHEAT,
)
from artel.kernel.shape import Field
from artel.kernel.state import Do, State, frame_seat

# What an area that copies may copy.
WHICH: Final = Field("which", ("basic", "any"))


def is_open(state: SweetState, area: i64) -> bool:
    """True when an area is in play and has been opened.

    Rule: SL-ARE-32, SL-RND-5, SL-RND-6
    """
    rules = rules_of(state)
    return rules.spaces[area] > 0 and rules.area_round[area] <= state.round


def price_of(state: SweetState, seat: i64, area: i64, resource: i64) -> i64:
    """What an area costs of one resource, as skills and characters make it less.

    Rule: SL-CHR-3, SL-UPG-14, SL-UPG-15
    """
    price: i64 = rules_of(state).area_costs[area * PRICE_COUNT + resource]
    if not price:
        return price
    if resource == IRON and state.character[seat] == NATA:
        return price - NATA_IRON
    upgrades: i64 = state.sheet[seat * WIDTH + on.UPGRADE_SET]
    if upgrades:
        if area == ROADS_AREA and (upgrades >> ROAD_MASTER) & 1:
            return ROAD_MASTER_WOOD
        if area == TERRAIN_AREA and (upgrades >> LAND_MASTER) & 1:
            return LAND_MASTER_WHEAT
    return price


def takes_wood_for_wheat(state: SweetState, seat: i64, area: i64) -> bool:
    """True for Rikka where rabbits come.

    Rule: SL-CHR-9
    """
    return state.character[seat] == RIKKA and area in (RABBIT_AREA, BIG_RABBIT_AREA)


def may_afford(state: SweetState, seat: i64, area: i64) -> bool:
    """True when a seat has the resources an area costs.

    Rule: SL-ARE-9
    """
    if takes_wood_for_wheat(state, seat, area):
        wheat: i64 = price_of(state, seat, area, WHEAT)
        return state.has(seat, on.WHEAT) + state.has(seat, on.WOOD) >= wheat
    resource: i64 = 0
    while resource < 5:
        if state.has(seat, resource) < price_of(state, seat, area, resource):
            return False
        resource += 1
    return True


def may_do(state: SweetState, seat: i64, area: i64) -> bool:
    """True when an area can be paid; whether anything comes of it is the seat's own affair.

    Rule: SL-ARE-9
    """
    if not may_afford(state, seat, area):
        return False
    if area in (COPY_BASIC_AREA, COPY_ANY_AREA):
        return len(copyable(state, seat, area)) > 0
    return True


def copyable(state: SweetState, seat: i64, area: i64) -> list[int]:
    """The areas an area may copy, once it has been paid; free spaces do not matter.

    Rule: SL-ARE-24, SL-ARE-25, SL-ARE-26
    """
    found: list[int] = []
    gold: i64 = price_of(state, seat, area, 0)
    state.sheet[seat * WIDTH + on.GOLD] -= gold
    other: i64 = 0
    while other < AREA_COUNT:
        is_basic = other < BASIC_AREA_COUNT
        is_named = is_basic or (area == COPY_ANY_AREA and other >= FIRST_EXTRA_AREA)
        if is_named and is_open(state, other) and may_do(state, seat, other):
            found.append(int(other))
        other += 1
    state.sheet[seat * WIDTH + on.GOLD] += gold
    return found


def hand_cost(state: SweetState, area: i64) -> i64:
    """How many cards the next space of an area costs; 0 where there is none left.

    Rule: SL-ARE-2, SL-ARE-3, SL-ARE-4, SL-ARE-5, SL-ARE-6
    """
    taken: i64 = state.spaces[area]
    return taken + 1 if taken < rules_of(state).spaces[area] else 0


def may_pay_hand(state: SweetState, seat: i64, area: i64, cards: i64) -> bool:
    """True when a hand, with diamonds for Gretel, is enough for the cost of a space.

    Rule: SL-HND-3, SL-CHR-32
    """
    if state.character[seat] != GRETEL:
        return may_discard(state, seat, cards)
    hand: i64 = state.has(seat, on.HAND) - (1 if state.round < ROUND_COUNT else 0)
    spare: i64 = state.has(seat, on.DIAMOND) - price_of(state, seat, area, DIAMOND)
    return (hand if hand > 0 else 0) + (spare if spare > 0 else 0) >= cards


def take_space(state: SweetState, seat: i64, area: i64, is_disk: bool) -> None:
    """A disk lies on the next space of an area; its cost in cards is paid, then what it does follows.

    Rule: SL-ARE-2, SL-ARE-7, SL-ARE-8
    """
    cards = hand_cost(state, area)
    state.spaces[area] += 1
    state.note(USED.of(seat, area, cards))
    state.agenda.append(DO_AREA.frame(seat, area))
    if is_disk:
        spend(state, seat, PRICE_DISK, 1)
    else:
        state.agenda.append(DISCARD.frame(seat, cards, FOR_AREA, price_of(state, seat, area, DIAMOND)))


def do_area(state: SweetState, seat: i64, area: i64) -> None:
    """What an area costs is paid, and its effect goes on the agenda.

    Rule: SL-ARE-9, SL-ARE-15, SL-ARE-30
    """
    rules = rules_of(state)
    if area in (COPY_BASIC_AREA, COPY_ANY_AREA):
        state.agenda.append(COPY.frame(seat, area - COPY_BASIC_AREA))
    elif area == PROPERTY_AREA:
        begin_property(state, seat, PROPERTY_AREA_PIECES, PAID)
    elif area == BIG_PROPERTY_AREA:
        begin_property(state, seat, BIG_PROPERTY_AREA_PIECES, PAID)
    else:
        begin_effects(state, seat, rules.area_effect[area])
    if takes_wood_for_wheat(state, seat, area):
        state.agenda.append(rules.spend_step.frame(seat, price_of(state, seat, area, WHEAT), 3))
        return
    resource: i64 = 0
    while resource < 5:
        spend(state, seat, resource, price_of(state, seat, area, resource))
        resource += 1


class DoArea(Do):
    """An area whose space has been paid for."""

    def __init__(self) -> None:
        super().__init__("do-area", AREA)
        self.area: Final = self.part("area")

    def run(self, state: State, frame: i64) -> None:
        do_area(cast(SweetState, state), frame_seat(frame), self.area.read(frame))


class Copy(Question):
    """Which area is copied.

    Rule: SL-ARE-24, SL-ARE-25, SL-ARE-26
    """

    def __init__(self) -> None:
        super().__init__("copy", WHICH)
        self.which: Final = self.part("which")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        area: i64 = COPY_BASIC_AREA + self.which.read(frame)
        # Its price has been paid already.
        price = price_of(s, seat, area, 0)
        s.sheet[seat * WIDTH + on.GOLD] += price
        found = [COPIES[other] for other in copyable(s, seat, area)]
        s.sheet[seat * WIDTH + on.GOLD] -= price
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        area = COPIED_AREA.read(move)
        s.note(COPIED.of(seat, area))
        do_area(s, seat, area)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"which": WHICH.word(self.which.read(frame))}


DO_AREA: Final = DoArea()
COPY: Final = Copy()
