"""A turn: one of four things to do, and free actions before or after it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import TurnMenu
from artel.games.sweet_lands.cards.hand import hand_of
from artel.games.sweet_lands.cards.playing import may_play, play_card
from artel.games.sweet_lands.moves import (
    DISK_USES,
    DONE,
    END_ROUND,
    FLIP,
    FLIPPED_TOKEN,
    FLIPS,
    PLAY,
    PLAYED_CARD,
    PLAYS,
    THE_DONE,
    THE_END_ROUND,
    USE,
    USE_DISK,
    USED_AREA,
    USES,
)
from artel.games.sweet_lands.phases.areas import hand_cost, is_open, may_do, may_pay_hand, take_space
from artel.games.sweet_lands.phases.ending import begin_end_of_round
from artel.games.sweet_lands.phases.free import FREE_ACTIONS, has_free_action
from artel.games.sweet_lands.skills import flip_skill, may_flip
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.text import FLIPPED_SKILL
from artel.games.sweet_lands.words import AREA_COUNT, SKILL_COUNT, UPGRADE_COUNT
from artel.kernel.menu import Action
from artel.kernel.state import Do, State, frame_seat


class UseArea(Action):
    """A space of an action area, for cards of the hand or for a disk taken before.

    Rule: SL-TRN-2, SL-ARE-2, SL-ARE-8
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(SweetState, state)
        disk = s.has(seat, on.DISK) > 0
        disks: list[int] = []
        area: i64 = 0
        while area < AREA_COUNT:
            cards = hand_cost(s, area)
            if cards and is_open(s, area):
                paid = may_pay_hand(s, seat, area, cards)
                if (paid or disk) and may_do(s, seat, area):
                    if paid:
                        found.append(USES[area])
                    if disk:
                        disks.append(DISK_USES[area])
            area += 1
        found.extend(disks)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        s.agenda.append(AFTER_IF.frame(seat))
        take_space(s, seat, USED_AREA.read(move), USE_DISK.has(move))


class PlayWorker(Action):
    """A worker card of the hand.

    Rule: SL-TRN-2
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(SweetState, state)
        hand: list[int] = []
        hand_of(s, seat, PLAYS, hand)
        for move in hand:
            if may_play(s, seat, PLAYED_CARD.read(move)):
                found.append(move)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        s.agenda.append(AFTER_IF.frame(seat))
        play_card(s, seat, PLAYED_CARD.read(move), False)


class FlipSkill(Action):
    """A skill that is turned over.

    Rule: SL-TRN-2, SL-FLP-4
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(SweetState, state)
        if not s.has(seat, on.SKILL_SET) and not s.has(seat, on.UPGRADE_SET):
            return
        token: i64 = 0
        while token < SKILL_COUNT + UPGRADE_COUNT:
            if may_flip(s, seat, token):
                found.append(FLIPS[token])
            token += 1

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        token = FLIPPED_TOKEN.read(move)
        s.agenda.append(AFTER_IF.frame(seat))
        s.note(FLIPPED_SKILL.of(seat, token))
        flip_skill(s, seat, token)


class EndRound(Action):
    """The round is over for this seat.

    Rule: SL-TRN-2, SL-TRN-3, SL-END-1
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        found.append(THE_END_ROUND)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        begin_end_of_round(cast(SweetState, state), seat)


class Finish(Action):
    """The turn is over."""

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        found.append(THE_DONE)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        return


class AfterIf(Do):
    """Free actions after the main one, where there is any to take.

    Rule: SL-FRE-1, SL-FRE-2
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        # Alone the next turn follows at once, and free actions may begin it.
        if s.rules.players > 1 and has_free_action(s, seat):
            s.agenda.append(AFTER.frame(seat))


class NextTurn(Do):
    """Whoever is next, among those who have not ended the round; when all have, the phase is over.

    Rule: SL-TRN-1, SL-TRN-3, SL-TRN-4, SL-TRN-5, SL-SOL-5
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        players: i64 = s.rules.players
        if s.ended >= players:
            return
        last = frame_seat(frame)
        place: i64 = place_of(s, last)
        step: i64 = 1
        while step <= players:
            seat: i64 = s.order[(place + step) % players] - 1
            if not s.has(seat, on.ENDED):
                s.agenda.append(NEXT_TURN.frame(seat))
                s.agenda.append(TURN.frame(seat))
                return
            step += 1


def place_of(state: SweetState, seat: i64) -> i64:
    """Where a seat stands in the order of turns; before the first one for nobody."""
    players: i64 = state.rules.players
    place: i64 = 0
    while place < players:
        if state.order[place] == seat + 1:
            return place
        place += 1
    return players - 1


USE_AREA: Final = UseArea(USE, USE_DISK)
TURN: Final = TurnMenu(
    "turn",
    actions=[
        USE_AREA,
        PlayWorker(PLAY),
        FlipSkill(FLIP),
        EndRound(END_ROUND),
        *FREE_ACTIONS,
    ],
)
AFTER: Final = TurnMenu("after", actions=[Finish(DONE), *FREE_ACTIONS])
AFTER_IF: Final = AfterIf("after-if")
NEXT_TURN: Final = NextTurn("next-turn")
