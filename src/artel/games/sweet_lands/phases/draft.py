"""The draft of the first round: six cards each, one kept, the rest handed on.

Pack p begins at seat p and is handed to the left; everybody remembers what they saw and handed on.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands.asking import SealedQuestion
from artel.games.sweet_lands.cards.hand import DeckDraw, take_in_hand
from artel.games.sweet_lands.components.printed import FIRST_HAND
from artel.games.sweet_lands.memory import pack_before, remember_pack, see_pack
from artel.games.sweet_lands.moves import DRAW, DRAWN_CARD, PICK_CARDS, PICKED_CARD
from artel.games.sweet_lands.slots import DRAFTED
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.text import PICKED, PICKED_HIDDEN
from artel.games.sweet_lands.words import CARD_COUNT
from artel.kernel.log import all_but, only
from artel.kernel.shape import numbers
from artel.kernel.state import NATURE, SEAT, State, frame_waiting


def begin_draft(state: SweetState) -> None:
    """Six cards lie before everybody.

    Rule: SL-VAR-3
    """
    state.pick = 1
    players: i64 = state.rules.players
    state.agenda.append(PICK.frame_for((1 << players) - 1))
    seat: i64 = players - 1
    while seat >= 0:
        state.agenda.append(DRAW_PACK.frame(NATURE, seat, FIRST_HAND))
        seat -= 1


class DrawPack(DeckDraw):
    """NATURE draws the cards of a pack.

    Rule: SL-VAR-3
    """

    def __init__(self) -> None:
        super().__init__("draw-pack", DRAW, SEAT, numbers("cards", 8))
        self.who: Final = self.part("seat")
        self.cards: Final = self.part("cards")

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        who = self.who.read(frame)
        s.where[DRAWN_CARD.read(move)] = DRAFTED + who
        s.deck_size -= 1
        if self.cards.read(frame) > 1:
            s.agenda.append(self.frame(NATURE, who, self.cards.read(frame) - 1))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.who.read(frame)), "count": int(self.cards.read(frame))}


class Pick(SealedQuestion):
    """Which card everybody keeps out of the pack before them.

    Rule: SL-VAR-3, SL-VAR-4
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        place: i64 = DRAFTED + pack_before(s, seat)
        return [PICK_CARDS[card] for card in range(CARD_COUNT) if s.where[card] == place]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        card = PICKED_CARD.read(move)
        s.picked[seat] = card + 1
        if s.log is not None:
            s.note(PICKED.of(seat, card), only(seat))
            s.note(PICKED_HIDDEN.of(seat), all_but(only(seat)))
        waiting = frame_waiting(frame) & ~(1 << seat)
        if waiting:
            s.agenda.append(PICK.frame_for(waiting))
        else:
            self.hand_on(s)

    def hand_on(self, state: SweetState) -> None:
        """All have chosen: cards come into the hands, and the packs go to the left."""
        players: i64 = state.rules.players
        seat: i64 = 0
        while seat < players:
            take_in_hand(state, seat, state.picked[seat] - 1)
            state.picked[seat] = 0
            remember_pack(state, seat, pack_before(state, seat))
            seat += 1
        state.pick += 1
        seat = 0
        while seat < players:
            see_pack(state, seat, pack_before(state, seat))
            seat += 1
        if state.pick < FIRST_HAND:
            state.agenda.append(PICK.frame_for((1 << players) - 1))
            return
        for card in range(CARD_COUNT):
            pack: i64 = state.where[card] - DRAFTED
            if pack >= 0:
                take_in_hand(state, (pack + FIRST_HAND - 1) % players, card)
        state.pick = 0


DRAW_PACK: Final = DrawPack()
PICK: Final = Pick("pick")
