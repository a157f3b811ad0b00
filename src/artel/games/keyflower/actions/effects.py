"""What a used tile does: production, a choice, draws, exchanges, transport."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.group import beaten_size, take_bid_away
from artel.games.keyflower.actions.payment import pay_face_down
from artel.games.keyflower.actions.transport import begin_transport
from artel.games.keyflower.components.vocabulary import ANY, CHOOSE, EXCHANGE, NONE, TRANSPORT, Effect
from artel.games.keyflower.moves import (
    COLOUR,
    MAKE,
    MAKES,
    PAY_BID,
    PAY_SKILL,
    PAY_WORKER,
    SKILL_PAYMENTS,
    TILE,
    WORKER_PAYMENTS,
)
from artel.games.keyflower.phases.draws import COUNT, draw_skills, draw_workers
from artel.games.keyflower.remembered import lying_aside
from artel.games.keyflower.screens import (
    gain_workers,
    mix_in_skill,
    put_in_bag,
    spend_skill,
    spend_workers,
)
from artel.games.keyflower.state import (
    COLOURS,
    GOODS,
    SEATS,
    SKILLS,
    KeyflowerState,
    home_of,
    rules_of,
)
from artel.games.keyflower.text import GREEN_CAME, MADE, SKILL_PAID, WORKER_PAID
from artel.games.keyflower.words import COLOURS as COLOUR_WORDS
from artel.games.keyflower.words import GOODS as GOOD_WORDS
from artel.games.keyflower.words import GREEN, SKILL_PIECES, WORKER_PIECES
from artel.games.keyflower.words import SKILLS as SKILL_WORDS
from artel.kernel.refusal import Refusal
from artel.kernel.state import NATURE, UNSEEN_KIND, Ask, Do, InFlight, State


def effect_of(state: KeyflowerState, tile: i64) -> Effect:
    return rules_of(state).tables.effect[2 * tile + state.side[tile]]


def apply_effect(state: KeyflowerState, seat: i64, tile: i64) -> None:
    """What the side that is up shows, at once.

    Rule: KF-USE-7, KF-TILE-1, KF-TILE-2, KF-TILE-14, KF-TILE-19, KF-TILE-20
    """
    effect = effect_of(state, tile)
    if effect.kind == TRANSPORT:
        begin_transport(state, seat, tile, effect.carry, effect.upgrade)
    elif effect.kind == EXCHANGE:
        state.agenda.append(PAY.frame(seat, tile))
    elif effect.kind == CHOOSE:
        if any_to_choose(state, effect):
            state.agenda.append(CHOOSE_GOOD.frame(seat, tile))
    else:
        gain(state, seat, tile, effect)


def any_to_choose(state: KeyflowerState, effect: Effect) -> bool:
    """True when the supply holds at least one of the resources to choose from.

    Rule: KF-TILE-19
    """
    return any(effect.goods[good] > 0 and state.supply[good] > 0 for good in range(GOODS))


def gain(state: KeyflowerState, seat: i64, tile: i64, effect: Effect) -> None:
    """Resources, green workers, workers from the bag and skills from the stack, as far as there are any.

    Rule: KF-USE-8, KF-USE-9, KF-USE-10, KF-USE-11, KF-USE-12, KF-USE-15, KF-USE-17
    """
    for good in range(GOODS):
        if effect.goods[good] > 0:
            make_goods(state, seat, tile, good, effect.goods[good])
    take_green(state, seat, effect.green)
    draw_skills(state, seat, effect.skills)
    draw_workers(state, seat, effect.workers)


def take_green(state: KeyflowerState, seat: i64, count: i64) -> None:
    """Rule: KF-USE-12, KF-USE-17, KF-TILE-10"""
    taken: i64 = count if count < state.green else state.green
    if taken > 0:
        state.green -= taken
        gain_workers(state, seat, GREEN, taken)
        state.note(GREEN_CAME.of(seat, taken))


def make_goods(state: KeyflowerState, seat: i64, tile: i64, good: i64, count: i64) -> None:
    """On the tile itself in the own village, otherwise on the home tile.

    Rule: KF-USE-8, KF-USE-9, KF-USE-15, KF-TILE-7, KF-TILE-15, KF-TILE-21
    """
    made: i64 = count if count < state.supply[good] else state.supply[good]
    if made == 0:
        return
    place: i64 = tile if state.owner[tile] == seat else home_of(state, seat)
    state.supply[good] -= made
    state.goods[place * GOODS + good] += made
    state.note(MADE.of(seat, place, good, made))


class ChooseGood(Ask):
    """Workshop: one of the shown resources that are in the supply.

    Rule: KF-TILE-19
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        shown = effect_of(s, self.shape.b(frame)).goods
        return [MAKES[good] for good in range(GOODS) if shown[good] > 0 and s.supply[good] > 0]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        make_goods(cast(KeyflowerState, state), seat, self.shape.b(frame), MAKE.a(move), 1)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if MAKE.has(move):
            return Refusal("KF-TILE-19", "cannot-make", {"good": GOOD_WORDS[MAKE.a(move)]})
        return Refusal("KF-TILE-19", "not-now", {"question": "choose-good"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.shape.b(frame))}


class Pay(Ask):
    """The payment of an exchange: one skill, or one worker or one whole beaten bid.

    Rule: KF-TILE-5, KF-TILE-6, KF-TILE-8, KF-TILE-9, KF-TILE-16, KF-TILE-17
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        effect = effect_of(s, self.shape.b(frame))
        found: list[int] = []
        if effect.pays_skill != NONE:
            for skill in range(SKILLS):
                if effect.pays_skill in (skill, ANY) and s.skills[seat * SKILLS + skill] > 0:
                    found.append(SKILL_PAYMENTS[skill])
            return found
        wanted = effect.pays_worker
        for colour in range(COLOURS):
            if wanted in (colour, ANY) and s.screen[seat * COLOURS + colour] > 0:
                found.append(WORKER_PAYMENTS[colour])
        for slot in range(len(s.lots)):
            tile = s.lots[slot]
            if beaten_size(s, seat, slot) > 0 and wanted in (s.bids[tile * SEATS + seat] & 3, ANY):
                found.append(rules_of(s).listing.bid_payments[tile])
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile = self.shape.b(frame)
        effect = effect_of(s, tile)
        if PAY_SKILL.has(move):
            pay_skill(s, seat, effect, PAY_SKILL.a(move))
        else:
            pay_workers(s, seat, effect, move)
        gain(s, seat, tile, effect)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if PAY_SKILL.has(move):
            return Refusal("KF-TILE-6", "cannot-pay-skill", {"skill": SKILL_WORDS[PAY_SKILL.a(move)]})
        if PAY_WORKER.has(move):
            return Refusal("KF-TILE-8", "cannot-pay-worker", {"colour": COLOUR_WORDS[PAY_WORKER.a(move)]})
        if PAY_BID.has(move):
            return Refusal("KF-TILE-9", "cannot-pay-bid", {"tile": TILE.word(PAY_BID.a(move))})
        return Refusal("KF-TILE-8", "not-now", {"question": "pay"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.shape.b(frame))}


def pay_skill(state: KeyflowerState, seat: i64, effect: Effect, skill: i64) -> None:
    """The skill goes to the stack, any skill face down; at the hiring fair only after the draw.

    Rule: KF-TILE-5, KF-TILE-6, KF-TILE-16
    """
    if effect.pays_skill != ANY:
        state.note(SKILL_PAID.of(seat, skill))
        spend_skill(state, seat, skill)
        return
    pay_face_down(state, seat, skill)
    if effect.skills > 0:
        state.agenda.append(STACK_LATER.frame())
    else:
        mix_in_skill(state)


def pay_workers(state: KeyflowerState, seat: i64, effect: Effect, move: i64) -> None:
    """One worker or a whole beaten bid goes into the bag; at the tavern only after the draw.

    Rule: KF-TILE-8, KF-TILE-9, KF-TILE-17, KF-TILE-18
    """
    colour: i64
    count: i64 = 1
    if PAY_WORKER.has(move):
        colour = PAY_WORKER.a(move)
        spend_workers(state, seat, colour, 1)
    else:
        tile = PAY_BID.a(move)
        bid: i64 = state.bids[tile * SEATS + seat]
        colour = bid & 3
        count = bid >> 2
        take_bid_away(state, seat, tile)
    state.note(WORKER_PAID.of(seat, colour, count))
    if effect.workers > 0:
        state.agenda.append(BAG_LATER.frame(NATURE, colour, count))
    else:
        put_in_bag(state, colour, count)


class BagLater(Do):
    """The workers paid at the tavern enter the bag after the draw.

    Rule: KF-TILE-18
    """

    def run(self, state: State, frame: i64) -> None:
        put_in_bag(cast(KeyflowerState, state), self.shape.b(frame), self.shape.c(frame))

    def held(self, frame: i64) -> list[InFlight]:
        return [InFlight(WORKER_PIECES, self.shape.b(frame), self.shape.c(frame))]


class StackLater(Do):
    """The skill paid at the hiring fair is mixed in after the draw.

    Rule: KF-TILE-16
    """

    def run(self, state: State, frame: i64) -> None:
        mix_in_skill(cast(KeyflowerState, state))

    def held(self, frame: i64) -> list[InFlight]:
        """It lies face down: the frame does not tell which."""
        return [InFlight(SKILL_PIECES, UNSEEN_KIND, 1)]

    def in_flight(self, state: State, frame: i64) -> list[InFlight]:
        return [InFlight(SKILL_PIECES, lying_aside(cast(KeyflowerState, state).stack_story), 1)]


CHOOSE_GOOD: Final = ChooseGood("choose-good", TILE)
PAY: Final = Pay("pay", TILE)
BAG_LATER: Final = BagLater("bag-later", COLOUR, COUNT)
STACK_LATER: Final = StackLater("stack-later")
