"""The clean-up between rounds: disks go back, everybody keeps one card, what was used is ready again."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import SealedQuestion
from artel.games.sweet_lands.cards.hand import discard, hand_of
from artel.games.sweet_lands.components.printed import CARDS_KEPT
from artel.games.sweet_lands.moves import KEEPS, KEPT_CARD
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import IN_HAND
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.text import CLEANED, KEPT
from artel.games.sweet_lands.words import AREA_COUNT, CARD_COUNT, CLEANUP_PHASE
from artel.kernel.state import Do, State, frame_waiting

USED: Final = (on.DISK, on.USED_SKILLS, on.USED_UPGRADES, on.USED_ABILITIES)


class Cleanup(Do):
    """Disks, skills and abilities, and who has to choose a card.

    Rule: SL-ARE-19, SL-CLN-2, SL-CLN-3, SL-CLN-5, SL-CLN-6
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        s.phase = CLEANUP_PHASE
        s.note(CLEANED.of(s.round))
        for area in range(AREA_COUNT):
            s.spaces[area] = 0
        waiting: i64 = 0
        for seat in range(s.rules.players):
            for field in USED:
                s.sheet[seat * WIDTH + field] = 0
            if s.has(seat, on.HAND) > CARDS_KEPT:
                waiting |= 1 << seat
        if waiting:
            s.agenda.append(KEEP.frame_for(waiting))


class Keep(SealedQuestion):
    """Which card each seat keeps; the others are discarded when all have chosen.

    Rule: SL-CLN-4, SL-CLN-7
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        found: list[int] = []
        hand_of(cast(SweetState, state), seat, KEEPS, found)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        s.picked[seat] = KEPT_CARD.read(move) + 1
        s.note(KEPT.of(seat))
        waiting = frame_waiting(frame) & ~(1 << seat)
        if waiting:
            s.agenda.append(KEEP.frame_for(waiting))
            return
        for other in range(s.rules.players):
            kept: i64 = s.picked[other] - 1
            s.picked[other] = 0
            if kept >= 0:
                for card in range(CARD_COUNT):
                    if s.where[card] == IN_HAND + other and card != kept:
                        discard(s, other, card)


CLEANUP: Final = Cleanup("cleanup")
KEEP: Final = Keep("keep")
