"""Playing cards: the sealed choice, the reveal, and the order of resolving."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.artificium.moves import CHOICES, CHOOSE, CHOSEN_CARD
from artel.games.artificium.phases.resolve import RESOLVE
from artel.games.artificium.state import ArtificiumState, laid_open, take_from_hand
from artel.games.artificium.text import CHOSE, REVEALED
from artel.games.artificium.words import (
    CARD_COUNT,
    CARDS,
    FIRST_ACTION,
    NO_CARD,
    PLAY_PHASE,
)
from artel.kernel.refusal import Refusal
from artel.kernel.state import Do, State, Together, frame_waiting


class PlayCards(Do):
    """Step after step, until no seat that is still in holds a card.

    Rule: AR-PLY-1, AR-PLY-11, AR-PLY-12, AR-PLY-13, AR-END-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(ArtificiumState, state)
        s.phase = PLAY_PHASE
        out: i64 = s.out
        waiting: i64 = 0
        for seat in range(s.rules.players):
            if (out >> seat) & 1 == 0 and s.hand_size[seat] > 0:
                waiting |= 1 << seat
        if waiting != 0:
            s.agenda.append(CHOOSE_CARD.frame_for(waiting))


class ChooseCard(Together):
    """All seats still in lay a card face down at the same time; sealed until all have.

    Rule: AR-PLY-1, AR-PLY-2
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(ArtificiumState, state)
        found: list[int] = []
        place: i64 = seat * CARD_COUNT
        card: i64 = 0
        while card < CARD_COUNT:
            if s.hand[place + card] > 0:
                found.append(CHOICES[card])
            card += 1
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(ArtificiumState, state)
        card = CHOSEN_CARD.read(move)
        take_from_hand(s, seat, card)
        s.sealed[seat] = card
        s.note(CHOSE.of(seat))
        waiting: i64 = frame_waiting(frame) & ~(1 << seat)
        if waiting == 0:
            reveal_cards(s)
        else:
            s.agenda.append(self.frame_for(waiting))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if CHOOSE.has(move):
            return Refusal("AR-PLY-1", "not-in-hand", {"card": CARDS[CHOSEN_CARD.read(move)]})
        return Refusal("AR-PLY-12", "not-now", {"question": "choose"})


def reveal_cards(state: ArtificiumState) -> None:
    """All cards are turned up; actions come before buildings, each clockwise from the first player.

    Rule: AR-PLY-2, AR-PLY-3, AR-PLY-4, AR-PLY-5
    """
    players: i64 = state.rules.players
    for seat in range(players):
        card: i64 = state.sealed[seat]
        if card != NO_CARD:
            state.sealed[seat] = NO_CARD
            state.revealed[seat] = card
            laid_open(state, seat, card)
            state.note(REVEALED.of(seat, card))
    state.agenda.append(PLAY_CARDS.frame())
    _resolve_later(state, False)
    _resolve_later(state, True)


def _resolve_later(state: ArtificiumState, actions: bool) -> None:
    """Put the resolving of all actions, or all buildings, on the agenda: the last seat first."""
    players: i64 = state.rules.players
    first: i64 = state.first
    turn: i64 = players - 1
    while turn >= 0:
        seat: i64 = (first + turn) % players
        card: i64 = state.revealed[seat]
        if card != NO_CARD and (card >= FIRST_ACTION) == actions:
            state.agenda.append(RESOLVE.frame(seat, card))
        turn -= 1


PLAY_CARDS: Final = PlayCards("play-cards")
CHOOSE_CARD: Final = ChooseCard("choose")
