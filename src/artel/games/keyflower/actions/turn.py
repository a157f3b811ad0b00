"""A turn: bid, use a tile, or pass.

Workers from behind the screen are named in the move itself. Beaten bids are lifted first, one by one, and go
with them. The owner of summer boat 4b may add workers of several colours before using a tile.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.bid import list_bids, place_bid
from artel.games.keyflower.actions.group import ADDED_BASE, Group, beaten_size
from artel.games.keyflower.actions.refusals import refuse_turn
from artel.games.keyflower.actions.telling import can_be_told, lifted_tiles, told_in_order, told_so_far
from artel.games.keyflower.actions.use import ALL, list_uses, use_tile
from artel.games.keyflower.components.box import MOST_WORKERS_ON_A_TILE
from artel.games.keyflower.moves import ADD, ADDS, BID, LIFT, LIFTS, PASS, THE_PASS, USE, USE_COUNTS, VERBS
from artel.games.keyflower.phases.season_end import end_season
from artel.games.keyflower.state import COLOURS, KeyflowerState, owns_boat, rules_of
from artel.games.keyflower.text import PASSED
from artel.games.keyflower.words import BACK, GREEN
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import Ask, State
from artel.kernel.telling import Told, retold


class Turn(Ask):
    """One seat's turn, with the beaten bids it has lifted and the workers it has added so far.

    Rule: KF-SEASON-16, KF-SEASON-17, KF-SEASON-19, KF-SEASON-20, KF-SEASON-21
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        group = Group(s, seat, self.shape.b(frame), self.shape.c(frame))
        found: list[int] = []
        if group.lifted == 0 and group.added == 0:
            found.append(THE_PASS)
        if group.added == 0:
            list_bids(s, group, found, ALL)
        list_uses(s, group, found, ALL)
        if group.added == 0:
            list_lifts(s, group, found)
        list_adds(s, group, found)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        if LIFT.has(move):
            slot: i64 = s.lots.index(LIFT.a(move))
            s.agenda.append(self.frame(seat, self.shape.b(frame) | (1 << slot), self.shape.c(frame)))
            return
        if ADD.has(move):
            more: i64 = ADD.b(move) * ADDED_BASE[ADD.a(move)]
            s.agenda.append(self.frame(seat, self.shape.b(frame), self.shape.c(frame) + more))
            return
        following: i64 = (seat + 1) % s.rules.players
        if PASS.has(move):
            s.passes += 1
            s.note(PASSED.of(seat))
            if s.passes == s.rules.players:
                end_season(s)
            else:
                s.agenda.append(self.frame(following))
            return
        s.passes = 0
        s.agenda.append(self.frame(following))
        group = Group(s, seat, self.shape.b(frame), self.shape.c(frame))
        if BID.has(move):
            place_bid(s, group, BID.a(move), BID.b(move), BID.c(move))
        else:
            use_tile(s, group, USE.a(move), USE.b(move), USE.c(move))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        told = self.told_in_order(s, frame, seat, move)
        if told is not None:
            line = ", ".join([VERBS.text(each) for each in told])
            return Refusal("KF-BID-12", "named-otherwise", {"line": line})
        return refuse_turn(s, Group(s, seat, self.shape.b(frame), self.shape.c(frame)), move)

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """Lifts in any order, before or after what is added; a lift put back; colours in any order.

        Rule: KF-BID-12, KF-SBOAT-22
        """
        s = cast(KeyflowerState, state)
        told = self.told_in_order(s, frame, seat, move)
        return (
            None if told is None else retold(told_so_far(s, self.shape.b(frame), self.shape.c(frame)), told)
        )

    def told_in_order(self, state: KeyflowerState, frame: i64, seat: i64, move: i64) -> list[int] | None:
        """The legal turn from its beginning that is this deed, if there is one."""
        group = Group(state, seat, self.shape.b(frame), self.shape.c(frame))
        told = told_in_order(state, group, move)
        return told if told is not None and can_be_told(state, self.frame(seat), told, seat) else None

    def tellings(self, state: State, frame: i64, seat: i64) -> list[int]:
        return lifted_tiles(cast(KeyflowerState, state), self.shape.b(frame))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        s = cast(KeyflowerState, state)
        words = rules_of(s).tables.words
        lifted = self.shape.b(frame)
        return {"lifted": [words[tile] for slot, tile in enumerate(s.lots) if (lifted >> slot) & 1]}


def list_adds(state: KeyflowerState, group: Group, found: list[int]) -> None:
    """With summer boat 4b: workers of one colour that go along with others to use a tile that has a colour.

    Colours are told in their order, so that the same workers are told in one way only.
    Rule: KF-SBOAT-22
    """
    if not owns_boat(state, group.seat, 4, BACK):
        return
    colour: i64 = group.last_added + 1
    while colour < GREEN:
        have: i64 = state.screen[group.seat * COLOURS + colour]
        count: i64 = 1
        while count <= have and group.size + count < MOST_WORKERS_ON_A_TILE:
            more = Group(state, group.seat, group.lifted, group.added + count * ADDED_BASE[colour])
            if leads_on(state, more):
                found.append(ADDS[colour * USE_COUNTS + count])
            count += 1
        colour += 1


def list_lifts(state: KeyflowerState, group: Group, found: list[int]) -> None:
    """The beaten bids that may go along, told in the order of the lots.

    Rule: KF-BID-3, KF-BID-10, KF-BID-11, KF-BID-12
    """
    slot: i64 = group.highest_slot() + 1
    while slot < len(state.lots):
        if beaten_size(state, group.seat, slot) > 0:
            more = Group(state, group.seat, group.lifted | (1 << slot), 0)
            if leads_on(state, more):
                found.append(LIFTS[state.lots[slot]])
        slot += 1


def leads_on(state: KeyflowerState, group: Group) -> bool:
    """True when the group can be placed somewhere, as it is or with more workers."""
    found: list[int] = []
    if group.added == 0:
        list_bids(state, group, found, 1)
    if len(found) == 0:
        list_uses(state, group, found, 1)
    if len(found) == 0 and group.added == 0:
        list_lifts(state, group, found)
    if len(found) == 0:
        list_adds(state, group, found)
    return len(found) > 0


TURN: Final = Turn("turn", numbers("lifted", 1 << 16), numbers("added", 343))
