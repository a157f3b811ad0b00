"""A turn: bid, use a tile, or pass.

Workers from behind the screen are named in the move itself. Beaten bids are lifted first, one by one, and go
with them. The owner of summer boat 4b may add workers of several colours before using a tile.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.bid import list_bids, place_bid
from artel.games.keyflower.actions.group import ADDED_BASE, Group, beaten_size
from artel.games.keyflower.actions.refusals import refuse_add, refuse_bid, refuse_lift, refuse_use
from artel.games.keyflower.actions.telling import can_be_told, lifted_tiles, told_in_order, told_so_far
from artel.games.keyflower.actions.use import ALL, list_uses, use_tile
from artel.games.keyflower.components.box import MOST_WORKERS_ON_A_TILE
from artel.games.keyflower.components.vocabulary import FREE_COLOURS
from artel.games.keyflower.moves import (
    ADD,
    ADD_COLOUR,
    ADD_COUNT,
    ADDS,
    BID,
    BID_COLOUR,
    BID_COUNT,
    BID_TILE,
    LIFT,
    LIFT_TILE,
    PASS,
    PUT_BACK,
    PUT_BACK_TILE,
    THE_PASS,
    TILE,
    USE,
    USE_COLOUR,
    USE_COUNT,
    USE_COUNTS,
    USE_TILE,
    VERBS,
)
from artel.games.keyflower.phases.season_end import end_season
from artel.games.keyflower.state import COLOUR_COUNT, MOST_LOTS, KeyflowerState, has_ability, rules_of
from artel.games.keyflower.text import PASSED
from artel.games.keyflower.words import GREEN
from artel.kernel.menu import Action, Menu
from artel.kernel.refusal import Refusal
from artel.kernel.shape import Field, numbers
from artel.kernel.state import State
from artel.kernel.telling import Told, retold

# The numbers into which added workers are packed.
ADDED: Final = 343
# Whether a free action came after workers were taken along: the turn so far is not told anew any more.
SETTLED: Final = Field("settled", ["no", "yes"], default="no", quiet=True)


class Turn(Menu):
    """One seat's turn, with the beaten bids it has lifted and the workers it has added so far.

    Rule: KF-SEASON-16, KF-SEASON-17, KF-SEASON-19, KF-SEASON-20, KF-SEASON-21
    """

    def __init__(self) -> None:
        actions = [Pass(PASS), MoveWorkers(BID, USE, LIFT, ADD)]
        fields = [numbers("lifted", 1 << MOST_LOTS), numbers("added", ADDED), SETTLED]
        super().__init__("turn", *fields, actions=actions)
        self.lifted: Final = self.part("lifted")
        self.added: Final = self.part("added")
        self.settled: Final = self.part("settled")

    def openings(self, state: State) -> list[int]:
        return [int(self.frame(cast(KeyflowerState, state).first))]

    def group(self, state: KeyflowerState, frame: i64, seat: i64) -> Group:
        return Group(state, seat, self.lifted.read(frame), self.added.read(frame))

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        action = self.action_of(state, move)
        assert action is not None
        if action.free:
            lifted, added = self.lifted.read(frame), self.added.read(frame)
            settled: i64 = 1 if lifted > 0 or added > 0 else 0
            state.agenda.append(self.frame(seat, lifted, added, settled))
        action.carry_out(state, frame, seat, move)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        told = self.told_in_order(s, frame, seat, move)
        if told is not None:
            line = ", ".join([VERBS.text(each) for each in told])
            return Refusal("KF-BID-12", "named-otherwise", {"line": line})
        return super().refuse(state, frame, seat, move)

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if PUT_BACK.has(move):
            if PUT_BACK_TILE.read(move) in self.lifted_from(state, frame):
                return Refusal("KF-BID-13", "finish-moving", {})
            return Refusal("KF-BID-10", "not-lifted", {"tile": TILE.word(PUT_BACK_TILE.read(move))})
        return Refusal("KF-SEASON-16", "not-now", {"question": "turn"})

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """Lifts in any order, before or after what is added; a lift put back; colours in any order.

        Rule: KF-BID-12, KF-SBOAT-22
        """
        s = cast(KeyflowerState, state)
        told = self.told_in_order(s, frame, seat, move)
        if told is None:
            return None
        return retold(told_so_far(s, self.lifted.read(frame), self.added.read(frame)), told)

    def told_in_order(self, state: KeyflowerState, frame: i64, seat: i64, move: i64) -> list[int] | None:
        """The legal turn from its beginning that is this deed, if there is one."""
        if self.settled.read(frame) > 0:
            return None
        told = told_in_order(state, self.group(state, frame, seat), move)
        return told if told is not None and can_be_told(state, self.frame(seat), told, seat) else None

    def tellings(self, state: State, frame: i64, seat: i64) -> list[int]:
        if self.settled.read(frame) > 0:
            return []
        return lifted_tiles(cast(KeyflowerState, state), self.lifted.read(frame))

    def lifted_from(self, state: State, frame: i64) -> list[int]:
        """The lots from which beaten bids are lifted."""
        lifted = self.lifted.read(frame)
        lots = cast(KeyflowerState, state).lots
        return [tile for slot, tile in enumerate(lots) if (lifted >> slot) & 1]

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"lifted": [TILE.word(tile) for tile in self.lifted_from(state, frame)]}


class Pass(Action):
    """Nothing, as long as nothing is in hand; the season ends when all have passed in a row.

    Rule: KF-SEASON-20, KF-SEASON-21
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        if TURN.lifted.read(frame) == 0 and TURN.added.read(frame) == 0:
            found.append(THE_PASS)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        s.passes += 1
        s.note(PASSED.of(seat))
        if s.passes == s.rules.players:
            end_season(s)
        else:
            s.agenda.append(TURN.frame(next_seat(s, seat)))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KF-BID-13", "finish-moving", {})


class MoveWorkers(Action):
    """Bid, use a tile, or take along what goes with it: beaten bids, with summer boat 4b other colours."""

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        group = TURN.group(s, frame, seat)
        if group.added == 0:
            list_bids(s, group, found, ALL)
        list_uses(s, group, found, ALL)
        if group.added == 0:
            list_lifts(s, group, found)
        list_adds(s, group, found)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        lifted, added = TURN.lifted.read(frame), TURN.added.read(frame)
        settled = TURN.settled.read(frame)
        if LIFT.has(move):
            slot: i64 = s.lots.index(LIFT_TILE.read(move))
            s.agenda.append(TURN.frame(seat, lifted | (1 << slot), added, settled))
            return
        if ADD.has(move):
            more: i64 = ADD_COUNT.read(move) * ADDED_BASE[ADD_COLOUR.read(move)]
            s.agenda.append(TURN.frame(seat, lifted, added + more, settled))
            return
        s.passes = 0
        s.agenda.append(TURN.frame(next_seat(s, seat)))
        group = Group(s, seat, lifted, added)
        if BID.has(move):
            place_bid(s, group, BID_TILE.read(move), BID_COLOUR.read(move), BID_COUNT.read(move))
        else:
            use_tile(s, group, USE_TILE.read(move), USE_COLOUR.read(move), USE_COUNT.read(move))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        group = TURN.group(s, frame, seat)
        if LIFT.has(move):
            return refuse_lift(s, group, LIFT_TILE.read(move))
        if ADD.has(move):
            return refuse_add(s, group, ADD_COLOUR.read(move), ADD_COUNT.read(move))
        if BID.has(move):
            return refuse_bid(s, group, BID_TILE.read(move), BID_COLOUR.read(move), BID_COUNT.read(move))
        return refuse_use(s, group, USE_TILE.read(move), USE_COLOUR.read(move), USE_COUNT.read(move))


def next_seat(state: State, seat: i64) -> i64:
    return (seat + 1) % state.rules.players


def list_adds(state: KeyflowerState, group: Group, found: list[int]) -> None:
    """With summer boat 4b: workers of one colour that go along with others to use a tile that has a colour.

    Colours are told in their order, so that the same workers are told in one way only.
    Rule: KF-SBOAT-22
    """
    if not has_ability(state, group.seat, FREE_COLOURS):
        return
    colour: i64 = group.last_added + 1
    while colour < GREEN:
        have: i64 = state.screen[group.seat * COLOUR_COUNT + colour]
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
                found.append(rules_of(state).listing.lifts[state.lots[slot]])
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


TURN: Final = Turn()
