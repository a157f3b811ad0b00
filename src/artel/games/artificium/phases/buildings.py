"""Applying a building: goods in, goods out, points, and the Knight and the Wizard."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.components import KNIGHT_STEPS, WIZARD_DISCARDS, WIZARD_DRAWS
from artel.games.artificium.moves import (
    DISCARD,
    DISCARDED_CARD,
    DISCARDS,
    KNIGHT,
    KNIGHT_SEAT,
    KNIGHTS,
)
from artel.games.artificium.phases.start import draw_cards
from artel.games.artificium.state import (
    ArtificiumState,
    count_building,
    discard_from_hand,
    move_forward,
    rules_of,
)
from artel.games.artificium.text import (
    BUILT,
    KNIGHTED,
    MADE,
    SPENT,
    SPENT_COINS,
    WIZARD,
    WIZARD_DISCARDED,
)
from artel.games.artificium.words import CARD_COUNT, CARDS, CASTLE, GOOD_COUNT, MAGE_TOWER
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import Ask, Do, State, frame_seat


def apply_building(state: ArtificiumState, seat: i64, card: i64) -> None:
    """What it takes goes to the bank, what it makes comes from there, then the points.

    Rule: AR-CRD-1, AR-CRD-2, AR-CRD-3, AR-CRD-4, AR-CRD-5, AR-CRD-6, AR-CRD-7, AR-CRD-8,
    AR-CRD-9, AR-CRD-10, AR-CRD-11, AR-CRD-14, AR-VP-1, AR-BOX-10, AR-BOX-11
    """
    rules = rules_of(state)
    place: i64 = seat * GOOD_COUNT
    row: i64 = card * GOOD_COUNT
    if rules.coins[card] > 0:
        state.coins[seat] -= rules.coins[card]
        state.note(SPENT_COINS.of(seat, rules.coins[card]))
    good: i64 = 0
    while good < GOOD_COUNT:
        taken: i64 = rules.takes[row + good]
        if taken > 0:
            state.goods[place + good] -= taken
            state.note(SPENT.of(seat, good))
        given: i64 = rules.gives[row + good]
        if given > 0:
            state.goods[place + good] += given
            state.note(MADE.of(seat, good, given))
        good += 1
    count_building(state, seat, card)
    state.note(BUILT.of(seat, card, rules.points[card]))
    move_forward(state, seat, rules.points[card])
    if card == CASTLE:
        state.agenda.append(USE_KNIGHT.frame(seat))
    elif card == MAGE_TOWER:
        use_wizard(state, seat)


class UseKnight(Ask):
    """Castle: any marker, one's own too, goes four spaces back but never below 0.

    Rule: AR-CRD-12, AR-CRD-13, AR-VP-7
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        return KNIGHTS[: state.rules.players]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        target = KNIGHT_SEAT.read(move)
        steps: i64 = KNIGHT_STEPS if s.marker[target] >= KNIGHT_STEPS else s.marker[target]
        s.marker[target] -= steps
        s.knighted[target] += steps
        s.note(KNIGHTED.of(seat, target, steps))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if KNIGHT.has(move):
            values: dict[str, int | str] = {
                "seat": int(KNIGHT_SEAT.read(move)),
                "players": state.rules.players,
            }
            return Refusal("AR-CRD-12", "no-such-seat", values)
        return Refusal("AR-CRD-12", "not-now", {"question": "knight"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": CARDS[CASTLE]}


def use_wizard(state: ArtificiumState, seat: i64) -> None:
    """Mage tower: draw five, then discard three of the whole hand.

    Rule: AR-CRD-15, AR-CRD-16, AR-CRD-17
    """
    state.note(WIZARD.of(seat))
    state.agenda.append(WIZARD_CHOOSES.frame(seat))
    draw_cards(state, seat, WIZARD_DRAWS)


class WizardChooses(Do):
    """After drawing: three discards, or the whole hand where it is smaller.

    Rule: AR-CRD-16
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(ArtificiumState, state)
        seat = frame_seat(frame)
        count: i64 = WIZARD_DISCARDS if s.hand_size[seat] >= WIZARD_DISCARDS else s.hand_size[seat]
        if count > 0:
            s.agenda.append(WIZARD_DISCARD.frame(seat, count))


class WizardDiscard(Ask):
    """One of the cards the Wizard makes a seat discard.

    Rule: AR-CRD-16
    """

    def __init__(self) -> None:
        super().__init__("wizard", numbers("count", 4))
        self.count: Final = self.part("count")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(ArtificiumState, state)
        found: list[int] = []
        list_discards(s, seat, found)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        card = DISCARDED_CARD.read(move)
        discard_from_hand(s, seat, card)
        s.note(WIZARD_DISCARDED.of(seat, card))
        left: i64 = self.count.read(frame) - 1
        if left > 0:
            s.agenda.append(self.frame(seat, left))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if DISCARD.has(move):
            return Refusal("AR-CRD-16", "not-in-hand", {"card": CARDS[DISCARDED_CARD.read(move)]})
        return Refusal("AR-CRD-16", "not-now", {"question": "wizard"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": CARDS[MAGE_TOWER], "count": int(self.count.read(frame))}


def list_discards(state: ArtificiumState, seat: i64, found: list[int]) -> None:
    for card in range(CARD_COUNT):
        if state.hand[seat * CARD_COUNT + card] > 0:
            found.append(DISCARDS[card])


USE_KNIGHT: Final = UseKnight("knight")
WIZARD_CHOOSES: Final = WizardChooses("wizard-chooses")
WIZARD_DISCARD: Final = WizardDiscard()
