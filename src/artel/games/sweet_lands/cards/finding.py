"""Sakura's clock tower: of the two cards she picks from the deck one is played at once."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.cards.playing import PLAYED_STEP
from artel.games.sweet_lands.cards.searching import ROUND_WANTED, SEARCH, look_through
from artel.games.sweet_lands.moves import FOUND_CARD, THE_DECLINE
from artel.games.sweet_lands.slots import ON_TABLE
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.text import PLAYED
from artel.kernel.state import Do, State, frame_seat


class TowerLook(Do):
    """Sakura takes up the deck when what the cell of her tower gives has been given.

    Rule: SL-CHR-30
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        look_through(s, seat)
        s.agenda.append(SEARCH.frame(seat, ROUND_WANTED, 1))
        s.agenda.append(FIND_AND_PLAY.frame(seat))


class FindAndPlay(Question):
    """Which end-of-round card of the deck is played for nothing.

    Rule: SL-CHR-30
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        return SEARCH.moves(state, SEARCH.frame(seat, ROUND_WANTED, 1), seat)

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move == THE_DECLINE:
            return
        s = cast(SweetState, state)
        card = FOUND_CARD.read(move)
        s.deck_size -= 1
        s.where[card] = ON_TABLE + seat
        s.note(PLAYED.of(seat, card))
        s.agenda.append(PLAYED_STEP.frame(seat, card))


TOWER_LOOK: Final = TowerLook("tower-look")
FIND_AND_PLAY: Final = FindAndPlay("find-and-play")
