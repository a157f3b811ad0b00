"""Free actions: eight for everybody, and those of characters once a round."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.cards.finding import TOWER_LOOK
from artel.games.sweet_lands.cards.hand import (
    DISCARD,
    FOR_COST,
    GAIN_BASICS,
    SPEND_BASICS,
    discard,
    draw_cards,
    hand_of,
)
from artel.games.sweet_lands.components.printed import (
    BARTER_BASICS,
    BASIC_GOLD,
    CARD_GOLD,
    MOST_MILESTONES,
    SCRAP_BASICS,
    SELL_GOLD,
    SETTLE_BASICS,
    SETTLE_CARDS,
)
from artel.games.sweet_lands.counts import count
from artel.games.sweet_lands.domain.flipping import face_up
from artel.games.sweet_lands.domain.laying import ANY_CELL, free_cells, lay_ahead, may_lay_road
from artel.games.sweet_lands.domain.property import FREE, put_property, sites, sites_in
from artel.games.sweet_lands.effects.executor import GIVE, begin_chosen, give, may_choose, may_discard, spend
from artel.games.sweet_lands.effects.vocabulary import PRICE_DISK
from artel.games.sweet_lands.moves import (
    ABILITIES,
    ABILITY,
    ABILITY_NUMBER,
    BARTER,
    BARTERED,
    BARTERS,
    BOUGHT,
    BUY,
    BUY_CARD,
    BUYS,
    CLAIM,
    CLAIMED,
    CLAIMS,
    SALES,
    SCRAP_CARD,
    SCRAP_DISK,
    SCRAPPED,
    SCRAPS,
    SELL,
    SETTLE,
    SETTLE_WHAT,
    SETTLES,
    SOLD,
    THE_BUY_CARD,
    THE_SCRAP_DISK,
    TOWER,
    TOWER_CELL,
    TOWERS,
)
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.state import SweetState, map_of, rules_of
from artel.games.sweet_lands.text import ABILITY_USED, MILESTONES_CLOSED, TOWER_BUILT
from artel.games.sweet_lands.text import CLAIMED as CLAIMED_LINE
from artel.games.sweet_lands.words import (
    BASIC_COUNT,
    CHE,
    GOLD,
    MILESTONE_COUNT,
    SAKURA,
    WHEAT,
)
from artel.games.sweet_lands.words import TOWER as TOWER_KIND
from artel.kernel.menu import Action
from artel.kernel.state import State

ALL_BASICS: Final = 7


def basics_of(state: SweetState, seat: i64) -> i64:
    """How many basic resources a seat has, all together."""
    at: i64 = seat * WIDTH
    return state.sheet[at + on.WHEAT] + state.sheet[at + on.WOOD] + state.sheet[at + on.IRON]


class Settle(Action):
    """A card and three basic resources for a terrain token or a road.

    Rule: SL-FRE-3
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(SweetState, state)
        if basics_of(s, seat) < SETTLE_BASICS or not may_discard(s, seat, SETTLE_CARDS):
            return
        if free_cells(s, seat, ANY_CELL):
            found.append(SETTLES[0])
        if may_lay_road(s, seat):
            found.append(SETTLES[1])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        what = SETTLE_WHAT.read(move)
        lay_ahead(s, seat, 1 - what, what, ANY_CELL)
        s.agenda.append(SPEND_BASICS.frame(seat, SETTLE_BASICS, ALL_BASICS))
        s.agenda.append(DISCARD.frame(seat, SETTLE_CARDS, FOR_COST))


class BuyCard(Action):
    """Gold for a card.

    Rule: SL-FRE-4
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        if cast(SweetState, state).has(seat, on.GOLD) >= CARD_GOLD:
            found.append(THE_BUY_CARD)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        spend(s, seat, GOLD, CARD_GOLD)
        draw_cards(s, seat, 1)


class Buy(Action):
    """Gold for a basic resource.

    Rule: SL-FRE-5
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        if cast(SweetState, state).has(seat, on.GOLD) >= BASIC_GOLD:
            found.extend(BUYS)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        spend(s, seat, GOLD, BASIC_GOLD)
        give(s, seat, WHEAT + BOUGHT.read(move), 1)


class Claim(Action):
    """A milestone whose condition is met; with the third one the others are gone.

    Rule: SL-FRE-6, SL-MIL-1, SL-MIL-2, SL-MIL-3, SL-MIL-4
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(SweetState, state)
        left: i64 = s.milestones
        milestone: i64 = 0
        while milestone < MILESTONE_COUNT and left:
            if (left >> milestone) & 1 and is_met(s, seat, milestone):
                found.append(CLAIMS[milestone])
            milestone += 1

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        milestone = CLAIMED.read(move)
        s.note(CLAIMED_LINE.of(seat, milestone))
        s.milestones &= ~(1 << milestone)
        s.sheet[seat * WIDTH + on.MILESTONE_SET] |= 1 << milestone
        taken = 0
        for other in range(s.rules.players):
            taken += int(s.has(other, on.MILESTONE_SET)).bit_count()
        if taken >= MOST_MILESTONES:
            s.milestones = 0
            s.note(MILESTONES_CLOSED.of())


def is_met(state: SweetState, seat: i64, milestone: i64) -> bool:
    what, needed = rules_of(state).milestone_needs[milestone]
    return count(state, seat, what) >= needed


class Sell(Action):
    """A basic resource for a gold.

    Rule: SL-FRE-7
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(SweetState, state)
        good: i64 = 0
        while good < BASIC_COUNT:
            if s.has(seat, on.WHEAT + good):
                found.append(SALES[good])
            good += 1

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        spend(s, seat, WHEAT + SOLD.read(move), 1)
        give(s, seat, GOLD, SELL_GOLD)


class Barter(Action):
    """Three basic resources for one.

    Rule: SL-FRE-8
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        if basics_of(cast(SweetState, state), seat) >= BARTER_BASICS:
            found.extend(BARTERS)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        state.agenda.append(GIVE.frame(seat, WHEAT + BARTERED.read(move), 1))
        state.agenda.append(SPEND_BASICS.frame(seat, BARTER_BASICS, ALL_BASICS))


class Scrap(Action):
    """A disk or a card for two basic resources.

    Rule: SL-FRE-9
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(SweetState, state)
        if s.has(seat, on.DISK):
            found.append(THE_SCRAP_DISK)
        if may_discard(s, seat, 1):
            hand_of(s, seat, SCRAPS, found)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        s.agenda.append(GAIN_BASICS.frame(seat, SCRAP_BASICS))
        if move == THE_SCRAP_DISK:
            spend(s, seat, PRICE_DISK, 1)
        else:
            discard(s, seat, SCRAPPED.read(move))


class BuildTower(Action):
    """The clock tower, once all its conditions are met.

    Rule: SL-FRE-10, SL-TOW-2, SL-TOW-4, SL-CHR-30
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(SweetState, state)
        if may_raise_tower(s, seat):
            found.extend(sites_in(s, seat, sites(s, seat, s.has(seat, on.FLIPPED), FREE), TOWERS))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        place = TOWER_CELL.read(move)
        s.note(TOWER_BUILT.of(seat, place))
        s.add(seat, on.TOWER, 1)
        if s.character[seat] == SAKURA:
            s.agenda.append(TOWER_LOOK.frame(seat))
        put_property(s, seat, map_of(s, seat).cell_at[place], TOWER_KIND)


def may_raise_tower(state: SweetState, seat: i64) -> bool:
    """True when the clock tower has not been placed and all its conditions are met.

    Rule: SL-TOW-1
    """
    if state.has(seat, on.TOWER) or not state.has(seat, on.WONDERS):
        return False
    for what, needed in rules_of(state).tower_needs[state.character[seat]]:
        if count(state, seat, what) < needed:
            return False
    return True


class Ability(Action):
    """What a character may do once a round.

    Rule: SL-FRE-11, SL-CHR-1, SL-CHR-5, SL-CHR-6, SL-CHR-7, SL-CHR-11, SL-CHR-29
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(SweetState, state)
        for number in range(len(rules_of(s).ability_effect[s.character[seat]])):
            if may_use(s, seat, number):
                found.append(ABILITIES[number])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        number = ABILITY_NUMBER.read(move)
        who: i64 = s.character[seat]
        s.sheet[seat * WIDTH + on.USED_ABILITIES] |= 1 << number
        s.note(ABILITY_USED.of(seat, who))
        begin_chosen(s, seat, rules_of(s).ability_effect[who][number])


def may_use(state: SweetState, seat: i64, number: i64) -> bool:
    """True when a character's free action has not been used this round and does something.

    Rule: SL-FRE-11
    """
    if (state.has(seat, on.USED_ABILITIES) >> number) & 1:
        return False
    who: i64 = state.character[seat]
    abilities = rules_of(state).ability_effect[who]
    if number >= len(abilities) or (who == CHE and not face_up(state, seat)):
        return False
    return may_choose(state, seat, abilities[number])


FREE_ACTIONS: Final = [
    Settle(SETTLE, free=True),
    BuyCard(BUY_CARD, free=True),
    Buy(BUY, free=True),
    Claim(CLAIM, free=True),
    Sell(SELL, free=True),
    Barter(BARTER, free=True),
    Scrap(SCRAP_DISK, SCRAP_CARD, free=True),
    BuildTower(TOWER, free=True),
    Ability(ABILITY, free=True),
]


def has_free_action(state: SweetState, seat: i64) -> bool:
    """True when there is any free action for a seat now."""
    if basics_of(state, seat) or state.has(seat, on.GOLD) >= BASIC_GOLD or state.has(seat, on.DISK):
        return True
    found: list[int] = []
    for action in FREE_ACTIONS:
        action.find(state, 0, seat, found)
        if found:
            return True
    return False
